// Tests taking back Tarot's choices: a card lies open, but nobody has answered it.
#include <gtest/gtest.h>

#include "games/builtin_data.h"
#include "games/game_list.h"
#include "games/tarot/rules.h"
#include "match/match.h"

namespace raindelay::tarot {
namespace {

/// With two players, and the first trick about to be led.
Match toFirstTrick() {
  MatchSetup setup;
  setup.game = "tarot";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = 7;
  const auto game = (*findGame("tarot"))->make(Options(Rules::info()), builtinData("tarot"));
  Match match = *Match::begin(*game, setup);
  while (match.viewAs<View>(Seat(0)).phase != Phase::kPlay) {
    EXPECT_FALSE(match.act(match.legal()[0]));
  }
  return match;
}

TEST(Undo, ACardThatNobodyHasAnsweredIsTakenUpAgain) {
  Match match = toFirstTrick();
  const Seat leader = match.turn().seat;
  const std::size_t first = match.steps().size();
  ASSERT_FALSE(match.act(match.legal()[0]));
  EXPECT_EQ(match.undoPoint(leader), first);
  EXPECT_TRUE(match.undo(leader));
  EXPECT_EQ(match.turn(), Turn::of(leader));
}

TEST(Undo, AnAnsweredCardStays) {
  Match match = toFirstTrick();
  const Seat leader = match.turn().seat;
  ASSERT_FALSE(match.act(match.legal()[0]));
  ASSERT_FALSE(match.act(match.legal()[0]));
  EXPECT_FALSE(match.canUndo(leader));
  EXPECT_EQ(match.undoStop(leader)->why, UndoStop::Why::kReveal);
}

}  // namespace
}  // namespace raindelay::tarot
