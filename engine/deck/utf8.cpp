#include "deck/utf8.h"

namespace raindelay::deck {
namespace {

unsigned char byteAt(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

bool continues(unsigned char byte) {
  return (byte & 0xC0) == 0x80;
}

// Length of the well-formed character at `i`, 0 if there is none.
std::size_t characterAt(std::string_view text, std::size_t i) {
  const unsigned char b0 = byteAt(text, i), b1 = byteAt(text, i + 1);
  if (b0 < 0x80) return 1;
  if (b0 < 0xC2 || b0 > 0xF4 || !continues(b1)) return 0;
  if (b0 < 0xE0) return 2;
  if (!continues(byteAt(text, i + 2))) return 0;
  if (b0 < 0xF0) {
    const bool overlong = b0 == 0xE0 && b1 < 0xA0;
    const bool surrogate = b0 == 0xED && b1 >= 0xA0;
    return overlong || surrogate ? 0 : 3;
  }
  if (!continues(byteAt(text, i + 3))) return 0;
  const bool overlong = b0 == 0xF0 && b1 < 0x90;
  const bool beyond = b0 == 0xF4 && b1 >= 0x90;
  return overlong || beyond ? 0 : 4;
}

}  // namespace

std::size_t validUtf8(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    const std::size_t length = characterAt(text, i);
    if (length == 0) break;
    i += length;
  }
  return i;
}

std::string withoutControls(std::string_view utf8) {
  std::string kept;
  kept.reserve(utf8.size());
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const unsigned char byte = byteAt(utf8, i), after = byteAt(utf8, i + 1);
    const bool blank = byte == '\t' || byte == '\n' || byte == '\r';
    if ((byte < 0x20 && !blank) || byte == 0x7F) continue;
    // U+0080 to U+009F
    if (byte == 0xC2 && after >= 0x80 && after < 0xA0) {
      ++i;
      continue;
    }
    kept += utf8[i];
  }
  return kept;
}

}  // namespace raindelay::deck
