#pragma once

#include <QString>

#include "games/quick_baseball/card_values.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// The meaning of a face-up card now, in one or two sentences; empty for an unknown code.
[[nodiscard]] QString cardMeaning(const CardValues& cards, const Board& board, const QString& code,
                                  const QString& place);

}  // namespace raindelay::quick_baseball
