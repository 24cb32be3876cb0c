#include "study/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "study/confidence.h"
#include "study/front.h"
#include "study/statistics/known_numbers.h"

namespace raindelay::study {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<bool> droppedOf(const std::vector<Racer>& racers) {
  std::vector<bool> dropped;
  for (const Racer& racer : racers) dropped.push_back(racer.dropped);
  return dropped;
}

TEST(Race, DropsWhoSurelyCostsMoreThanThoseThatAreWanted) {
  std::vector<Racer> racers = {{{1, 3}}, {{2, 4}}, {{3.5, 9}}, {{5, 6}}};
  std::vector<Racer> two = racers;
  dropDominated(racers, 1);
  EXPECT_THAT(droppedOf(racers), ElementsAre(false, false, true, true));
  dropDominated(two, 2);
  EXPECT_THAT(droppedOf(two), ElementsAre(false, false, false, true));
  dropDominated(two, 3);
  EXPECT_THAT(droppedOf(two), ElementsAre(false, false, false, true));
  std::vector<Racer> contradicting = {{{5, 3}}, {{4, 9}}};
  dropDominated(contradicting, 1);
  EXPECT_THAT(droppedOf(contradicting), ElementsAre(false, false));
}

TEST(Race, DoublesThePairsOfThoseThatAreLeft) {
  std::vector<std::pair<std::size_t, std::int64_t>> asked;
  const std::vector<Racer> racers =
      race(3, {50, 150, 1}, [&](std::size_t candidate, std::int64_t pairs) {
        asked.emplace_back(candidate, pairs);
        const double middle = candidate == 1 ? 5 : 0;
        const double half = 200.0 / static_cast<double>(pairs);
        return Interval{middle - half, middle + half};
      });
  EXPECT_THAT(asked, ElementsAre(std::pair(0, 50), std::pair(1, 50), std::pair(2, 50),
                                 std::pair(0, 100), std::pair(1, 100), std::pair(2, 100),
                                 std::pair(0, 150), std::pair(2, 150)));
  EXPECT_THAT(droppedOf(racers), ElementsAre(false, true, false));
  EXPECT_EQ(racers[1].pairs, 100);
  EXPECT_EQ(racers[2].pairs, 150);
  EXPECT_THAT(race(0, {}, [](std::size_t, std::int64_t) { return Interval(); }), IsEmpty());
}

TEST(Race, KeepsTheBestAndHardlyMeasuresTheHopeless) {
  // Twenty candidates of which two are better by half of a deviation and more.
  constexpr std::size_t kCandidates = 20;
  constexpr int kRaces = 200;
  int lost = 0;
  std::int64_t pairsOfHopeless = 0;
  for (int i = 0; i < kRaces; ++i) {
    std::vector<AsymptoticSequence> costs(kCandidates,
                                          AsymptoticSequence({0.05 / kCandidates, 400, 0}));
    std::vector<KnownNumbers> numbers;
    for (std::size_t candidate = 0; candidate < kCandidates; ++candidate) {
      numbers.emplace_back(i, candidate);
    }
    const auto measure = [&](std::size_t candidate, std::int64_t pairs) {
      const double mean = candidate == 3 ? 0.4 : candidate == 4 ? 0.5 : 1;
      while (costs[candidate].count() < pairs) {
        costs[candidate].add(mean + numbers[candidate].geometric(2.0 / 3) - 0.5);
      }
      return costs[candidate].interval();
    };
    const std::vector<Racer> racers = race(kCandidates, {50, 1600, 2}, measure);
    lost += racers[3].dropped || racers[4].dropped ? 1 : 0;
    pairsOfHopeless += racers[0].pairs;
  }
  EXPECT_LE(lost, kRaces * 5 / 100);
  EXPECT_LT(pairsOfHopeless / kRaces, 500);
}

TEST(Front, HasWhatNothingBeats) {
  const std::vector<Offer> offers = {{0, 9}, {2, 4}, {1, 5}, {1, 4}, {3, 1}, {2, 4.5}, {4, 1}};
  EXPECT_THAT(frontOf(offers), ElementsAre(0, 3, 4));
  EXPECT_THAT(frontOf({}), IsEmpty());
}

}  // namespace
}  // namespace raindelay::study
