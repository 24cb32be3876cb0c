#pragma once

#include <optional>

#include "players/imagined_match.h"
#include "players/sequential_halving.h"
#include "players/simultaneous_node.h"
#include "players/ucb.h"

namespace raindelay {

/// One of the trees of a search: it plays the match on in thought, again and again, and remembers
/// what came of it.
///
/// Information set Monte Carlo tree search (P. Cowling, E. Powley, D. Whitehouse 2012): every
/// iteration draws a full state from what the view leaves open and descends through information
/// sets. What the thinking seat may do now is tried in turns (see SequentialHalving), from the same
/// full state and with the same draws (common random numbers; J. Veness, M. Lanctot, M. Bowling
/// 2011, "Variance Reduction in Monte-Carlo Tree Search"). Later on a seat that decides alone does
/// it by UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer 2002) over the actions that the drawn state
/// offers, measured by the spread of what iterations bring. What the evaluator would do is tried
/// first and explored more, and what was never tried counts as if it had brought once what the
/// others did (first-play urgency; S. Gelly, Y. Wang 2006; such use of what a game knows: G.
/// Chaslot and others 2008, "Progressive Strategies for Monte-Carlo Tree Search"). With three seats
/// each strives for its own chances (max^n; C. Luckhardt, K. Irani 1986).
///
/// At a simultaneous node both learn mixtures by regret matching (S. Hart, A. Mas-Colell 2000) over
/// the payoff matrix of what the pairs of their choices have brought, which the evaluator's
/// judgement begins: for such joint nodes see V. Lisý, V. Kovařík, M. Lanctot, B. Bošanský 2013,
/// "Convergence of Monte Carlo Tree Search in Simultaneous Move Games", and B. Bošanský, V. Lisý,
/// M. Lanctot, J. Čermák, M. Winands 2016, "Algorithms for computing strategies in two-player
/// simultaneous move games". What goes up the tree is the worth that the node has by now, not the
/// one sample; and where chance follows, what it brought less than was judged of that draw, added
/// to the judgement of all draws (a control variate; Veness and others again). The mean of the
/// mixtures is the answer.
template <Rules R>
class InformationSetTree {
 public:
  using State = typename R::State;
  using View = typename R::View;
  using Evaluator = EvaluatorOf<R>;
  using Store = tree::Store<View>;
  using SimultaneousNodes = tree::SimultaneousNodes<View>;

  /// The view that is thought about, the rules and the evaluator must outlive it.
  InformationSetTree(const R& rules, const Evaluator& evaluator, const Effort& effort,
                     const View& view, Seat seat, const Stream& random)
      : rules_(rules),
        evaluator_(evaluator),
        effort_(effort),
        view_(view),
        seat_(seat),
        random_(random),
        match_(rules, evaluator, effort, view) {}

  /// Plays on once from a state that the view leaves open.
  void iterate() { playFrom(imagined(), random_.next()); }
  /// Plays on once from this state.
  void iterateFrom(const State& state) { playFrom(state, random_.next()); }
  /// Plays on once to find out which of its actions is the best for the view's seat, which decides
  /// now; in a halving with a favourite, if there is one.
  void halve(std::optional<Action> favourite) {
    if (!halving_ || halving_->roundBegins()) {
      round_ = imagined();
      roundSeed_ = random_.next();
    }
    favourite_ = favourite;
    halves_ = true;
    playFrom(round_, roundSeed_);
    halves_ = false;
  }

  [[nodiscard]] int seats() const { return match_.seats(); }
  [[nodiscard]] std::int64_t iterations() const { return iterations_; }
  /// The sum of what all of them brought; later ones, when the seats have learned to play a little,
  /// count more.
  [[nodiscard]] Chances brought() const { return brought_; }

  /// Of the view's actions, unless the choice is part of a simultaneous node.
  [[nodiscard]] const std::optional<tree::SequentialHalving>& halving() const { return halving_; }

  [[nodiscard]] const SimultaneousNodes& simultaneousNodes() const { return nodes_; }
  /// The party that the view's choice belongs to, or kNone.
  [[nodiscard]] std::uint32_t party() const { return party_; }
  /// The part of a line that it has done in the node.
  [[nodiscard]] const Line& begun() const { return begun_; }

 private:
  static constexpr Eyes kEyes = eyesOf<R>();
  static constexpr bool kSimultaneousNodes = KnowsSimultaneousNodes<Evaluator, R>;
  static constexpr bool kAdvised = PlaysOn<Evaluator, R>;
  /// The exploration of UCB1, in deviations.
  static constexpr double kExplore = 1.0;
  /// Rounds of learning when a simultaneous node is met first, and whenever something new is known
  /// of it.
  static constexpr int kFirstRounds = 40;
  static constexpr int kMoreRounds = 4;
  /// A bound on the memory of one tree.
  static constexpr std::size_t kMostNodes = 60'000;
  static constexpr std::size_t kMostSimultaneousNodes = 8'000;

