// The promise of confidence sequences, kept: by simulation, with somebody who looks after every
// match from the fiftieth pair on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/math/distributions/binomial.hpp>
#include <functional>
#include <iostream>
#include <vector>

#include "study/confidence.h"
#include "study/holm.h"
#include "study/pairing.h"
#include "study/statistics/numbers.h"

namespace raindelay::study {
namespace {

constexpr int kPairs = 1000;
constexpr int kRepetitions = 2000;

/// The most misses that are believable of an interval which misses 5 % of the time: more come once
/// in a thousand times.
int mostOf(int repetitions) {
  return static_cast<int>(boost::math::quantile(boost::math::binomial(repetitions, 0.05), 0.999));
}

TEST(Coverage, LimitsAreThoseOfTheBinomialDistribution) {
  EXPECT_EQ(mostOf(2000), 131);
  EXPECT_EQ(mostOf(400), 35);
}

using Observe = std::function<double(KnownNumbers&)>;

/// How many of the repetitions ever had an interval without the truth.
template <class Sequence>
int misses(const Sequence& fresh, double truth, const Observe& observe, std::uint64_t seed) {
  int missed = 0;
  for (int i = 0; i < kRepetitions; ++i) {
    KnownNumbers numbers(seed, static_cast<std::uint64_t>(i));
    Sequence sequence = fresh;
    bool miss = false;
    for (int pair = 1; pair <= kPairs && !miss; ++pair) {
      sequence.add(observe(numbers));
      miss = pair >= AsymptoticSequence::kFirstLook && !sequence.interval().contains(truth);
    }
    missed += miss ? 1 : 0;
  }
  return missed;
}

/// Two matches with the draws of one pair: half of the time the seat decides, else the side.
double scoreOfPair(KnownNumbers& numbers) {
  if (numbers.chance(0.5)) return 0.5;
  return numbers.chance(0.3) ? 1 : 0;
}

struct Case {
  const char* what;
  double truth;
  Observe observe;
};

TEST(Coverage, OfShares) {
  const Case cases[] = {
      {"even", 0.5, [](KnownNumbers& numbers) { return numbers.chance(0.5) ? 1.0 : 0.0; }},
      {"rare", 0.03, [](KnownNumbers& numbers) { return numbers.chance(0.03) ? 1.0 : 0.0; }},
      {"scores of pairs", 0.4, scoreOfPair},
  };
  for (const Case& one : cases) {
    const int missed = misses(BettingSequence(), one.truth, one.observe, 1);
    RecordProperty(std::string("missed, ") + one.what, missed);
    std::cout << one.what << " " << missed << "\n";
    EXPECT_LE(missed, mostOf(kRepetitions)) << one.what;
  }
}

TEST(Coverage, OfMeans) {
  const Case cases[] = {
      {"a die", 3.5, [](KnownNumbers& numbers) { return std::ceil(6 * numbers.uniform()); }},
      {"runs of a match", 9 * 0.5,
       [](KnownNumbers& numbers) {
         double runs = 0;
         for (int inning = 0; inning < 9; ++inning) runs += numbers.geometric(2.0 / 3);
         return runs;
       }},
      {"runs of an inning", 0.5, [](KnownNumbers& numbers) { return numbers.geometric(2.0 / 3); }},
      {"a share", 0.3, [](KnownNumbers& numbers) { return numbers.chance(0.3) ? 1.0 : 0.0; }},
  };
  for (const Case& one : cases) {
    const int missed = misses(AsymptoticSequence({0.05, 500, 0}), one.truth, one.observe, 2);
    RecordProperty(std::string("missed, ") + one.what, missed);
    std::cout << one.what << " " << missed << "\n";
    EXPECT_LE(missed, mostOf(kRepetitions)) << one.what;
  }
}

}  // namespace
}  // namespace raindelay::study
