#pragma once

#include <QStringList>

#include "core/scorebook.h"

namespace raindelay::book {

/// The legend of a drawn scorecard: its lines and dots, then those signs that stand on it, as
/// "BB walk".
[[nodiscard]] QStringList legendOf(const Scorecard& card);

}  // namespace raindelay::book
