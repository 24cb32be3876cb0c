#pragma once

#include "study/enough.h"
#include "study/report.h"
#include "study/results.h"
#include "study/study.h"

namespace raindelay::study {

/// What the study's questions come to with these results, of which those pairs count that the stop
/// rule lets count. `levels` are in the order of the report; one without pairs is said not to have
/// been measured. Nothing is played: it can be asked again with other questions.
[[nodiscard]] Report answer(const Study& study, const ResultsHeader& header, const Stop& stop,
                            const std::vector<std::string>& levels, const Results& results);

}  // namespace raindelay::study
