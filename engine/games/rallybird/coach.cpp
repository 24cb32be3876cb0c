#include "games/rallybird/coach.h"

#include <algorithm>

#include "core/matrix_game.h"

namespace raindelay::rallybird {

namespace {

/// By outs and bases (PlayCard's states); counted in matches of this coach against itself.
constexpr std::array<std::array<double, kBaseStates>, 3> kExpected{{
    {0.65, 1.15, 1.60, 1.95, 1.80, 2.20, 2.75, 3.10},
    {0.33, 0.68, 1.10, 1.35, 1.40, 1.70, 2.15, 2.40},
    {0.11, 0.27, 0.53, 0.70, 0.68, 0.80, 0.98, 1.10},
}};
/// What it costs the defence to turn or lose a Glove.
constexpr double kWearing = 0.1;
/// What a throw must promise more than the one that lies for the bird to be risked.
constexpr double kBirdRisk = 0.05;
/// How often an at-bat is played through.
constexpr int kRehearsals = 60;

/// Two dice are never more than this: more Gloves than that hold everything.
constexpr int kMostDefence = 13;
/// Of 36 throws, so many are this.
constexpr int waysOf(int sum) {
  return sum < 2 || sum > 12 ? 0 : 6 - (sum > 7 ? sum - 7 : 7 - sum);
}

/// Weighs results in one state of bases and outs; in runs for the offence.
class Scales {
 public:
  explicit Scales(const State& state) : state_(state) {}

  /// What a comparison brings that settles the play.
  [[nodiscard]] double worth(const PlayCard& play, Compared how) const {
    const Outcome& outcome = play.results[static_cast<std::size_t>(how)][bases()];
    const int outs = state_.outs + outcome.outs();
    const double now = kExpected[state_.outs][bases()];
    if (outs >= 3) return -now;
    unsigned after = 0;
    int runs = 0;
    for (std::size_t base = 0; base < 4; ++base) {
      const bool there = base == 0 || (bases() >> (base - 1) & 1) != 0;
      if (!there || outcome.to[base] == Outcome::kOut) continue;
      if (outcome.to[base] == 4) ++runs;
      if (outcome.to[base] >= 1 && outcome.to[base] <= 3) after |= 1U << (outcome.to[base] - 1);
    }
    const bool wears = how != Compared::kLess && outcome.moves() && outcome.batter != Batter::kWalk;
    return runs + kExpected[static_cast<std::size_t>(outs)][after] - now + (wears ? kWearing : 0);
  }

  /// What the throws promise that are left when `won` were greater already.
  [[nodiscard]] double promise(const PlayCard& play, int defence, int won = 0) const {
    double sum = 0;
    for (int dice = 2; dice <= 12; ++dice) sum += waysOf(dice) * thrown(play, defence, dice, won);
    return sum / kThrows;
  }
  /// What a throw brings.
  [[nodiscard]] double thrown(const PlayCard& play, int defence, int dice, int won) const {
    if (dice < defence) return worth(play, Compared::kLess);
    if (dice == defence) return worth(play, Compared::kEqual);
    if (won + 1 < play.rolls) return promise(play, defence, won + 1);
    return worth(play, Compared::kMore);
  }

 private:
  [[nodiscard]] std::size_t bases() const { return static_cast<std::size_t>(state_.bases()); }

  const State& state_;
};

/// A Glove on each zone, or kNoGlove. Gloves that show the same are all called by the first of
/// them.
using Plan = std::array<std::uint8_t, kZones>;
constexpr std::size_t kMostPlans = 720;

/// An at-bat played through in thought.
class Rehearsal {
 public:
  Rehearsal(const Rules& rules, const State& state, const PlaySet& plays)
      : rules_(rules), state_(state) {
    plays.forEach([&](Card play) { plays_.push_back(play); });
    listPlans();
    weigh();
    for (int round = 1; round <= kRehearsals; ++round) rehearse(round);
  }

  [[nodiscard]] Card play(Stream& random) const {
    return plays_[draw(offence_.mean, plays_.size(), random)];
  }

