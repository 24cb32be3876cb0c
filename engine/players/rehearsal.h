#pragma once

#include "players/tree.h"

namespace raindelay {

/// One of the trees of a search: it plays the match on in thought, again and again, and remembers
/// what came of it.
///
/// Information set Monte Carlo tree search (P. Cowling, E. Powley, D. Whitehouse 2012): every
/// iteration draws a full state from what the view leaves open and descends through information
/// sets. A seat that alone decides does it by UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer 2002) over
/// the actions that the drawn state offers, measured by the spread of what iterations bring. With
/// three seats each strives for its own chances (max^n; C. Luckhardt, K. Irani 1986).
///
/// Where seats choose without seeing each other's choice, each learns a mixture by regret matching
/// (S. Hart, A. Mas-Colell 2000; in such trees V. Lisý, V. Kovařík, M. Lanctot, B. Bošanský 2013,
/// B. Bošanský, V. Lisý, M. Lanctot, J. Čermák, M. Winands 2016), and the mean of its mixtures is
/// the answer. What a choice that wasn't made would have brought is taken from its mean so far
/// (M. Schmid et al. 2019, "Variance Reduction in Monte Carlo Counterfactual Regret Minimization").
template <Rules R>
class Rehearsal {
 public:
  using State = typename R::State;
  using View = typename R::View;
  using Guide = GuideOf<R>;
  using Store = tree::Store<View>;

  /// The view that is thought about, the rules and the guide must outlive it.
  Rehearsal(const R& rules, const Guide& guide, const Effort& effort, const View& view, Seat seat,
            const Stream& random)
      : rules_(rules), guide_(guide), effort_(effort), view_(view), seat_(seat), random_(random) {
    if constexpr (HasSeats<R>) {
      seats_ = rules.seats();
    } else {
      seats_ = R::info().maxSeats;
    }
  }

  /// Plays on once from a state that the view leaves open.
  void iterate() {
    State state = rules_.sample(view_, random_);
    forced_ = {};
    if constexpr (KnowsTogether<Guide, R>) {
      const Moment<State> moment = guide_.before(view_, state);
      state = moment.state;
      forced_ = moment.own;
      // Half of the time the way leads to the view for certain. The others don't learn from that:
      // they would come to know what they can't.
      targeted_ = !forced_.empty() && iterations_ % 2 == 1;
    }
    iterateFrom(state);
  }
  /// Plays on once from this state.
  void iterateFrom(State state) {
    path_.clear();
    told_ = {};
    inTree_ = true;
    own_ = 0;
    const Chances reward = playOn(state);
    scale_.add(reward[static_cast<std::size_t>(seat_.index())]);
    for (const Step& step : path_) learn(step, reward);
    ++iterations_;
    for (std::size_t i = 0; i < reward.size(); ++i) {
      brought_[i] += static_cast<double>(iterations_) * reward[i];
    }
  }

  [[nodiscard]] std::int64_t iterations() const { return iterations_; }
  /// What all of them brought; later ones, when the seats have learned to play a little, count
  /// more.
  [[nodiscard]] Chances brought() const { return brought_; }
  [[nodiscard]] const Store& store() const { return store_; }
  /// The node of the view, or kNone as long as no iteration came there.
  [[nodiscard]] std::uint32_t root() const { return root_; }

 private:
  static constexpr Eyes kEyes = eyesOf<R>();
  /// How much UCB1 explores, in deviations.
  static constexpr double kExplore = 1.0;
  /// How often a mixture is left for any action.
  static constexpr double kStray = 0.1;
  /// Nodes of one tree: a bound on memory.
  static constexpr std::size_t kMostNodes = 60'000;

  struct Step {
    std::uint32_t node = 0;
    std::uint32_t edge = 0;
    double likely = 1;  ///< how likely the edge was drawn from a mixture
    tree::Slots offered;
  };

