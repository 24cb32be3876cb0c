#include <gtest/gtest.h>

#include "garden_game.h"
#include "match/record.h"
#include "toy_match.h"

namespace raindelay {
namespace {

using garden::kPlantA3;
using garden::kPlantB1;
using Why = UndoStop::Why;

using toy::kKept;
using toy::kPassed;
using toy::picked;

MatchSetup practice() {
  MatchSetup setup = toy::setup();
  setup.practice = true;
  return setup;
}

/// A match of the toy after these choices.
Match after(const std::vector<Action>& choices, MatchSetup setup = toy::setup()) {
  Match match = toy::match(std::move(setup));
  for (const Action action : choices) EXPECT_FALSE(match.act(action));
  return match;
}

/// A match of the garden for three, who plant in secret, one after the other.
Match garden(const std::vector<Action>& planted, bool inPractice = false) {
  MatchSetup setup;
  setup.game = "garden";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}, {"Cleo", "human"}};
  setup.practice = inPractice;
  Match match = *Match::begin(garden::game(3), setup);
  for (const Action action : planted) EXPECT_TRUE(match.arrange({action}));
  return match;
}

std::vector<std::string> lines(const Match& match) {
  std::vector<std::string> texts;
  for (const Step& step : match.steps()) texts.push_back(stepLine(match.game(), step));
  return texts;
}

// --- What the bench coach does

TEST(BenchCoach, UndoGoesToTheSeatsOwnLastChoice) {
  Match match = after({kPassed, kPassed});
  ASSERT_FALSE(match.act(picked(1), true));
  EXPECT_EQ(match.undoPoint(Seat(0)), 1U) << "its pass; the pick was the coach's";
  ASSERT_TRUE(match.undo(Seat(0)));
  EXPECT_EQ(match.legal(), toy::match().legal());
  ASSERT_TRUE(match.redo(Seat(0)));
  EXPECT_TRUE(match.steps().back().byCoach) << "done again, it is the coach's still";
}

TEST(BenchCoach, WhoHasLeftAllToItCanTakeNothingBack) {
  Match match = toy::match();
  ASSERT_FALSE(match.act(kPassed, true));
  EXPECT_EQ(match.undoStop(Seat(0)), UndoStop{});
}

TEST(BenchCoach, StandsInTheRecord) {
  Match match = after({kPassed});
  ASSERT_FALSE(match.act(kPassed, true));
  EXPECT_EQ(lines(match).back(), "{\"by\":1,\"do\":\"pass\",\"coach\":true}\n");
  const auto read = parseRecord(recordText(match), "m");
  ASSERT_TRUE(read.ok());
  const auto again = replayRecord(toy::game(), *read, "m");
  ASSERT_TRUE(again.ok());
  for (const Match& same : {again->match, match.upTo(3), match.withoutUndone()}) {
    EXPECT_EQ(lines(same), lines(match));
  }
}

// --- Redo

TEST(Redo, DoesAgainWhatUndoTookBackWithWhatFollowed) {
  Match match = after({kPassed, kPassed});
  const Match before = match;
  ASSERT_TRUE(match.undo(Seat(0)));
  EXPECT_FALSE(match.canRedo(Seat(1))) << "its turn comes later";
  ASSERT_TRUE(match.redo(Seat(0)));
  EXPECT_TRUE(match.standsLike(before));
  EXPECT_EQ(match.steps().size(), 6U);
  EXPECT_TRUE(match.steps()[1].undone) << "the lines that were taken back stay so";
  EXPECT_FALSE(match.steps()[4].undone);
  EXPECT_FALSE(match.redo(Seat(0)));
}

TEST(Redo, GoesForwardAsOftenAsUndoWentBack) {
  Match match = after({kPassed, kPassed});
  const Match before = match;
  ASSERT_TRUE(match.undo(Seat(1)));
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_TRUE(match.redo(Seat(0)));
  EXPECT_EQ(match.turn(), Turn::of(Seat(1)));
  ASSERT_TRUE(match.redo(Seat(1)));
  EXPECT_TRUE(match.standsLike(before));
}

TEST(Redo, EndsWithAnotherChoice) {
  Match match = after({kPassed, kPassed});
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_FALSE(match.act(kKept));
  EXPECT_FALSE(match.canRedo(Seat(0)));
  EXPECT_FALSE(match.canRedo(Seat(1)));
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_TRUE(match.redo(Seat(0))) << "that choice, not the one before it";
  EXPECT_EQ(match.steps().back().action, kKept);
}

