#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/lookahead.h"
#include "core/random.h"
#include "core/solutions.h"

namespace raindelay {

/// The findings of a search on one action.
struct ActionWorth {
  Action action;
  /// The first one that comes to the same, often itself: it was looked at for both, and has the
  /// share of both.
  Action like;
  std::int64_t visits = 0;  ///< iterations that began with it and count; 0: it wasn't looked at
  double worth = 0;         ///< chance of the seat to win, 0 … 1; a tie counts half
  /// Standard error of `worth`, beside the favourite's if there is one; of a mixture how far the
  /// trees differ.
  double error = 0;
  /// The frequency at which the seat should do it, 0 … 1: where both choose unseen, the share of a
  /// mixture; otherwise 1 for the chosen one.
  double share = 0;
};

/// A search's assessment of a position: for hints and analysis.
struct Assessment {
  Seat seat;                         ///< who thinks
  std::vector<ActionWorth> actions;  ///< the legal ones, in their order
  Action chosen;
  /// The confidence that no other action is worth more than the chosen one, 0 … 1; of a mixture the
  /// chosen one's share, for there no action is the best.
  double confidence = 0;
  /// The choice is one of those that seats make without seeing each other's: `chosen` was drawn by
  /// the shares.
  bool mixed = false;
  Chances chances{};            ///< of every seat, if the chosen action is done
  std::int64_t iterations = 0;  ///< of all trees
  bool complete = false;        ///< as many as the level says: no limit was reached
  /// Told by a solution: worths are reckoned, their errors 0.
  bool exact = false;

  /// The row of an action; nullptr for one that isn't legal.
  [[nodiscard]] const ActionWorth* of(Action action) const;
};

/// The assessment that is what a solution says of a choice of two players; of a mixture one of
/// `legal` is drawn.
[[nodiscard]] Assessment exactly(const solutions::Choice& choice, Seat seat,
                                 const ActionList& legal, Stream& random);

/// The row of the action most often visited, of those the one worth most; there must be one.
[[nodiscard]] ActionWorth& mostVisited(Assessment& assessment);

/// The favourite; or an action that is worth more than it even if its worth is less by some errors,
/// of those the one of which this is true by most. So looking ahead improves on the favourite, or
/// leaves it (G. Tesauro, G. Galperin 1996, "On-line Policy Improvement using Monte-Carlo Search").
[[nodiscard]] ActionWorth& worthLeaving(ActionWorth& favourite, Assessment& assessment);

/// The confidence that no other action is worth more than this one, 0 … 1.
[[nodiscard]] double confidenceIn(const ActionWorth& chosen,
                                  const std::vector<ActionWorth>& actions);

}  // namespace raindelay
