#pragma once

namespace raindelay::deck {

/// Which face of a card.
enum class Side { kFront, kBack };

}  // namespace raindelay::deck
