#pragma once

#include <span>

#include "study/comparison.h"
#include "study/report.h"

namespace raindelay::study {

/// What a comparison is called by.
struct ComparisonNames {
  std::string a, b;                  ///< variants
  std::vector<std::string> figures;  ///< ResultsHeader::figures
};

/// The answer's sections: one a level, and what holds at all of them. Tells of each bound whether
/// it is kept; one that isn't makes `report.kept` false.
void addComparison(const Comparing& asked, const ComparisonNames& names,
                   std::span<const LevelComparison> levels, Report& report);

}  // namespace raindelay::study
