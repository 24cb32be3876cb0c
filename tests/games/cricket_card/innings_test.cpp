// Rules 5 to 7: how an innings ends, extras, the follow-on, the second innings.

#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

// --- 5: the end of an innings

TEST(Close, R5_1_BeforeAnyStroke) {
  TestMatch match;
  EXPECT_TRUE(match.allows("close"));
  match.strokes("2>1 3>2");
  EXPECT_TRUE(match.allows("close"));
  match.play("close");
  EXPECT_EQ(match.tale("declared"), "0 20 2");
  EXPECT_EQ(match.number("innings"), 2);
  EXPECT_EQ(match.number("batting"), 1);
}

TEST(Close, R5_1_TheFirstOneToo) {
  TestMatch match;
  match.play("close");
  EXPECT_EQ(match.fact("score.0"), "0+0 for 0, 0+0 for 0");
  EXPECT_EQ(match.number("batting"), 1);
}

TEST(Close, R5_1_NotWhileAnAnswerIsDue) {
  TestMatch match({.first = {.red = "J", .black = "Q"}});
  match.act("play J>3");
  EXPECT_EQ(match.refusal("close"), "for-batter");
  match.act("counter Q");
  EXPECT_EQ(match.refusal("close"), "answer-first");
}

TEST(Close, R5_2_AllTenWicketsPlayed) {
  TestMatch match({.first = {.red = kHighest}});
  match.strokes("A>1 K>2 K'>3 Q>4 Q'>5 J>6 J'>7 10>8 9>9");
  EXPECT_EQ(match.number("batting"), 0);
  EXPECT_FALSE(match.told("all-played"));
  match.strokes("8>10");
  EXPECT_EQ(match.tale("all-played"), "0 600 10");
  EXPECT_EQ(match.number("batting"), 1);
}

TEST(Close, R5_2_CounteredOnesAndWorthlessOnesAmongThem) {
  TestMatch match({.first = {.red = "A 2 3", .black = "4 K"}});
  match.play("play 2>1, counter 4").strokes("3>10");
  match.strokes("4>9 5>8 6>7 7>6 8>5 9>4 10>3");
  EXPECT_EQ(match.number("innings"), 1);
  match.strokes("A>2");
  EXPECT_EQ(match.number("innings"), 2);
  EXPECT_EQ(match.innings(0, 0), "280+0 for 10");
}

TEST(Close, R5_3_AnEmptyHand) {
  TestMatch match;
  match.play(kTenCountered);
  ASSERT_EQ(match.number("innings"), 2);
  EXPECT_EQ(match.hand(1), "2 J' Q' K") << "the King's twin and the Ace are in the stock";
  match.play("play 2>10, play J'>1, play Q'>2, play K>3, play K'>4");
  EXPECT_EQ(match.number("innings"), 2);
  match.play("play A>5");
  EXPECT_EQ(match.tale("no-cards"), "1 480 6");
  EXPECT_EQ(match.number("innings"), 3);
}

/// The third innings: both sides spend all sixteen cards, and nothing is scored.
constexpr const char* kSpendAll =
    "play 2>1, counter 2, recounter 3, counter 3, play 4>2, counter 4, recounter 5, counter 5, "
    "play 6>3, counter 6, recounter 7, counter 7, play 8>4, counter 8, recounter 9, counter 9, "
    "play 10>5, counter 10, recounter J, counter J, play J'>6, counter J', recounter Q, counter Q, "
    "play Q'>7, counter Q', play K>8, counter K, play K'>9, counter K', play A>10, counter A";

TEST(Close, R5_3_AnEmptyHandFromTheStart) {
  TestMatch match;
  match.skipFirst().play(kSpendAll);
  EXPECT_EQ(match.tale("no-cards"), "1 0 0");
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.verdict(), "tied 14");
}

