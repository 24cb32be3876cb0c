// Fonts of files, made known once for all painters.
#include "fonts/file_font.h"

#include <gtest/gtest.h>

#include <QFontInfo>
#include <set>
#include <thread>
#include <vector>

#include "fonts/fonts.h"
#include "support/font_maker.h"

namespace raindelay {
namespace {

/// Variable, and in colour: so its bytes can be told from a copy of them.
std::string variable() {
  FontMaker font{{{U'A', 1000, 500}, {U'B', 1000, 700}, {U'C', 500, 700}}, 300, {0xFF0000, 0xFF}};
  return font.bytes();
}

class FileFonts : public testing::Test {
 public:
  void SetUp() override { loadFonts(); }
  static FileFont at(int weight) { return fileFont(variable(), QStringLiteral("v"), weight); }
};

TEST_F(FileFonts, MakeAWeightOnceForAllThreads) {
  constexpr int kThreads = 8, kWeight = 650;
  std::vector<FileFont> made(kThreads);
  std::vector<std::thread> threads;
  for (FileFont& each : made) threads.emplace_back([&] { each = at(kWeight); });
  for (std::thread& thread : threads) thread.join();
  ASSERT_NE(made[0].colors, nullptr);
  for (const FileFont& each : made) {
    EXPECT_EQ(each.colors, made[0].colors);
    EXPECT_EQ(each.family, made[0].family);
    EXPECT_TRUE(each.hasWeight);
  }
  EXPECT_EQ(QFontInfo(QFont(made[0].family)).family(), made[0].family);
  EXPECT_NE(at(kWeight + 1).family, made[0].family);
  EXPECT_TRUE(isOfAFile(made[0].family));
  EXPECT_FALSE(isOfAFile(QStringLiteral("Inter")));
}

TEST_F(FileFonts, KeepTheWeightsThatWereAskedForLast) {
  constexpr int kWeight = 660, kHeaviest = 900, kMany = 300;
  const FileFont first = at(kWeight);
  for (int i = 0; i < kMany; ++i) at(kHeaviest + i);  // all of them are as heavy as can be
  const FileFont again = at(kWeight);
  EXPECT_NE(again.colors, first.colors);
  EXPECT_EQ(again.family, first.family) << "Qt has it only once";
}

}  // namespace
}  // namespace raindelay
