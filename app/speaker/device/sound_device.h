#pragma once

#include <cstdint>
#include <span>

namespace raindelay {

/// The computer's sound device, open. What speaks to it is a library of its own, loaded when the
/// first sound is due: it brings others along for which nobody is to wait when the program starts.
class SoundDevice {
 public:
  SoundDevice() = default;
  virtual ~SoundDevice() = default;
  SoundDevice(const SoundDevice&) = delete;
  SoundDevice& operator=(const SoundDevice&) = delete;

  /// Plays these samples after those before, and comes back once there is room for more. False if
  /// the device has gone.
  [[nodiscard]] virtual bool play(std::span<const std::int16_t> samples) = 0;
};

}  // namespace raindelay

/// Opens the usual device for 16-bit samples, mono, so many a second; null if there is none. It may
/// take a while, and says nothing on the terminal. The caller owns it.
extern "C" __attribute__((visibility("default"))) raindelay::SoundDevice* raindelaySoundDevice(
    int sampleRate);
