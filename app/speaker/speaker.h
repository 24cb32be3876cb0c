#pragma once

#include "sound/sound.h"

namespace raindelay {

/// Plays sounds.
class Speaker {
 public:
  Speaker() = default;
  virtual ~Speaker() = default;
  Speaker(const Speaker&) = delete;
  Speaker& operator=(const Speaker&) = delete;

  /// Begins the sound, or does nothing where none can be heard; it never waits for it. `volume` is
  /// from 0 to 1, as a slider shows it.
  virtual void play(sound::Sound sound, double volume) = 0;
};

}  // namespace raindelay
