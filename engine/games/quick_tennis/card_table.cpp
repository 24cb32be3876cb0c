#include "games/quick_tennis/card_table.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "core/nearest.h"

namespace raindelay::quick_tennis {

Quadrant CardTable::moved(Call call, Quadrant target) const {
  if (call == Call::kNone) return target;
  return calls[static_cast<std::size_t>(call)][static_cast<std::size_t>(target - 1)];
}

std::string codeOf(Seat seat, Card card) {
  std::string code(colourOf(seat));
  code += '-' + std::to_string(quadrantOf(card));
  if (copyOf(card) > 0) code += static_cast<char>('a' + copyOf(card));
  return code;
}

namespace {

constexpr std::array<std::string_view, kCalls> kCallNames{"lob", "drop"};
/// A serve takes one card and three may be played to it.
constexpr int kFewestCards = 4;

/// Reads the tables; the first mistake is the one that is told.
class Reader {
 public:
  Result<CardTable> read(const deck::Table& cards, const deck::Table& calls) {
    readCards(cards);
    readCalls(calls);
    if (error_) return *error_;
    return table_;
  }

 private:
  void readCards(const deck::Table& cards) {
    if (!hasColumns(cards, {"code", "kind"})) return;
    for (std::size_t row = 0; row < cards.rows(); ++row) {
      for (const Seat seat : {Seat(0), Seat(1)}) {
        if (cards.at(row, "kind") == colourOf(seat)) readCard(cards, row, seat);
      }
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
      const Hand& pack = table_.packs[static_cast<std::size_t>(seat.index())];
      if (error_ || pack.size() >= kFewestCards) continue;
      error_ = Error{cards.fileName() + ", column kind: only " + std::to_string(pack.size()) +
                     " cards are " + std::string(colourOf(seat)) + "; a player needs four"};
    }
  }

  void readCard(const deck::Table& cards, std::size_t row, Seat seat) {
    std::vector<std::string> codes;
    for (int i = 0; i < kCards; ++i) codes.push_back(codeOf(seat, Card(i)));
    const auto index = indexOf(cards, row, "code", "card", codes);
    if (!index) return;
    const Card card(static_cast<int>(*index));
    Hand& pack = table_.packs[static_cast<std::size_t>(seat.index())];
    if (pack.contains(card)) return fail(cards, row, "code", "this card is there already");
    pack.insert(card);
  }

  void readCalls(const deck::Table& calls) {
    if (!hasColumns(calls, {"call", "from", "to"})) return;
    for (std::size_t row = 0; row < calls.rows(); ++row) {
      const auto call = indexOf(calls, row, "call", "call", kCallNames);
      const int from = number(calls, row, "from", kQuadrants);
      const int to = number(calls, row, "to", kQuadrants);
      if (!call || error_) return;
      Quadrant& moved = table_.calls[*call][static_cast<std::size_t>(from - 1)];
      if (moved != 0) return fail(calls, row, "from", "this call moves such a shot already");
      if (from == to) return fail(calls, row, "to", "a call must move the shot");
      moved = static_cast<Quadrant>(to);
    }
  }

  bool hasColumns(const deck::Table& table, std::initializer_list<std::string_view> columns) {
    for (const std::string_view column : columns) {
      if (auto found = table.column(column); !found) error_ = error_.value_or(found.error());
    }
    return !error_;
  }

  template <class Names>
  std::optional<std::size_t> indexOf(const deck::Table& table, std::size_t row,
                                     std::string_view column, std::string_view what,
                                     const Names& names) {
    const std::string& cell = table.at(row, column);
    const auto found = std::find(names.begin(), names.end(), cell);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    fail(table, row, column, unknownName(what, cell, {names.begin(), names.end()}).message);
    return std::nullopt;
  }

  /// A number 1 … most.
  int number(const deck::Table& table, std::size_t row, std::string_view column, int most) {
    const std::string& cell = table.at(row, column);
    int value = 0;
    const auto [end, fault] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    const bool whole = fault == std::errc() && end == cell.data() + cell.size();
    if (whole && value >= 1 && value <= most) return value;
    fail(table, row, column, "`" + cell + "` isn't a number from 1 to " + std::to_string(most));
    return 1;
  }

  void fail(const deck::Table& table, std::size_t row, std::string_view column,
            std::string_view what) {
    if (!error_) error_ = table.error(row, column, what);
  }

  CardTable table_;
  std::optional<Error> error_;
};

}  // namespace

Result<CardTable> readTables(const deck::Tables& tables) {
  const auto cards = tables.find("cards");
  const auto calls = tables.find("calls");
  if (cards == tables.end()) return Error{"Quick Tennis needs the table cards.csv"};
  if (calls == tables.end()) return Error{"Quick Tennis needs the table calls.csv"};
  return Reader().read(cards->second, calls->second);
}

}  // namespace raindelay::quick_tennis
