#pragma once

#include <QString>

#include "games/cooperstown/state.h"

namespace raindelay::cooperstown {

/// The meaning of a face-up card where it lies, in one or two sentences; empty for an unknown code.
[[nodiscard]] QString cardMeaning(const View& view, const QString& code, const QString& place);

}  // namespace raindelay::cooperstown
