#include "lab/simulate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/toy_game.h"

namespace raindelay {
namespace {

bool same(const SimulationReport& a, const SimulationReport& b) {
  if (a.games != b.games || a.actions != b.actions || a.wins != b.wins || a.ties != b.ties ||
      a.undecided != b.undecided || a.figures.size() != b.figures.size()) {
    return false;
  }
  for (std::size_t i = 0; i < a.figures.size(); ++i) {
    const FigureSpread& x = a.figures[i];
    const FigureSpread& y = b.figures[i];
    if (x.id != y.id || x.all != y.all || x.withResult != y.withResult) return false;
  }
  return true;
}

SimulationSpec specOf(PlayerKind first, PlayerKind second) {
  SimulationSpec spec;
  spec.games = 1000;
  spec.seed = 42;
  spec.players = {first, second};
  return spec;
}

TEST(Spread, IsWhatTheDefinitionsSay) {
  Spread spread;
  for (const double x : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) spread.add(x);
  EXPECT_EQ(spread.count(), 8);
  EXPECT_DOUBLE_EQ(spread.mean(), 5.0);
  EXPECT_DOUBLE_EQ(spread.deviation(), std::sqrt(32.0 / 7.0));
  EXPECT_DOUBLE_EQ(spread.standardError(), std::sqrt(32.0 / 7.0 / 8.0));
  EXPECT_EQ(spread.min(), 2.0);
  EXPECT_EQ(spread.max(), 9.0);
}

TEST(Spread, TwoLotsTogetherAreAsOne) {
  Spread all, first, second;
  for (int i = 0; i < 20; ++i) {
    all.add(i * i);
    (i < 7 ? first : second).add(i * i);
  }
  first.merge(second);
  first.merge(Spread());
  EXPECT_EQ(first.count(), all.count());
  EXPECT_NEAR(first.mean(), all.mean(), 1e-12);
  EXPECT_NEAR(first.deviation(), all.deviation(), 1e-12);
  EXPECT_EQ(first.min(), 0);
  EXPECT_EQ(first.max(), 361);
  EXPECT_EQ(Spread().standardError(), 0);
}

TEST(Simulate, TheNumberOfThreadsChangesNothing) {
  SimulationSpec spec = specOf(PlayerKind::kRandom, PlayerKind::kRandom);
  const SimulationReport one = simulate(toy::Rules(), spec);
  EXPECT_EQ(one.games, 1000);
  for (const int threads : {2, 3, 8}) {
    spec.threads = threads;
    EXPECT_TRUE(same(simulate(toy::Rules(), spec), one)) << threads;
  }
  spec.seed = 43;
  EXPECT_FALSE(same(simulate(toy::Rules(), spec), one));
}

TEST(Simulate, CountsWhatWasPlayed) {
  const SimulationReport report =
      simulate(toy::Rules(), specOf(PlayerKind::kRandom, PlayerKind::kRandom));
  EXPECT_EQ(report.wins[0] + report.wins[1] + report.ties, 1000);
  EXPECT_EQ(report.undecided, 0);
  ASSERT_EQ(report.figures.size(), 3U);
  EXPECT_EQ(report.figures[0].id, "points");
  EXPECT_TRUE(report.hasResult);
  const FigureSpread& result = report.figures[2];
  EXPECT_EQ(result.all.count(), 1000);
  EXPECT_NEAR(static_cast<double>(result.withResult.count()), 1000 * result.all.mean(), 1e-6);
  EXPECT_EQ(result.withResult.min(), 1.0);
}

TEST(Simulate, EachSeatIsPlayedByItsOwnPlayer) {
  // The coach keeps all it can: as seat 0 it leads by far, against it seat 1 does.
  const auto lead = [](PlayerKind first, PlayerKind second) {
    return simulate(toy::Rules(), specOf(first, second)).figures[1].all.mean();
  };
  const double even = lead(PlayerKind::kRandom, PlayerKind::kRandom);
  EXPECT_GT(lead(PlayerKind::kCoach, PlayerKind::kRandom), even + 1);
  EXPECT_LT(lead(PlayerKind::kRandom, PlayerKind::kCoach), even - 1);
}

TEST(Simulate, StoppedItReportsTheFirstGames) {
  SimulationSpec spec = specOf(PlayerKind::kRandom, PlayerKind::kRandom);
  std::atomic<bool> stop = false;
  spec.stop = &stop;
  spec.progress = [&stop](std::int64_t done) { stop = done >= 300; };
  const SimulationReport some = simulate(toy::Rules(), spec);
  EXPECT_GE(some.games, 300);
  EXPECT_LT(some.games, 1000);
  SimulationSpec fewer = specOf(PlayerKind::kRandom, PlayerKind::kRandom);
  fewer.games = some.games;
  EXPECT_TRUE(same(simulate(toy::Rules(), fewer), some));
}

TEST(Players, AreNamed) {
  EXPECT_EQ(playerKindsOf<toy::Rules>().size(), 5U);
  EXPECT_EQ(*playerKind("coach", playerKindsOf<toy::Rules>()), PlayerKind::kCoach);
  EXPECT_EQ(playerKind("couch", playerKindsOf<toy::Rules>()).error().message,
            "unknown computer player couch; did you mean coach?");
  EXPECT_FALSE(playerKind("coach", {PlayerKind::kRandom}).ok());
}

TEST(Players, BehindTheFacadePlayAsInTheLoop) {
  const toy::Rules rules;
  toy::State state = rules.initial();
  NoEvents none;
  rules.apply(state, Action::chance(0, Card(5)), none);
  for (const PlayerKind kind : playerKindsOf<toy::Rules>()) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Stream a(seed, "player"), b(seed, "player");
      const AnyView view = AnyView::of(rules.view(state, Seat(0)));
      EXPECT_EQ(makePlayerOf(rules, kind)->choose(view, Seat(0), rules.legal(state), a, {}),
                FastPlayer<toy::Rules>(rules, kind).choose(state, Seat(0), b));
    }
  }
}

}  // namespace
}  // namespace raindelay
