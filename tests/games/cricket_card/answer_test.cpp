// Rule 4: counter and recounter.

#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

/// Red's card on wicket 3 with Black holding one answer: whether it may be given.
bool mayCounter(const std::string& card, const std::string& counter, bool second) {
  // The cards that fill the hands up are lower than both.
  const Orders orders{.red = card, .black = counter};
  TestMatch match({.first = orders, .second = orders});
  if (second) match.skipFirst();
  match.act("play " + card + ">3");
  if (match.phase() != "counter") return false;
  return match.allows("counter " + counter);
}

TEST(Counter, R4_1_InTheFirstInningsHigherOnly) {
  for (const std::string& card : kCards) {
    for (const std::string& counter : kCards) {
      EXPECT_EQ(mayCounter(card, counter, false), valueOf(counter) > valueOf(card))
          << counter << " on " << card;
    }
  }
}

TEST(Counter, R4_2_InTheSecondInningsEqualOrHigher) {
  for (const std::string& card : kCards) {
    for (const std::string& counter : kCards) {
      EXPECT_EQ(mayCounter(card, counter, true), valueOf(counter) >= valueOf(card))
          << counter << " on " << card;
    }
  }
}

TEST(Counter, R4_1_And_4_2_InAllFourInnings) {
  struct Row {
    const char* before;
    bool equal;
  };
  for (const Row& row : {Row{"", false}, Row{"close", false}, Row{"close, close", true},
                         Row{"close, close, close", true}}) {
    TestMatch match({.first = {.red = "J", .black = "J"}, .second = {.red = "J", .black = "J"}});
    match.play(row.before).act("play J>3");
    EXPECT_EQ(match.allows("counter J"), row.equal) << row.before;
    EXPECT_EQ(match.refusal("counter J"), row.equal ? "" : "counter-higher") << row.before;
  }
}

TEST(Counter, R4_2_ExampleAJackCountersAJackAndOnlyAQueenRecounters) {
  TestMatch match({.second = {.red = "J J' Q", .black = "J"}});
  match.skipFirst().act("play J>3, counter J");
  EXPECT_EQ(match.refusal("recounter J'"), "recounter-higher");
  EXPECT_TRUE(match.allows("recounter Q"));
  match.play("leave");
  EXPECT_EQ(match.innings(0, 1), "0+0 for 1");
}

TEST(Counter, R4_3_ACounteredStrokeScoresNothing) {
  for (const bool second : {false, true}) {
    const Orders orders{.red = "K", .black = "A"};
    TestMatch match({.first = orders, .second = orders});
    if (second) match.skipFirst();
    match.play("play K>1, counter A");
    EXPECT_EQ(match.innings(0, second ? 1 : 0), "0+0 for 1");
    EXPECT_EQ(match.at("wicket.0.1"), "Ah Kd Ac");
  }
}

TEST(Counter, R4_1_TheCounterIsToldWithItsCardAndWicket) {
  for (const int opener : {0, 1}) {
    TestMatch match({.first = {.red = "K", .black = "K"}, .opener = opener});
    match.act("play 2>4");
    EXPECT_FALSE(match.told("counter")) << opener;
    match.act("counter K");
    EXPECT_EQ(match.tale("counter"), opener == 0 ? "1 Kc 4" : "0 Kd 4");
  }
}

TEST(Counter, R4_7_AWicketThatBringsNothingIsToldAsNoRun) {
  struct Row {
    const char* chain;
    const char* told;
  };
  for (const Row& row : {Row{"play 5>2, let", "scores"}, Row{"play 5>5, let", "blocks"},
                         Row{"play 5>9, let", "blocks"}, Row{"play 5>2, counter 9, leave", "out"},
                         Row{"play 5>9, counter 9, leave", "out"}}) {
    TestMatch match({.first = {.red = "5", .black = "9"}});
    match.act(row.chain);
    for (const char* id : {"scores", "blocks", "out"}) {
      EXPECT_EQ(match.told(id), std::string_view(id) == row.told) << row.chain << ": " << id;
    }
  }
}

