#pragma once

#include <string>
#include <string_view>

#include "deck/element.h"

namespace raindelay::deck {

/// The text in large or small letters: Latin ones with the accents that Western European languages
/// use; everything else stays as it is. (The engine has no locale to ask.) Small capitals
/// are a matter of fonts: the text stays.
std::string inCase(std::string_view text, LetterCase wanted);

}  // namespace raindelay::deck
