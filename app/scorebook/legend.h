#pragma once

#include <QStringList>

#include "core/scorebook.h"

namespace raindelay::book {

/// What a drawn scorecard's reader has to know: of its lines and dots, then of the signs that stand
/// on it, "BB walk".
[[nodiscard]] QStringList legendOf(const Scorecard& card);

}  // namespace raindelay::book
