#include "sound/rate_limiter.h"

#include <algorithm>

#include "sound/sound_bank.h"

namespace raindelay::sound {

namespace {

/// Cards that follow each other within so many milliseconds belong to one row.
constexpr std::int64_t kClose = 110;
/// From the fourth on it is a row.
constexpr int kFewCards = 3;

}  // namespace

bool RateLimiter::admits(Sound sound, std::int64_t now) {
  std::int64_t& ends = ends_[static_cast<std::size_t>(sound)];
  const auto lasts = [now](std::int64_t end) { return end > now; };
  if (lasts(ends) || std::count_if(ends_.begin(), ends_.end(), lasts) >= kAtOnce) return false;
  ends = now + lengthMs(sound);
  return true;
}

Sound Flights::next(std::int64_t now) {
  inARow_ = now - last_ <= kClose ? inARow_ + 1 : 1;
  last_ = now;
  return inARow_ > kFewCards ? Sound::kShuffle : Sound::kCard;
}

}  // namespace raindelay::sound
