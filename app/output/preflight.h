#pragma once

#include "deck/problem.h"
#include "deck/vendors.h"
#include "output/selection.h"

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
PrintLimits homeLimits(const deck::Deck& deck);
PrintLimits vendorLimits(const deck::Deck& deck, const deck::Vendor& vendor);

/// The problems of the deck as a whole: the shop prints no card of this size, or wants more bleed.
deck::Problems preflightDeck(const deck::Deck& deck, const PrintLimits& limits);

/// The problems of a face in print, and of painting it: each has its card, side and element.
deck::Problems preflightFace(CardPainter& painter, const Selection& selection, std::size_t card,
                             deck::Side side, const PrintLimits& limits);

/// All of it for the cards of the selection, in their order. An error only if it was cancelled.
Result<deck::Problems> preflight(const Selection& selection, const PrintLimits& limits,
                                 Progress& progress);

}  // namespace raindelay
