#include "deck/reader.h"

#include "deck/words.h"

namespace raindelay::deck {

Reader::Reader(const DataFrame& table, std::initializer_list<std::string_view> columns)
    : table_(table) {
  for (const std::string_view column : columns) {
    if (const auto found = table.column(column); !found && !error_) error_ = found.error();
  }
}

bool Reader::next() {
  if (error_ || rows_ == table_.rows()) return false;
  ++rows_;
  return true;
}

const std::string& Reader::cell(std::string_view column) const {
  return table_.at(rows_ - 1, column);
}

void Reader::fail(std::string_view column, std::string_view what) {
  if (!error_) error_ = table_.error(rows_ - 1, column, what);
}

void Reader::need(bool kept, std::string_view column, std::string_view what) {
  if (kept || error_) return;
  error_ = Error{table_.fileName() + ", column " + std::string(column) + ": " + std::string(what)};
}

int Reader::takeNumber(std::string_view column, int least, int most) {
  const auto number = table_.integer(rows_ - 1, column);
  if (number && *number >= least && *number <= most) return *number;
  fail(column, inQuotes(cell(column)) + " isn't a number from " + std::to_string(least) + " to " +
                   std::to_string(most));
  return least;
}

std::optional<Error> missingCard(const DataFrames& tables, std::string_view game,
                                 std::span<const std::string_view> codes) {
  const auto cards = tables.find("cards");
  if (cards == tables.end()) return Error{std::string(game) + " needs the table cards.csv"};
  Reader rows(cards->second, {"code"});
  for (const std::string_view code : codes) {
    rows.need(code.empty() || cards->second.findRow("code", code).has_value(), "code",
              "there is no card " + std::string(code));
  }
  return rows.error();
}

}  // namespace raindelay::deck
