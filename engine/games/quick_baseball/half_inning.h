#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/matrix_game.h"
#include "core/solutions.h"
#include "games/quick_baseball/half_inning_game.h"

namespace raindelay::quick_baseball {

/// The worth of positions to the side at bat.
class Prospects {
 public:
  virtual ~Prospects() = default;
  /// The worth before a pitch (HalfInningGame::beforePitch).
  [[nodiscard]] virtual double before(std::size_t base, std::size_t hands) const = 0;

 protected:
  Prospects() = default;
  Prospects(const Prospects&) = default;
  Prospects& operator=(const Prospects&) = default;
};

/// A half-inning, solved for some aim: what each of its positions is worth to the side at bat if
/// both play perfectly from there on, and what they do there.
class HalfInning final : public Prospects {
 public:
  using Game = HalfInningGame;

  /// The goal of the side at bat, which the side in the field plays against.
  struct Aim {
    /// The worth of the third out, 0 or more: by whether the relief pitcher is in, then by the
    /// batter who leads off the next time.
    std::array<std::array<double, 9>, 2> end{};
    /// The worth of positions after 1 … 4 runs. None: that of the same positions, and those runs.
    std::array<std::shared_ptr<const Prospects>, 4> scored;
    /// True if only positions with the relief pitcher in matter.
    bool relieved = false;
  };

  /// A pitch as both see it: rows are the batter's choices, columns the pitcher's cards, of each
  /// print one. What repeats the pitch isn't told apart.
  struct Pitch {
    std::array<std::uint8_t, kPitches> choices{};  ///< as HalfInningGame numbers them
    std::array<std::uint8_t, kPitches> pitches{};
    MatrixGame<kPitches> game;
  };

  /// What both sides together could gain at most by playing anything else, all half-inning long.
  struct Exploitability {
    double atStart = 0;   ///< from the beginning of a half-inning
    double anywhere = 0;  ///< from any position
  };

  /// Solves it; takes some seconds. None if it gets late, or if runs have no end: with a table of
  /// one's own there may be nothing that puts a batter out.
  [[nodiscard]] static std::shared_ptr<const HalfInning> solve(std::shared_ptr<const Game> game,
                                                               const Aim& aim,
                                                               const solutions::Late& late = {});

  /// What bytes() gave, of a game and an aim that are the same; none if they aren't whole.
  [[nodiscard]] static std::shared_ptr<const HalfInning> from(std::shared_ptr<const Game> game,
                                                              const Aim& aim,
                                                              std::string_view bytes);
  /// The solution, for a file: eight bytes, and two for each position.
  [[nodiscard]] std::string bytes() const;

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const std::shared_ptr<const Game>& sharedGame() const { return game_; }
  /// The worth of a position, rounded to a 65535th of the highest.
  [[nodiscard]] double worth(std::size_t position) const {
    return static_cast<double>(worth_[position - first_]) * grain_;
  }
  [[nodiscard]] double before(std::size_t base, std::size_t hands) const override {
    return game_->beforePitch(base, hands, [this](std::size_t at) { return worth(at); });
  }
  [[nodiscard]] Pitch pitch(std::size_t position) const;
  /// Its certificate, reckoned over all positions: the best answers to mixtures that solve each
  /// pitch(), and to questions answered by worth(). Takes some seconds.
  [[nodiscard]] Exploitability exploitability() const;

 private:
  HalfInning(std::shared_ptr<const Game> game, const Aim& aim)
      : game_(std::move(game)), aim_(aim), first_(aim.relieved ? game_->firstRelieved() : 0) {}

  std::shared_ptr<const Game> game_;
  Aim aim_;
  std::size_t first_;                 ///< the first position that has a worth
  std::vector<std::uint16_t> worth_;  ///< in grains
  double grain_ = 1;
};

}  // namespace raindelay::quick_baseball
