#pragma once

#include <functional>
#include <string>
#include <vector>

#include "deck/folder.h"
#include "shelf/shelf.h"
#include "study/comparison.h"
#include "study/forecast.h"
#include "study/line_up.h"
#include "study/pairs.h"
#include "study/results.h"
#include "study/solved.h"
#include "study/study.h"

namespace raindelay::shelf {

/// A study with the games that it is about.
struct StudyGame {
  study::Study study;                 ///< with the neutral twins that it asks for
  std::vector<ShelvedGame> variants;  ///< the base first
  std::vector<PlayerKind> levels;
  std::vector<study::LineUp> lineUps;  ///< in the order in which they are played
  study::ResultsHeader header;         ///< of the whole: share 1 of 1

  /// The figures that questions can name.
  [[nodiscard]] study::KnownFigures figures() const;
};

/// Looks up what the study names: game, options, levels, the base deck in `folder` (the study's
/// own: nothing outside of it is read), the cells that variants change. `program` is this one's
/// version. An error, with the study's line, for the first that isn't there or makes no sense.
[[nodiscard]] Result<StudyGame> studyGame(const study::Study& study,
                                          std::shared_ptr<const deck::Folder> folder,
                                          const std::string& program);

/// The specification of a share's pairs, without which of them are to be played.
[[nodiscard]] study::PairsSpec pairsSpec(const StudyGame& game, const study::LineUp& lineUp,
                                         const study::Share& share);

/// Plays pairs with the game's own types: of these variants, one at least; of the study's.
void playPairsOf(const std::vector<ShelvedGame>& variants, const study::PairsSpec& spec,
                 const std::function<void(const study::Pair&)>& finished);
void playPairsOf(const StudyGame& game, const study::PairsSpec& spec,
                 const std::function<void(const study::Pair&)>& finished);

/// Solves these variants and tells what perfect play comes to, in some seconds each; nothing if the
/// game has no solution.
[[nodiscard]] std::vector<study::Solved> solvedOf(const StudyGame& game,
                                                  const std::vector<std::size_t>& variants);

/// The cost of a match of the base with these players (study::matchCost()).
[[nodiscard]] study::MatchCost matchCostOf(const StudyGame& game, const study::LineUp& lineUp,
                                           const std::function<double()>& clock, double most);

}  // namespace raindelay::shelf
