#pragma once

#include "study/read_parts.h"

/// Pieces of reading a study's file that are about cells of tables: only .cpp files that read it
/// include this.
namespace raindelay::study {

/// Calls `read` for each map of a cell, by the table that it stands under; `what` is the key.
void forEachCell(const YAML::Node& map, std::string_view what, deck::Problems& problems,
                 const std::function<void(const YAML::Node& cell, const StudyWord& table)>& read);

/// The place of a cell; of the part's other keys `read` is told.
[[nodiscard]] CellPatch placeIn(
    const YAML::Node& map, const StudyWord& table, Part part, deck::Problems& problems,
    const std::function<void(const std::string& key, const YAML::Node& value)>& read);

/// The cells that a search may change.
[[nodiscard]] std::vector<MovingCell> movesOf(const YAML::Node& map, deck::Problems& problems);

}  // namespace raindelay::study
