#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "match/match.h"

namespace raindelay {

/// Every step.
inline constexpr std::size_t kAllSteps = std::numeric_limits<std::size_t>::max();

/// The events of those of the first `steps` steps that stand, in order: all of them, or as the
/// looker may know them.
[[nodiscard]] std::vector<Event> toldEvents(const Match& match, std::optional<Seat> looker,
                                            std::size_t steps = kAllSteps);
/// The scorebook of as much; empty if the game keeps none.
[[nodiscard]] Scorebook scorebookOf(const Match& match, std::optional<Seat> looker,
                                    std::size_t steps = kAllSteps);

}  // namespace raindelay
