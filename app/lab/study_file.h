#pragma once

#include <string>
#include <vector>

#include "shelf/study_game.h"
#include "study/answer.h"
#include "study/searches.h"

namespace raindelay::lab {

/// A study that was read from its file, with all that it names.
struct OpenStudy {
  shelf::StudyGame game;
  study::Asked asked;
  study::Searches searches;
  std::string path;  ///< without `.study.yaml`

  /// The first line of a share's results.
  [[nodiscard]] study::ResultsHeader header(const study::Share& share) const;
  /// The file beside the study that they lie in: `NAME.results.jsonl`, of one of several shares
  /// `NAME.results.2-of-4.jsonl`.
  [[nodiscard]] std::string resultsPath(const study::Share& share = {}) const;
  /// That of its searches: `NAME.search.jsonl`; its first line.
  [[nodiscard]] std::string searchPath() const { return path + ".search.jsonl"; }
  [[nodiscard]] study::ResultsHeader searchHeader() const {
    return study::searchHeader(game.header);
  }
};

/// Reads the study `NAME` and looks up what it names. The error has a line for each mistake.
[[nodiscard]] Result<OpenStudy> openStudy(const std::string& path);

}  // namespace raindelay::lab
