#pragma once

#include "deck/deck.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// Checks what a deck's table says of its cards: codes, copies, layouts; and takes over what its
/// columns `@element.key` say of single cards. The deck has its layouts.
void readCards(Deck& deck, Problems& problems);

}  // namespace raindelay::deck
