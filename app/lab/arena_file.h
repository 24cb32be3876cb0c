#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/growing_file.h"
#include "core/result.h"
#include "terminal/output.h"

namespace raindelay::lab {

/// The rounds of an arena on disk, JSON Lines: what is played, then a line a round, in order.
/// Stopped at any time, even in the middle of a line, it can be resumed.
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
  explicit ArenaFile(files::Growing file) : file_(std::move(file)) {}

  files::Growing file_;
  std::vector<std::vector<double>> scores_;
};

}  // namespace raindelay::lab
