#include "study/paired.h"

#include <cmath>
#include <limits>

namespace raindelay::study {

Interval intervalOf(const Spread& values) {
  constexpr double kAll = std::numeric_limits<double>::infinity();
  constexpr double kDeviations = 1.959964;
  if (values.count() < 2) return {-kAll, kAll};
  const double half = kDeviations * values.standardError();
  return {values.mean() - half, values.mean() + half};
}

void Paired::add(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return;
  a_.add(a);
  b_.add(b);
  change_.add(b - a);
}

double Paired::efficiency() const {
  const auto variance = [](const Spread& of) { return of.deviation() * of.deviation(); };
  return variance(change_) > 0 ? (variance(a_) + variance(b_)) / variance(change_) : 1;
}

}  // namespace raindelay::study
