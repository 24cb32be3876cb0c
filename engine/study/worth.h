#pragma once

#include <span>
#include <string>
#include <vector>

#include "study/comparison.h"
#include "study/report.h"

namespace raindelay::study {

/// A row of a ranking: what was changed, and what came of it at a level.
struct Ranked {
  std::string name;
  const LevelComparison* at = nullptr;

  /// The size of a figure's change.
  [[nodiscard]] double size(std::size_t figure) const;
};

/// A table of what changes a figure by how much, the most first, and which are known to.
[[nodiscard]] ReportSection rankingSection(ReportLine title, const std::string& rows,
                                           std::vector<ReportColumn> columns,
                                           std::vector<Ranked> ranked, std::size_t figure);

/// What the cards of a question are worth, by what their neutral twins change: a section for each
/// figure and level, the cards sorted by size, and what holds at all levels. The question's
/// comparisons are those from `first` on; `answers` are theirs, by level.
void addWorths(std::span<const Comparing> comparings,
               std::span<const std::vector<LevelComparison>> answers, std::size_t first,
               const std::vector<std::string>& figures, Report& report);

}  // namespace raindelay::study
