// Rules 8.1 to 8.7, 8.11 and 8.12: runs, ties, extras, the draw.

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "support/source_dir.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

const OptionTexts kOneAPoint{{"multiplier", "1"}, {"draw-limit", "scaled"}};  ///< a draw at 140
const OptionTexts kTimeless{{"multiplier", "1"}, {"draw-limit", "scaled"}, {"timeless", "on"}};

// --- 8.1, 8.2, 8.11, 8.12: the fourth innings was closed

/// Both sides skip the first innings (14 each). Red's second and Black's second, with these orders.
struct Chased {
  const char* red;
  const char* ofRed;
  const char* black;
  const char* ofBlack;
  const char* verdict;
};

void expectRows(std::initializer_list<Chased> rows) {
  for (const Chased& row : rows) {
    TestMatch match({.second = {.red = row.red, .black = row.black}});
    match.skipFirst().strokes(row.ofRed).play("close").strokes(row.ofBlack).play("close");
    EXPECT_EQ(match.verdict(), row.verdict)
        << row.red << ": " << row.ofRed << " | " << row.black << ": " << row.ofBlack;
    EXPECT_TRUE(match.over());
  }
}

TEST(Result, R8_1_And_8_11_WonByRuns) {
  expectRows({
      {"10 2 3 4 5", "10>9", "2 3 4 5", "", "won-by-runs 0 10"},
      {"10 2 3 4 5", "10>9", "2 3 4 6", "", "won-by-runs 0 9"},
      {"10 2 3 4 6", "10>9", "2 3 4 5", "", "won-by-runs 0 11"},
      {"10 2 3 4 5", "10>9", "3 4 5 J", "", "won-by-runs 0 1"},
      {"A 2 3 4 5", "A>1", "7 2 3 4 5", "7>5", "won-by-runs 0 110"},
      {"A 2 3 4 5", "A>1", "K 2 3 4 5", "K>1", "won-by-runs 0 10"},
  });
}

TEST(Result, R8_2_And_8_11_ATie) {
  expectRows({
      {"2 3 4 5", "", "2 3 4 5", "", "tied 28"},
      {"10 2 3 4 5", "10>9", "3 4 5 Q", "", "tied 38"},
      {"A 2 3 4 5", "A>1", "A 2 3 4 5", "A>1", "tied 158"},
      {"9 10 2 3 4 5", "9>10 10>8", "7 2 3 4 5", "7>5", "tied 48"},
  });
}

TEST(Result, R8_12_WonOnExtras) {
  expectRows({
      // Level, and then the one or the other ahead.
      {"2 3 4 5", "", "2 3 4 6", "", "won-on-extras 1 1"},
      {"2 3 4 6", "", "2 3 4 5", "", "won-on-extras 0 1"},
      {"A 2 3 4 5", "A>1", "A 2 3 4 J", "A>1", "won-on-extras 1 6"},
      // Behind, and then ahead.
      {"10 2 3 4 5", "10>9", "3 4 5 K", "", "won-on-extras 1 1"},
      {"10 2 3 4 5", "10>9", "A K K' Q", "", "won-on-extras 1 28"},
  });
}

TEST(Result, R8_12_ExtrasOf25) {
  expectRows({{"2 3 4 5", "", "A 10 9 6", "", "won-on-extras 1 25"}});
}

TEST(Result, R8_8_To_8_12_OneRunAndOneWicketInTheSingular) {
  const auto runs = [](const char* red, const char* black) {
    TestMatch match({.second = {.red = red, .black = black}});
    return match.skipFirst().strokes("10>9").play("close, close").tale("won-by-runs");
  };
  EXPECT_EQ(runs("10 2 3 4 5", "3 4 5 J"), "0 1 run");
  EXPECT_EQ(runs("10 2 3 4 5", "3 4 5 10"), "0 2 runs");
  TestMatch extras({.second = {.black = "2 3 4 6"}});
  EXPECT_EQ(extras.skipFirst().skipFirst().tale("won-on-extras"), "1 1 run");
  TestMatch chase({.second = {.red = "7 K A", .black = "A"}});
  chase.skipFirst().strokes("K>1 A>2").play("close");
  chase.strokes("2>10 3>9 4>8 5>7 6>6 7>5 8>4 9>3 10>2 A>1");
  EXPECT_EQ(chase.tale("won-by-wickets"), "1 1 wicket");
}

TEST(Result, R8_1_FirstInningsCountToo) {
  // Red makes 10 in the first innings, Black 10 in the second, and all hands are alike.
  TestMatch match({.first = {.red = "10 2 3 4 5"}, .second = {.black = "10 2 3 4 5"}});
  match.strokes("10>9").play("close, close, close").strokes("10>9").play("close");
  EXPECT_EQ(match.verdict(), "tied 38");
  EXPECT_EQ(match.tale("totals"), "1 14 24 38");
}

