#include "core/sha256.h"

#include <array>
#include <cstdint>

namespace raindelay {

void Sha256::add(std::string_view bytes) {
  SHA256Update(&context_, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::string Sha256::digits() const {
  // The end is padded, which would spoil what follows.
  SHA2_CTX context = context_;
  std::array<char, SHA256_DIGEST_STRING_LENGTH> hex{};
  SHA256End(&context, hex.data());
  return hex.data();
}

std::string sha256(std::string_view bytes) {
  Sha256 sum;
  sum.add(bytes);
  return sum.digits();
}

}  // namespace raindelay
