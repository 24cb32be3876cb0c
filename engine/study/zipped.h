#pragma once

#include <algorithm>
#include <vector>

#include "study/pairs.h"
#include "study/target_search.h"

namespace raindelay::study {

/// The pairs of two games that were played one after the other, as if they had been played
/// together: of those numbers that both have.
[[nodiscard]] inline std::vector<Pair> zipped(const std::vector<Pair>& a,
                                              const std::vector<Pair>& b, PairRange range) {
  std::vector<Pair> both;
  const auto end = std::min({std::ssize(a), std::ssize(b), std::ptrdiff_t{range.end}});
  for (auto i = static_cast<std::size_t>(range.first); std::ssize(both) + range.first < end; ++i) {
    both.push_back({a[i].number, {a[i].matches[0], b[i].matches[0]}});
  }
  return both;
}

}  // namespace raindelay::study
