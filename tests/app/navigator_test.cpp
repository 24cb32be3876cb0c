// Tests the ways from page to page, and back.
#include "shell/navigator.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "library/folders.h"

namespace raindelay {
namespace {

const QString kCricket = QStringLiteral("cricket-card");

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
    navigator_.reset();
    library_.reset();
    settings_.reset();
  }
  /// The program dies, and is started once more.
  void dieAndAgain() {
    const std::string left = slurp(note());
    end();
    spill(note(), left);
    again();
  }
  [[nodiscard]] std::string note() const { return matchFolder().toStdString() + "/.running"; }
  void again() {
    end();
    offered_.clear();
    settings_ = std::make_unique<Settings>();
    library_ = std::make_unique<MatchLibrary>(matchFolder(), tables_);
    navigator_ = std::make_unique<Navigator>();
    navigator_->setLibrary(library_.get());
    navigator_->setSettings(settings_.get());
    QObject::connect(navigator_.get(), &Navigator::said,
                     [this](const QString& sentence, bool wrong, bool waits) {
                       said_ = sentence;
                       wrong_ = wrong;
                       waits_ = waits;
                     });
    QObject::connect(navigator_.get(), &Navigator::offered,
                     [this](const QString& sentence) { offered_ = sentence; });
    said_.clear();
    navigator_->begin(true);
  }
  MatchController* start(const QString& game = kCooperstown) {
    MatchController* table = library_->start(game, {QStringLiteral("Ann"), QStringLiteral("Ben")},
                                             nullptr, QStringLiteral("7"));
    EXPECT_NE(table, nullptr) << library_->lastError().toStdString();
    table->playback()->setMotionMs(0);
    navigator_->play(table);
    return table;
  }
  /// Ann, or whoever it is, makes a move.
  void move() {
    MatchController* table = navigator_->match();
    table->playback()->setMotionMs(0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->decision()->press(allowedText(*table, 0)); }));
  }
  /// The records of this home.
  [[nodiscard]] static QStringList records() {
    return QDir(matchFolder()).entryList({QStringLiteral("*.raindelay")});
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
  std::unique_ptr<Navigator> navigator_;
  QString said_;
  QString offered_;
  bool wrong_ = false;
  bool waits_ = false;
};

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

TEST_F(NavigatorTest, ComesBackToEachPage) {
  navigator_->openLibrary();
  again();
  EXPECT_EQ(navigator_->page(), Navigator::LibraryPage);
  navigator_->openStatistics();
  again();
  EXPECT_EQ(navigator_->page(), Navigator::StatisticsPage);
  const QUrl place = deck(QStringLiteral("ferry"));
  navigator_->openStudio(place);
  again();
  EXPECT_EQ(navigator_->page(), Navigator::StudioPage);
  EXPECT_EQ(navigator_->deckPlace(), place);
  navigator_->movedInStudio({}, kCooperstown);
  again();
  EXPECT_EQ(navigator_->page(), Navigator::StudioPage);
  EXPECT_EQ(navigator_->deckPlace(), QUrl());
  EXPECT_EQ(navigator_->deckExample(), kCooperstown);
}

TEST_F(NavigatorTest, ComesBackToTheMatch) {
  MatchController* table = start();
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  const std::size_t steps = table->match().steps().size();
  again();
  ASSERT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_EQ(navigator_->match()->match().steps().size(), steps);
  navigator_->leaveMatch();
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, OffersTheMatchThatItDiedAt) {
  MatchController* table = start();
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  const std::size_t steps = table->match().steps().size();
  dieAndAgain();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  EXPECT_EQ(offered_, QStringLiteral("Rain Delay ended while “Tarot de Cooperstown” was open."));
  // The shelf ends in order: there it begins next time, and nothing is offered any more.
  dieAndAgain();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  EXPECT_EQ(offered_, QString());
  navigator_->takeOffer();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  start();
  dieAndAgain();
  navigator_->takeOffer();
  ASSERT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_LE(navigator_->match()->match().steps().size(), steps);
}

