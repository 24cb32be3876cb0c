#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/luck.h"
#include "engine/toy_game.h"
#include "engine/toy_match.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

MatchSetup toySetup(std::uint64_t seed = 7) {
  MatchSetup setup;
  setup.game = "toy";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = seed;
  return setup;
}

Match toyMatch(MatchSetup setup = toySetup()) {
  return *Match::begin(toy::game(), std::move(setup));
}

using toy::kKept;
using toy::kPassed;
using toy::picked;

std::vector<std::string> textsOf(const Match& match) {
  std::vector<std::string> texts;
  for (const Step& step : match.steps()) {
    texts.push_back(step.undoTo ? "undo " + std::to_string(*step.undoTo)
                                : match.game().text(step.action));
  }
  return texts;
}

TEST(Match, ChanceActsByItself) {
  Match match = toyMatch();
  ASSERT_EQ(match.steps().size(), 1U);
  EXPECT_FALSE(match.steps()[0].by.has_value());
  EXPECT_EQ(match.turn(), Turn::of(Seat(0)));
  EXPECT_FALSE(match.act(kKept));
  EXPECT_FALSE(match.act(picked(1)));
  EXPECT_FALSE(match.act(picked(2)));
  EXPECT_EQ(match.steps().size(), 5U);
  EXPECT_TRUE(match.steps()[4].action.isChance());
}

TEST(Match, TheKthDrawIsTheSeedsKthWhateverIsChosen) {
  Luck luck(7, toy::Rules::info());
  const toy::Rules rules;
  toy::State state = rules.initial();
  const Action first = luck.draw(rules.chance(state));
  Match match = toyMatch();
  EXPECT_EQ(match.steps()[0].action, first);

  NoEvents none;
  rules.apply(state, first, none);
  for (const Action action : {kPassed, kPassed, picked(3), picked(3)}) {
    rules.apply(state, action, none);
    EXPECT_FALSE(match.act(action));
  }
  EXPECT_EQ(match.steps().back().action, luck.draw(rules.chance(state)));
}

TEST(Match, WhatIsRefusedChangesNothing) {
  Match match = toyMatch();
  const auto refusal = match.act(picked(1));
  ASSERT_TRUE(refusal.has_value());
  EXPECT_EQ(match.info().refusals[refusal->id].id, "not-now");
  EXPECT_EQ(match.steps().size(), 1U);
}

TEST(Match, PinsComeInOrderAndLeaveTheRestToTheSeed) {
  MatchSetup setup = toySetup();
  const Match free = toyMatch();
  const int other = free.steps()[0].action.outcome().index() == 3 ? 4 : 3;
  setup.pins["card"] = {std::to_string(other)};
  Match match = toyMatch(setup);
  EXPECT_EQ(match.game().text(match.steps()[0].action), "card " + std::to_string(other));
  for (const Action action : {kPassed, kPassed, picked(1), picked(1)})
    EXPECT_FALSE(match.act(action));
  Match again = toyMatch(setup);
  for (const Action action : {kPassed, kPassed, picked(1), picked(1)})
    EXPECT_FALSE(again.act(action));
  EXPECT_EQ(textsOf(match), textsOf(again));
  EXPECT_FALSE(match.pinError());
}

TEST(Match, PinsThatMeanNothingAreRefusedAtOnce) {
  MatchSetup setup = toySetup();
  setup.pins["cards"] = {"3"};
  EXPECT_EQ(Match::begin(toy::game(), setup).error().message,
            "unknown source cards; did you mean card?");
  setup.pins = {{"card", {"12"}}};
  EXPECT_EQ(Match::begin(toy::game(), setup).error().message,
            "the pin `12` isn't an outcome of card");
}

