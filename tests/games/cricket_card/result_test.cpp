// Rules 8 to 10: the result, a series, the options.

#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

const OptionTexts kOneAPoint{{"multiplier", "1"}, {"draw-limit", "scaled"}};  ///< a draw at 140
const OptionTexts kTimeless{{"multiplier", "1"}, {"draw-limit", "scaled"}, {"timeless", "on"}};

// --- 8.1, 8.2, 8.11, 8.12: the fourth innings was closed

/// Both sides skip the first innings (14 each). Red's second and Black's second, with these orders.
struct Row {
  const char* red;
  const char* ofRed;
  const char* black;
  const char* ofBlack;
  const char* verdict;
};

void expectRows(std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
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

TEST(Draw, R10_5_AsItIsOrScaled) {
  struct Limit {
    OptionTexts options;
    const char* limit;
  };
  for (const Limit& row : {Limit{{}, "1400"}, Limit{{{"draw-limit", "scaled"}}, "1400"},
                           Limit{{{"draw-limit", "scaled"}, {"multiplier", "12"}}, "1680"},
                           Limit{{{"draw-limit", "scaled"}, {"multiplier", "8"}}, "1120"},
                           Limit{{{"draw-limit", "scaled"}, {"multiplier", "7"}}, "980"},
                           Limit{{{"draw-limit", "as-is"}, {"multiplier", "12"}}, "1400"},
                           Limit{{{"multiplier", "8"}}, "1400"},
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

// --- 9: a series

/// A test that the side wins which bats last, or bats first: the hands are alike.
void playTest(TestMatch& match, bool openerWins) {
  match.act("bat").skipFirst();
  if (openerWins) {
    match.strokes("3>1").play("close, close");
  } else {
    match.play("close").strokes("3>1");
  }
}

TEST(Series, R9_1_And_9_3_UpToFiveTestsTheTossInTurn) {
  for (const int first : {0, 1}) {
    for (int tests = 1; tests <= 5; ++tests) {
      TestMatch match{rulesFor({{"tests", std::to_string(tests)}})};
      match.perform("toss " + std::to_string(first));
      for (int test = 0; test < tests; ++test) {
        ASSERT_FALSE(match.over());
        EXPECT_EQ(match.fact("test"), std::to_string(test + 1) + " of " + std::to_string(tests));
        EXPECT_EQ(match.phase(), "choose");
        EXPECT_EQ(match.turn(), (first + test) % 2) << "test " << test + 1;
        EXPECT_EQ(match.legal(), "bat, bowl");
        playTest(match, false);
      }
      EXPECT_TRUE(match.over());
    }
  }
}

TEST(Series, R9_3_WhoChoseToBowlPassesTheTossOnAllTheSame) {
  TestMatch match{rulesFor({{"tests", "2"}})};
  match.perform("toss 0");
  match.act("bowl").skipFirst().play("close").strokes("3>1");
  EXPECT_EQ(match.verdict(), "won-by-wickets 0 10");
  EXPECT_EQ(match.turn(), 1);
}

TEST(Series, R9_2_APitchEach) {
  TestMatch match{rulesFor({{"tests", "5"},
                            {"multiplier", "7"},
                            {"multiplier-2", "12"},
                            {"multiplier-4", "20"},
                            {"multiplier-5", "1"},
                            {"draw-limit", "scaled"},
                            {"follow-on", "scaled"}})};
  match.perform("toss 0");
  for (const int multiplier : {7, 12, 7, 20, 1}) {
    EXPECT_EQ(match.number("multiplier"), multiplier);
    EXPECT_EQ(match.number("draw-limit"), 140 * multiplier);
    EXPECT_EQ(match.number("follow-on-at"), 20 * multiplier);
    TestMatch stroke = match;
    stroke.act("bat").strokes("5>1");
    EXPECT_EQ(stroke.number("aggregate"), 4 * multiplier);
    playTest(match, false);
  }
  EXPECT_TRUE(match.over());
}

TEST(Series, R9_3_EachTestBeginsAnew) {
  TestMatch match{rulesFor({{"tests", "2"}})};
  match.perform("toss 0");
  playTest(match, false);
  EXPECT_EQ(match.fact("score.0") + "; " + match.fact("score.1"),
            "0+0 for 0, 0+0 for 0; 0+0 for 0, 0+0 for 0");
  EXPECT_EQ(match.number("innings"), 1);
  EXPECT_EQ(match.sizes(), "0 0 16 16");
  EXPECT_EQ(match.fact("chains.0") + match.fact("chains.1"), "--");
  match.act("bat");
  EXPECT_EQ(match.sizes(), "4 4 12 12");
}

TEST(Series, R9_4_And_9_5_WhoHasWonMore) {
  struct Won {
    const char* tests;  ///< o: who opens wins, l: who bats last
    const char* wins;
    const char* told;
  };
  // Red opens the first test, Black the second …
  for (const Won& row :
       {Won{"oo", "1 1", "series-level 1"}, Won{"ol", "2 0", "series-won 0 2 0"},
        Won{"lo", "0 2", "series-won 1 2 0"}, Won{"ollll", "3 2", "series-won 0 3 2"},
        Won{"loool", "1 4", "series-won 1 4 1"}, Won{"ololo", "5 0", "series-won 0 5 0"}}) {
    const std::string tests = row.tests;
    TestMatch match{rulesFor({{"tests", std::to_string(tests.size())}})};
    match.perform("toss 0");
    for (const char test : tests) playTest(match, test == 'o');
    EXPECT_TRUE(match.over()) << tests;
    EXPECT_EQ(match.fact("tests-won.0") + " " + match.fact("tests-won.1"), row.wins) << tests;
    const std::string id = std::string(row.told).substr(0, std::string(row.told).find(' '));
    EXPECT_EQ(id + " " + match.tale(id), row.told);
    const Standing standing = match.rules.result(match.state);
    EXPECT_EQ(std::to_string(standing.score[0]) + " " + std::to_string(standing.score[1]),
              row.wins);
    const std::string winner = standing.winner ? std::to_string(standing.winner->index()) : "none";
    const int lead = standing.score[0] - standing.score[1];
    EXPECT_EQ(winner, lead > 0 ? "0" : lead < 0 ? "1" : "none") << tests;
  }
}

TEST(Series, R9_4_TiesAndDrawsAreNobodys) {
  TestMatch match({.options = {{"tests", "3"}, {"multiplier", "20"}},
                   .first = {.red = kHighest, .black = kHighest}});
  match.strokes(kSixHundred).strokes("A>1");
  EXPECT_EQ(match.verdict(), "drawn 1460");
  match.act("bat").strokes(kSixHundred).strokes("A>4");
  EXPECT_EQ(match.verdict(), "drawn 1400");
  match.act("bat").skipFirst().skipFirst();
  EXPECT_EQ(match.verdict(), "tied 66");
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.fact("tests-won.0") + match.fact("tests-won.1"), "00");
  EXPECT_EQ(match.tale("series-level"), "0");
}

// --- 10: the options

TEST(Options, R10_1_To_10_6_WhatThereIs) {
  struct Choice {
    const char* id;
    const char* standard;
  };
  const std::vector<Choice> choices{
      {"multiplier", "10"},  {"timeless", "off"},     {"tests", "1"},
      {"multiplier-2", "0"}, {"multiplier-3", "0"},   {"multiplier-4", "0"},
      {"multiplier-5", "0"}, {"draw-limit", "as-is"}, {"follow-on", "as-is"}};
  const Options options(Rules::info());
  for (const Choice& choice : choices) {
    EXPECT_EQ(options.text(choice.id), choice.standard) << choice.id;
  }
  EXPECT_EQ(Rules::info().options.size(), choices.size());
}

TEST(Options, R10_1_And_10_3_TheirRanges) {
  Options options(Rules::info());
  for (const auto& [id, least, most] :
       {std::tuple("multiplier", 1, 20), std::tuple("tests", 1, 5),
        std::tuple("multiplier-2", 0, 20), std::tuple("multiplier-5", 0, 20)}) {
    EXPECT_FALSE(options.set(id, least - 1)) << id;
    EXPECT_TRUE(options.set(id, least)) << id;
    EXPECT_TRUE(options.set(id, most)) << id;
    EXPECT_FALSE(options.set(id, most + 1)) << id;
  }
}

TEST(Options, R10_1_TheTurningPitchAndTheFlatTrack) {
  EXPECT_EQ(Options::preset(Rules::info(), "turning").value()["multiplier"], 8);
  EXPECT_EQ(Options::preset(Rules::info(), "flat").value()["multiplier"], 12);
}

}  // namespace
}  // namespace raindelay::cricket_card::test
