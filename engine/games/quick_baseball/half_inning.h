#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
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
  [[nodiscard]] virtual double before(std::size_t situation, std::size_t hands) const = 0;

 protected:
  Prospects() = default;
  Prospects(const Prospects&) = default;
  Prospects& operator=(const Prospects&) = default;
};

/// A half-inning, solved for some aim: what each of its positions is worth to the side at bat if
/// both play perfectly from there on, and what they do there.
class HalfInning final : public Prospects, public std::enable_shared_from_this<HalfInning> {
 public:
  using Game = HalfInningGame;
  /// By whether the relief pitcher is in, then by batter.
  using Ends = std::array<std::array<double, 9>, 2>;
  /// What there is after 1 … 4 runs.
  using Scored = std::array<std::shared_ptr<const Prospects>, 4>;

  /// The goal of the side at bat, which the side in the field plays against.
  struct Aim {
    /// The worth of the third out, 0 or more, by the batter who leads off the next time.
    Ends end{};
    /// The worth of positions after 1 … 4 runs. None: that of the same positions, and those runs.
    Scored scored;
    /// Only positions with this anchor matter; then what follows runs must be known. None: all do.
    std::optional<std::size_t> anchor;
    /// True if, with an anchor, only positions with the relief pitcher in matter.
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
  /// The best answers to a solution: what positions are worth if the batter, or the pitcher, knows
  /// what the other will do.
  struct Answers {
    Exploitability gains;
    std::shared_ptr<const Prospects> batter;
    std::shared_ptr<const Prospects> pitcher;
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
  [[nodiscard]] double before(std::size_t situation, std::size_t hands) const override {
    return game_->beforePitch(situation, hands, [this](std::size_t at) { return worth(at); });
  }
  [[nodiscard]] Pitch pitch(std::size_t position) const;
  /// Its certificate, reckoned over all positions: the best answers to mixtures that solve each
  /// pitch(), and to questions answered by worth(). The third out counts as `end`; what there is
  /// after runs as given by `afterBatter` if the batter answers, by `afterPitcher` if the pitcher
  /// does. Takes some seconds.
  [[nodiscard]] Answers answers(const Ends& end, const Scored& afterBatter,
                                const Scored& afterPitcher) const;
  /// The same with all of this as it was given.
  [[nodiscard]] Exploitability exploitability() const {
    return answers(aim_.end, aim_.scored, aim_.scored).gains;
  }

 private:
  HalfInning(std::shared_ptr<const Game> game, const Aim& aim);

  std::shared_ptr<const Game> game_;
  Aim aim_;
  std::size_t first_;                 ///< the first position that matters
  std::vector<std::uint16_t> worth_;  ///< in grains
  double grain_ = 1;
};

}  // namespace raindelay::quick_baseball
