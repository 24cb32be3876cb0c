// Pictures of the tables at which matches were left.
#include "library/table_pictures.h"

#include <sys/stat.h>

#include <QCoreApplication>
#include <QDir>
#include <QTest>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "games/game_list.h"
#include "shell/application.h"
#include "shell/game_catalog.h"
#include "shell/settings.h"
#include "support/faults.h"

namespace raindelay {
namespace {

class TablePicturesTest : public FolderTest {
 protected:
  void put(const std::string& name, const std::string& text) {
    spill(home_ / name, text);
    collection_.refresh();
    settle();
  }
  void settle() {
    collection_.waitForWorkers();
    QCoreApplication::sendPostedEvents();
  }
  [[nodiscard]] QString pictureOf(int row) {
    return valueAt(*collection_.matches(), row, "picture").toUrl().toLocalFile();
  }
  /// As the page does that takes the picture.
  void take() {
    QImage picture(4, 3, QImage::Format_RGB32);
    picture.fill(Qt::green);
    pictures_.taken(picture);
    settle();  // it is kept
    settle();  // the next one's match is read
  }

  /// Puts a match there and takes its picture.
  QString takePictureOf(const QString& id) {
    put(id.toStdString(), recordText(played("tarot-de-cooperstown", 3, 20)));
    pictures_.want(id);
    settle();
    take();
    return pictureOf(0);
  }

