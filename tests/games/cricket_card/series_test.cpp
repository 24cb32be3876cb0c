// Rules 9 and 10: a series, the options.

#include "match/record.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

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

TEST(Series, R9_1_And_9_3_And_10_9_UpToFiveTestsTheTossInTurn) {
  for (const int first : {0, 1}) {
    for (int tests = 1; tests <= 5; ++tests) {
      TestMatch match{rulesFor({{"tests", std::to_string(tests)}, {"toss-in-turn", "on"}})};
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

TEST(Series, R9_5_TheLastOfAnOddNumberOfTestsHasATossAgain) {
  for (const int last : {0, 1}) {
    for (int tests = 1; tests <= 5; ++tests) {
      TestMatch match{rulesFor({{"tests", std::to_string(tests)}})};
      for (int test = 0; test < tests; ++test) {
        const bool anew = tests % 2 == 1 && test == tests - 1;
        const bool tossed = test == 0 || anew;
        EXPECT_EQ(match.rules.turn(match.state).kind == Turn::Kind::kChance, tossed)
            << test + 1 << " of " << tests;
        EXPECT_EQ(match.fact("test"), std::to_string(test + 1) + " of " + std::to_string(tests));
        EXPECT_EQ(match.fact("toss"), tossed ? "-" : std::to_string(test % 2));
        if (tossed) match.perform("toss " + std::to_string(anew ? last : 0));
        EXPECT_EQ(match.turn(), anew ? last : test % 2);
        if (tossed) {
          EXPECT_EQ(match.tale("toss"), std::to_string(anew ? last : 0));
        }
        EXPECT_EQ(match.tale("test").substr(0, 1), std::to_string(test + 1));
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
                            {"follow-on", "scaled"},
                            {"toss-in-turn", "on"}})};
  match.perform("toss 0");
  for (const int multiplier : {7, 12, 7, 20, 1}) {
    EXPECT_EQ(match.number("multiplier"), multiplier);
    EXPECT_EQ(match.number("draw-limit"), kDrawRuns * multiplier / kPlainPitch);
    EXPECT_EQ(match.number("follow-on-at"), kFollowOnRuns * multiplier / kPlainPitch);
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
    TestMatch match{rulesFor({{"tests", std::to_string(tests.size())}, {"toss-in-turn", "on"}})};
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
  match.act("toss 0, bat").skipFirst().skipFirst();
  EXPECT_EQ(match.verdict(), "tied 66");
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.fact("tests-won.0") + match.fact("tests-won.1"), "00");
  EXPECT_EQ(match.tale("series-level"), "0");
}

TEST(Series, R9_1_ASingleTestIsToldAsNoSeries) {
  for (const int tests : {1, 2}) {
    TestMatch match{rulesFor({{"tests", std::to_string(tests)}})};
    match.perform("toss 0");
    playTest(match, true);
    EXPECT_EQ(match.tale("standing"), tests == 1 ? "never" : "1 0 0");
    if (tests > 1) playTest(match, true);
    ASSERT_TRUE(match.over());
    EXPECT_FALSE(match.told("series-won"));
    EXPECT_EQ(match.tale("series-level"), tests == 1 ? "never" : "1");
  }
}

// --- 10: the options

TEST(Options, R10_1_To_10_9_WhatThereIs) {
  struct Choice {
    const char* id;
    const char* standard;
  };
  const std::vector<Choice> choices{
      {"multiplier", "10"},  {"timeless", "off"},     {"tests", "1"},
      {"multiplier-2", "0"}, {"multiplier-3", "0"},   {"multiplier-4", "0"},
      {"multiplier-5", "0"}, {"draw-limit", "as-is"}, {"follow-on", "as-is"},
      {"draw-runs", "1400"}, {"toss-in-turn", "off"}, {"winning-stroke", "off"}};
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

TEST(Options, R10_7_TheDrawsRunsAreInStepsOfFifty) {
  Options options(Rules::info());
  for (const int runs : {700, 750, 1400, 1550, 2950, 3000}) {
    EXPECT_TRUE(options.set("draw-runs", runs)) << runs;
  }
  for (const int runs : {650, 699, 701, 725, 1399, 3001, 3050}) {
    EXPECT_FALSE(options.set("draw-runs", runs)) << runs;
  }
}

TEST(Options, R10_1_And_10_5_And_10_7_WhatThePresetsMakeOfThem) {
  struct Preset {
    const char* id;
    int multiplier;
    int limit;  ///< of the first test
  };
  for (const Preset& row :
       {Preset{"test", 10, 1400}, Preset{"turning", 8, 1400}, Preset{"flat", 12, 1680},
        Preset{"result-pitch", 10, 1550}, Preset{"timeless", 10, 0}, Preset{"series", 10, 1400}}) {
    const Options options = Options::preset(Rules::info(), row.id).value();
    const Rules rules = Rules::make(options, builtinData("cricket-card")).value();
    EXPECT_EQ(rules.series()[0].multiplier, row.multiplier) << row.id;
    EXPECT_EQ(rules.series()[0].drawLimit, row.limit) << row.id;
  }
  const Options series = Options::preset(Rules::info(), "series").value();
  const Rules rules = Rules::make(series, builtinData("cricket-card")).value();
  std::vector<int> limits;
  for (const Terms& terms : rules.series()) {
    limits.push_back(terms.drawLimit);
  }
  EXPECT_EQ(limits, (std::vector<int>{1400, 1680, 1120, 1540, 1260}));
}

// --- records of older rules

/// The chooser in the last of three tests, according to a record begun under these rules.
std::string lastChoice(int version, const OptionTexts& options) {
  MatchSetup setup;
  setup.game = "cricket-card";
  setup.rulesVersion = version;
  setup.options = options;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  migrate(setup, Rules::info());
  EXPECT_EQ(setup.rulesVersion, 2);
  Options all(Rules::info());
  for (const auto& [id, value] : setup.options) EXPECT_TRUE(all.setText(id, value)) << id;
  TestMatch match{Rules::make(all, builtinData("cricket-card")).value()};
  match.perform("toss 0");
  playTest(match, true);
  playTest(match, true);
  return match.rules.turn(match.state).kind == Turn::Kind::kChance ? "a coin" : match.fact("toss");
}

TEST(Records, R10_9_OfVersion1PassTheChoiceOnToTheEnd) {
  EXPECT_EQ(lastChoice(1, {{"tests", "3"}}), "0");
  EXPECT_EQ(lastChoice(2, {{"tests", "3"}}), "a coin");
  EXPECT_EQ(lastChoice(2, {{"tests", "3"}, {"toss-in-turn", "on"}}), "0");
}

}  // namespace
}  // namespace raindelay::cricket_card::test
