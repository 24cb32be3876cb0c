#include "study/results_file.h"

#include <filesystem>
#include <memory>

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
  if (!found) return found.error();
  const auto& [level, pair] = *found;
  const std::int64_t next = share.pair(static_cast<std::int64_t>(results.of(level).size()));
  if (pair.number != next) {
    return Error{"not the line of pair " + std::to_string(next) + ", which comes next"};
  }
  results.add(level, std::move(found->second));
  return {};
}

/// Reads a file's lines into `results`. Both outlive it.
JsonLinesFile::Reading readingInto(Results& results, const ResultsHeader& header, Shares shares) {
  // (Which share it is follows from the first line.)
  const auto share = std::make_shared<Share>(header.share);
  return {"results", kMaxResultsBytes,
          [&header, shares, share](const nlohmann::json& line) -> Result<void> {
            const Result<Share> found = shareIn(line, header);
            if (!found) return found.error();
            if (shares == Shares::kOwn && *found != header.share)
              return Error{"this file holds another share of the results"};
            *share = *found;
            return {};
          },
          [&results, &header, share](const nlohmann::json& line) {
            return takePair(line, header, *share, results);
          },
          mostValues(header)};
}

}  // namespace

Result<ResultsFile> ResultsFile::open(const std::string& path, const ResultsHeader& header) {
  Results results;
  auto file = JsonLinesFile::open(path, headerJson(header).dump(),
                                  readingInto(results, header, Shares::kOwn));
  if (!file) return file.error();
  return ResultsFile(*std::move(file), std::move(results));
}

Result<void> ResultsFile::append(const std::string& level, Pair pair) {
  if (auto done = file_.append(pairJson(level, pair).dump()); !done) return done;
  results_.add(level, std::move(pair));
  return {};
}

Result<Results> readResults(const std::string& path, const ResultsHeader& header, Shares shares) {
  Results results;
  const auto done = JsonLinesFile::read(path, readingInto(results, header, shares));
  if (!done) return done.error();
  return results;
}

Result<Results> knownResults(const std::string& path, const ResultsHeader& header) {
  if (!std::filesystem::exists(path)) return Results();
  return readResults(path, header);
}

}  // namespace raindelay::study