  const QString a_ = QStringLiteral("a.raindelay");
  const QString b_ = QStringLiteral("b.raindelay");
  const QString folder_ = QString::fromStdString(home_.string());
  MatchCollection collection_{folder_, [] { return QDateTime::currentDateTime(); }};
  TablePictures pictures_{folder_, collection_, MatchDecks(folder_),
                          Application::instance().tables()};
};

TEST_F(TablePicturesTest, OneAfterTheOtherTheLastWantedFirst) {
  put("a.raindelay", recordText(played("tarot-de-cooperstown", 3, 20)));
  put("b.raindelay", recordText(played("quick-baseball", 3)));
  EXPECT_EQ(pictures_.match(), nullptr);
  pictures_.want(a_);
  pictures_.want(b_);
  settle();
  ASSERT_NE(pictures_.match(), nullptr);
  EXPECT_EQ(pictures_.match()->gameId(), QStringLiteral("tarot-de-cooperstown"));
  EXPECT_EQ(pictures_.match()->playback()->motionMs(), 0);
  take();
  EXPECT_TRUE(QFile::exists(pictureOf(0)));
  ASSERT_NE(pictures_.match(), nullptr);
  EXPECT_EQ(pictures_.match()->gameId(), QStringLiteral("quick-baseball"));
  pictures_.notTaken();
  EXPECT_EQ(pictures_.match(), nullptr);
  EXPECT_EQ(pictureOf(1), QString());
  pictures_.want(b_);
  settle();
  EXPECT_EQ(pictures_.match(), nullptr) << "what couldn't be taken isn't tried again";
}

TEST_F(TablePicturesTest, StoppedItTakesTheOneThatIsBegun) {
  put("a.raindelay", recordText(played("tarot-de-cooperstown", 3, 20)));
  put("b.raindelay", recordText(played("quick-baseball", 3)));
  pictures_.want(a_);
  pictures_.want(b_);
  settle();
  MatchController* table = pictures_.match();
  pictures_.stop();
  EXPECT_EQ(pictures_.match(), table);
  take();
  EXPECT_TRUE(QFile::exists(pictureOf(0)));
  EXPECT_EQ(pictures_.match(), nullptr);
  EXPECT_EQ(pictureOf(1), QString());
}

TEST_F(TablePicturesTest, APipeOfItsNameIsNoPicture) {
  const QString picture = takePictureOf(a_);
  ASSERT_TRUE(QFile::remove(picture));
  ASSERT_EQ(::mkfifo(QFile::encodeName(picture).constData(), 0600), 0);
  collection_.matches()->setPicture(a_, {});
  pictures_.want(a_);
  EXPECT_EQ(pictureOf(0), QString());
}

TEST_F(TablePicturesTest, IsForItsOwnerAlone) {
  const NoUmask open;
  const std::filesystem::path picture = takePictureOf(a_).toStdString();
  EXPECT_EQ(modeOf(picture), 0600U);
  EXPECT_EQ(modeOf(picture.parent_path()), 0700U);
}

TEST_F(TablePicturesTest, SecretsThatArentOverAreShownAsToABystander) {
  for (const GameEntry& entry : allGames()) {
    if (!entry.info->secrets) continue;
    const std::string game(entry.info->id);
    const std::string file = game + ".raindelay";
    put(file, recordText(played(game, 3, 9)));
    pictures_.want(QString::fromStdString(file));
    settle();
    MatchController* table = pictures_.match();
    ASSERT_NE(table, nullptr) << game;
    const Match& match = table->match();
    EXPECT_EQ(table->seating()->youSeat(), -1) << game;
    EXPECT_TRUE(table->pieces()->agrees(Viewpoint::bystander().pieces(match, match.steps().size())))
        << game;
    EXPECT_FALSE(
        table->pieces()->agrees(Viewpoint::only(Seat(0)).pieces(match, match.steps().size())))
        << game;
    pictures_.notTaken();
  }
}

TEST_F(TablePicturesTest, NoComputerPlaysOn) {
  for (const int choices : {20, 21, 22, 23}) {
    const Match match = played("tarot-de-cooperstown", 3, choices);
    const std::string file = std::to_string(choices) + ".raindelay";
    put(file, recordText(match));
    pictures_.want(QString::fromStdString(file));
    settle();
    ASSERT_NE(pictures_.match(), nullptr);
    pictures_.match()->deciders().setPaceMs(0);
    for (int i = 0; i < 20; ++i) QTest::qWait(5);
    EXPECT_EQ(pictures_.match()->match().steps().size(), match.steps().size()) << choices;
    pictures_.notTaken();
  }
}

TEST_F(TablePicturesTest, AFinishedTableIsNotACloth) {
  for (const GameEntry& entry : allGames()) {
    const std::string file = std::string(entry.info->id) + ".raindelay";
    put(file, recordText(played(std::string(entry.info->id), 3)));
    pictures_.want(QString::fromStdString(file));
    settle();
    ASSERT_NE(pictures_.match(), nullptr) << file;
    int faces = 0;
    const PieceModel& pieces = *pictures_.match()->pieces();
    for (int row = 0; row < pieces.rowCount(); ++row) {
      faces += valueAt(pieces, row, "faceUp").toBool() ? 1 : 0;
    }
    EXPECT_GT(faces, 0) << file;
    pictures_.notTaken();
  }
}

TEST_F(TablePicturesTest, OfADamagedMatchThereIsNone) {
  put("b.raindelay", damagedAt(recordText(played("tarot-de-cooperstown", 3, 20)), 40));
  pictures_.want(b_);
  settle();
  EXPECT_EQ(pictures_.match(), nullptr);
}

TEST_F(TablePicturesTest, TheCardsAreOfThePackThatIsSet) {
  const QString game = QStringLiteral("cricket-card");
  put("a.raindelay", recordText(played(game.toStdString(), 3, 20)));
  pictures_.want(a_);
  settle();
  take();
  const QString asUsual = pictureOf(0);
  const QStringList packs = Application::instance().catalog().packs(game);
  ASSERT_GT(packs.size(), 1);
  Application::instance().settings().setPack(game, packs.last());
  pictures_.want(a_);
  settle();
  ASSERT_NE(pictures_.match(), nullptr) << "another pack, another picture";
  EXPECT_EQ(pictures_.match()->faces()->pack(), packs.last());
  take();
  EXPECT_NE(pictureOf(0), asUsual);
  Application::instance().settings().setPack(game, QString());
}

TEST_F(TablePicturesTest, APictureIsKeptUntilTheMatchGoesOn) {
  const Match match = played("tarot-de-cooperstown", 3, 20);
  put("a.raindelay", recordText(match));
  pictures_.want(a_);
  settle();
  take();
  const QString first = pictureOf(0);
  {
    TablePictures again(folder_, collection_, MatchDecks(folder_),
                        Application::instance().tables());
    collection_.matches()->setPicture(a_, {});
    again.want(a_);
    EXPECT_EQ(pictureOf(0), first) << "at once";
  }
  put("a.raindelay", recordText(played("tarot-de-cooperstown", 3, 25)));
  std::filesystem::last_write_time(
      home_ / "a.raindelay", std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
  collection_.refresh();
  settle();
  pictures_.want(a_);
  settle();
  ASSERT_NE(pictures_.match(), nullptr);
  take();
  EXPECT_NE(pictureOf(0), first);
  EXPECT_FALSE(QFile::exists(first));
}

TEST_F(TablePicturesTest, AMatchCalledByAPatternLeavesTheOthersPictures) {
  const QString first = takePictureOf(a_);
  put("*.raindelay", recordText(played("tarot-de-cooperstown", 4, 20)));
  pictures_.want(QStringLiteral("*.raindelay"));
  settle();
  ASSERT_NE(pictures_.match(), nullptr);
  take();
  EXPECT_TRUE(QFile::exists(first));
}

TEST_F(TablePicturesTest, OneThatWasDeletedIsTakenAndReadAnew) {
  const QString picture = takePictureOf(a_);
  ASSERT_TRUE(QFile::remove(picture));
  QStringList shown;
  QObject::connect(collection_.matches(), &LibraryModel::dataChanged, &pictures_,
                   [&] { shown << pictureOf(0); });
  pictures_.want(a_);
  settle();
  take();
  EXPECT_TRUE(QFile::exists(picture));
  EXPECT_EQ(shown, QStringList({QString(), picture}));
}

}  // namespace
}  // namespace raindelay