  [[nodiscard]] static std::size_t indexOf(Seat seat) {
    return static_cast<std::size_t>(seat.index());
  }

  // --- playing on --------------------------------------------------------------------------------
  /// A state that the view leaves open; at a simultaneous node that from which it began.
  [[nodiscard]] State imagined() {
    State state = rules_.sample(view_, random_);
    if constexpr (KnowsSimultaneousNodes<Evaluator, R>) {
      const Moment<State> moment = evaluator_.before(view_, state);
      state = moment.state;
      begun_ = moment.own;
      begins_ = party_ == tree::kNone && evaluator_.meets(state);
    }
    return state;
  }
  void playFrom(State state, std::uint64_t seed) {
    match_.begin(state, seed);
    const Chances reward = descend(state);
    scale_.add(reward[indexOf(seat_)]);
    ++iterations_;
    for (std::size_t i = 0; i < reward.size(); ++i) {
      brought_[i] += static_cast<double>(iterations_) * reward[i];
    }
  }

  /// Through the tree.
  Chances descend(State& state) {
    while (true) {
      Chances chances{};
      const Turn turn = rules_.turn(state);
      if (match_.ends(state, turn, chances)) return chances;
      if (turn.kind == Turn::Kind::kChance) {
        match_.tellAndAct(state, match_.drawn(state));
        continue;
      }
      if constexpr (kSimultaneousNodes) {
        if (evaluator_.meets(state)) return meet(state);
      }
      const ActionList legal = rules_.legal(state);
      if (legal.size() > 1) return decide(state, turn.seat, legal);
      match_.tellAndAct(state, legal[0]);
    }
  }

  // --- a seat decides alone ----------------------------------------------------------------------
  Chances decide(State& state, Seat seat, const ActionList& legal) {
    const View own = rules_.view(state, seat);
    const ActionList actions = apart(evaluator_, own, legal);
    const std::uint32_t number = nodeAt(state, seat, own, actions);
    if (number == tree::kNone) return match_.playOn(state);
    tree::Slots offered;
    store_.align(number, actions, offered);
    const bool halves = halves_ && number == root_;
    if (halves && !halving_) beginHalving(actions);
    const std::size_t chosen =
        halves ? halving_->next() : mostPromising(number, state, actions, offered);
    const bool isNew = store_.edge(offered[chosen]).visits == 0;
    match_.tellAndAct(state, actions[chosen]);
    // With simultaneous nodes the tree is flat and judges soon.
    const Chances reward = isNew && !kSimultaneousNodes ? match_.playOn(state) : descend(state);
    tree::Edge& edge = store_.edge(offered[chosen]);
    ++edge.visits;
    for (std::size_t i = 0; i < reward.size(); ++i) edge.sum[i] += reward[i];
    if (halves) halving_->add(reward, reward[indexOf(seat)]);
    return reward;
  }
  void beginHalving(const ActionList& actions) {
    const auto* const found =
        favourite_ ? std::find(actions.begin(), actions.end(), *favourite_) : actions.end();
    const auto favourite = static_cast<std::size_t>(found - actions.begin());
    halving_.emplace(actions, found == actions.end() ? std::nullopt : std::optional(favourite),
                     effort_.iterations / effort_.trees);
  }

