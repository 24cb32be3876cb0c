#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace raindelay::study {

/// A proposal by what it costs a designer and what it brings.
struct Offer {
  int changed = 0;  ///< cells
  double fit = 0;   ///< the distance from what is wanted, the less the better
};

/// The offers that none other beats in one respect without being worse in the other (V. Pareto), by
/// their numbers: fewest cells first, each with a better fit than the one before. Of equals the
/// first.
[[nodiscard]] inline std::vector<std::size_t> frontOf(std::span<const Offer> offers) {
  std::vector<std::size_t> order(offers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return offers[a].changed != offers[b].changed ? offers[a].changed < offers[b].changed
                                                  : offers[a].fit < offers[b].fit;
  });
  std::vector<std::size_t> front;
  for (const std::size_t next : order) {
    if (front.empty() || offers[next].fit < offers[front.back()].fit) front.push_back(next);
  }
  return front;
}

}  // namespace raindelay::study
