#pragma once

#include "core/random.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

/// A coach for both dugouts. It sees a View and its legal actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

}  // namespace raindelay::rallybird
