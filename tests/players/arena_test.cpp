#include "lab/arena.h"

#include <gtest/gtest.h>

#include "engine/toy_game.h"

namespace raindelay {
namespace {

ArenaSpec specOf(PlayerKind first, PlayerKind second, std::int64_t rounds) {
  ArenaSpec spec;
  spec.players = {first, second};
  spec.seed = 7;
  spec.rounds = rounds;
  return spec;
}

std::vector<ArenaRound> played(const ArenaSpec& spec) {
  std::vector<ArenaRound> rounds;
  playArena(toy::Rules(), spec, [&](const ArenaRound& round) { rounds.push_back(round); });
  return rounds;
}

std::vector<std::vector<double>> scoresOf(const ArenaSpec& spec) {
  std::vector<std::vector<double>> all;
  for (const ArenaRound& round : played(spec)) all.push_back(round.scores);
  return all;
}

TEST(Arena, ARoundIsFairTheSameDrawsInEachSeating) {
  // Players who do the same in the same position have the same luck, and where they draw lots the
  // same lots.
  for (const PlayerKind kind : {PlayerKind::kCoach, PlayerKind::kRandom, PlayerKind::kRookie}) {
    for (const auto& scores : scoresOf(specOf(kind, kind, 50))) {
      EXPECT_EQ(scores, (std::vector<double>{0.5, 0.5}));
    }
  }
}

TEST(Arena, ScoresAreThoseOfThePlayersNotOfTheSeats) {
  const auto mean = [](PlayerKind first, PlayerKind second) {
    Spread spread;
    for (const auto& scores : scoresOf(specOf(first, second, 200))) {
      EXPECT_DOUBLE_EQ(scores[0] + scores[1], 1);
      spread.add(scores[0]);
    }
    return spread.mean();
  };
  EXPECT_GT(mean(PlayerKind::kCoach, PlayerKind::kRandom), 0.6);
  EXPECT_LT(mean(PlayerKind::kRandom, PlayerKind::kCoach), 0.4);
}

TEST(Arena, TheNumberOfThreadsChangesNothing) {
  ArenaSpec spec = specOf(PlayerKind::kRookie, PlayerKind::kRandom, 40);
  const auto one = scoresOf(spec);
  ASSERT_EQ(one.size(), 40U);
  spec.threads = 3;
  EXPECT_EQ(scoresOf(spec), one);
  spec.seed = 8;
  EXPECT_NE(scoresOf(spec), one);
}

TEST(Arena, GoesOnWhereItStopped) {
  ArenaSpec spec = specOf(PlayerKind::kRookie, PlayerKind::kRandom, 12);
  const auto all = scoresOf(spec);
  spec.first = 5;
  EXPECT_EQ(scoresOf(spec), std::vector(all.begin() + 5, all.end()));
  EXPECT_EQ(played(spec)[0].number, 5);
}

TEST(Arena, StoppedItTellsWholeRoundsAlone) {
  ArenaSpec spec = specOf(PlayerKind::kRookie, PlayerKind::kRandom, 100'000);
  std::atomic<bool> stop = false;
  spec.stop = &stop;
  spec.threads = 3;
  std::vector<std::vector<double>> some;
  playArena(toy::Rules(), spec, [&](const ArenaRound& round) {
    some.push_back(round.scores);
    stop = some.size() >= 10;
  });
  const auto count = static_cast<std::int64_t>(some.size());
  EXPECT_GE(count, 10);
  EXPECT_LT(count, spec.rounds);
  EXPECT_EQ(some, scoresOf(specOf(PlayerKind::kRookie, PlayerKind::kRandom, count)));
}

TEST(Arena, TimesChoicesThatArentForced) {
  ArenaSpec spec = specOf(PlayerKind::kCoach, PlayerKind::kRandom, 1);
  EXPECT_TRUE(played(spec)[0].thought[0].empty());
  double now = 0;
  spec.clock = [&now] { return now += 0.5; };
  const std::vector<ArenaRound> rounds = played(spec);
  for (const auto& times : rounds[0].thought) {
    EXPECT_FALSE(times.empty());
    for (const double time : times) EXPECT_EQ(time, 0.5);
  }
}

TEST(WinRate, IsWilsonsIntervalOfMatchesApartFromEachOther) {
  Spread scores;
  for (int i = 0; i < 10; ++i) scores.add(i < 8 ? 1 : 0);
  const WinRate rate = winRate(scores, 1);
  EXPECT_DOUBLE_EQ(rate.share, 0.8);
  EXPECT_NEAR(rate.low, 0.4902, 1e-4);
  EXPECT_NEAR(rate.high, 0.9433, 1e-4);
}

TEST(WinRate, OfPairsThatBalanceIsNarrower) {
  Spread even, split;
  for (int i = 0; i < 100; ++i) {
    even.add(i % 10 == 0 ? 1 : 0.5);
    split.add(i % 20 < 11 ? 1 : 0);
  }
  EXPECT_DOUBLE_EQ(even.mean(), split.mean());
  const auto width = [](const Spread& scores) {
    const WinRate rate = winRate(scores, 2);
    EXPECT_LT(rate.low, rate.share);
    EXPECT_GT(rate.high, rate.share);
    return rate.high - rate.low;
  };
  EXPECT_LT(width(even), width(split));
}

TEST(WinRate, IsNeverSurerThanTheMatchesAllow) {
  Spread won;
  for (int i = 0; i < 10; ++i) won.add(1);
  EXPECT_NEAR(winRate(won, 2).low, 20 / (20 + 1.959964 * 1.959964), 1e-9);
  EXPECT_EQ(winRate(won, 2).high, 1);
  EXPECT_EQ(winRate(Spread(), 2).low, 0);
  EXPECT_EQ(winRate(Spread(), 2).high, 1);
}

TEST(Quantile, IsTheValueBelowWhichSoManyLie) {
  std::vector<double> values;
  for (int i = 100; i >= 0; --i) values.push_back(i);
  EXPECT_EQ(quantile(values, 0.5), 50);
  EXPECT_EQ(quantile(values, 0.99), 99);
  std::vector<double> none;
  EXPECT_EQ(quantile(none, 0.5), 0);
}

}  // namespace
}  // namespace raindelay
