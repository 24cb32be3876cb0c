#pragma once

#include <cstddef>
#include <string_view>

namespace raindelay::deck {

/// The number of bytes from the front that are whole, well-formed UTF-8 characters (no overlong
/// forms, no surrogates): text.size() if all of them are.
std::size_t validUtf8(std::string_view text);

}  // namespace raindelay::deck
