#pragma once

#include <optional>
#include <span>
#include <string>

#include "study/report.h"
#include "study/results.h"

namespace raindelay::study {

/// How the first seat's chance of winning this variant goes at a level, from the beginning of its
/// matches to their end; none if the results don't have it (Follow::curve).
[[nodiscard]] std::optional<ReportSection> curveSection(const ResultsHeader& header,
                                                        std::size_t variant,
                                                        const std::string& level,
                                                        std::span<const Pair> pairs);

}  // namespace raindelay::study
