#include "games/quick_tennis/card_values.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "deck/reader.h"

namespace raindelay::quick_tennis {

Quadrant CardValues::moved(Call call, Quadrant target) const {
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

std::optional<Error> readCards(const deck::DataFrame& table, CardValues& cards) {
  std::vector<std::string> codes;  // of both players
  for (int i = 0; i < 2 * kCards; ++i) codes.push_back(codeOf(Seat(i / kCards), Card(i % kCards)));
  deck::Reader rows(table, {"code", "kind"});
  while (rows.next()) {
    const std::string& kind = rows.cell("kind");
    if (std::find(kColours.begin(), kColours.end(), kind) == kColours.end()) continue;
    const std::size_t key = rows.takeKey("code", codes);
    const std::size_t seat = key / kCards;
    if (kColours[seat] != kind) rows.fail("kind", "this card is " + std::string(kColours[seat]));
    cards.packs[seat].insert(Card(static_cast<int>(key % kCards)));
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int count = cards.packs[seat].size();
    rows.need(count >= kFewestCards, "kind",
              "only " + std::to_string(count) + " cards are " + std::string(kColours[seat]) +
                  "; a player needs four");
  }
  return rows.error();
}

std::optional<Error> readCalls(const deck::DataFrame& table, CardValues& cards) {
  deck::Reader rows(table, {"call", "from", "to"});
  while (rows.next()) {
    const std::size_t call = rows.take("call", indexOf("call", rows.cell("call"), kCallNames));
    const int from = rows.takeNumber("from", 1, kQuadrants);
    const int to = rows.takeNumber("to", 1, kQuadrants);
    Quadrant& moved = cards.calls[call][static_cast<std::size_t>(from - 1)];
    if (moved != 0) rows.fail("from", "this call moves such a shot already");
    if (from == to) rows.fail("to", "a call must move the shot");
    moved = static_cast<Quadrant>(to);
  }
  return rows.error();
}

}  // namespace

Result<CardValues> readCardValues(const deck::DataFrames& tables) {
  const auto cards = tables.find("cards");
  const auto calls = tables.find("calls");
  if (cards == tables.end()) return Error{"Quick Tennis needs the table cards.csv"};
  if (calls == tables.end()) return Error{"Quick Tennis needs the table calls.csv"};
  CardValues table;
  if (const auto error = readCards(cards->second, table)) return *error;
  if (const auto error = readCalls(calls->second, table)) return *error;
  return table;
}

}  // namespace raindelay::quick_tennis
