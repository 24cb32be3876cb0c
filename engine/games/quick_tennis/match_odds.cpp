#include "games/quick_tennis/match_odds.h"

#include <algorithm>
#include <cstdlib>

namespace raindelay::quick_tennis {

namespace {

constexpr int kGame = 4;  ///< points, two ahead
constexpr int kTieBreak = 7;

std::size_t indexOf(Seat seat) {
  return static_cast<std::size_t>(seat.index());
}

/// The chance to be two ahead first, if the next two points are won with these chances, and any
/// later two likewise.
double twoAhead(double one, double other) {
  const double wins = one * other;
  return wins / (wins + (1 - one) * (1 - other));
}

}  // namespace

MatchOdds::MatchOdds(const Config& config, const std::array<double, 2>& serverWins)
    : setsToWin_(config.bestOf / 2 + 1), first_{serverWins[0], 1 - serverWins[1]} {
  fillGames();
  fillTieBreaks();
  fillMatch(config);
}

void MatchOdds::fillGames() {
  constexpr std::size_t kDeuce = kGame - 1;
  for (const std::size_t server : {0U, 1U}) {
    auto& table = game_[server];
    const double wins = first_[server];
    const double deuce = twoAhead(wins, wins);
    for (std::size_t i = 0; i < kDeuce; ++i) table[kGame][i] = 1;
    table[kGame][kDeuce] = wins + (1 - wins) * deuce;
    table[kDeuce][kGame] = wins * deuce;
    table[kDeuce][kDeuce] = deuce;
    for (std::size_t i = kGame; i-- > 0;) {
      for (std::size_t j = kGame; j-- > 0;) {
        if (i == kDeuce && j == kDeuce) continue;
        table[i][j] = wins * table[i + 1][j] + (1 - wins) * table[i][j + 1];
      }
    }
  }
}

void MatchOdds::fillTieBreaks() {
  // From six all on, each of two points is served by another.
  level_ = twoAhead(first_[0], first_[1]);
  Board board;
  board.setGames = 0;  // there is but the tie-break
  for (const std::uint8_t opener : {0, 1}) {
    board.opener = opener;
    for (std::size_t i = kTieBreak; i-- > 0;) {
      for (std::size_t j = kTieBreak; j-- > 0;) {
        board.sides[0].points = static_cast<std::uint8_t>(i);
        board.sides[1].points = static_cast<std::uint8_t>(j);
        const double wins = winsPoint(board);
        ++board.sides[0].points;
        double chance = wins * winsTieBreak(board);
        --board.sides[0].points;
        ++board.sides[1].points;
        chance += (1 - wins) * winsTieBreak(board);
        tieBreak_[opener][i][j] = chance;
      }
    }
  }
}

void MatchOdds::fillMatch(const Config& config) {
  Board board;
  board.setGames = static_cast<std::uint8_t>(config.setGames);
  const auto most = static_cast<std::uint8_t>(config.setGames);
  const auto sets = static_cast<std::uint8_t>(setsToWin_);
  // What comes later is filled in first.
  auto& [first, second] = board.sides;
  for (first.sets = sets; first.sets-- > 0;) {
    for (second.sets = sets; second.sets-- > 0;) {
      for (int i = most; i >= 0; --i) {
        for (int j = most; j >= 0; --j) {
          first.games = static_cast<std::uint8_t>(i);
          second.games = static_cast<std::uint8_t>(j);
          if (board.winsSet(i, j) || board.winsSet(j, i)) continue;
          for (board.opener = 0; board.opener < 2; ++board.opener) {
            const double wins = winsGame(board);
            atGame(board) =
                wins * afterGame(board, Seat(0)) + (1 - wins) * afterGame(board, Seat(1));
          }
        }
      }
    }
  }
}

double& MatchOdds::atGame(const Board& board) {
  const auto& [first, second] = board.sides;
  return match_[board.opener][first.sets][second.sets][first.games][second.games];
}

double MatchOdds::winsPoint(const Board& board) const {
  return first_[indexOf(board.server())];
}

double MatchOdds::winsGame(const Board& board) const {
  if (board.tieBreak()) return winsTieBreak(board);
  return game_[board.opener][board.sides[0].points][board.sides[1].points];
}

double MatchOdds::winsTieBreak(const Board& board) const {
  const int first = board.sides[0].points;
  const int second = board.sides[1].points;
  if (std::max(first, second) < kTieBreak) {
    const bool isLevel = first == kTieBreak - 1 && second == first;
    return isLevel ? level_
                   : tieBreak_[board.opener][static_cast<std::size_t>(first)]
                              [static_cast<std::size_t>(second)];
  }
  if (std::abs(first - second) >= 2) return first > second ? 1 : 0;
  if (first == second) return level_;
  const double wins = winsPoint(board);
  return first > second ? wins + (1 - wins) * level_ : wins * level_;
}

double MatchOdds::ofFirst(const Board& board, double server) const {
  const Seat seat = board.server();
  return server * afterPoint(board, seat) + (1 - server) * afterPoint(board, seat.other());
}

double MatchOdds::afterPoint(const Board& board, Seat winner) const {
  Board after = board;
  ++after.of(winner).points;
  const int own = after.of(winner).points;
  const int others = after.of(winner.other()).points;
  if (own >= (board.tieBreak() ? kTieBreak : kGame) && own - others >= 2) {
    return afterGame(board, winner);
  }
  // Deuce again.
  if (!board.tieBreak() && own == kGame && others == kGame) {
    for (Side& side : after.sides) --side.points;
  }
  const double wins = winsGame(after);
  return wins * afterGame(board, Seat(0)) + (1 - wins) * afterGame(board, Seat(1));
}

double MatchOdds::afterGame(const Board& board, Seat winner) const {
  std::array<std::size_t, 2> games{board.sides[0].games, board.sides[1].games};
  std::array<std::size_t, 2> sets{board.sides[0].sets, board.sides[1].sets};
  const std::size_t own = indexOf(winner);
  ++games[own];
  if (board.tieBreak() ||
      board.winsSet(static_cast<int>(games[own]), static_cast<int>(games[1 - own]))) {
    if (static_cast<int>(++sets[own]) == setsToWin_) return own == 0 ? 1 : 0;
    games = {};
  }
  return match_[1U - board.opener][sets[0]][sets[1]][games[0]][games[1]];
}

}  // namespace raindelay::quick_tennis