  /// What to lay on the next zone: drawn from the plans that fit what lies already.
  [[nodiscard]] int glove(Stream& random) const {
    Mixture<kMostPlans> weights{};
    for (std::size_t i = 0; i < count_; ++i) weights[i] = fits(plans_[i]) ? times_[i] : 0;
    return plans_[draw(weights, count_, random)][state_.nextZone];
  }

  /// The first Glove in play that shows the same.
  [[nodiscard]] int alike(int glove) const {
    for (int other = 0; other < glove; ++other) {
      if (glove != kNoGlove && inPlay(other) && shows(other) == shows(glove)) return other;
    }
    return glove;
  }

 private:
  [[nodiscard]] bool inPlay(int glove) const { return state_.glove(glove).at != Glove::kLost; }
  [[nodiscard]] int shows(int glove) const {
    return rules_.table().shows(glove, state_.glove(glove).back);
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

  /// What each play is worth against each plan.
  void weigh() {
    const Scales scales(state_);
    const auto bases = static_cast<std::size_t>(state_.bases());
    for (std::size_t i = 0; i < plays_.size(); ++i) {
      const PlayCard& play = rules_.table()[plays_[i]];
      std::array<double, kMostDefence + 1> promises{};
      for (int defence = 0; defence <= kMostDefence; ++defence) {
        promises[static_cast<std::size_t>(defence)] = scales.promise(play, defence);
      }
      for (std::size_t j = 0; j < count_; ++j) {
        int defence = 0;
        for (const std::uint8_t zone : play.tests[bases]) {
          const int glove = plans_[j][zone];
          defence += glove == kNoGlove ? rules_.table().zones[zone] : shows(glove);
        }
        worth_[j][i] = promises[static_cast<std::size_t>(std::min(defence, kMostDefence))];
      }
    }
  }

  /// The offence learns; the defence answers it as well as it can.
  void rehearse(int round) {
    offence_.mix(plays_.size());
    std::size_t best = 0;
    double least = 0;
    for (std::size_t j = 0; j < count_; ++j) {
      double cost = 0;
      for (std::size_t i = 0; i < plays_.size(); ++i) cost += offence_.now[i] * worth_[j][i];
      if (j > 0 && cost >= least) continue;
      best = j;
      least = cost;
    }
    times_[best] += round;
    offence_.learn(worth_[best], plays_.size(), round);
  }

  /// Whether the plan has on the zones before the next one what lies there.
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

Action placed(const Rules& rules, const View& view, const ActionList& legal, Stream& random) {
  const Rehearsal rehearsal(rules, view, rules.allowed(view));
  const int wanted = rehearsal.glove(random);
  for (const Action action : legal) {
    if (rehearsal.alike(action.b) == wanted) return action;
  }
  return legal[0];
}

/// The Glove that loses least: by turning, or by going.
Action worn(const Rules& rules, const View& view, const ActionList& legal) {
  const auto loss = [&](Action action) {
    const int glove = view.gloveIn(action.a);
    const int back = rules.table().shows(glove, true);
    return view.glove(glove).back ? back : rules.table().shows(glove, false) - back;
  };
  return *std::min_element(legal.begin(), legal.end(),
                           [&](Action a, Action b) { return loss(a) < loss(b); });
}

Action afterThrow(const Rules& rules, const View& view) {
  const Scales scales(view);
  const PlayCard& play = rules.table()[*view.chosen];
  const int defence = rules.defence(view, view.tested);
  const double now = scales.thrown(play, defence, view.dice[0] + view.dice[1], view.won);
  const bool better = scales.promise(play, defence, view.won) > now + kBirdRisk;
  return act(better ? Verb::kReroll : Verb::kStand);
}

}  // namespace

double runsToCome(const State& state) {
  return kExpected[state.outs][static_cast<std::size_t>(state.bases())];
}

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& random) const {
  switch (view.phase) {
    case Phase::kPlay:
      return act(Verb::kPlay,
                 Rehearsal(rules, view, rules.allowed(view) & view.hand()).play(random).index());
    case Phase::kPlace:
      return placed(rules, view, legal, random);
    case Phase::kBird:
      return afterThrow(rules, view);
    case Phase::kWear:
      return worn(rules, view, legal);
    default:
      // 5/4: in matches of this coach the offence makes a little less of it than of 4/6.
      return legal.front();
  }
}

}  // namespace raindelay::rallybird
