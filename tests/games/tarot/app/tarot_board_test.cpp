// Tests what the board shows at decisive moments.
#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "app/every_board.h"
#include "games/tarot/tarot_adapter.h"

namespace raindelay::tarot {
namespace {

INSTANTIATE_TEST_SUITE_P(Tarot, EveryBoard,
                         testing::Values(TestedBoard{"tarot", make<TarotAdapter>, {"takes"}, 12}));

// Tarot's last tricks are taken in one step with nobody asked.
TEST(TarotBoard, CountsATrickAsItIsTaken) {
  const Match match = playedMatch("tarot", 7);
  std::set<int> totals;
  showAll<TarotAdapter>(match, [&](const TarotAdapter& score) {
    if (score.match()->shownSteps() + 1 < match.steps().size()) return;
    const QList<int> played = score.played();
    totals.insert(std::accumulate(played.begin(), played.end(), 0));
  });
  EXPECT_GE(totals.size(), 3U) << "before the last two tricks, between them, and after them";
}

// The book adds up what was told as the rules do.
TEST(TarotBoard, AgreesWithTheRulesBetweenSteps) {
  TarotAdapter cards;
  showSteps(playedMatch("tarot", 7), cards, [&](const MatchController& table) {
    const auto view = table.shownView<View>();
    for (int seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(cards.scores().value(seat), view.score[Seat(seat)]);
      EXPECT_EQ(cards.declared().value(seat), view.declaredPoints[Seat(seat)]);
      EXPECT_EQ(cards.played().value(seat), view.playPoints[Seat(seat)]);
    }
  });
}

}  // namespace
}  // namespace raindelay::tarot
