#pragma once

#include <atomic>

#include "core/arrangement.h"
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
    const std::optional<Action> favourite = favouriteOf(view, seat, legal, random);
    std::vector<Rehearsal<R>> trees = grow(view, seat, random.next(), limits,
                                           [&](Rehearsal<R>& tree) { tree.contend(favourite); });
    return together(trees, view, seat, legal, random);
  }

  /// One of `legal`, which isn't empty. Where there is no choice, nothing is thought or drawn.
  [[nodiscard]] Action choose(const View& view, Seat seat, const ActionList& legal, Stream& random,
                              const Limits& limits = {}) const {
    return legal.size() == 1 ? legal[0] : assess(view, seat, legal, random, limits).chosen;
  }

  /// Why the seat may do this, in the game's words; empty if the game says nothing.
  [[nodiscard]] Sentence why([[maybe_unused]] const View& view,
                             [[maybe_unused]] Action action) const {
    if constexpr (GivesReasons<GuideOf<R>, R>) {
      return guide_.why(view, action);
    } else {
      return {};
    }
  }

  /// What it would do in the rest of a choice in parts that the seat stands in
  /// (core/arrangement.h): one assessment a part, the first one `found`. As long as its parts
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
  /// What the guide would do, if the level asks it.
  [[nodiscard]] std::optional<Action> favouriteOf(const View& view, Seat seat,
                                                  const ActionList& legal, Stream& random) const {
    if constexpr (PlaysOn<GuideOf<R>, R>) {
      if (effort_.guided) {
        const ActionList kinds = apart(guide_, view, legal);
        return guide_.playOn(rules_.sample(view, random), seat, kinds, random);
      }
    }
    return std::nullopt;
  }
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

  /// What the trees have found out, put together.
  [[nodiscard]] Assessment together(const std::vector<Rehearsal<R>>& trees, const View& view,
                                    Seat seat, const ActionList& legal, Stream& random) const {
    Assessment found;
    found.seat = seat;
    found.complete = true;
    for (const Action action : legal) {
      found.actions.push_back({action, like(view, action, legal)});
    }
    for (const Rehearsal<R>& tree : trees) {
      found.iterations += tree.iterations();
      found.complete = found.complete && tree.iterations() == share();
      found.mixed = found.mixed || tree.party() != tree::kNone;
    }
    const std::vector<Finding> findings =
        found.mixed ? mixtures(trees, seat, found) : standings(trees, found);
    for (std::size_t i = 0; i < findings.size(); ++i) fill(found.actions[i], findings[i], seat);
    ActionWorth* const favourite = found.mixed ? nullptr : compare(trees, found);
    ActionWorth& chosen = found.mixed ? drawn(found, random)
                          : favourite ? worthLeaving(*favourite, found)
                                      : mostVisited(found);
    if (!found.mixed) chosen.share = 1;
    found.chosen = chosen.action;
    found.confidence = found.mixed ? chosen.share : confidenceIn(chosen, found.actions);
    const Finding& of = findings[static_cast<std::size_t>(&chosen - found.actions.data())];
    for (std::size_t i = 0; i < found.chances.size() && of.weight > 0; ++i) {
      found.chances[i] = of.sum[i] / of.weight;
    }
    return found;
  }

  /// The first action of those that come to the same.
  [[nodiscard]] Action like(const View& view, Action action, const ActionList& legal) const {
    if constexpr (KnowsAlike<GuideOf<R>, R>) {
      const Action kind = guide_.alike(view, action);
      for (const Action other : legal) {
        if (guide_.alike(view, other) == kind) return other;
      }
    }
    return action;
  }

  /// What the trees know of one action.
  struct Finding {
    std::int64_t visits = 0;
    double weight = 0;  ///< of `sum` and `squares`
    Chances sum{};
    double squares = 0;
    double share = 0;
  };

  static void fill(ActionWorth& one, const Finding& finding, Seat seat) {
    one.visits = finding.visits;
    one.share = finding.share;
    if (finding.weight == 0) return;
    one.worth = finding.sum[static_cast<std::size_t>(seat.index())] / finding.weight;
    const double spread = std::max(0.0, finding.squares / finding.weight - one.worth * one.worth);
    one.error = std::sqrt(spread / finding.weight);
  }

  /// Where the seat decides alone: what came out of the contests.
  [[nodiscard]] static std::vector<Finding> standings(const std::vector<Rehearsal<R>>& trees,
                                                      const Assessment& found) {
    std::vector<Finding> findings(found.actions.size());
    forEachStanding(trees, found, [&](const tree::Standing& one, std::size_t i) {
      Finding& finding = findings[i];
      finding.visits += one.rounds;
      finding.weight += static_cast<double>(one.rounds);
      finding.squares += one.squares;
      for (std::size_t k = 0; k < one.sum.size(); ++k) finding.sum[k] += one.sum[k];
    });
    return findings;
  }
  /// Calls `visit(standing, row)` for every row that it is about.
  template <class Visit>
  static void forEachStanding(const std::vector<Rehearsal<R>>& trees, const Assessment& found,
                              Visit visit) {
    for (const Rehearsal<R>& tree : trees) {
      if (!tree.contest()) continue;
      tree.contest()->forEach([&](const tree::Standing& one) {
        for (std::size_t i = 0; i < found.actions.size(); ++i) {
          if (found.actions[i].like == one.action) visit(one, i);
        }
      });
    }
  }

  /// Worths and errors beside the favourite's, from rounds in which both were tried; the favourite,
  /// if there was one.
  [[nodiscard]] static ActionWorth* compare(const std::vector<Rehearsal<R>>& trees,
                                            Assessment& found) {
    // The first tree knows something always.
    const auto& contest = trees[0].contest();
    const std::optional<Action> favourite = contest ? contest->favourite() : std::nullopt;
    if (!favourite) return nullptr;
    const auto row = std::find_if(found.actions.begin(), found.actions.end(),
                                  [&](const ActionWorth& one) { return one.action == favourite; });
    std::vector<tree::Standing> all(found.actions.size());
    forEachStanding(trees, found, [&](const tree::Standing& one, std::size_t i) {
      all[i].rounds += one.rounds;
      all[i].lead += one.lead;
      all[i].leadSquares += one.leadSquares;
    });
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].rounds > 0) beside(*row, all[i], found.actions[i]);
      if (found.actions[i].like == favourite) found.actions[i].error = 0;
    }
    return &*row;
  }
  static void beside(const ActionWorth& favourite, const tree::Standing& other, ActionWorth& one) {
    // Few rounds that brought the same say little: as if one more had brought another result.
    constexpr double kOther = 0.25;
    const auto rounds = static_cast<double>(other.rounds);
    const double mean = other.lead / rounds;
    const double spread = (other.leadSquares + kOther * kOther) / rounds - mean * mean;
    one.worth = std::clamp(favourite.worth + mean, 0.0, 1.0);
    one.error = std::sqrt(std::max(0.0, spread) / rounds);
  }

  /// Where it chooses in an encounter: of the lines that go on as it has begun, the best one each
  /// for the worth of an action, and all for its share.
  [[nodiscard]] static std::vector<Finding> mixtures(const std::vector<Rehearsal<R>>& trees,
                                                     Seat seat, const Assessment& found) {
    std::vector<Finding> findings(found.actions.size());
    for (const Rehearsal<R>& tree : trees) {
      if (tree.party() == tree::kNone) continue;
      const LineWorths worths = worthsOf(tree, seat);
      const auto& party = tree.encounters().at(tree.party());
      const auto shares = sharesOf(party, tree.begun(), worths);
      for (std::size_t i = 0; i < findings.size(); ++i) {
        Finding& finding = findings[i];
        double best = -1;
        for (std::size_t k = 0; k < party.lines.size(); ++k) {
          if (!goesOn(party.lines[k], tree.begun(), found.actions[i].like)) continue;
          finding.visits += worths[k].visits;
          best = std::max(best, worths[k].chance);
          if (found.actions[i].like == found.actions[i].action) finding.share += shares[k];
        }
        if (best < 0) continue;
        finding.weight += 1;
        const Chances chances = chancesOfTwo(seat == Seat(0) ? best : 1 - best);
        for (std::size_t k = 0; k < chances.size(); ++k) finding.sum[k] += chances[k];
        finding.squares += best * best;
      }
    }
    purify(findings);
    return findings;
  }

  /// What a line is worth to its own party, against the other's mixtures.
  struct LineWorth {
    double chance = 0;
    std::int64_t visits = 0;
  };
  using LineWorths = std::array<LineWorth, kMostLines>;

  [[nodiscard]] static LineWorths worthsOf(const Rehearsal<R>& tree, Seat seat) {
    LineWorths worths{};
    double all = 0;
    const auto& encounters = tree.encounters();
    encounters.forEach([&](std::uint32_t first, std::uint32_t second, const tree::Table& table) {
      const bool rows = seat == Seat(0);
      if ((rows ? first : second) != tree.party()) return;
      const auto& others = encounters.at(rows ? second : first);
      const auto shares = others.shares();
      // A table that was only judged counts, too.
      const double weight = static_cast<double>(table.visits()) + 1;
      all += weight;
      for (std::size_t i = 0; i < encounters.at(tree.party()).lines.size(); ++i) {
        for (std::size_t j = 0; j < others.lines.size(); ++j) {
          const double chance = rows ? table.mean(i, j) : 1 - table.mean(j, i);
          worths[i].chance += weight * shares[j] * chance;
          worths[i].visits += rows ? table.visits(i, j) : table.visits(j, i);
        }
      }
    });
    for (LineWorth& one : worths) one.chance /= all;
    return worths;
  }

  [[nodiscard]] static bool fits(const Line& line, const Line& begun) {
    return line.size() > begun.size() && std::equal(begun.begin(), begun.end(), line.begin());
  }
  [[nodiscard]] static bool goesOn(const Line& line, const Line& begun, Action next) {
    return fits(line, begun) && line[begun.size()] == next;
  }

  /// The mixture of the lines that go on as was begun. If that was never meant to be done, the
  /// mixture doesn't say how to go on: then the best line.
  [[nodiscard]] static Mixture<kMostLines> sharesOf(const tree::Party<View>& party,
                                                    const Line& begun, const LineWorths& worths) {
    constexpr double kNeverMeant = 0.01;
    Mixture<kMostLines> shares = party.shares();
    double sum = 0;
    std::size_t best = kMostLines;
    for (std::size_t i = 0; i < party.lines.size(); ++i) {
      if (!fits(party.lines[i], begun)) {
        shares[i] = 0;
        continue;
      }
      sum += shares[i];
      if (best == kMostLines || worths[i].chance > worths[best].chance) best = i;
    }
    if (sum < kNeverMeant) {
      shares = {};
      if (best < kMostLines) shares[best] = 1;
      return shares;
    }
    for (double& share : shares) share /= sum;
    return shares;
  }

  /// Leaves out what a mixture hardly ever does: noise of the search (S. Ganzfried, T. Sandholm,
  /// K. Waugh 2012, "Strategy Purification and Thresholding").
  static void purify(std::vector<Finding>& findings) {
    constexpr double kLeast = 0.02;
    const auto sum = [&] {
      double all = 0;
      for (const Finding& one : findings) all += one.share;
      return all;
    };
    const double before = sum();
    for (Finding& one : findings) one.share = one.share < kLeast * before ? 0 : one.share;
    const double after = sum();
    for (Finding& one : findings) {
      one.share = after > 0 ? one.share / after : 1.0 / static_cast<double>(findings.size());
    }
  }
  [[nodiscard]] static ActionWorth& drawn(Assessment& found, Stream& random) {
    std::vector<double> shares;
    for (const ActionWorth& one : found.actions) shares.push_back(one.share);
    return found.actions[tree::drawFrom(shares, shares.size(), random)];
  }

  R rules_;
  GuideOf<R> guide_;
  Effort effort_;
};

}  // namespace raindelay
