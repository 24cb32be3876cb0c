// Tests the content of the statistics page, made from a library.
#include "review/player_statistics.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QDateTime>
#include <numeric>

#include "library/library_model.h"

namespace raindelay {
namespace {

using testing::ElementsAre;

LibraryEntry entry(int day, const QString& ann, const QString& other, int score, int against,
                   const QString& game = QStringLiteral("quick-tennis")) {
  LibraryEntry one;
  one.file = QString::number(day);
  one.summary.setup.game = game.toStdString();
  one.summary.setup.players = {{ann.toStdString(), "human"}, {other.toStdString(), "human"}};
  one.summary.setup.created =
      QDateTime({2026, 1, 1}, {12, 0}, Qt::UTC).addDays(day).toString(Qt::ISODate).toStdString();
  one.summary.score = {score, against};
  one.summary.over = one.summary.decided = true;
  if (score != against) one.summary.winner = score > against ? 0 : 1;
  one.summary.figures = {{"aces", {0.25, {0.12, 0.5}}}, {"rally", {3.14}}, {"won-0", {1}}};
  return one;
}

int sum(const QList<int>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0);
}

TEST(PlayerStatistics, LettersAreFoldedBeyondTheEnglishOnes) {
  LibraryModel library;
  library.put({entry(1, "Élise", "Ben", 2, 1), entry(2, "ÉLISE ", "Ben", 2, 0)});
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  EXPECT_EQ(statistics.players(), QStringList({"Ben", "ÉLISE"}));
  statistics.setPlayer(1);
  EXPECT_EQ(statistics.won(), 2);
  EXPECT_EQ(statistics.streak(), 2);
}

TEST(PlayerStatistics, FiguresAreSaidInWords) {
  LibraryModel library;
  library.put({entry(1, "Ann", "Ben", 2, 1)});
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  ASSERT_TRUE(statistics.isOfOneGame());
  EXPECT_EQ(statistics.games(), QStringList({"Quick Tennis"}));
  const auto aces = statistics.factNames().indexOf("Aces on own serve");
  ASSERT_GE(aces, 0);
  EXPECT_EQ(statistics.factValues()[aces], "12%");
  EXPECT_EQ(statistics.factValues()[statistics.factNames().indexOf("Strokes per point")], "3.1");
  EXPECT_TRUE(statistics.factValues()[0].startsWith("2–1 against Ben"));
  EXPECT_EQ(statistics.factNames().size(), 6) << "won-0 has no words";
}

TEST(PlayerStatistics, ManyMatchesAreGrouped) {
  LibraryModel library;
  std::vector<LibraryEntry> all;
  for (int i = 0; i < 45; ++i) all.push_back(entry(i, "Ann", "Ben", i, 22));
  library.put(all);
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  ASSERT_EQ(statistics.periods().size(), 20);
  EXPECT_EQ(sum(statistics.periodLost()), 22);
  EXPECT_EQ(sum(statistics.periodWon()), 22);
  EXPECT_EQ(statistics.periodWon().front(), 0);
  EXPECT_EQ(statistics.scores().front(), "0–3");
  EXPECT_EQ(statistics.scores().size(), 12);
  EXPECT_EQ(sum(statistics.scoreCounts()), 45);
  EXPECT_EQ(statistics.scoreCounts().back(), 1);
  ASSERT_EQ(statistics.lastWords().size(), 10);
  EXPECT_TRUE(statistics.lastWords()[0].startsWith("44–22"));
}

TEST(PlayerStatistics, TheLastMatchesAreThoseOfTheLibrary) {
  LibraryModel library;
  library.put(
      {entry(1, "Ann", "Ben", 2, 1), entry(3, "Ann", "Ben", 2, 1), entry(2, "Cleo", "Ann", 2, 1)});
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  EXPECT_EQ(statistics.lastIds(), QStringList({"3", "2", "1"}));
  statistics.setPlayer(1);
  EXPECT_EQ(statistics.lastIds(), QStringList({"3", "1"}));
}

TEST(PlayerStatistics, OpponentsAreCalledAsThePlayersAre) {
  LibraryModel library;
  LibraryEntry rookie = entry(3, "Ann", "Rosie", 1, 1);
  rookie.summary.setup.players[1].kind = "rookie";
  library.put({entry(1, "Ann", "Ben", 2, 1), entry(2, "Ann", "Ben", 0, 1), rookie});
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  EXPECT_EQ(statistics.opponents(), QStringList({"Ben", "Computer, Rookie"}));
  EXPECT_THAT(statistics.opponentsWon(), ElementsAre(1, 0));
  EXPECT_THAT(statistics.opponentsLost(), ElementsAre(1, 0));
  EXPECT_THAT(statistics.opponentsTied(), ElementsAre(0, 1));
}

TEST(PlayerStatistics, MatchesAmongComputersAreOnlyNumbered) {
  LibraryModel library;
  LibraryEntry own = entry(1, "Rosie", "Pia", 2, 1);
  own.summary.setup.players[0].kind = "rookie";
  own.summary.setup.players[1].kind = "pro";
  library.put({own});
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  EXPECT_EQ(statistics.players(), QStringList());
  EXPECT_EQ(statistics.amongComputers(), 1);
}

TEST(PlayerStatistics, APlaceIsComeBackToAsSoonAsItIsThere) {
  LibraryModel library;
  PlayerStatistics statistics;
  statistics.setPlayerKey(QStringLiteral("human:ben"));
  statistics.setGameId(QStringLiteral("quick-tennis"));
  statistics.setMatches(&library);
  EXPECT_EQ(statistics.playerKey(), QString());
  library.put({entry(1, "Ann", "Ben", 2, 1), entry(2, "Ann", "Cleo", 2, 1),
               entry(3, "Ann", "Ben", 2, 5, QStringLiteral("quick-baseball"))});
  QCoreApplication::processEvents();
  EXPECT_EQ(statistics.players()[statistics.player()], "Ben");
  EXPECT_EQ(statistics.games()[statistics.game()], "Quick Tennis");
  EXPECT_EQ(statistics.playerKey(), "human:ben");
  EXPECT_EQ(statistics.gameId(), "quick-tennis");
}

TEST(PlayerStatistics, TheChosenOnesStayChosenWhenTheLibraryGrows) {
  LibraryModel library;
  library.put({entry(1, "Ann", "Ben", 2, 1), entry(2, "Ann", "Cleo", 2, 1),
               entry(3, "Ann", "Ben", 2, 5, QStringLiteral("quick-baseball"))});
  PlayerStatistics statistics;
  statistics.setMatches(&library);
  EXPECT_FALSE(statistics.isOfOneGame());
  EXPECT_EQ(statistics.factNames().size(), 0);
  statistics.setPlayer(1);
  statistics.setGame(1);
  EXPECT_EQ(statistics.players()[statistics.player()], "Ben");
  EXPECT_THAT(statistics.lastOutcomes(), ElementsAre(1));
  for (int i = 4; i < 9; ++i) {
    library.put({entry(i, "Cleo", "Ben", 2, 9, QStringLiteral("quick-baseball"))});
  }
  EXPECT_EQ(statistics.played(), 1) << "not at each of them";
  QCoreApplication::processEvents();
  EXPECT_EQ(statistics.players()[statistics.player()], "Ben");
  EXPECT_EQ(statistics.game(), 1);
  EXPECT_EQ(statistics.played(), 6);
  library.keepOnly({});
  QCoreApplication::processEvents();
  EXPECT_EQ(statistics.player(), -1);
  EXPECT_EQ(statistics.played(), 0);
}

}  // namespace
}  // namespace raindelay
