#pragma once

#include <atomic>

#include "core/arrangement.h"
#include "core/threads.h"
#include "players/forest.h"
#include "players/information_set_tree.h"
#include "players/limits.h"

namespace raindelay {

/// A player that looks ahead; InformationSetTree explains how. It is made of the rules (which hold
/// no match) and handed what its seat may know, and never a State of the match: what it plays on in
/// thought is drawn from the view.
///
/// Safe to be used by several threads at once.
///
/// Several trees are grown apart and put together in the end (G. Chaslot, M. Winands, J. van den
/// Herik 2008, "Parallel Monte-Carlo Tree Search": root parallelization). Their number is set by
/// the level, not by the machine: one seed gives one answer, whatever the threads.
template <Rules R>
class Search {
 public:
  using View = typename R::View;

  Search(const R& rules, const Effort& effort)
      : rules_(rules), evaluator_(rules_), effort_(effort) {}
  Search(const Search& other) : Search(other.rules_, other.effort_) {}
  Search& operator=(const Search&) = delete;

  [[nodiscard]] const Effort& effort() const { return effort_; }

  /// How the game is scored where its winner is settled.
  [[nodiscard]] Scoring scoring() const { return scoringBy<R>(evaluator_); }

  /// The assessment of the position of `seat`, whose view it is and who may do one of `legal`. If
  /// the seats strive for their margins, worths and errors are in the game's unit: by how much the
  /// seat's margin changes.
  [[nodiscard]] Assessment assess(const View& view, Seat seat, const ActionList& legal,
                                  Stream& random, const Limits& limits = {}) const {
    prepare(limits);
    const std::optional<Action> favourite = favouriteOf(view, seat, legal, random);
    std::vector<InformationSetTree<R>> trees =
        grow(view, seat, random.next(), limits,
             [&](InformationSetTree<R>& tree) { tree.halve(favourite); });
    Assessment found = Forest<R>(evaluator_, trees, share()).of(view, seat, legal, random);
    if (effort_.aim == Aim::kMargin) {
      const double unit = 2 * scoring().swing;
      const double even = 1.0 / trees.front().seats();
      for (ActionWorth& one : found.actions) {
        one.worth = (one.worth - even) * unit;
        one.error *= unit;
      }
    }
    return found;
  }

  /// One of `legal`, which isn't empty. Where there is no choice, nothing is thought or drawn;
  /// where the evaluator knows better, nothing is thought.
  [[nodiscard]] Action choose(const View& view, Seat seat, const ActionList& legal, Stream& random,
                              const Limits& limits = {}) const {
    if (legal.size() == 1) return legal[0];
    prepare(limits);
    if (knowsBetter<R>(evaluator_, view)) return *favouriteOf(view, seat, legal, random);
    return assess(view, seat, legal, random, limits).chosen;
  }

  /// The reason why the seat may do this, in the game's words; empty if the game says nothing.
  [[nodiscard]] Sentence why([[maybe_unused]] const View& view,
                             [[maybe_unused]] Action action) const {
    if constexpr (GivesReasons<EvaluatorOf<R>, R>) {
      return evaluator_.why(view, action);
    } else {
      return {};
    }
  }

  /// The actions it would do in the rest of a choice in parts that the seat stands in
  /// (core/arrangement.h): one assessment per part, the first one `found`. As long as its parts
  /// aren't done nobody else learns of them, so what they are doesn't tell the seat anything
  /// either.
  [[nodiscard]] std::vector<Assessment> goOn(const View& view, Seat seat, const Assessment& found,
                                             Stream& random, const Limits& limits = {}) const {
    std::vector<Assessment> all{found};
    if constexpr (HasArrangement<R>) {
      typename R::State state = rules_.sample(view, random);
      while (rules_.arrangement(rules_.view(state, seat))) {
        NoEvents none;
        rules_.apply(state, all.back().chosen, none);
        const View next = rules_.view(state, seat);
        if (rules_.turn(state) != Turn::of(seat) || !rules_.arrangement(next)) break;
        const ActionList legal = rules_.legal(state);
        if (legal.size() > 1) {
          all.push_back(assess(next, seat, legal, random, limits));
        } else {
          Assessment sole;
          sole.seat = seat;
          sole.actions.push_back({legal[0], legal[0]});
          sole.chosen = legal[0];
          all.push_back(sole);
        }
      }
    }
    return all;
  }

