#include "study/quadratic.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "lab/spread.h"
#include "study/statistics/known_numbers.h"

namespace raindelay::study {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using Function = std::function<double(const std::vector<double>&)>;

std::vector<double> anywhere(const std::vector<Interval>& ranges, KnownNumbers& numbers) {
  std::vector<double> inputs;
  for (const Interval& range : ranges) {
    inputs.push_back(range.low + range.width() * numbers.uniform());
  }
  return inputs;
}

Result<Quadratic> fitted(const Function& figure, const std::vector<Interval>& ranges,
                         std::size_t count) {
  KnownNumbers numbers(1, 0);
  std::vector<Sample> samples;
  while (samples.size() < count) {
    const std::vector<double> inputs = anywhere(ranges, numbers);
    samples.push_back({inputs, figure(inputs)});
  }
  return Quadratic::fit(samples, ranges);
}

TEST(Quadratic, HasTheIndicesThatAreWorkedOutByHand) {
  // Variances over -1 … 1: 2²/3 of the first, 3² · 4/45 of the second, 4²/9 of the product.
  const Function figure = [](const std::vector<double>& u) {
    return 1 + 2 * u[0] + 3 * u[1] * u[1] + 4 * u[0] * u[2];
  };
  const Result<Quadratic> fit = fitted(figure, {{-1, 1}, {-1, 1}, {-1, 1}, {-1, 1}}, 40);
  ASSERT_TRUE(fit.ok());
  const double a = 4.0 / 3;
  const double b = 9 * 4.0 / 45;
  const double ac = 16.0 / 9;
  const double all = a + b + ac;
  EXPECT_NEAR(fit->variance(), all, 1e-9);
  EXPECT_THAT(fit->firstOrder(), ElementsAre(DoubleNear(a / all, 1e-9), DoubleNear(b / all, 1e-9),
                                             DoubleNear(0, 1e-9), DoubleNear(0, 1e-9)));
  EXPECT_THAT(fit->total(), ElementsAre(DoubleNear((a + ac) / all, 1e-9), DoubleNear(b / all, 1e-9),
                                        DoubleNear(ac / all, 1e-9), DoubleNear(0, 1e-9)));
  EXPECT_NEAR(fit->explained(), 1, 1e-12);
}

/// The mean square of what changes when one input alone is drawn anew, half of it: the total index
/// by M. Jansen 1999.
double totalByDrawing(const Function& figure, const std::vector<Interval>& ranges,
                      std::size_t input) {
  constexpr int kDraws = 100'000;
  KnownNumbers numbers(2, input);
  Spread all;
  double squares = 0;
  for (int i = 0; i < kDraws; ++i) {
    std::vector<double> at = anywhere(ranges, numbers);
    const double before = figure(at);
    at[input] = anywhere(ranges, numbers)[input];
    const double change = figure(at) - before;
    squares += change * change;
    all.add(before);
  }
  return squares / (2.0 * kDraws) / (all.deviation() * all.deviation());
}

TEST(Quadratic, HasTheIndicesThatDrawingFindsOverAnyRanges) {
  const std::vector<Interval> ranges = {{0, 4}, {-3, 10}, {5, 6}, {-2, -1}, {0, 1}};
  const Function figure = [](const std::vector<double>& x) {
    return 3 * x[0] - x[0] * x[0] + 0.1 * x[1] * x[2] + 0.2 * x[1] - 4 * x[3] * x[3] + x[0] * x[3] -
           2 * x[4];
  };
  const Result<Quadratic> fit = fitted(figure, ranges, 60);
  ASSERT_TRUE(fit.ok());
  EXPECT_NEAR(fit->at(std::vector<double>{1, 2, 5.5, -1.5, 0.5}), -9.0 + 2 + 1.1 + 0.4 - 2.5 + 0,
              1e-9);
  for (std::size_t input = 0; input < ranges.size(); ++input) {
    EXPECT_NEAR(fit->total()[input], totalByDrawing(figure, ranges, input), 0.01) << input;
  }
}

TEST(Quadratic, SaysWhatItLeavesUnexplained) {
  // Of x³ over -1 … 1 the best line 3x/5 explains (3/25) / (1/7).
  const Function cube = [](const std::vector<double>& x) { return x[0] * x[0] * x[0]; };
  const Result<Quadratic> fit = fitted(cube, {{-1, 1}}, 4000);
  ASSERT_TRUE(fit.ok());
  EXPECT_NEAR(fit->explained(), 0.84, 0.01);
}

TEST(Quadratic, OfWhatNeverChangesHasNoIndices) {
  const Result<Quadratic> fit =
      fitted([](const std::vector<double>&) { return 5; }, {{0, 1}, {0, 1}}, 10);
  ASSERT_TRUE(fit.ok());
  EXPECT_NEAR(fit->variance(), 0, 1e-20);
}

TEST(Quadratic, NeedsEnoughSamples) {
  const Function figure = [](const std::vector<double>& x) { return x[0]; };
  const std::vector<Interval> ranges(3, Interval{0, 1});
  EXPECT_TRUE(fitted(figure, ranges, Quadratic::coefficients(3)).ok());
  EXPECT_EQ(fitted(figure, ranges, 9).error().message,
            "9 samples don't settle the 10 coefficients of a quadratic");
  const std::vector<Sample> same(20, Sample{{0.5, 0.5, 0.5}, 1});
  EXPECT_FALSE(Quadratic::fit(same, ranges).ok());
  EXPECT_EQ(fitted(figure, std::vector<Interval>(9, Interval{0, 1}), 60).error().message,
            "a quadratic of 9 numbers; 8 at most");
}

}  // namespace
}  // namespace raindelay::study
