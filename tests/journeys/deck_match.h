#pragma once

#include <QUrl>

#include "journeys/hand.h"

namespace raindelay::journey {

/// Opens a copy of Quick Baseball's deck, lets Slap bring the first three batters home, plays with
/// the deck and swings at a yellow pitch with Slap: a run. Then leaves the match.
void playWithDeck(Hand& hand, const QUrl& deck);
/// Resumes that match from the shelf: the run stands and Slap has a face of the deck's values.
/// Returns the words on the faces, or nothing.
QString resumeWithDeck(Hand& hand);

}  // namespace raindelay::journey