  /// From the state to the match's end, or to where the guide judges.
  Chances playOn(State& state) {
    const int until = effort_.horizon > 0 ? guide_.clock(state) + effort_.horizon : 0;
    while (true) {
      const Turn turn = rules_.turn(state);
      if (turn.kind == Turn::Kind::kOver) return chancesOf(rules_.result(state), seats_);
      if (effort_.horizon > 0 && guide_.clock(state) >= until) return guide_.judge(state);
      Action action;
      if (turn.kind == Turn::Kind::kChance) {
        const Draw draw = rules_.chance(state);
        const auto any = [&](int size) { return random_.below(size); };
        action = Action::chance(draw.source, draw.outcomes.pick(any));
      } else {
        action = decide(state, turn.seat);
      }
      if (inTree_) tell(state, action);
      NoEvents none;
      rules_.apply(state, action, none);
    }
  }

  /// What each seat learns of an action: the way to its next information set.
  void tell(const State& before, Action action) {
    Audience audience;
    if constexpr (TellsByState<R>) {
      audience = rules_.audience(before, action);
    } else {
      audience = R::audience(action);
    }
    const std::uint64_t bits = static_cast<std::uint64_t>(action.verb) << 24 |
                               static_cast<std::uint64_t>(action.a) << 16 |
                               static_cast<std::uint64_t>(action.b) << 8 | action.c;
    for (int seat = 0; seat < seats_; ++seat) {
      std::uint64_t& told = told_[static_cast<std::size_t>(seat)];
      if (audience.includes(Seat(seat))) told = mix64(told ^ (bits + 1));
    }
  }

  Action decide(const State& state, Seat seat) {
    if (!inTree_) return anyAction(state, seat);
    const ActionList legal = rules_.legal(state);
    if (own_ < forced_.size() && seat == seat_) {
      const Action done = forced_[own_++];
      if (targeted_) return done;
    }
    if (legal.size() == 1) return legal[0];
    const View own = rules_.view(state, seat);
    const ActionList actions = apart(guide_, own, legal);
    const std::uint32_t number = nodeAt(state, seat, own, actions);
    if (number == tree::kNone) {
      inTree_ = false;
      return anyAction(state, seat);
    }
    Step step{number, 0, 1, {}};
    store_.align(number, actions, step.offered);
    const std::size_t chosen =
        store_.node(number).together ? drawMixture(step) : mostPromising(step, seat);
    step.edge = step.offered[chosen];
    if (store_.node(number).visits == 0) inTree_ = store_.node(number).together;
    path_.push_back(step);
    return actions[chosen];
  }

  /// The information set, made if it is new; kNone if there is no room.
  std::uint32_t nodeAt(const State& state, Seat seat, const View& own, const ActionList& actions) {
    const bool ownEyes = kEyes == Eyes::kOwn || seat == seat_;
    const Seat eyes = ownEyes ? seat : seat_;
    std::uint64_t key = told_[static_cast<std::size_t>(eyes.index())];
    if (ownEyes) {
      key = mix64(key + 256 * actions.size() + actions[0].a) + actions[actions.size() - 1].a;
    }
    key = mix64(key);
    const View seen = ownEyes ? own : rules_.view(state, eyes);
    std::uint32_t number = store_.find(key, seat, seen);
    if (number != tree::kNone) return number;
    if (store_.size() >= kMostNodes) return tree::kNone;
    bool together = false;
    if constexpr (KnowsTogether<Guide, R>) together = guide_.together(state);
    number = store_.add(key, seat, seen, together);
    if (root_ == tree::kNone && seat == seat_ && seen == view_) root_ = number;
    return number;
  }

  Action anyAction(const State& state, Seat seat) {
    if constexpr (PlaysOn<Guide, R>) {
      if (effort_.guided) return guide_.playOn(state, seat, rules_.legal(state), random_);
    }
    return randomAction(rules_, state, random_);
  }

