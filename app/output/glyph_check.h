#pragma once

#include <vector>

#include "deck/picture.h"
#include "deck/problem.h"
#include "painter/card_painter.h"

namespace raindelay {

/// What is wrong with the characters of a text in the fonts that it is set in: a typeface that
/// isn't there, characters that none of them has, or that are blank. What none of them has can be
/// mended if there is a font that has it.
std::vector<deck::Problem> checkGlyphs(CardPainter& painter, const deck::TextRun& run);

}  // namespace raindelay
