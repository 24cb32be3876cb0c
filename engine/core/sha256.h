#pragma once

#include <sys/types.h>

#include <sha256.h>
#include <string>
#include <string_view>

namespace raindelay {

/// SHA-256 (FIPS 180-4) of bytes that come one after another.
class Sha256 {
 public:
  Sha256() { SHA256Init(&context_); }

  void add(std::string_view bytes);
  /// Of all bytes so far, as 64 hexadecimal digits; more may follow.
  [[nodiscard]] std::string digits() const;

 private:
  SHA2_CTX context_{};
};

/// SHA-256 of the bytes, as 64 hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace raindelay
