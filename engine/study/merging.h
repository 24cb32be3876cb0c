#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "study/results.h"

namespace raindelay::study {

/// Puts the results of several files together, as if one had played them all.
class Merging {
 public:
  /// Adds those of a file. An error that names both files if another one has a pair of theirs with
  /// other matches.
  [[nodiscard]] Result<void> add(const std::string& path, const Results& results);

  /// The level's pairs from the first on, up to one that none of the files has.
  [[nodiscard]] std::vector<Pair> pairs(const std::string& level) const;
  /// How many of its pairs the files have in all, those behind a missing one, too.
  [[nodiscard]] std::size_t count(const std::string& level) const;

 private:
  struct Sourced {
    Pair pair;
    std::string path;
  };

  std::map<std::string, std::map<std::int64_t, Sourced>> levels_;  ///< by the pair's number
};

}  // namespace raindelay::study
