#pragma once

#include <QStringList>

#include "journeys/hand.h"

namespace raindelay::journey {

/// The obstacles on this screen for a person without a mouse, or without eyes: in the tree that
/// screen readers are given, items that can be used but have no name, no role or no action; for
/// Tab, items it doesn't come to or doesn't leave, and stops that nothing shows.
QStringList hindrances(Hand& hand);

/// The same, as far as it goes without a key: of a screen that a key would change.
QStringList hindrancesInTree(const Hand& hand);

}  // namespace raindelay::journey
