#pragma once

class QTextBlock;
class QTextDocument;

namespace raindelay::rules {

/// Units of the text a millimetre: type is set in whole pixels, so a pixel has to be small.
inline constexpr double kPerMm = 20;

/// Gives a text that was read from Markdown its look, and takes out what would be loaded.
void setStyle(QTextDocument& text);

/// Where a line of a paragraph begins in the text, from the first page's top.
double topOfLine(const QTextBlock& block, int line);

/// Puts page breaks where the text would part badly otherwise.
void mendPages(QTextDocument& text);

}  // namespace raindelay::rules
