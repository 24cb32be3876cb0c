// Tests where the program begins: where it was left, unless it died there.
#include <gtest/gtest.h>

#include "app/navigator_fixture.h"

namespace raindelay {
namespace {

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
  EXPECT_EQ(offered_, QStringLiteral(
                          "Rain Delay closed unexpectedly while “Tarot de Cooperstown” was open."));
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
  EXPECT_EQ(
      offered_,
      QStringLiteral("Rain Delay closed unexpectedly while “Tarot de Cooperstown” was open. It was "
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

}  // namespace
}  // namespace raindelay
