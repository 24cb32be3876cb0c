#pragma once

#include <span>

#include "study/comparison.h"
#include "study/report.h"

namespace raindelay::study {

/// What a comparison is called by.
struct ComparisonNames {
  ReportValue a, b;                  ///< variants
  std::vector<std::string> figures;  ///< ResultsHeader::figures
};

/// The answer's sections: one a level, and what holds at all of them. Tells of each bound whether
/// it is kept; one that isn't makes `report.kept` false.
void addComparison(const Comparing& asked, const ComparisonNames& names,
                   std::span<const LevelComparison> levels, Report& report);

/// Pieces that other questions share: the table's columns, of which a and b are called so; a row
/// of it.
[[nodiscard]] std::vector<ReportColumn> comparisonColumns(ReportLine a, ReportLine b);
[[nodiscard]] ReportRow comparisonRow(const std::string& name, const LevelComparison& level,
                                      std::size_t figure);
/// A figure that was the same in every pair: how large the difference may be elsewhere can't be
/// told, unless it is a share.
[[nodiscard]] bool neverDiffers(const Paired& figure);
/// Says so of these.
[[nodiscard]] ReportLine sameLine(const std::vector<std::string>& names, std::int64_t pairs);
/// Which are known to differ, of all that was asked at a level.
[[nodiscard]] ReportLine knownLine(const std::vector<std::string>& names, std::size_t asked);
/// `a, b, c`
[[nodiscard]] std::string listOf(const std::vector<std::string>& names);

}  // namespace raindelay::study