TEST(Close, R5_3_NotWhileTheHandHasACard) {
  // All but the last pair: one card each is left, and the tenth wicket.
  const std::string all = kSpendAll;
  TestMatch match;
  match.skipFirst().play(all.substr(0, all.find(", play A>10")));
  EXPECT_EQ(match.sizes(), "1 1 0 0");
  EXPECT_EQ(match.number("innings"), 3);
  EXPECT_EQ(match.turn(), 0);
  // Closed here, the other side has one card to bat with, and then none.
  match.play("close");
  EXPECT_EQ(match.number("innings"), 4);
  TestMatch won = match;
  won.strokes("A>10");
  EXPECT_EQ(won.verdict(), "won-by-wickets 1 10");
}

TEST(Close, R5_4_WhatIsOpenOnTheLastWicketIsSettledFirst) {
  TestMatch match({.first = {.red = "A", .black = "K"}});
  match.strokes("2>10 3>9 4>8 5>7 6>6 7>5 8>4 9>3 10>2");
  match.act("play J>1");
  EXPECT_EQ(match.number("innings"), 1);
  EXPECT_EQ(match.turn(), 1);
  match.act("counter K");
  EXPECT_EQ(match.number("innings"), 1);
  EXPECT_EQ(match.turn(), 0);
  match.act("recounter A");
  EXPECT_EQ(match.number("innings"), 2);
  EXPECT_EQ(match.innings(0, 0), "330+0 for 10");
}

TEST(Close, R5_4_SoIsTheLastCardOfTheHand) {
  TestMatch match;
  match.play(kTenCountered).play("play 2>10, play J'>1, play Q'>2, play K>3, play A>5");
  // Black's last card, and Red may answer it: J' Q Q' K K' A.
  match.act("play K'>4");
  EXPECT_EQ(match.number("innings"), 2);
  EXPECT_EQ(match.turn(), 0);
  match.play("let");
  EXPECT_EQ(match.number("innings"), 3);
}

// --- 6: the first innings

TEST(First, R6_1_TheOpenerThenTheOther) {
  for (const int opener : {0, 1}) {
    TestMatch match({.opener = opener});
    EXPECT_EQ(match.number("batting"), opener);
    match.play("close");
    EXPECT_EQ(match.number("batting"), 1 - opener);
  }
}

TEST(First, R6_2_And_6_3_TheSecondSideStartsWithWhatIsLeft) {
  TestMatch match({.first = {.red = "K 2 8 J Q", .black = "9 A 5 3"}});
  match.play("play 8>2, counter 9, play J>1, play 2>6, counter 5");
  const std::string red = match.hand(0);
  const std::string black = match.hand(1);
  const std::string left = match.fact("left.0") + " | " + match.fact("left.1");
  const std::string sizes = match.sizes();
  ASSERT_EQ(sizes, "4 4 9 10");
  match.perform("close");
  EXPECT_EQ(match.turn(), 1) << "nothing is drawn";
  EXPECT_EQ(match.hand(0), red);
  EXPECT_EQ(match.hand(1), black);
  EXPECT_EQ(match.fact("left.0") + " | " + match.fact("left.1"), left);
  EXPECT_EQ(match.sizes(), sizes);
  EXPECT_EQ(left, "3 4 5 6 7 9 10 J' Q Q' K K' A | 2 3 4 6 7 8 10 J J' Q Q' K K' A");
}

TEST(First, R6_4_And_6_5_ExtrasAreTheValuesInHand) {
  struct Row {
    const char* red;
    const char* black;
    const char* multiplier;
    int ofRed;
    int ofBlack;
  };
  for (const Row& row :
       {Row{"2 3 4 5", "2 3 4 5", "10", 14, 14}, Row{"A K Q J", "10 9 8 7", "10", 50, 34},
        Row{"A K K' 2", "J J' Q Q'", "20", 42, 46}, Row{"A 2 3 4", "K K' A Q", "1", 23, 52}}) {
    TestMatch match({.options = {{"multiplier", row.multiplier}},
                     .first = {.red = row.red, .black = row.black}});
    match.skipFirst();
    EXPECT_EQ(match.innings(0, 0), "0+" + std::to_string(row.ofRed) + " for 0");
    EXPECT_EQ(match.innings(1, 0), "0+" + std::to_string(row.ofBlack) + " for 0");
    EXPECT_EQ(match.number("aggregate"), row.ofRed + row.ofBlack);
  }
}

