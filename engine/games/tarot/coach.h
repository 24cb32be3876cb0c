#pragma once

#include "core/random.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

/// A player that declares all it has, always asks, lays away the cards of its shortest suits, and
/// counts cards in play: what a trick is worth, which cards still beat which, and who lacks what.
/// It sees a View and its legal actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

}  // namespace raindelay::tarot
