// RallyBird Baseball, by hand.
#include "journeys/journey.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

// Three innings of secret plays and Gloves laid in parts, from the seventh to the ninth.
TEST_F(Journey, ThreeInningsOfRallyBirdAreHandedOver) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("rallybird"), kSeed});
  ASSERT_EQ(report.code, 0) << report.text();
  expectEndOf(report, 3);
  expectDeeds(report.deeds(), {"by drag", "by clicks", "by keys", "by button", "refused", "undo",
                               "hand-over", "end of turn", "keep-icon", "play", "placed", "wear"});
}

}  // namespace
}  // namespace raindelay
