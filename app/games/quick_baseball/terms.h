#pragma once

#include <QString>

#include "games/quick_baseball/card_table.h"

namespace raindelay::quick_baseball {

/// A border's colour as it is called out: GREEN.
[[nodiscard]] QString loudColour(Border border);
/// What reaching base 1 … 4 is called: a single.
[[nodiscard]] QString hitName(int bases);
/// Base 1 … 3: first base.
[[nodiscard]] QString baseName(int base);

}  // namespace raindelay::quick_baseball
