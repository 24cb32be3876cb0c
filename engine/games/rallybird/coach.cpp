#include "games/rallybird/coach.h"

namespace raindelay::rallybird {

Action Coach::choose(const Rules& /*rules*/, const View& /*view*/, const ActionList& legal,
                     Stream& random) const {
  return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
}

}  // namespace raindelay::rallybird
