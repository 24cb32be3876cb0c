#include "table/sounds.h"

#include <chrono>

namespace raindelay {

namespace {

std::int64_t steadyNow() {
  using std::chrono::milliseconds;
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

}  // namespace

Sounds::Sounds(Clock clock, QObject* parent)
    : QObject(parent), clock_(clock ? std::move(clock) : steadyNow) {}

Sounds::~Sounds() = default;

void Sounds::setSpeaker(std::unique_ptr<Speaker> speaker) {
  speaker_ = std::move(speaker);
}

void Sounds::play(sound::Sound sound) {
  if (speaker_ == nullptr || volume_ <= 0) return;
  if (limiter_.admits(sound, now())) speaker_->play(sound, volume_);
}

}  // namespace raindelay
