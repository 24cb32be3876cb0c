#include "ballgame.h"
#include "support/scored.h"

namespace raindelay::rallybird::test {
namespace {

using namespace raindelay::test;  // NOLINT(google-build-using-namespace)

TEST(RallyBirdScorebook, AgreesWithWhatTheRulesCount) {
  const auto rules = raindelay::test::rulesFor<Rules>({{"first-inning", "7"}});
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto match = playedAtRandom(rules, seed);
    const BallgameBook book = bookOf(rules, match.told).ballgame();
    ASSERT_EQ(book.games().size(), 1U);
    for (int i = 0; i < 2; ++i) {
      const BallgameBook::Side& side = book.games()[0].of(Seat(i));
      const auto count = [&](Count what) { return match.state.count(Seat(i), what); };
      EXPECT_EQ(disagreement(side), "") << "seed " << seed;
      EXPECT_EQ(side.line.runs, count(Count::kRuns));
      EXPECT_EQ(side.line.hits, count(Count::kHits));
      EXPECT_EQ(side.line.leftOnBase, count(Count::kLeftOnBase));
      EXPECT_EQ(side.total(BoxScore::kHomeRuns), count(Count::kHomeRuns));
      EXPECT_EQ(side.total(BoxScore::kWalks), count(Count::kWalks));
      EXPECT_EQ(side.total(BoxScore::kStrikeouts), count(Count::kStrikeouts));
      EXPECT_EQ(side.total(BoxScore::kSteals), count(Count::kSteals));
      EXPECT_EQ(side.total(BoxScore::kCaughtStealing), count(Count::kCaughtStealing));
    }
  }
}

}  // namespace
}  // namespace raindelay::rallybird::test
