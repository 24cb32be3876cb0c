// Matches with the cards of a designer's deck.
#include "library/match_decks.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "app/own_deck.h"
#include "games/quick_baseball/cards.h"
#include "shelf/deck_game.h"

namespace raindelay {
namespace {

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
  EXPECT_EQ(table->faces()->note(), QString());
  EXPECT_EQ(table->faces()->deckPlace(), deck());
  EXPECT_EQ(table->faces()->deckName(), QStringLiteral("Quick Baseball"));
  EXPECT_NE(faceOn(*table, kSlap), gamesFace(kSlap));
  EXPECT_EQ(faceOn(*table, QStringLiteral("top")), gamesFace(QStringLiteral("top")));
}

TEST_F(MatchDecksTest, APipeInThePlaceOfTheFileThatKeepsItsPlaceKeepsNobodyWaiting) {
  ASSERT_TRUE(QDir().mkpath(matches()));
  const QString pipe = QDir(matches()).filePath(QStringLiteral(".decks.ini"));
  ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  ASSERT_NE(begin(), nullptr) << library_.lastError().toStdString();
  ASSERT_NE(resume(), nullptr) << library_.lastError().toStdString();
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
  EXPECT_EQ(table->faces()->note(), QString());
}

TEST_F(MatchDecksTest, AReplayAndWhatIsPlayedOnFromItLookTheSame) {
  strengthenSlap();
  const QImage before = faceOn(*begin(true), kSlap);
  const Replay* replay = library_.watchAgain();
  ASSERT_NE(replay, nullptr);
  EXPECT_EQ(faceOn(*replay->match(), kSlap), before);
  const MatchController* table = library_.playOn();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(faceOn(*table, kSlap), before);
  EXPECT_EQ(table->faces()->deckPlace(), deck());
}

TEST_F(MatchDecksTest, WithTheDeckGoneItsValuesAreDrawnAsTheGamesCards) {
  strengthenSlap();
  const QImage before = faceOn(*begin(), kSlap);
  ASSERT_TRUE(QDir().rename(place(), place() + QStringLiteral(" moved")));
  const MatchController* table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_NE(table->faces()->note(), QString());
  EXPECT_EQ(faceOn(*table, kSlap), before) << "its layout is the game's own";
  EXPECT_NE(faceOn(*table, kSlap), gamesFace(kSlap));
}

TEST_F(MatchDecksTest, ADeckThatWasChangedSinceDoesntChangeTheMatch) {
  strengthenSlap();
  const QImage before = faceOn(*begin(), kSlap);
  change("cards.csv", "batting,,,,yellow 4,yellow 1,", "batting,,,,yellow 4,yellow 2,");
  const MatchController* table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_NE(table->faces()->note(), QString());
  EXPECT_EQ(faceOn(*table, kSlap), before);
  change("cards.csv", "batting,,,,yellow 4,yellow 2,", "batting,,,,yellow 4,yellow 1,");
  table = resume();
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->faces()->note(), QString()) << "it is the match's again";
}

TEST_F(MatchDecksTest, ACardThatTheDeckHasntIsTheGamesOwn) {
  change("cards.csv", "mound,Pitcher's Mound,Wurfhügel,Montículo,mound,,,,,,,,,,1,mound-relief\n",
         "");
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
  const std::string cards = shelf::fingerprintOf(builtinData("quick-baseball"));
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
  change("cards.csv", "code,name,name.de,name.es,kind,outer,",
         "code,name,name.de,name.es,kind,inner2,");
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