  /// By UCB1; an action that was never tried comes first, any of them.
  std::size_t mostPromising(const Step& step, Seat seat) {
    tree::Slots untried;
    for (std::size_t i = 0; i < step.offered.size(); ++i) {
      tree::Edge& edge = store_.edge(step.offered[i]);
      ++edge.offered;
      if (edge.visits == 0) untried.push_back(static_cast<std::uint32_t>(i));
    }
    if (!untried.empty()) {
      inTree_ = false;
      return untried[static_cast<std::size_t>(random_.below(static_cast<int>(untried.size())))];
    }
    const double explore = kExplore * scale_.deviation();
    std::size_t best = 0;
    double most = 0;
    for (std::size_t i = 0; i < step.offered.size(); ++i) {
      const tree::Edge& edge = store_.edge(step.offered[i]);
      const double promise =
          edge.mean(seat) + explore * std::sqrt(std::log(edge.offered) / edge.visits);
      if (i > 0 && promise <= most) continue;
      best = i;
      most = promise;
    }
    return best;
  }

  /// The mixture that regrets make.
  tree::Shares mixture(const tree::Slots& offered) const {
    tree::Shares shares{};
    double sum = 0;
    for (std::size_t i = 0; i < offered.size(); ++i) {
      shares[i] = std::max(0.0, store_.edge(offered[i]).regret);
      sum += shares[i];
    }
    for (std::size_t i = 0; i < offered.size(); ++i) {
      shares[i] = sum > 0 ? shares[i] / sum : 1.0 / static_cast<double>(offered.size());
    }
    return shares;
  }

  std::size_t drawMixture(Step& step) {
    const std::size_t count = step.offered.size();
    tree::Shares shares = mixture(step.offered);
    for (std::size_t i = 0; i < count; ++i) {
      shares[i] = (1 - kStray) * shares[i] + kStray / static_cast<double>(count);
    }
    const std::size_t chosen = tree::drawFrom(shares, count, random_);
    step.likely = shares[chosen];
    return chosen;
  }

  void learn(const Step& step, const Chances& reward) {
    auto& node = store_.node(step.node);
    // On a way that was forced only what lies behind the view counts.
    if (targeted_ && !reached(step)) return;
    const double own = reward[static_cast<std::size_t>(node.seat.index())];
    if (node.together) learnRegret(step, own);
    ++node.visits;
    node.sum += own;
    tree::Edge& edge = store_.edge(step.edge);
    ++edge.visits;
    edge.squares += own * own;
    for (std::size_t i = 0; i < reward.size(); ++i) edge.sum[i] += reward[i];
  }

  /// Whether the step isn't before the view's own.
  [[nodiscard]] bool reached(const Step& step) const {
    for (const Step& one : path_) {
      if (one.node == root_) return true;
      if (&one == &step) return false;
    }
    return false;
  }

  void learnRegret(const Step& step, double own) {
    const auto& node = store_.node(step.node);
    const std::size_t count = step.offered.size();
    const tree::Shares shares = mixture(step.offered);
    tree::Shares worth{};
    double expected = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const tree::Edge& edge = store_.edge(step.offered[i]);
      worth[i] = edge.visits > 0 ? edge.mean(node.seat) : meanOf(node);
      if (step.offered[i] == step.edge) worth[i] += (own - worth[i]) / step.likely;
      expected += shares[i] * worth[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
      tree::Edge& edge = store_.edge(step.offered[i]);
      edge.regret += worth[i] - expected;
      edge.strategy += (node.visits + 1.0) * shares[i];
    }
  }
  [[nodiscard]] static double meanOf(const tree::Node<View>& node) {
    return node.visits > 0 ? node.sum / node.visits : 0.5;
  }

  const R& rules_;
  const Guide& guide_;
  Effort effort_;
  const View& view_;
  Seat seat_;
  Stream random_;
  int seats_ = 2;
  Store store_;
  tree::Scale scale_;
  Chances brought_{};
  std::uint32_t root_ = tree::kNone;
  std::int64_t iterations_ = 0;
  // Of the iteration:
  std::vector<Step> path_;
  std::array<std::uint64_t, kMaxSeats> told_{};
  FixedVector<Action, 8> forced_;
  std::size_t own_ = 0;
  bool targeted_ = false;
  bool inTree_ = true;
};

}  // namespace raindelay
