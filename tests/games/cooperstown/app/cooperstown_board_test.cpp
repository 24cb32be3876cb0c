// Tests what the board shows at decisive moments.
#include <gtest/gtest.h>

#include "app/every_board.h"
#include "games/cooperstown/cooperstown_adapter.h"

namespace raindelay::cooperstown {
namespace {

INSTANTIATE_TEST_SUITE_P(Cooperstown, EveryBoard,
                         testing::Values(TestedBoard{"tarot-de-cooperstown",
                                                     make<CooperstownAdapter>}));

// A runner who steals is thrown at by the catcher, at home by the pitcher; one who is caught has
// set out; an error's ball isn't caught, and one that the chart makes an out is.
TEST(CooperstownBoard, ShowsWhereTheBallWent) {
  int throws = 0;
  int errors = 0;
  int caught = 0;
  for (std::uint64_t seed = 1; seed <= 20 && (throws == 0 || errors == 0 || caught == 0); ++seed) {
    showHighlights<CooperstownAdapter>(
        playedMatch("tarot-de-cooperstown", seed), [&](const auto& score) {
          const Highlight& shown = score.highlight();
          EXPECT_EQ(shown.held, shown.kind == QLatin1String("auto-ground-out") ||
                                    shown.kind == QLatin1String("auto-line-out") ||
                                    shown.kind == QLatin1String("auto-fly-out") ||
                                    shown.kind == QLatin1String("foul-pop") ||
                                    shown.kind == QLatin1String("foul-out") ||
                                    shown.kind == QLatin1String("circus-catch"))
              << shown.kind.toStdString();
          if (shown.kind == QLatin1String("caught-stealing")) {
            ++caught;
            EXPECT_GE(rowAt(*score.match()->pieces(), shown.to, 0), 0) << "the runner";
          }
          if (shown.kind == QLatin1String("stolen") ||
              shown.kind == QLatin1String("caught-stealing")) {
            ++throws;
            EXPECT_FALSE(shown.to.isEmpty());
            EXPECT_EQ(shown.from, shown.to == QLatin1String("home") ? QLatin1String("field.P")
                                                                    : QLatin1String("field.C"));
          } else if (shown.kind == QLatin1String("error")) {
            ++errors;
            EXPECT_TRUE(shown.to.startsWith(QLatin1String("past.field.")) ||
                        shown.to.startsWith(QLatin1String("gap.")))
                << shown.to.toStdString();
          }
        });
  }
  EXPECT_GT(throws, 0);
  EXPECT_GT(errors, 0);
  EXPECT_GT(caught, 0);
}

TEST(CooperstownBoard, LightsTheThirdOutsLamp) {
  EXPECT_EQ(mostOuts<CooperstownAdapter>("tarot-de-cooperstown"), 3);
}

TEST(CooperstownBoard, CountsTheWinningRunWithTheWalkOff) {
  EXPECT_GT(leadAtWalkOff<CooperstownAdapter>("tarot-de-cooperstown").value(), 0);
}

TEST(CooperstownBoard, TellsOfAPlayWhileItIsShown) {
  bool told = false;
  showAll<CooperstownAdapter>(playedMatch("tarot-de-cooperstown", 7), [&](const auto& score) {
    if (told || score.highlight().kind != QLatin1String("home-run")) return;
    told = true;
    EXPECT_TRUE(score.lastPlay().contains(QLatin1String("home run")) ||
                score.lastPlay().contains(QLatin1String("cheap seats")))
        << score.lastPlay().toStdString();
  });
  EXPECT_TRUE(told);
}

TEST(CooperstownBoard, MarksNobodyAtBatBeforeTheFirstInning) {
  const auto table = quickTable(playedMatch("tarot-de-cooperstown", 7));
  CooperstownAdapter score;
  score.setMatch(table.get());
  table->watch(Viewpoint::allOpen(), 1);
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
  EXPECT_FALSE(score.begun());
  EXPECT_EQ(score.line().battingSeat, -1);
}

TEST(CooperstownBoard, TellsTheLastPlayOfWhoBatted) {
  expectLastPlayOfWhoBatted<CooperstownAdapter>("tarot-de-cooperstown");
}

}  // namespace
}  // namespace raindelay::cooperstown
