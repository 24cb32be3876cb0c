#include "deck/csv_writer.h"

#include <string_view>

namespace raindelay::deck {

namespace {

/// Separators, quotes, line ends and spaces that reading would drop make a cell need quotes.
std::string quoted(std::string_view cell) {
  const bool plain = cell.find_first_of(",;\t\"\r\n") == std::string_view::npos &&
                     (cell.empty() || (cell.front() != ' ' && cell.back() != ' '));
  if (plain) return std::string(cell);
  std::string out = "\"";
  for (const char c : cell) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

}  // namespace

std::string writeCsv(const Table& table) {
  std::string out;
  const std::size_t columns = table.columns().size();
  for (std::size_t c = 0; c < columns; ++c) {
    out += (c > 0 ? "," : "") + quoted(table.columns()[c]);
  }
  out += '\n';
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t c = 0; c < columns; ++c) out += (c > 0 ? "," : "") + quoted(table.at(row, c));
    out += '\n';
  }
  return out;
}

}  // namespace raindelay::deck