TEST(Match, AnImpossiblePinIsToldWhenItComesToBeUsed) {
  MatchSetup setup = toySetup();
  setup.pins["card"] = {"3", "3"};
  Match match = toyMatch(setup);
  for (const Action action : {kPassed, kPassed, picked(1), picked(1)})
    EXPECT_FALSE(match.act(action));
  ASSERT_TRUE(match.pinError().has_value());
  EXPECT_EQ(match.pinError()->message,
            "pin 2 of card, `3`, can't come there; the seed drew instead");
  EXPECT_EQ(match.turn(), Turn::of(Seat(0)));
  // Its lines can be read back all the same.
  Match back = *Match::blank(toy::game(), setup);
  for (const Step& step : match.steps()) EXPECT_TRUE(back.replay(step.by, step.action).ok());
  EXPECT_TRUE(back.standsLike(match));
}

TEST(Match, UndoGoesBackToTheSeatsLastChoice) {
  Match match = toyMatch();
  EXPECT_FALSE(match.canUndo(Seat(0)));
  const AnyView before = match.view(Seat(0));
  ASSERT_FALSE(match.act(kPassed));
  ASSERT_FALSE(match.act(kPassed));
  EXPECT_EQ(match.undoPoint(Seat(1)), 2U);
  EXPECT_EQ(match.undoPoint(Seat(0)), 1U);
  ASSERT_TRUE(match.undo(Seat(0)));
  EXPECT_TRUE(match.game().equal(match.view(Seat(0)), before));
  EXPECT_EQ(match.turn(), Turn::of(Seat(0)));
  ASSERT_EQ(match.steps().size(), 4U);
  EXPECT_TRUE(match.steps()[1].undone && match.steps()[2].undone);
  EXPECT_FALSE(match.steps()[0].undone);
  EXPECT_EQ(match.steps()[3].undoTo, 1U);
  EXPECT_FALSE(match.canUndo(Seat(0)));
  EXPECT_FALSE(match.act(kKept));
}

TEST(Match, UndoStopsAtChance) {
  Match match = toyMatch();
  for (const Action action : {kPassed, kPassed, picked(1), picked(2)})
    ASSERT_FALSE(match.act(action));
  EXPECT_FALSE(match.canUndo(Seat(0)));
  EXPECT_FALSE(match.canUndo(Seat(1)));
  EXPECT_FALSE(match.undo(Seat(1)));
}

TEST(Match, UndoStopsAtAReveal) {
  // The last round ends without another draw: only the reveal stands in the way.
  MatchSetup setup = toySetup();
  Match match = *Match::begin(toy::game(1), setup);
  ASSERT_FALSE(match.act(kKept));
  ASSERT_FALSE(match.act(picked(1)));
  EXPECT_TRUE(match.canUndo(Seat(0))) << "a secret choice that nobody has seen";
  ASSERT_FALSE(match.act(picked(2)));
  EXPECT_EQ(match.turn(), Turn::over());
  EXPECT_FALSE(match.canUndo(Seat(1)));
  EXPECT_FALSE(match.canUndo(Seat(0)));
}

TEST(Match, ReplayedLinesGiveTheSameMatch) {
  Match match = toyMatch();
  for (const Action action : {kPassed, kPassed}) ASSERT_FALSE(match.act(action));
  ASSERT_TRUE(match.undo(Seat(1)));
  for (const Action action : {kKept, picked(1), picked(2)}) ASSERT_FALSE(match.act(action));

  MatchSetup otherSeed = toySetup(8);
  Match back = *Match::blank(toy::game(), otherSeed);
  for (const Step& step : match.steps()) {
    const auto done =
        step.undoTo ? back.replayUndo(*step.by, *step.undoTo) : back.replay(step.by, step.action);
    ASSERT_TRUE(done.ok()) << done.error().message;
  }
  EXPECT_TRUE(back.standsLike(match)) << "a complete record needs no seed";
  EXPECT_EQ(textsOf(back), textsOf(match));
}

TEST(Match, ReplayDrawsWhatTheRecordLeavesOut) {
  Match match = *Match::blank(toy::game(), toySetup());
  ASSERT_TRUE(match.replay(Seat(0), kKept).ok());
  EXPECT_EQ(match.steps()[0].action, toyMatch().steps()[0].action);
}

