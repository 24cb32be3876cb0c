#include "study/target_search.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "lab/spread.h"
#include "study/confidence.h"
#include "study/front.h"

namespace raindelay::study {
namespace {

/// Of the first so many rows; those that don't have a figure are left out, and where none has it
/// there is no mean (not a number).
std::vector<double> meansOf(const PairRows& rows, std::int64_t pairs, std::size_t figures) {
  std::vector<Spread> spreads(figures);
  for (std::size_t i = 0; i < static_cast<std::size_t>(pairs); ++i) {
    for (std::size_t k = 0; k < figures; ++k) {
      if (!std::isnan(rows[i][k])) spreads[k].add(rows[i][k]);
    }
  }
  constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
  std::vector<double> means;
  for (const Spread& spread : spreads) {
    means.push_back(spread.count() > 0 ? spread.mean() : kNothing);
  }
  return means;
}

/// A figure with two sets of values, on the same pairs. What a mean costs has a slope that only
/// grows, so between the mean a of one and b of the other, a's cost is above b's by (a - b) times a
/// slope that is found from the lower of them to the higher. The first factor is known well.
class Comparison {
 public:
  explicit Comparison(const AsymptoticSequence::Spec& spec) : difference_(spec), sum_(spec) {}

  /// Those that either doesn't have are left out.
  void add(double a, double b) {
    if (std::isnan(a) || std::isnan(b)) return;
    difference_.add(a - b);
    sum_.add(a + b);
  }
  /// By how much a's cost is above b's.
  [[nodiscard]] Interval cost(const Goal& goal) const {
    const Interval difference = known(difference_);
    const Interval sum = known(sum_);
    if (!difference.isBounded() || !sum.isBounded()) return {};
    const double apart = magnitudeOf(difference).high;
    const Interval slope{goal.beyond((sum.low - apart) / 2), goal.beyond((sum.high + apart) / 2)};
    return (difference * slope) * (2 * goal.scale());
  }

 private:
  [[nodiscard]] static Interval known(const AsymptoticSequence& sequence) {
    const Spread& seen = sequence.seen();
    const bool constant =
        seen.count() >= AsymptoticSequence::kFirstLook && seen.min() == seen.max();
    return constant ? Interval{seen.mean(), seen.mean()} : sequence.interval();
  }

  AsymptoticSequence difference_;
  AsymptoticSequence sum_;
};

class TargetSearch {
 public:
  TargetSearch(TargetSpec spec, const MeasurePairs& measure)
      : spec_(std::move(spec)), measure_(measure) {
    spec_.race.keep = 1;
  }

  TargetReport run() {
    DialValues now;
    for (const Dial& dial : spec_.dials) now.push_back(dial.value);
    bool settled = false;
    for (int step = 0; step < spec_.steps && !settled && !stopped_; ++step) {
      visited_.insert(now);
      rowsOf(now, spec_.race.most);
      const DialValues next = bestFrom(now);
      settled = next == now;
      now = next;
    }
    TargetReport report;
    for (const DialValues& values : order_) {
      const PairRows& rows = rows_.at(values);
      report.tried.push_back(proposal(values, rows, std::ssize(rows)));
    }
    report.front = confirmed(report.tried);
    report.finished = settled && !stopped_;
    return report;
  }

 private:
  /// These values or, if it is better, what one step leads to.
  DialValues bestFrom(const DialValues& now) {
    const std::vector<DialValues> candidates = stepsFrom(now);
    const auto questions = static_cast<double>(2 * spec_.goals.size() * candidates.size());
    const double middle = std::sqrt(static_cast<double>(spec_.race.first * spec_.race.most));
    const Comparison fresh({spec_.alpha / questions, middle, 0});
    std::vector<std::vector<Comparison>> against(
        candidates.size(), std::vector<Comparison>(spec_.goals.size(), fresh));
    std::vector<std::size_t> compared(candidates.size());
    const std::vector<Racer> racers =
        race(candidates.size(), spec_.race, [&](std::size_t i, std::int64_t pairs) {
          const PairRows& base = rowsOf(now, pairs);
          const PairRows& own = rowsOf(candidates[i], pairs);
          if (candidates[i] == now) return Interval{0, 0};
          for (; compared[i] < std::min(own.size(), base.size()); ++compared[i]) {
            for (std::size_t k = 0; k < spec_.goals.size(); ++k) {
              against[i][k].add(own[compared[i]][k], base[compared[i]][k]);
            }
          }
          const double changes = spec_.costOfChange * (changed(candidates[i]) - changed(now));
          Interval cost{changes, changes};
          for (std::size_t k = 0; k < spec_.goals.size(); ++k) {
            cost = cost + against[i][k].cost(spec_.goals[k]);
          }
          return cost;
        });
    if (stopped_) return now;
    // Those that are left were given the same pairs; of equals it is the first, `now`.
    double least = std::numeric_limits<double>::infinity();
    DialValues best = now;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if (racers[i].dropped) continue;
      const Proposal made = proposal(candidates[i], rows_.at(candidates[i]), racers[i].pairs);
      const double cost = made.fit + spec_.costOfChange * made.changed;
      if (cost < least) best = candidates[i];
      least = std::min(cost, least);
    }
    return best;
  }

