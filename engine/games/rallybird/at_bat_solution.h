#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/lookahead.h"
#include "core/matrix_game.h"
#include "games/rallybird/rules.h"

/// An at-bat in thought: for coach and evaluator.
namespace raindelay::rallybird {

/// Runs that the rest of a half-inning is usually worth, by outs (0 … 2) and bases; counted in
/// matches of coaches.
inline constexpr std::array<std::array<double, kBaseStates>, 3> kExpected{{
    {0.65, 1.15, 1.60, 1.95, 1.80, 2.20, 2.75, 3.10},
    {0.33, 0.68, 1.10, 1.35, 1.40, 1.70, 2.15, 2.40},
    {0.11, 0.27, 0.53, 0.70, 0.68, 0.80, 0.98, 1.10},
}};
/// The cost to the defence of turning or losing a Glove, in runs.
inline constexpr double kWearing = 0.1;
/// The number of times that an at-bat is played through.
inline constexpr int kRounds = 60;

/// Two dice are never more than this: more Gloves than that hold everything.
inline constexpr int kMostDefence = 13;
/// The number of throws, of 36, that come to this.
[[nodiscard]] constexpr int waysOf(int sum) {
  return sum < 2 || sum > 12 ? 0 : 6 - (sum > 7 ? sum - 7 : 7 - sum);
}

/// The state of the half-inning once a comparison has settled a play.
struct Settled {
  int outs = 0;
  unsigned bases = 0;
  int runs = 0;
  bool wears = false;  ///< a Glove
};
[[nodiscard]] inline Settled settledBy(const State& state, const PlayCard& play, Compared how) {
  const auto bases = static_cast<std::size_t>(state.bases());
  const Outcome& outcome = play.results[static_cast<std::size_t>(how)][bases];
  Settled settled{state.outs + outcome.outs()};
  if (settled.outs >= 3) return settled;
  for (std::size_t base = 0; base < 4; ++base) {
    const bool there = base == 0 || (bases >> (base - 1) & 1) != 0;
    if (!there || outcome.to[base] == Outcome::kOut) continue;
    if (outcome.to[base] == 4) ++settled.runs;
    if (outcome.to[base] >= 1 && outcome.to[base] <= 3)
      settled.bases |= 1U << (outcome.to[base] - 1);
  }
  settled.wears = how != Compared::kLess && outcome.moves() && outcome.batter != Batter::kWalk;
  return settled;
}

/// The promise of throws to the offence, if `worth(Compared)` is the gain from a comparison that
/// settles the play.
template <class Worth>
class Throws {
 public:
  Throws(const PlayCard& play, int defence, Worth worth)
      : play_(play), defence_(defence), worth_(std::move(worth)) {}

  /// The promise of those that are left when `won` were greater already.
  [[nodiscard]] double promise(int won = 0) const {
    double sum = 0;
    for (int dice = 2; dice <= 12; ++dice) sum += waysOf(dice) * thrown(dice, won);
    return sum / kThrows;
  }
  [[nodiscard]] double thrown(int dice, int won) const {
    if (dice < defence_) return worth_(Compared::kLess);
    if (dice == defence_) return worth_(Compared::kEqual);
    return won + 1 < play_.rolls ? promise(won + 1) : worth_(Compared::kMore);
  }

 private:
  const PlayCard& play_;
  int defence_;
  Worth worth_;
};

/// The offence's gain from a comparison that settles a play, in runs.
[[nodiscard]] inline double runsBy(const State& state, const PlayCard& play, Compared how) {
  const Settled settled = settledBy(state, play, how);
  const double now = kExpected[state.outs][static_cast<std::size_t>(state.bases())];
  if (settled.outs >= 3) return -now;
  return settled.runs + kExpected[static_cast<std::size_t>(settled.outs)][settled.bases] - now +
         (settled.wears ? kWearing : 0);
}

/// A Glove on each zone, or kNoGlove. Gloves that show the same are all called by the first of
/// them.
using Plan = std::array<std::uint8_t, kZones>;
inline constexpr std::size_t kMostPlans = 720;

/// An at-bat played through in thought: offence and defence learn from each other's choices.
class AtBatSolution {
 public:
  AtBatSolution(const Rules& rules, const State& state, const PlaySet& plays)
      : AtBatSolution(rules, state, plays, [&](const PlayCard& play, Compared how) {
          return runsBy(state, play, how);
        }) {}
  /// `worth(PlayCard, Compared)` is the offence's gain from a comparison that settles a play.
  template <class Worth>
  AtBatSolution(const Rules& rules, const State& state, const PlaySet& plays, Worth worth)
      : rules_(rules), state_(state) {
    plays.forEach([&](Card play) { plays_.push_back(play); });
    listPlans();
    weigh(worth);
    for (int round = 1; round <= kRounds; ++round) learn(round);
  }

  [[nodiscard]] Card play(Stream& random) const {
    return plays_[draw({offence_.mean.data(), plays_.size()}, random)];
  }

  /// The Glove to lay on the next zone: drawn from the plans that fit what lies already.
  [[nodiscard]] int glove(Stream& random) const {
    Mixture<kMostPlans> weights{};
    for (std::size_t i = 0; i < count_; ++i) weights[i] = fits(plans_[i]) ? times_[i] : 0;
    return plans_[draw({weights.data(), count_}, random)][state_.nextZone];
  }

