#pragma once

#include <span>
#include <string>
#include <vector>

#include "study/comparison.h"
#include "study/report.h"

namespace raindelay::study {

/// What the cards of a question are worth, by what their neutral twins change: a section for each
/// figure and level, the cards sorted by size, and what holds at all levels. The question's
/// comparisons are those from `first` on; `answers` are theirs, by level.
void addWorths(std::span<const Comparing> comparings,
               std::span<const std::vector<LevelComparison>> answers, std::size_t first,
               const std::vector<std::string>& figures, Report& report);

}  // namespace raindelay::study
