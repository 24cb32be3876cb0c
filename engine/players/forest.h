#pragma once

#include <cmath>
#include <vector>

#include "players/assessment.h"
#include "players/information_set_tree.h"

namespace raindelay {

/// The trees of a search, which were grown apart: what they have found out, put together.
template <Rules R>
class Forest {
 public:
  using View = typename R::View;

  /// Trees of which each had up to `share` iterations; at least one, which has had one at least.
  /// They and the evaluator must outlive it.
  Forest(const EvaluatorOf<R>& evaluator, const std::vector<InformationSetTree<R>>& trees,
         int share)
      : evaluator_(evaluator), trees_(trees), share_(share) {}

  /// Their assessment of the position of `seat`, who may do one of `legal`.
  [[nodiscard]] Assessment of(const View& view, Seat seat, const ActionList& legal,
                              Stream& random) const {
    Assessment found;
    found.seat = seat;
    found.complete = true;
    for (const Action action : legal) {
      found.actions.push_back({action, like(view, action, legal)});
    }
    for (const InformationSetTree<R>& tree : trees_) {
      found.iterations += tree.iterations();
      found.complete = found.complete && tree.iterations() == share_;
      found.mixed = found.mixed || tree.party() != tree::kNone;
    }
    const std::vector<Finding> findings = found.mixed ? mixtures(seat, found) : standings(found);
    for (std::size_t i = 0; i < findings.size(); ++i) fill(found.actions[i], findings[i], seat);
    ActionWorth* const favourite = found.mixed ? nullptr : compare(found);
    ActionWorth& chosen = found.mixed                        ? drawn(found, random)
                          : !favourite                       ? mostVisited(found)
                          : knowsBetter<R>(evaluator_, view) ? *favourite
                                                             : worthLeaving(*favourite, found);
    if (!found.mixed) chosen.share = 1;
    found.chosen = chosen.action;
    found.confidence = found.mixed ? chosen.share : confidenceIn(chosen, found.actions);
    const Finding& of = findings[static_cast<std::size_t>(&chosen - found.actions.data())];
    for (std::size_t i = 0; i < found.chances.size() && of.weight > 0; ++i) {
      found.chances[i] = of.sum[i] / of.weight;
    }
    return found;
  }

 private:
  /// The first action of those that come to the same.
  [[nodiscard]] Action like(const View& view, Action action, const ActionList& legal) const {
    if constexpr (KnowsAlike<EvaluatorOf<R>, R>) {
      const Action kind = evaluator_.alike(view, action);
      for (const Action other : legal) {
        if (evaluator_.alike(view, other) == kind) return other;
      }
    }
    return action;
  }

  /// The trees' findings on one action.
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

  /// The findings where the seat decides alone: the outcome of sequential halving.
  [[nodiscard]] std::vector<Finding> standings(const Assessment& found) const {
    std::vector<Finding> findings(found.actions.size());
    forEachArm(found, [&](const tree::Arm& one, std::size_t i) {
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
  void forEachArm(const Assessment& found, Visit visit) const {
    for (const InformationSetTree<R>& tree : trees_) {
      if (!tree.halving()) continue;
      tree.halving()->forEach([&](const tree::Arm& one) {
        for (std::size_t i = 0; i < found.actions.size(); ++i) {
          if (found.actions[i].like == one.action) visit(one, i);
        }
      });
    }
  }

  /// Worths and errors beside the favourite's, from rounds in which both were tried; the favourite,
  /// if there was one.
  [[nodiscard]] ActionWorth* compare(Assessment& found) const {
    // The first tree always knows something.
    const auto& halving = trees_[0].halving();
    const std::optional<Action> favourite = halving ? halving->favourite() : std::nullopt;
    if (!favourite) return nullptr;
    const auto row = std::find_if(found.actions.begin(), found.actions.end(),
                                  [&](const ActionWorth& one) { return one.action == favourite; });
    std::vector<tree::Arm> all(found.actions.size());
    forEachArm(found, [&](const tree::Arm& one, std::size_t i) {
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
  static void beside(const ActionWorth& favourite, const tree::Arm& other, ActionWorth& one) {
    // Few rounds that brought the same say little: as if one more had brought another result.
    constexpr double kOther = 0.25;
    const auto rounds = static_cast<double>(other.rounds);
    const double mean = other.lead / rounds;
    const double spread = (other.leadSquares + kOther * kOther) / rounds - mean * mean;
    one.worth = std::clamp(favourite.worth + mean, 0.0, 1.0);
    one.error = std::sqrt(std::max(0.0, spread) / rounds);
  }

  /// The findings where it chooses at a simultaneous node: of the lines that go on as it has begun,
  /// the best one each for the worth of an action, and all for its share.
  [[nodiscard]] std::vector<Finding> mixtures(Seat seat, const Assessment& found) const {
    std::vector<Finding> findings(found.actions.size());
    for (const InformationSetTree<R>& tree : trees_) {
      if (tree.party() == tree::kNone) continue;
      const LineWorths worths = worthsOf(tree, seat);
      const auto& party = tree.simultaneousNodes().at(tree.party());
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

  /// The worth of a line to its own party, against the other's mixtures.
  struct LineWorth {
    double chance = 0;
    std::int64_t visits = 0;
  };
  using LineWorths = std::array<LineWorth, kMostLines>;

  [[nodiscard]] static LineWorths worthsOf(const InformationSetTree<R>& tree, Seat seat) {
    LineWorths worths{};
    double all = 0;
    const auto& simultaneousNodes = tree.simultaneousNodes();
    simultaneousNodes.forEach(
        [&](std::uint32_t first, std::uint32_t second, const tree::PayoffMatrix& matrix) {
          const bool rows = seat == Seat(0);
          if ((rows ? first : second) != tree.party()) return;
          const auto& others = simultaneousNodes.at(rows ? second : first);
          const auto shares = others.shares();
          // A matrix that was only judged counts, too.
          const double weight = static_cast<double>(matrix.visits()) + 1;
          all += weight;
          for (std::size_t i = 0; i < simultaneousNodes.at(tree.party()).lines.size(); ++i) {
            for (std::size_t j = 0; j < others.lines.size(); ++j) {
              const double chance = rows ? matrix.mean(i, j) : 1 - matrix.mean(j, i);
              worths[i].chance += weight * shares[j] * chance;
              worths[i].visits += rows ? matrix.visits(i, j) : matrix.visits(j, i);
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

  const EvaluatorOf<R>& evaluator_;
  const std::vector<InformationSetTree<R>>& trees_;
  int share_;
};

}  // namespace raindelay
