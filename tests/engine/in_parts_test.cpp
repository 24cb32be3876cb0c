#include "core/in_parts.h"

#include <gtest/gtest.h>

#include "garden_game.h"
#include "match/match.h"
#include "match/record.h"

namespace raindelay {
namespace {

using garden::kLeave;
using garden::kPlant;
using garden::kPlantA3;
using garden::kPlantB1;

constexpr Action kPlantC4{kPlant, 2, 4, 0};

/// A match of the garden for so many.
Match match(int seats = 2, bool guessing = false) {
  MatchSetup setup;
  setup.game = "garden";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}, {"Cleo", "human"}};
  setup.players.resize(static_cast<std::size_t>(seats));
  return *Match::begin(garden::game(seats, guessing), setup);
}

std::vector<std::string> course(const Match& match) {
  std::vector<std::string> texts;
  for (const Step& step : match.steps()) {
    texts.push_back(step.undoTo ? "undo " + std::to_string(*step.undoTo)
                                : match.game().text(step.action));
  }
  return texts;
}

std::vector<std::string> texts(const std::vector<Action>& row) {
  std::vector<std::string> all;
  for (const Action action : row) all.push_back(garden::Rules::text(action));
  return all;
}

using Texts = std::vector<std::string>;

TEST(InParts, WhatWasCollectedIsSortedAndWhatIsToBeSaidIsSaid) {
  const auto game = garden::game();
  const auto row = inParts(*game, game->initial(), {kPlantC4, kPlantA3});
  ASSERT_TRUE(row);
  EXPECT_EQ(texts(*row), (Texts{"plant A=3", "leave B", "plant C=4"}));
}

TEST(InParts, WhatCannotBeTogetherIsNotPlayed) {
  const auto game = garden::game();
  const AnyState start = game->initial();
  EXPECT_FALSE(inParts(*game, start, {})) << "none of one to two";
  EXPECT_FALSE(inParts(*game, start, {kPlantA3, kPlantB1, kPlantC4})) << "three of one to two";
  EXPECT_FALSE(inParts(*game, start, {kPlantA3, Action{kPlant, 1, 3, 0}})) << "a seed twice";
  EXPECT_FALSE(inParts(*game, start, {kPlantA3, Action{kPlant, 0, 2, 0}})) << "two in a bed";
  EXPECT_FALSE(inParts(*game, start, {Action{kPlant, 0, 0, 0}})) << "a stone";
}

TEST(InParts, OnlyFromTheBeginningOfAChoice) {
  const auto game = garden::game();
  AnyState state = game->initial();
  EventLog log;
  game->apply(state, kPlantA3, log);
  EXPECT_TRUE(arrangementOf(*game, state)->begun);
  EXPECT_FALSE(inParts(*game, state, {kPlantC4}));
}

TEST(Arrangements, AdmitAsManyAsTheyTakeEachPieceOnceEachPlaceAsFull) {
  const Arrangement open = match().arrangement().value();
  const auto put = [](int order, int place) {
    return Part{{kPlant, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(order), 0},
                Gesture::put(Place(0), order, Place(3 + place))};
  };
  EXPECT_TRUE(admits(open, {put(1, 0)}));
  EXPECT_TRUE(admits(open, {put(1, 0), put(2, 2)}));
  EXPECT_FALSE(admits(open, {}));
  EXPECT_FALSE(admits(open, {put(1, 0), put(2, 1), put(3, 2)}));
  EXPECT_FALSE(admits(open, {put(1, 0), put(1, 1)}));
  EXPECT_FALSE(admits(open, {put(1, 0), put(2, 0)}));
  Arrangement roomy = open;
  roomy.perPlace = 2;
  EXPECT_TRUE(admits(roomy, {put(1, 0), put(2, 0)}));
}

TEST(MatchInParts, AChoiceIsMadeAsAWhole) {
  Match game = match();
  EXPECT_FALSE(game.arrange({}));
  EXPECT_TRUE(game.steps().empty()) << "refused, it changes nothing";
  ASSERT_TRUE(game.arrange({kPlantC4, kPlantB1}));
  EXPECT_EQ(course(game), (Texts{"leave A", "plant B=1", "plant C=4"}));
  EXPECT_EQ(game.turn(), Turn::of(Seat(1)));
}

TEST(MatchInParts, UndoTakesBackTheWhole) {
  Match game = match(3);
  const Match fresh = match(3);
  ASSERT_TRUE(game.arrange({kPlantA3}));
  ASSERT_TRUE(game.undo(Seat(0)));
  EXPECT_EQ(course(game).back(), "undo 0");
  EXPECT_TRUE(game.standsLike(fresh));
  ASSERT_TRUE(game.arrange({kPlantB1}));
  ASSERT_TRUE(game.arrange({kPlantB1}));
  EXPECT_EQ(game.undoPoint(Seat(1)), 7U);
  EXPECT_EQ(game.undoPoint(Seat(0)), 4U) << "not the parts that were taken back before";
}

TEST(MatchInParts, AHalfMadeChoiceIsTakenBackToItsBeginning) {
  Match game = match();
  EXPECT_FALSE(game.act(kPlantA3));
  EXPECT_FALSE(game.act({kLeave, 1, 0, 0}));
  EXPECT_FALSE(game.arrangement()) << "it stands at no beginning";
  EXPECT_EQ(game.undoPoint(Seat(0)), 0U);
}

TEST(MatchInParts, TheRevealEndsUndo) {
  Match game = match();
  ASSERT_TRUE(game.arrange({kPlantA3}));
  ASSERT_TRUE(game.arrange({kPlantB1, kPlantA3}));
  EXPECT_EQ(game.turn(), Turn::over());
  EXPECT_FALSE(game.canUndo(Seat(1)));
}

TEST(MatchInParts, TheSecondOfAJointDecisionMayChooseInParts) {
  Match game = match(2, true);
  const auto joint = game.joint();
  ASSERT_TRUE(joint);
  EXPECT_EQ(joint->second, Seat(1));
  ASSERT_TRUE(joint->partsOfSecond);
  EXPECT_EQ(joint->partsOfSecond->parts.size(), 12U);
  EXPECT_FALSE(game.act({garden::kGuess, 1, 0, 0}));
  EXPECT_TRUE(game.inJoint());
  EXPECT_FALSE(game.act(kPlantA3));
  EXPECT_TRUE(game.inJoint()) << "with the choice half made";
}

TEST(MatchInParts, TheFirstOfAJointDecisionMayNot) {
  EXPECT_FALSE(match().joint());
}

TEST(SeatsOfAMatch, AreThoseTheGameWasMadeFor) {
  MatchSetup setup;
  setup.game = "garden";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  const auto wrong = Match::begin(garden::game(3), setup);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message, "the game was made for 3 players; this match has 2");
}

}  // namespace
}  // namespace raindelay
