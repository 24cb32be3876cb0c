#include "study/confidence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "study/holm.h"
#include "study/paired.h"
#include "study/statistics/known_numbers.h"

namespace raindelay::study {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

std::vector<double> shares(int count, double mean) {
  KnownNumbers numbers(7, static_cast<std::uint64_t>(1000 * mean));
  std::vector<double> drawn;
  for (int i = 0; i < count; ++i) {
    drawn.push_back(std::pow(numbers.uniform(), (1 - mean) / mean));
  }
  return drawn;
}

/// What a gambler who bets that the mean is larger than m has made at most, as the paper writes it
/// down: each mean and variance from all numbers before.
double peakAgainst(const std::vector<double>& x, double m, double alpha) {
  double capital = 1;
  double peak = 1;
  double sum = 0.5;
  double squares = 0.25;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const auto t = static_cast<double>(i + 1);
    const double bet = std::sqrt(2 * std::log(2 / alpha) / (squares / t * t * std::log(1 + t)));
    capital *= 1 + std::min(bet, 0.5 / m) * (x[i] - m);
    peak = std::max(peak, capital);
    sum += x[i];
    squares += std::pow(x[i] - sum / (t + 1), 2);
  }
  return peak;
}

TEST(BettingSequence, IsWhatThePaperSays) {
  for (const double alpha : {0.05, 0.001}) {
    const std::vector<double> x = shares(400, 0.3);
    std::vector<double> mirrored;
    for (const double one : x) mirrored.push_back(1 - one);
    BettingSequence sequence({alpha});
    for (const double one : x) sequence.add(one);
    const Interval interval = sequence.interval();
    EXPECT_GE(peakAgainst(x, interval.low, alpha), 2 / alpha);
    EXPECT_LT(peakAgainst(x, interval.low + 0.001, alpha), 2 / alpha);
    EXPECT_GE(peakAgainst(mirrored, 1 - interval.high, alpha), 2 / alpha);
    EXPECT_LT(peakAgainst(mirrored, 1 - interval.high + 0.001, alpha), 2 / alpha);
    const double against = std::max(peakAgainst(x, 0.5, alpha), peakAgainst(mirrored, 0.5, alpha));
    EXPECT_DOUBLE_EQ(sequence.p(), std::max(1e-12, 2 / against));
    EXPECT_TRUE(interval.contains(sequence.mean()));
  }
}

TEST(BettingSequence, KnowsNothingAtFirst) {
  const BettingSequence sequence;
  EXPECT_EQ(sequence.interval(), (Interval{0, 1}));
  EXPECT_EQ(sequence.p(), 1);
}

TEST(BettingSequence, ShrinksAndSettlesTheNullAtItsAlpha) {
  BettingSequence sequence({0.05, 0, 1, 0.4});
  Interval before = sequence.interval();
  double p = 1;
  int refuted = 0;
  for (const double one : shares(1000, 0.5)) {
    sequence.add(one);
    const Interval now = sequence.interval();
    EXPECT_EQ(now & before, now);
    EXPECT_LE(sequence.p(), p);
    // (Its ends are values that were refuted.)
    EXPECT_EQ(sequence.p() <= 0.05, now.low >= 0.4);
    refuted += sequence.p() <= 0.05 ? 1 : 0;
    before = now;
    p = sequence.p();
  }
  EXPECT_GT(refuted, 500);
  EXPECT_LT(before.width(), 0.15);
}

TEST(BettingSequence, OfDifferencesIsThatOfTheirShares) {
  BettingSequence plain;
  BettingSequence scaled = BettingSequence::ofDifferences(0.05);
  for (const double one : shares(300, 0.6)) {
    plain.add(one);
    scaled.add(2 * one - 1);
  }
  EXPECT_NEAR(scaled.interval().low, 2 * plain.interval().low - 1, 1e-9);
  EXPECT_NEAR(scaled.interval().high, 2 * plain.interval().high - 1, 1e-9);
  EXPECT_NEAR(scaled.p(), plain.p(), 1e-9);
  EXPECT_NEAR(scaled.mean(), 2 * plain.mean() - 1, 1e-9);
}

TEST(BettingSequence, OfWhatAlwaysHappensSaysHowOftenItCouldFail) {
  BettingSequence sequence;
  for (int i = 0; i < 100; ++i) sequence.add(1);
  // (0.963 is what the exact interval of one look has.)
  EXPECT_GT(sequence.interval().low, 0.9);
  EXPECT_LT(sequence.interval().low, 0.963);
  EXPECT_EQ(sequence.interval().high, 1);
}

TEST(AsymptoticSequence, IsWhatThePaperSays) {
  // At n = 100 the best n rho² is 8.212, for an alpha of 0.05: half a width of 0.3035 deviations.
  AsymptoticSequence sequence({0.05, 100, 0});
  for (int i = 0; i < 99; ++i) sequence.add(0);
  EXPECT_EQ(sequence.interval(), Interval()) << "all were the same";
  sequence.add(1);
  EXPECT_NEAR(sequence.interval().low, 0.01 - 0.030351, 1e-6);
  EXPECT_NEAR(sequence.interval().high, 0.01 + 0.030351, 1e-6);
  EXPECT_EQ(sequence.p(), 1);
}

