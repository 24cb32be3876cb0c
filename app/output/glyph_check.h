#pragma once

#include <vector>

#include "deck/picture.h"
#include "deck/problem.h"
#include "painter/card_painter.h"

namespace raindelay {

/// What is wrong with the characters of a text in the fonts that it is set in: a typeface that
/// isn't there, characters that none of them has, or that are blank. Each has a remedy if the deck
/// or the program has a font that shows the character.
std::vector<deck::Problem> checkGlyphs(CardPainter& painter, const deck::TextRun& run);

}  // namespace raindelay