TEST(Counter, R4_4_ARecounterMustBeHigherInEitherInnings) {
  for (const bool second : {false, true}) {
    for (const std::string& recounter : kCards) {
      if (recounter == "2") continue;
      const Orders orders{.red = "2 " + recounter, .black = "9"};
      TestMatch match({.first = orders, .second = orders});
      if (second) match.skipFirst();
      match.act("play 2>1, counter 9");
      EXPECT_EQ(match.allows("recounter " + recounter), valueOf(recounter) > 9) << recounter;
    }
  }
}

TEST(Counter, R4_4_OnTheSameWicket) {
  TestMatch match({.first = {.red = "2 K", .black = "9"}});
  match.act("play 2>4, counter 9");
  EXPECT_EQ(match.refusal("play K>5"), "answer-first");
  match.play("recounter K");
  EXPECT_EQ(match.at("wicket.0.4"), "4h 2d 9c Kd");
}

TEST(Counter, R4_5_ARecounterScoresItsOwnWorth) {
  struct Row {
    const char* card;
    const char* wicket;
    const char* counter;
    const char* recounter;
    int runs;
  };
  for (const Row& row :
       {Row{"J", "3", "Q", "K", 100}, Row{"2", "10", "9", "10", 0}, Row{"7", "6", "10", "J'", 50},
        Row{"9", "1", "K'", "A", 130}, Row{"2", "10", "3", "4", 0}, Row{"4", "2", "5", "6", 40}}) {
    TestMatch match(
        {.first = {.red = std::string(row.card) + " " + row.recounter, .black = row.counter}});
    match.play("play " + std::string(row.card) + ">" + row.wicket + ", counter " + row.counter +
               ", recounter " + row.recounter);
    EXPECT_EQ(match.runs(0), row.runs) << row.recounter << " on " << row.wicket;
  }
}

TEST(Counter, R4_6_AndSoOnUntilOneStops) {
  TestMatch match({.first = {.red = "2 4 6 8 10 J", .black = "3 5 7 9 J"}});
  match.act("play 2>1");
  const std::vector<std::pair<std::string, int>> chain{
      {"counter 3", 0},    {"recounter 4", 30},  {"counter 5", 0},
      {"recounter 6", 50}, {"counter 7", 0},     {"recounter 8", 70},
      {"counter 9", 0},    {"recounter 10", 90}, {"counter J", 0}};
  for (const auto& [answer, runs] : chain) {
    match.act(answer);
    TestMatch stopped = match;
    EXPECT_EQ(stopped.play("").runs(0), runs) << answer;
    EXPECT_EQ(stopped.innings(0, 0), std::to_string(runs) + "+0 for 1");
    EXPECT_EQ(stopped.number("batting"), 0);
    EXPECT_EQ(stopped.phase(), "play");
  }
  EXPECT_EQ(match.at("wicket.0.1"), "Ah 2d 3c 4d 5c 6d 7c 8d 9c 10d Jc");
}

TEST(Counter, R4_6_EqualCountersARecounterInTheSecondInnings) {
  TestMatch match(
      {.first = {.red = "5 Q", .black = "J Q"}, .second = {.red = "5 Q", .black = "J Q"}});
  TestMatch first = match;
  first.act("play 5>1, counter J, recounter Q");
  EXPECT_EQ(first.refusal("counter Q"), "counter-higher");
  match.skipFirst().play("play 5>1, counter J, recounter Q, counter Q");
  EXPECT_EQ(match.innings(0, 1), "0+0 for 1");
}

