#pragma once

#include "core/random.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

/// A player that can't be read: of a serve and a stroke it writes down what each choice promises
/// against each of the other's, finds how often each should be made so that nothing beats the
/// mixture, and draws from that. It judges what comes after the stroke by how many cards both have.
/// It sees a View and its legal actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

}  // namespace raindelay::quick_tennis
