#pragma once

namespace raindelay::deck {

/// A face of a card.
enum class Side { kFront, kBack };

}  // namespace raindelay::deck
