// Rules 11 and 12: what a seat may know, and the notation.

#include <set>

#include "match/match.h"
#include "support/knowledge.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

using raindelay::test::knowledgeOf;
using Knowledge = raindelay::test::Knowledge<Rules>;

TEST(Knowledge, R11_1_TheOwnHandTheWicketsAndWhatWasPlayed) {
  TestMatch match({.first = {.red = "J 7 K", .black = "Q"}});
  match.play("play J>3, counter Q, recounter K");
  EXPECT_EQ(match.at("hand.0", 0), "2d 3d 4d 7d");
  EXPECT_EQ(match.at("hand.1", 1), "2c 3c 4c 5c");
  for (const int seat : {0, 1}) EXPECT_EQ(match.at("wicket.0.3", seat), "3h Jd Qc Kd");
}

TEST(Knowledge, R11_2_TheOtherHandAndBothStocksAreBacks) {
  TestMatch match;
  match.strokes("2>1");
  for (const int seat : {0, 1}) {
    const std::string other = std::to_string(1 - seat);
    EXPECT_EQ(match.at("hand." + other, seat), "? ? ? ?");
    EXPECT_EQ(match.at("stock.0", seat), "? ? ? ? ? ? ? ? ? ? ?");
    EXPECT_EQ(match.at("stock.1", seat), "? ? ? ? ? ? ? ? ? ? ? ?");
    EXPECT_EQ(match.fact("held." + other, seat), "4");
  }
}

TEST(Knowledge, R11_2_WhatIsDrawnOnlyItsOwnerLearns) {
  for (const int drawer : {0, 1}) {
    std::vector<Knowledge> ofOther;
    std::set<std::string> ofOwner;
    for (const char* drawn : {"4", "8", "K'", "A"}) {
      TestMatch match({.first = {.red = std::string("J 2 3 6 ") + drawn,
                                 .black = std::string("Q 2 3 6 ") + drawn}});
      match.log.happenings.clear();
      match.perform("play J>3");
      match.perform(drawer == 0 ? std::string("stock-0 ") + drawn : "stock-0 5");
      if (drawer == 1) {
        match.perform("counter Q");
        match.perform(std::string("stock-1 ") + drawn);
      }
      ofOther.push_back(knowledgeOf(match, 1 - drawer));
      ofOwner.insert(match.hand(drawer));
      EXPECT_TRUE(ofOther.back() == ofOther.front()) << drawn << " of " << drawer;
    }
    EXPECT_EQ(ofOwner.size(), 4U);
    const Action action = *Rules::parse(drawer == 0 ? "stock-0 K" : "stock-1 K");
    EXPECT_TRUE(Rules::audience(action).includes(Seat(drawer)));
    EXPECT_FALSE(Rules::audience(action).includes(Seat(1 - drawer)));
  }
}

TEST(Knowledge, R11_2_TheFirstHandsAreSecretToo) {
  std::vector<Knowledge> all;
  for (const char* hand : {"2 3 4 5", "A K Q J", "7 9 J' Q'"}) {
    all.push_back(knowledgeOf(TestMatch({.first = {.black = hand}}), 0));
    EXPECT_TRUE(all.back() == all.front()) << hand;
  }
}

TEST(Knowledge, R4_8_BeingAskedTellsNothing) {
  for (const bool second : {false, true}) {
    std::vector<Knowledge> ofBatter;
    for (const char* hand : {"2 3 4 5", "A K K' Q"}) {
      const Orders orders{.red = "Q", .black = hand};
      TestMatch match(
          {.first = {.red = second ? "" : "Q", .black = second ? "" : hand}, .second = orders});
      if (second) match.skipFirst();
      match.act("play Q>2");
      EXPECT_EQ(match.turn(), 1);
      ofBatter.push_back(knowledgeOf(match, 0));
      match.act("let");
      ofBatter.push_back(knowledgeOf(match, 0));
    }
    EXPECT_TRUE(ofBatter[0] == ofBatter[2]);
    EXPECT_TRUE(ofBatter[1] == ofBatter[3]);
  }
}

TEST(Knowledge, R4_8_NorDoesABattersTurn) {
  std::vector<Knowledge> ofBowler;
  for (const char* red : {"9 2 3 4 5", "9 A K Q J"}) {
    TestMatch match({.first = {.red = red, .black = "J"}});
    match.act("play 9>2, counter J");
    EXPECT_EQ(match.turn(), 0);
    match.act("leave");
    ofBowler.push_back(knowledgeOf(match, 1));
  }
  EXPECT_TRUE(ofBowler[0] == ofBowler[1]);
}