TEST(AsymptoticSequence, IsNarrowestWhereItIsAimed) {
  const auto widthAt200 = [](double target) {
    AsymptoticSequence sequence({0.05, target, 0});
    for (int i = 0; i < 199; ++i) sequence.add(0);
    sequence.add(1);
    return sequence.interval().width();
  };
  EXPECT_LT(widthAt200(200), widthAt200(180));
  EXPECT_LT(widthAt200(200), widthAt200(220));
}

TEST(AsymptoticSequence, SaysNothingBeforeTheFiftieth) {
  AsymptoticSequence sequence;
  for (int i = 1; i < 50; ++i) sequence.add(i % 2);
  EXPECT_EQ(sequence.interval(), Interval());
  sequence.add(0);
  EXPECT_TRUE(sequence.interval().isBounded());
}

TEST(AsymptoticSequence, SettlesTheNullAtItsAlpha) {
  AsymptoticSequence sequence({0.05, 300, 0.4});
  Interval before;
  int refuted = 0;
  for (const double one : shares(1000, 0.5)) {
    sequence.add(one);
    EXPECT_EQ(sequence.interval() & before, sequence.interval());
    EXPECT_EQ(sequence.p() <= 0.05, !sequence.interval().contains(0.4));
    refuted += sequence.p() <= 0.05 ? 1 : 0;
    before = sequence.interval();
  }
  EXPECT_GT(refuted, 500);
}

TEST(Interval, HoldsWhatItsPartsCanGive) {
  EXPECT_EQ((Interval{-1, 2} + Interval{3, 4}), (Interval{2, 6}));
  EXPECT_EQ((Interval{-1, 2} * Interval{-3, 4}), (Interval{-6, 8}));
  EXPECT_EQ((Interval{-1, 2} * -2), (Interval{-4, 2}));
  EXPECT_EQ((Interval{0, 0} * Interval()), Interval());
  EXPECT_EQ(magnitudeOf({-3, 1}), (Interval{0, 3}));
  EXPECT_EQ(magnitudeOf({-3, -1}), (Interval{1, 3}));
  EXPECT_TRUE((Interval{-1, 2}).lies(-1, 2));
  EXPECT_FALSE((Interval{-1, 2}).lies(-0.9, 3));
  EXPECT_TRUE((Interval{-1, 2}).misses(2.1, 3));
  EXPECT_FALSE((Interval{-1, 2}).misses(2, 3));
}

TEST(Holm, RaisesEachByWhatIsStillOpen) {
  EXPECT_THAT(holm(std::vector<double>{0.01, 0.04, 0.03, 0.005}),
              ElementsAre(DoubleNear(0.03, 1e-12), DoubleNear(0.06, 1e-12), DoubleNear(0.06, 1e-12),
                          DoubleNear(0.02, 1e-12)));
  EXPECT_THAT(holm(std::vector<double>{0.6, 0.6}), ElementsAre(1, 1));
  EXPECT_THAT(holm({}), testing::IsEmpty());
  EXPECT_EQ(pOfEvidence(20), 0.05);
  EXPECT_EQ(pOfEvidence(0.5), 1);
}

TEST(Paired, SaysHowManyTimesAsManyMatchesItSaves) {
  Paired paired;
  EXPECT_EQ(paired.efficiency(), 1);
  for (int i = 0; i < 120; ++i) {
    // Variances of 4, 4 and 2 (times 120 / 119): most of their luck is shared.
    const double shared = std::sqrt(3.0) * (i % 2 == 0 ? 1 : -1);
    const double own = i % 4 < 2 ? 1 : -1;
    paired.add(shared + own, 0.5 + shared + (i % 8 < 4 ? own : -own));
  }
  EXPECT_DOUBLE_EQ(paired.change().mean(), 0.5);
  EXPECT_NEAR(paired.efficiency(), 4, 1e-9);
  EXPECT_TRUE(paired.changeInterval().contains(0.5));
  EXPECT_TRUE(paired.meanInterval().contains(0.5));
  EXPECT_LT(paired.changeInterval().width(), paired.meanInterval().width());
  EXPECT_EQ(paired.changeInterval().contains(0), paired.p() > 0.05);
}

TEST(Paired, OfSharesHasIntervalsWithinWhatTheyCanBe) {
  Paired paired({0.05, 1000, true});
  EXPECT_EQ(paired.changeInterval(), (Interval{-1, 1}));
  EXPECT_EQ(paired.meanInterval(), (Interval{0, 1}));
  for (int i = 0; i < 60; ++i) paired.add(0, 1);
  EXPECT_GT(paired.changeInterval().low, 0.5);
  EXPECT_LT(paired.p(), 0.001);
}

TEST(Paired, LeavesOutWhatEitherDoesNotHave) {
  Paired paired;
  paired.add(1, 2);
  paired.add(std::numeric_limits<double>::quiet_NaN(), 2);
  paired.add(1, std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(paired.change().count(), 1);
  EXPECT_EQ(paired.b().count(), 1);
}

}  // namespace
}  // namespace raindelay::study