TEST(Match, ReplayRefusesWhatCannotBe) {
  const auto error = [](std::optional<Seat> by, Action action) {
    Match match = toyMatch();
    const auto done = match.replay(by, action);
    EXPECT_EQ(match.steps().size(), 1U);
    return done ? std::string("done") : done.error().message;
  };
  EXPECT_EQ(error(Seat(1), kKept), "`keep` can't be done here: seat 0 (Ann) is to choose");
  EXPECT_EQ(error(Seat(0), picked(2)), "`pick 2` can't be done here: not now");
  EXPECT_EQ(error(std::nullopt, Action::chance(0, Card(3))),
            "`card 3` can't come here: seat 0 (Ann) is to choose");

  MatchSetup setup = toySetup();
  setup.pins["card"] = {"4"};
  Match pinned = *Match::blank(toy::game(), setup);
  EXPECT_EQ(pinned.replay(std::nullopt, Action::chance(0, Card(3))).error().message,
            "`card 3` contradicts the pin `4` of the first line");
  ASSERT_TRUE(pinned.replay(std::nullopt, Action::chance(0, Card(4))).ok());
  EXPECT_THAT(pinned.replayUndo(Seat(0), 0).error().message, HasSubstr("no choice of seat 0"));
  EXPECT_THAT(pinned.replayUndo(Seat(0), 99).error().message, HasSubstr("no choice of seat 0"));
}

TEST(Match, ReplayRefusesAnUndoBehindChance) {
  Match match = toyMatch();
  for (const Action action : {kPassed, kPassed, picked(1), picked(2)})
    ASSERT_FALSE(match.act(action));
  EXPECT_THAT(match.replayUndo(Seat(0), 1).error().message, HasSubstr("can't be taken back"));
}

TEST(Match, SnapshotsShowWhatWasSeenThen) {
  Match match = toyMatch();
  const AnyView before = match.view(Seat(1));
  ASSERT_FALSE(match.act(kPassed));
  EXPECT_TRUE(match.game().equal(match.viewBefore(1, Seat(1)), before));
  EXPECT_TRUE(match.game().equal(match.viewBefore(2, Seat(1)), match.view(Seat(1))));
  EXPECT_EQ(match.turnBefore(0), Turn::chance());
  EXPECT_TRUE(match.legalBefore(0).empty());
  EXPECT_EQ(match.legalBefore(1).size(), 2U);
}

TEST(Match, AsksForAsManyPlayersAsTheGameHasSeats) {
  MatchSetup setup = toySetup();
  setup.players.pop_back();
  EXPECT_EQ(Match::begin(toy::game(), setup).error().message,
            "Toy is for 2 players; this match has 1");
}

TEST(Match, AChoiceThatTheOtherSeatDoesNotSeeIsMadeTogether) {
  Match match = toyMatch();
  EXPECT_FALSE(match.joint()) << "keeping a card is no secret";
  match.act(kKept);
  const auto joint = match.joint();
  ASSERT_TRUE(joint);
  EXPECT_EQ(joint->first, Seat(0));
  EXPECT_EQ(joint->second, Seat(1));
  EXPECT_EQ(joint->ofFirst, match.legal());
  EXPECT_FALSE(match.inJoint());
  match.act(picked(3));
  EXPECT_EQ(joint->ofSecond, match.legal());
  EXPECT_TRUE(match.game().equal(joint->viewOfSecond, match.view(Seat(1))));
  EXPECT_TRUE(match.inJoint());
  EXPECT_FALSE(match.joint()) << "the second pick shows both";
  match.undo(Seat(0));
  EXPECT_FALSE(match.inJoint());
  EXPECT_TRUE(match.joint());
  match.act(picked(1));
  EXPECT_TRUE(match.inJoint());
  match.act(picked(1));
  EXPECT_FALSE(match.inJoint());
}

}  // namespace
}  // namespace raindelay
