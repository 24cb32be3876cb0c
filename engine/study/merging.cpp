#include "study/merging.h"

#include <algorithm>
#include <cmath>

namespace raindelay::study {
namespace {

/// Returns true if both have the same figures; one that neither has is the same.
bool areSame(const MatchFigures& a, const MatchFigures& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double one, double other) {
    return one == other || (std::isnan(one) && std::isnan(other));
  });
}

bool areSame(const Pair& a, const Pair& b) {
  const auto sameVariant = [](const auto& one, const auto& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const MatchFigures& x, const MatchFigures& y) { return areSame(x, y); });
  };
  return std::equal(a.matches.begin(), a.matches.end(), b.matches.begin(), b.matches.end(),
                    sameVariant);
}

}  // namespace

Result<void> Merging::add(const std::string& path, const Results& results) {
  for (const auto& [level, pairs] : results.all()) {
    auto& known = levels_[level];
    for (const Pair& pair : pairs) {
      const auto [at, fresh] = known.try_emplace(pair.number, Sourced{pair, path});
      if (fresh || areSame(at->second.pair, pair)) continue;
      return Error{path + " and " + at->second.path + " contradict each other in pair " +
                   std::to_string(pair.number) + " of " + level +
                   ": one of them isn't as it was played"};
    }
  }
  return {};
}

std::vector<Pair> Merging::pairs(const std::string& level) const {
  std::vector<Pair> merged;
  const auto found = levels_.find(level);
  if (found == levels_.end()) return merged;
  for (const auto& [number, sourced] : found->second) {
    if (number != std::ssize(merged)) break;
    merged.push_back(sourced.pair);
  }
  return merged;
}

std::size_t Merging::count(const std::string& level) const {
  const auto found = levels_.find(level);
  return found == levels_.end() ? 0 : found->second.size();
}

}  // namespace raindelay::study
