#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/game.h"
#include "players/analyst.h"

/// Looking back at a match that is over: how likely each seat was to win, which choices cost most,
/// and what of the result was choice and what luck.
namespace raindelay {

/// A line of a match: an action of a seat, or of chance.
struct Deed {
  std::optional<Seat> by;  ///< none: chance
  Action action;
};

/// The judgement of a choice: a decision of a seat that had more than one way to go.
///
/// All figures come from what the seat could know then, and nothing else. They are exact where a
/// solution tells them; elsewhere they are estimates of a search, and have errors: a difference
/// within its error isn't called a mistake.
struct JudgedChoice {
  std::size_t step = 0;  ///< the number of its line
  Seat seat;
  Action made;
  Action better;  ///< what the search would have done; where it would have mixed, most often
  /// One of those that seats make without seeing each other's: the made action is measured against
  /// the mixture of the equilibrium, not against the best answer.
  bool mixed = false;
  Chances chances{};  ///< of every seat before it, if the seat goes on as well as the search can
  /// Who wins was settled, whatever the seat did: the cost is to its margin, in the game's unit.
  bool byMargin = false;
  /// The cost to the seat: a part of a match, 0 … 1. 0 if it isn't known to have cost anything.
  double cost = 0;
  double error = 0;    ///< standard error of `cost`
  bool exact = false;  ///< told by a solution: nothing is estimated

  [[nodiscard]] bool isMistake() const { return cost > 0; }
  friend bool operator==(const JudgedChoice&, const JudgedChoice&) = default;
};

/// The sources of a seat's result. A match begins with even chances; added to them are the others'
/// mistakes, and luck: whatever nobody chose, the deal and what the others held included, and
/// choices whose cost is too small to be told from none. Where who wins was settled, nothing is
/// lost.
struct SeatBalance {
  double lost = 0;    ///< by its own mistakes
  double error = 0;   ///< standard error of `lost`
  double given = 0;   ///< by the others' mistakes; of three seats each gets its share
  double margin = 0;  ///< what it lost of its margin where who wins was settled, in the game's unit
  double luck = 0;    ///< 1 / seats + given - lost + luck is the result: 1, 0, or a part in a tie

  friend bool operator==(const SeatBalance&, const SeatBalance&) = default;
};

/// A match, looked back at.
struct Analysis {
  std::vector<JudgedChoice> choices;  ///< in order
  Chances result{};                   ///< of every seat in the end
  std::vector<SeatBalance> balances;  ///< by seat

  /// True if a solution told what every choice cost, until who wins was settled.
  [[nodiscard]] bool isExact() const;
  /// The mistakes of a seat that cost most, the worst first: what cost it chances, then what cost
  /// it of its margin alone.
  [[nodiscard]] std::vector<JudgedChoice> worst(Seat of, std::size_t most) const;

  friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// The analysis that follows from judged choices and the end of the match.
[[nodiscard]] Analysis analysisOf(std::vector<JudgedChoice> choices, const Chances& result,
                                  int seats);

/// The thoroughness of a look back. The analyst sets how often it plays on in thought each time.
struct Thoroughness {
  /// So many times afresh at what seems to be a mistake at the first look. So that what only looks
  /// like one by chance isn't called one, these alone say what a choice has cost.
  int looks = 4;
};

/// Told how much of the work is done, 0 … 1; by several threads, one at a time.
using AnalysisProgress = std::function<void(double part)>;

/// Looks back at a match of these lines, which lead to its end, with nothing in them that was taken
/// back. The same for the same seed, whatever the threads. Nothing if it was asked to stop: it ends
/// within an iteration of each thread's search.
[[nodiscard]] std::optional<Analysis> analyse(const Game& game, const std::vector<Deed>& deeds,
                                              const Analyst& analyst, Thoroughness thorough,
                                              std::uint64_t seed, const Limits& limits,
                                              const AnalysisProgress& progress = {});

/// The seat's mistake, by what was found about its choice; `made` is one of its actions.
struct Verdict {
  Action better;
  Chances chances{};
  double cost = 0;  ///< may be below 0: what was made seems better still
  double error = 0;
};
/// `of`: the action that is measured against; none: the one that was found best.
[[nodiscard]] Verdict verdictOn(const Assessment& found, Action made, int seats,
                                std::optional<Action> against = {});

/// The combined verdict of several looks at the same choice, against the same action.
[[nodiscard]] Verdict together(const std::vector<Verdict>& looks);

}  // namespace raindelay
