// Duties that persons leave to their bench coach at a table of the application.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QTest>

#include "app/record_fixture.h"
#include "app/table_fixture.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

/// Long enough for a busy machine; none of these waits for it.

/// Rows of Cooperstown's duties.
const std::vector<int> kFieldersChoice{0};
const std::vector<int> kSubstitutions{2};
const std::vector<int> kAll{0, 1, 2};

std::unique_ptr<MatchController> table(std::uint64_t seed = 7) {
  const auto shelved = shelf::take(Options(*(*findGame("tarot-de-cooperstown"))->info));
  return quickTable(
      *Match::begin(shelved->game, shelf::setupFor(*shelved, {{"Ann"}, {"Ben"}}, seed)));
}

/// Until a person is asked, or the match is over.
void settle(MatchController& table) {
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.decision()->thinkingSeat() < 0; }, kPatience));
}

/// Persons do anything that they are asked.
void play(MatchController& table, int choices) {
  for (int i = 0; i < choices && !table.over(); ++i) {
    ASSERT_TRUE(table.decision()->press(allowedText(table, i)))
        << table.decision()->refusalText().toStdString();
    settle(table);
  }
}

int byCoach(const Match& match, Seat seat) {
  int count = 0;
  for (const Step& step : match.steps()) count += step.byCoach && step.by == seat ? 1 : 0;
  return count;
}

TEST(BenchCoachAtTheTable, DoesWhatIsLeftToItAndNothingElse) {
  const auto one = table();
  one->deciders().setLeftToCoach(Seat(0), kSubstitutions);
  settle(*one);
  play(*one, 60);
  const Match& match = one->match();
  EXPECT_GT(byCoach(match, Seat(0)), 3);
  EXPECT_EQ(byCoach(match, Seat(1)), 0);
  for (const Step& step : match.steps()) {
    if (!step.byCoach) continue;
    EXPECT_EQ(shelf::dutyOf(match.game(), step.action), 2) << match.game().text(step.action);
  }
}

TEST(BenchCoachAtTheTable, APersonIsAskedWhatTheCoachWouldNotDo) {
  const auto one = table();
  for (const Seat seat : {Seat(0), Seat(1)}) one->deciders().setLeftToCoach(seat, kAll);
  settle(*one);
  ASSERT_FALSE(one->over()) << "to swing is nobody else's";
  const ActionList legal = one->match().legal();
  const auto isOwn = [&](Action action) { return !shelf::dutyOf(one->match().game(), action); };
  EXPECT_TRUE(std::any_of(legal.begin(), legal.end(), isOwn));
  EXPECT_GT(one->decision()->actions()->rowCount(), 0);
}

// Six Gloves are laid one by one, and not by the person, who would collect them first.
TEST(BenchCoachAtTheTable, MakesAChoiceInPartsAsAWhole) {
  const auto shelved = shelf::take(Options(*(*findGame("rallybird"))->info));
  const auto one = quickTable(
      *Match::begin(shelved->game, shelf::setupFor(*shelved, {{"Ann"}, {"Cy", "random"}}, 7)));
  one->deciders().setLeftToCoach(Seat(0), kAll);
  settle(*one);
  for (int i = 0; i < 40 && !one->over(); ++i) {
    EXPECT_FALSE(one->decision()->draft()->isOpen());
    ASSERT_TRUE(one->decision()->press(allowedText(*one, i)))
        << one->decision()->refusalText().toStdString();
    settle(*one);
  }
  int laid = 0;
  for (const Step& step : one->match().steps()) {
    if (step.by != Seat(0)) continue;
    const bool lays = shelf::dutyOf(one->match().game(), step.action) == 0;
    laid += lays ? 1 : 0;
    EXPECT_TRUE(!lays || step.byCoach);
  }
  EXPECT_GE(laid, 6);
}

TEST(BenchCoachAtTheTable, TheLogSaysSo) {
  const auto one = table();
  for (const Seat seat : {Seat(0), Seat(1)}) one->deciders().setLeftToCoach(seat, kAll);
  settle(*one);
  play(*one, 80);
  QStringList told;
  for (const LogModel::Line& line : one->log()->lines()) {
    if (!line.text.endsWith(QStringLiteral("'s coach)"))) continue;
    told << line.text;
    EXPECT_GE(line.seat, 0) << "chance has no coach";
  }
  EXPECT_FALSE(told.isEmpty());
}

TEST(BenchCoachAtTheTable, NobodyActsWhileItThinks) {
  const auto one = table();
  one->deciders().setPaceMs(kPatience);
  ASSERT_EQ(one->decision()->thinkingSeat(), -1);
  const Seat seat = one->match().turn().seat;
  one->deciders().setLeftToCoach(seat, kAll);
  ASSERT_EQ(one->decision()->thinkingSeat(), seat.index());
  EXPECT_EQ(one->decision()->actions()->rowCount(), 0);
  EXPECT_FALSE(one->decision()->press(allowedText(*one, 0)));
  EXPECT_THAT(one->decision()->prompt().toStdString(), HasSubstr("coach is thinking"));
  one->deciders().setLeftToCoach(seat, {});
  EXPECT_EQ(one->decision()->thinkingSeat(), -1) << "it was taken from it again";
  EXPECT_GT(one->decision()->actions()->rowCount(), 0);
}

/// A table at which the coach of the seat that is given back has just chosen, and nothing was drawn
/// after it: the choice can be taken back. Null if this seed leads to none.
std::unique_ptr<MatchController> tableToTakeBack(std::uint64_t seed, Seat& seat) {
  auto one = table(seed);
  for (int i = 0; i < 200 && !one->takeback()->canUndo() && !one->over(); ++i) {
    EXPECT_TRUE(one->decision()->press(allowedText(*one, i)));
  }
  if (!one->takeback()->canUndo()) return nullptr;
  seat = one->match().steps().back().by.value();
  one->deciders().setLeftToCoach(seat, kAll);
  settle(*one);
  return one->takeback()->canUndo() ? std::move(one) : nullptr;
}

TEST(BenchCoachAtTheTable, AChoiceThatWasTakenBackIsThePersonsOwn) {
  std::unique_ptr<MatchController> one;
  Seat seat;
  for (std::uint64_t seed = 7; seed < 27 && !one; ++seed) one = tableToTakeBack(seed, seat);
  ASSERT_TRUE(one) << "no coach chose anything that can be taken back";
  ASSERT_TRUE(one->takeback()->undo());
  if (one->takeback()->undoAsks() >= 0) one->takeback()->answerUndo(true);
  EXPECT_EQ(one->decision()->thinkingSeat(), -1);
  EXPECT_EQ(one->decision()->turnSeat(), seat.index());
}

}  // namespace
}  // namespace raindelay
