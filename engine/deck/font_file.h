#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deck/problem.h"

namespace raindelay::deck {

/// Returns true if what stands for a typeface is a file of the deck: by its ending, .ttf, .otf or
/// .ttc.
bool isFontFile(std::string_view family);

/// The reason why the file isn't a font that can be drawn with: not one at all, or damaged so that
/// its tables (ISO/IEC 14496-22) don't hold what they say they do. Of a collection the first font
/// counts. `path` names the file in the message. A pure function of the bytes, in linear time.
std::optional<Problem> checkFont(std::string_view bytes, std::string_view path);

/// True if glyphs of the font are in colour: pictures (CBDT, in a font without outlines) or layers
/// of outlines (COLR, version 0). `bytes` is a font that checkFont() accepts.
bool hasColors(std::string_view bytes);

/// The first font of a file that checkFont() accepts, called by another name: two files that say
/// the same name can then be used beside each other. `family` is plain ASCII without blanks. Glyphs
/// in colour take their room in it and show nothing: whoever sets them puts pictures there.
std::string fontCalled(std::string_view bytes, std::string_view family);

}  // namespace raindelay::deck
