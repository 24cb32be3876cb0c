// Tests what the board shows at decisive moments.
#include <gtest/gtest.h>

#include <map>

#include "app/every_board.h"
#include "games/quick_tennis/quick_tennis_adapter.h"

namespace raindelay::quick_tennis {
namespace {

INSTANTIATE_TEST_SUITE_P(QuickTennis, EveryBoard,
                         testing::Values(TestedBoard{
                             "quick-tennis",
                             make<QuickTennisAdapter>,
                             {"ace", "returned", "read", "missed", "reaches", "diagonal",
                              "too-fast", "lets-go", "no-cards"},
                             5}));

// The court shows what is covered, where the ball lies, and that nobody has it.
TEST(QuickTennisBoard, ShowsWhoGetsToTheBall) {
  std::map<QString, int> told;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    showHighlights<QuickTennisAdapter>(playedMatch("quick-tennis", seed), [&](const auto& score) {
      const QString kind = score.highlight().kind;
      ++told[kind];
      const bool within = score.reach().contains(score.landing());
      if (kind == QLatin1String("ace")) {
        EXPECT_FALSE(within);
        EXPECT_FALSE(score.reach().isEmpty());
        EXPECT_EQ(score.loose(), score.landing());
      } else if (kind == QLatin1String("missed")) {
        EXPECT_EQ(score.loose(), score.landing());
      } else if (kind == QLatin1String("diagonal") || kind == QLatin1String("too-fast")) {
        EXPECT_FALSE(within) << kind.toStdString();
      } else if (kind == QLatin1String("returned") || kind == QLatin1String("reaches") ||
                 kind == QLatin1String("read")) {
        EXPECT_EQ(score.loose(), QString()) << kind.toStdString();
      }
    });
  }
  for (const char* kind : {"ace", "missed", "diagonal", "too-fast", "returned", "reaches"}) {
    EXPECT_GT(told[QLatin1String(kind)], 0) << kind;
  }
}

}  // namespace
}  // namespace raindelay::quick_tennis