TEST(Redo, TheSameChoiceByHandCountsAsDoneAgain) {
  Match match = after({kPassed, kPassed});
  const Match before = match;
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_FALSE(match.act(kPassed));
  ASSERT_TRUE(match.redo(Seat(1)));
  EXPECT_TRUE(match.standsLike(before));
}

TEST(Redo, IsThereAgainAfterARecordWasRead) {
  Match match = after({kPassed, kPassed});
  ASSERT_TRUE(match.undo(Seat(1)));
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_TRUE(match.redo(Seat(0)));
  Match back = replayRecord(toy::game(), *parseRecord(recordText(match), "m"), "m").value().match;
  ASSERT_TRUE(back.redo(Seat(1)));
  ASSERT_TRUE(match.redo(Seat(1)));
  EXPECT_EQ(lines(back), lines(match));
}

TEST(Redo, MakesAChoiceInPartsAsAWhole) {
  Match match = garden({kPlantB1});
  const Match before = match;
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_TRUE(match.redo(Seat(0)));
  EXPECT_TRUE(match.standsLike(before));
}

/// An offer of redo would tell Ben what Ann has chosen.
TEST(Redo, DoesNotTellWhetherASecretChoiceWasTheSame) {
  for (const Action again : {kPlantA3, kPlantB1}) {
    Match match = garden({kPlantA3, kPlantB1});
    ASSERT_TRUE(match.undo(Seat(1)));
    ASSERT_TRUE(match.undo(Seat(0)));
    ASSERT_TRUE(match.arrange({again}));
    EXPECT_FALSE(match.canRedo(Seat(1)));
  }
  Match match = garden({kPlantA3, kPlantB1}, true);
  ASSERT_TRUE(match.undo(Seat(1)));
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_TRUE(match.redo(Seat(0)));
  EXPECT_TRUE(match.canRedo(Seat(1))) << "in practice it doesn't matter";
}

// --- Why undo stops

TEST(UndoStop, SaysThatTheSeatHasChosenNothing) {
  const Match match = after({kKept});
  EXPECT_EQ(match.undoStop(Seat(0)), std::nullopt) << "it can";
  EXPECT_EQ(match.undoStop(Seat(1)), (UndoStop{Why::kNothing, 0}));
}

TEST(UndoStop, NamesTheDrawThatStandsInTheWay) {
  const Match match = after({kPassed, kPassed, picked(1), picked(2)});
  ASSERT_FALSE(match.steps().back().by);
  EXPECT_EQ(match.undoStop(Seat(0)), (UndoStop{Why::kChance, 5}));
}

TEST(UndoStop, NamesTheChoiceThatShowedSomething) {
  Match match = *Match::begin(toy::game(1), toy::setup());
  for (const Action action : {kKept, picked(1), picked(2)}) ASSERT_FALSE(match.act(action));
  EXPECT_EQ(match.undoStop(Seat(0)), (UndoStop{Why::kReveal, 3}));
  EXPECT_EQ(match.undoStop(Seat(1)), (UndoStop{Why::kReveal, 3}));
}

// --- Practice

TEST(Practice, UndoGoesBehindChanceAndReveals) {
  Match match = after({kPassed, kPassed, picked(1), picked(2), kPassed}, practice());
  const Match begun = toy::match(practice());
  for (const int seat : {0, 1, 0, 1, 0}) ASSERT_TRUE(match.undo(Seat(seat)));
  EXPECT_TRUE(match.standsLike(begun));
  EXPECT_EQ(match.undoStop(Seat(0)), (UndoStop{Why::kNothing, 0}));
}

TEST(Practice, AnotherChoiceMeetsTheLuckThatTheFirstMet) {
  Match match = after({kPassed, kPassed, picked(1), picked(2)}, practice());
  const Action drawn = match.steps().back().action;
  ASSERT_TRUE(match.undo(Seat(1)));
  ASSERT_FALSE(match.act(picked(3)));
  EXPECT_EQ(match.steps().back().action, drawn);
}

