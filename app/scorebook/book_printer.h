#pragma once

#include <QStringList>

#include "core/result.h"
#include "scorebook/layout.h"

namespace raindelay::book {

/// The names of this computer's printers, the usual one first. The first call takes its time.
[[nodiscard]] QStringList printers();

/// Prints the book; one sentence if that didn't go well.
[[nodiscard]] Result<void> printOn(const QString& printer, const Written& written,
                                   const Narrator& narrator);

}  // namespace raindelay::book
