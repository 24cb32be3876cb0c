#pragma once

#include <atomic>

#include "players/assessment.h"
#include "players/limits.h"
#include "players/rehearsal.h"
#include "players/threads.h"

namespace raindelay {

/// A player that looks ahead: see Rehearsal for how. It is made of the rules (which hold no match)
/// and handed what its seat may know, and never a State of the match: what it plays on in thought
/// is drawn from the view.
///
/// Safe to be used by several threads at once.
///
/// Several trees are grown apart and put together in the end (G. Chaslot, M. Winands, J. van den
/// Herik 2008, "Parallel Monte-Carlo Tree Search": root parallelization). How many is the level's
/// affair, not the machine's: one seed gives one answer, whatever the threads.
template <Rules R>
class Search {
 public:
  using View = typename R::View;

  Search(const R& rules, const Effort& effort) : rules_(rules), guide_(rules_), effort_(effort) {}
  Search(const Search& other) : Search(other.rules_, other.effort_) {}
  Search& operator=(const Search&) = delete;

  [[nodiscard]] const Effort& effort() const { return effort_; }

  /// What it thinks of the position of `seat`, whose view it is and who may do one of `legal`.
  [[nodiscard]] Assessment assess(const View& view, Seat seat, const ActionList& legal,
                                  Stream& random, const Limits& limits = {}) const {
    std::vector<Rehearsal<R>> trees =
        grow(view, seat, random.next(), limits, [](Rehearsal<R>& tree) { tree.iterate(); });
    return together(trees, view, seat, legal, random);
  }

  /// One of `legal`, which isn't empty. Where there is no choice, nothing is thought or drawn.
  [[nodiscard]] Action choose(const View& view, Seat seat, const ActionList& legal, Stream& random,
                              const Limits& limits = {}) const {
    return legal.size() == 1 ? legal[0] : assess(view, seat, legal, random, limits).chosen;
  }

  /// How likely every seat is to win, for all that `seat` knows; at any time of a match.
  [[nodiscard]] Chances chances(const View& view, Seat seat, Stream& random,
                                const Limits& limits = {}) const {
    return meanOf(
        grow(view, seat, random.next(), limits, [](Rehearsal<R>& tree) { tree.iterate(); }));
  }

  /// Likewise where everything lies open: for looking back at a match, not for playing in it.
  [[nodiscard]] Chances chancesOpen(const typename R::State& state, Stream& random,
                                    const Limits& limits = {}) const {
    const Turn turn = rules_.turn(state);
    const Seat seat = turn.kind == Turn::Kind::kSeat ? turn.seat : Seat(0);
    return meanOf(grow(rules_.view(state, seat), seat, random.next(), limits,
                       [&](Rehearsal<R>& tree) { tree.iterateFrom(state); }));
  }

 private:
  /// Shares of a mixture below this are noise of the search (S. Ganzfried, T. Sandholm, K. Waugh
  /// 2012: "thresholding").
  static constexpr double kLeastShare = 0.02;

  /// The level's trees, each grown by its share of iterations or until a limit is reached.
  template <class Iterate>
  [[nodiscard]] std::vector<Rehearsal<R>> grow(const View& view, Seat seat, std::uint64_t seed,
                                               const Limits& limits, Iterate iterate) const {
    const auto count = static_cast<std::size_t>(effort_.trees);
    std::vector<Rehearsal<R>> trees;
    trees.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      trees.emplace_back(rules_, guide_, effort_, view, seat, Stream(seed, "tree", i));
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

  [[nodiscard]] static Chances meanOf(const std::vector<Rehearsal<R>>& trees) {
    Chances mean{};
    double all = 0;
    for (const Rehearsal<R>& tree : trees) {
      for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += tree.brought()[i];
    }
    for (const double one : mean) all += one;
    for (double& one : mean) one /= all;
    return mean;
  }

  [[nodiscard]] Assessment together(const std::vector<Rehearsal<R>>& trees, const View& view,
                                    Seat seat, const ActionList& legal, Stream& random) const {
    Assessment found;
    found.seat = seat;
    found.complete = true;
    for (const Action action : legal) found.actions.push_back({action, like(view, action, legal)});
    std::vector<tree::Edge> sums(legal.size());
    for (const Rehearsal<R>& tree : trees) {
      found.iterations += tree.iterations();
      if (tree.iterations() < share()) found.complete = false;
      if (tree.root() == tree::kNone) continue;
      const auto& root = tree.store().node(tree.root());
      found.mixed = found.mixed || root.together;
      for (std::uint32_t e = root.first; e != tree::kNone; e = tree.store().edge(e).next) {
        const tree::Edge& edge = tree.store().edge(e);
        for (std::size_t i = 0; i < legal.size(); ++i) {
          if (found.actions[i].like == edge.action) add(sums[i], edge);
        }
      }
    }
    for (std::size_t i = 0; i < legal.size(); ++i) fill(found.actions[i], sums[i], seat);
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (found.actions[i].like != legal[i]) sums[i].strategy = 0;
    }
    if (found.mixed) shareOut(found, sums);
    ActionWorth& chosen = found.mixed ? drawn(found, random) : mostVisited(found);
    if (!found.mixed) chosen.share = 1;
    found.chosen = chosen.action;
    found.confidence = confidenceIn(chosen, found.actions);
    const auto row = static_cast<std::size_t>(&chosen - found.actions.data());
    for (std::size_t i = 0; i < found.chances.size() && chosen.visits > 0; ++i) {
      found.chances[i] = sums[row].sum[i] / static_cast<double>(chosen.visits);
    }
    return found;
  }

  [[nodiscard]] Action like(const View& view, Action action, const ActionList& legal) const {
    if constexpr (KnowsAlike<GuideOf<R>, R>) {
      const Action kind = guide_.alike(view, action);
      for (const Action other : legal) {
        if (guide_.alike(view, other) == kind) return other;
      }
    }
    return action;
  }
  static void add(tree::Edge& sum, const tree::Edge& edge) {
    sum.visits += edge.visits;
    sum.squares += edge.squares;
    sum.strategy += edge.strategy;
    for (std::size_t i = 0; i < edge.sum.size(); ++i) sum.sum[i] += edge.sum[i];
  }
  static void fill(ActionWorth& one, const tree::Edge& sum, Seat seat) {
    one.visits = sum.visits;
    if (sum.visits == 0) return;
    one.worth = sum.mean(seat);
    const double spread = std::max(0.0, sum.squares / sum.visits - one.worth * one.worth);
    one.error = std::sqrt(spread / sum.visits);
  }
  static void shareOut(Assessment& found, const std::vector<tree::Edge>& sums) {
    double all = 0;
    for (const tree::Edge& sum : sums) all += sum.strategy;
    double left = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const double part = all > 0 ? sums[i].strategy / all : 1.0 / double(sums.size());
      found.actions[i].share = part < kLeastShare ? 0 : part;
      left += found.actions[i].share;
    }
    for (ActionWorth& one : found.actions) one.share /= left;
  }
  [[nodiscard]] static ActionWorth& drawn(Assessment& found, Stream& random) {
    tree::Shares shares{};
    for (std::size_t i = 0; i < found.actions.size(); ++i) shares[i] = found.actions[i].share;
    return found.actions[tree::drawFrom(shares, found.actions.size(), random)];
  }

  R rules_;
  GuideOf<R> guide_;
  Effort effort_;
};

}  // namespace raindelay
