// Tests taking back at a table, without its consequences.
#include "table/takeback.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/table_parts.h"

namespace raindelay {
namespace {

/// A table at which Ann has passed.
struct Passed : TableParts {
  Passed() : TableParts(rummageMatch()) {
    decision.press(QStringLiteral("pass"));
    showAll();
  }
};

TEST(Takeback, NothingWasDoneYet) {
  TableParts table(rummageMatch());
  EXPECT_FALSE(table.takeback.canUndo() || table.takeback.canRedo() || table.takeback.practice());
  EXPECT_EQ(table.takeback.undoStop(), QStringLiteral("Nothing to take back"));
  EXPECT_FALSE(table.takeback.undo());
  EXPECT_EQ(table.decision.refusalText(), table.takeback.undoStop());
}

TEST(Takeback, AsksWhoseTurnItHasBecome) {
  Passed table;
  QSignalSpy took(&table.takeback, &Takeback::tookBack);
  ASSERT_TRUE(table.takeback.undo());
  EXPECT_EQ(table.takeback.undoAsks(), 1);
  EXPECT_EQ(table.takeback.undoQuestion(),
            QStringLiteral("Ben, may Ann take back the last choice?"));
  table.takeback.answerUndo(false);
  EXPECT_EQ(table.takeback.undoAsks(), -1);
  EXPECT_EQ(took.count(), 0);
  ASSERT_TRUE(table.takeback.undo());
  table.takeback.answerUndo(true);
  ASSERT_EQ(took.count(), 1);
  EXPECT_EQ(took[0][0].value<Seat>(), Seat(0));
  EXPECT_EQ(table.match.turn().seat, Seat(0));
}

TEST(Takeback, WhatWasTakenBackCanBeDoneAgain) {
  Passed table;
  table.takeback.undo();
  table.takeback.answerUndo(true);
  table.showAll();
  ASSERT_TRUE(table.takeback.canRedo());
  QSignalSpy redone(&table.takeback, &Takeback::redone);
  table.takeback.redo();
  EXPECT_EQ(redone.count(), 1);
  EXPECT_EQ(table.match.turn().seat, Seat(1));
}

TEST(Takeback, NothingIsTakenBackWhileItIsBusy) {
  Passed table;
  table.playback.begin();
  EXPECT_FALSE(table.takeback.canUndo());
  EXPECT_EQ(table.takeback.undoStop(), QString());
}

TEST(Takeback, SomebodyElsesLogIsNoHelp) {
  TableParts table(rummageMatch());
  ASSERT_TRUE(table.decision.put(QStringLiteral("hand.0"), 0, QStringLiteral("row")));
  table.showAll();
  EXPECT_EQ(table.takeback.undoStop(),
            QStringLiteral("A card was turned or a die was thrown; undo stops here"))
      << "nothing was told yet";
}

TEST(Takeback, EachPropertyNotifiesForItself) {
  Passed table;
  QSignalSpy undo(&table.takeback, &Takeback::canUndoChanged);
  QSignalSpy redo(&table.takeback, &Takeback::canRedoChanged);
  QSignalSpy asks(&table.takeback, &Takeback::undoAsksChanged);
  QSignalSpy question(&table.takeback, &Takeback::undoQuestionChanged);
  table.takeback.undo();
  EXPECT_EQ(asks.count(), 1);
  EXPECT_EQ(question.count(), 1);
  EXPECT_EQ(undo.count() + redo.count(), 0);
  table.takeback.answerUndo(true);
  table.showAll();
  EXPECT_EQ(asks.count(), 2);
  EXPECT_EQ(undo.count(), 1);
  EXPECT_EQ(redo.count(), 1);
}

}  // namespace
}  // namespace raindelay
