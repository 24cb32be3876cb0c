#include "study/paired.h"

#include <cmath>

namespace raindelay::study {

Paired::Paired(const PairedSpec& spec)
    : meanSequence_(AsymptoticSequence({spec.alpha, spec.target, 0})),
      changeSequence_(meanSequence_) {
  if (!spec.share) return;
  meanSequence_ = BettingSequence({spec.alpha});
  changeSequence_ = BettingSequence::ofDifferences(spec.alpha);
}

void Paired::add(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return;
  a_.add(a);
  b_.add(b);
  change_.add(b - a);
  std::visit([b](auto& sequence) { sequence.add(b); }, meanSequence_);
  std::visit([change = b - a](auto& sequence) { sequence.add(change); }, changeSequence_);
}

Interval Paired::changeInterval() const {
  return std::visit([](const auto& sequence) { return sequence.interval(); }, changeSequence_);
}

Interval Paired::meanInterval() const {
  return std::visit([](const auto& sequence) { return sequence.interval(); }, meanSequence_);
}

double Paired::p() const {
  return std::visit([](const auto& sequence) { return sequence.p(); }, changeSequence_);
}

double Paired::efficiency() const {
  const auto variance = [](const Spread& of) { return of.deviation() * of.deviation(); };
  return variance(change_) > 0 ? (variance(a_) + variance(b_)) / variance(change_) : 1;
}

}  // namespace raindelay::study