  /// The information set, made if it is new; kNone if there is no room.
  std::uint32_t nodeAt(const State& state, Seat seat, const View& own, const ActionList& actions) {
    const bool ownEyes = kEyes == Eyes::kOwn || seat == seat_;
    const Seat eyes = ownEyes ? seat : seat_;
    std::uint64_t key = match_.told(eyes);
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

  [[nodiscard]] std::size_t mostPromising(std::uint32_t number, const State& state,
                                          const ActionList& actions, const tree::Slots& offered) {
    const double explore = kExplore * scale_.deviation();
    const Seat seat = store_.node(number).seat;
    if (!kAdvised || !effort_.usesEvaluator)
      return tree::ucb(store_, offered, seat, explore, match_.whims());
    return tree::ucb(store_, offered, seat, explore, adviceAt(number, state, actions));
  }
  /// The index of the action that the evaluator would do.
  [[nodiscard]] std::size_t adviceAt(std::uint32_t number, const State& state,
                                     const ActionList& actions) {
    if constexpr (kAdvised) {
      const tree::Node<View>& node = store_.node(number);
      // In another seat's place the thinker doesn't know what that seat has to choose from.
      const bool known = kEyes == Eyes::kOwn || node.seat == seat_;
      if (!known || node.advice == tree::kNoAction) {
        const Action advice = actions.size() == 1
                                  ? actions[0]
                                  : evaluator_.playOn(state, node.seat, actions, match_.whims());
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

  // --- two choose without seeing each other's choice ---------------------------------------------
  std::uint32_t partyAt(const State& state, Seat seat) {
    const View view = rules_.view(state, seat);
    const std::uint64_t key = mix64(match_.told(seat) + 1 + indexOf(seat));
    return nodes_.party(key, view, [&] {
      return evaluator_.lines(state, seat, begins_ && seat == seat_ ? begun_ : Line());
    });
  }

  Chances meet(State& state) {
    if (nodes_.size() >= kMostSimultaneousNodes) return match_.playOn(state);
    const double judged = effort_.usesEvaluator ? match_.judge(state)[0] : 0;
    const Chances chances = chancesOfTwo(meeting(state));
    match_.setJudged(judged);
    return chances;
  }
  /// The worth of a simultaneous node to the first seat after another iteration.
  double meeting(State& state) {
    const std::uint32_t one = partyAt(state, Seat(0));
    const std::uint32_t other = partyAt(state, Seat(1));
    if (begins_) party_ = seat_ == Seat(0) ? one : other;
    begins_ = false;
    tree::Party<View>& first = nodes_.at(one);
    tree::Party<View>& second = nodes_.at(other);
    bool isNew = false;
    tree::PayoffMatrix& matrix = nodes_.matrix(one, other, isNew);
    if (isNew && effort_.usesEvaluator) {
      judgeAll(state, first, second, matrix);
      matrix.learn(first, second, kFirstRounds);
      return matrix.worth();
    }
    const std::size_t row = drawLine(first);
    const std::size_t column = drawLine(second);
    const State before = state;
    settle(first.lines[row], second.lines[column], state,
           [&](State& now, Action action) { match_.tellAndAct(now, action); });
    const auto by = againBy(before, state);
    if (by && match_.atHorizon(state)) {
      matrix.expectAgain(row, column, changed(before, state), *by);
    } else {
      const std::optional<double> judged = matrix.judged(row, column);
      const bool luck = judged && rules_.turn(state).kind == Turn::Kind::kChance;
      const double reward = (isNew ? match_.playOn(state) : descend(state))[0];
      matrix.add(row, column, luck ? *judged + reward - match_.judged() : reward);
    }
    matrix.learn(first, second, kMoreRounds);
    return matrix.worth();
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
                const tree::Party<View>& second, tree::PayoffMatrix& matrix) const {
    for (std::size_t i = 0; i < first.lines.size(); ++i) {
      for (std::size_t j = 0; j < second.lines.size(); ++j) {
        State state = before;
        settle(first.lines[i], second.lines[j], state,
               [&](State& now, Action action) { match_.act(now, action); });
        if (const auto by = againBy(before, state)) {
          matrix.expectAgain(i, j, changed(before, state), *by);
          continue;
        }
        const bool over = rules_.turn(state).kind == Turn::Kind::kOver;
        const Chances chances = over ? match_.outcome(state) : match_.judge(state);
        matrix.expect(i, j, chances[0]);
      }
    }
  }

  /// The seat that made the node come again, if it does.
  [[nodiscard]] std::optional<Seat> againBy([[maybe_unused]] const State& before,
                                            [[maybe_unused]] const State& after) const {
    if constexpr (KnowsAgain<Evaluator, R>) {
      return evaluator_.again(before, after);
    } else {
      return std::nullopt;
    }
  }
  /// By how much the first seat's chance has changed.
  [[nodiscard]] double changed(const State& before, const State& after) const {
    return match_.judge(after)[0] - match_.judge(before)[0];
  }

  std::size_t drawLine(tree::Party<View>& party) {
    const std::size_t count = party.lines.size();
    if (tree::fraction(match_.whims()) < kStray) {
      return static_cast<std::size_t>(match_.whims().below(static_cast<int>(count)));
    }
    party.learner.mix(count);
    return tree::drawFrom(party.learner.now, count, match_.whims());
  }

  const R& rules_;
  const Evaluator& evaluator_;
  Effort effort_;
  const View& view_;
  Seat seat_;
  Stream random_;
  ImaginedMatch<R> match_;
  Store store_;
  SimultaneousNodes nodes_;
  tree::Scale scale_;
  Chances brought_{};
  std::uint32_t root_ = tree::kNone;  ///< the node of the view, once an iteration came there
  std::uint32_t party_ = tree::kNone;
  std::int64_t iterations_ = 0;
  Line begun_;
  std::optional<tree::SequentialHalving> halving_;
  std::optional<Action> favourite_;
  // Of the halving's round:
  State round_{};
  std::uint64_t roundSeed_ = 0;
  // Of the iteration:
  bool halves_ = false;
  bool begins_ = false;  ///< the view's node is to be met
};

}  // namespace raindelay
