#include "study/quadratic.h"

#include <Eigen/Dense>
#include <algorithm>
#include <string>
#include <utility>

namespace raindelay::study {
namespace {

// The variances over -1 … 1 of u, of (3u² - 1) / 2, and of a product of two inputs.
constexpr double kOfLinear = 1.0 / 3;
constexpr double kOfSquare = 1.0 / 5;
constexpr double kOfProduct = 1.0 / 9;

double squared(double x) {
  return x * x;
}

}  // namespace

std::vector<double> Quadratic::terms(std::span<const double> inputs) const {
  std::vector<double> scaled;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    scaled.push_back(2 * (inputs[i] - ranges_[i].low) / ranges_[i].width() - 1);
  }
  std::vector<double> terms{1};
  for (const double u : scaled) terms.push_back(u);
  for (const double u : scaled) terms.push_back((3 * u * u - 1) / 2);
  for (std::size_t i = 0; i < scaled.size(); ++i) {
    for (std::size_t j = i + 1; j < scaled.size(); ++j) terms.push_back(scaled[i] * scaled[j]);
  }
  return terms;
}

Result<Quadratic> Quadratic::fit(std::span<const Sample> samples, std::vector<Interval> ranges) {
  if (ranges.size() > kMostInputs) {
    return Error{"a quadratic of " + std::to_string(ranges.size()) + " numbers; " +
                 std::to_string(kMostInputs) + " at most"};
  }
  Quadratic fitted(std::move(ranges));
  const auto rows = static_cast<Eigen::Index>(samples.size());
  const auto columns = static_cast<Eigen::Index>(coefficients(fitted.ranges_.size()));
  Eigen::MatrixXd terms(rows, columns);
  Eigen::VectorXd figures(rows);
  for (Eigen::Index row = 0; row < rows; ++row) {
    const Sample& sample = samples[static_cast<std::size_t>(row)];
    const std::vector<double> at = fitted.terms(sample.inputs);
    terms.row(row) = Eigen::Map<const Eigen::RowVectorXd>(at.data(), columns);
    figures(row) = sample.figure;
  }
  const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factors(terms);
  if (rows < columns || factors.rank() < columns) {
    return Error{std::to_string(samples.size()) + " samples don't settle the " +
                 std::to_string(columns) + " coefficients of a quadratic"};
  }
  const Eigen::VectorXd solved = factors.solve(figures);
  fitted.coefficients_.assign(solved.begin(), solved.end());
  const double spread = (figures.array() - figures.mean()).square().sum();
  if (spread > 0) fitted.explained_ = 1 - (terms * solved - figures).squaredNorm() / spread;
  return fitted;
}

double Quadratic::at(std::span<const double> inputs) const {
  const std::vector<double> all = terms(inputs);
  double sum = 0;
  for (std::size_t i = 0; i < all.size(); ++i) sum += coefficients_[i] * all[i];
  return sum;
}

double Quadratic::varianceOf(std::size_t input, bool products) const {
  const std::size_t n = ranges_.size();
  double sum = kOfLinear * squared(coefficients_[1 + input]) +
               kOfSquare * squared(coefficients_[1 + n + input]);
  std::size_t next = 1 + 2 * n;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j < n; ++j, ++next) {
      if (products && (i == input || j == input)) sum += kOfProduct * squared(coefficients_[next]);
    }
  }
  return sum;
}

double Quadratic::variance() const {
  const std::size_t n = ranges_.size();
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += varianceOf(i, false);
  for (std::size_t i = 1 + 2 * n; i < coefficients_.size(); ++i) {
    sum += kOfProduct * squared(coefficients_[i]);
  }
  return sum;
}

std::vector<double> Quadratic::shares(bool products) const {
  const double all = variance();
  std::vector<double> shares(ranges_.size());
  if (all == 0) return shares;
  for (std::size_t i = 0; i < shares.size(); ++i) shares[i] = varianceOf(i, products) / all;
  return shares;
}

std::vector<double> Quadratic::firstOrder() const {
  return shares(false);
}

std::vector<double> Quadratic::total() const {
  return shares(true);
}

}  // namespace raindelay::study
