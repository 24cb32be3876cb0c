// A choice in parts at the table: collected in any order, changed until it is ready, sent as a
// whole.
#include "table/draft.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/table_fixture.h"
#include "engine/garden_game.h"

namespace raindelay {
namespace {

using testing::ElementsAre;

const QString kHand = QStringLiteral("hand.0");
const QString kBedA = QStringLiteral("bed.0.A");
const QString kBedB = QStringLiteral("bed.0.B");
const QString kBedC = QStringLiteral("bed.0.C");

Match gardenMatch(int seats, bool guessing = false, const std::string& others = "human") {
  MatchSetup setup;
  setup.game = "garden";
  setup.players = {{"Ann", "human"}, {"Ben", others}, {"Cleo", others}};
  setup.players.resize(static_cast<std::size_t>(seats));
  return *Match::begin(garden::game(seats, guessing), setup);
}

/// A table at which Ann is to plant.
std::unique_ptr<MatchController> gardenTable(int seats = 2) {
  auto table = quickTable(gardenMatch(seats));
  table->seating()->takeSeat();
  return table;
}

QStringList linesOf(const Match& match) {
  QStringList texts;
  for (const Step& step : match.steps()) {
    texts << QString::fromStdString(step.undoTo ? "undo" : match.game().text(step.action));
  }
  return texts;
}

TEST(Draft, PiecesLieWhereTheyArePutAndTheMatchKnowsNothing) {
  const auto table = gardenTable();
  ASSERT_TRUE(table->decision()->draft()->isOpen());
  EXPECT_EQ(table->decision()->actions()->count(), 0);
  EXPECT_FALSE(table->decision()->draft()->isReady());
  ASSERT_TRUE(table->decision()->put(kHand, 3, kBedC));
  EXPECT_EQ(codeAt(*table->pieces(), kBedC, 0), QStringLiteral("a3"));
  EXPECT_EQ(codeAt(*table->pieces(), kHand, 3), QStringLiteral("a4")) << "those above sink";
  ASSERT_TRUE(table->decision()->put(kHand, 3, kBedA));
  EXPECT_EQ(codeAt(*table->pieces(), kBedA, 0), QStringLiteral("a4"));
  EXPECT_EQ(table->decision()->draft()->placed(), 2);
  EXPECT_TRUE(table->decision()->draft()->isFull());
  EXPECT_EQ(table->decision()->prompt(), QStringLiteral("Ann: 2 of 2 placed"));
  EXPECT_TRUE(table->match().steps().empty());
}

TEST(Draft, ReadySendsThePartsInOrderAndOnlyThenTheTurnPasses) {
  const auto table = gardenTable();
  table->decision()->sendDraft();
  EXPECT_TRUE(table->match().steps().empty()) << "it isn't ready";
  ASSERT_TRUE(table->decision()->put(kHand, 3, kBedC));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  EXPECT_FALSE(table->seating()->canEndTurn());
  table->decision()->sendDraft();
  EXPECT_THAT(linesOf(table->match()), ElementsAre("plant A=1", "leave B", "plant C=3"));
  EXPECT_FALSE(table->decision()->draft()->isOpen());
  EXPECT_TRUE(table->seating()->canEndTurn());
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(Draft, APieceIsPutElsewhereChangesPlacesOrGoesHome) {
  const auto table = gardenTable();
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  ASSERT_TRUE(table->decision()->put(kBedA, 0, kBedB));
  EXPECT_EQ(codeAt(*table->pieces(), kBedB, 0), QStringLiteral("a1"));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedC));
  ASSERT_TRUE(table->decision()->put(kBedC, 0, kBedB));
  EXPECT_EQ(codeAt(*table->pieces(), kBedB, 0), QStringLiteral("a2"));
  EXPECT_EQ(codeAt(*table->pieces(), kBedC, 0), QStringLiteral("a1"));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedB)) << "from the hand: what lay there goes home";
  EXPECT_EQ(codeAt(*table->pieces(), kBedB, 0), QStringLiteral("a3"));
  EXPECT_EQ(codeAt(*table->pieces(), kHand, 1), QStringLiteral("a2"));
  EXPECT_TRUE(table->decision()->targets(kBedB, 0).contains(kHand));
  ASSERT_TRUE(table->decision()->put(kBedB, 0, kHand));
  ASSERT_TRUE(table->decision()->takeBack(kBedC, 0));
  EXPECT_EQ(table->decision()->draft()->placed(), 0);
  EXPECT_TRUE(agreesWithView(*table)) << "all lies where it lay";
}

TEST(Draft, ClearAndUndoTakeBackWhatWasPut) {
  const auto table = gardenTable();
  EXPECT_FALSE(table->takeback()->canUndo());
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedB));
  ASSERT_TRUE(table->takeback()->canUndo());
  table->takeback()->undo();
  EXPECT_EQ(table->decision()->draft()->placed(), 1);
  EXPECT_EQ(codeAt(*table->pieces(), kBedA, 0), QStringLiteral("a1"));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedB));
  table->decision()->clearDraft();
  EXPECT_EQ(table->decision()->draft()->placed(), 0);
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_TRUE(table->match().steps().empty());
}

