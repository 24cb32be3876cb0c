// The sounds themselves: short, soft, alike in loudness, the same each time.
#include "sound/sound_bank.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace raindelay::sound {
namespace {

class SoundBank : public testing::TestWithParam<Sound> {
 protected:
  const std::vector<std::int16_t> samples_ = samplesOf(GetParam());
};

TEST_P(SoundBank, IsAsLongAsItSays) {
  EXPECT_EQ(samples_.size(), static_cast<std::size_t>(lengthMs(GetParam())) * kSampleRate / 1000);
}

TEST_P(SoundBank, IsShort) {
  EXPECT_LE(lengthMs(GetParam()), GetParam() == Sound::kCrowd ? 2000 : 600);
}

TEST_P(SoundBank, StaysSixDecibelsBelowFullScale) {
  const auto loudest = std::max_element(samples_.begin(), samples_.end(),
                                        [](int a, int b) { return std::abs(a) < std::abs(b); });
  EXPECT_LT(std::abs(int{*loudest}), 16422);
}

TEST_P(SoundBank, BeginsAndEndsAtZero) {
  EXPECT_EQ(samples_.front(), 0);
  EXPECT_EQ(samples_.back(), 0);
}

TEST_P(SoundBank, DoesntClickAtItsEnd) {
  for (std::size_t i = samples_.size() - 20; i < samples_.size(); ++i) {
    EXPECT_LT(std::abs(int{samples_[i]}), 330) << "a hundredth of full scale";
  }
}

TEST_P(SoundBank, HasNoOffset) {
  double sum = 0;
  for (const std::int16_t sample : samples_) sum += sample;
  EXPECT_LT(std::abs(sum / static_cast<double>(samples_.size())), 60);
}

TEST_P(SoundBank, IsTheSameEachTime) {
  EXPECT_EQ(samplesOf(GetParam()), samples_);
}

TEST_P(SoundBank, IsAboutAsLoudAsTheOthers) {
  EXPECT_GT(loudness(samples_), -26);
  EXPECT_LT(loudness(samples_), -21);
}

TEST_P(SoundBank, HasAName) {
  EXPECT_EQ(soundCalled(nameOf(GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Of, SoundBank, testing::ValuesIn(allSounds()),
                         [](const auto& one) { return std::string(nameOf(one.param)); });

TEST(ThePalette, HasNoSoundTwice) {
  std::set<std::vector<std::int16_t>> different;
  for (const Sound sound : allSounds()) different.insert(samplesOf(sound));
  EXPECT_EQ(different.size(), kSounds);
}

TEST(ThePalette, KnowsNoOtherName) {
  EXPECT_FALSE(soundCalled("trombone"));
}

TEST(Loudness, OfHalfFullScaleIsSixDecibelsBelowIt) {
  EXPECT_NEAR(loudness(std::vector<std::int16_t>(kSampleRate, 16384)), -6, 0.1);
}

TEST(Loudness, IsThatOfTheLoudestMoment) {
  std::vector<std::int16_t> samples(kSampleRate, 0);
  std::fill_n(samples.begin() + 1000, kSampleRate / 20, 16384);
  EXPECT_NEAR(loudness(samples), -6, 0.1);
}

}  // namespace
}  // namespace raindelay::sound