// --- 8.3 to 8.7: the draw

TEST(Draw, R8_3_At1400) {
  struct Drawn {
    const char* black;
    int aggregate;
  };
  // Twenty a point: Red 1200 and 14 extras, Black 160 and what is in hand.
  for (const Drawn& row : {Drawn{"A 2 3 7 Q", 1398}, Drawn{"A 2 3 8 Q", 1399},
                           Drawn{"A 2 3 9 Q", 1400}, Drawn{"A 2 3 10 Q", 1401}}) {
    TestMatch match(
        {.options = {{"multiplier", "20"}}, .first = {.red = kHighest, .black = row.black}});
    match.strokes(kSixHundred).strokes("A>6").play("close");
    EXPECT_EQ(match.number("aggregate"), row.aggregate);
    EXPECT_EQ(match.over(), row.aggregate >= 1400);
    EXPECT_EQ(match.verdict(),
              row.aggregate >= 1400 ? "drawn " + std::to_string(row.aggregate) : "");
  }
}

/// The page's paragraph of that rule, without what divides thousands.
std::string paragraph(const std::filesystem::path& page, const std::string& rule) {
  std::ifstream file(page);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("**" + rule + " ")) continue;
    std::erase_if(line, [](char c) { return c == ',' || c == '.'; });
    return line;
  }
  return {};
}

TEST(Page, R6_7_And_8_3_And_10_7_ItSaysTheNumbersThatAreConstants) {
  const std::filesystem::path folder =
      std::filesystem::path(RAINDELAY_SOURCE_DIR) / "assets/cricket-card";
  for (const char* page : {"rules.md", "rules.de.md", "rules.es.md"}) {
    EXPECT_THAT(paragraph(folder / page, "6.7"), testing::HasSubstr(std::to_string(kFollowOnRuns)))
        << page;
    EXPECT_THAT(paragraph(folder / page, "8.3"), testing::HasSubstr(std::to_string(kDrawRuns)))
        << page;
    EXPECT_THAT(paragraph(folder / page, "10.7"), testing::HasSubstr(std::to_string(kDrawRuns)))
        << page;
  }
}

TEST(Draw, R8_3_At1400WithTenAPoint) {
  TestMatch match({.first = {.red = kHighest, .black = kHighest}, .second = {.red = kHighest}});
  match.strokes(kSixHundred).strokes(kSixHundred);
  ASSERT_EQ(match.number("aggregate"), 1228);
  match.strokes("A>1 K>9");
  EXPECT_EQ(match.number("aggregate"), 1398);
  EXPECT_FALSE(match.over());
  match.strokes("J>10");
  EXPECT_EQ(match.verdict(), "drawn 1408");
}

TEST(Draw, R8_3_InTheFirstInningsByAStroke) {
  TestMatch match({.options = {{"multiplier", "20"}}, .first = {.red = kHighest, .black = "A"}});
  match.strokes(kSixHundred);
  EXPECT_EQ(match.number("aggregate"), 1200);
  TestMatch less = match;
  less.strokes("A>5");
  EXPECT_FALSE(less.over()) << "1380";
  match.strokes("A>4");
  EXPECT_EQ(match.verdict(), "drawn 1400");
  EXPECT_EQ(match.tale("extras"), "never");
  EXPECT_TRUE(match.over());
}

TEST(Draw, R8_6_InTheThirdInnings) {
  struct Third {
    const char* strokes;
    const char* verdict;
  };
  // A draw at 140. Red makes 60 and has 14 in hand, Black has 14: 52 are missing.
  for (const Third& row :
       {Third{"A>1 K>2 K'>3 Q>4 Q'>5 J>8", "drawn 140"}, Third{"A>1 K>2 K'>3 Q>4 Q'>5 J>9", ""},
        Third{"A>1 K>2 K'>3 Q>4 Q'>5 J>7", "drawn 141"}}) {
    TestMatch match(
        {.options = kOneAPoint, .first = {.red = kHighest}, .second = {.red = kHighest}});
    match.strokes(kSixHundred).play("close");
    ASSERT_EQ(match.number("aggregate"), 88);
    match.strokes(row.strokes);
    EXPECT_EQ(match.verdict(), row.verdict) << row.strokes;
    EXPECT_EQ(match.over(), !match.verdict().empty()) << row.strokes;
    EXPECT_EQ(match.number("innings"), 3);
  }
}