TEST_F(NavigatorTest, OffersTheMatchThatItDiedOfWhileItWasOpened) {
  start();
  const QString match = library_->tableId();
  move();
  navigator_->leaveMatch();
  awaitLibrary();
  std::string left;
  QObject::connect(library_.get(), &MatchLibrary::lastErrorChanged, [&] { left = slurp(note()); });
  navigator_->resume(match);
  ASSERT_EQ(navigator_->page(), Navigator::TablePage);
  ASSERT_FALSE(left.empty());
  end();
  spill(note(), left);
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  EXPECT_TRUE(offered_.contains(QStringLiteral("“Tarot de Cooperstown”")));
}

TEST_F(NavigatorTest, SetsAsideTheMatchThatKilledAStart) {
  start();
  const QString match = library_->tableId();
  end();
  std::string left;
  settings_ = std::make_unique<Settings>();
  library_ = std::make_unique<MatchLibrary>(matchFolder(), tables_);
  navigator_ = std::make_unique<Navigator>();
  navigator_->setLibrary(library_.get());
  navigator_->setSettings(settings_.get());
  QObject::connect(library_.get(), &MatchLibrary::lastErrorChanged, [&] { left = slurp(note()); });
  navigator_->begin(true);
  ASSERT_EQ(navigator_->page(), Navigator::TablePage);
  end();
  spill(note(), left);
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  EXPECT_EQ(offered_,
            QStringLiteral("Rain Delay ended while “Tarot de Cooperstown” was open. It was "
                           "reading “%1”, which is set aside in the library.")
                .arg(match));
  awaitLibrary();
  EXPECT_FALSE(library_->collection()->canGoOn(match));
}

TEST_F(NavigatorTest, LooksUpAMatchThatIsOverInTheLibrary) {
  start();
  const QString match = library_->tableId();
  ASSERT_FALSE(match.isEmpty());
  navigator_->leaveMatch();
  end();
  QFile file(QDir(matchFolder()).filePath(match));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(recordText(played(kCooperstown.toStdString(), 7)).c_str());
  file.close();
  Settings().setLeftAt({QStringLiteral("match"), match});
  again();
  EXPECT_EQ(navigator_->page(), Navigator::LibraryPage);
}

TEST_F(NavigatorTest, IsOnTheShelfIfWhatItWasLeftAtIsGone) {
  settings_->setLeftAt({QStringLiteral("match"), QStringLiteral("nothing.raindelay")});
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  settings_->setLeftAt({QStringLiteral("studio"), QStringLiteral("file:///nowhere/at/all")});
  // (The page's owner listens when it begins.)
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  EXPECT_FALSE(said_.isEmpty());
  EXPECT_TRUE(wrong_);
  settings_->setLeftAt({QStringLiteral("cellar"), QStringLiteral("barrel")});
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, DoesNotComeBackToWhatIsWatchedOrLearnt) {
  start();
  navigator_->watch(library_->watchAgain());
  ASSERT_NE(navigator_->replay(), nullptr);
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  navigator_->learn(kCooperstown);
  ASSERT_NE(navigator_->lesson(), nullptr);
  again();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, TakesFilesOfMatchesForMatchesAndTheRestForDecks) {
  for (const char* name : {"a.raindelay", "a.JSON", "a.jsonl", "a.txt"}) {
    navigator_->bring({QUrl::fromLocalFile(write(QLatin1String(name), "nothing"))}, false);
    EXPECT_NE(navigator_->page(), Navigator::StudioPage) << name;
  }
  for (const char* name : {"deck.yaml", "a.csv", "a.deck.zip", "a.raindelay.d", "bare"}) {
    navigator_->bring({QUrl::fromLocalFile(write(QLatin1String(name), "nothing"))}, false);
    EXPECT_EQ(navigator_->page(), Navigator::StudioPage) << name;
    navigator_->leave();
  }
  awaitLibrary();
}

TEST_F(NavigatorTest, OpensAnotherDeckOnThePageThatIsThere) {
  const QSignalSpy asked(navigator_.get(), &Navigator::deckAsked);
  navigator_->openStudio(deck(QStringLiteral("ferry")));
  EXPECT_EQ(asked.count(), 0);
  const QUrl second = deck(QStringLiteral("harbour"));
  navigator_->bring({second}, false);
  EXPECT_EQ(asked.value(0).value(0).toUrl(), second);
}

TEST_F(NavigatorTest, LetsADeckWaitBelowTheMatch) {
  start();
  const QUrl place = deck(QStringLiteral("Möwen & 50 %"));
  navigator_->bring({place}, false);
  EXPECT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_TRUE(said_.contains(QStringLiteral("“Möwen & 50 %”"))) << said_.toStdString();
  EXPECT_TRUE(waits_);
  navigator_->leaveMatch();
  EXPECT_EQ(navigator_->page(), Navigator::StudioPage);
  EXPECT_EQ(navigator_->deckPlace(), place);
}

