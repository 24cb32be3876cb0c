#include "core/nearest.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace raindelay {
namespace {

const std::vector<std::string_view> kNames = {"innings", "lineup", "steals", "bunts"};

TEST(Nearest, FindsATypingError) {
  EXPECT_EQ(nearestName("inings", kNames), "innings");    // one left out
  EXPECT_EQ(nearestName("innnings", kNames), "innings");  // one too many
  EXPECT_EQ(nearestName("lineop", kNames), "lineup");     // one changed
  EXPECT_EQ(nearestName("stael", kNames), "");            // too far for five letters
}

TEST(Nearest, SaysNothingRatherThanSomethingFar) {
  EXPECT_EQ(nearestName("weather", kNames), "");
  EXPECT_EQ(nearestName("", kNames), "");
  EXPECT_EQ(nearestName("x", {}), "");
}

TEST(Nearest, TheNearestWins) {
  EXPECT_EQ(nearestName("bunts", {"bunt", "bunts", "punts"}), "bunts");
}

TEST(Nearest, AnUnknownNameIsExplained) {
  EXPECT_EQ(unknownName("option", "inings", kNames).message,
            "unknown option inings; did you mean innings?");
  EXPECT_EQ(unknownName("option", "weather", kNames).message,
            "unknown option weather; known: innings lineup steals bunts");
  EXPECT_EQ(unknownName("option", "weather", std::vector<std::string_view>{}).message,
            "unknown option weather; there is none");
}

}  // namespace
}  // namespace raindelay
