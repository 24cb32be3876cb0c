// Tests the ways from page to page, and back.
#include "shell/navigator.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "library/folders.h"

namespace raindelay {
namespace {

const QString kCooperstown = QStringLiteral("tarot-de-cooperstown");

/// The program with a home of its own; `again` starts it once more.
class NavigatorTest : public testing::Test {
 protected:
  NavigatorTest() : before_(qgetenv("RAINDELAY_HOME")) {
    qputenv("RAINDELAY_HOME", home_.path().toUtf8());
    again();
  }
  ~NavigatorTest() override {
    end();
    qputenv("RAINDELAY_HOME", before_);
  }

  void end() {
    way_.reset();
    library_.reset();
    settings_.reset();
  }
  void again() {
    end();
    settings_ = std::make_unique<Settings>();
    library_ = std::make_unique<MatchLibrary>(matchFolder(), tables_);
    way_ = std::make_unique<Navigator>();
    way_->setLibrary(library_.get());
    way_->setSettings(settings_.get());
    QObject::connect(way_.get(), &Navigator::said,
                     [this](const QString& sentence, bool wrong, bool waits) {
                       said_ = sentence;
                       wrong_ = wrong;
                       waits_ = waits;
                     });
    said_.clear();
    way_->begin(true);
  }
  MatchController* start(const QString& game = kCooperstown) {
    MatchController* table = library_->start(game, {QStringLiteral("Ann"), QStringLiteral("Ben")},
                                             nullptr, QStringLiteral("7"));
    EXPECT_NE(table, nullptr) << library_->lastError().toStdString();
    table->playback()->setMotionMs(0);
    way_->play(table);
    return table;
  }
  QString write(const QString& name, const QByteArray& text) {
    QFile file(home_.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  /// A folder with a table of cards in it.
  QUrl deck(const QString& name) {
    QDir(home_.path()).mkdir(name);
    write(name + QStringLiteral("/cards.csv"), "name\nAnchor\n");
    return QUrl::fromLocalFile(home_.filePath(name));
  }
  void awaitLibrary() {
    library_->waitForWorkers();
    QCoreApplication::sendPostedEvents();
  }

  QTemporaryDir home_;
  QByteArray before_;
  TableSettings tables_;
  std::unique_ptr<Settings> settings_;
  std::unique_ptr<MatchLibrary> library_;
  std::unique_ptr<Navigator> way_;
  QString said_;
  bool wrong_ = false;
  bool waits_ = false;
};

TEST_F(NavigatorTest, BeginsOnTheShelf) {
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
  EXPECT_EQ(settings_->leftAt(), QStringList());
}

TEST_F(NavigatorTest, LeavesAPageForTheOneBelow) {
  way_->openLibrary();
  EXPECT_EQ(way_->page(), Navigator::LibraryPage);
  way_->openStatistics();
  EXPECT_EQ(way_->page(), Navigator::StatisticsPage);
  way_->openStudio();
  EXPECT_EQ(way_->page(), Navigator::StudioPage);
  start();
  EXPECT_EQ(way_->page(), Navigator::TablePage);
  for (const auto page : {Navigator::StudioPage, Navigator::StatisticsPage, Navigator::LibraryPage,
                          Navigator::ShelfPage}) {
    way_->leave();
    EXPECT_EQ(way_->page(), page);
  }
}

TEST_F(NavigatorTest, TellsWithEachStepThatThePageIsToBeShown) {
  const QSignalSpy arrived(way_.get(), &Navigator::arrived);
  way_->openLibrary();
  start();
  way_->leaveMatch();
  way_->leave();
  EXPECT_EQ(arrived.count(), 4);
}

TEST_F(NavigatorTest, ComesBackToEachPage) {
  way_->openLibrary();
  again();
  EXPECT_EQ(way_->page(), Navigator::LibraryPage);
  way_->openStatistics();
  again();
  EXPECT_EQ(way_->page(), Navigator::StatisticsPage);
  const QUrl place = deck(QStringLiteral("ferry"));
  way_->openStudio(place);
  again();
  EXPECT_EQ(way_->page(), Navigator::StudioPage);
  EXPECT_EQ(way_->deckPlace(), place);
  way_->movedInStudio({}, kCooperstown);
  again();
  EXPECT_EQ(way_->page(), Navigator::StudioPage);
  EXPECT_EQ(way_->deckPlace(), QUrl());
  EXPECT_EQ(way_->deckExample(), kCooperstown);
}

TEST_F(NavigatorTest, ComesBackToTheMatch) {
  MatchController* table = start();
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  const std::size_t steps = table->match().steps().size();
  again();
  ASSERT_EQ(way_->page(), Navigator::TablePage);
  EXPECT_EQ(way_->match()->match().steps().size(), steps);
  way_->leaveMatch();
  again();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, LooksUpAMatchThatIsOverInTheLibrary) {
  start();
  const QString match = library_->tableId();
  ASSERT_FALSE(match.isEmpty());
  way_->leaveMatch();
  end();
  QFile file(QDir(matchFolder()).filePath(match));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(recordText(played(kCooperstown.toStdString(), 7)).c_str());
  file.close();
  Settings().setLeftAt({QStringLiteral("match"), match});
  again();
  EXPECT_EQ(way_->page(), Navigator::LibraryPage);
}

TEST_F(NavigatorTest, IsOnTheShelfIfWhatItWasLeftAtIsGone) {
  settings_->setLeftAt({QStringLiteral("match"), QStringLiteral("nothing.raindelay")});
  again();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
  settings_->setLeftAt({QStringLiteral("studio"), QStringLiteral("file:///nowhere/at/all")});
  // (The page's owner listens when it begins.)
  again();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
  EXPECT_FALSE(said_.isEmpty());
  EXPECT_TRUE(wrong_);
  settings_->setLeftAt({QStringLiteral("cellar"), QStringLiteral("barrel")});
  again();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, DoesNotComeBackToWhatIsWatchedOrLearnt) {
  start();
  way_->watch(library_->watchAgain());
  ASSERT_NE(way_->replay(), nullptr);
  again();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
  way_->learn(kCooperstown);
  ASSERT_NE(way_->lesson(), nullptr);
  again();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, TakesFilesOfMatchesForMatchesAndTheRestForDecks) {
  for (const char* name : {"a.raindelay", "a.JSON", "a.jsonl", "a.txt"}) {
    way_->bring({QUrl::fromLocalFile(write(QLatin1String(name), "nothing"))}, false);
    EXPECT_NE(way_->page(), Navigator::StudioPage) << name;
  }
  for (const char* name : {"deck.yaml", "a.csv", "a.deck.zip", "a.raindelay.d", "bare"}) {
    way_->bring({QUrl::fromLocalFile(write(QLatin1String(name), "nothing"))}, false);
    EXPECT_EQ(way_->page(), Navigator::StudioPage) << name;
    way_->leave();
  }
  awaitLibrary();
}

TEST_F(NavigatorTest, OpensAnotherDeckOnThePageThatIsThere) {
  const QSignalSpy asked(way_.get(), &Navigator::deckAsked);
  way_->openStudio(deck(QStringLiteral("ferry")));
  EXPECT_EQ(asked.count(), 0);
  const QUrl second = deck(QStringLiteral("harbour"));
  way_->bring({second}, false);
  EXPECT_EQ(asked.value(0).value(0).toUrl(), second);
}

TEST_F(NavigatorTest, LetsADeckWaitBelowTheMatch) {
  start();
  const QUrl place = deck(QStringLiteral("Möwen & 50 %"));
  way_->bring({place}, false);
  EXPECT_EQ(way_->page(), Navigator::TablePage);
  EXPECT_TRUE(said_.contains(QStringLiteral("“Möwen & 50 %”"))) << said_.toStdString();
  EXPECT_TRUE(waits_);
  way_->leaveMatch();
  EXPECT_EQ(way_->page(), Navigator::StudioPage);
  EXPECT_EQ(way_->deckPlace(), place);
}

TEST_F(NavigatorTest, SaysAtOnceIfADeckThatWouldWaitCannotBeOpened) {
  start();
  way_->bring({QUrl(QStringLiteral("file:///nowhere/at/all"))}, false);
  EXPECT_TRUE(wrong_);
  way_->leaveMatch();
  EXPECT_EQ(way_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, GoesOnWithAMatchThatWasBroughtToBePlayed) {
  start();
  const QString file = QDir(matchFolder()).filePath(library_->tableId());
  ASSERT_TRUE(QFile::copy(file, home_.filePath(QStringLiteral("gift.raindelay"))));
  way_->leaveMatch();
  const QList<QUrl> gift{QUrl::fromLocalFile(home_.filePath(QStringLiteral("gift.raindelay")))};
  way_->bring(gift, false);
  awaitLibrary();
  EXPECT_EQ(way_->page(), Navigator::LibraryPage);
  EXPECT_FALSE(way_->chosenMatch().isEmpty());
  way_->bring(gift, true);
  awaitLibrary();
  EXPECT_EQ(way_->page(), Navigator::TablePage);
}

TEST_F(NavigatorTest, AMatchThatGoesAwayLeavesThePageBelow) {
  way_->openLibrary();
  start();
  library_->leave();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(way_->page(), Navigator::LibraryPage);
}

TEST_F(NavigatorTest, PlaysAgainWithTheSameGame) {
  start();
  way_->playAgain();
  EXPECT_EQ(way_->match(), nullptr);
  EXPECT_EQ(way_->sheet(), Navigator::NewMatchSheet);
  EXPECT_EQ(way_->sheetGame(), kCooperstown);
  start();
  EXPECT_EQ(way_->sheet(), Navigator::NoSheet);
}

TEST_F(NavigatorTest, PlaysOnFromWhereItWatches) {
  start();
  way_->watch(library_->watchAgain());
  way_->playOn();
  EXPECT_EQ(way_->page(), Navigator::TablePage);
  EXPECT_EQ(way_->replay(), nullptr);
  EXPECT_FALSE(library_->tableId().isEmpty());
}

TEST_F(NavigatorTest, OpensTheRulesAtARule) {
  way_->openRules(kCooperstown, QStringLiteral("4.2"));
  EXPECT_EQ(way_->rulesGame(), kCooperstown);
  EXPECT_EQ(way_->rule(), QStringLiteral("4.2"));
  way_->closeRules();
  EXPECT_EQ(way_->rulesGame(), QString());
  EXPECT_EQ(way_->rule(), QString());
}

TEST_F(NavigatorTest, MayLeaveWhatIsWritten) {
  EXPECT_TRUE(way_->mayLeave());
  start();
  EXPECT_TRUE(way_->mayLeave());
}

}  // namespace
}  // namespace raindelay
