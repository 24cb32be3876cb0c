#include "deck/encoding.h"

#include <algorithm>
#include <array>

#include "core/system.h"
#include "deck/utf8.h"

namespace raindelay::deck {
namespace {

constexpr std::array kNames = {"UTF-8", "UTF-16LE", "UTF-16BE", "WINDOWS-1252"};

const char* nameOf(Encoding encoding) {
  return kNames[static_cast<std::size_t>(encoding)];
}

bool hasWideCharacter(std::string_view validUtf8) {
  return std::any_of(validUtf8.begin(), validUtf8.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

}  // namespace

Encoding encodingOf(std::string_view bytes) {
  if (bytes.size() >= 2) {
    const bool firstZero = bytes[0] == '\0', secondZero = bytes[1] == '\0';
    if (bytes.starts_with("\xFF\xFE") || (secondZero && !firstZero)) return Encoding::kUtf16Le;
    if (bytes.starts_with("\xFE\xFF") || (firstZero && !secondZero)) return Encoding::kUtf16Be;
  }
  const std::size_t valid = validUtf8(bytes);
  if (valid == bytes.size()) return Encoding::kUtf8;
  if (hasWideCharacter(bytes.substr(0, valid))) return Encoding::kUtf8;
  return toUtf8(bytes, Encoding::kWindows1252) ? Encoding::kWindows1252 : Encoding::kUtf8;
}

std::optional<std::string> toUtf8(std::string_view bytes, Encoding encoding) {
  return system::converted(bytes, nameOf(encoding), nameOf(Encoding::kUtf8));
}

std::optional<std::string> fromUtf8(std::string_view text, Encoding encoding) {
  return system::converted(text, nameOf(Encoding::kUtf8), nameOf(encoding));
}

}  // namespace raindelay::deck
