#pragma once

#include <span>

#include "study/comparison.h"
#include "study/dials.h"
#include "study/measuring.h"
#include "study/report.h"

/// The question `sensitivity`: which numbers of the tables matter. Each is played one less and one
/// more, with the draws of the base; who surely matters less than eight others is given up early
/// (study/race.h). On the eight at most that are known to matter a quadratic is fitted, which says
/// how much of a figure's spread each of them makes (study/quadratic.h).
namespace raindelay::study {

/// The question, looked up.
struct Sensing {
  std::size_t question = 0;  ///< index of the study's question
  Comparing figures;
  std::vector<CellDial> numbers;  ///< three values each, the middle one as it is
  std::int64_t first = 50;        ///< pairs that each gets
  std::int64_t most = 1000;       ///< and that none gets more of
  /// A number is known well enough once its intervals are as narrow: by the place in the question's
  /// figures; 0: never.
  std::vector<double> widths;
};

/// Looks a `sensitivity` up; the stop rule's widths are of these figures. An error, with its line,
/// for what isn't there.
[[nodiscard]] Result<Sensing> sensingOf(const Study& study, std::size_t question,
                                        const KnownFigures& figures,
                                        const deck::DataFrames& tables);

/// Measures at these levels, and tells for each figure: what each number does, the most first, and
/// the shares of those that matter; and what holds at all levels. `header` is that of the study's
/// results. If it was stopped, `report.kept` becomes false.
void addSensitivity(const Sensing& asked, const ResultsHeader& header,
                    std::span<const LineUp> levels, Measuring& measuring, Report& report);

}  // namespace raindelay::study
