#pragma once

#include <vector>

#include "core/random.h"
#include "match/match.h"

namespace raindelay {

/// A step and the state before it, where a match keeps them.
struct Passage {
  const AnyState* before;
  const Step* step;
};

/// Returns true if a choice told this seat more than it could have known: from other states that
/// its view left open before, the same actions (of another seat's veiled choice: any) would have
/// looked different. `parts` are the steps of the choice, the only one or those made so far;
/// `after` is the state behind them. The other states come from `guesses`.
[[nodiscard]] bool reveals(const Game& game, const std::vector<Passage>& parts,
                           const AnyState& after, Seat to, Stream guesses);

}  // namespace raindelay
