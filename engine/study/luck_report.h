#pragma once

#include <optional>
#include <span>
#include <string>

#include "study/pairs.h"
#include "study/report.h"
#include "study/results.h"

namespace raindelay::study {

/// What each of these variants' seats win at a level, with and without the luck that the computer
/// players' judgement sees; none if the results don't have it (Follow::luck).
[[nodiscard]] std::optional<ReportSection> luckSection(const ResultsHeader& header,
                                                       std::span<const std::size_t> variants,
                                                       const std::string& level,
                                                       std::span<const Pair> pairs);

}  // namespace raindelay::study