TEST_F(NavigatorTest, SaysAtOnceIfADeckThatWouldWaitCannotBeOpened) {
  start();
  navigator_->bring({QUrl(QStringLiteral("file:///nowhere/at/all"))}, false);
  EXPECT_TRUE(wrong_);
  navigator_->leaveMatch();
  EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
}

TEST_F(NavigatorTest, GoesOnWithAMatchThatWasBroughtToBePlayed) {
  start();
  const QString file = QDir(matchFolder()).filePath(library_->tableId());
  ASSERT_TRUE(QFile::copy(file, home_.filePath(QStringLiteral("gift.raindelay"))));
  navigator_->leaveMatch();
  const QList<QUrl> gift{QUrl::fromLocalFile(home_.filePath(QStringLiteral("gift.raindelay")))};
  navigator_->bring(gift, false);
  awaitLibrary();
  EXPECT_EQ(navigator_->page(), Navigator::LibraryPage);
  EXPECT_FALSE(navigator_->chosenMatch().isEmpty());
  navigator_->bring(gift, true);
  awaitLibrary();
  EXPECT_EQ(navigator_->page(), Navigator::TablePage);
}

TEST_F(NavigatorTest, OffersAMatchThatComesWhileAnotherIsPlayed) {
  MatchController* table = start();
  const QString first = library_->tableId();
  const QString file = QDir(matchFolder()).filePath(first);
  const QUrl gift = QUrl::fromLocalFile(home_.filePath(QStringLiteral("gift.raindelay")));
  ASSERT_TRUE(QFile::copy(file, gift.toLocalFile()));
  // The one at the table is another now.
  const Match& match = table->match();
  ASSERT_TRUE(
      table->decision()->press(QString::fromStdString(match.game().text(match.legal().front()))));
  navigator_->bring({gift}, false);
  awaitLibrary();
  EXPECT_EQ(library_->tableId(), first) << "nothing is left unasked";
  EXPECT_TRUE(waits_) << said_.toStdString();
  navigator_->openWaiting();
  EXPECT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_NE(library_->tableId(), first);
  EXPECT_FALSE(library_->tableId().isEmpty());
}

TEST_F(NavigatorTest, WatchesAFinishedMatchThatWasBroughtKnownOrNot) {
  const QUrl gift = QUrl::fromLocalFile(
      write(QStringLiteral("over.raindelay"),
            QByteArray::fromStdString(recordText(played(kCooperstown.toStdString(), 3)))));
  for (int time = 0; time < 2; ++time) {
    navigator_->bring({gift}, true);
    awaitLibrary();
    EXPECT_NE(navigator_->replay(), nullptr) << time;
    navigator_->leaveMatch();
    EXPECT_EQ(navigator_->page(), Navigator::ShelfPage);
  }
}

TEST_F(NavigatorTest, TakesInSeveralFilesAtOnceAndOpensOneDeck) {
  QList<QUrl> files;
  for (const std::uint64_t seed : {97, 98}) {
    files << QUrl::fromLocalFile(
        write(QStringLiteral("%1.raindelay").arg(seed),
              QByteArray::fromStdString(recordText(played(kCooperstown.toStdString(), seed, 9)))));
  }
  files << deck(QStringLiteral("ferry")) << deck(QStringLiteral("harbour"));
  navigator_->bring(files, true);
  EXPECT_EQ(navigator_->page(), Navigator::StudioPage);
  EXPECT_EQ(navigator_->deckPlace(), files[2]);
  EXPECT_TRUE(said_.contains(QStringLiteral("one deck at a time"))) << said_.toStdString();
  awaitLibrary();
  EXPECT_EQ(library_->collection()->matches()->rowCount(), 2);
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

TEST_F(NavigatorTest, PlaysOnFromWhereItWatches) {
  start();
  navigator_->watch(library_->watchAgain());
  navigator_->playOn();
  EXPECT_EQ(navigator_->page(), Navigator::TablePage);
  EXPECT_EQ(navigator_->replay(), nullptr);
  EXPECT_FALSE(library_->tableId().isEmpty());
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
