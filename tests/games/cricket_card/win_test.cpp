// Rules 8.8 to 8.10: a win by an innings, and the chase.

#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

// --- 8.8, 8.9: by an innings

TEST(Innings, R8_8_AfterAFollowOn) {
  TestMatch match({.first = {.red = kHighest}, .second = {.black = "A K 3"}});
  match.strokes(kSixHundred).play("close");
  ASSERT_EQ(match.tale("follow-on"), "1 600");
  match.strokes("A>1 K>2").play("close");
  EXPECT_EQ(match.verdict(), "won-by-innings 0 360");
  EXPECT_TRUE(match.over());
}

TEST(Innings, R8_8_WithoutAFollowOn) {
  TestMatch match({.first = {.black = "A K"}, .second = {.red = "A 10"}});
  match.play("close").strokes("A>1 K>2").play("close");
  ASSERT_FALSE(match.told("follow-on"));
  match.strokes("A>1 10>3").play("close");
  EXPECT_EQ(match.verdict(), "won-by-innings 1 40");
}

TEST(Innings, R8_8_TheFirstExtrasCount) {
  struct Extras {
    const char* red;
    const char* black;
    const char* verdict;
  };
  // Black leads by 130 and extras; Red makes 130.
  for (const Extras& row :
       {Extras{"2 3 4 5", "A 2 3 4 6", "won-by-innings 1 1"}, Extras{"2 3 4 5", "A 2 3 4 5", ""},
        Extras{"2 3 4 6", "A 2 3 4 5", ""}}) {
    TestMatch match({.first = {.red = row.red, .black = row.black}, .second = {.red = "A"}});
    match.play("close").strokes("A>1").play("close");
    match.strokes("A>1").play("close");
    EXPECT_EQ(match.verdict(), row.verdict) << row.red << " | " << row.black;
  }
}

TEST(Innings, R8_9_LevelAndTheFourthIsPlayed) {
  TestMatch match({.first = {.black = "A 2 3 4 5"}, .second = {.red = "A", .black = "7"}});
  match.play("close").strokes("A>1").play("close").strokes("A>1").play("close");
  EXPECT_EQ(match.number("innings"), 4);
  EXPECT_EQ(match.number("lead"), 0);
  TestMatch none = match;
  none.play("close");
  EXPECT_TRUE(none.over());
  match.strokes("7>6");
  EXPECT_EQ(match.verdict(), "won-by-wickets 1 10");
}

TEST(Innings, R8_9_LevelAfterAFollowOn) {
  TestMatch match({.first = {.red = "A K 2 3 4 5"}, .second = {.black = "A K"}});
  match.strokes("A>1 K>2").play("close, close");
  ASSERT_EQ(match.tale("follow-on"), "1 240");
  match.strokes("A>1 K>2").play("close");
  EXPECT_EQ(match.number("innings"), 4);
  EXPECT_EQ(match.number("batting"), 0);
  match.strokes("3>1");
  EXPECT_EQ(match.verdict(), "won-by-wickets 0 10");
}

TEST(Innings, R8_8_OnlyWhenTheInningsCloses) {
  TestMatch match({.first = {.black = "A"}});
  match.play("close").strokes("A>1").play("close").strokes("2>10");
  EXPECT_FALSE(match.over());
  EXPECT_EQ(match.number("innings"), 3);
}

TEST(Innings, R8_8_AheadAfterAFollowOn) {
  TestMatch match({.first = {.red = "A 10 2 3 4 5"}, .second = {.black = kHighest}});
  match.strokes("A>1 10>3").play("close, close").strokes("A>1 K>2").play("close");
  EXPECT_EQ(match.tale("target"), "0 41");
  EXPECT_EQ(match.number("batting"), 0);
}

// --- 8.10: the chase

TEST(Chase, R8_10_AheadIsWonAtOnce) {
  // Red leads by 20; Black's strokes are 10 each.
  TestMatch match({.second = {.red = "4"}});
  match.skipFirst().strokes("4>2").play("close");
  EXPECT_EQ(match.tale("target"), "1 21");
  match.strokes("2>1 3>2");
  EXPECT_FALSE(match.over()) << "level";
  TestMatch won = match;
  won.strokes("4>3");
  EXPECT_EQ(won.verdict(), "won-by-wickets 1 8");
  EXPECT_EQ(won.legal(), "");
  EXPECT_EQ(won.fact("score.0") + "; " + won.fact("score.1"),
            "0+14 for 0, 20+0 for 1; 0+14 for 0, 30+0 for 3");
}