TEST(Practice, WhatARecordDrewComesAgainWhateverTheSeed) {
  const Match match = after({kPassed, kPassed, picked(1), picked(2)}, practice());
  for (std::uint64_t seed = 8; seed < 12; ++seed) {
    MatchSetup other = practice();
    other.seed = seed;
    Match back = *Match::blank(toy::game(), other);
    for (const Step& step : match.steps()) ASSERT_TRUE(back.replay(step.by, step.action).ok());
    ASSERT_TRUE(back.undo(Seat(1)));
    Match redone = back;
    ASSERT_FALSE(back.act(picked(2)));
    EXPECT_TRUE(back.standsLike(match));
    ASSERT_TRUE(redone.redo(Seat(1)));
    EXPECT_TRUE(redone.standsLike(match));
  }
}

TEST(Practice, PinsComeAgainInTheirOrder) {
  MatchSetup setup = practice();
  setup.pins["card"] = {"3", "4", "5"};
  Match match = after({kPassed, kPassed, picked(1), picked(2)}, setup);
  ASSERT_TRUE(match.undo(Seat(1)));
  ASSERT_FALSE(match.act(picked(3)));
  EXPECT_EQ(match.game().text(match.steps().back().action), "card 4");
  EXPECT_FALSE(match.pinError());
}

TEST(Practice, ARecordWithAnUndoBehindChanceIsReadOnlyAsPractice) {
  Match match = after({kPassed, kPassed, picked(1), picked(2)}, practice());
  ASSERT_TRUE(match.undo(Seat(0)));
  std::string text = recordText(match);
  const auto damage = [](const std::string& record) {
    return replayRecord(toy::game(), *parseRecord(record, "m"), "m").value().damage;
  };
  EXPECT_FALSE(damage(text));
  const std::string field = R"("practice":true,)";
  const auto at = text.find(field);
  ASSERT_NE(at, std::string::npos);
  text.erase(at, field.size());
  ASSERT_TRUE(damage(text));
  EXPECT_EQ(damage(text)->message,
            "m, line 8: undo 3: what chance or a reveal showed since can't be taken back; up to "
            "line 7 all is well: delete what follows to play on from there");
}

// --- The same match begun anew

TEST(WithoutUndone, OnlyWhatStandsIsLeft) {
  Match match = after({kPassed, kPassed});
  ASSERT_TRUE(match.undo(Seat(0)));
  ASSERT_FALSE(match.act(kKept));
  const Match clean = match.withoutUndone();
  EXPECT_TRUE(clean.standsLike(match));
  EXPECT_EQ(lines(clean), lines(after({kKept})));
  EXPECT_EQ(clean.steps().back().happenings, match.steps().back().happenings);
}

TEST(WithoutUndone, LuckGoesOnWhereItWas) {
  Match match = after({kPassed, kPassed, picked(1)});
  ASSERT_TRUE(match.undo(Seat(0)));
  Match clean = match.withoutUndone();
  for (Match* one : {&match, &clean}) {
    ASSERT_FALSE(one->act(picked(3)));
    ASSERT_FALSE(one->act(picked(3)));
  }
  EXPECT_TRUE(clean.standsLike(match));
}

TEST(UpTo, AnUndoThatCameLaterTookNothingBack) {
  Match match = after({kPassed, kPassed});
  ASSERT_TRUE(match.undo(Seat(1)));
  const Match then = match.upTo(3);
  EXPECT_EQ(lines(then), lines(after({kPassed, kPassed})));
  EXPECT_FALSE(then.steps()[2].undone);
  EXPECT_FALSE(then.canRedo(Seat(1)));
  EXPECT_TRUE(match.upTo(4).canRedo(Seat(1)));
}

TEST(UpTo, ChanceHasNotActedYet) {
  const Match match = after({kPassed, kPassed, picked(1), picked(2)});
  Match then = match.upTo(5);
  EXPECT_EQ(then.turn(), Turn::chance());
  then.settle();
  EXPECT_TRUE(then.standsLike(match));
}

TEST(UpTo, TheHeaderIsTheSameButForWhatTheCallerChanges) {
  const Match match = after({kPassed});
  EXPECT_EQ(match.upTo(1).setup(), match.setup());
  MatchSetup setup = match.setup();
  setup.created = "2027-01-01T00:00:00Z";
  setup.practice = true;
  EXPECT_EQ(match.upTo(1, setup).setup(), setup);
  EXPECT_TRUE(match.upTo(1, setup).upTo(1, match.setup()).setup().practice)
      << "what was practice stays it";
}

}  // namespace
}  // namespace raindelay
