// Tests how matches begin and what is kept of those that are left.
#include <gtest/gtest.h>

#include "app/navigator_fixture.h"

namespace raindelay {
namespace {

const QString kCricket = QStringLiteral("cricket-card");

TEST_F(NavigatorTest, PlaysAgainWithTheSamePlayersAndOptions) {
  OptionModel options(*(*findGame(kCricket.toStdString()))->info);
  options.applyPreset(1);
  navigator_->play(library_->start(kCricket, {QStringLiteral("Uta"), QString()}, &options,
                                   QStringLiteral("7"), true,
                                   {QStringLiteral("human"), QStringLiteral("pro")}));
  const MatchSetup before = navigator_->match()->match().setup();
  const QString id = library_->tableId();
  move();
  navigator_->playAgain();
  ASSERT_NE(navigator_->match(), nullptr);
  EXPECT_NE(library_->tableId(), id);
  const MatchSetup& again = navigator_->match()->match().setup();
  EXPECT_EQ(again.players, before.players);
  EXPECT_EQ(again.options, before.options);
  EXPECT_TRUE(again.practice);
  EXPECT_NE(again.seed, before.seed);
}

TEST_F(NavigatorTest, ProposesOtherSeatsForTheSameGame) {
  start();
  navigator_->changeSeats();
  EXPECT_EQ(navigator_->match(), nullptr);
  EXPECT_EQ(navigator_->sheet(), Navigator::NewMatchSheet);
  EXPECT_EQ(navigator_->sheetGame(), kCooperstown);
  start();
  EXPECT_EQ(navigator_->sheet(), Navigator::NoSheet);
}

TEST_F(NavigatorTest, PlaysAtOnceAgainstARookieFirstAndThenAsBefore) {
  const auto kinds = [&] { return navigator_->match()->seating()->kinds(); };
  navigator_->playAtOnce(kCricket);
  ASSERT_NE(navigator_->match(), nullptr);
  EXPECT_EQ(kinds(), QStringList({QStringLiteral("human"), QStringLiteral("rookie")}));
  navigator_->leaveMatch();
  OptionModel options(*(*findGame(kCricket.toStdString()))->info);
  options.setValue(QStringLiteral("tests"), 3);
  settings_->keepSetup(kCricket, {QStringLiteral("all-star"), QStringLiteral("human")},
                       options.texts());
  settings_->setPlayerNames({QString(), QStringLiteral("Uta")});
  again();
  navigator_->playAtOnce(kCricket);
  EXPECT_EQ(kinds(), QStringList({QStringLiteral("all-star"), QStringLiteral("human")}));
  EXPECT_EQ(navigator_->match()->seating()->names(),
            QStringList({QStringLiteral("All-Star"), QStringLiteral("Uta")}));
  EXPECT_EQ(navigator_->match()->match().setup().options.at("tests"), "3");
}

TEST_F(NavigatorTest, PlaysAtOnceThoughTheSettingsMakeNoSense) {
  settings_->keepSetup(kCricket, {QStringLiteral("umpire"), QString(), QString(), QString()},
                       {QStringLiteral("tests=900"), QStringLiteral("="), QStringLiteral("rain"),
                        QStringLiteral("bowls=on")});
  navigator_->playAtOnce(kCricket);
  ASSERT_NE(navigator_->match(), nullptr) << said_.toStdString();
  EXPECT_EQ(navigator_->match()->seating()->kinds(),
            QStringList({QStringLiteral("human"), QStringLiteral("rookie")}));
  navigator_->leaveMatch();
  navigator_->playAtOnce(QStringLiteral("chess"));
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, KeepsAMatchThatIsLeftOnceAPersonHasMoved) {
  start();
  EXPECT_EQ(records().size(), 1);
  navigator_->leaveMatch();
  awaitLibrary();
  EXPECT_EQ(records(), QStringList());
  EXPECT_EQ(library_->collection()->matches()->rowCount(), 0);
  EXPECT_EQ(said_, QString());
  start();
  move();
  navigator_->leaveMatch();
  awaitLibrary();
  EXPECT_EQ(records().size(), 1);
  EXPECT_EQ(library_->unfinished()->rowCount(), 1);
}

TEST_F(NavigatorTest, KeepsAMatchOfComputersAndOneInWhichThePersonWaits) {
  const QStringList rookies{QStringLiteral("rookie"), QStringLiteral("rookie")};
  for (const QStringList& kinds : {rookies, QStringList{rookies[0], QStringLiteral("human")}}) {
    navigator_->play(library_->start(kCooperstown, {}, nullptr, QStringLiteral("7"), false, kinds));
    MatchController* table = navigator_->match();
    table->playback()->setMotionMs(0);
    table->deciders().setPaceMs(0);
    EXPECT_TRUE(QTest::qWaitFor([&] {
      const std::vector<Step>& steps = table->match().steps();
      return std::any_of(steps.begin(), steps.end(), [](const Step& one) { return one.by; });
    }));
    navigator_->leaveMatch();
    awaitLibrary();
  }
  EXPECT_EQ(records().size(), 1) << "that of the computers";
}

TEST_F(NavigatorTest, BeginsOtherSeatsWithThoseOfTheMatch) {
  const QStringList kinds{QStringLiteral("pro"), QStringLiteral("rookie")};
  navigator_->play(library_->start(kCooperstown, {}, nullptr, QStringLiteral("7"), false, kinds));
  settings_->keepSetup(kCooperstown, {QStringLiteral("human"), QStringLiteral("human")}, {});
  navigator_->changeSeats();
  EXPECT_EQ(navigator_->sheet(), Navigator::NewMatchSheet);
  EXPECT_EQ(settings_->seats(kCooperstown), kinds);
}

TEST_F(NavigatorTest, ComesBackToTheResultFromLookingBack) {
  start();
  const QString match = library_->tableId();
  navigator_->lookBack(false);
  ASSERT_NE(navigator_->replay(), nullptr);
  EXPECT_EQ(navigator_->below(), QStringLiteral("Result"));
  navigator_->leave();
  EXPECT_EQ(navigator_->replay(), nullptr);
  EXPECT_EQ(library_->tableId(), match);
  EXPECT_EQ(navigator_->below(), QStringLiteral("Shelf"));
  navigator_->lookBack(true);
  navigator_->leaveMatch();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, PlaysOnFromWhereItWatches) {
  start(kCooperstown, true);
  navigator_->watch(library_->watchAgain());
  navigator_->playOn();
  EXPECT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_EQ(navigator_->replay(), nullptr);
  EXPECT_FALSE(library_->tableId().isEmpty());
}

}  // namespace
}  // namespace raindelay
