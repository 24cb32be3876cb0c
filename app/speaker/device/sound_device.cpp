#include "speaker/device/sound_device.h"

#include <pulse/simple.h>

#include <memory>

namespace raindelay {
namespace {

/// The sound that the server may hold back, in milliseconds: it isn't to come late; and the part of
/// it that must be there before it begins.
constexpr int kHeld = 80;
constexpr int kFirst = 20;

struct Free {
  void operator()(pa_simple* stream) const { pa_simple_free(stream); }
};
using Stream = std::unique_ptr<pa_simple, Free>;

class PulseDevice final : public SoundDevice {
 public:
  explicit PulseDevice(Stream stream) : stream_(std::move(stream)) {}

  [[nodiscard]] bool play(std::span<const std::int16_t> samples) override {
    return pa_simple_write(stream_.get(), samples.data(), samples.size_bytes(), nullptr) == 0;
  }

 private:
  Stream stream_;
};

}  // namespace
}  // namespace raindelay

raindelay::SoundDevice* raindelaySoundDevice(int sampleRate) {
  const pa_sample_spec samples{PA_SAMPLE_S16NE, static_cast<std::uint32_t>(sampleRate), 1};
  const auto bytes = [sampleRate](int milliseconds) {
    return static_cast<std::uint32_t>(sizeof(std::int16_t)) *
           static_cast<std::uint32_t>(sampleRate * milliseconds / 1000);
  };
  constexpr auto kAsTheServerLikes = static_cast<std::uint32_t>(-1);
  const pa_buffer_attr buffer{kAsTheServerLikes, bytes(raindelay::kHeld), bytes(raindelay::kFirst),
                              kAsTheServerLikes, kAsTheServerLikes};
  raindelay::Stream stream(pa_simple_new(nullptr, "Rain Delay", PA_STREAM_PLAYBACK, nullptr,
                                         "Table", &samples, nullptr, &buffer, nullptr));
  return stream == nullptr ? nullptr : new raindelay::PulseDevice(std::move(stream));
}
