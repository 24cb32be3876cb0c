#include "deck/encoding.h"

#include <iconv.h>

#include <algorithm>
#include <array>

#include "deck/utf8.h"

namespace raindelay::deck {
namespace {

constexpr std::array kNames = {"UTF-8", "UTF-16LE", "UTF-16BE", "WINDOWS-1252"};

const char* nameOf(Encoding encoding) {
  return kNames[static_cast<std::size_t>(encoding)];
}

std::optional<std::string> converted(std::string_view from, const char* fromName,
                                     const char* toName) {
  // A byte of one encoding takes at most three of another.
  constexpr std::size_t kMostPerByte = 3;
  iconv_t converter = iconv_open(toName, fromName);
  // iconv's own way to say no.  NOLINTNEXTLINE(performance-no-int-to-ptr)
  if (converter == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
  std::string to(from.size() * kMostPerByte, '\0');
  // iconv takes the source as mutable and doesn't change it.
  char* source = const_cast<char*>(from.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  char* target = to.data();
  std::size_t left = from.size(), room = to.size();
  // A count above zero would tell of characters that were replaced by others.
  const bool whole = iconv(converter, &source, &left, &target, &room) == 0 && left == 0;
  iconv_close(converter);
  if (!whole) return std::nullopt;
  to.resize(to.size() - room);
  return to;
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
  return converted(bytes, nameOf(encoding), nameOf(Encoding::kUtf8));
}

std::optional<std::string> fromUtf8(std::string_view text, Encoding encoding) {
  return converted(text, nameOf(Encoding::kUtf8), nameOf(encoding));
}

}  // namespace raindelay::deck
