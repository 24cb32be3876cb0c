#include "study/holm.h"

#include <cstddef>
#include <numeric>

namespace raindelay::study {

std::vector<double> holm(std::span<const double> p) {
  std::vector<std::size_t> order(p.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
  std::vector<double> raised(p.size());
  double least = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto open = static_cast<double>(order.size() - i);
    least = std::max(least, std::min(1.0, open * p[order[i]]));
    raised[order[i]] = least;
  }
  return raised;
}

}  // namespace raindelay::study
