#include "deck/utf8.h"

#include <array>

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

// The first byte of U+0080 to U+009F.
constexpr unsigned char kC1 = 0xC2;

// Which bytes begin a control character, or may do so.
constexpr auto kControls = [] {
  std::array<bool, 256> all = {};
  for (int byte = 0; byte < 0x20; ++byte) {
    all[static_cast<std::size_t>(byte)] = byte != '\t' && byte != '\n' && byte != '\r';
  }
  all[0x7F] = all[kC1] = true;
  return all;
}();

// Where the next control character begins, text.size() if none does.
std::size_t controlFrom(std::string_view text, std::size_t i) {
  for (; i < text.size(); ++i) {
    const unsigned char byte = byteAt(text, i), after = byteAt(text, i + 1);
    if (kControls[byte] && (byte != kC1 || (after >= 0x80 && after < 0xA0))) break;
  }
  return i;
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
  for (std::size_t i = 0; i < utf8.size();) {
    const std::size_t control = controlFrom(utf8, i);
    kept.append(utf8, i, control - i);
    i = control + (byteAt(utf8, control) == kC1 ? 2 : 1);
  }
  return kept;
}

}  // namespace raindelay::deck