TEST(Draw, R8_6_ByTheLastExtras) {
  // 88 as above; Red closes, and Black makes 24: 112. In hand 28 or 27.
  for (const auto& [red, verdict] :
       {std::pair("2 3 4 5", "drawn 140"), std::pair("2 3 4 6", "drawn 141")}) {
    TestMatch match({.options = kOneAPoint,
                     .first = {.red = kHighest},
                     .second = {.red = red, .black = "A K 2 3 4 5"}});
    match.strokes(kSixHundred).play("close, close").strokes("A>1 K>2");
    ASSERT_EQ(match.number("aggregate"), 112);
    match.play("close");
    EXPECT_EQ(match.verdict(), verdict);
  }
  TestMatch match({.options = kOneAPoint,
                   .first = {.red = kHighest},
                   .second = {.red = "2 3 4 5", .black = "A K 2 3 4 5"}});
  match.strokes(kSixHundred).play("close, close").strokes("A>1 K>3").play("close");
  EXPECT_EQ(match.verdict(), "won-by-runs 0 37") << "139 in all: 60 + 14 + 14, 14 + 23 + 14";
}

TEST(Draw, R8_7_AStrokeThatWouldHaveWon) {
  for (const bool timeless : {false, true}) {
    TestMatch match({.options = timeless ? kTimeless : kOneAPoint,
                     .first = {.red = kHighest, .black = "A 2 3 4 5"},
                     .second = {.black = kHighest}});
    match.strokes(kSixHundred).strokes("A>1").play("close");
    ASSERT_EQ(match.fact("score.0") + "; " + match.fact("score.1"),
              "60+14 for 10, 0+0 for 0; 13+14 for 1, 0+0 for 0");
    match.play("close").strokes("K>2 K'>3 Q>4 Q'>5");
    ASSERT_EQ(match.number("aggregate"), 137);
    match.strokes("A>1");
    EXPECT_EQ(match.verdict(), timeless ? "won-by-wickets 1 6" : "drawn 150");
  }
}

TEST(Draw, R8_4_NotInATimelessTest) {
  TestMatch match({.options = {{"multiplier", "20"}, {"timeless", "on"}},
                   .first = {.red = kHighest, .black = kHighest},
                   .second = {.red = kHighest, .black = kHighest}});
  match.strokes(kSixHundred).strokes(kSixHundred).strokes(kSixHundred);
  EXPECT_EQ(match.number("aggregate"), 3628);
  EXPECT_EQ(match.fact("draw-limit"), "-");
  match.strokes(kSixHundred);
  EXPECT_EQ(match.verdict(), "tied 2428");
}

TEST(Draw, R10_5_And_10_7_AsItIsOrScaled) {
  struct Limit {
    OptionTexts options;
    const char* limit;
  };
  for (const Limit& row :
       {Limit{{}, "1400"}, Limit{{{"draw-limit", "scaled"}}, "1400"},
        Limit{{{"draw-limit", "scaled"}, {"multiplier", "12"}}, "1680"},
        Limit{{{"draw-limit", "scaled"}, {"multiplier", "8"}}, "1120"},
        Limit{{{"draw-limit", "scaled"}, {"multiplier", "7"}}, "980"},
        Limit{{{"draw-limit", "as-is"}, {"multiplier", "12"}}, "1400"},
        Limit{{{"multiplier", "8"}}, "1400"}, Limit{{{"draw-runs", "1550"}}, "1550"},
        Limit{{{"draw-runs", "700"}, {"multiplier", "12"}}, "700"},
        Limit{{{"draw-runs", "1550"}, {"draw-limit", "scaled"}, {"multiplier", "8"}}, "1240"},
        Limit{{{"draw-runs", "3000"}, {"draw-limit", "scaled"}, {"multiplier", "20"}}, "6000"},
        Limit{{{"multiplier", "8"}, {"follow-on", "scaled"}}, "1400"}}) {
    EXPECT_EQ(TestMatch({.options = row.options}).fact("draw-limit"), row.limit);
  }
  // Played: 2800 with twenty a point.
  TestMatch match({.options = {{"multiplier", "20"}, {"draw-limit", "scaled"}},
                   .first = {.red = kHighest, .black = kHighest},
                   .second = {.red = kHighest}});
  match.strokes(kSixHundred).strokes(kSixHundred);
  ASSERT_EQ(match.number("aggregate"), 2428);
  match.strokes("A>1");
  EXPECT_FALSE(match.over());
  match.strokes("K>7");
  EXPECT_EQ(match.verdict(), "drawn 2808");
}

}  // namespace
}  // namespace raindelay::cricket_card::test
