#include "study/confidence.h"

#include <algorithm>
#include <boost/math/special_functions/lambert_w.hpp>
#include <cassert>
#include <cmath>
#include <iterator>

namespace raindelay::study {
namespace {

constexpr int kGrid = 1000;
/// The share of what could be staked without being able to lose all (their c).
constexpr double kCaution = 0.5;
/// Capital from which a candidate isn't asked about any longer, and below which its gambler stops:
/// who stops betting keeps to the rules of a fair game.
constexpr double kSettled = 2e12;
constexpr double kRuined = 1e-9;

/// The candidates for a mean of 0 … 1, the null among them.
std::vector<double> candidatesWith(double null) {
  std::vector<double> candidates;
  for (int i = 1; i < kGrid; ++i) candidates.push_back(static_cast<double>(i) / kGrid);
  const auto after = std::lower_bound(candidates.begin(), candidates.end(), null);
  if (after == candidates.end() || *after != null) candidates.insert(after, null);
  return candidates;
}

std::vector<double> mirrored(std::vector<double> candidates) {
  std::reverse(candidates.begin(), candidates.end());
  for (double& candidate : candidates) candidate = 1 - candidate;
  return candidates;
}

/// The square of the rho that makes the half width at n smallest. With x = n rho² that is where
/// x = ln(1 + x) - 2 ln alpha, so that -(1 + x) is the lower branch of Lambert's W at -alpha²/e.
double precisionFor(double alpha, double n) {
  return (-boost::math::lambert_wm1(-alpha * alpha * std::exp(-1.0)) - 1) / n;
}

}  // namespace

BettingSequence::Gambler::Gambler(std::vector<double> candidates)
    : candidates_(std::move(candidates)),
      capital_(candidates_.size(), 1),
      peak_(candidates_.size(), 1),
      end_(candidates_.size()) {
  for (const double candidate : candidates_) most_.push_back(kCaution / candidate);
}

void BettingSequence::Gambler::bet(double x, double stake) {
  for (std::size_t i = begin_; i < end_; ++i) {
    capital_[i] *= 1 + std::min(stake, most_[i]) * (x - candidates_[i]);
    peak_[i] = std::max(peak_[i], capital_[i]);
  }
  while (begin_ < end_ && peak_[begin_] >= kSettled) ++begin_;
  while (begin_ < end_ && capital_[end_ - 1] < kRuined) --end_;
}

double BettingSequence::Gambler::largestAt(double capital) const {
  const auto poor = std::partition_point(peak_.begin(), peak_.end(),
                                         [capital](double peak) { return peak >= capital; });
  return poor == peak_.begin() ? 0
                               : candidates_[static_cast<std::size_t>(poor - peak_.begin()) - 1];
}

double BettingSequence::Gambler::peakAt(double candidate) const {
  const auto at = std::lower_bound(candidates_.begin(), candidates_.end(), candidate);
  return peak_[static_cast<std::size_t>(at - candidates_.begin())];
}

BettingSequence::BettingSequence(const Spec& spec)
    : spec_(spec),
      larger_(candidatesWith(nullShare())),
      smaller_(mirrored(candidatesWith(nullShare()))) {
  assert(spec.low < spec.null && spec.null < spec.high);
}

void BettingSequence::add(double x) {
  const double share = (x - spec_.low) / range();
  assert(0 <= share && share <= 1);
  // What was seen before this one, and one half with a variance of a quarter beside it.
  const auto n = static_cast<double>(seen_.count() + 1);
  const double variance = (0.25 + squares_) / n;
  const double stake = std::sqrt(2 * std::log(2 / spec_.alpha) / (variance * n * std::log(1 + n)));
  larger_.bet(share, stake);
  smaller_.bet(1 - share, stake);
  seen_.add(share);
  const double mean = (0.5 + n * seen_.mean()) / (n + 1);
  squares_ += (share - mean) * (share - mean);
}

Interval BettingSequence::interval() const {
  // Half of the money is on either side.
  const double rich = 2 / spec_.alpha;
  return {spec_.low + range() * larger_.largestAt(rich),
          spec_.high - range() * smaller_.largestAt(rich)};
}

double BettingSequence::p() const {
  const double null = nullShare();
  const double peak = std::max(larger_.peakAt(null), smaller_.peakAt(1 - null));
  return std::clamp(2 / peak, 2 / kSettled, 1.0);
}

AsymptoticSequence::AsymptoticSequence(const Spec& spec)
    : spec_(spec), precision_(precisionFor(spec.alpha, spec.target)) {}

void AsymptoticSequence::add(double x) {
  seen_.add(x);
  const double deviation = seen_.deviation();
  if (seen_.count() < kFirstLook || deviation == 0) return;
  const auto n = static_cast<double>(seen_.count());
  const double scale = n * precision_;
  const double spread = std::log1p(scale) / 2;
  const double half =
      deviation * std::sqrt(2 * (scale + 1) / (n * scale) * (spread - std::log(spec_.alpha)));
  interval_ = interval_ & Interval{seen_.mean() - half, seen_.mean() + half};
  const double away = (seen_.mean() - spec_.null) / deviation;
  evidence_ = std::max(evidence_, n * scale * away * away / (2 * (scale + 1)) - spread);
}

double AsymptoticSequence::p() const {
  return std::exp(-evidence_);
}

}  // namespace raindelay::study
