#include "sound/mixer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace raindelay::sound {

void Mixer::begin(std::span<const std::int16_t> samples, double gain) {
  voices_.push_back({samples, gain});
}

bool Mixer::mix(std::span<std::int16_t> block) {
  using Limits = std::numeric_limits<std::int16_t>;
  const bool sounds = !voices_.empty();
  for (std::size_t i = 0; i < block.size(); ++i) {
    double sum = 0;
    for (const Voice& voice : voices_) {
      if (i < voice.left.size()) sum += voice.gain * voice.left[i];
    }
    block[i] = static_cast<std::int16_t>(
        std::lround(std::clamp<double>(sum, Limits::min(), Limits::max())));
  }
  for (Voice& voice : voices_) {
    voice.left = voice.left.subspan(std::min(block.size(), voice.left.size()));
  }
  std::erase_if(voices_, [](const Voice& voice) { return voice.left.empty(); });
  return sounds;
}

}  // namespace raindelay::sound