TEST(Draft, UndoAfterReadyTakesBackTheWhole) {
  const auto table = gardenTable();
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  table->decision()->sendDraft();
  ASSERT_TRUE(table->takeback()->canUndo());
  table->takeback()->undo();
  EXPECT_EQ(linesOf(table->match()).last(), QStringLiteral("undo"));
  EXPECT_TRUE(table->decision()->draft()->isOpen());
  EXPECT_EQ(table->decision()->draft()->placed(), 0);
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(Draft, ARefusedDropSaysWhy) {
  const auto table = gardenTable();
  EXPECT_FALSE(table->decision()->put(kHand, 0, kBedA));
  EXPECT_EQ(table->decision()->refusalText(), QStringLiteral("A stone isn't planted."));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  EXPECT_EQ(table->decision()->refusalText(), QString());
  EXPECT_EQ(table->decision()->whyNot(kHand, 0, kBedB), QStringLiteral("A stone isn't planted."));
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedB));
  EXPECT_FALSE(table->decision()->put(kHand, 1, kBedC));
  EXPECT_TRUE(table->decision()->refusalText().startsWith(QStringLiteral("No more than 2")));
  EXPECT_FALSE(table->decision()->targets(kHand, 1).contains(kBedC));
  EXPECT_TRUE(table->decision()->targets(kHand, 1).contains(kBedA)) << "it changes places there";
}

TEST(Draft, NobodyElseSeesItAndItIsStillThereForItsOwner) {
  const auto table = gardenTable(3);
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  table->seating()->cover();
  EXPECT_EQ(table->pieces()->rowCount(), 0);
  EXPECT_FALSE(table->decision()->draft()->isOpen());
  EXPECT_EQ(table->decision()->draft()->placed(), 0);
  EXPECT_EQ(table->decision()->draft()->most(), 0);
  table->seating()->peek(true);
  EXPECT_FALSE(table->decision()->draft()->isOpen());
  EXPECT_TRUE(agreesWithView(*table)) << "a quick look shows the match";
  table->seating()->peek(false);
  table->seating()->takeSeat();
  EXPECT_EQ(table->decision()->draft()->placed(), 1);
  EXPECT_EQ(codeAt(*table->pieces(), kBedA, 0), QStringLiteral("a1"));
}

TEST(Draft, TheScreenPassesThroughThreeHands) {
  const auto table = gardenTable(3);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(table->seating()->lookingSeat(), seat);
    ASSERT_TRUE(table->decision()->put(QStringLiteral("hand.%1").arg(seat), 1 + seat,
                                       QStringLiteral("bed.%1.A").arg(seat)));
    table->decision()->sendDraft();
    if (seat == 2) break;
    table->seating()->endTurn();
    EXPECT_EQ(table->seating()->handOverTo(), seat + 1);
    table->seating()->takeSeat();
  }
  EXPECT_TRUE(table->over());
  EXPECT_EQ(table->scores(), (QList<int>{1, 2, 3}));
  EXPECT_EQ(table->winnerSeat(), 2);
  EXPECT_EQ(codeAt(*table->pieces(), kBedA, 0), QStringLiteral("a1")) << "shown to all";
}

TEST(Draft, OwnPiecesDoNotMoveTwiceWhileTheRestIsShown) {
  const auto table = std::make_unique<MatchController>(gardenMatch(2, false, "random"), noTables(),
                                                       MatchController::Keep(), true);
  table->playback()->setMotionMs(100);
  ASSERT_TRUE(table->decision()->draft()->isOpen());
  ASSERT_TRUE(table->decision()->put(kHand, 1, kBedA));
  ASSERT_TRUE(table->decision()->put(kHand, 2, kBedC));
  table->decision()->sendDraft();
  EXPECT_EQ(codeAt(*table->pieces(), kBedA, 0), QStringLiteral("a1"));
  EXPECT_EQ(codeAt(*table->pieces(), kBedC, 0), QStringLiteral("a3"));
  EXPECT_FALSE(table->playback()->busy()) << "there was nothing left to be moved";
}

TEST(JointParts, TheSecondCollectsByKeysAndNothingShowsIt) {
  auto table = quickTable(gardenMatch(2, true));
  table->seating()->setTogether(true);
  JointChoice& joint = *table->decision()->joint();
  ASSERT_TRUE(joint.isOpen());
  const QStringList texts = columnOf(*joint.actionsOf(1), "text");
  EXPECT_EQ(texts.size(), 13);
  EXPECT_EQ(texts.last(), JointChoice::kReady);
  EXPECT_FALSE(joint.lock(1, JointChoice::kReady)) << "nothing was collected";
  int changes = 0;
  QObject::connect(&joint, &JointChoice::changed, [&changes] { ++changes; });
  ASSERT_TRUE(joint.lock(1, QStringLiteral("plant C=2")));
  ASSERT_TRUE(joint.lock(1, QStringLiteral("plant A=4")));
  EXPECT_FALSE(joint.lock(1, QStringLiteral("plant B=1"))) << "two at most";
  EXPECT_FALSE(joint.locked(1));
  EXPECT_EQ(changes, 0);
  ASSERT_TRUE(joint.lock(1, JointChoice::kReady));
  EXPECT_TRUE(joint.locked(1));
  ASSERT_TRUE(joint.lock(0, QStringLiteral("guess B")));
  EXPECT_THAT(linesOf(table->match()), ElementsAre("guess B", "plant A=4", "leave B", "plant C=2"));
  EXPECT_TRUE(table->over());
}

TEST(JointParts, ChoosingAgainBeginsWithNothing) {
  auto table = quickTable(gardenMatch(2, true));
  table->seating()->setTogether(true);
  JointChoice& joint = *table->decision()->joint();
  ASSERT_TRUE(joint.lock(1, QStringLiteral("plant C=2")));
  ASSERT_TRUE(joint.lock(1, JointChoice::kReady));
  joint.unlock(1);
  EXPECT_FALSE(joint.lock(1, JointChoice::kReady));
}

}  // namespace
}  // namespace raindelay
