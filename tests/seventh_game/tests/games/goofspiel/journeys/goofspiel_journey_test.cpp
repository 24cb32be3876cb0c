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
  expectScoreOf(report);
  expectDeeds(report.deeds(), {"by drag", "by clicks", "refused", "undo", "hand-over", "bid"});
}

}  // namespace
}  // namespace raindelay