TEST(First, R6_4_NotBeforeTheSecondInningsCloses) {
  TestMatch match;
  match.play("close");
  EXPECT_EQ(match.innings(0, 0), "0+0 for 0");
  EXPECT_FALSE(match.told("extras"));
  match.play("close");
  EXPECT_TRUE(match.told("extras"));
}

TEST(First, R6_4_WhoHasNoHandLeftGetsNone) {
  TestMatch match;
  match.play(kTenCountered).play("play 2>10, play J'>1, play Q'>2, play K>3, play K'>4, play A>5");
  EXPECT_EQ(match.innings(1, 0), "480+0 for 6");
  EXPECT_EQ(match.innings(0, 0), "0+48 for 10") << "J' Q Q' K in hand, K' A in the stock";
}

TEST(First, R6_6_And_6_7_TheFollowOnAt200) {
  struct Row {
    const char* red;
    const char* black;
    const char* strokes;
    OptionTexts options;
    int behind;
    bool followOn;
  };
  const OptionTexts scaled20{{"multiplier", "20"}, {"follow-on", "scaled"}};
  const OptionTexts scaled8{{"multiplier", "8"}, {"follow-on", "scaled"}};
  const OptionTexts asIs20{{"multiplier", "20"}};
  for (const Row& row : {
           Row{"A 10 2 3 4 5", "2 3 4 6", "A>1 10>3", {}, 199, false},
           Row{"A 10 2 3 4 5", "2 3 4 5", "A>1 10>3", {}, 200, true},
           Row{"A 10 2 3 4 6", "2 3 4 5", "A>1 10>3", {}, 201, true},
           // Extras bring a side under the margin, or over it.
           Row{"A 9 2 3 4 K", "2 3 4 5", "A>1 9>3", {}, 198, false},
           Row{"A 9 2 3 4 K", "2 3 4 5", "A>1 9>2", {}, 208, true},
           Row{"A J 2 3 4 5", "2 3 4 A", "A>1 J>3", {}, 201, true},
           Row{"A J 2 3 4 5", "2 3 5 A", "A>1 J>3", {}, 200, true},
           Row{"A J 2 3 4 5", "2 4 5 A", "A>1 J>3", {}, 199, false},
           Row{"A 10 2 3 4 5", "2 3 4 5", "A>1 10>3", scaled20, 400, true},
           Row{"A 10 2 3 4 5", "2 3 4 6", "A>1 10>3", scaled20, 399, false},
           Row{"A 10 2 3 4 5", "2 3 4 5", "A>1 10>3", scaled8, 160, true},
           Row{"A 10 2 3 4 5", "2 3 4 6", "A>1 10>3", scaled8, 159, false},
           Row{"A 2 3 4 5", "2 3 4 5", "A>4", asIs20, 200, true},
           Row{"A 2 3 4 5", "2 3 4 6", "A>4", asIs20, 199, false},
           Row{"A 10 2 3 4 5", "2 3 4 5", "A>1 10>3", {{"multiplier", "8"}}, 160, false},
       }) {
    TestMatch match({.options = row.options, .first = {.red = row.red, .black = row.black}});
    match.strokes(row.strokes).play("close, close");
    const std::string what = std::string(row.strokes) + " " + row.red + " | " + row.black;
    EXPECT_EQ(match.number("batting"), row.followOn ? 1 : 0) << what;
    EXPECT_EQ(match.fact("follow-on"), row.followOn ? "yes" : "no") << what;
    EXPECT_EQ(match.fact("lead"), std::to_string(row.followOn ? -row.behind : row.behind)) << what;
    EXPECT_EQ(match.tale("follow-on"), row.followOn ? "1 " + std::to_string(row.behind) : "never");
    match.play("close");
    if (match.over()) continue;
    EXPECT_EQ(match.number("batting"), row.followOn ? 0 : 1) << what;
  }
}

TEST(First, R6_7_WhoeverBattedFirst) {
  TestMatch match({.first = {.black = "A 10 2 3 4 5"}, .opener = 1});
  match.strokes("A>1 10>3").play("close, close");
  EXPECT_EQ(match.tale("follow-on"), "0 200");
  EXPECT_EQ(match.number("batting"), 0);
}

