#pragma once

#include "core/random.h"
#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

/// A player that can't be read: of a pitch it writes down what each of its choices is worth against
/// each of the other's, finds how often each should be chosen so that nothing beats the mixture,
/// and draws from that. Both sides look at the same table, for both know each other's hands. It
/// judges what comes after the pitch by bases, outs and balls, and by how well the cards that are
/// left fit each other: not by the half-inning's solution, for it is to play at once, and many
/// matches. It sees a View and its legal actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

}  // namespace raindelay::quick_baseball
