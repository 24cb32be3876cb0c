// Journeys through what every game has: lessons, screens, the library.
#include "journeys/journey.h"
#include "journeys/script.h"
#include "support/game_files.h"

namespace raindelay {
namespace {

using journey::allScripts;
using journey::Journey;
using journey::kSeed;
using journey::Report;
using journey::Script;

TEST_F(Journey, ABoxIsOneClickFromTheFirstMoveInEveryGame) {
  QFile settings(home_.filePath(QStringLiteral("settings.ini")));
  ASSERT_TRUE(settings.open(QIODevice::WriteOnly));
  settings.write("[General]\nmotion=instant\n");
  settings.close();
  for (const Script& script : allScripts()) {
    const Report report = travel({QStringLiteral("at-once"), script.game});
    EXPECT_EQ(report.code, 0) << script.game.toStdString() << "\n" << report.text();
    EXPECT_EQ(report.last(QStringLiteral("deeds")), QStringLiteral("1"))
        << script.game.toStdString();
  }
}

TEST_F(Journey, EveryLessonIsTakenToItsEndAndPlayedOn) {
  for (const Script& script : allScripts()) {
    const Report report = travel({QStringLiteral("lesson"), script.game});
    EXPECT_EQ(report.code, 0) << script.game.toStdString() << "\n" << report.text();
    EXPECT_GE(report.last(QStringLiteral("done")).toInt(), 6) << script.game.toStdString();
  }
  const QDir matches(home_.filePath(QStringLiteral("matches")));
  EXPECT_EQ(matches.entryList({QStringLiteral("*.raindelay")}).size(),
            qsizetype(allScripts().size()))
      << "a lesson itself isn't kept";
}

TEST_F(Journey, EveryScreenOpensAndClosesWithoutAComplaint) {
  const Report report = travel({QStringLiteral("screens")});
  EXPECT_EQ(report.code, 0) << report.text();
  EXPECT_EQ(report.lines.value(report.lines.size() - 1).toStdString(), "arrived") << report.text();
}

// Checks for obstacles to somebody without a mouse, or without eyes.
TEST_F(Journey, NoScreenHindersKeyboardOrScreenReader) {
  ASSERT_TRUE(QDir(home_.path()).mkdir(QStringLiteral("matches")));
  const auto keep = [this](const QString& name, const QByteArray& match) {
    QFile file(home_.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(match);
  };
  const auto record = [this](const char* name) {
    return content(QString::fromStdString(test::recordFile(name).string()));
  };
  keep(QStringLiteral("matches/over.raindelay"), record("quick_tennis/two-coaches.jsonl"));
  constexpr int kLines = 90;
  const QByteArrayList lines = record("cooperstown/two-coaches.jsonl").split('\n');
  keep(QStringLiteral("matches/begun.raindelay"), lines.mid(0, kLines).join('\n') + '\n');
  const QString table = QStringLiteral("ships.csv");
  keep(table, "code,name,copies\na," + QByteArray("An anchor ").repeated(9) + ",2\nb,Bell,1\n");
  const Report report = travel({QStringLiteral("access"), home_.filePath(table)});
  EXPECT_EQ(report.code, 0) << report.text();
  EXPECT_EQ(report.allOf(QStringLiteral("hindrance")), QStringList()) << report.text();
}

TEST_F(Journey, TheLibraryKeepsEveryMatch) {
  const Report report = travel({QStringLiteral("library")});
  ASSERT_EQ(report.code, 0) << report.text();
  const QDir matches(home_.filePath(QStringLiteral("matches")));
  EXPECT_EQ(matches.entryList({QStringLiteral("*.raindelay")}, QDir::Files).size(), 2);
  EXPECT_EQ(QDir(matches.filePath(QStringLiteral("deleted")))
                .entryList({QStringLiteral("*.raindelay")}, QDir::Files)
                .size(),
            1);
  const QByteArray kept = content(home_.filePath(QStringLiteral("kept.raindelay")));
  EXPECT_TRUE(kept.contains("\"title\":\"Rained off\""));
  EXPECT_TRUE(content(matches.filePath(QStringLiteral("kept.raindelay"))).startsWith(kept));
}

// Ida may take back a secret choice she has handed over if Otto, who has the screen, agrees.
TEST_F(Journey, AChoiceIsTakenBackAcrossAHandOver) {
  const Report report = travel({QStringLiteral("undo"), QStringLiteral("rallybird"), kSeed});
  EXPECT_EQ(report.code, 0) << report.text();
  const QJsonObject truth = replayed();
  EXPECT_TRUE(truth[QStringLiteral("damage")].isNull());
}

}  // namespace
}  // namespace raindelay
