// Matches with the cards of a designer's deck: a copy of Quick Baseball's in a folder.
#include "session/match_decks.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include "app/table_fixture.h"
#include "fonts/fonts.h"
#include "games/quick_baseball/cards.h"
#include "painter/card_image_provider.h"
#include "session/match_library.h"
#include "shelf/deck_game.h"

namespace raindelay {
namespace {

const QString kGame = QStringLiteral("quick-baseball");
const QString kSlap = QStringLiteral("slap");

class MatchDecksTest : public testing::Test {
 protected:
  void SetUp() override {
    loadFonts();
    const QString assets = QStringLiteral(":/assets/") + kGame;
    QDirIterator files(assets, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString from = files.next();
      const QString to = place() + from.mid(assets.size());
      ASSERT_TRUE(QDir().mkpath(QFileInfo(to).path()));
      ASSERT_TRUE(QFile::copy(from, to));
      ASSERT_TRUE(QFile(to).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    }
  }
  [[nodiscard]] QString place() const { return home_.filePath(QStringLiteral("night game")); }
  [[nodiscard]] QUrl deck() const { return QUrl::fromLocalFile(place()); }
  [[nodiscard]] QString matches() const { return home_.filePath(QStringLiteral("matches")); }
  /// Writes something else into a file of the deck.
  void change(const char* file, const QByteArray& from, const QByteArray& to) const {
    QFile there(place() + QLatin1Char('/') + QLatin1String(file));
    ASSERT_TRUE(there.open(QIODevice::ReadWrite));
    const QByteArray before = there.readAll();
    ASSERT_TRUE(before.contains(from)) << file;
    there.resize(0);
    there.seek(0);
    there.write(QByteArray(before).replace(from, to));
  }
  /// Slap brings batters 1 to 3 home where it brought them to first.
  void strengthenSlap() const {
    change("cards.csv", "batting,,,,yellow 1,yellow 1,", "batting,,,,yellow 4,yellow 1,");
  }
  MatchController* begin() {
    return library_.start(kGame, {}, nullptr, QStringLiteral("7"), false, {}, deck());
  }
  MatchController* resume() {
    library_.leave();
    library_.waitForWorkers();
    return library_.resume(matchId());
  }
  [[nodiscard]] QString matchId() const {
    return QDir(matches()).entryList({QStringLiteral("*.raindelay")}).value(0);
  }
  /// A card as it lies on this table.
  [[nodiscard]] static QImage faceOn(const MatchController& table, const QString& code) {
    CardImageProvider faces(DeckStore::shared());
    const auto face = faces.image(kGame + QLatin1Char('/') + code + table.pictureQuery(), {120, 0});
    EXPECT_TRUE(face.ok()) << (face ? "" : face.error().message);
    return face ? *face : QImage();
  }
  [[nodiscard]] static QImage gamesFace(const QString& code) {
    CardImageProvider faces(DeckStore::shared());
    return *faces.image(kGame + QLatin1Char('/') + code, {120, 0});
  }

  QTemporaryDir home_;
  MatchLibrary library_{matches()};
};

TEST_F(MatchDecksTest, TheRecordHasTheTablesAndNotThePlace) {
  strengthenSlap();
  ASSERT_NE(begin(), nullptr) << library_.lastError().toStdString();
  QFile file(QDir(matches()).filePath(matchId()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray record = file.readAll();
  EXPECT_TRUE(record.contains("yellow 4"));
  EXPECT_FALSE(record.contains("night game"));
}

TEST_F(MatchDecksTest, TheFacesAreTheDecks) {
  strengthenSlap();
  const MatchController* table = begin();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->facesNote(), QString());
  EXPECT_EQ(table->deckPlace(), deck());
  EXPECT_EQ(table->deckName(), QStringLiteral("Quick Baseball"));
  EXPECT_NE(faceOn(*table, kSlap), gamesFace(kSlap));
  EXPECT_EQ(faceOn(*table, QStringLiteral("top")), gamesFace(QStringLiteral("top")));
}

TEST_F(MatchDecksTest, NamesAreTheDecks) {
  change("cards.csv", "slap,Slap,", "slap,Bloop,");
  const MatchController* table = begin();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->nameOf(quick_baseball::batFace(Card(4))), QStringLiteral("Bloop"));
}

TEST_F(MatchDecksTest, OtherArtAloneIsAnotherFaceToo) {
  change("art/back-batting.svg", "#FBF4E1", "#000000");
  const MatchController* table = begin();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  const QString back = QStringLiteral("back-batting");
  EXPECT_NE(faceOn(*table, back), gamesFace(back));
}

TEST_F(MatchDecksTest, GoneOnWithItLooksTheSame) {
  strengthenSlap();
  const QImage before = faceOn(*begin(), kSlap);
  const MatchController* table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_EQ(faceOn(*table, kSlap), before);
  EXPECT_EQ(table->facesNote(), QString());
}

TEST_F(MatchDecksTest, AReplayAndWhatIsPlayedOnFromItLookTheSame) {
  strengthenSlap();
  const QImage before = faceOn(*begin(), kSlap);
  const Replay* replay = library_.watchAgain();
  ASSERT_NE(replay, nullptr);
  EXPECT_EQ(faceOn(*replay->match(), kSlap), before);
  const MatchController* table = library_.playOn();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(faceOn(*table, kSlap), before);
  EXPECT_EQ(table->deckPlace(), deck());
}

TEST_F(MatchDecksTest, WithTheDeckGoneItsValuesAreDrawnAsTheGamesCards) {
  strengthenSlap();
  const QImage before = faceOn(*begin(), kSlap);
  ASSERT_TRUE(QDir().rename(place(), place() + QStringLiteral(" moved")));
  const MatchController* table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_NE(table->facesNote(), QString());
  EXPECT_EQ(faceOn(*table, kSlap), before) << "its layout is the game's own";
  EXPECT_NE(faceOn(*table, kSlap), gamesFace(kSlap));
}

TEST_F(MatchDecksTest, ADeckThatWasChangedSinceDoesntChangeTheMatch) {
  strengthenSlap();
  const QImage before = faceOn(*begin(), kSlap);
  change("cards.csv", "batting,,,,yellow 4,yellow 1,", "batting,,,,yellow 4,yellow 2,");
  const MatchController* table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_NE(table->facesNote(), QString());
  EXPECT_EQ(faceOn(*table, kSlap), before);
  change("cards.csv", "batting,,,,yellow 4,yellow 2,", "batting,,,,yellow 4,yellow 1,");
  table = resume();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->facesNote(), QString()) << "it is the match's again";
}

TEST_F(MatchDecksTest, ACardThatTheDeckHasntIsTheGamesOwn) {
  change("cards.csv", "mound,Pitcher's Mound,Wurfhügel,mound,,,,,,,,,1\n", "");
  const MatchController* table = begin();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_EQ(faceOn(*table, QStringLiteral("mound")), gamesFace(QStringLiteral("mound")));
}

TEST_F(MatchDecksTest, AFaceOfAnotherShapeIsWholeWithinTheGames) {
  change("deck.yaml", "size: [63, 88]", "size: [40, 90]");
  const MatchController* table = begin();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  const QImage face = faceOn(*table, kSlap);
  EXPECT_EQ(face.size(), gamesFace(kSlap).size());
  EXPECT_EQ(face.pixelColor(1, face.height() / 2).alpha(), 0);
}

TEST_F(MatchDecksTest, APictureOfTheTableIsTakenAnewOnceTheDeckLooksOtherwise) {
  ASSERT_NE(begin(), nullptr);
  const MatchDecks decks(matches());
  const std::string cards = shelf::fingerprintOf(builtinTables("quick-baseball"));
  const auto pack = [&](const QString& match) {
    return decks.packOf(match, "quick-baseball", cards);
  };
  const QString before = pack(matchId());
  EXPECT_NE(before, QString());
  EXPECT_EQ(pack(matchId()), before);
  EXPECT_EQ(pack(QStringLiteral("another")), QString()) << "it has the game's own cards";
  change("art/back-batting.svg", "#FBF4E1", "#00000");
  EXPECT_NE(pack(matchId()), before);
}

TEST_F(MatchDecksTest, WhatDoesntFitIsRefusedInTheGamesWords) {
  change("cards.csv", "batting,,,,yellow 1,yellow 1,", "batting,,,,purple 1,yellow 1,");
  EXPECT_EQ(begin(), nullptr);
  EXPECT_TRUE(library_.lastError().contains(QStringLiteral("purple")))
      << library_.lastError().toStdString();
  EXPECT_EQ(matchId(), QString());
}

TEST_F(MatchDecksTest, TheGameOfADeckIsKnownByItsCards) {
  const auto gameOf = [this] { return shelf::gameOf(*MatchDecks::read(deck())); };
  ASSERT_TRUE(gameOf().fits());
  EXPECT_EQ(gameOf().game->id, "quick-baseball");
  change("cards.csv", "code,name,name.de,kind,outer,", "code,name,name.de,kind,inner2,");
  EXPECT_FALSE(gameOf().fits());
  EXPECT_EQ(gameOf().game->id, "quick-baseball") << "the nearest";
  EXPECT_NE(gameOf().why.find("outer"), std::string::npos) << gameOf().why;
}

TEST_F(MatchDecksTest, ADeckOfNoGameIsToldSo) {
  QFile table(place() + QStringLiteral("/cards.csv"));
  ASSERT_TRUE(table.open(QIODevice::WriteOnly));
  table.write("code,name,kind,copies\ntroll,Troll,batting,1\n");
  table.close();
  const auto game = shelf::gameOf(*MatchDecks::read(deck()));
  EXPECT_EQ(game.game, nullptr);
  EXPECT_FALSE(game.fits());
}

}  // namespace
}  // namespace raindelay
