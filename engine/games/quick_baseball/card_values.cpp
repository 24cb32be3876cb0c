#include "games/quick_baseball/card_values.h"

#include <optional>
#include <string>

#include "deck/reader.h"
#include "deck/words.h"

namespace raindelay::quick_baseball {

Hit CardValues::compare(Card bat, int batter, Card pitch, bool relief) const {
  const auto& reach =
      bats[static_cast<std::size_t>(bat.index())].reach[static_cast<std::size_t>(batter / 3)];
  const PitchCard& card = pitches[static_cast<std::size_t>(pitch.index())];
  Hit best;
  for (const Border border : {card.outer, relief ? card.inner : Border::kNone}) {
    if (border == Border::kNone) continue;
    const Hit hit{border, reach[static_cast<std::size_t>(border)]};
    if (hit.bases == 0 || (best.bases != 0 && best.border == Border::kRed)) continue;
    if (border == Border::kRed || hit.bases > best.bases) best = hit;
  }
  return best;
}

bool CardValues::isBlue(Card pitch, bool relief) const {
  const PitchCard& card = pitches[static_cast<std::size_t>(pitch.index())];
  return card.outer == Border::kBlue || (relief && card.inner == Border::kBlue);
}

namespace {

constexpr std::array<std::string_view, 3> kOtherwiseNames{"out", "out unless two are out", "ball"};
constexpr std::array<std::string_view, 3> kSections{"first", "fourth", "seventh"};

/// One table being read.
class CardReader {
 public:
  explicit CardReader(const deck::DataFrame& table)
      : rows_(table,
              {"code", "kind", "outer", "inner", "otherwise", "first", "fourth", "seventh"}) {}

  Result<CardValues> read() {
    while (rows_.next()) {
      const std::string& kind = rows_.cell("kind");
      if (kind == "pitching") readPitch();
      if (kind == "batting") readBat();
    }
    findMissing(kPitchCodes, pitches_, "pitching");
    findMissing(kBatCodes, bats_, "batting");
    if (rows_.error()) return *rows_.error();
    return cards_;
  }

 private:
  void readPitch() {
    const auto card = readCode("pitching card", kPitchCodes, pitches_);
    needEmpty(kSections, "only batting cards have sections");
    if (!card) return;
    PitchCard& pitch = cards_.pitches[static_cast<std::size_t>(card->index())];
    pitch.outer = readBorder("outer");
    pitch.inner = readBorder("inner");
    pitch.otherwise = readOtherwise();
    if (pitch.inner != Border::kNone && pitch.outer == Border::kNone) {
      rows_.fail("inner", "an inner border needs an outer one");
    }
    const bool ball = pitch.otherwise == Otherwise::kBall;
    if (ball != (*card == kPitchOut))
      rows_.fail("otherwise", "pitch-out is a ball, and no other pitch");
    if (ball && pitch.outer != Border::kNone) rows_.fail("outer", "pitch-out has no border");
  }

  void readBat() {
    const auto card = readCode("batting card", kBatCodes, bats_);
    needEmpty(std::array<std::string_view, 3>{"outer", "inner", "otherwise"},
              "only pitching cards have this");
    if (!card) return;
    for (std::size_t i = 0; i < kSections.size(); ++i) {
      cards_.bats[static_cast<std::size_t>(card->index())].reach[i] = readSection(kSections[i]);
    }
  }

  template <std::size_t N>
  std::optional<Card> readCode(std::string_view what, const std::array<std::string_view, N>& codes,
                               Hand& seen) {
    const auto index = rows_.take("code", indexOf(what, rows_.cell("code"), codes));
    if (rows_.error()) return std::nullopt;
    const Card card(static_cast<int>(index));
    if (seen.contains(card)) rows_.fail("code", "this card appears twice");
    seen.insert(card);
    return card;
  }

  Border readBorder(std::string_view column) {
    const std::string& cell = rows_.cell(column);
    return cell.empty() ? Border::kNone : borderOf(column, cell);
  }

  Border borderOf(std::string_view column, std::string_view word) {
    return static_cast<Border>(rows_.take(column, indexOf("border", word, kBorderNames)));
  }

  Otherwise readOtherwise() {
    return static_cast<Otherwise>(
        rows_.take("otherwise", indexOf("outcome", rows_.cell("otherwise"), kOtherwiseNames)));
  }

  std::array<std::uint8_t, kBorders> readSection(std::string_view column) {
    std::array<std::uint8_t, kBorders> reach{};
    const std::string& cell = rows_.cell(column);
    if (cell.empty()) rows_.fail(column, "say what they reach, like `red 4; blue 1`, or `-`");
    if (cell == "-") return reach;
    for (const std::string_view entry : deck::split(cell, ';')) {
      const auto words = deck::split(entry, ' ');
      if (words.size() != 2) {
        rows_.fail(column, "`" + std::string(entry) + "` isn't a border and a base, like `red 4`");
        continue;
      }
      const Border border = borderOf(column, words[0]);
      std::uint8_t& base = reach[static_cast<std::size_t>(border)];
      if (base != 0) rows_.fail(column, std::string(words[0]) + " appears twice");
      if (words[1].size() != 1 || words[1][0] < '1' || words[1][0] > '4') {
        rows_.fail(column,
                   "`" + std::string(words[1]) + "` isn't a base: 1, 2, 3, or 4 for a home run");
        continue;
      }
      base = static_cast<std::uint8_t>(words[1][0] - '0');
    }
    return reach;
  }

  template <std::size_t N>
  void needEmpty(const std::array<std::string_view, N>& columns, std::string_view why) {
    for (const std::string_view column : columns) {
      if (!rows_.cell(column).empty()) rows_.fail(column, why);
    }
  }

  template <std::size_t N>
  void findMissing(const std::array<std::string_view, N>& codes, const Hand& seen,
                   std::string_view kind) {
    for (std::size_t i = 0; i < N; ++i) {
      rows_.need(seen.contains(Card(static_cast<int>(i))), "code",
                 "there is no " + std::string(kind) + " card " + std::string(codes[i]));
    }
  }

  deck::Reader rows_;
  CardValues cards_;
  Hand pitches_;
  Hand bats_;
};

}  // namespace

Result<CardValues> readCards(const deck::DataFrames& tables) {
  const auto cards = tables.find("cards");
  if (cards == tables.end()) return Error{"Quick Baseball needs the table cards.csv"};
  return CardReader(cards->second).read();
}

}  // namespace raindelay::quick_baseball
