#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace raindelay::deck {

/// The number of bytes from the front that are whole, well-formed UTF-8 characters (no overlong
/// forms, no surrogates): text.size() if all of them are.
std::size_t validUtf8(std::string_view text);

/// The text without its control characters, of which tab, line feed and carriage return are none.
std::string withoutControls(std::string_view utf8);

}  // namespace raindelay::deck
