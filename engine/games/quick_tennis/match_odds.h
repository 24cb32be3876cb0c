#pragma once

#include <array>

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

/// The odds of winning a match between players of whom each wins a share of the points that it
/// serves: exact, by recursion over points, games and sets (rule 7).
class MatchOdds {
 public:
  /// The share of points that a server wins where nothing better is known.
  static constexpr double kServer = 0.52;

  /// `serverWins` by the server's seat, 0 … 1.
  MatchOdds(const Config& config, const std::array<double, 2>& serverWins);

  /// The chance of seat 0 if the point being played is won by its server with this probability.
  [[nodiscard]] double ofFirst(const Board& board, double server) const;

 private:
  /// Seat 0's chance to win the match once a seat has won the point, or the game.
  [[nodiscard]] double afterPoint(const Board& board, Seat winner) const;
  [[nodiscard]] double afterGame(const Board& board, Seat winner) const;
  /// Seat 0's chance to win the game, or the tie-break, that is being played.
  [[nodiscard]] double winsGame(const Board& board) const;
  [[nodiscard]] double winsTieBreak(const Board& board) const;
  /// Its chance to win the next point.
  [[nodiscard]] double winsPoint(const Board& board) const;
  void fillGames();
  void fillTieBreaks();
  void fillMatch(const Config& config);
  [[nodiscard]] double& atGame(const Board& board);

  int setsToWin_;
  std::array<double, 2> first_{};  ///< seat 0's chance to win a point, by the server's seat
  double level_ = 0;               ///< to win a tie-break from six all on
  /// Seat 0's chance to win a game, by the server's seat and the points of both; past deuce as Side
  /// has them.
  std::array<std::array<std::array<double, 5>, 5>, 2> game_{};
  /// Likewise a tie-break, by the opener's seat, up to six all.
  std::array<std::array<std::array<double, 7>, 7>, 2> tieBreak_{};
  /// Its chance to win the match at the beginning of a game, by the opener, the sets and the games
  /// of both.
  using Games = std::array<std::array<double, 7>, 7>;
  std::array<std::array<std::array<Games, 3>, 3>, 2> match_{};
};

}  // namespace raindelay::quick_tennis
