#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/result.h"
#include "match/match.h"
#include "players/analysis.h"

/// Keeps what was found out about matches, in files of their own: it took long, and can be found
/// out again. A file that can't be read is as good as none.
namespace raindelay::analysis_file {

/// The file of a match in this folder, by all that the analysis depends on: the game, its options
/// and cards, the lines, and how thorough it is (`counts`). Not by names and title.
[[nodiscard]] QString pathIn(const QString& folder, const Match& match,
                             const std::vector<int>& counts);
/// The analysis of this match that is kept there; none if there is nothing of use.
[[nodiscard]] std::optional<Analysis> read(const QString& path, const Match& match);
/// Keeps it; an error is a sentence for the player.
[[nodiscard]] Result<void> write(const QString& path, const Match& match, const Analysis& analysis);

}  // namespace raindelay::analysis_file
