#pragma once

#include <QUrl>

#include "journeys/hand.h"

namespace raindelay::journey {

/// Opens a copy of Quick Baseball's deck, lets Slap bring the first three batters home, plays with
/// the deck and swings at a yellow pitch with Slap: a run. Then leaves the match.
void playWithDeck(Hand& hand, const QUrl& deck);
/// Goes on with that match from the shelf: the run stands and Slap has a face of the deck's values.
/// Gives back what is said of the faces, or nothing.
QString resumeWithDeck(Hand& hand);

}  // namespace raindelay::journey
