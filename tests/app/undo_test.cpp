// Taking back and doing again at the table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/table_fixture.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

const QString kSwap = QStringLiteral("swap");
const QString kTheRow = QStringLiteral("row");
const QString kFirstHand = QStringLiteral("hand.0");

std::size_t stepsOf(const MatchController& table) {
  return table.match().steps().size();
}

TEST(Undo, ThatLeadsBackIntoAnothersTurnAsksWhoseTurnItIs) {
  const auto table = quickTable(rummageMatch());
  ASSERT_TRUE(table->decision()->press(kPass));
  const std::size_t steps = stepsOf(*table);
  ASSERT_TRUE(table->takeback()->undo());
  EXPECT_EQ(table->takeback()->undoAsks(), 1);
  EXPECT_EQ(stepsOf(*table), steps);
  table->takeback()->answerUndo(true);
  EXPECT_EQ(table->decision()->turnSeat(), 0);
}

TEST(Undo, OfOnesChoiceBeforeTheComputersAsksNobody) {
  MatchSetup setup = rummageSetup(7);
  setup.players[1].kind = "random";
  const auto table = quickTable(*Match::begin(rummage::openGame(), setup));
  ASSERT_TRUE(table->decision()->press(kPass));
  ASSERT_TRUE(table->takeback()->undo());
  EXPECT_EQ(table->takeback()->undoAsks(), -1);
  EXPECT_EQ(table->decision()->turnSeat(), 0);
}

TEST(Undo, AnActionAnswersTheQuestionForLeave) {
  const auto table = quickTable(rummageMatch());
  ASSERT_TRUE(table->decision()->press(kPass));
  ASSERT_TRUE(table->takeback()->undo());
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_EQ(table->takeback()->undoAsks(), -1);
}

TEST(Undo, SaysWhereItStops) {
  const auto table = quickTable(rummageMatch());
  EXPECT_THAT(table->takeback()->undoStop().toStdString(), HasSubstr("Nothing to take back"));
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  EXPECT_FALSE(table->takeback()->canUndo());
  EXPECT_THAT(table->takeback()->undoStop().toStdString(), HasSubstr("Undo stops here: Ann draws"));
  EXPECT_FALSE(table->takeback()->undo());
  EXPECT_EQ(table->decision()->refusalText(), table->takeback()->undoStop());
  ASSERT_TRUE(table->decision()->press(kSwap));
  EXPECT_EQ(table->takeback()->undoStop(), QString()) << "something can be taken back";
}

TEST(Undo, OfWhatASeatMayNotKnowSaysNoMore) {
  const auto table = quickTable(secretMatch());
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  table->seating()->endTurn();
  EXPECT_EQ(table->takeback()->undoStop(), QString()) << "nobody looks";
  table->seating()->takeSeat();
  EXPECT_EQ(table->seating()->lookingSeat(), 1);
  for (const QString& code : columnOf(*table->pieces(), "code")) {
    if (!code.isEmpty()) continue;
    EXPECT_FALSE(table->takeback()->undoStop().isEmpty());
  }
}

TEST(Redo, DoesAgainWhatWasTakenBack) {
  const auto table = quickTable(rummageMatch());
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  ASSERT_TRUE(table->decision()->press(kSwap));
  EXPECT_FALSE(table->takeback()->canRedo());
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  ASSERT_TRUE(table->takeback()->canRedo());
  table->takeback()->redo();
  EXPECT_FALSE(table->takeback()->canRedo());
  EXPECT_EQ(table->decision()->turnSeat(), 0);
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(Redo, IsGoneOnceSomethingElseWasDone) {
  const auto table = quickTable(rummageMatch());
  ASSERT_TRUE(table->decision()->press(kPass));
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  EXPECT_FALSE(table->takeback()->canRedo());
  const std::size_t steps = stepsOf(*table);
  table->takeback()->redo();
  EXPECT_EQ(stepsOf(*table), steps);
}

TEST(Practice, GoesBackBehindADraw) {
  MatchSetup setup = rummageSetup(7);
  setup.practice = true;
  const auto table = quickTable(*Match::begin(rummage::openGame(), setup));
  ASSERT_TRUE(table->takeback()->practice());
  const QStringList before = columnOf(*table->pieces(), "code");
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  ASSERT_TRUE(table->takeback()->canUndo());
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  EXPECT_EQ(table->decision()->turnSeat(), 0);
  EXPECT_TRUE(agreesWithView(*table));
  table->takeback()->redo();
  EXPECT_EQ(table->decision()->turnSeat(), 1);
  EXPECT_TRUE(agreesWithView(*table));
}

}  // namespace
}  // namespace raindelay
