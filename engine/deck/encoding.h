#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace raindelay::deck {

/// The encodings that spreadsheet programs save tables in.
enum class Encoding : std::uint8_t {
  kUtf8,
  kUtf16Le,      ///< little-endian, Excel's "Unicode text"
  kUtf16Be,      ///< big-endian
  kWindows1252,  ///< Excel's plain "CSV" in western Europe and America
};

/// The encoding of a text file, by its byte order mark, else by its first bytes and by what is
/// valid. A file of valid UTF-8 but for a few bytes is damaged UTF-8; without a single character
/// that takes several bytes, it is Windows-1252.
Encoding encodingOf(std::string_view bytes);

/// The file as UTF-8, its byte order mark kept as one; nothing if it is not valid in the encoding.
std::optional<std::string> toUtf8(std::string_view bytes, Encoding encoding);

/// The opposite of toUtf8(): nothing if the encoding lacks one of the characters.
std::optional<std::string> fromUtf8(std::string_view text, Encoding encoding);

}  // namespace raindelay::deck
