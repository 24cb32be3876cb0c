#include "output/print_limits.h"

#include <algorithm>

namespace raindelay {

PrintLimits homeLimits(const deck::Deck& deck) {
  PrintLimits limits;
  limits.safe = deck.safe;
  limits.bleed = deck.bleed;
  return limits;
}

PrintLimits vendorLimits(const deck::Deck& deck, const deck::Vendor* vendor) {
  if (vendor == nullptr) return homeLimits(deck);
  PrintLimits limits;
  limits.safe = vendor->safe;
  limits.bleed = std::min(deck.bleed, vendor->bleed);
  limits.leastDpi = vendor->dpi;
  limits.leastType = vendor->leastType;
  limits.vendor = vendor;
  return limits;
}

PrintLimits screenLimits() {
  PrintLimits limits;
  limits.leastDpi = limits.leastType = 0;
  return limits;
}

}  // namespace raindelay
