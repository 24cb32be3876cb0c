#pragma once

#include <QString>

#include "games/quick_tennis/story.h"
#include "table/deck_narrator.h"

namespace raindelay::quick_tennis {

/// The outcome of a shot, and how it changed the score: "Ace. 40–15." Empty if none was told.
[[nodiscard]] QString storyWords(const Story& story, const DeckNarrator& narrator);

}  // namespace raindelay::quick_tennis
