#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/card_set.h"
#include "core/text.h"

namespace raindelay::quick_baseball {

/// The pitcher's seven cards are numbered in the order of the notation, the batter's five likewise.
inline constexpr int kPitches = 7;
inline constexpr int kBats = 5;

using Hand = CardSet<8>;
inline constexpr Hand kAllPitches = Hand::firstCards(kPitches);
inline constexpr Hand kAllBats = Hand::firstCards(kBats);

inline constexpr std::array<std::string_view, kPitches> kPitchCodes{
    "strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2", "pitch-out"};
inline constexpr std::array<std::string_view, kBats> kBatCodes{"long-ball", "top", "heart",
                                                               "contact", "slap"};

/// The pitch that never leaves the pitcher's hand.
inline constexpr Card kPitchOut{6};

/// Rows of GameInfo::pieceKinds. Bases, outs, home and mound flip: their faces are numbered below.
enum class Kind : std::uint8_t { kPitching, kBatting, kBase, kOuts, kHome, kMound };
inline constexpr int kKinds = 6;

/// The faces of the cards that flip: three empty bases and three with a runner; none, one, two out;
/// batters 1 to 4 (a quarter turn each), 5 to 8, and 9; the starting pitcher and his reliever.
inline constexpr std::array<std::string_view, 6> kBaseCodes{
    "base-1", "base-2", "base-3", "base-1-runner", "base-2-runner", "base-3-runner"};
inline constexpr std::array<std::string_view, 3> kOutsCodes{"outs", "outs-1", "outs-2"};
inline constexpr std::array<std::string_view, 3> kHomeCodes{"home", "home-5", "home-9"};
inline constexpr std::array<std::string_view, 2> kMoundCodes{"mound", "mound-relief"};

[[nodiscard]] constexpr Face faceOf(Kind kind, int number) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(number)};
}
[[nodiscard]] constexpr Face pitchFace(Card card) {
  return faceOf(Kind::kPitching, card.index());
}
[[nodiscard]] constexpr Face batFace(Card card) {
  return faceOf(Kind::kBatting, card.index());
}

/// Rows of GameInfo::places.
namespace places {
inline constexpr Place kHand{0};  ///< seat 0's; seat 1's follows
inline constexpr Place kPitch{2};
inline constexpr Place kBat{3};
inline constexpr Place kPitchDiscard{4};
inline constexpr Place kBatDiscard{5};
inline constexpr Place kFirst{6};  ///< second and third base follow
inline constexpr Place kOuts{9};
inline constexpr Place kHome{10};
inline constexpr Place kMound{11};
inline constexpr int kCount = 12;
}  // namespace places

/// The place of the face-down card of a pitch, and that of the discards of such cards: kPitching,
/// kBatting.
[[nodiscard]] constexpr Place slotPlace(Kind kind) {
  return Place(places::kPitch.index() + static_cast<int>(kind));
}
[[nodiscard]] constexpr Place discardPlace(Kind kind) {
  return Place(places::kPitchDiscard.index() + static_cast<int>(kind));
}
[[nodiscard]] constexpr Place handPlace(Seat seat) {
  return Place(places::kHand.index() + seat.index());
}
/// Base 1 … 3; 4 is home.
[[nodiscard]] constexpr Place basePlace(int base) {
  return base == 4 ? places::kHome : Place(places::kFirst.index() + base - 1);
}

}  // namespace raindelay::quick_baseball
