// Tests the limit on sounds at once.
#include "sound/rate_limiter.h"

#include <gtest/gtest.h>

#include "sound/sound_bank.h"

namespace raindelay::sound {
namespace {

TEST(RateLimiter, DoesntBeginASoundAgainWhileItLasts) {
  RateLimiter limiter;
  EXPECT_TRUE(limiter.admits(Sound::kDice, 1000));
  EXPECT_FALSE(limiter.admits(Sound::kDice, 1000));
  EXPECT_FALSE(limiter.admits(Sound::kDice, 999 + lengthMs(Sound::kDice)));
  EXPECT_TRUE(limiter.admits(Sound::kDice, 1000 + lengthMs(Sound::kDice)));
}

TEST(RateLimiter, LetsAFewSoundTogether) {
  RateLimiter limiter;
  int admitted = 0;
  for (const Sound sound : allSounds()) admitted += limiter.admits(sound, 1000) ? 1 : 0;
  EXPECT_EQ(admitted, RateLimiter::kAtOnce);
}

TEST(RateLimiter, LetsOthersSoundOnceTheFirstHaveEnded) {
  RateLimiter limiter;
  for (const Sound sound : allSounds()) (void)limiter.admits(sound, 1000);
  EXPECT_TRUE(limiter.admits(Sound::kCurtain, 3000));
}

TEST(RateLimiter, DoesntCountWhatWasKeptOut) {
  RateLimiter limiter;
  for (int i = 0; i < 5; ++i) (void)limiter.admits(Sound::kCrowd, 1000);
  EXPECT_TRUE(limiter.admits(Sound::kBat, 1000));
}

TEST(Flights, OneCardIsACard) {
  Flights flights;
  EXPECT_EQ(flights.next(1000), Sound::kCard);
}

TEST(Flights, CardsWithPausesStayCards) {
  Flights flights;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(flights.next(1000 + 200 * i), Sound::kCard);
}

TEST(Flights, ManyCloseTogetherAreShuffled) {
  Flights flights;
  for (int i = 0; i < 3; ++i) EXPECT_EQ(flights.next(1000 + 30 * i), Sound::kCard);
  for (int i = 3; i < 20; ++i) EXPECT_EQ(flights.next(1000 + 30 * i), Sound::kShuffle);
}

TEST(Flights, ARowEndsWithAPause) {
  Flights flights;
  for (int i = 0; i < 10; ++i) (void)flights.next(1000 + 30 * i);
  EXPECT_EQ(flights.next(2000), Sound::kCard);
}

}  // namespace
}  // namespace raindelay::sound
