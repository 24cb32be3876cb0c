// Variable fonts at one weight.
#include "fonts/font_instance.h"

#include <gtest/gtest.h>

#include "support/folder_test.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

const std::string kFonts = RAINDELAY_SOURCE_DIR "/tests/fuzz/seeds/font/";

TEST(AFontAtAWeight, HasNoWeightsAnyMore) {
  const std::string font = slurp(kFonts + "variable.ttf");
  ASSERT_TRUE(hasWeights(font));
  const auto heavy = atWeight(font, 700);
  ASSERT_TRUE(heavy.has_value());
  EXPECT_FALSE(hasWeights(*heavy));
}

// HarfBuzz would free memory that isn't its own.
TEST(AFontAtAWeight, IsNoneWhereAGlyphHasNoOutline) {
  for (const char* name : {"unmovable.ttf", "composite-of-nothing.ttf"}) {
    const std::string font = slurp(kFonts + name);
    ASSERT_TRUE(hasWeights(font)) << name;
    EXPECT_FALSE(atWeight(font, 700).has_value()) << name;
  }
}

}  // namespace
}  // namespace raindelay
