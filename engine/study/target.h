#pragma once

#include <span>

#include "study/comparison.h"
#include "study/dials.h"
#include "study/measuring.h"
#include "study/report.h"

/// The question `target`: which values bring figures where they are to be (study/target_search.h).
namespace raindelay::study {

/// The question, looked up.
struct Targeting {
  std::size_t question = 0;  ///< index of the study's question
  Comparing figures;         ///< those that are wanted, with their targets as bounds
  std::vector<CellDial> dials;
  TargetSpec spec;
};

/// Looks a `target` up. An error, with its line, for a cell or figure that isn't there, and for a
/// target that isn't a range.
[[nodiscard]] Result<Targeting> targetingOf(const Study& study, std::size_t question,
                                            const KnownFigures& figures,
                                            const deck::DataFrames& tables);

/// Searches at these levels, and tells: the front of fit against changed cells, what the best of it
/// does to the figures, by pairs that the search hasn't seen, and whether each target is kept; if
/// one isn't, or the search was stopped, `report.kept` becomes false. `header` is that of the
/// study's results.
void addTarget(const Targeting& asked, const ResultsHeader& header, std::span<const LineUp> levels,
               Measuring& measuring, Report& report);

}  // namespace raindelay::study
