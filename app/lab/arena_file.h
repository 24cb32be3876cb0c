#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/json_lines_file.h"
#include "terminal/output.h"

namespace raindelay::lab {

/// The rounds of an arena on disk: what is played, then a line a round, in order.
class ArenaFile {
 public:
  /// Opens the file of this match-up, or makes it. An error, and the file as it was, if it holds
  /// another match-up or can't be read or written.
  [[nodiscard]] static Result<ArenaFile> open(const std::string& path,
                                              const terminal::Json& header);

  /// The scores of the rounds that it holds, from round 0 on.
  [[nodiscard]] const std::vector<std::vector<double>>& scores() const { return scores_; }
  /// Writes the next round's scores, at once; after an error the file is as it was.
  [[nodiscard]] Result<void> append(const std::vector<double>& scores);

 private:
  ArenaFile(JsonLinesFile file, std::vector<std::vector<double>> scores)
      : file_(std::move(file)), scores_(std::move(scores)) {}

  JsonLinesFile file_;
  std::vector<std::vector<double>> scores_;
};

}  // namespace raindelay::lab
