#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/data_frame.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// Makes a table of what was found in a file, with the same limits and words for every format.
class DataFrameBuilder {
 public:
  /// The problems outlive it.
  DataFrameBuilder(std::string fileName, Problems& problems)
      : fileName_(std::move(fileName)), problems_(problems) {}

  /// Tells what is wrong with a row of the file (0: with all of it).
  void report(int row, Problem problem, const std::string& column = {});
  /// The same, and there is no table.
  std::nullopt_t fail(int row, Problem problem);

  /// False if the names cannot be a table's: one is empty, or there twice, or they are too many.
  bool setColumns(int row, std::vector<std::string> names);
  /// A row; one without content is left out. `count` is how many cells it had, if not all of them
  /// are here. False if no more rows are read.
  bool addRow(int row, std::vector<std::string> cells, std::size_t count);

  const std::vector<std::string>& columns() const { return table_.columns(); }
  DataFrame take() { return std::move(table_); }

 private:
  // Leaves out what no text has; it is told where it was.
  void leaveOutControls(int row, std::string& cell, const std::string& column);

  std::string fileName_;
  Problems& problems_;
  DataFrame table_;
};

/// The name of a column as its heading says it: on one line, with single blanks, and without byte
/// order marks, which files that were put together have in their middle.
std::string columnName(std::string_view heading);

/// That a table has so many columns.
Problem tooManyColumns(std::size_t count);

}  // namespace raindelay::deck
