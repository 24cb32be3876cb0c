#pragma once

#include <memory>

#include "speaker/speaker.h"

namespace raindelay {

/// The computer's sound device, on a thread of its own, which begins with the first sound: neither
/// the start of the program nor the table waits for it. Without the library that speaks to it,
/// without a device or while nobody answers there it is silent. The device is let go when nothing
/// has sounded for a while.
class BackgroundSpeaker final : public Speaker {
 public:
  BackgroundSpeaker();
  /// Ends what sounds. A device that doesn't answer isn't waited for.
  ~BackgroundSpeaker() override;

  void play(sound::Sound sound, double volume) override;

 private:
  class Worker;

  std::shared_ptr<Worker> worker_;  ///< null before the first sound; the thread's, too
};

}  // namespace raindelay
