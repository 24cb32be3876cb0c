#pragma once

#include <QObject>
#include <QQmlEngine>
#include <cstdint>
#include <functional>
#include <memory>

#include "sound/restraint.h"
#include "speaker/speaker.h"

class QJSEngine;

namespace raindelay {

/// The one way to be heard: as loud as the settings say, and not too much at once. Without a
/// speaker (tests, tools) nothing is heard.
class Sounds : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  /// Milliseconds since any moment.
  using Clock = std::function<std::int64_t()>;

  /// (QML would default-construct a second object instead of calling create: hence no default.)
  explicit Sounds(Clock clock, QObject* parent = nullptr);
  ~Sounds() override;
  static Sounds* create(QQmlEngine* engine, QJSEngine* script);
  /// The one of the program.
  static Sounds& instance();

  /// Null: silence.
  void setSpeaker(std::unique_ptr<Speaker> speaker);
  [[nodiscard]] std::int64_t now() const { return clock_(); }
  void play(sound::Sound sound);
  /// The table goes to somebody else.
  Q_INVOKABLE void curtain() { play(sound::Sound::kCurtain); }
  /// One sound, to hear how loud they are.
  Q_INVOKABLE void sample() { play(sound::Sound::kGlove); }

 private:
  Clock clock_;
  std::unique_ptr<Speaker> speaker_;
  sound::Restraint restraint_;
};

}  // namespace raindelay
