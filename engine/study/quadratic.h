#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/result.h"
#include "study/interval.h"

namespace raindelay::study {

/// What was measured at one place: the inputs there, and the figure.
struct Sample {
  std::vector<double> inputs;
  double figure = 0;
};

/// A figure as a quadratic function of a few numbers, each within its range; and whose doing the
/// spread of the figure is, if each number is equally likely anywhere in its range, whatever the
/// others are.
class Quadratic {
 public:
  static constexpr std::size_t kMostInputs = 8;

  /// The coefficients that a quadratic of so many inputs has: (n + 1)(n + 2) / 2.
  [[nodiscard]] static constexpr std::size_t coefficients(std::size_t inputs) {
    return (inputs + 1) * (inputs + 2) / 2;
  }
  /// Least squares (by Eigen's QR decomposition with pivots); no range is a single value. An Error
  /// where there are more than kMostInputs, or the samples leave a coefficient open: too few, or
  /// all on one line.
  [[nodiscard]] static Result<Quadratic> fit(std::span<const Sample> samples,
                                             std::vector<Interval> ranges);

  /// The figure at these inputs.
  [[nodiscard]] double at(std::span<const double> inputs) const;
  /// The share of the samples' variance that the quadratic explains, at most 1 (R²); 1 if they
  /// don't vary.
  [[nodiscard]] double explained() const { return explained_; }
  /// The variance of the figure over the ranges.
  [[nodiscard]] double variance() const;
  /// Of each input the share of the variance that would be gone if it alone were known (first
  /// order), and the share that would remain if all others were (total): I. Sobol 1993, T. Homma,
  /// A. Saltelli 1996. Of a quadratic both are sums of squares of its coefficients. 0 … 1; all 0 if
  /// the figure doesn't vary.
  [[nodiscard]] std::vector<double> firstOrder() const;
  [[nodiscard]] std::vector<double> total() const;

 private:
  explicit Quadratic(std::vector<Interval> ranges) : ranges_(std::move(ranges)) {}

  /// The terms at these inputs: 1, each input, each square, each product, in polynomials that are
  /// orthogonal over the ranges (Legendre's): so the parts of the variance don't mix.
  [[nodiscard]] std::vector<double> terms(std::span<const double> inputs) const;
  /// Adds up the variance of the terms that have to do with the input.
  [[nodiscard]] double varianceOf(std::size_t input, bool products) const;
  [[nodiscard]] std::vector<double> shares(bool products) const;

  std::vector<Interval> ranges_;
  std::vector<double> coefficients_;
  double explained_ = 1;
};

}  // namespace raindelay::study
