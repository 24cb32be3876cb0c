#pragma once

#include <initializer_list>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "core/nearest.h"
#include "deck/data_frame.h"

namespace raindelay::deck {

/// Goes through a table's rows and takes what their cells say. The first mistake is the one
/// reported; after it nothing that was taken means anything.
class Reader {
 public:
  /// A table without one of the columns is a mistake.
  Reader(const DataFrame& table, std::initializer_list<std::string_view> columns);

  /// Goes to the next row (at first: to the first one); false at the end, or after a mistake.
  bool next();
  /// The cell in this row.
  [[nodiscard]] const std::string& cell(std::string_view column) const;
  /// Notes a mistake in this row, unless there was one.
  void fail(std::string_view column, std::string_view what);
  /// Notes a mistake of the whole column.
  void need(bool kept, std::string_view column, std::string_view what);
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  /// The value read from the cell, or its mistake.
  template <class T>
  T take(std::string_view column, const Result<T>& read) {
    if (!read) fail(column, read.error().message);
    return read ? *read : T{};
  }
  /// The index of the name that the cell is. Each may be in one row of the column only.
  template <class Names>
  std::size_t takeKey(std::string_view column, const Names& names) {
    const auto key = take(column, indexOf(column, cell(column), names));
    if (!keys_.insert(key).second) fail(column, "this one appears twice");
    return key;
  }
  /// The number of keys taken.
  [[nodiscard]] std::size_t keys() const { return keys_.size(); }
  /// The cell as a number from `least` to `most`.
  int takeNumber(std::string_view column, int least, int most);

 private:
  const DataFrame& table_;
  std::size_t rows_ = 0;  ///< begun so far
  std::set<std::size_t> keys_;
  std::optional<Error> error_;
};

/// The error if the table `cards` isn't there, or hasn't a row for each of these codes (an empty
/// one stands for no card); for a game that knows its cards by their codes and reads nothing else
/// of them. Further cards are none of its business. `game` is its title.
[[nodiscard]] std::optional<Error> missingCard(const DataFrames& tables, std::string_view game,
                                               std::span<const std::string_view> codes);

}  // namespace raindelay::deck
