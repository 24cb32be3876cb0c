#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "match/json_lines_file.h"
#include "study/results.h"

namespace raindelay::study {

/// A study's results on disk, JSON Lines: what they are of, then a line a pair of matches, those of
/// a level in order.
class ResultsFile {
 public:
  /// Opens the file of these results, or makes it. An error, and the file as it was, if it holds
  /// others or can't be read or written.
  [[nodiscard]] static Result<ResultsFile> open(const std::string& path,
                                                const ResultsHeader& header);

  [[nodiscard]] const Results& results() const { return results_; }
  /// Writes the level's next pair, at once; after an error the file is as it was.
  [[nodiscard]] Result<void> append(const std::string& level, Pair pair);

 private:
  ResultsFile(JsonLinesFile file, Results results)
      : file_(std::move(file)), results_(std::move(results)) {}

  JsonLinesFile file_;
  Results results_;
};

/// Which share of the results a file may hold.
enum class Shares : std::uint8_t {
  kOwn,  ///< that of the header
  kAny,
};

/// The results in a file that must be there, and stays as it is.
[[nodiscard]] Result<Results> readResults(const std::string& path, const ResultsHeader& header,
                                          Shares shares = Shares::kOwn);
/// Likewise; none if there is no such file.
[[nodiscard]] Result<Results> knownResults(const std::string& path, const ResultsHeader& header);

}  // namespace raindelay::study
