#pragma once

#include <cstdint>

#include "games/quick_baseball/solution.h"
#include "support/played.h"

namespace raindelay::quick_baseball {

inline const Rules& ourRules() {
  static const auto rules = raindelay::test::rulesFor<Rules>();
  return rules;
}

/// Solved once for all that follows, the Hall of Famer among it.
inline const Solution& ours() {
  static const auto solution = solutions::of<Solution>(ourRules());
  return *solution;
}

/// The beginning of a half-inning, from 0: the side at bat leads by `lead`; relief pitchers are in,
/// or not.
struct Moment {
  int half, lead;
  bool relief;
};

/// A state at such a moment.
inline State halfInning(int half, int lead, bool relief) {
  State state = ourRules().initial();
  state.halfInning = static_cast<std::uint16_t>(half);
  for (quick_baseball::Team& team : state.team) team = {.runs = 20, .batter = 5, .relief = relief};
  quick_baseball::Team& batting = state.of(state.batting());
  batting.runs = static_cast<std::uint16_t>(20 + lead);
  batting.batter = 2;
  return state;
}

/// Other prints, no two alike, and an inner border that is blue; a steal discards the pitch.
inline Rules otherRules() {
  CardValues cards = ourRules().cards();
  cards.pitches[5].inner = Border::kBlue;
  cards.bats[2].reach[0] = {0, 3, 0, 2};
  cards.bats[4].reach[2] = {};
  return {{.innings = 3, .stealDiscards = true}, cards};
}

}  // namespace raindelay::quick_baseball
