#pragma once

#include <QString>

#include "games/tarot/events.h"
#include "session/deck_narrator.h"

namespace raindelay::tarot {

/// What was or can be declared: "Four of the Greater Trumps".
[[nodiscard]] QString declarationWords(const Declares& declares);
[[nodiscard]] QString declarationWords(const DeclaresRun& run, const DeckNarrator& narrator);
[[nodiscard]] QString declarationWords(const Declared& declared, const DeckNarrator& narrator);
/// A suit as it is led: "Cups".
[[nodiscard]] QString suitWords(Suit suit);
/// What a card can do and what it is worth, in a few sentences.
[[nodiscard]] QString cardMeaning(Card card);

}  // namespace raindelay::tarot
