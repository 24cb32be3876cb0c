#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <memory>

#include "sound/rate_limiter.h"
#include "speaker/speaker.h"

namespace raindelay {

/// The one way to be heard, and not too much at once. Without a speaker (tests, tools) nothing is
/// heard.
class Sounds : public QObject {
  Q_OBJECT

 public:
  /// Milliseconds since any moment.
  using Clock = std::function<std::int64_t()>;

  /// `clock`: real time, if none is given.
  explicit Sounds(Clock clock = {}, QObject* parent = nullptr);
  ~Sounds() override;

  /// Null: silence.
  void setSpeaker(std::unique_ptr<Speaker> speaker);
  /// From 0, silence, to 1.
  void setVolume(double volume) { volume_ = volume; }
  [[nodiscard]] std::int64_t now() const { return clock_(); }
  void play(sound::Sound sound);
  /// The table goes to somebody else.
  Q_INVOKABLE void curtain() { play(sound::Sound::kCurtain); }
  /// One sound, to hear how loud they are.
  Q_INVOKABLE void sample() { play(sound::Sound::kGlove); }

 private:
  Clock clock_;
  std::unique_ptr<Speaker> speaker_;
  double volume_ = 0;
  sound::RateLimiter limiter_;
};

}  // namespace raindelay
