#include "games/goofspiel/coach.h"

#include <algorithm>
#include <cstdlib>

namespace raindelay::goofspiel {

Action Coach::choose(const Rules& /*rules*/, const View& view, const ActionList& legal,
                     Stream& random) const {
  const int wanted = std::min(view.atStake(), kCards) - 1 + random.below(3) - 1;
  return *std::min_element(legal.begin(), legal.end(), [&](Action one, Action other) {
    return std::abs(one.a - wanted) < std::abs(other.a - wanted);
  });
}

}  // namespace raindelay::goofspiel
