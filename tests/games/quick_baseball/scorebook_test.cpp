#include "ballgame.h"
#include "support/scored.h"

namespace raindelay::quick_baseball::test {
namespace {

using namespace raindelay::test;  // NOLINT(google-build-using-namespace)

TEST(QuickBaseballScorebook, AgreesWithWhatTheRulesCount) {
  for (const char* steal : {"take-back", "discard"}) {
    const Rules rules = quick_baseball::test::rulesFor({{"innings", "3"}, {"steal", steal}});
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto match = playedAtRandom(rules, seed);
      const Book book = bookOf(rules, match.told);
      ASSERT_EQ(book.ballgame().games().size(), 1U);
      for (std::size_t seat = 0; seat < 2; ++seat) {
        const BallgameBook::Side& side = book.ballgame().games()[0].sides[seat];
        const Team& team = match.state.team[seat];
        EXPECT_EQ(disagreement(side), "") << "seed " << seed;
        EXPECT_EQ(side.line.runs, team.runs);
        EXPECT_EQ(side.line.hits, team.hits);
        EXPECT_EQ(side.line.leftOnBase, team.leftOnBase);
        EXPECT_EQ(side.total(BoxScore::kHomeRuns), team.homeRuns);
        EXPECT_EQ(side.total(BoxScore::kWalks), team.walks);
        EXPECT_EQ(side.total(BoxScore::kSteals), team.steals);
        EXPECT_EQ(side.total(BoxScore::kCaughtStealing), team.caughtStealing);
      }
    }
  }
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
