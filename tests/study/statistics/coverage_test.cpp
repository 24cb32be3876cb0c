// The promise of confidence sequences, kept: by simulation, with somebody who looks after every
// match from the fiftieth pair on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "study/confidence.h"
#include "study/holm.h"
#include "study/paired.h"
#include "study/statistics/known_numbers.h"

namespace raindelay::study {
namespace {

constexpr double kAlpha = 0.05;
constexpr int kPairs = 1000;
constexpr int kRepetitions = 2000;
constexpr int kStudies = 400;

/// The most misses that are believable of what misses 5 % of the time: more come once in a thousand
/// times.
int mostOf(int repetitions) {
  return static_cast<int>(boost::math::quantile(boost::math::binomial(repetitions, kAlpha), 0.999));
}

TEST(Coverage, LimitsAreThoseOfTheBinomialDistribution) {
  EXPECT_EQ(mostOf(kRepetitions), 131);
  EXPECT_EQ(mostOf(kStudies), 35);
}

struct Source {
  const char* what;
  double mean;
  std::function<double(KnownNumbers&)> next;
};

/// How many of the repetitions ever had an interval without the mean.
template <class Sequence>
int misses(const Sequence& fresh, const Source& source) {
  int missed = 0;
  for (int i = 0; i < kRepetitions; ++i) {
    KnownNumbers numbers(1, static_cast<std::uint64_t>(i));
    Sequence sequence = fresh;
    bool misses = false;
    for (int pair = 1; pair <= kPairs && !misses; ++pair) {
      sequence.add(source.next(numbers));
      misses = pair >= AsymptoticSequence::kFirstLook && !sequence.interval().contains(source.mean);
    }
    missed += misses ? 1 : 0;
  }
  testing::Test::RecordProperty(std::string("misses of ") + source.what, missed);
  return missed;
}

double yes(bool happened) {
  return happened ? 1 : 0;
}

/// The score of a pair of matches: half of the time the seat decides, so that each wins one.
double scoreOfPair(KnownNumbers& numbers) {
  return numbers.chance(0.5) ? 0.5 : yes(numbers.chance(0.3));
}

double runsOfInning(KnownNumbers& numbers) {
  return numbers.geometric(2.0 / 3);
}

TEST(Coverage, OfShares) {
  const Source sources[] = {
      {"heads", 0.5, [](KnownNumbers& numbers) { return yes(numbers.chance(0.5)); }},
      {"a rare event", 0.03, [](KnownNumbers& numbers) { return yes(numbers.chance(0.03)); }},
      {"scores of pairs", 0.4, scoreOfPair},
  };
  for (const Source& source : sources) {
    EXPECT_LE(misses(BettingSequence(), source), mostOf(kRepetitions)) << source.what;
  }
}

TEST(Coverage, OfMeans) {
  const Source sources[] = {
      {"a die", 3.5, [](KnownNumbers& numbers) { return std::ceil(6 * numbers.uniform()); }},
      {"runs of an inning", 0.5, runsOfInning},
      {"differences of runs", 0,
       [](KnownNumbers& numbers) { return runsOfInning(numbers) - runsOfInning(numbers); }},
      {"heads", 0.5, [](KnownNumbers& numbers) { return yes(numbers.chance(0.5)); }},
  };
  for (const Source& source : sources) {
    EXPECT_LE(misses(AsymptoticSequence(), source), mostOf(kRepetitions)) << source.what;
  }
}

TEST(Coverage, OfIntervalsThatAreLookedAtAsIfOnlyOnceIsBroken) {
  // Mean ± 1.96 standard errors: what the tests above would find of it.
  struct Naive {
    Spread seen;
    void add(double x) { seen.add(x); }
    [[nodiscard]] Interval interval() const {
      const double half = 1.96 * seen.standardError();
      return {seen.mean() - half, seen.mean() + half};
    }
  };
  const Source die = {"a die, naively", 3.5,
                      [](KnownNumbers& numbers) { return std::ceil(6 * numbers.uniform()); }};
  EXPECT_GT(misses(Naive(), die), 3 * mostOf(kRepetitions));
}

/// A study of two variants: their scores, and four other figures.
struct TwoVariants {
  Paired scores{{kAlpha, kPairs, true}};
  std::vector<Paired> figures = std::vector<Paired>(4, Paired({kAlpha, kPairs, false}));

