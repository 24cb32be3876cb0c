#include "deck/table.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "deck/words.h"

namespace raindelay::deck {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// The rest of the entry that begins with the word, or with the word and a colon; entries stand
// between semicolons.
std::string_view listed(std::string_view cell, std::string_view word) {
  while (!cell.empty()) {
    const std::size_t end = std::min(cell.find(';'), cell.size());
    const std::string_view entry = trimmed(cell.substr(0, end));
    cell.remove_prefix(std::min(end + 1, cell.size()));
    const std::size_t blank = std::min(entry.find(' '), entry.size());
    std::string_view first = entry.substr(0, blank);
    if (first.ends_with(':')) first.remove_suffix(1);
    if (first == word) return trimmed(entry.substr(blank));
  }
  return {};
}

// How often the word stands in the text, 9 at most; nothing if it doesn't.
std::string_view counted(std::string_view text, std::string_view word) {
  constexpr std::string_view kDigits = "123456789";
  constexpr std::string_view kBetween = " ;,";
  std::size_t count = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(kBetween), text.size());
    if (!word.empty() && text.substr(0, end) == word) ++count;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return count == 0 ? std::string_view() : kDigits.substr(std::min<std::size_t>(count, 9) - 1, 1);
}

// Where a field's name ends and what is asked of the cell begins.
std::size_t endOfName(std::string_view field) {
  return std::min(field.find_first_of("/#"), field.size());
}

}  // namespace

Table::Table(std::string fileName, std::vector<std::string> columns)
    : fileName_(std::move(fileName)), columns_(std::move(columns)) {}

void Table::addRow(std::vector<std::string> cells, int sheetRow) {
  if (cells.size() != columns_.size()) std::abort();
  cells_.push_back(std::move(cells));
  sheetRows_.push_back(sheetRow);
}

std::optional<std::size_t> Table::find(std::string_view column) const {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (columns_[i] == column) return i;
  }
  return std::nullopt;
}

Result<std::size_t> Table::column(std::string_view column) const {
  if (auto found = find(column)) return *found;
  return Error{fileName_ + " has no column " + inQuotes(column) + suggestion(column, columns_)};
}

const std::string& Table::at(std::size_t row, std::size_t column) const {
  return cells_.at(row).at(column);
}

const std::string& Table::at(std::size_t row, std::string_view column) const {
  static const std::string kEmpty;
  auto found = find(column);
  return found ? at(row, *found) : kEmpty;
}

std::string_view Table::field(std::size_t row, std::string_view name) const {
  if (const auto whole = find(name)) return at(row, *whole);
  const std::size_t hash = name.rfind('#');
  const std::size_t end = endOfName(name);
  std::string_view text = at(row, name.substr(0, end));
  if (end < name.size() && name[end] == '/')
    text = listed(text, name.substr(end + 1, hash - end - 1));
  return hash == std::string_view::npos ? text : counted(text, name.substr(hash + 1));
}

Result<void> Table::checkField(std::string_view name) const {
  if (find(name)) return {};
  if (auto found = column(name.substr(0, endOfName(name))); !found) return found.error();
  return {};
}

Result<int> Table::integer(std::size_t row, std::string_view columnName) const {
  auto where = column(columnName);
  if (!where) return where.error();
  const std::string& cell = at(row, *where);
  int number = 0;
  auto [end, problem] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
  if (problem != std::errc() || end != cell.data() + cell.size() || cell.empty()) {
    return error(row, columnName, inQuotes(cell) + " is not a whole number.");
  }
  return number;
}

std::optional<std::size_t> Table::findRow(std::string_view column, std::string_view value) const {
  auto where = find(column);
  if (!where) return std::nullopt;
  for (std::size_t row = 0; row < rows(); ++row) {
    if (cells_[row][*where] == value) return row;
  }
  return std::nullopt;
}

int Table::sheetRow(std::size_t row) const {
  return sheetRows_.at(row);
}

std::string Table::place(std::size_t row, std::string_view column) const {
  return fileName_ + ", row " + std::to_string(sheetRow(row)) + ", column " + std::string(column);
}

Error Table::error(std::size_t row, std::string_view column, std::string_view what) const {
  return Error{place(row, column) + ": " + std::string(what)};
}

}  // namespace raindelay::deck
