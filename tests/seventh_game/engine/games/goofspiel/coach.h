#pragma once

#include "core/random.h"
#include "games/goofspiel/rules.h"

namespace raindelay::goofspiel {

/// Bids about what the prize is worth: against a seat that bids at random nothing is better
/// (S. M. Ross, Goofspiel: the game of pure strategy, 1971). A card higher or lower now and then,
/// so that it isn't read. It sees a View and its legal actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

}  // namespace raindelay::goofspiel
