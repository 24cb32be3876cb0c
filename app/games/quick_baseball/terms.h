#pragma once

#include <QString>

#include "games/quick_baseball/card_values.h"

namespace raindelay::quick_baseball {

/// A border's colour as it is called out: GREEN.
[[nodiscard]] QString loudColour(Border border);
/// The name of reaching base 1 … 4: a single.
[[nodiscard]] QString hitName(int bases);
/// The name of base 1 … 3: first base.
[[nodiscard]] QString baseName(int base);

}  // namespace raindelay::quick_baseball
