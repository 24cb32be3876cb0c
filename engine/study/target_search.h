#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "study/race.h"

namespace raindelay::study {

/// The range in which a figure's mean should lie: anywhere in it is as good.
struct Goal {
  double least = 0;
  double most = 0;
  double weight = 1;  ///< half the range beyond it costs so much, twice as far four times that

  /// How far beyond the range this lies, below 0 under it; 0: within.
  [[nodiscard]] double beyond(double mean) const { return mean - std::clamp(mean, least, most); }
  /// The cost of a distance of 1; it grows with the distance's square.
  [[nodiscard]] double scale() const { return 4 * weight / ((most - least) * (most - least)); }
};

/// A number in a table of cards that may be changed, and how far.
struct Dial {
  int value = 0;  ///< as it is
  int low = 0;
  int high = 0;
};

/// The values of all dials.
using DialValues = std::vector<int>;

/// Pairs of matches by their numbers, `end` not among them.
struct PairRange {
  std::int64_t first = 0;
  std::int64_t end = 0;
};

/// The figures of each pair, in the goals' order.
using PairRows = std::vector<std::vector<double>>;

/// Plays pairs with these values. The pair of a number has the same draws whatever the values are.
/// Fewer rows than were asked for end the search.
using MeasurePairs = std::function<PairRows(const DialValues& values, PairRange pairs)>;

struct TargetSpec {
  std::vector<Dial> dials;
  /// Whether there is such a game; none: there always is.
  std::function<bool(const DialValues& values)> playable = {};
  std::vector<Goal> goals;
  /// By how much another changed cell has to make the fit better to be worth it.
  double costOfChange = 0;
  RaceSpec race;  ///< of each step; one is kept, whatever it says
  /// The probability that a step drops the best of its candidates.
  double alpha = 0.05;
  int steps = 100;
};

/// Values that were tried.
struct Proposal {
  DialValues values;
  int changed = 0;            ///< how many of them
  std::int64_t pairs = 0;     ///< that were played
  std::vector<double> means;  ///< of the figures
  /// Σ weight (distance beyond the range / half the range)² over the goals.
  double fit = 0;
};

struct TargetReport {
  std::vector<Proposal> tried;  ///< the values as they were, then all others
  /// The best fits for so many changed cells (study/front.h), measured anew with as many pairs as a
  /// race has at most, which the search hasn't seen: who won a race was lucky, too.
  std::vector<Proposal> front;
  bool finished = false;  ///< no step makes it better any more, and all was measured
};

/// Looks for values that give the figures that are wanted with few changes: from the values as they
/// are in steps of one dial by 1. At each step all such steps are raced, by what they make better
/// or worse on the same pairs, and the best is taken, until none is better. What it finds is a
/// local optimum. A figure that a step hasn't changed in any pair counts as unchanged.
[[nodiscard]] TargetReport searchForTarget(const TargetSpec& spec, const MeasurePairs& measure);

/// The same sum of some means.
[[nodiscard]] double fitOf(const std::vector<double>& means, const std::vector<Goal>& goals);

}  // namespace raindelay::study
