#pragma once

#include <algorithm>
#include <string_view>

#include "lab/seated_players.h"

/// Restricted play: what an action is worth, by a player who does without it (A. Jaffe et al.,
/// "Evaluating Competitive Game Balance with Restricted Play", AIIDE 2012).
namespace raindelay::study {

/// The actions whose text doesn't begin like this; all, if there are no others.
template <Rules R>
[[nodiscard]] ActionList actionsWithout(std::string_view beginning, const ActionList& legal) {
  ActionList rest;
  for (const Action action : legal) {
    if (!R::text(action).starts_with(beginning)) rest.push_back(action);
  }
  return rest.empty() ? legal : rest;
}

/// The choice of the seat whose turn it is; the first player does without the actions whose text
/// begins like this (empty: without none). A player who names one all the same, as a coach that
/// follows a plan may, takes any other.
template <Rules R>
[[nodiscard]] Action chooseWithout(std::string_view beginning, const R& rules,
                                   SeatedPlayers<R>& players, const typename R::State& now,
                                   Seat seat) {
  if (beginning.empty() || players.playerOf(seat) != 0) return players.choose(now, seat);
  const ActionList rest = actionsWithout<R>(beginning, rules.legal(now));
  const Action chosen = players.choose(now, seat, rest);
  return std::find(rest.begin(), rest.end(), chosen) != rest.end() ? chosen : rest[0];
}

}  // namespace raindelay::study
