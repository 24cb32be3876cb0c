// Tests the rules in a match: undo of what nobody has seen, and the figures of a simulation.

#include "match/match.h"

#include <map>

#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

/// Ann has won the toss. Its actions are done one after the other: `serve 3; return 1`.
Match matchAfter(const std::vector<std::string>& actions) {
  const GameEntry& entry = **findGame("quick-tennis");
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.pins = {{"toss", {"0"}}};
  Match match =
      *Match::begin(*entry.make(Options(*entry.info), builtinData(entry.info->id)), setup);
  for (const std::string& text : actions) {
    const auto refused = match.act(Rules::parse(text).value());
    EXPECT_FALSE(refused) << text;
  }
  return match;
}

constexpr Seat kAnn(0);
constexpr Seat kBen(1);

TEST(Undo, R3_2_HalfAReturnIsTakenBackAsAWhole) {
  for (const std::vector<std::string>& half : {std::vector<std::string>{"return 1"},
                                               {"return 1", "return 3"},
                                               {"return 1", "return 2", "return 4"}}) {
    Match match = matchAfter({"serve 3"});
    const Match before = match;
    for (const std::string& text : half) match.act(Rules::parse(text).value());
    EXPECT_EQ(match.undoPoint(kBen), 2U) << half.size();
    ASSERT_TRUE(match.undo(kBen));
    EXPECT_TRUE(match.standsLike(before));
  }
}

TEST(Undo, WhatLiesFaceDownIsTakenBack) {
  EXPECT_TRUE(matchAfter({"serve 3"}).canUndo(kAnn));
  EXPECT_TRUE(matchAfter({"serve 1", "return 1", "set", "hit 2"}).canUndo(kBen));
  EXPECT_TRUE(matchAfter({"serve 1", "return 1", "set", "hit 2", "run 1'", "no-call", "recover 3"})
                  .canUndo(kAnn));
}

TEST(Undo, WhatWasShownStays) {
  const Match returned = matchAfter({"serve 3", "return 1", "return 3", "set"});
  EXPECT_FALSE(returned.canUndo(kAnn));
  EXPECT_FALSE(returned.canUndo(kBen));
  // The receiver's card shows the hitter's.
  const Match called = matchAfter({"serve 1", "return 1", "set", "hit 2", "run 2"});
  EXPECT_FALSE(called.canUndo(kAnn));
  EXPECT_FALSE(called.canUndo(kBen));
}

TEST(Figures, AreSharesOfThePoints) {
  Tennis match;
  match.act("serve 3; return 1; set");        // an ace
  match.rally().stroke(4, 1, "lob");          // read: the server's point
  match.rally().stroke(2, 1).act("concede");  // the receiver's
  match.rally().stroke(2, 1).act("recover 4");
  match.stroke(3, 1);  // the server's, after a recovery
  std::map<std::string, double> figures;
  for (const Figure& one : match.rules.figures(bookOf(match.rules, match.log.happenings)))
    figures[std::string(one.id)] = one.value;
  EXPECT_EQ(figures["points"], 4);
  EXPECT_EQ(figures["server-won"], 3 / 4.0);
  EXPECT_EQ(figures["aces"], 1 / 4.0);
  EXPECT_EQ(figures["rally"], (1 + 2 + 2 + 3) / 4.0);
  EXPECT_EQ(figures["called"], 1 / 4.0);
  EXPECT_EQ(figures["read"], 1);
  EXPECT_EQ(figures["recoveries"], 1 / 4.0);
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
