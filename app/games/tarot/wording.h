#pragma once

#include <QString>
#include <functional>

#include "core/text.h"
#include "games/tarot/state.h"

namespace raindelay::tarot {

/// What a card is called, in the user's language.
using CardNames = std::function<QString(Face)>;

/// What was or can be declared, from the action and its points: "Four of the Greater Trumps".
[[nodiscard]] QString declarationWords(Action what, int points, const CardNames& nameOf);
/// A suit as it is led: "Cups".
[[nodiscard]] QString suitWords(Suit suit);
/// What a card can do and what it is worth, in a few sentences.
[[nodiscard]] QString cardMeaning(Card card);

}  // namespace raindelay::tarot
