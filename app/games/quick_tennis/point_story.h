#pragma once

#include <QString>

#include "games/quick_tennis/story.h"
#include "session/deck_narrator.h"

namespace raindelay::quick_tennis {

/// What came of a shot, and how that changed the score: "Ace. 40–15." Empty if none was told.
[[nodiscard]] QString storyWords(const Story& story, const DeckNarrator& narrator);

}  // namespace raindelay::quick_tennis
