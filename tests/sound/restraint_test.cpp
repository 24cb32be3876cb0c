// How much is heard at once.
#include "sound/restraint.h"

#include <gtest/gtest.h>

#include "sound/palette.h"

namespace raindelay::sound {
namespace {

TEST(Restraint, DoesntBeginASoundAgainWhileItLasts) {
  Restraint restraint;
  EXPECT_TRUE(restraint.admits(Sound::kDice, 1000));
  EXPECT_FALSE(restraint.admits(Sound::kDice, 1000));
  EXPECT_FALSE(restraint.admits(Sound::kDice, 999 + lengthMs(Sound::kDice)));
  EXPECT_TRUE(restraint.admits(Sound::kDice, 1000 + lengthMs(Sound::kDice)));
}

TEST(Restraint, LetsAFewSoundTogether) {
  Restraint restraint;
  int admitted = 0;
  for (const Sound sound : allSounds()) admitted += restraint.admits(sound, 1000) ? 1 : 0;
  EXPECT_EQ(admitted, Restraint::kAtOnce);
}

TEST(Restraint, LetsOthersSoundOnceTheFirstHaveEnded) {
  Restraint restraint;
  for (const Sound sound : allSounds()) (void)restraint.admits(sound, 1000);
  EXPECT_TRUE(restraint.admits(Sound::kCurtain, 3000));
}

TEST(Restraint, DoesntCountWhatWasKeptOut) {
  Restraint restraint;
  for (int i = 0; i < 5; ++i) (void)restraint.admits(Sound::kCrowd, 1000);
  EXPECT_TRUE(restraint.admits(Sound::kBat, 1000));
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
