// Tarot de Cooperstown, by hand.
#include <QMap>

#include "journeys/journey.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

/// The match has about 490 lines; it is killed once so many of them were shown.
constexpr int kKilledAt = 230;

TEST_F(Journey, AMatchKilledInTheMiddleEndsAsItsRecordSays) {
  const Report first =
      travel({QStringLiteral("play"), QStringLiteral("tarot-de-cooperstown"), kSeed}, kKilledAt);
  ASSERT_TRUE(first.killed) << first.text();
  const int shown = first.last(QStringLiteral("shown")).toInt();
  ASSERT_GE(shown, kKilledAt);
  const QByteArray kept = content(record());
  const int steps = replayed()[QStringLiteral("steps")].toInt();
  EXPECT_GE(steps, shown) << "what was shown is lost";

  const Report second = travel({QStringLiteral("resume")});
  ASSERT_EQ(second.code, 0) << second.text();
  EXPECT_GE(second.last(QStringLiteral("began")).toInt(), steps);
  const QByteArray whole = content(record());
  EXPECT_TRUE(whole.startsWith(kept.left(kept.lastIndexOf('\n') + 1)))
      << "the record before the kill was written anew";

  EXPECT_GT(replayed()[QStringLiteral("steps")].toInt(), steps);
  expectEndOf(second);
  const QStringList complaints =
      first.allOf(QStringLiteral("complaint")) + second.allOf(QStringLiteral("complaint"));
  EXPECT_TRUE(complaints.isEmpty()) << complaints.join(QLatin1Char('\n')).toStdString();

  // Every way of acting and every kind of action was used.
  QMap<QString, int> deeds = second.deeds();
  const QMap<QString, int> before = first.deeds();
  for (auto it = before.begin(); it != before.end(); ++it) deeds[it.key()] += it.value();
  expectDeeds(deeds, {"by drag",   "by clicks",   "by double click", "by keys",
                      "by button", "by shortcut", "asked",           "refused",
                      "undo",      "swing",       "ready",           "switch",
                      "sub",       "relieve",     "steal",           "bunt",
                      "fc",        "pickoff",     "pinch-hit",       "pinch-run"});
}

}  // namespace
}  // namespace raindelay
