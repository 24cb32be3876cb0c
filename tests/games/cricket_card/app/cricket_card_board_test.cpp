// Tests what the board shows at decisive moments.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "app/every_board.h"
#include "games/cricket_card/cricket_card_adapter.h"

namespace raindelay::cricket_card {
namespace {

INSTANTIATE_TEST_SUITE_P(CricketCard, EveryBoard,
                         testing::Values(TestedBoard{"cricket-card", make<CricketCardAdapter>}));

// In the step that ends the first innings, one side's extras come after the other's.
TEST(CricketCardBoard, CountsExtrasAsTheyAreTold) {
  using Score = CricketCardAdapter;
  std::map<std::size_t, std::set<QStringList>> seen;
  showAll<Score>(playedMatch("cricket-card", 7), [&](const Score& score) {
    if (score.highlight().kind != QLatin1String("extras")) return;
    seen[score.match()->shownSteps()].insert(score.scores0() + score.scores1());
  });
  ASSERT_FALSE(seen.empty());
  EXPECT_GE(seen.begin()->second.size(), 2U);
}

// The book adds up what was told as the rules do.
TEST(CricketCardBoard, AgreesWithTheRulesBetweenSteps) {
  CricketCardAdapter ground;
  showSteps(playedMatch("cricket-card", 7), ground, [&](const MatchController& table) {
    if (ground.scores0().value(0).isEmpty() || ground.scores1().value(0).isEmpty()) return;
    const auto view = table.shownView<View>();
    for (const int seat : {0, 1}) {
      const auto& innings = Board::of(view.scorecard, Seat(seat))[0];
      EXPECT_EQ((seat == 0 ? ground.scores0() : ground.scores1()).value(0),
                QStringLiteral("%1 / %2").arg(innings.total()).arg(int{innings.wickets}));
    }
  });
}

}  // namespace
}  // namespace raindelay::cricket_card
