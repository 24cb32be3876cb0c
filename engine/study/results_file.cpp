#include "study/results_file.h"

#include "core/limits.h"
#include "study/results_json.h"

namespace raindelay::study {
namespace {

/// The most values of a line: the figures of all matches, and their lists.
std::size_t mostValues(const ResultsHeader& header) {
  const std::size_t matches = header.variants.size() * static_cast<std::size_t>(header.seats);
  return kMaxJsonValues + matches * (header.figures.size() + 1);
}

/// Reads the lines behind the first into `results`.
Result<void> takePair(const nlohmann::json& line, const ResultsHeader& header, const Share& share,
                      Results& results) {
  auto found = pairIn(line, header);
  if (!found) return Error{"not the line of a pair of matches of this study"};
  const auto& [level, pair] = *found;
  const std::int64_t next = share.pair(static_cast<std::int64_t>(results.of(level).size()));
  if (pair.number != next) {
    return Error{"not the line of pair " + std::to_string(next) + ", which comes next"};
  }
  results.add(level, std::move(found->second));
  return {};
}

}  // namespace

Result<ResultsFile> ResultsFile::open(const std::string& path, const ResultsHeader& header) {
  Results results;
  const JsonLinesFile::Reading reading{
      "results", kMaxResultsBytes,
      [&](const nlohmann::json& line) -> Result<void> {
        const Result<Share> share = shareIn(line, header);
        if (!share) return share.error();
        if (*share == header.share) return {};
        return Error{"this file holds another share of the results"};
      },
      [&](const nlohmann::json& line) { return takePair(line, header, header.share, results); },
      mostValues(header)};
  auto file = JsonLinesFile::open(path, headerJson(header).dump(), reading);
  if (!file) return file.error();
  return ResultsFile(*std::move(file), std::move(results));
}

Result<void> ResultsFile::append(const std::string& level, Pair pair) {
  if (auto done = file_.append(pairJson(level, pair).dump()); !done) return done;
  results_.add(level, std::move(pair));
  return {};
}

Result<std::pair<Share, Results>> readResults(const std::string& path,
                                              const ResultsHeader& header) {
  std::pair<Share, Results> read;
  const JsonLinesFile::Reading reading{
      "results", kMaxResultsBytes,
      [&](const nlohmann::json& line) -> Result<void> {
        const Result<Share> share = shareIn(line, header);
        if (!share) return share.error();
        read.first = *share;
        return {};
      },
      [&](const nlohmann::json& line) { return takePair(line, header, read.first, read.second); },
      mostValues(header)};
  if (const auto done = JsonLinesFile::read(path, reading); !done) return done.error();
  return read;
}

Result<Results> mergedResults(std::span<const std::string> paths, const ResultsHeader& header) {
  std::map<std::string, std::map<std::int64_t, Pair>> all;
  for (const std::string& path : paths) {
    auto read = readResults(path, header);
    if (!read) return read.error();
    for (const auto& [level, pairs] : read->second.all()) {
      for (const Pair& pair : pairs) all[level].emplace(pair.number, pair);
    }
  }
  Results merged;
  for (auto& [level, pairs] : all) {
    std::int64_t next = 0;
    for (auto& [number, pair] : pairs) {
      if (number != next++) break;
      merged.add(level, std::move(pair));
    }
  }
  return merged;
}

}  // namespace raindelay::study
