// Goofspiel, by hand.
#include "journeys/journey.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

TEST_F(Journey, GoofspielIsPlayedToItsEnd) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("goofspiel"), kSeed});
  ASSERT_EQ(report.code, 0) << report.text();
  const QJsonArray score = expectScoreOf(report);
  EXPECT_EQ(report.allOf(QStringLiteral("line")),
            QStringList({QStringLiteral("Ida|%1").arg(score[0].toInt()),
                         QStringLiteral("Otto|%1").arg(score[1].toInt())}));
  expectDeeds(report.deeds(), {"by drag", "by clicks", "refused", "undo", "hand-over", "bid"});
}

}  // namespace
}  // namespace raindelay
