#include <gtest/gtest.h>

#include "core/game.h"

namespace raindelay {
namespace {

TEST(Boxed, GivesBackWhatWasPutIn) {
  AnyState box = AnyState::of(7);
  box.as<int>() = 8;
  const AnyState copy = box;
  EXPECT_EQ(copy.as<int>(), 8);
}

// In every build: what is read as another type would be another match.
TEST(Boxed, AskedForAnotherTypeItStopsTheProgram) {
  AnyState box = AnyState::of(7);
  const AnyState& fixed = box;
  EXPECT_DEATH((void)fixed.as<unsigned>(), "another type than was put in");
  EXPECT_DEATH(box.as<long>() = 8, "another type than was put in");
  EXPECT_DEATH((void)AnyState().as<int>(), "another type than was put in");
}

}  // namespace
}  // namespace raindelay
