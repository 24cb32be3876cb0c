#pragma once

#include "deck/deck.h"
#include "deck/vendors.h"

namespace raindelay {

/// The limits within which a deck still prints well.
struct PrintLimits {
  double safe = 0;                       ///< least distance of texts from the card's edge, mm
  double bleed = 0;                      ///< least reach beyond the edge of art that reaches it, mm
  double leastDpi = 200;                 ///< of pictures made of pixels
  double leastType = 5;                  ///< points
  const deck::Vendor* vendor = nullptr;  ///< the shop whose limits they are, if any
};

/// A deck's own, for print at home.
[[nodiscard]] PrintLimits homeLimits(const deck::Deck& deck);
/// Those of a shop; of print at home if it is null.
[[nodiscard]] PrintLimits vendorLimits(const deck::Deck& deck, const deck::Vendor* vendor);
/// Those of a screen, which cuts nothing off.
[[nodiscard]] PrintLimits screenLimits();

}  // namespace raindelay
