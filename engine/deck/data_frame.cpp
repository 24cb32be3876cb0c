#include "deck/data_frame.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "deck/words.h"

namespace raindelay::deck {

DataFrame::DataFrame(std::string fileName, std::vector<std::string> columns)
    : fileName_(std::move(fileName)), columns_(std::move(columns)) {}

void DataFrame::addRow(std::vector<std::string> cells, int sheetRow) {
  if (cells.size() != columns_.size()) std::abort();
  cells_.push_back(std::move(cells));
  sheetRows_.push_back(sheetRow);
}

void DataFrame::set(std::size_t row, std::size_t column, std::string content) {
  cells_.at(row).at(column) = std::move(content);
}

std::optional<std::size_t> DataFrame::find(std::string_view column) const {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (columns_[i] == column) return i;
  }
  return std::nullopt;
}

Result<std::size_t> DataFrame::column(std::string_view column) const {
  if (auto found = find(column)) return *found;
  return Error{fileName_ + " has no column " + inQuotes(column) + suggestion(column, columns_)};
}

const std::string& DataFrame::at(std::size_t row, std::size_t column) const {
  return cells_.at(row).at(column);
}

const std::string& DataFrame::at(std::size_t row, std::string_view column) const {
  static const std::string kEmpty;
  auto found = find(column);
  return found ? at(row, *found) : kEmpty;
}

Result<int> DataFrame::integer(std::size_t row, std::string_view columnName) const {
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

std::optional<std::size_t> DataFrame::findRow(std::string_view column,
                                              std::string_view value) const {
  auto where = find(column);
  if (!where) return std::nullopt;
  for (std::size_t row = 0; row < rows(); ++row) {
    if (cells_[row][*where] == value) return row;
  }
  return std::nullopt;
}

int DataFrame::sheetRow(std::size_t row) const {
  return sheetRows_.at(row);
}

std::string DataFrame::place(std::size_t row, std::string_view column) const {
  return fileName_ + ", row " + std::to_string(sheetRow(row)) + ", column " + std::string(column);
}

Error DataFrame::error(std::size_t row, std::string_view column, std::string_view what) const {
  return Error{place(row, column) + ": " + std::string(what)};
}

}  // namespace raindelay::deck
