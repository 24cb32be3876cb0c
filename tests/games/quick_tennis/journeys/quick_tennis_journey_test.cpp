// Quick Tennis, by hand.
#include "journeys/journey.h"
#include "support/game_files.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

class TennisJourney : public Journey {
 protected:
  /// Checks the statistics of this set and of two more matches, both won by Otto.
  void expectStatisticsAfter(const Report& set) {
    for (const char* more : {"quick_tennis/two-coaches", "quick_baseball/three-innings"}) {
      const QString name = QString::fromLatin1(more);
      QByteArray match =
          content(QString::fromStdString(test::recordFile(std::string(more) + ".jsonl").string()));
      match.replace(R"("name":"Ann")", R"("name":"Ida")");
      match.replace(R"("name":"Ben")", R"("name":"Otto")");
      QFile file(home_.filePath(QStringLiteral("matches/%1.raindelay").arg(name.section(u'/', 1))));
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write(match);
    }
    const QStringList score = set.last(QStringLiteral("score")).split(u' ');
    const int won = score[0].toInt() > score[1].toInt() ? 1 : 0;
    const auto line = [](const char* name, const char* game, int played, int wins) {
      return QStringLiteral("%1, %2: %3 played, %4 won, %5 lost")
          .arg(QLatin1String(name), QLatin1String(game))
          .arg(played)
          .arg(wins)
          .arg(played - wins);
    };
    const Report report = travel({QStringLiteral("statistics")});
    ASSERT_EQ(report.code, 0) << report.text();
    const QStringList read = report.allOf(QStringLiteral("read"));
    for (const QString& expected :
         {line("Ida", "All games", 3, won), line("Otto", "All games", 3, 3 - won),
          line("Ida", "Quick Tennis", 2, won), line("Otto", "Quick Tennis", 2, 2 - won),
          line("Ida", "Quick Baseball", 1, 0), line("Otto", "Quick Baseball", 1, 1)}) {
      EXPECT_TRUE(read.contains(expected)) << expected.toStdString() << '\n' << report.text();
    }
    EXPECT_EQ(read.size(), 6) << report.text();
  }
};

// A whole set: serves that are returned with several cards, calls, second cards and what is let go.
TEST_F(TennisJourney, ASetOfTennisIsPlayedToItsEnd) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("quick-tennis"), kSeed});
  ASSERT_EQ(report.code, 0) << report.text();
  expectScoreOf(report);
  expectDeeds(report.deeds(), {"by drag", "by clicks", "by keys", "by button", "by shortcut",
                               "refused", "undo", "hand-over", "end of turn", "placed", "serve",
                               "hit", "run", "lob", "drop", "no-call", "recover", "concede"});
  expectStatisticsAfter(report);
}

// The same with both players at the keyboard: the receiver collects returns by keys.
TEST_F(TennisJourney, ASetOfTennisIsPlayedTogether) {
  const Report report = travel(
      {QStringLiteral("play"), QStringLiteral("quick-tennis"), kSeed, QStringLiteral("together")});
  ASSERT_EQ(report.code, 0) << report.text();
  expectScoreOf(report);
  const QMap<QString, int> deeds = report.deeds();
  EXPECT_EQ(deeds.value(QStringLiteral("hand-over")), 0);
  expectDeeds(deeds, {"locked by key", "locked by mouse", "serve", "return", "ready", "hit", "run",
                      "lob", "drop", "no-call", "recover", "concede"});
}

}  // namespace
}  // namespace raindelay
