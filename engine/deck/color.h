#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "deck/problem.h"

namespace raindelay::deck {

/// An sRGB colour; alpha 255 is opaque.
struct Color {
  std::uint8_t red = 0, green = 0, blue = 0, alpha = 255;

  friend bool operator==(const Color&, const Color&) = default;
};

/// Reads "#rgb", "#rrggbb" or "#rrggbbaa".
Checked<Color> parseColor(std::string_view text);

/// "#rrggbb"; the alpha is left out.
std::string colorName(Color color);

}  // namespace raindelay::deck
