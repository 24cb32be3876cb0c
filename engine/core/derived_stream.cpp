#include "core/derived_stream.h"

#include <charconv>
#include <string>

#include "core/sha256.h"

namespace raindelay {

Stream derivedStream(std::uint64_t seed, std::string_view purpose, Seat seat, std::size_t step) {
  const std::string digest =
      sha256("raindelay/1 " + std::string(purpose) + " " + std::to_string(seed) + " " +
             std::to_string(seat.index()) + " " + std::to_string(step));
  std::uint64_t key = 0;
  (void)std::from_chars(digest.data(), digest.data() + 16, key, 16);
  return {key, purpose};
}

}  // namespace raindelay
