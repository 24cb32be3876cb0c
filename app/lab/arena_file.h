#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

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
  /// Writes the next round's scores, at once. An error if they aren't all in the file.
  [[nodiscard]] Result<void> append(const std::vector<double>& scores);

 private:
  explicit ArenaFile(std::string path) : path_(std::move(path)) {}

  std::string path_;
  std::vector<std::vector<double>> scores_;
  std::ofstream out_;
};

}  // namespace raindelay::lab
