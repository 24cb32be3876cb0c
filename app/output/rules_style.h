#pragma once

#include <QStringList>

#include "deck/deck.h"
#include "painter/font_store.h"

class QTextBlock;
class QTextDocument;

namespace raindelay::rules {

/// Units of the text a millimetre: type is set in whole pixels, so a pixel has to be small.
inline constexpr double kPerMm = 20;

/// The typefaces that rules are set in: our own, and for what they lack those of the deck, but for
/// those in colour, which only cards are set in. `fonts`: of the deck's folder.
deck::FontRole fontOf(const deck::Deck& deck, FontStore& fonts);

/// Sets the text, without what would be loaded.
void setMarkdown(QTextDocument& text, const QString& markdown);

/// Gives such a text its look, in these typefaces.
void setStyle(QTextDocument& text, const QStringList& families);

/// True if letters of these words join, turn or change places, which takes shaping.
bool needsShaping(const QString& words);

/// Where a line of a paragraph begins in the text, from the first page's top.
double topOfLine(const QTextBlock& block, int line);

/// Puts page breaks where the text would part badly otherwise.
void mendPages(QTextDocument& text);

}  // namespace raindelay::rules
