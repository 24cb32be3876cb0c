#pragma once

#include <vector>

#include "deck/picture.h"
#include "deck/problem.h"
#include "painter/card_painter.h"

namespace raindelay {

/// Tells what is wrong with a text in the fonts that it is set in: a typeface isn't there, a
/// character is in none of them, or is blank. One that is in none has a remedy if there is a font
/// that has it.
std::vector<deck::Problem> checkGlyphs(CardPainter& painter, const deck::TextRun& run);

}  // namespace raindelay
