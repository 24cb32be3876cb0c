#pragma once

#include "core/random.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

/// A coach for both dugouts that can't be read. Before an at-bat it plays it through in thought,
/// again and again: the offence leans to the plays that would have been worth most so far, the
/// defence lays its Gloves best against that; then it draws from how often each was chosen. It
/// judges what comes after the at-bat by bases and outs. It sees a View and its legal actions only.
class Coach {
 public:
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random) const;
};

/// Runs that the rest of a half-inning is usually worth, by outs and bases; none if the match is
/// over.
[[nodiscard]] double runsToCome(const State& state);

}  // namespace raindelay::rallybird
