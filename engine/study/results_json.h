#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "study/results.h"

/// The lines of a results file: only .cpp files that read or write them include this.
namespace raindelay::study {

using OrderedJson = nlohmann::ordered_json;

/// What is played.
[[nodiscard]] OrderedJson playedJson(const ResultsHeader& header);
/// The first line: that with format, hash and share.
[[nodiscard]] OrderedJson headerJson(const ResultsHeader& header);
/// What tells a first line apart from that of these results, in a sentence; its share doesn't
/// matter, and is told.
[[nodiscard]] Result<Share> shareIn(const nlohmann::json& line, const ResultsHeader& header);

/// A pair's line.
[[nodiscard]] OrderedJson pairJson(const std::string& level, const Pair& pair);
/// The level and pair of a line. An error if it isn't one of these results: of players that there
/// aren't, of other seatings than they play, with a figure that no match can have.
[[nodiscard]] Result<std::pair<std::string, Pair>> pairIn(const nlohmann::json& line,
                                                          const ResultsHeader& header);

}  // namespace raindelay::study