  /// The plans that the defence answered with, most often first; `most` bounds their number.
  [[nodiscard]] std::vector<Plan> answers(std::size_t most) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < count_; ++i) {
      if (times_[i] > 0) found.push_back(i);
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](std::size_t a, std::size_t b) { return times_[a] > times_[b]; });
    std::vector<Plan> plans;
    for (const std::size_t i : found) {
      if (plans.size() < most) plans.push_back(plans_[i]);
    }
    return plans;
  }
  /// The plan that concedes least, of those that continue what was begun.
  [[nodiscard]] Plan best(const Line& begun) const {
    std::size_t best = count_;
    for (std::size_t i = 0; i < count_; ++i) {
      if (!goesOn(plans_[i], begun)) continue;
      if (best == count_ || cost(i, offence_.mean) < cost(best, offence_.mean)) best = i;
    }
    return plans_[best];
  }
  /// True if the plan has on the first zones what was laid there.
  [[nodiscard]] bool goesOn(const Plan& plan, const Line& begun) const {
    for (std::size_t zone = 0; zone < begun.size(); ++zone) {
      if (plan[zone] != alike(begun[zone].b)) return false;
    }
    return true;
  }

  /// The least and the most that any plan lays where the play tests.
  [[nodiscard]] std::pair<int, int> defences(const PlayCard& play) const {
    int least = defenceOf(plans_[0], play);
    int most = least;
    for (std::size_t i = 1; i < count_; ++i) {
      least = std::min(least, defenceOf(plans_[i], play));
      most = std::max(most, defenceOf(plans_[i], play));
    }
    return {least, most};
  }

  /// The first Glove in play that shows the same.
  [[nodiscard]] int alike(int glove) const {
    for (int other = 0; other < glove; ++other) {
      if (glove != kNoGlove && inPlay(other) && shows(other) == shows(glove)) return other;
    }
    return glove;
  }
  [[nodiscard]] bool inPlay(int glove) const { return state_.glove(glove).at != Glove::kLost; }

 private:
  [[nodiscard]] int shows(int glove) const {
    return rules_.chart().shows(glove, state_.glove(glove).back);
  }

  void listPlans() {
    Plan plan;
    plan.fill(kNoGlove);
    std::size_t next = 0;
    for (int glove = 0; glove < kGloves && next < kZones; ++glove) {
      if (inPlay(glove)) plan[next++] = static_cast<std::uint8_t>(alike(glove));
    }
    std::sort(plan.begin(), plan.end());
    do {
      plans_[count_++] = plan;
    } while (std::next_permutation(plan.begin(), plan.end()));
  }

  /// Computes the worth of each play against each plan.
  template <class Worth>
  void weigh(Worth worthOf) {
    for (std::size_t i = 0; i < plays_.size(); ++i) {
      const PlayCard& play = rules_.chart()[plays_[i]];
      std::array<double, 3> runs{};
      for (std::size_t how = 0; how < runs.size(); ++how) {
        runs[how] = worthOf(play, static_cast<Compared>(how));
      }
      const auto worth = [&](Compared how) { return runs[static_cast<std::size_t>(how)]; };
      std::array<double, kMostDefence + 1> promises{};
      for (int defence = 0; defence <= kMostDefence; ++defence) {
        promises[static_cast<std::size_t>(defence)] = Throws(play, defence, worth).promise();
      }
      for (std::size_t j = 0; j < count_; ++j) {
        const int defence = defenceOf(plans_[j], play);
        worth_[j][i] = promises[static_cast<std::size_t>(std::min(defence, kMostDefence))];
      }
    }
  }

  /// The sum of the zones that the play tests.
  [[nodiscard]] int defenceOf(const Plan& plan, const PlayCard& play) const {
    int defence = 0;
    for (const std::uint8_t zone : play.tests[static_cast<std::size_t>(state_.bases())]) {
      const int glove = plan[zone];
      defence += glove == kNoGlove ? rules_.chart().zones[zone] : shows(glove);
    }
    return defence;
  }
  /// The offence learns; the defence answers it as well as it can.
  void learn(int round) {
    offence_.mix(plays_.size());
    std::size_t best = 0;
    double least = 0;
    for (std::size_t j = 0; j < count_; ++j) {
      const double cost = this->cost(j, offence_.now);
      if (j > 0 && cost >= least) continue;
      best = j;
      least = cost;
    }
    times_[best] += round;
    offence_.learn(worth_[best], plays_.size(), round);
  }

  /// The runs that a plan concedes to a mixture of plays.
  [[nodiscard]] double cost(std::size_t plan, const Mixture<kMostPlays>& mixture) const {
    double sum = 0;
    for (std::size_t i = 0; i < plays_.size(); ++i) sum += mixture[i] * worth_[plan][i];
    return sum;
  }
  /// True if the plan has on the zones before the next one what lies there.
  [[nodiscard]] bool fits(const Plan& plan) const {
    for (std::size_t zone = 0; zone < state_.nextZone; ++zone) {
      if (plan[zone] != alike(state_.gloveIn(static_cast<int>(zone)))) return false;
    }
    return true;
  }

  const Rules& rules_;
  const State& state_;
  FixedVector<Card, kMostPlays> plays_;
  std::size_t count_ = 0;
  std::array<Plan, kMostPlans> plans_ = {};
  std::array<Mixture<kMostPlays>, kMostPlans> worth_ = {};
  Mixture<kMostPlans> times_{};  ///< that it was the defence's answer, later ones more
  matrix_game::Learner<kMostPlays> offence_;
};

}  // namespace raindelay::rallybird
