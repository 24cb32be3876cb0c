#include "core/sha256.h"

#include <sys/types.h>

#include <sha256.h>

#include <array>
#include <cstdint>

namespace raindelay {

std::string sha256(std::string_view bytes) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> hex{};
  SHA256Data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), hex.data());
  return hex.data();
}

}  // namespace raindelay