TEST(Chase, R8_10_TenLessTheWicketsBeforeTheWinningStroke) {
  // Nine strokes that bring 0, 0, 0, 0, 0, 20, 40, 60 and 80; the Ace brings 130.
  const std::vector<std::string> strokes{"2>10", "3>9", "4>8", "5>7", "6>6",
                                         "7>5",  "8>4", "9>3", "10>2"};
  for (std::size_t before = 0; before <= strokes.size(); ++before) {
    const char* lead = before < 8 ? "7>1" : before == 8 ? "K>1" : "K>1 A>2";
    TestMatch match({.second = {.red = "7 K A", .black = "A"}});
    match.skipFirst().strokes(lead).play("close");
    for (std::size_t i = 0; i < before; ++i) match.strokes(strokes[i]);
    ASSERT_FALSE(match.over()) << before;
    match.strokes("A>1");
    EXPECT_EQ(match.verdict(), "won-by-wickets 1 " + std::to_string(10 - before));
  }
}

TEST(Chase, R8_10_ACounteredWinningStrokeIsNone) {
  TestMatch match({.second = {.red = "A", .black = "K"}});
  match.skipFirst().play("close").act("play K>1");
  EXPECT_FALSE(match.over()) << "the bowler may answer";
  TestMatch countered = match;
  countered.play("counter A");
  EXPECT_FALSE(countered.over());
  match.play("let");
  EXPECT_EQ(match.verdict(), "won-by-wickets 1 10");
}

TEST(Chase, R8_10_ByARecounter) {
  TestMatch match({.second = {.red = "Q", .black = "J K"}});
  match.skipFirst().play("close").play("play J>10, counter Q, recounter K");
  EXPECT_EQ(match.verdict(), "won-by-wickets 1 10");
}

TEST(Chase, R8_10_OnlyInTheFourthInnings) {
  TestMatch match({.first = {.black = "A"}, .second = {.red = "A"}});
  match.play("close").strokes("A>1");
  EXPECT_FALSE(match.over()) << "ahead in the second";
  TestMatch third;
  third.skipFirst().strokes("3>1");
  EXPECT_FALSE(third.over()) << "ahead in the third";
}

TEST(Chase, R8_5_NothingMoreIsPlayed) {
  TestMatch match({.second = {.black = "A"}});
  match.skipFirst().play("close").strokes("A>1");
  for (const char* text : {"play 2>2", "close", "let", "bat"}) {
    EXPECT_EQ(match.refusal(text), "match-over") << text;
  }
}

TEST(Chase, R8_1_TheStandingOfATestIsItsRuns) {
  TestMatch match({.second = {.black = "A"}});
  match.skipFirst().play("close").strokes("A>1");
  const Standing standing = match.rules.result(match.state);
  EXPECT_TRUE(standing.decided);
  EXPECT_EQ(standing.winner, Seat(1));
  EXPECT_EQ(standing.score[0], 14);
  EXPECT_EQ(standing.score[1], 144);
}

TEST(Chase, R8_2_And_8_3_TheStandingOfATieAndOfADraw) {
  TestMatch tie;
  tie.skipFirst();
  EXPECT_FALSE(tie.rules.result(tie.state).decided);
  tie.skipFirst();
  ASSERT_EQ(tie.verdict(), "tied 28");
  EXPECT_TRUE(tie.rules.result(tie.state).decided);
  EXPECT_FALSE(tie.rules.result(tie.state).winner);
  TestMatch draw({.options = {{"multiplier", "20"}}, .first = {.red = kHighest, .black = "A"}});
  draw.strokes(kSixHundred).strokes("A>1");
  ASSERT_EQ(draw.verdict(), "drawn 1460");
  EXPECT_FALSE(draw.rules.result(draw.state).decided);
  EXPECT_FALSE(draw.rules.result(draw.state).winner);
}

}  // namespace
}  // namespace raindelay::cricket_card::test
