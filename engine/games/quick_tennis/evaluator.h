#pragma once

#include <array>

#include "core/lookahead.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

/// The worth of being the next to hit, with so many cards against so many: about the chance to win
/// the point. With the built-in cards a full solution gives much the same.
[[nodiscard]] double worthOfBall(int own, int others);

/// The odds of winning a match, if both play equally well and serving helps a little.
class MatchOdds {
 public:
  explicit MatchOdds(const Config& config);

  /// The chance of seat 0 if the point being played is won by its server with this probability.
  [[nodiscard]] double ofFirst(const Board& board, double server) const;

  /// The share of points that the server wins.
  static constexpr double kServer = 0.52;

 private:
  [[nodiscard]] double afterPoint(const Board& board, Seat winner) const;
  [[nodiscard]] double afterGame(const Board& board, Seat winner) const;

  /// By the server's points, then the other's: the server's chance to win the game, past deuce with
  /// points as Side has them.
  std::array<std::array<double, 5>, 5> game_{};
  /// By seat 0's count, then seat 1's: seat 0's chance to win a tie-break, a set, a match.
  std::array<std::array<double, 8>, 8> tieBreak_{};
  std::array<std::array<double, 8>, 8> set_{};
  std::array<std::array<double, 4>, 4> match_{};
};

/// Tells search about this game (core/lookahead.h). Its clock counts strokes; a point's end makes
/// it jump.
class Evaluator {
 public:
  static const Efforts kEfforts;

  explicit Evaluator(const Rules& rules) : rules_(rules), odds_(rules.config()) {}

  [[nodiscard]] int clock(const State& state) const { return 256 * state.points + state.strokes; }
  [[nodiscard]] Chances judge(const State& state) const;
  /// Points, the one being played by its worth.
  [[nodiscard]] SeatScores expected(const State& state) const;
  [[nodiscard]] static Scoring scoring() { return {ScoreUnit::kPoints, 2}; }
  /// Two cards for the same quadrant do the same.
  [[nodiscard]] Action alike(const View& view, Action action) const;
  /// Serve and returns, stroke with its call and run: chosen without seeing the other's.
  [[nodiscard]] bool meets(const State& state) const {
    return state.phase == Phase::kServe || state.phase == Phase::kHit;
  }
  [[nodiscard]] Moment<State> before(const View& view, const State& sampled) const;
  [[nodiscard]] Lines lines(const State& state, Seat seat, const Line& begun) const;
  /// In the game's words (reasons.cpp).
  [[nodiscard]] Sentence why(const View& view, Action action) const;

 private:
  /// The chance of the server to win the point being played.
  [[nodiscard]] static double ofServer(const State& state);

  const Rules& rules_;
  MatchOdds odds_;
};

}  // namespace raindelay::quick_tennis
