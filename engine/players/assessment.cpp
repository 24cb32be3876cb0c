#include "players/assessment.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/matrix_game.h"

namespace raindelay {

namespace {

/// The probability that a normal variable is below this many deviations.
double normalBelow(double deviations) {
  return 0.5 * std::erfc(-deviations / std::sqrt(2.0));
}

}  // namespace

const ActionWorth* Assessment::of(Action action) const {
  for (const ActionWorth& one : actions) {
    if (one.action == action) return &one;
  }
  return nullptr;
}

Assessment exactly(const solutions::Choice& choice, Seat seat, const ActionList& legal,
                   Stream& random) {
  Assessment found;
  found.seat = seat;
  found.mixed = choice.mixed;
  found.exact = true;
  found.complete = true;
  std::vector<double> shares;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const solutions::Choice::Row& row = choice.rows[i];
    found.actions.push_back({legal[i], legal[row.like], 1, row.worth, 0, row.share});
    shares.push_back(row.share);
  }
  const ActionWorth& chosen = found.actions[draw(shares, random)];
  found.chosen = chosen.action;
  found.confidence = choice.mixed ? chosen.share : 1;
  found.chances = chancesOfTwo(seat == Seat(0) ? chosen.worth : 1 - chosen.worth);
  return found;
}

ActionWorth& mostVisited(Assessment& assessment) {
  return *std::max_element(assessment.actions.begin(), assessment.actions.end(),
                           [](const ActionWorth& one, const ActionWorth& other) {
                             const auto rank = [](const ActionWorth& any) {
                               return std::tuple(any.visits, any.worth, any.like == any.action);
                             };
                             return rank(one) < rank(other);
                           });
}

ActionWorth& worthLeaving(ActionWorth& favourite, Assessment& assessment) {
  constexpr double kErrors = 1.5;
  ActionWorth* best = &favourite;
  double most = 0;
  for (ActionWorth& one : assessment.actions) {
    const double more = one.worth - kErrors * one.error - favourite.worth;
    if (one.visits == 0 || one.like != one.action || more <= most) continue;
    best = &one;
    most = more;
  }
  return *best;
}

double confidenceIn(const ActionWorth& chosen, const std::vector<ActionWorth>& actions) {
  double least = 1;
  for (const ActionWorth& one : actions) {
    if (one.like == chosen.like || one.visits == 0) continue;
    const double error = std::hypot(one.error, chosen.error);
    const double lead = chosen.worth - one.worth;
    least = std::min(least, error > 0 ? normalBelow(lead / error) : double(lead >= 0));
  }
  return least;
}

}  // namespace raindelay
