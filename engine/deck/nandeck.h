#pragma once

#include <optional>
#include <string_view>

#include "deck/foreign_project.h"

namespace raindelay::deck {

/// What is taken over of a script of nanDECK (lines like `CARDSIZE=6,9`, `LINK=cards.csv`,
/// `TEXT=1-{(Name)},[Name],0%,0%,100%,10%`): table, column of copies, size of the card, and the
/// boxes of texts and pictures that a column says. Nothing if it links no table.
std::optional<ForeignProject> readNandeck(std::string_view script);

}  // namespace raindelay::deck
