#pragma once

#include "study/enough.h"
#include "study/line_up.h"
#include "study/report.h"
#include "study/results.h"
#include "study/solved.h"
#include "study/study.h"

namespace raindelay::study {

/// What the study asks, looked up.
struct Asked {
  Stop stop;                                   ///< with the comparisons
  std::vector<std::size_t> ladders;            ///< of these variants
  std::vector<std::size_t> restrictions = {};  ///< likewise
  std::vector<std::size_t> exact = {};         ///< likewise
};

/// Looks the questions and the stop rule up among what is played. An error, with its line, for a
/// variant or figure that isn't there.
[[nodiscard]] Result<Asked> askedOf(const Study& study, const KnownFigures& figures);

/// What the questions come to with these results, of which those pairs count that the stop rule
/// lets count; `solved` answers those about perfect play. One of `lineUps` without pairs is said
/// not to have been measured. Nothing is played: it can be asked again with other questions.
[[nodiscard]] Report answer(const Study& study, const ResultsHeader& header, const Asked& asked,
                            const std::vector<LineUp>& lineUps, const Results& results,
                            const std::vector<Solved>& solved = {});

/// Says which levels weren't played, and which cards have no neutral twin.
[[nodiscard]] ReportSection notMeasured(const std::vector<std::string>& levels,
                                        const std::vector<Study::NoTwin>& noTwins);

}  // namespace raindelay::study
