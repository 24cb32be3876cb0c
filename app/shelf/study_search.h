#pragma once

#include <map>

#include "shelf/study_game.h"
#include "study/measuring.h"

namespace raindelay::shelf {

/// Plays the changed games of a study's searches, as far as they weren't played before.
class StudySearch final : public study::Measuring {
 public:
  struct Playing {
    int threads = 1;  ///< no influence on the results
    std::function<bool()> stopped;
    /// Takes each pair that was played, and adds it to the results that are known; an error ends
    /// the search. Called by one thread at a time. None: nothing is played.
    std::function<Result<void>(const std::string& level, const study::Pair& pair)> keep;
  };

  /// `game` and `known` (by study::searchLevel()) outlive it.
  StudySearch(const StudyGame& game, const study::Results& known, Playing playing)
      : game_(game), known_(known), playing_(std::move(playing)) {}

  [[nodiscard]] Result<void> playable(const std::vector<study::CellPatch>& cells) override;
  [[nodiscard]] const std::vector<study::Pair>& pairs(const study::LineUp& lineUp,
                                                      const std::vector<study::CellPatch>& cells,
                                                      std::int64_t count) override;

  /// Why a pair couldn't be kept, if one couldn't.
  [[nodiscard]] const Result<void>& kept() const { return kept_; }

 private:
  using Said = std::vector<std::string>;  ///< what the cells are and say

  /// The tables' hash of the game with these cells, or why there is none.
  [[nodiscard]] const Result<std::string>& hashOf(const std::vector<study::CellPatch>& cells);
  [[nodiscard]] Result<ShelvedGame> gameWith(const std::vector<study::CellPatch>& cells) const;

  const StudyGame& game_;
  const study::Results& known_;
  Playing playing_;
  std::map<Said, Result<std::string>> hashes_;
  Result<void> kept_;
};

}  // namespace raindelay::shelf
