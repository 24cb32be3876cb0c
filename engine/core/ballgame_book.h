#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/scorebook.h"
#include "core/seat.h"

namespace raindelay {

/// A team's row on the scoreboard.
struct LineScoreRow {
  /// Runs of each inning that it has batted in, the one under way included; none where the bottom
  /// of the last inning wasn't needed.
  std::vector<int> innings;
  int runs = 0;
  int hits = 0;
  int errors = 0;
  int leftOnBase = 0;

  friend bool operator==(const LineScoreRow&, const LineScoreRow&) = default;
};

/// The result of a batter's turn, as far as it counts for his line.
enum class Batting : std::uint8_t {
  kOut,
  kFly,  ///< an out; if somebody scores on it, no at-bat
  kStrikeout,
  kDoublePlay,  ///< an out; nothing is batted in with it
  kHit,
  kWalk,
  kHitByPitch,
  kSacrifice,
  kError,  ///< nothing is batted in with it
  kChoice  ///< another runner is out for him
};

/// A column of the box score.
enum class BoxScore : std::uint8_t {
  kAtBats,
  kRuns,
  kHits,
  kDoubles,
  kTriples,
  kHomeRuns,
  kBattedIn,
  kWalks,
  kStrikeouts,
  kSteals,
  kCaughtStealing
};
inline constexpr std::size_t kBoxScores = 11;

/// The scorebook of a baseball game, written by its rules' scorer as the events come. Bases are
/// 1 … 3, home is 4. A run is what comes home; who batted it in is who bats.
class BallgameBook {
 public:
  /// The shape of the scorer's book; the first column of the box score is headed `batters`.
  struct Form {
    Text batters;
    bool errors = false;  ///< the game has some
    /// Rows of the batting order; 0: there is none, the batters of an inning are counted.
    int order = 0;
  };

  /// A batter's line in the box score.
  struct BatterLine {
    Value batter;
    std::array<int, kBoxScores> counts{};
  };
  /// One side of one game.
  struct Side {
    LineScoreRow line;
    std::vector<BatterLine> batters;
    std::vector<ScorecardColumn> columns;

    [[nodiscard]] int total(BoxScore what) const;
  };
  struct Game {
    Seat home;
    std::array<Side, 2> sides;  ///< by seat
    int first = 1;              ///< the inning that it began with
    bool over = false;
    bool cut = false;      ///< by rain or night: what wasn't played was needed
    bool walkOff = false;  ///< the winning run ended it

    [[nodiscard]] const Side& of(Seat seat) const {
      return sides[static_cast<std::size_t>(seat.index())];
    }
  };

  explicit BallgameBook(const Form& form) : form_(form) {}

  // --- what a scorer tells, in order

  /// The first half-inning after a game's end begins another one.
  void beginHalfInning(Seat batting, Seat home, int inning);
  /// A batter's turn ends in this play. `row` is his number in the batting order, `bases` those of
  /// a hit.
  void bats(Batting how, const std::string& play, Value batter, int row = 0, int bases = 0);
  /// Something else than an at-bat moves runners, or puts them out; nothing is batted in with it.
  void happens(const std::string& how);
  /// The batter comes to the base.
  void reach(int base);
  /// He will when the runners have moved: with arrive(), or when anything else comes; 0: he won't.
  void willReach(int base) { due_ = base; }
  void arrive();
  void advance(int from, int to);
  void retireBatter(int out);
  void retireRunner(int base, int out);
  /// Steals, and runners caught at it.
  void countRunner(int base, BoxScore what);
  void replaceRunner(int base, Value runner);
  /// Of the side in the field.
  void error();
  void walkOff();
  void closeHalfInning(int leftOnBase);
  /// `cut`: it ends before its time.
  void endGame(bool cut);

  // --- the book

  /// Those that have begun.
  [[nodiscard]] const std::vector<Game>& games() const { return games_; }
  [[nodiscard]] Seat batting() const { return batting_; }
  /// The tables and scorecards; the score is that of the last game.
  [[nodiscard]] Scorebook book() const;

 private:
  struct Box {
    std::size_t column = 0;
    std::size_t row = 0;
    bool there = false;
  };

  [[nodiscard]] Game& game() { return games_.back(); }
  [[nodiscard]] Side& side() {
    return games_.back().sides[static_cast<std::size_t>(batting_.index())];
  }
  [[nodiscard]] AtBat* in(const Box& box);
  void count(Value batter, BoxScore what, int by = 1);
  /// Whoever stands or ran for the one in the box.
  [[nodiscard]] static Value runnerIn(const AtBat& atBat);
  void score(AtBat* runner);
  [[nodiscard]] Scorebook pages() const;
  [[nodiscard]] ScoreTable lineScore(std::size_t number) const;
  [[nodiscard]] ScoreTable boxScore(std::size_t number, Seat seat) const;
  [[nodiscard]] Scorecard scorecard(std::size_t number, Seat seat) const;
  [[nodiscard]] Sentence title(const Text& alone, const Text& ofGame, std::size_t number,
                               std::optional<Seat> seat) const;

  Form form_;
  std::vector<Game> games_;
  Seat batting_;
  std::array<Box, 4> bases_{};  ///< the batter, then the bases
  int batters_ = 0;             ///< of this half-inning
  std::string how_;
  Batting kind_ = Batting::kOut;
  bool credits_ = false;  ///< runs are batted in by the batter
  int due_ = 0;           ///< the base that he will reach
};

}  // namespace raindelay