TEST(Counter, R4_7_TheTopCardDecides) {
  struct Row {
    const char* chain;
    int runs;
  };
  for (const Row& row : {Row{"play 5>2, let", 30}, Row{"play 5>2, counter 9, leave", 0},
                         Row{"play 5>2, counter 9, recounter Q, let", 100},
                         Row{"play 5>2, counter 9, recounter Q, counter A", 0}}) {
    TestMatch match({.first = {.red = "5 Q", .black = "9 A"}});
    match.act(row.chain);
    EXPECT_EQ(match.runs(0), row.runs) << row.chain;
    EXPECT_EQ(match.phase(), "play") << row.chain;
  }
}

TEST(Asked, R4_8_ABowlerWhoHoldsNothingThatWouldDo) {
  TestMatch match({.first = {.red = "K", .black = "2 3 4 5 6"}});
  match.act("play K>1");
  EXPECT_EQ(match.turn(), 1);
  EXPECT_EQ(match.legal(), "let") << "the Ace is in the stock";
}

TEST(Asked, R4_8_ABatterWhoHoldsNothingThatWouldDo) {
  TestMatch match({.first = {.red = "Q 2 3 4 5", .black = "K"}});
  match.act("play Q>1, counter K");
  EXPECT_EQ(match.turn(), 0);
  EXPECT_EQ(match.legal(), "leave");
}

TEST(Asked, R4_9_NobodyWhoCantHaveACardThatWouldDo) {
  // The first innings: nothing is higher than an Ace.
  TestMatch ace({.first = {.red = "A 2 K", .black = "A Q"}});
  ace.act("play A>1");
  EXPECT_EQ(ace.phase() + " " + std::to_string(ace.turn()), "play 0");
  EXPECT_EQ(ace.runs(0), 130);
  // With Black's Ace gone, nothing is higher than a King; and Red has no Ace left to recounter.
  ace.act("play 2>2, counter A");
  EXPECT_EQ(ace.phase(), "play");
  ace.act("play K>3");
  EXPECT_EQ(ace.phase(), "play");
  EXPECT_EQ(ace.runs(0), 230);
}

TEST(Asked, R4_9_InTheSecondInningsEqualWouldDo) {
  TestMatch match({.second = {.red = "A K 2", .black = "3 4 5 A"}});
  match.skipFirst().act("play A>1");
  EXPECT_EQ(match.phase(), "counter");
  match.act("counter A");
  EXPECT_EQ(match.phase(), "play") << "no recounter is higher than an Ace";
  match.act("play K>2");
  EXPECT_EQ(match.legal(), "let") << "a King may be in the stock";
}

/// Third innings: Red spends all sixteen cards, Black twelve equal ones, nothing is scored. Left to
/// Black: Q' K K' A.
constexpr const char* kRedSpendsAll =
    "play 2>1, counter 2, recounter 3, counter 3, play 4>2, counter 4, recounter 5, counter 5, "
    "play 6>3, counter 6, recounter 7, counter 7, play 8>4, counter 8, recounter 9, counter 9, "
    "play 10>5, counter 10, recounter J, counter J, "
    "play J'>6, counter J', recounter Q, counter Q, play Q'>10, play K>9, play K'>8, play A>7";

TEST(Asked, R4_9_NobodyWithAnEmptyHand) {
  TestMatch match;
  match.skipFirst().play(kRedSpendsAll);
  ASSERT_EQ(match.sizes(), "0 4 0 0");
  match.act("play Q'>10");
  EXPECT_EQ(match.phase() + " " + std::to_string(match.turn()), "play 1");
}

TEST(Asked, R4_9_NorABatterWithoutAnotherCard) {
  TestMatch match;
  match.play(kTenCountered).play("play 2>10, play J'>4, play A>1, play K>2, play K'>3");
  match.act("play Q'>5, counter K");
  EXPECT_EQ(match.number("innings"), 3) << "no card is left, so the innings is over, too";
  EXPECT_EQ(match.innings(1, 0), "410+0 for 6");
}

}  // namespace
}  // namespace raindelay::cricket_card::test