  /// These values, and what a step leads to, but for where the search has been.
  [[nodiscard]] std::vector<DialValues> stepsFrom(const DialValues& now) const {
    std::vector<DialValues> candidates{now};
    for (std::size_t i = 0; i < now.size(); ++i) {
      for (const int change : {-1, 1}) {
        DialValues next = now;
        next[i] += change;
        const Dial& dial = spec_.dials[i];
        const bool allowed = dial.low <= next[i] && next[i] <= dial.high;
        if (allowed && isPlayable(next) && !visited_.contains(next))
          candidates.push_back(std::move(next));
      }
    }
    return candidates;
  }

  [[nodiscard]] bool isPlayable(const DialValues& values) const {
    return !spec_.playable || spec_.playable(values);
  }

  /// At least so many rows, unless the search was stopped; what was played isn't played again.
  const PairRows& rowsOf(const DialValues& values, std::int64_t pairs) {
    const auto [at, fresh] = rows_.try_emplace(values);
    if (fresh) order_.push_back(values);
    PairRows& rows = at->second;
    const auto first = static_cast<std::int64_t>(rows.size());
    if (first < pairs && !stopped_) append(rows, values, {first, pairs});
    return rows;
  }

  void append(PairRows& rows, const DialValues& values, PairRange range) {
    PairRows more = measure_(values, range);
    stopped_ = static_cast<std::int64_t>(more.size()) < range.end - range.first;
    std::move(more.begin(), more.end(), std::back_inserter(rows));
  }

  [[nodiscard]] int changed(const DialValues& values) const {
    int count = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      count += values[i] != spec_.dials[i].value ? 1 : 0;
    }
    return count;
  }

  /// By the first so many rows.
  [[nodiscard]] Proposal proposal(const DialValues& values, const PairRows& rows,
                                  std::int64_t pairs) const {
    Proposal made{values, changed(values), pairs, meansOf(rows, pairs, spec_.goals.size())};
    made.fit = fitOf(made.means, spec_.goals);
    return made;
  }

  std::vector<Proposal> confirmed(const std::vector<Proposal>& tried) {
    const std::int64_t most = spec_.race.most;
    std::vector<Offer> offers;
    std::vector<const Proposal*> measured;
    for (const Proposal& one : tried) {
      // Who was dropped early may look better than it is.
      if (one.pairs < most) continue;
      offers.push_back({one.changed, one.fit});
      measured.push_back(&one);
    }
    std::vector<Proposal> front;
    for (const std::size_t i : frontOf(offers)) {
      PairRows rows;
      if (!stopped_) append(rows, measured[i]->values, {most, 2 * most});
      if (!stopped_) front.push_back(proposal(measured[i]->values, rows, most));
    }
    return front;
  }

  TargetSpec spec_;
  const MeasurePairs& measure_;
  std::map<DialValues, PairRows> rows_;
  std::vector<DialValues> order_;  ///< of the values in rows_, as they came
  std::set<DialValues> visited_;
  bool stopped_ = false;
};

}  // namespace

TargetReport searchForTarget(const TargetSpec& spec, const MeasurePairs& measure) {
  return TargetSearch(spec, measure).run();
}

double fitOf(const std::vector<double>& means, const std::vector<Goal>& goals) {
  double sum = 0;
  for (std::size_t k = 0; k < goals.size(); ++k) {
    const double beyond = goals[k].beyond(means[k]);
    sum += goals[k].scale() * beyond * beyond;
  }
  return sum;
}

}  // namespace raindelay::study
