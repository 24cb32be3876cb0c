#pragma once

#include <span>
#include <string>
#include <vector>

#include "study/ladder.h"

namespace raindelay::study {

/// Restricted play of a level: rungs whose first player does without the actions that the rung is
/// called by.
struct RestrictedLevel {
  std::string level;
  std::vector<Rung> rungs;
};

/// What restricted play says of a variant: a section for each level, and what holds at all.
void addRestrictions(const std::string& variant, std::span<const RestrictedLevel> levels,
                     Report& report);

}  // namespace raindelay::study
