// Somebody who does anything at all, anywhere, for RAINDELAY_MONKEY_SECONDS (five minutes if that
// isn't set): nothing crashes or complains, there is always a way home, and memory stays flat.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "journeys/journey.h"
#include "support/game_files.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::Report;

class Monkey : public Journey {
 protected:
  void put(const QString& name, const QByteArray& text) const {
    QFile file(home_.filePath(name));
    ASSERT_TRUE(QFileInfo(file.fileName()).dir().mkpath(QStringLiteral(".")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  /// Matches in the library, and files to be dropped: good ones and others.
  void furnish() const {
    const auto record = [](const char* name) {
      return content(QString::fromStdString(test::recordFile(name).string()));
    };
    const QByteArray over = record("quick_tennis/two-coaches.jsonl");
    const QByteArrayList lines = record("cooperstown/two-coaches.jsonl").split('\n');
    put(QStringLiteral("matches/over.raindelay"), over);
    put(QStringLiteral("matches/begun.raindelay"), lines.mid(0, 90).join('\n') + '\n');
    put(QStringLiteral("files/again.raindelay"), over);
    put(QStringLiteral("files/torn.raindelay"), over.left(over.size() / 2));
    put(QStringLiteral("files/ships.csv"), "code,name,copies\na,An anchor,2\nb,Bell,1\n");
    put(QStringLiteral("files/noise.png"), QByteArray("\x89PNG\r\n\x1a\n") + over);
    std::filesystem::copy(RAINDELAY_SOURCE_DIR "/assets/quick-baseball",
                          home_.filePath(QStringLiteral("files/deck")).toStdString(),
                          std::filesystem::copy_options::recursive);
    put(QStringLiteral("files/bad/deck.yaml"), "format: raindelay-deck/1\nname: [\n");
  }
};

TEST_F(Monkey, DoesNoHarm) {
  const QString seconds = qEnvironmentVariable("RAINDELAY_MONKEY_SECONDS", QStringLiteral("300"));
  const QString seed = QString::number(std::random_device()());
  ASSERT_NO_FATAL_FAILURE(furnish());
  const Report report =
      travel({QStringLiteral("monkey"), seed, seconds, home_.filePath(QStringLiteral("files"))});
  ASSERT_EQ(report.code, 0) << "seed " << seed.toStdString() << "\n" << report.text();
  EXPECT_GT(report.last(QStringLiteral("homecomings")).toInt(), 0);
  EXPECT_GT(report.last(QStringLiteral("deeds")).toInt(), 0);
  RecordProperty("deeds", report.last(QStringLiteral("deeds")).toStdString());

#ifndef __SANITIZE_ADDRESS__  // which keeps what was freed
  // After the first minutes: caches are full then.
  std::vector<double> memory;
  for (const QString& line : report.allOf(QStringLiteral("memory"))) {
    const QStringList words = line.split(QLatin1Char(' '));
    if (words.value(0).toInt() >= 120) memory.push_back(words.value(1).toDouble());
  }
  if (seconds.toInt() < 240) return;
  ASSERT_GT(memory.size(), 4U);
  EXPECT_LT(memory.back(), 1.3 * memory.front()) << report.text();
#endif
}

}  // namespace
}  // namespace raindelay
