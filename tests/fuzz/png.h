#pragma once

#include <cstddef>
#include <cstdint>

namespace raindelay::fuzz {

/// Puts the right checksum (ISO/IEC 15948, annex D) behind each chunk of a PNG file.
inline void sumUp(std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kSignature = 8, kAround = 12;
  for (std::size_t at = kSignature; at + kAround <= size;) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) length = length << 8 | data[at + i];
    if (length > size - at - kAround) return;
    std::uint32_t sum = 0xFFFFFFFF;
    for (std::size_t i = 0; i < length + 4; ++i) {
      sum ^= data[at + 4 + i];
      for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      data[at + 8 + length + i] = static_cast<std::uint8_t>(~sum >> (24 - 8 * i));
    }
    at += length + kAround;
  }
}

}  // namespace raindelay::fuzz
