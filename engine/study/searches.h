#pragma once

#include "study/sensitivity.h"
#include "study/target.h"

namespace raindelay::study {

/// The study's questions that decide as they go what is played next, looked up.
struct Searches {
  std::vector<Sensing> sensings;
  std::vector<Targeting> targetings;

  [[nodiscard]] bool empty() const { return sensings.empty() && targetings.empty(); }
  /// What they play at most at a level, in matches; of a `target` that is a single step.
  [[nodiscard]] std::int64_t mostMatches() const;
};

/// Looks them up in the base's tables; errors have the study's line.
[[nodiscard]] Result<Searches> searchesOf(const Study& study, const KnownFigures& figures,
                                          const deck::DataFrames& tables);

/// What the results of searches are of: the base, whose cells each line changes.
[[nodiscard]] ResultsHeader searchHeader(ResultsHeader header);

/// The levels of play of a study with searches.
struct SearchedLevels {
  std::vector<LineUp> played;
  std::vector<std::string> open;  ///< that aren't
};

/// Answers them at the levels that are played, and names the others, of which nothing is kept.
void addSearches(const Searches& searches, const ResultsHeader& header,
                 const SearchedLevels& levels, Measuring& measuring, Report& report);

}  // namespace raindelay::study
