// Cricket Card, by hand.
#include <QMap>

#include "journeys/journey.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

// A whole test match with a follow-on: who bats again is two rows of the scorecard together.
TEST_F(Journey, ATestMatchIsPlayedToItsEnd) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("cricket-card"), kSeed});
  ASSERT_EQ(report.code, 0) << report.text();
  const QJsonArray score = expectScoreOf(report);
  const QStringList rows = report.allOf(QStringLiteral("line"));
  ASSERT_GE(rows.size(), 4) << report.text();
  QMap<QString, int> totals;
  QStringList order;
  for (const QString& row : rows.mid(1)) {
    const QString side = row.section(QLatin1Char(','), 0, 0);
    order << side;
    totals[side] += row.section(QLatin1Char('|'), -1).section(QLatin1Char(' '), 0, 0).toInt();
  }
  EXPECT_EQ(totals[QStringLiteral("Ida")], score[0].toInt());
  EXPECT_EQ(totals[QStringLiteral("Otto")], score[1].toInt());
  EXPECT_EQ(order[1], order[2]) << "no follow-on";
  expectDeeds(report.deeds(), {"by drag", "by clicks", "by keys", "by button", "by shortcut",
                               "refused", "undo", "hand-over", "end of turn", "bat", "play",
                               "counter", "let", "recounter", "leave", "close"});
}

}  // namespace
}  // namespace raindelay
