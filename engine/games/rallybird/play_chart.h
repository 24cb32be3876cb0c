#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.h"
#include "core/result.h"
#include "deck/data_frame.h"
#include "games/rallybird/pieces.h"

namespace raindelay::rallybird {

/// The eight states of the bases: bit 0 says that a runner is on first, bit 2 on third.
inline constexpr int kBaseStates = 8;

/// The end of the batter's turn. From kSafe to kHomeRun he reaches a base by hitting the ball.
enum class Batter : std::uint8_t {
  kStays,  ///< a steal: he is up again
  kFoul,   ///< likewise, and nothing happens
  kCaught,
  kStruckOut,
  kThrownOut,  ///< at first base: forced runners move
  kSafe,
  kDouble,
  kTriple,
  kHomeRun,
  kWalk  ///< to first base; no Glove wears
};
inline constexpr int kBatters = 10;

/// The comparison of dice and Gloves.
enum class Compared : std::uint8_t { kLess, kEqual, kMore };

/// A result for one state of the bases, forced runners included.
struct Outcome {
  static constexpr std::uint8_t kOut = 5;

  Batter batter = Batter::kStays;
  /// The ends of the batter (0) and of the runners from first, second and third: a base, 4 for
  /// home, kOut, or where they are; the latter also if nobody is there.
  std::array<std::uint8_t, 4> to{0, 1, 2, 3};

  [[nodiscard]] constexpr int outs() const {
    int count = 0;
    for (const std::uint8_t base : to) count += base == kOut ? 1 : 0;
    return count;
  }
  /// True if the batter or a runner moves forward.
  [[nodiscard]] constexpr bool moves() const {
    for (std::size_t base = 0; base < to.size(); ++base) {
      if (to[base] > base && to[base] != kOut) return true;
    }
    return false;
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The zones that a play tests, as often as it names them.
using Tested = FixedVector<std::uint8_t, 4>;

/// A play. Tests and results are there for every state of the bases.
struct PlayCard {
  std::uint8_t needs = 0;  ///< bit b: it can be chosen in state b of the bases
  std::uint8_t rolls = 1;  ///< so often the dice must be greater
  std::array<Tested, kBaseStates> tests;
  std::array<std::array<Outcome, kBaseStates>, 3> results;  ///< by Compared

  [[nodiscard]] constexpr bool mayBeChosen(int bases) const { return (needs >> bases & 1) != 0; }
};

/// The print on plays, Gloves and board.
struct PlayChart {
  PlaySet deck;  ///< the plays that there are
  std::array<PlayCard, kMostPlays> plays;
  std::array<std::array<std::uint8_t, 2>, kGloves> gloves{};  ///< front and back
  std::array<std::uint8_t, kZones> zones{};                   ///< when empty

  [[nodiscard]] int shows(int glove, bool back) const {
    return gloves[static_cast<std::size_t>(glove)][back ? 1 : 0];
  }
  [[nodiscard]] const PlayCard& operator[](Card play) const {
    return plays[static_cast<std::size_t>(play.index())];
  }
};

/// Reads cards.csv (the rows of kind `play`), gloves.csv and zones.csv; assets/rallybird/README.md
/// says what their cells mean. Errors name row and column and say what is wrong.
[[nodiscard]] Result<PlayChart> readPlayChart(const deck::DataFrames& tables);

}  // namespace raindelay::rallybird
