// Taking back, hints and looking back in a match with the cards of a designer's deck: all of them
// go by its values.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>
#include <numeric>

#include "app/own_deck.h"
#include "app/table_fixture.h"

namespace raindelay {
namespace {

class MatchDecksPlay : public MatchDecksTest {
 protected:
  void SetUp() override {
    MatchDecksTest::SetUp();
    strengthenSlap();
  }
  /// Lets Slap meet the fly ball: with this deck's values a run.
  static void slap(MatchController& table) {
    for (const char* action : {"bat slap", "pitch fly-ball"}) {
      passOn(table);
      ASSERT_TRUE(table.decision()->press(QString::fromLatin1(action)))
          << table.decision()->refusalText().toStdString();
    }
    passOn(table);
  }
  /// Whoever is on turn looks.
  static void passOn(MatchController& table) {
    table.playback()->setMotionMs(0);
    table.playback()->skip();
    if (table.seating()->canEndTurn()) table.seating()->endTurn();
    if (table.seating()->handOverTo() >= 0) table.seating()->takeSeat();
  }
  static int runs(const MatchController& table) {
    const QList<int> scores = table.scores();
    return std::accumulate(scores.begin(), scores.end(), 0);
  }
  static void takeBack(MatchController& table) {
    ASSERT_TRUE(table.takeback()->undo()) << table.decision()->refusalText().toStdString();
    table.takeback()->answerUndo(true);
    passOn(table);
  }
};

TEST_F(MatchDecksPlay, TakenBackAndDoneAgainARunIsOneOfTheDecksValues) {
  MatchController* table = begin(true);
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  const QImage face = faceOn(*table, kSlap);
  slap(*table);
  ASSERT_EQ(runs(*table), 1);
  takeBack(*table);
  EXPECT_EQ(runs(*table), 0);
  EXPECT_TRUE(agreesWithView(*table));
  ASSERT_TRUE(table->takeback()->canRedo());
  table->takeback()->redo();
  passOn(*table);
  EXPECT_EQ(runs(*table), 1);
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_EQ(faceOn(*table, kSlap), face);
}

TEST_F(MatchDecksPlay, WhatWasTakenBackStaysSoWhenItIsGoneOnWith) {
  MatchController* table = begin(true);
  ASSERT_NE(table, nullptr);
  slap(*table);
  takeBack(*table);
  table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  passOn(*table);
  EXPECT_EQ(runs(*table), 0);
  ASSERT_TRUE(table->decision()->press(QStringLiteral("pitch fly-ball")));
  passOn(*table);
  EXPECT_EQ(runs(*table), 1) << "Slap is chosen still";
}

TEST_F(MatchDecksPlay, AHintIsThoughtOutByTheDecksValuesAndSaidInItsNames) {
  // With any other card of the batter's the side is sure to do worse.
  change("cards.csv", "slap,Slap,", "slap,Moonshot,");
  change("cards.csv", "batting,,,,yellow 4,yellow 1,yellow 1,",
         "batting,,,,yellow 4; red 4; green 4; blue 4,yellow 4; red 4; green 4; blue 4,"
         "yellow 4; red 4; green 4; blue 4,");
  MatchController* table = begin();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  passOn(*table);
  table->decision()->hint()->setLevel(PlayerKind::kAllStar);
  ASSERT_TRUE(table->decision()->hint()->isOffered());
  table->decision()->hint()->ask();
  QElapsedTimer clock;
  clock.start();
  while (table->decision()->hint()->text().isEmpty() && clock.elapsed() < kPatience) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    QThread::msleep(1);
  }
  EXPECT_TRUE(table->decision()->hint()->text().contains(QStringLiteral("Moonshot")))
      << table->decision()->hint()->text().toStdString();
}

TEST_F(MatchDecksPlay, AReplayAndWhatIsPlayedOnFromItGoByTheDecksValues) {
  MatchController* table = begin(true);
  ASSERT_NE(table, nullptr);
  slap(*table);
  const std::size_t steps = table->match().steps().size();
  Replay* replay = library_.watchAgain();
  ASSERT_NE(replay, nullptr);
  replay->match()->playback()->setMotionMs(0);
  EXPECT_EQ(runs(*replay->match()), 0);
  replay->seek(replay->last());
  EXPECT_EQ(runs(*replay->match()), 1);
  EXPECT_EQ(replay->match()->match().steps().size(), steps);
  replay->seek(0);
  EXPECT_EQ(runs(*replay->match()), 0);
  table = library_.playOn();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  slap(*table);
  EXPECT_EQ(runs(*table), 1);
}

}  // namespace
}  // namespace raindelay
