#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace raindelay::deck {

/// A piece of a marked text.
struct MarkedRun {
  enum class Kind : std::uint8_t { kText, kIcon } kind = Kind::kText;
  std::string text;  ///< or the icon's name
  bool bold = false, italic = false, keyword = false;

  friend bool operator==(const MarkedRun&, const MarkedRun&) = default;
};

/// Takes `*italic*`, `**bold**`, `__keyword__` and `[icon]` apart. A mark opens before a character
/// that isn't blank and closes behind one, the same mark; what is never closed, or stands between
/// blanks, is printed as it is. A backslash before * _ [ ] or \ prints the sign.
std::vector<MarkedRun> parseMarkup(std::string_view text);

}  // namespace raindelay::deck
