#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "study/report.h"

namespace raindelay::study {

/// What perfect play of a variant comes to.
struct Solved {
  std::string variant;
  /// By id, as the game's solution has them; none: these cards have no solution.
  std::vector<std::pair<std::string, double>> figures;
};

/// The answer to the question `exact`.
[[nodiscard]] ReportSection solvedSection(std::span<const Solved> solved);

}  // namespace raindelay::study
