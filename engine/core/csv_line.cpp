#include "core/csv_line.h"

#include <string_view>

namespace raindelay {

namespace {

/// Separators, quotes, line ends and spaces that reading would drop make a cell need quotes.
std::string quotedCell(std::string_view cell) {
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

std::string csvLine(std::span<const std::string> cells) {
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) out += (i > 0 ? "," : "") + quotedCell(cells[i]);
  return out + '\n';
}

}  // namespace raindelay
