// Pairs of matches: the same draws for every variant, and the same numbers however they are played.
#include "study/pairs.h"

#include <gtest/gtest.h>

#include "study/study_fixture.h"

namespace raindelay::study {
namespace {

const char* const kTennis =
    "format: raindelay-study/1\ngame: quick-tennis\noptions: {sets: game}\nvariants:\n"
    "  same: {}\n  longer: {options: {sets: four-games}}\n";

shelf::StudyGame tennis() {
  return gameOf(kTennis).value();
}

std::vector<Pair> play(const shelf::StudyGame& game, const PairsSpec& spec) {
  std::vector<Pair> pairs;
  shelf::playPairsOf(game, spec, [&](const Pair& pair) { pairs.push_back(pair); });
  return pairs;
}

PairsSpec coaches(const shelf::StudyGame& game, std::int64_t pairs, Share share = {}) {
  PairsSpec spec = shelf::pairsSpec(game, {{PlayerKind::kCoach, PlayerKind::kCoach}}, share);
  spec.end = share.count(pairs);
  return spec;
}

void expectSame(const std::vector<Pair>& a, const std::vector<Pair>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].number, b[i].number);
    EXPECT_EQ(a[i].matches, b[i].matches);
  }
}

std::size_t placeOf(const shelf::StudyGame& game, const std::string& figure) {
  const auto& ids = game.header.figures;
  return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), figure) - ids.begin());
}

TEST(Pairs, VariantsHaveTheSameDraws) {
  const shelf::StudyGame game = tennis();
  const std::size_t decisions = placeOf(game, "decisions");
  for (const Pair& pair : play(game, coaches(game, 20))) {
    EXPECT_EQ(pair.matches[0], pair.matches[1]) << "nothing was changed";
    EXPECT_LT(pair.mean(0, decisions), pair.mean(2, decisions));
  }
}

TEST(Pairs, EachHasDrawsOfItsOwn) {
  const shelf::StudyGame game = tennis();
  const auto pairs = play(game, coaches(game, 3));
  EXPECT_NE(pairs[0].matches, pairs[1].matches);
  EXPECT_NE(pairs[1].matches, pairs[2].matches);
}

TEST(Pairs, AreTheSameOnAnyNumberOfThreads) {
  const shelf::StudyGame game = tennis();
  PairsSpec spec = coaches(game, 40);
  const auto one = play(game, spec);
  spec.threads = 4;
  expectSame(play(game, spec), one);
}

TEST(Pairs, OfSharesAreThoseOfTheWhole) {
  const shelf::StudyGame game = tennis();
  std::vector<Pair> shared;
  for (std::int64_t index = 0; index < 3; ++index) {
    const auto own = play(game, coaches(game, 20, {index, 3}));
    shared.insert(shared.end(), own.begin(), own.end());
  }
  std::sort(shared.begin(), shared.end(),
            [](const Pair& a, const Pair& b) { return a.number < b.number; });
  expectSame(shared, play(game, coaches(game, 20)));
}

TEST(Pairs, GoOnWhereTheyWereBrokenOff) {
  const shelf::StudyGame game = tennis();
  PairsSpec spec = coaches(game, 12);
  const auto whole = play(game, spec);
  spec.first = 5;
  expectSame(play(game, spec), {whole.begin() + 5, whole.end()});
}

TEST(Pairs, ThatArentFinishedAreNotTold) {
  const shelf::StudyGame game = tennis();
  constexpr std::int64_t kFarTooMany = 1'000'000;
  PairsSpec spec = coaches(game, kFarTooMany);
  spec.threads = 3;
  std::atomic<int> told = 0;
  spec.stopped = [&] { return told >= 10; };
  std::vector<Pair> some;
  shelf::playPairsOf(game, spec, [&](const Pair& pair) {
    ++told;
    some.push_back(pair);
  });
  // (A thread that the system lets wait holds up those that come after its pair: they are told with
  // it.)
  ASSERT_GE(some.size(), 10U);
  ASSERT_LT(some.size(), static_cast<std::size_t>(kFarTooMany));
  expectSame(some, play(game, coaches(game, static_cast<std::int64_t>(some.size()))));
}

TEST(Pairs, ExchangeSeatsWherePlayersDiffer) {
  const shelf::StudyGame game = tennis();
  PairsSpec spec = coaches(game, 10);
  EXPECT_EQ(spec.lineUp.seatings(), 1U);
  spec.lineUp.players = {PlayerKind::kCoach, PlayerKind::kRandom};
  EXPECT_EQ(spec.lineUp.seatings(), 2U);
  const std::size_t first = placeOf(game, "wins.0");
  double coach = 0;
  for (const Pair& pair : play(game, spec)) {
    ASSERT_EQ(pair.matches[0].size(), 2U);
    coach += pair.matches[0][0][first] + 1 - pair.matches[0][1][first];
  }
  EXPECT_GE(coach, 15) << "of 20 matches; whoever sits where";
}

TEST(Pairs, HaveTheFiguresThatASimulationCounts) {
  const shelf::StudyGame game = tennis();
  SimulationSpec spec;
  spec.games = 1;
  spec.seed = 1;
  spec.players = {PlayerKind::kCoach, PlayerKind::kCoach};
  const std::vector<std::string>& ids = game.header.figures;
  const SimulationReport report = shelf::simulateGame(*game.variants[0].game, spec);
  for (const FigureSpread& figure : report.figures) {
    EXPECT_NE(std::find(ids.begin(), ids.end(), figure.id), ids.end()) << figure.id;
  }
  const Pair pair = play(game, coaches(game, 1))[0];
  EXPECT_EQ(pair.matches[0][0][placeOf(game, "wins.0")],
            pair.matches[0][0][placeOf(game, "won-0")]);
  EXPECT_EQ(pair.mean(0, placeOf(game, "points")),
            pair.mean(0, placeOf(game, "points.0")) + pair.mean(0, placeOf(game, "points.1")));
}

TEST(Shares, HaveEachPairOnce) {
  for (std::int64_t of = 1; of < 6; ++of) {
    for (std::int64_t pairs = 0; pairs < 13; ++pairs) {
      std::set<std::int64_t> all;
      std::int64_t count = 0;
      for (Share share{0, of}; share.index < of; ++share.index) {
        for (std::int64_t place = 0; place < share.count(pairs); ++place, ++count) {
          EXPECT_LT(share.pair(place), pairs);
          all.insert(share.pair(place));
        }
      }
      EXPECT_EQ(count, pairs);
      EXPECT_EQ(static_cast<std::int64_t>(all.size()), pairs);
    }
  }
}

TEST(MatchCost, TellsWhatAMatchTakes) {
  const shelf::StudyGame game = tennis();
  double now = 0;
  const auto clock = [&now] { return now += 0.001; };
  const MatchCost random =
      shelf::matchCostOf(game, {{PlayerKind::kRandom, PlayerKind::kRandom}}, clock, 0.1);
  EXPECT_GT(random.seconds, 0);
  EXPECT_GT(random.decisions, 1);
  // A search looks at the clock so often that the first match isn't over in time.
  const MatchCost pro =
      shelf::matchCostOf(game, {{PlayerKind::kPro, PlayerKind::kPro}}, clock, 0.005);
  EXPECT_GT(pro.seconds, 0.005);
  EXPECT_GT(pro.preparation, 0);
  EXPECT_EQ(random.preparation, 0);
  EXPECT_GT(pro.decisions, 1);
}

}  // namespace
}  // namespace raindelay::study
