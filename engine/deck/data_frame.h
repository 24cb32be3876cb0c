#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace raindelay::deck {

/// A data frame: strings in named columns, as a designer keeps it in a spreadsheet: the cards of a
/// deck, or whatever else the rules of a game read beside them. Every row has a cell in every
/// column, empty where the file had none.
class DataFrame {
 public:
  /// An empty table; `fileName` is how messages call it.
  explicit DataFrame(std::string fileName = {}, std::vector<std::string> columns = {});

  /// Appends a row of exactly columns().size() cells that stands in row `sheetRow` of the file.
  void addRow(std::vector<std::string> cells, int sheetRow);

  /// Lets a cell say something else; `row` < rows(), `column` < columns().size().
  void set(std::size_t row, std::size_t column, std::string content);

  const std::string& fileName() const { return fileName_; }
  const std::vector<std::string>& columns() const { return columns_; }
  /// Number of rows below the header.
  std::size_t rows() const { return cells_.size(); }

  /// The index of the column, or nothing if there is none of this name.
  std::optional<std::size_t> find(std::string_view column) const;
  /// The index of the column; if there is none, a sentence that names the nearest one.
  Result<std::size_t> column(std::string_view column) const;

  /// The cell; `row` < rows(), `column` < columns().size().
  const std::string& at(std::size_t row, std::size_t column) const;
  /// The cell in the named column, or an empty string if there is no such column.
  const std::string& at(std::size_t row, std::string_view column) const;
  /// The cell as a whole number, or a sentence with its place.
  Result<int> integer(std::size_t row, std::string_view column) const;
  /// The first row that has `value` in the column.
  std::optional<std::size_t> findRow(std::string_view column, std::string_view value) const;

  /// The row's number as a spreadsheet shows it: the header is row 1.
  int sheetRow(std::size_t row) const;
  /// A cell's place for messages: "cards.csv, row 7, column rank".
  std::string place(std::size_t row, std::string_view column) const;
  /// A sentence about a cell: "cards.csv, row 7, column rank: `what`".
  Error error(std::size_t row, std::string_view column, std::string_view what) const;

 private:
  std::string fileName_;
  std::vector<std::string> columns_;
  std::vector<std::vector<std::string>> cells_;
  std::vector<int> sheetRows_;
};

/// The data frames of a deck by file name without ending: `cards`, `gloves`.
using DataFrames = std::map<std::string, DataFrame, std::less<>>;

}  // namespace raindelay::deck