  /// Each seat's probability of winning, by all that `seat` knows; at any time of a match.
  [[nodiscard]] Chances chances(const View& view, Seat seat, Stream& random,
                                const Limits& limits = {}) const {
    return meanOf(grow(view, seat, random.next(), limits,
                       [](InformationSetTree<R>& tree) { tree.iterate(); }));
  }

  /// Likewise where everything lies open: for looking back at a match, not for playing in it.
  [[nodiscard]] Chances chancesOpen(const typename R::State& state, Stream& random,
                                    const Limits& limits = {}) const {
    const Turn turn = rules_.turn(state);
    const Seat seat = turn.kind == Turn::Kind::kSeat ? turn.seat : Seat(0);
    return meanOf(grow(rules_.view(state, seat), seat, random.next(), limits,
                       [&](InformationSetTree<R>& tree) { tree.iterateFrom(state); }));
  }

 private:
  void prepare([[maybe_unused]] const Limits& limits) const {
    if constexpr (Prepares<EvaluatorOf<R>>) {
      // All later choices rest on it: it is made ready even if this one gets late.
      if (effort_.prepares) evaluator_.prepare([&] { return limits.stop.stop_requested(); });
    }
  }
  /// The evaluator's action, if the level asks it or it knows better.
  [[nodiscard]] std::optional<Action> favouriteOf(const View& view, Seat seat,
                                                  const ActionList& legal, Stream& random) const {
    if constexpr (PlaysOn<EvaluatorOf<R>, R>) {
      if (effort_.usesEvaluator || knowsBetter<R>(evaluator_, view)) {
        const ActionList kinds = apart(evaluator_, view, legal);
        return evaluator_.playOn(rules_.sample(view, random), seat, kinds, random);
      }
    }
    return std::nullopt;
  }
  /// The level's trees, each grown by its share of iterations or until a limit is reached.
  template <class Iterate>
  [[nodiscard]] std::vector<InformationSetTree<R>> grow(const View& view, Seat seat,
                                                        std::uint64_t seed, const Limits& limits,
                                                        Iterate iterate) const {
    prepare(limits);
    const auto count = static_cast<std::size_t>(effort_.trees);
    std::vector<InformationSetTree<R>> trees;
    trees.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      trees.emplace_back(rules_, evaluator_, effort_, view, seat, Stream(seed, "tree", i));
    }
    std::atomic<std::size_t> next = 0;
    onThreads(std::min(limits.threads, effort_.trees), [&](bool /*first*/) {
      for (std::size_t i = next++; i < count; i = next++) {
        // The first tree has one iteration at least: something must be known.
        for (int k = 0; k < share() && (i + static_cast<std::size_t>(k) == 0 || !limits.reached());
             ++k) {
          iterate(trees[i]);
        }
      }
    });
    return trees;
  }
  /// Iterations of a tree.
  [[nodiscard]] int share() const { return effort_.iterations / effort_.trees; }

  [[nodiscard]] static Chances meanOf(const std::vector<InformationSetTree<R>>& trees) {
    Chances mean{};
    double all = 0;
    for (const InformationSetTree<R>& tree : trees) {
      for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += tree.brought()[i];
    }
    for (const double one : mean) all += one;
    for (double& one : mean) one /= all;
    return mean;
  }

  R rules_;
  EvaluatorOf<R> evaluator_;
  Effort effort_;
};

}  // namespace raindelay
