// A match whose option brings other cards shows and tells those: RallyBird's retuned plays.
#include <gtest/gtest.h>

#include "app/own_deck.h"
#include "games/game_list.h"
#include "table/card_words.h"

namespace raindelay {
namespace {

using OptionCards = MatchDecksTest;

const QString kGame = QStringLiteral("rallybird");

/// A match with the preset of this number.
MatchController* beginWith(MatchLibrary& library, int preset, const QUrl& deck = {}) {
  OptionModel options(*findGame(kGame.toStdString()).value()->info);
  options.applyPreset(preset);
  return library.start(kGame, {}, &options, QStringLiteral("7"), false, {}, deck);
}

/// The zones and the three results on the card, as this table shows it.
QString wordsOn(const MatchController& table, const QString& language, const QString& code) {
  const QUrl face(QStringLiteral("image://cards/%1/%2?lang=%3&skin=%4")
                      .arg(kGame, code, language, table.faces()->pack()));
  const QStringList all = CardWords::of(face, {QStringLiteral("index"), QStringLiteral("less"),
                                               QStringLiteral("equal"), QStringLiteral("more")});
  return all.join(QStringLiteral(" | ")).replace(QChar(0xa0), QLatin1Char(' '));
}

TEST_F(OptionCards, RetunedPlaysSaySoInEveryLanguage) {
  const MatchController* table = beginWith(library_, 1);
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_EQ(table->faces()->note(), QString()) << "they are the game's own cards";
  const auto expect = [&](const char* language, const char* code, const char* words) {
    EXPECT_EQ(wordsOn(*table, QLatin1String(language), QLatin1String(code)).toUpper(),
              QString::fromUtf8(words).toUpper())
        << language;
  };
  expect("en", "sac-left", "E | batter and R1 out | out | batter out, runners +2");
  expect("en", "sac-right", "F | batter and R1 out | out, R3 scores | batter out, runners +2");
  expect("en", "steal-2b", "AB | runner out | foul, bat again | R1 +2, R3 scores");
  expect("en", "steal-3b", "AAA | runner out; no R1: foul | safe | safe");
  expect("en", "home-run", "EF | out, runners +1 | out, runners +1 | home run");
  expect("en", "bunt-hit", "DD | double play | batter out, runners +1 | all +1");
  expect("de", "sac-left", "E | Schlagmann und R1 aus | aus | Schlagmann aus, Läufer +2");
  expect("de", "steal-2b", "AB | Läufer aus | Foul, weiter am Schlag | R1 +2, R3 punktet");
  expect("de", "steal-3b", "AAA | Läufer aus; ohne R1: Foul | safe | safe");
  expect("de", "home-run", "EF | aus, Läufer +1 | aus, Läufer +1 | Homerun");
  expect("es", "sac-left", "E | bateador y R1 out | out | bateador out, corredores +2");
  expect("es", "steal-2b", "AB | corredor out | foul, sigue al bate | R1 +2, R3 anota");
  expect("es", "steal-3b", "AAA | corredor out; sin R1: foul | a salvo | a salvo");
  expect("es", "home-run", "EF | out, corredores +1 | out, corredores +1 | jonrón");
}

TEST_F(OptionCards, UsualPlaysHaveTheGamesOwnPack) {
  const MatchController* table = beginWith(library_, 0);
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_EQ(table->faces()->pack(), QString());
}

TEST_F(OptionCards, TheRecordKeepsTheOptionAndNoCards) {
  const MatchController* table = beginWith(library_, 1);
  ASSERT_NE(table, nullptr);
  const QString pack = table->faces()->pack();
  table = resume();
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_EQ(table->faces()->pack(), pack);
  EXPECT_EQ(table->match().setup().options.at("plays"), "retuned");
  QFile file(QDir(matches()).filePath(matchId()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_FALSE(file.readAll().contains("\"tables\""));
}

TEST_F(OptionCards, AnOwnDeckIsPlayedAsItIsPrinted) {
  const QString own = home_.filePath(QStringLiteral("own"));
  ASSERT_TRUE(QDir().mkpath(own));
  for (const char* name : {"deck.yaml", "cards.csv", "gloves.csv", "zones.csv"}) {
    ASSERT_TRUE(QFile::copy(QStringLiteral(":/assets/rallybird/") + QLatin1String(name),
                            own + QLatin1Char('/') + QLatin1String(name)));
  }
  EXPECT_NE(beginWith(library_, 0, QUrl::fromLocalFile(own)), nullptr);
  EXPECT_EQ(beginWith(library_, 1, QUrl::fromLocalFile(own)), nullptr);
  EXPECT_TRUE(library_.lastError().contains(QStringLiteral("plays = retuned")))
      << library_.lastError().toStdString();
}

}  // namespace
}  // namespace raindelay
