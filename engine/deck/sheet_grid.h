#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/data_frame.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// The rows of a spreadsheet as they are found. What a file says once for many cells or rows counts
/// each time, and before it is copied: a few hundred bytes can stand for a table of many gigabytes.
class SheetGrid {
 public:
  /// Begins a row; `number` is how the spreadsheet counts it, from 1.
  void begin(int number);
  /// What a cell of the row says, if it says anything. One beyond the widest table isn't kept.
  void set(std::size_t column, std::string_view text);
  /// Keeps what is to be told of a cell of the row, if it belongs to a card; the first 1,000.
  void remark(std::size_t column, Problem problem);
  /// Ends the row, which stands there so many times; one that says nothing is left out.
  void end(int times = 1);

  /// Takes no more: this is why.
  void refuse(Problem problem) { refusal_ = std::move(problem); }
  /// True if no more is taken: the table says why.
  bool full() const;

  /// The table: the first row, below a title that is alone in its row, names the columns.
  std::optional<DataFrame> table(const std::string& fileName, Problems& problems) &&;

 private:
  struct Row {
    int number = 0;
    std::vector<std::string> cells = {};
    std::size_t bytes = 0;
  };

  static bool isTitle(const Row& row, const Row& below);
  void count(std::size_t bytes, std::size_t cells);

  struct Remark {
    int row = 0;
    std::size_t column = 0;
    Problem problem;
  };

  std::vector<Row> rows_;
  std::vector<Remark> remarks_;
  Row row_;
  std::size_t bytes_ = 0, cells_ = 0;
  std::optional<Problem> refusal_;  // in row_
};

}  // namespace raindelay::deck
