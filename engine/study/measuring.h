#pragma once

#include <vector>

#include "study/line_up.h"
#include "study/pairs.h"
#include "study/report.h"
#include "study/study.h"

namespace raindelay::study {

/// What a question that decides as it goes what is played next (`sensitivity`, `target`) gets its
/// pairs from: the base with some cells changed, a variant at a time. Variants share their draws
/// with each other and with those of the study.
class Measuring {
 public:
  virtual ~Measuring() = default;

  /// Why there is no such game; it may be asked again and again.
  [[nodiscard]] virtual Result<void> playable(const std::vector<CellPatch>& cells) = 0;
  /// Its first pairs (of one variant, the game itself): at least so many, unless the search is
  /// stopped or nothing may be played; more, if they are there. What was played isn't played again.
  [[nodiscard]] virtual const std::vector<Pair>& pairs(const LineUp& lineUp,
                                                       const std::vector<CellPatch>& cells,
                                                       std::int64_t count) = 0;
};

/// Says of an answer that the search for it hasn't ended.
[[nodiscard]] inline ReportLine searchOpenLine() {
  return {"search-open",
          RD_TEXT("StudyReport",
                  "This hasn't come to its end: it was stopped, or not all of it was played."),
          {}};
}

}  // namespace raindelay::study
