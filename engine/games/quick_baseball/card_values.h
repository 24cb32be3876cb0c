#pragma once

#include <array>
#include <cstdint>

#include "core/result.h"
#include "deck/data_frame.h"
#include "games/quick_baseball/cards.h"

namespace raindelay::quick_baseball {

/// A border's colour, in the order in which GameInfo::words has them.
enum class Border : std::uint8_t { kRed, kBlue, kGreen, kYellow, kNone };
inline constexpr int kBorders = 4;
inline constexpr std::array<std::string_view, kBorders> kBorderNames{"red", "blue", "green",
                                                                     "yellow"};

/// The effect of a pitch when no border matches.
enum class Otherwise : std::uint8_t { kOut, kOutUnlessTwoAreOut, kBall };

/// A pitching card.
struct PitchCard {
  Border outer = Border::kNone;
  Border inner = Border::kNone;  ///< active with the relief pitcher
  Otherwise otherwise = Otherwise::kOut;
};

/// A batting card: the base that each border takes a batter to, 0 where it shows none; by section
/// (batters 1 to 3, 4 to 6, 7 to 9) and colour.
struct BatCard {
  std::array<std::array<std::uint8_t, kBorders>, 3> reach{};
};

/// A match of borders, and how far it takes the batter; 0 bases: none matched.
struct Hit {
  Border border = Border::kNone;
  int bases = 0;
};

/// The print on the twelve cards of both hands.
struct CardValues {
  std::array<PitchCard, kPitches> pitches;
  std::array<BatCard, kBats> bats;

  /// Compares the cards for batter 0 … 8. If both borders of the pitch match, the red one counts;
  /// if neither is red, the one that carries farther (rules 5.2 to 5.4, 5.10).
  [[nodiscard]] Hit compare(Card bat, int batter, Card pitch, bool relief) const;
  /// True if leaving the pitch is an out (4.1, 4.6).
  [[nodiscard]] bool isBlue(Card pitch, bool relief) const;
};

/// Reads the rows of cards.csv whose `kind` is `pitching` or `batting`:
///
///   code        the card, as in the notation: all twelve, each once
///   outer inner of a pitch: red, blue, green, yellow or nothing
///   otherwise   of a pitch: `out`, `out unless two are out`, `ball` (pitch-out's, and its alone)
///   first fourth seventh
///               of a batting card: what batters 1-3, 4-6, 7-9 reach by which border,
///               `red 4; blue 1`; `-` if nothing
///
/// Errors name row and column and say what is wrong.
[[nodiscard]] Result<CardValues> readCards(const deck::DataFrames& tables);

}  // namespace raindelay::quick_baseball
