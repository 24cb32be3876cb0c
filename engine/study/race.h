#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "study/interval.h"

namespace raindelay::study {

/// How candidates are raced.
struct RaceSpec {
  std::int64_t first = 50;   ///< pairs of matches that each candidate gets
  std::int64_t most = 1600;  ///< and those that none gets more of; in between they are doubled
  std::size_t keep = 1;      ///< how many are wanted
};

/// A candidate of a race.
struct Racer {
  Interval cost;           ///< the less the better
  std::int64_t pairs = 0;  ///< that it was given
  bool dropped = false;    ///< as many as are wanted surely cost less
};

/// Marks as dropped who surely costs more than `keep` others do, by the intervals; among those
/// dropped already nothing changes.
inline void dropDominated(std::vector<Racer>& racers, std::size_t keep) {
  std::vector<double> highs;
  for (const Racer& racer : racers) {
    // (Of a cost that contradicts itself low is above high.)
    if (!racer.dropped) highs.push_back(std::max(racer.cost.low, racer.cost.high));
  }
  if (highs.size() <= keep) return;
  const auto last = highs.begin() + static_cast<std::ptrdiff_t>(keep) - 1;
  std::nth_element(highs.begin(), last, highs.end());
  for (Racer& racer : racers) racer.dropped = racer.dropped || racer.cost.low > *last;
}

/// Finds the best of many candidates without measuring the hopeless for long: all get a few pairs,
/// who is surely worse is dropped, the others get twice as many, until no more are left than are
/// wanted or all have had their most (O. Maron, A. Moore 1994, "Hoeffding Races"). If each interval
/// misses with a probability of at most alpha / candidates whenever it is looked at
/// (study/confidence.h), one of the best is dropped with a probability of at most alpha.
///
/// `measure(candidate, pairs) -> Interval` gives the cost as far as it is known after so many pairs
/// in all, and is called for the candidates in turn: the same data give the same race.
template <class Measure>
[[nodiscard]] std::vector<Racer> race(std::size_t candidates, const RaceSpec& spec,
                                      Measure&& measure) {
  std::vector<Racer> racers(candidates);
  std::size_t left = candidates;
  for (std::int64_t pairs = std::min(spec.first, spec.most); left > 0;) {
    for (std::size_t i = 0; i < candidates; ++i) {
      if (racers[i].dropped) continue;
      racers[i].cost = measure(i, pairs);
      racers[i].pairs = pairs;
    }
    dropDominated(racers, spec.keep);
    left = static_cast<std::size_t>(std::count_if(
        racers.begin(), racers.end(), [](const Racer& racer) { return !racer.dropped; }));
    if (left <= spec.keep || pairs == spec.most) break;
    pairs = std::min(2 * pairs, spec.most);
  }
  return racers;
}

}  // namespace raindelay::study
