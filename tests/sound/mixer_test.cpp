// Sounds that are heard together.
#include "sound/mixer.h"

#include <gtest/gtest.h>

#include <array>

namespace raindelay::sound {
namespace {

using Samples = std::vector<std::int16_t>;

/// The next four samples.
Samples next(Mixer& mixer) {
  Samples block(4, 99);
  mixer.mix(block);
  return block;
}

TEST(Mixer, IsSilentAtFirst) {
  Mixer mixer;
  Samples block(4, 99);
  EXPECT_FALSE(mixer.mix(block));
  EXPECT_EQ(block, Samples(4, 0));
}

TEST(Mixer, PlaysASoundToItsEnd) {
  Mixer mixer;
  const Samples sound{1, 2, 3, 4, 5, 6};
  mixer.begin(sound, 1);
  EXPECT_EQ(next(mixer), (Samples{1, 2, 3, 4}));
  EXPECT_EQ(next(mixer), (Samples{5, 6, 0, 0}));
  Samples block(4);
  EXPECT_FALSE(mixer.mix(block));
}

TEST(Mixer, AddsWhatSoundsTogether) {
  Mixer mixer;
  const Samples first{10, 20, 30, 40, 50, 60};
  const Samples second{1, 2, 3};
  mixer.begin(first, 1);
  EXPECT_EQ(next(mixer), (Samples{10, 20, 30, 40}));
  mixer.begin(second, 2);
  EXPECT_EQ(next(mixer), (Samples{52, 64, 6, 0}));
}

TEST(Mixer, StaysWithinFullScale) {
  Mixer mixer;
  const Samples loud{30000, -30000};
  mixer.begin(loud, 1);
  mixer.begin(loud, 1);
  EXPECT_EQ(next(mixer), (Samples{32767, -32768, 0, 0}));
}

TEST(Mixer, CanBeSilenced) {
  Mixer mixer;
  const Samples sound(8, 7);
  mixer.begin(sound, 1);
  mixer.silence();
  EXPECT_EQ(next(mixer), Samples(4, 0));
}

}  // namespace
}  // namespace raindelay::sound
