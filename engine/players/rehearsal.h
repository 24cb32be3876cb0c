#pragma once

#include <optional>

#include "players/encounter.h"

namespace raindelay {

/// One of the trees of a search: it plays the match on in thought, again and again, and remembers
/// what came of it.
///
/// Information set Monte Carlo tree search (P. Cowling, E. Powley, D. Whitehouse 2012): every
/// iteration draws a full state from what the view leaves open and descends through information
/// sets. A seat that decides alone does it by UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer 2002) over
/// the actions that the drawn state offers, measured by the spread of what iterations bring. What
/// the guide would do is tried first and explored more, and what was never tried counts as if it
/// had brought once what the others did (first-play urgency; S. Gelly, Y. Wang 2006; such use of
/// what a game knows: G. Chaslot and others 2008, "Progressive Strategies for Monte-Carlo Tree
/// Search"). With three seats each strives for its own chances (max^n; C. Luckhardt, K. Irani
/// 1986).
///
/// In an encounter both learn mixtures by regret matching (S. Hart, A. Mas-Colell 2000) over the
/// table of what the pairs of their choices have brought, which the guide's judgement begins: for
/// such joint nodes see V. Lisý, V. Kovařík, M. Lanctot, B. Bošanský 2013, "Convergence of Monte
/// Carlo Tree Search in Simultaneous Move Games", and B. Bošanský, V. Lisý, M. Lanctot, J. Čermák,
/// M. Winands 2016, "Algorithms for computing strategies in two-player simultaneous move games".
/// What goes up the tree is the worth that the encounter has by now, not the one sample. The mean
/// of the mixtures is the answer.
template <Rules R>
class Rehearsal {
 public:
  using State = typename R::State;
  using View = typename R::View;
  using Guide = GuideOf<R>;
  using Store = tree::Store<View>;
  using Encounters = tree::Encounters<View>;

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
    if constexpr (KnowsEncounters<Guide, R>) {
      const Moment<State> moment = guide_.before(view_, state);
      state = moment.state;
      begun_ = moment.own;
      begins_ = party_ == tree::kNone && guide_.meets(state);
    }
    iterateFrom(state);
  }
  /// Plays on once from this state.
  void iterateFrom(State state) {
    told_ = {};
    until_ = effort_.horizon > 0 ? guide_.clock(state) + effort_.horizon : 0;
    const Chances reward = descend(state);
    scale_.add(reward[static_cast<std::size_t>(seat_.index())]);
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
  /// The node of the view, or kNone: if the choice is part of an encounter, and as long as no
  /// iteration came there.
  [[nodiscard]] std::uint32_t root() const { return root_; }

  [[nodiscard]] const Encounters& encounters() const { return encounters_; }
  /// The party that the view's choice belongs to, or kNone.
  [[nodiscard]] std::uint32_t party() const { return party_; }
  /// What it has done in the encounter.
  [[nodiscard]] const Line& begun() const { return begun_; }

 private:
  static constexpr Eyes kEyes = eyesOf<R>();
  static constexpr bool kEncounters = KnowsEncounters<Guide, R>;
  static constexpr bool kAdvised = PlaysOn<Guide, R>;
  /// How much UCB1 explores, in deviations.
  static constexpr double kExplore = 1.0;
  /// How many times as much what the guide would do.
  static constexpr double kTrust = 2.0;
  /// How often a mixture is left for any line, and the guide for any action.
  static constexpr double kStray = 0.1;
  /// Rounds of learning when an encounter is met first, and whenever something new is known of it.
  static constexpr int kFirstRounds = 40;
  static constexpr int kMoreRounds = 4;
  /// A bound on the memory of one tree.
  static constexpr std::size_t kMostNodes = 60'000;
  static constexpr std::size_t kMostEncounters = 8'000;

  [[nodiscard]] static std::size_t indexOf(Seat seat) {
    return static_cast<std::size_t>(seat.index());
  }

  // --- playing on --------------------------------------------------------------------------------

  /// The end of the match, or where the guide judges.
  [[nodiscard]] bool ends(const State& state, const Turn& turn, Chances& chances) const {
    if (turn.kind == Turn::Kind::kOver) {
      chances = chancesOf(rules_.result(state), seats_);
      return true;
    }
    if (effort_.horizon == 0 || guide_.clock(state) < until_) return false;
    chances = guide_.judge(state);
    return true;
  }

  void act(State& state, Action action) const {
    NoEvents none;
    rules_.apply(state, action, none);
  }
  [[nodiscard]] Action drawn(const State& state) {
    const Draw draw = rules_.chance(state);
    const auto any = [&](int size) { return random_.below(size); };
    return Action::chance(draw.source, draw.outcomes.pick(any));
  }

  /// Through the tree.
  Chances descend(State& state) {
    while (true) {
      Chances chances{};
      const Turn turn = rules_.turn(state);
      if (ends(state, turn, chances)) return chances;
      if (turn.kind == Turn::Kind::kChance) {
        tellAndAct(state, drawn(state));
        continue;
      }
      if constexpr (kEncounters) {
        if (guide_.meets(state)) return meet(state);
      }
      const ActionList legal = rules_.legal(state);
      if (legal.size() > 1) return decide(state, turn.seat, legal);
      tellAndAct(state, legal[0]);
    }
  }

  /// Beyond the tree.
  Chances playOn(State& state) {
    while (true) {
      Chances chances{};
      const Turn turn = rules_.turn(state);
      if (ends(state, turn, chances)) return chances;
      const bool seat = turn.kind == Turn::Kind::kSeat;
      act(state, seat ? anyAction(state, turn.seat) : drawn(state));
    }
  }
  Action anyAction(const State& state, Seat seat) {
    if constexpr (kAdvised) {
      if (effort_.guided && tree::fraction(random_) >= kStray) {
        const ActionList legal = rules_.legal(state);
        return legal.size() == 1 ? legal[0] : guide_.playOn(state, seat, legal, random_);
      }
    }
    return randomAction(rules_, state, random_);
  }

  /// What each seat learns of an action: the way to its next information set.
  void tellAndAct(State& state, Action action) {
    Audience audience;
    if constexpr (TellsByState<R>) {
      audience = rules_.audience(state, action);
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
    act(state, action);
  }

  // --- a seat decides alone
  // ------------------------------------------------------------------------

  Chances decide(State& state, Seat seat, const ActionList& legal) {
    const View own = rules_.view(state, seat);
    const ActionList actions = apart(guide_, own, legal);
    const std::uint32_t number = nodeAt(state, seat, own, actions);
    if (number == tree::kNone) return playOn(state);
    tree::Slots offered;
    store_.align(number, actions, offered);
    const std::size_t chosen = kAdvised && effort_.guided
                                   ? mostPromising(offered, seat, adviceAt(number, state, actions))
                                   : mostPromising(offered, seat);
    const bool isNew = store_.edge(offered[chosen]).visits == 0;
    tellAndAct(state, actions[chosen]);
    // Where there are encounters, the tree is flat and judges soon.
    const Chances reward = isNew && !kEncounters ? playOn(state) : descend(state);
    tree::Edge& edge = store_.edge(offered[chosen]);
    ++edge.visits;
    edge.squares += reward[indexOf(seat)] * reward[indexOf(seat)];
    for (std::size_t i = 0; i < reward.size(); ++i) edge.sum[i] += reward[i];
    return reward;
  }

  /// The information set, made if it is new; kNone if there is no room.
  std::uint32_t nodeAt(const State& state, Seat seat, const View& own, const ActionList& actions) {
    const bool ownEyes = kEyes == Eyes::kOwn || seat == seat_;
    const Seat eyes = ownEyes ? seat : seat_;
    std::uint64_t key = told_[indexOf(eyes)];
    if (ownEyes) {
      key = mix64(key + 256 * actions.size() + actions[0].a) + actions[actions.size() - 1].a;
    }
    key = mix64(key);
    const View seen = ownEyes ? own : rules_.view(state, eyes);
    std::uint32_t number = store_.find(key, seat, seen);
    if (number != tree::kNone || store_.size() >= kMostNodes) return number;
    number = store_.add(key, seat, seen);
    if (root_ == tree::kNone && seat == seat_ && seen == view_) root_ = number;
    return number;
  }

  /// Which of the actions the guide would do.
  [[nodiscard]] std::size_t adviceAt(std::uint32_t number, const State& state,
                                     const ActionList& actions) {
    if constexpr (kAdvised) {
      const tree::Node<View>& node = store_.node(number);
      // In another seat's place the thinker doesn't know what that seat has to choose from.
      const bool known = kEyes == Eyes::kOwn || node.seat == seat_;
      if (!known || node.advice == tree::kNoAction) {
        const Action advice =
            actions.size() == 1 ? actions[0] : guide_.playOn(state, node.seat, actions, random_);
        if (!known) return indexIn(actions, advice);
        store_.advise(number, advice);
      }
      return indexIn(actions, node.advice);
    }
    return 0;
  }
  [[nodiscard]] static std::size_t indexIn(const ActionList& actions, Action action) {
    const auto found = std::find(actions.begin(), actions.end(), action);
    return found == actions.end() ? 0 : static_cast<std::size_t>(found - actions.begin());
  }

  /// By UCB1; an action that was never tried comes first, any of them.
  std::size_t mostPromising(const tree::Slots& offered, Seat seat) {
    FixedVector<std::uint8_t, kMaxLegal> untried;
    for (std::size_t i = 0; i < offered.size(); ++i) {
      tree::Edge& edge = store_.edge(offered[i]);
      ++edge.offered;
      if (edge.visits == 0) untried.push_back(static_cast<std::uint8_t>(i));
    }
    if (!untried.empty()) {
      return untried[static_cast<std::size_t>(random_.below(static_cast<int>(untried.size())))];
    }
    return best(offered, [&](std::size_t i, double explore) {
      const tree::Edge& edge = store_.edge(offered[i]);
      return edge.mean(seat) + explore * std::sqrt(std::log(edge.offered) / edge.visits);
    });
  }
  /// By UCB1, with what the guide would do.
  std::size_t mostPromising(const tree::Slots& offered, Seat seat, std::size_t advice) {
    double visits = 0;
    double sum = 0;
    for (const std::uint32_t slot : offered) {
      tree::Edge& edge = store_.edge(slot);
      ++edge.offered;
      visits += edge.visits;
      sum += edge.sum[indexOf(seat)];
    }
    if (visits == 0) return advice;
    const double mean = sum / visits;
    return best(offered, [&](std::size_t i, double explore) {
      const tree::Edge& edge = store_.edge(offered[i]);
      const double tried = edge.visits + 1;
      return (edge.sum[indexOf(seat)] + mean) / tried +
             (i == advice ? kTrust : 1) * explore * std::sqrt(std::log(edge.offered + 1) / tried);
    });
  }
  /// The one that promises most.
  template <class Promise>
  [[nodiscard]] std::size_t best(const tree::Slots& offered, Promise promise) const {
    const double explore = kExplore * scale_.deviation();
    std::size_t best = 0;
    double most = 0;
    for (std::size_t i = 0; i < offered.size(); ++i) {
      const double one = promise(i, explore);
      if (i > 0 && one <= most) continue;
      best = i;
      most = one;
    }
    return best;
  }

  // --- two choose without seeing each other's choice
  // -------------------------------------------------

  std::uint32_t partyAt(const State& state, Seat seat) {
    const View view = rules_.view(state, seat);
    const std::uint64_t key = mix64(told_[indexOf(seat)] + 1 + indexOf(seat));
    return encounters_.party(key, view, [&] {
      return guide_.lines(state, seat, begins_ && seat == seat_ ? begun_ : Line());
    });
  }

  Chances meet(State& state) {
    if (encounters_.size() >= kMostEncounters) return playOn(state);
    const std::uint32_t one = partyAt(state, Seat(0));
    const std::uint32_t other = partyAt(state, Seat(1));
    if (begins_) party_ = seat_ == Seat(0) ? one : other;
    begins_ = false;
    tree::Party<View>& first = encounters_.at(one);
    tree::Party<View>& second = encounters_.at(other);
    bool isNew = false;
    tree::Table& table = encounters_.table(one, other, isNew);
    if (isNew && effort_.guided) {
      judgeAll(state, first, second, table);
      for (int round = 0; round < kFirstRounds; ++round) table.learn(first, second);
      return chancesOfTwo(table.worth());
    }
    const std::size_t row = drawLine(first);
    const std::size_t column = drawLine(second);
    const State before = state;
    settle(first.lines[row], second.lines[column], state,
           [&](State& now, Action action) { tellAndAct(now, action); });
    const auto by = againBy(before, state);
    if (by && guide_.clock(state) >= until_) {
      table.expectAgain(row, column, changed(before, state), *by);
    } else {
      const Chances reward = isNew ? playOn(state) : descend(state);
      table.add(row, column, reward[0]);
    }
    for (int round = 0; round < kMoreRounds; ++round) table.learn(first, second);
    return chancesOfTwo(table.worth());
  }

  /// Both lines, each action when its seat is asked.
  template <class Act>
  void settle(const Line& first, const Line& second, State& state, Act act) const {
    std::array<std::size_t, 2> done{};
    while (done[0] < first.size() || done[1] < second.size()) {
      const std::size_t seat = indexOf(rules_.turn(state).seat);
      const Line& line = seat == 0 ? first : second;
      act(state, line[done[seat]++]);
    }
  }

  void judgeAll(const State& before, const tree::Party<View>& first,
                const tree::Party<View>& second, tree::Table& table) const {
    for (std::size_t i = 0; i < first.lines.size(); ++i) {
      for (std::size_t j = 0; j < second.lines.size(); ++j) {
        State state = before;
        settle(first.lines[i], second.lines[j], state,
               [&](State& now, Action action) { act(now, action); });
        if (const auto by = againBy(before, state)) {
          table.expectAgain(i, j, changed(before, state), *by);
          continue;
        }
        const bool over = rules_.turn(state).kind == Turn::Kind::kOver;
        const Chances chances =
            over ? chancesOf(rules_.result(state), seats_) : guide_.judge(state);
        table.expect(i, j, chances[0]);
      }
    }
  }

  /// Who has seen to it that the encounter comes again, if it does.
  [[nodiscard]] std::optional<Seat> againBy([[maybe_unused]] const State& before,
                                            [[maybe_unused]] const State& after) const {
    if constexpr (KnowsAgain<Guide, R>) {
      return guide_.again(before, after);
    } else {
      return std::nullopt;
    }
  }
  /// By how much the first seat's chance has changed.
  [[nodiscard]] double changed(const State& before, const State& after) const {
    return guide_.judge(after)[0] - guide_.judge(before)[0];
  }

  std::size_t drawLine(tree::Party<View>& party) {
    const std::size_t count = party.lines.size();
    if (tree::fraction(random_) < kStray) {
      return static_cast<std::size_t>(random_.below(static_cast<int>(count)));
    }
    party.learner.mix(count);
    return tree::drawFrom(party.learner.now, count, random_);
  }

  const R& rules_;
  const Guide& guide_;
  Effort effort_;
  const View& view_;
  Seat seat_;
  Stream random_;
  int seats_ = 2;
  Store store_;
  Encounters encounters_;
  tree::Scale scale_;
  Chances brought_{};
  std::uint32_t root_ = tree::kNone;
  std::uint32_t party_ = tree::kNone;
  std::int64_t iterations_ = 0;
  Line begun_;
  // Of the iteration:
  std::array<std::uint64_t, kMaxSeats> told_{};
  int until_ = 0;
  bool begins_ = false;  ///< the view's encounter is to be met
};

}  // namespace raindelay
