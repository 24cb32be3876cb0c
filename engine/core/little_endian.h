#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

/// Numbers in files that any machine reads alike: the lowest byte first.
namespace raindelay::little_endian {

template <std::unsigned_integral T>
void put(std::string& bytes, T number) {
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    bytes += static_cast<char>(static_cast<unsigned char>(number >> (8 * i)));
  }
}

/// Takes a number off the front of `bytes`, which must hold one.
template <std::unsigned_integral T>
[[nodiscard]] T take(std::string_view& bytes) {
  T number = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    number = static_cast<T>(
        number | static_cast<T>(static_cast<T>(static_cast<unsigned char>(bytes[i])) << (8 * i)));
  }
  bytes.remove_prefix(sizeof(T));
  return number;
}

}  // namespace raindelay::little_endian
