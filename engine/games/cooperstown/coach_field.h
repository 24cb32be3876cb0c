#pragma once

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

/// The coach's choice before an at-bat: relieve, sub, switch or ready, one of `legal`.
[[nodiscard]] Action manageField(const View& view, const ActionList& legal);

}  // namespace raindelay::cooperstown
