#pragma once

#include <cstdint>
#include <vector>

#include "sound/sample_buffer.h"
#include "sound/sound.h"

namespace raindelay::sound {

/// The length of a sound, milliseconds.
[[nodiscard]] int lengthMs(Sound sound);

/// The sound itself: kSampleRate samples a second, mono. It is computed, the same each time, in a
/// few milliseconds.
[[nodiscard]] std::vector<std::int16_t> samplesOf(Sound sound);

}  // namespace raindelay::sound
