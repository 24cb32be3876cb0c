#pragma once

#include <QString>

#include "games/tarot/events.h"
#include "table/deck_narrator.h"

namespace raindelay::tarot {

/// A declaration, made or possible: "Four of the Greater Trumps".
[[nodiscard]] QString declarationWords(const Declares& declares);
[[nodiscard]] QString declarationWords(const DeclaresRun& run, const DeckNarrator& narrator);
[[nodiscard]] QString declarationWords(const Declared& declared, const DeckNarrator& narrator);
/// A suit as it is led: "Cups".
[[nodiscard]] QString suitWords(Suit suit);
/// A card's abilities and worth, in a few sentences.
[[nodiscard]] QString cardMeaning(Card card);

}  // namespace raindelay::tarot
