#pragma once

#include "deck/problem.h"
#include "deck/vendors.h"
#include "output/selection.h"

namespace raindelay {

/// What is still well printed.
struct PrintLimits {
  double safe = 0;        ///< how near texts may come to the card's edge, mm
  double bleed = 0;       ///< how far art that reaches the edge has to go on beyond it, mm
  double leastDpi = 200;  ///< of pictures made of pixels
  double leastType = 5;   ///< points
  const deck::Vendor* vendor = nullptr;  ///< whose limits they are, if they are a shop's
};

/// A deck's own, for print at home.
PrintLimits homeLimits(const deck::Deck& deck);
PrintLimits vendorLimits(const deck::Deck& deck, const deck::Vendor& vendor);

/// What is wrong with the deck as a whole: the shop prints no card of this size, or wants more
/// bleed.
deck::Problems preflightDeck(const deck::Deck& deck, const PrintLimits& limits);

/// What is wrong with a face in print, and with painting it: each problem has its card, side and
/// element.
deck::Problems preflightFace(CardPainter& painter, const Selection& selection, std::size_t card,
                             deck::Side side, const PrintLimits& limits);

/// All of it for the cards of the selection, in their order. An error only if it was cancelled.
Result<deck::Problems> preflight(const Selection& selection, const PrintLimits& limits,
                                 Progress& progress);

}  // namespace raindelay
