#pragma once

#include <concepts>

#include "core/fixed_vector.h"
#include "core/text.h"

namespace raindelay {

/// A place in a match, in the game's own terms: for people who look back at it.
struct Situation {
  static constexpr std::size_t kMostWords = 5;

  Text part;       ///< what a match is told by: "Inning"; empty: the game has nothing to say
  int number = 0;  ///< of the part that it is; 0: the first has yet to begin
  Sentence when;   ///< "Top of inning 3"
  FixedVector<Sentence, kMostWords> words = {};  ///< how it stands there: "one out"; "bases loaded"
};

/// A game that says where in a match a view is.
template <class R>
concept TellsSituation = requires(const R& rules, const typename R::View& view) {
  { rules.situation(view) } -> std::same_as<Situation>;
};

}  // namespace raindelay
