#include "lab/arena.h"

#include <cmath>

namespace raindelay {

WinRate winRate(const Spread& scores, int matches) {
  if (scores.count() == 0) return {};
  constexpr double kDeviations = 1.959964;
  const double share = scores.mean();
  const auto rounds = static_cast<double>(scores.count());
  const double variance = scores.standardError() * scores.standardError();
  // As many matches apart from each other would spread as much.
  double n = rounds * matches;
  if (variance > 0) n = std::max(rounds, share * (1 - share) / variance);
  const double z = kDeviations * kDeviations / n;
  const double middle = (share + z / 2) / (1 + z);
  const double half = std::sqrt(z * (share * (1 - share) + z / 4)) / (1 + z);
  // (Rounding must not leave out the share itself.)
  return {share, std::clamp(middle - half, 0.0, share), std::clamp(middle + half, share, 1.0)};
}

double quantile(std::vector<double>& values, double share) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

}  // namespace raindelay
