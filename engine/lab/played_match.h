#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/book.h"
#include "core/luck.h"
#include "core/playout.h"

namespace raindelay {

/// The end of a match.
struct PlayedMatch {
  Standing standing;
  Played played;
  std::vector<Figure> figures;  ///< what the game counts
};

/// Chance as the seed has it.
struct AsDrawn {
  template <class State>
  [[nodiscard]] Luck& operator()(const State& /*state*/, Luck& luck) const {
    return luck;
  }
};

/// Plays the match with this seed to its end, seats by `choose(state, seat) -> Action`. What comes
/// between chance and the match is `around(state, luck)`: a source of draws that refers to both.
template <Rules R, class Choose, class Around = AsDrawn>
[[nodiscard]] PlayedMatch playMatch(const R& rules, std::uint64_t seed, Choose&& choose,
                                    const Around& around = {}) {
  Luck drawn(seed, R::info());
  typename R::State state = rules.initial();
  auto&& luck = around(state, drawn);
  PlayedMatch match;
  if constexpr (CountsInBook<R>) {
    EventLog log;
    match.played = playout(rules, state, luck, std::forward<Choose>(choose), log);
    match.figures = rules.figures(bookOf(rules, log.happenings));
  } else {
    match.played = playout(rules, state, luck, std::forward<Choose>(choose));
    match.figures = rules.figures(state);
  }
  match.standing = rules.result(state);
  return match;
}

}  // namespace raindelay
