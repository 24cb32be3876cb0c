#pragma once

#include "core/options.h"
#include "core/random.h"

namespace raindelay::test {

/// Options chosen at random; about half of them keep their default.
[[nodiscard]] Options randomOptions(const GameInfo& info, Stream& random);

}  // namespace raindelay::test
