#pragma once

#include <string_view>

namespace raindelay::deck {

/// True if what a reader takes for one character, given as its code points, is to be shown as a
/// coloured picture: by itself (Unicode's property Emoji_Presentation) or because it says so
/// (U+FE0F), and unless it says otherwise (U+FE0E).
bool isShownAsEmoji(std::u32string_view cluster);

}  // namespace raindelay::deck
