#pragma once

#include <QString>

class QRawFont;

namespace raindelay {

/// True if a font that Qt knows has glyphs in colour.
bool isInColor(const QRawFont& font);

/// The family of a typeface that has the character, in black: an embedded one, else one that is
/// installed on this computer. Empty if there is none. Each font is looked at once a process, when
/// it is first needed. From any thread.
QString fallbackFor(char32_t character);

}  // namespace raindelay
