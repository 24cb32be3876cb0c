// Tests the ways from page to page, and back.
#include "shell/navigator.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/navigator_fixture.h"

namespace raindelay {
namespace {

TEST_F(NavigatorTest, BeginsOnTheShelf) {
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  EXPECT_EQ(settings_->leftAt(), QStringList());
}

TEST_F(NavigatorTest, LeavesAPageForTheOneBelow) {
  navigator_->openLibrary();
  EXPECT_EQ(navigator_->page(), Navigator::LibraryPage);
  navigator_->openStatistics();
  EXPECT_EQ(navigator_->page(), Navigator::StatisticsPage);
  navigator_->openStudio();
  EXPECT_EQ(navigator_->page(), Navigator::StudioPage);
  start();
  EXPECT_EQ(navigator_->page(), Navigator::TablePage);
  for (const auto page : {Navigator::StudioPage, Navigator::StatisticsPage, Navigator::LibraryPage,
                          Navigator::ShelfPage}) {
    navigator_->leave();
    EXPECT_EQ(navigator_->page(), page);
  }
}

TEST_F(NavigatorTest, TellsWithEachStepThatThePageIsToBeShown) {
  const QSignalSpy arrived(navigator_.get(), &Navigator::arrived);
  navigator_->openLibrary();
  start();
  navigator_->leaveMatch();
  navigator_->leave();
  EXPECT_EQ(arrived.count(), 4);
}

TEST_F(NavigatorTest, NamesThePageBelowAndComesBackToTheRowItLeft) {
  EXPECT_EQ(navigator_->below(), QStringLiteral("Shelf"));
  start();
  EXPECT_EQ(navigator_->below(), QStringLiteral("Shelf"));
  const QString id = library_->tableId();
  move();
  navigator_->leaveMatch();
  awaitLibrary();
  navigator_->openLibrary();
  EXPECT_EQ(navigator_->chosenMatch(), QString());
  navigator_->review(id);
  EXPECT_EQ(navigator_->below(), QStringLiteral("Library"));
  navigator_->leaveMatch();
  EXPECT_EQ(navigator_->chosenMatch(), id);
  navigator_->openStatistics();
  EXPECT_EQ(navigator_->below(), QStringLiteral("Library"));
  navigator_->openStudio();
  EXPECT_EQ(navigator_->below(), QStringLiteral("Statistics"));
}

TEST_F(NavigatorTest, ComesBackToTheRowOfTheStatisticsItLeft) {
  start();
  const QString id = library_->tableId();
  move();
  navigator_->leaveMatch();
  awaitLibrary();
  navigator_->openStatistics();
  navigator_->reviewRow(QStringLiteral("human:ann"), kCooperstown, id);
  ASSERT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_NE(navigator_->replay(), nullptr);
  EXPECT_EQ(navigator_->below(), QStringLiteral("Statistics"));
  navigator_->leaveMatch();
  EXPECT_EQ(navigator_->page(), Navigator::StatisticsPage);
  EXPECT_EQ(navigator_->statisticsPlayer(), QStringLiteral("human:ann"));
  EXPECT_EQ(navigator_->statisticsGame(), kCooperstown);
  EXPECT_EQ(navigator_->statisticsMatch(), id);
  EXPECT_EQ(navigator_->chosenMatch(), QString()) << "the library's row is its own";
  navigator_->leave();
  navigator_->openStatistics();
  EXPECT_EQ(navigator_->statisticsMatch(), QString()) << "whoever comes anew begins anew";
}

TEST_F(NavigatorTest, ARowWhoseMatchIsGoneStaysWhereItIs) {
  navigator_->openStatistics();
  navigator_->reviewRow(QStringLiteral("human:ann"), kCooperstown,
                        QStringLiteral("gone.raindelay"));
  EXPECT_EQ(navigator_->page(), Navigator::StatisticsPage);
  EXPECT_FALSE(library_->lastError().isEmpty());
}

TEST_F(NavigatorTest, AMatchThatGoesAwayLeavesThePageBelow) {
  navigator_->openLibrary();
  start();
  library_->leave();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(navigator_->page(), Navigator::LibraryPage);
}

TEST_F(NavigatorTest, OpensTheRulesAtARule) {
  navigator_->openRules(kCooperstown, QStringLiteral("4.2"));
  EXPECT_EQ(navigator_->rulesGame(), kCooperstown);
  EXPECT_EQ(navigator_->rule(), QStringLiteral("4.2"));
  navigator_->closeRules();
  EXPECT_EQ(navigator_->rulesGame(), QString());
  EXPECT_EQ(navigator_->rule(), QString());
}

TEST_F(NavigatorTest, MayLeaveWhatIsWritten) {
  EXPECT_TRUE(navigator_->mayLeave());
  start();
  EXPECT_TRUE(navigator_->mayLeave());
}

}  // namespace
}  // namespace raindelay
