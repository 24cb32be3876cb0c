#pragma once

#include <QString>

#include "games/quick_baseball/card_table.h"
#include "games/quick_baseball/state.h"

namespace raindelay::quick_baseball {

/// What a face-up card means now, in one or two sentences; empty for an unknown code.
[[nodiscard]] QString cardMeaning(const CardTable& cards, const Board& board, const QString& code,
                                  const QString& place);

}  // namespace raindelay::quick_baseball
