#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/matrix_game.h"
#include "games/quick_baseball/half_inning_game.h"

namespace raindelay::quick_baseball {

/// A half-inning, solved for some aim: what each of its positions is worth to the side at bat if
/// both play perfectly from there on, and what they do there.
class HalfInning {
 public:
  using Game = HalfInningGame;

  /// What the side at bat plays for, and the side in the field against: as many runs as can be, or
  /// the chance of as many as are needed.
  struct Aim {
    /// What comes on top of the runs when three are out, by whether the relief pitcher is in, then
    /// by who leads off the next time.
    std::array<std::array<float, 9>, 2> end{};
    /// If it isn't 0, that many runs are needed to win; a run too few is a tie.
    int needed = 0;
    /// What a tie is worth, where a win is worth 1.
    float tie = 0.5;
    /// The same with 1 … needed - 1 runs needed.
    std::vector<std::shared_ptr<const HalfInning>> fewer;
  };

  /// A pitch as both see it: rows are the batter's choices, columns the pitcher's.
  struct Pitch {
    std::array<std::uint8_t, kPitches> choices{};  ///< as HalfInningGame numbers them
    std::array<std::uint8_t, kPitches> pitches{};
    MatrixGame<kPitches> game;
  };

  /// What either side could gain at most by playing anything else, all half-inning long.
  struct Exploitability {
    double atStart = 0;   ///< at the beginning of a half-inning
    double anywhere = 0;  ///< of all positions
  };

  /// Solves it; takes some seconds. None if runs have no end: with a table of one's own there may
  /// be nothing that puts a batter out.
  [[nodiscard]] static std::shared_ptr<const HalfInning> solve(std::shared_ptr<const Game> game,
                                                               const Aim& aim);

  [[nodiscard]] const Game& game() const { return *game_; }
  /// The worth of a position; within half of grain().
  [[nodiscard]] double worth(std::size_t position) const {
    return static_cast<double>(worth_[position]) * grain_;
  }
  [[nodiscard]] double grain() const { return grain_; }
  /// The same before the questions about refreshing that come with these hands; `base` is the
  /// position with no card in hand.
  [[nodiscard]] double worthBefore(std::size_t base, std::size_t hands) const {
    return game_->beforePitch(base, hands, [this](std::size_t at) { return worth(at); });
  }
  /// The gains of a pitch, by the worth of what comes after it.
  [[nodiscard]] Pitch pitch(std::size_t position) const;
  /// Its certificate, reckoned over all positions: the best answers to mixtures that solve each
  /// pitch() and to questions answered by worth(). Takes some seconds.
  [[nodiscard]] Exploitability exploitability() const;

 private:
  HalfInning(std::shared_ptr<const Game> game, Aim aim)
      : game_(std::move(game)), aim_(std::move(aim)) {}

  std::shared_ptr<const Game> game_;
  Aim aim_;
  std::vector<std::uint16_t> worth_;  ///< in grains
  double grain_ = 0;
};

}  // namespace raindelay::quick_baseball
