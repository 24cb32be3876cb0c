#include "session/sounds.h"

#include <chrono>

#include "session/settings.h"

namespace raindelay {

namespace {

std::int64_t steadyNow() {
  using std::chrono::milliseconds;
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

}  // namespace

Sounds::Sounds(Clock clock, QObject* parent) : QObject(parent), clock_(std::move(clock)) {}

Sounds::~Sounds() = default;

Sounds& Sounds::instance() {
  static Sounds sounds(steadyNow);
  return sounds;
}

Sounds* Sounds::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
  return &instance();
}

void Sounds::setSpeaker(std::unique_ptr<Speaker> speaker) {
  speaker_ = std::move(speaker);
}

void Sounds::play(sound::Sound sound) {
  const Settings& settings = Settings::instance();
  if (speaker_ == nullptr || settings.muted() || settings.volume() <= 0) return;
  if (restraint_.admits(sound, now())) speaker_->play(sound, settings.volume());
}

}  // namespace raindelay