TEST(Knowledge, R11_3_WhatIsLeftCanBeCounted) {
  TestMatch match({.first = {.red = "J 7 K", .black = "Q"}});
  match.play("play J>3, counter Q, recounter K").strokes("7>6");
  for (const int seat : {0, 1}) {
    EXPECT_EQ(match.fact("left.0", seat), "2 3 4 5 6 8 9 10 J' Q Q' K' A");
    EXPECT_EQ(match.fact("left.1", seat), "2 3 4 5 6 7 8 9 10 J J' Q' K K' A");
  }
}

TEST(Knowledge, R11_3_EveryHandThatTheCountLeavesIsAsLikely) {
  TestMatch match({.first = {.black = "A Q 9"}});
  match.play("play 2>1, counter 9, play 3>2, counter A");
  const View view = match.rules.view(match.state, Seat(0));
  std::map<std::string, int> held;
  Stream random(11, "hands");
  constexpr int kSamples = 7000;
  constexpr int kEven = kSamples * 4 / 14;
  TestMatch sample = match;
  for (int i = 0; i < kSamples; ++i) {
    sample.state = match.rules.sample(view, random);
    EXPECT_TRUE(match.rules.consistent(view, sample.state));
    for (const std::string& card : split(sample.hand(1), ' ')) ++held[card];
  }
  EXPECT_EQ(held.size(), 14U);
  EXPECT_FALSE(held.contains("A") || held.contains("9"));
  for (const auto& [card, count] : held) EXPECT_NEAR(count, kEven, 160) << card;
}

TEST(Knowledge, R11_4_AHandThatExtrasAreCountedFromIsShown) {
  TestMatch match({.first = {.red = "2 3 4 5", .black = "A K K' Q"}});
  match.skipFirst();
  for (const int seat : {0, 1}) {
    EXPECT_EQ(match.fact("score.0", seat), "0+14 for 0, 0+0 for 0");
    EXPECT_EQ(match.fact("score.1", seat), "0+52 for 0, 0+0 for 0");
    EXPECT_EQ(match.fact("counted.0", seat), "2 3 4 5");
    EXPECT_EQ(match.fact("counted.1", seat), "Q K K' A");
  }
}

// --- 12: notation

TEST(Notation, R12_1_To_12_7_EveryWord) {
  std::set<std::string> texts{"bat", "bowl", "let", "leave", "close", "toss 0", "toss 1"};
  for (const std::string& card : kCards) {
    texts.insert({"counter " + card, "recounter " + card, "stock-0 " + card, "stock-1 " + card});
    for (int wicket = 1; wicket <= 10; ++wicket) {
      texts.insert("play " + card + ">" + std::to_string(wicket));
    }
  }
  std::set<Action> actions;
  for (const std::string& text : texts) {
    const auto action = Rules::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Rules::text(*action), text);
    actions.insert(*action);
  }
  EXPECT_EQ(actions.size(), 7U + 4 * 16 + 160);
}

TEST(Notation, R12_6_PinsSayWhatIsDrawn) {
  MatchSetup setup;
  setup.game = "cricket-card";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.pins = {{"toss", {"1"}}, {"stock-0", {"K'", "2", "A", "7"}}, {"stock-1", {"3"}}};
  Match match = *Match::begin(defaultGame(**findGame("cricket-card")), setup);
  EXPECT_EQ(match.turn(), Turn::of(Seat(1)));
  EXPECT_FALSE(match.act(*Rules::parse("bowl")));
  EXPECT_EQ(match.turn(), Turn::of(Seat(0)));
  EXPECT_FALSE(match.pinError());
  const auto fact = [&](int seat) {
    for (const Fact& one : Rules::facts(match.viewAs<View>(Seat(seat)))) {
      if (one.key == "hand") return one.value;
    }
    return std::string();
  };
  EXPECT_EQ(fact(0), "2 7 K' A");
  EXPECT_EQ(split(fact(1), ' ').size(), 4U);
  EXPECT_NE((" " + fact(1) + " ").find(" 3 "), std::string::npos);
}

TEST(Notation, NothingElseIsRead) {
  for (const char* text :
       {"",          " ",           "play",       "play ",      "play J",      "play J>",
        "play J>0",  "play J>11",   "play J>A",   "play J>03",  "play J>3 ",   " play J>3",
        "play  J>3", "play J >3",   "play j>3",   "Play J>3",   "play 1>3",    "play 14>3",
        "play 11>3", "play A'>3",   "play 10'>3", "play J''>3", "play Jd>3",   "play J>3>4",
        "play >3",   "counter",     "counter ",   "counter 1",  "counter J>3", "counter A'",
        "recounter", "recounter 0", "let ",       "let it",     "leave 3",     "close 1",
        "bat 1",     "bowls",       "toss",       "toss 2",     "toss A",      "stock K",
        "stock-2 K", "stock-0",     "stock-0 ",   "stock-0 1",  "stock-1 A'",  "declare",
        "letleave"}) {
    EXPECT_FALSE(Rules::parse(text)) << '"' << text << '"';
  }
}

}  // namespace
}  // namespace raindelay::cricket_card::test
