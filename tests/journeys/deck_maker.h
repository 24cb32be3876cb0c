#pragma once

#include <QUrl>

#include "journeys/hand.h"

namespace raindelay::journey {

/// Opens a table alone in Deck Studio, keeps it as the deck "Ferry", puts right what its list of
/// problems says, and makes a PDF and the sheets for Tabletop Simulator in the folder of the
/// documents.
void makeCards(Hand& hand, const QUrl& table);

}  // namespace raindelay::journey
