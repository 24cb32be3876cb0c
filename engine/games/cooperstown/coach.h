#pragma once

#include <array>

#include "core/random.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

/// A competent manager for both sides of the ball. It sees a View and its legal actions only.
///
/// In the field it knows which card goes to whom, so a fielder is either strong enough or a hole.
/// It substitutes where a dugout card most likely closes the costliest hole, switches to close what
/// is left, calls a reliever for a pitcher who is a hole, and leaves the slower runner on base. At
/// bat it looks one card ahead: what each card of the deck would do to the runs that an inning with
/// these bases and outs is usually worth. Its numbers are those of real baseball, not of this game.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

/// The runs that the rest of a half-inning is usually worth, by bases (with fast runners a
/// little more) and outs 0 … 2. After the run expectancy tables of major league baseball.
[[nodiscard]] double runExpectancy(const Board& board);

/// The cards that may be turned next, as far as the view tells, while the top of the batting side's
/// deck isn't known.
[[nodiscard]] OffenceSet mayBeTurned(const View& view);

/// The probability, 0 … 1, of each offensive card being in the batting side's deck, as far as the
/// view tells.
using DeckWeights = std::array<double, kOffenceCards>;
[[nodiscard]] DeckWeights deckWeights(const View& view);

}  // namespace raindelay::cooperstown