TEST(First, R6_8_TheFirstSideBehindIsNoFollowOn) {
  TestMatch match({.first = {.black = kHighest}});
  match.play("close").strokes(kSixHundred);
  EXPECT_FALSE(match.told("follow-on"));
  EXPECT_EQ(match.number("batting"), 0);
}

// --- 7: the second innings

TEST(Second, R7_1_AllSixteenAnew) {
  TestMatch match({.first = {.red = kHighest}, .second = {.red = "A 2", .black = "K"}});
  match.strokes(kSixHundred).perform("close");
  ASSERT_EQ(match.number("innings"), 3);
  EXPECT_EQ(match.rules.chance(match.state).outcomes.size(), 16);
  EXPECT_EQ(match.fact("left.0"), match.fact("left.1"));
  EXPECT_EQ(split(match.fact("left.0"), ' ').size(), 16U);
  EXPECT_EQ(match.fact("chains.0") + match.fact("chains.1"), "--");
  match.play("");
  EXPECT_EQ(match.sizes(), "4 4 12 12");
  EXPECT_EQ(match.hand(0), "2 3 4 A");
  EXPECT_EQ(match.hand(1), "2 3 4 K");
}

TEST(Second, R7_1_TheShuffleIsToldBeforeTheThirdInnings) {
  TestMatch match;
  for (const int innings : {1, 2, 3, 4}) {
    EXPECT_EQ(match.number("innings"), innings);
    EXPECT_EQ(match.told("reshuffled"), innings == 3) << innings;
    match.log = {};
    match.play("close");
  }
}

TEST(Second, R7_2_AllWicketsAgain) {
  TestMatch match({.first = {.red = kHighest}, .second = {.red = kHighest}});
  match.strokes(kSixHundred);
  match.play("close");
  ASSERT_EQ(match.tale("follow-on"), "1 600");
  match.play("play 2>10");
  EXPECT_EQ(match.at("wicket.1.10"), "10s 2c");
  EXPECT_EQ(match.at("wicket.0.1"), "Ah");
}

TEST(Second, R7_3_TheFourthInningsHasWhatTheThirdLeft) {
  TestMatch match({.second = {.red = "A K", .black = "9 3"}});
  match.skipFirst().play("play 2>1, counter 9, play 3>2");
  const std::string before = match.hand(0) + " | " + match.hand(1) + " | " + match.sizes();
  match.perform("close");
  EXPECT_EQ(match.number("innings"), 4);
  EXPECT_EQ(match.turn(), 1);
  EXPECT_EQ(match.hand(0) + " | " + match.hand(1) + " | " + match.sizes(), before);
  EXPECT_EQ(split(match.fact("left.1"), ' ').size(), 15U);
}

TEST(Second, R7_5_ExtrasOnceWhenTheFourthCloses) {
  TestMatch match({.second = {.red = "2 3 4 5", .black = "6 7 8 9"}});
  match.skipFirst().play("close");
  EXPECT_EQ(match.innings(0, 1) + ", " + match.innings(1, 1), "0+0 for 0, 0+0 for 0");
  match.play("close");
  EXPECT_EQ(match.innings(0, 1) + ", " + match.innings(1, 1), "0+14 for 0, 0+30 for 0");
  EXPECT_EQ(match.innings(0, 0) + ", " + match.innings(1, 0), "0+14 for 0, 0+14 for 0");
}

TEST(Second, R7_6_NotIfTheTestWasOverBefore) {
  TestMatch chase({.second = {.black = "A"}});
  chase.skipFirst().play("close").strokes("A>1");
  EXPECT_EQ(chase.verdict(), "won-by-wickets 1 10");
  EXPECT_EQ(chase.innings(0, 1) + ", " + chase.innings(1, 1), "0+0 for 0, 130+0 for 1");
  TestMatch innings({.first = {.red = kHighest}});
  innings.strokes(kSixHundred).play("close, close");
  EXPECT_EQ(innings.verdict(), "won-by-innings 0 600");
  EXPECT_EQ(innings.innings(1, 1), "0+0 for 0");
}

}  // namespace
}  // namespace raindelay::cricket_card::test
