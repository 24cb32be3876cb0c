#pragma once

#include <QString>

#include "deck/problem.h"

// The engine's messages about a deck, in the user's language. Of the values in a sentence those in
// quotes are texts of the deck; a word of the program, or several with ", " between them, is marked
// for translation with the context "DeckWord".
namespace raindelay::words {

/// The problem as a sentence of its own: without its place.
[[nodiscard]] QString sentence(const deck::Problem& problem);
/// The problem's place: "cards.csv, row 7, column rank"; empty if there is none.
[[nodiscard]] QString place(const deck::Problem& problem);
/// Both.
[[nodiscard]] QString placed(const deck::Problem& problem);
/// What would put the problem right, as a button says it; empty if nothing is known to.
[[nodiscard]] QString fix(const deck::Problem& problem);
/// A number as a sentence has it: in hundredths at most, with the language's decimal point.
[[nodiscard]] QString number(double figure);

}  // namespace raindelay::words
