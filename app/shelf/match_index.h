#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/files.h"
#include "shelf/match_summary.h"

namespace raindelay::shelf {

/// Summaries of the matches of a folder, kept in a file so that they needn't be replayed at each
/// start. An entry of a file that has changed since doesn't count; the index can be thrown away at
/// any time.
class MatchIndex {
 public:
  /// An index that is kept in the file `path` for the program `app` (name and version): what
  /// another version found out isn't believed.
  MatchIndex(std::string path, std::string app);

  /// Reads what is kept. A file that can't be understood counts for nothing.
  void load();
  /// Writes it, if something is new. An error is no harm but that the next start takes longer.
  void save();

  /// The summary of the file, if it is as it was then.
  [[nodiscard]] std::optional<MatchSummary> find(const std::string& name,
                                                 const files::Facts& facts) const;
  void put(const std::string& name, const files::Facts& facts, MatchSummary summary);
  /// Forgets all files but those for which `stays(name)`.
  template <class Stays>
  void keepOnly(const Stays& stays) {
    changed_ =
        std::erase_if(known_, [&](const auto& one) { return !stays(one.first); }) > 0 || changed_;
  }

 private:
  struct Known {
    files::Facts facts;
    MatchSummary summary;
  };

  std::string path_;
  std::string app_;
  std::map<std::string, Known> known_;
  bool changed_ = false;
};

}  // namespace raindelay::shelf
