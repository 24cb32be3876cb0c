#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

#include "core/solutions.h"
#include "games/quick_baseball/half_inning.h"
#include "games/quick_baseball/match_odds.h"
#include "games/quick_baseball/rules.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// The half-innings of matches, each solved for the chance of winning when a match comes to it; and
/// the odds between them (SolvedHalves). Safe to be used by several threads.
class HalfInnings {
 public:
  using Late = solutions::Late;
  using Solved = std::shared_ptr<const HalfInning>;
  /// The chance, after a half-inning, of the side that was at bat, by its lead and how it stands
  /// then.
  using After = std::function<double(int lead, MatchOdds::Team batting)>;

  /// Of a match with any cards so many half-innings are solved for their odds: its last inning.
  static constexpr std::size_t kForOdds = 2;

  /// `name`: under which SolvedHalves are kept. `runs`: a half-inning solved for runs; `results`:
  /// resultsOf() it.
  HalfInnings(const Rules& rules, std::string name, Solved runs, HalfInningResults results);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Solved& runs() const { return runs_; }
  [[nodiscard]] const HalfInningResults& results() const { return results_; }
  /// The odds played for runs.
  [[nodiscard]] const MatchOdds& odds() const { return odds_; }

  /// The half-inning of a board; none if it gets late, or the match is as good as decided.
  [[nodiscard]] Solved at(const Board& board, const Late& late);
  /// The odds by which half-innings are solved, with so many solved for them at least.
  [[nodiscard]] const MatchOdds& solvedOdds(std::size_t halves);
  /// Solution::exploitability().
  [[nodiscard]] HalfInning::Exploitability exploitability(const Board& board, const After& after);

 private:
  /// Where a half-inning stands in its match.
  struct Context {
    int half = 0;  ///< of regular time
    int lead = 0;  ///< of the side at bat
    std::size_t anchor = 0;
    MatchOdds::Team fielding;
    bool relieved = false;

    [[nodiscard]] auto key() const {
      return std::tuple(half, lead, anchor, fielding.batter, fielding.faces, relieved);
    }
    [[nodiscard]] Context after(int runs) const;
  };
  struct Kept {
    Context context;
    Solved solved;
  };

  [[nodiscard]] Context contextOf(const Board& board) const;
  /// The worth of the third out; by `after`, if there is one.
  [[nodiscard]] HalfInning::Ends ends(const Context& context, const After& after = {}) const;
  /// The chance of the side at bat if the worst comes to the worst.
  [[nodiscard]] double least(const Context& context) const;
  [[nodiscard]] bool isWon(const Context& context) const;

  /// Solves, unless they are known, so many half-innings for their odds, the last one first, for
  /// each leads to the next; resumes where it was stopped. False if it gets late.
  bool solveOdds(std::size_t halves, const Late& late);
  /// Likewise this one, for the batter who leads off if it is tied, and with each run of lead for
  /// the next one: so all of it is solved together.
  bool solveOdds(int half, int batter, const Late& late);
  void see(SolvedHalves solved);

  /// Runs lead to the same from a position, however the half-inning came there, and so choices are
  /// the same. None if it gets late.
  Solved solve(const Context& context, const Late& late);
  /// None if it gets late.
  std::shared_ptr<const Prospects> prospects(const Context& context, const Late& late);
  /// The best answers to what is played from this lead on; `known` by lead.
  HalfInning::Answers answersTo(const Context& context, const After& after,
                                std::map<int, HalfInning::Answers>& known);

  Rules rules_;
  std::string name_;
  Solved runs_;
  HalfInningResults results_;
  MatchOdds odds_;
  std::mutex mutex_;
  bool asked_ = false;  ///< for what was kept
  SolvedHalves solved_;
  MatchOdds ahead_;                  ///< by solved_
  SolvedHalves::Shifts underWay_{};  ///< of the half-inning that is solved next
  int solvedBatters_ = 0;            ///< of those who lead off in it
  std::list<Kept> kept_;             ///< the one that was used last first
};

}  // namespace raindelay::quick_baseball
