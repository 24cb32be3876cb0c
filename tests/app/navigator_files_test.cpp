// Tests what becomes of files that are brought: matches and decks.
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/navigator_fixture.h"

namespace raindelay {
namespace {

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

}  // namespace
}  // namespace raindelay
