// Quick Baseball, by hand.
#include "journeys/journey.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

// Nine innings of secret choices at one screen, which passes from hand to hand.
TEST_F(Journey, ASecretMatchIsHandedOver) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("quick-baseball"), kSeed});
  ASSERT_EQ(report.code, 0) << report.text();
  expectEndOf(report);
  expectDeeds(report.deeds(),
              {"by drag", "by clicks", "by keys", "by button", "by shortcut", "refused", "undo",
               "hand-over", "end of turn", "bat", "pitch", "steal", "leave", "refresh", "keep"});
}

// The same with both players at the keyboard, each with keys of one's own.
TEST_F(Journey, ASecretMatchIsPlayedTogether) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("quick-baseball"), kSeed,
                                QStringLiteral("together")});
  ASSERT_EQ(report.code, 0) << report.text();
  expectEndOf(report);
  const QMap<QString, int> deeds = report.deeds();
  EXPECT_EQ(deeds.value(QStringLiteral("hand-over")), 0);
  expectDeeds(deeds, {"locked by key", "locked by mouse", "bat", "pitch", "steal", "leave"});
}

}  // namespace
}  // namespace raindelay
