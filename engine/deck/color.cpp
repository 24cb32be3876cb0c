#include "deck/color.h"

#include <array>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Checked<Color> parseColor(std::string_view text) {
  const Problem bad(kinds::kNotAColor, {inQuotes(text)});
  if (text.size() != 4 && text.size() != 7 && text.size() != 9) return bad;
  if (text.front() != '#') return bad;
  for (char c : text.substr(1)) {
    if (hexDigit(c) < 0) return bad;
  }
  const std::size_t digits = text.size() == 4 ? 1 : 2;
  std::array<std::uint8_t, 4> channels = {0, 0, 0, 255};
  for (std::size_t i = 0; 1 + i * digits < text.size(); ++i) {
    const int high = hexDigit(text[1 + i * digits]);
    const int low = hexDigit(text[i * digits + digits]);
    channels[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return Color{channels[0], channels[1], channels[2], channels[3]};
}

std::string colorName(Color color) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string name = "#";
  for (int channel : {color.red, color.green, color.blue}) {
    name += kDigits[channel / 16];
    name += kDigits[channel % 16];
  }
  return name;
}

}  // namespace raindelay::deck
