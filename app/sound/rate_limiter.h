#pragma once

#include <array>
#include <cstdint>

#include "sound/sound.h"

namespace raindelay::sound {

/// Keeps a busy table from rattling: a sound isn't begun again while it lasts, and few sound at
/// once. Times are milliseconds of any clock that runs on.
class RateLimiter {
 public:
  static constexpr int kAtOnce = 3;

  /// Returns true if the sound may begin now; then it counts as begun.
  [[nodiscard]] bool admits(Sound sound, std::int64_t now);

 private:
  std::array<std::int64_t, kSounds> ends_{};  ///< of each sound, when it ends
};

/// Cards that fly one close after the other are dealt, gathered or shuffled.
class Flights {
 public:
  /// The sound of a card that sets out now.
  [[nodiscard]] Sound next(std::int64_t now);

 private:
  int inARow_ = 0;
  std::int64_t last_ = 0;
};

}  // namespace raindelay::sound
