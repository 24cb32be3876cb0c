#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/text.h"

namespace raindelay::rallybird {

/// The plays, by number: the seventeen of the game, then those that a designer may add.
inline constexpr int kMostPlays = 24;
using PlaySet = CardSet<kMostPlays>;
inline constexpr std::array<std::string_view, kMostPlays> kPlayCodes{
    "infield-left", "infield-right",  "grounder-left", "grounder-right", "drive-left",
    "drive-right",  "bunt-hit",       "sac-left",      "sac-right",      "steal-2b",
    "steal-3b",     "take-the-pitch", "home-run",      "hit-and-run",    "up-the-middle",
    "deep-left",    "deep-right",     "play-18",       "play-19",        "play-20",
    "play-21",      "play-22",        "play-23",       "play-24"};
/// Left out of a first game (rule 9.3).
inline constexpr Card kTakeThePitch{11};

/// The Gloves, by number; the first two have the baseball icon.
inline constexpr int kGloves = 7;
inline constexpr int kIconGloves = 2;
inline constexpr std::array<std::string_view, kGloves> kGloveCodes{
    "glove-5-4", "glove-4-6", "glove-5-3", "glove-4-3", "glove-4-2", "glove-3-2", "glove-3-1"};
/// No Glove for a zone.
inline constexpr int kNoGlove = kGloves;
/// The names of the Gloves in records: their two values, as the game came with them; and none.
inline constexpr std::array<std::string_view, kGloves + 1> kGloveNames{"5/4", "4/6", "5/3", "4/3",
                                                                       "4/2", "3/2", "3/1", "-"};

/// Zones A … F are 0 … 5.
inline constexpr int kZones = 6;
inline constexpr std::array<std::string_view, kZones> kZoneLetters{"A", "B", "C", "D", "E", "F"};

/// Cubes of a team, 1 … 4.
inline constexpr int kCubes = 4;

/// Rows of GameInfo::pieceKinds. No two pieces have the same face: a Glove has two, a die six of
/// its own, a cube its number.
enum class Kind : std::uint8_t { kPlay, kGlove, kDie, kRunner, kBird };
inline constexpr int kKinds = 5;

[[nodiscard]] constexpr Face faceOf(Kind kind, int number) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(number)};
}
[[nodiscard]] constexpr Face playFace(Card play) {
  return faceOf(Kind::kPlay, play.index());
}
[[nodiscard]] constexpr Face gloveFace(int glove, bool back = false) {
  return faceOf(Kind::kGlove, 2 * glove + (back ? 1 : 0));
}
/// The first or second die (0, 1) showing 1 … 6.
[[nodiscard]] constexpr Face dieFace(int die, int value) {
  return faceOf(Kind::kDie, 6 * die + value - 1);
}
[[nodiscard]] constexpr Face runnerFace(Seat team, int cube) {
  return faceOf(Kind::kRunner, kCubes * team.index() + cube - 1);
}

/// Rows of GameInfo::places.
namespace places {
inline constexpr Place kHand{0};  ///< seat 0's; seat 1's follows, so the dugouts
inline constexpr Place kPlay{2};
inline constexpr Place kAside{3};
inline constexpr Place kGloves{4};
inline constexpr Place kZone{5};  ///< A; the others follow
inline constexpr Place kLost{11};
inline constexpr Place kDice{12};
inline constexpr Place kFirst{13};  ///< second and third base follow
inline constexpr Place kPlate{16};
inline constexpr Place kDugout{17};
inline constexpr Place kBird{19};  ///< beside the board; then with seat 0, with seat 1
inline constexpr int kCount = 22;
}  // namespace places

/// The `index`-th of a row of places.
[[nodiscard]] constexpr Place placeOf(Place first, int index) {
  return Place(first.index() + index);
}
/// Base 1 … 3; 0 and 4 are the plate.
[[nodiscard]] constexpr Place basePlace(int base) {
  return base % 4 == 0 ? places::kPlate : placeOf(places::kFirst, base - 1);
}

/// Rows of GameInfo::sources. The source of a draw decides who learns of it: setting aside has one
/// a seat.
inline constexpr int kDiceSource = 0;
[[nodiscard]] constexpr int asideSource(Seat seat) {
  return 1 + seat.index();
}
/// A throw as an outcome: 0 … 35.
inline constexpr int kThrows = 36;
[[nodiscard]] constexpr std::array<std::uint8_t, 2> diceOf(Card outcome) {
  return {static_cast<std::uint8_t>(outcome.index() / 6 + 1),
          static_cast<std::uint8_t>(outcome.index() % 6 + 1)};
}

}  // namespace raindelay::rallybird
