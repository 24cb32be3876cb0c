#pragma once

#include <cstddef>

#include "deck/problem.h"
#include "deck/rules_text.h"
#include "output/print_limits.h"
#include "output/selection.h"

namespace raindelay {

/// Everything that is wrong with a deck: the list that the window, its export and all commands
/// show.
struct Findings {
  deck::Problems all;  ///< as preflight() orders them
  /// Errors of the deck's files, also those that only painting finds; not of how its cards come
  /// out: a text too large for its box, what is unfit for print.
  std::size_t mistakes = 0;
};

/// Looks for it: what `reading` the deck told, what composing its cards tells, what its rules, the
/// deck as a whole and then each face of the selection are in print (a face and what is on it by
/// preflightFace()). Takes at most so many threads; 0 stands for one a core. An error only if it
/// was cancelled.
Result<Findings> preflight(const deck::Problems& reading, const Selection& selection,
                           const PrintLimits& limits, Progress& progress, unsigned threads = 0);

/// The problems of the deck as a whole: the shop prints no card of this size, or wants more bleed.
deck::Problems preflightDeck(const deck::Deck& deck, const PrintLimits& limits);

/// The problems of a deck's rules as a booklet: characters that no font has.
deck::Problems preflightRules(const Selection& selection, const deck::RulesText& rules);

/// The problems of a face in print, and of painting it: each has its card, side and element.
deck::Problems preflightFace(CardPainter& painter, const Selection& selection, std::size_t card,
                             deck::Side side, const PrintLimits& limits);

}  // namespace raindelay