  /// A pair: some of the luck is shared. B wins so large a share of the pairs that it wouldn't have
  /// won, and has so many runs more.
  void play(KnownNumbers& numbers, double turned, double runs) {
    const double shared = scoreOfPair(numbers);
    const bool same = numbers.chance(0.6);
    const double a = same ? shared : scoreOfPair(numbers);
    const double b = same ? shared : scoreOfPair(numbers);
    scores.add(a, b < 1 && numbers.chance(turned) ? 1 : b);
    for (Paired& figure : figures) {
      const double both = runsOfInning(numbers);
      figure.add(both + runsOfInning(numbers), both + runsOfInning(numbers) + runs);
    }
  }
  /// After Holm, of each question.
  [[nodiscard]] std::vector<double> p() const {
    std::vector<double> all{scores.p()};
    for (const Paired& figure : figures) all.push_back(figure.p());
    return holm(all);
  }
};

TEST(Coverage, StudiesOfNoDifferenceRarelyFindOne) {
  int alarms = 0;
  int ofScores = 0;
  int ofRuns = 0;
  for (int i = 0; i < kStudies; ++i) {
    KnownNumbers numbers(2, static_cast<std::uint64_t>(i));
    TwoVariants study;
    for (int pair = 1; pair <= kPairs; ++pair) study.play(numbers, 0, 0);
    // A p-value is the least there ever was: it is what somebody saw who looked after every pair.
    const std::vector<double> p = study.p();
    alarms += *std::min_element(p.begin(), p.end()) <= kAlpha ? 1 : 0;
    ofScores += study.scores.p() <= kAlpha ? 1 : 0;
    ofRuns += study.figures[0].p() <= kAlpha ? 1 : 0;
  }
  RecordProperty("alarms", alarms);
  RecordProperty("alarms of scores alone", ofScores);
  RecordProperty("alarms of runs alone", ofRuns);
  EXPECT_LE(alarms, mostOf(kStudies));
  EXPECT_LE(ofScores, mostOf(kStudies));
  EXPECT_LE(ofRuns, mostOf(kStudies));
}

TEST(Coverage, PlantedEffectsAreFoundAndTheirSizeIsInTheInterval) {
  // After so many pairs eight standard errors each, of which about four are needed.
  constexpr double kRuns = 0.3;
  // Of pairs that B would have lost, 35 %, and shared, 50 %: so many are won.
  constexpr double kTurned = 0.15;
  constexpr double kScore = kTurned * (0.35 * 1 + 0.5 * 0.5);
  int found = 0;
  int missedScores = 0;
  int missedRuns = 0;
  for (int i = 0; i < kStudies; ++i) {
    KnownNumbers numbers(3, static_cast<std::uint64_t>(i));
    TwoVariants study;
    for (int pair = 1; pair <= kPairs; ++pair) study.play(numbers, kTurned, kRuns);
    const std::vector<double> p = study.p();
    found += *std::max_element(p.begin(), p.end()) <= kAlpha ? 1 : 0;
    missedScores += study.scores.changeInterval().contains(kScore) ? 0 : 1;
    missedRuns += study.figures[0].changeInterval().contains(kRuns) ? 0 : 1;
  }
  RecordProperty("studies that found all", found);
  RecordProperty("misses of the score", missedScores);
  RecordProperty("misses of the runs", missedRuns);
  EXPECT_GE(found, kStudies * 99 / 100);
  EXPECT_LE(missedScores, mostOf(kStudies));
  EXPECT_LE(missedRuns, mostOf(kStudies));
}

}  // namespace
}  // namespace raindelay::study
