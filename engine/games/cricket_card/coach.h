#pragma once

#include "core/random.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

/// A player that counts cards. It values a stroke by its runs, by how likely the other side holds
/// something that beats it, and by what card and wicket might bring later; a counter by the runs
/// that it takes away and what the card would be worth otherwise. It sees a View and its legal
/// actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

}  // namespace raindelay::cricket_card
