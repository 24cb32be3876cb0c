#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/card_set.h"
#include "core/text.h"

namespace raindelay::cooperstown {

/// The 56 offensive cards are numbered suit * 14 + rank - 1, the 22 defensive ones by their value.
inline constexpr int kOffenceCards = 56;
inline constexpr int kDefenceCards = 22;
inline constexpr int kRanks = 14;

using OffenceSet = CardSet<kOffenceCards>;
using DefenceSet = CardSet<kDefenceCards>;

/// Stands where a card may lie and none does.
inline constexpr Card kNoCard{255};

/// The four suits of the offence, in the order of their numbers.
enum class Suit : std::uint8_t { kBats, kBalls, kGloves, kBases };

/// Ranks: Ace 1, 2 … 10, and these.
inline constexpr int kAce = 1;
inline constexpr int kRookie = 11;
inline constexpr int kVeteran = 12;
inline constexpr int kAllStar = 13;
inline constexpr int kWildcard = 14;

[[nodiscard]] constexpr Card offence(Suit suit, int rank) {
  return Card(static_cast<int>(suit) * kRanks + rank - 1);
}
[[nodiscard]] constexpr Suit suitOf(Card card) {
  return static_cast<Suit>(card.index() / kRanks);
}
[[nodiscard]] constexpr int rankOf(Card card) {
  return card.index() % kRanks + 1;
}

/// The four wildcards, each the fourteenth card of a suit.
inline constexpr Card kTheWhiff = offence(Suit::kBats, kWildcard);
inline constexpr Card kTheBeanball = offence(Suit::kBalls, kWildcard);
inline constexpr Card kTheCircusCatch = offence(Suit::kGloves, kWildcard);
inline constexpr Card kThePickoff = offence(Suit::kBases, kWildcard);

/// Fast runners: the Bases suit; The Pickoff too, once it stands on a base.
[[nodiscard]] constexpr bool isBaseCard(Card card) {
  return card.index() >= static_cast<int>(Suit::kBases) * kRanks && card.index() < kOffenceCards;
}
/// Rookies, Veterans and All Stars.
[[nodiscard]] constexpr bool isPicture(Card card) {
  return rankOf(card) >= kRookie && rankOf(card) <= kAllStar;
}

/// The Fan, value 0: the worst fielder, and the one who stays.
inline constexpr Card kFan{0};

/// The nine positions in their official order.
enum class Position : std::uint8_t {
  kPitcher,
  kCatcher,
  kFirstBase,
  kSecondBase,
  kThirdBase,
  kShortstop,
  kLeftField,
  kCentreField,
  kRightField
};
inline constexpr int kPositions = 9;

/// Positions in notation.
inline constexpr std::array<std::string_view, kPositions> kPositionCodes{
    "P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF"};

/// Rows of GameInfo::pieceKinds.
inline constexpr std::uint8_t kOffenceKind = 0;
inline constexpr std::uint8_t kDefenceKind = 1;

[[nodiscard]] constexpr Face offenceFace(Card card) {
  return {kOffenceKind, static_cast<std::int16_t>(card.index())};
}
[[nodiscard]] constexpr Face defenceFace(Card card) {
  return {kDefenceKind, static_cast<std::int16_t>(card.index())};
}

/// The codes of the card tables.
inline constexpr std::array<std::string_view, kOffenceCards> kOffenceCodes{
    "At", "2t", "3t", "4t", "5t", "6t", "7t", "8t", "9t", "10t", "Rt", "Vt", "St", "whiff",
    "Al", "2l", "3l", "4l", "5l", "6l", "7l", "8l", "9l", "10l", "Rl", "Vl", "Sl", "beanball",
    "Ag", "2g", "3g", "4g", "5g", "6g", "7g", "8g", "9g", "10g", "Rg", "Vg", "Sg", "circus",
    "Ab", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "10b", "Rb", "Vb", "Sb", "pickoff"};
inline constexpr std::array<std::string_view, kDefenceCards> kDefenceCodes{
    "d0",  "d1",  "d2",  "d3",  "d4",  "d5",  "d6",  "d7",  "d8",  "d9",  "d10",
    "d11", "d12", "d13", "d14", "d15", "d16", "d17", "d18", "d19", "d20", "d21"};
[[nodiscard]] constexpr std::string_view offenceCode(Card card) {
  return kOffenceCodes[static_cast<std::size_t>(card.index())];
}
[[nodiscard]] constexpr std::string_view defenceCode(Card card) {
  return kDefenceCodes[static_cast<std::size_t>(card.index())];
}

/// Rows of GameInfo::places.
namespace places {
inline constexpr Place kField{0};  ///< the pitcher's; the other positions follow
inline constexpr Place kDugout{9};
inline constexpr Place kDeck{10};  ///< seat 0's (the shared one); seat 1's follows
inline constexpr Place kPlate{12};
inline constexpr Place kFirst{13};  ///< second and third base follow
inline constexpr Place kHome{16};
inline constexpr Place kOuts{17};
inline constexpr Place kRuns{18};
inline constexpr Place kEjected{19};
inline constexpr Place kLeftOut{20};
inline constexpr Place kDraw{21};  ///< seat 0's card of the draw for home; seat 1's follows
inline constexpr Place kDefence{23};
inline constexpr Place kPack{24};  ///< the offensive cards before the deal
inline constexpr int kCount = 25;
}  // namespace places

[[nodiscard]] constexpr Place fieldPlace(int position) {
  return Place(places::kField.index() + position);
}
[[nodiscard]] constexpr Place deckPlace(int team) {
  return Place(places::kDeck.index() + team);
}
[[nodiscard]] constexpr Place drawPlace(int seat) {
  return Place(places::kDraw.index() + seat);
}
/// Base 1 … 3; 4 is home.
[[nodiscard]] constexpr Place basePlace(int base) {
  return Place(places::kFirst.index() + base - 1);
}

}  // namespace raindelay::cooperstown
