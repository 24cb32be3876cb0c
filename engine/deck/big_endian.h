#pragma once

#include <cstdint>
#include <string_view>

namespace raindelay::deck {

/// The number that the bytes are, the highest first.
inline std::uint32_t bigEndian(std::string_view bytes) {
  std::uint32_t value = 0;
  for (const char c : bytes) value = value << 8 | static_cast<unsigned char>(c);
  return value;
}

}  // namespace raindelay::deck
