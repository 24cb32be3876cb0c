#pragma once

#include <QStringList>

#include "journeys/hand.h"

namespace raindelay::journey {

/// What on this screen a person without a mouse, or without eyes, would run into: of the tree that
/// screen readers are given, what can be used but has no name, no role or no action; of Tab, what
/// it doesn't come to, what it doesn't leave, and where nothing shows where it is.
QStringList hindrances(Hand& hand);

/// The same, as far as it goes without a key: of a screen that a key would change.
QStringList hindrancesInTree(const Hand& hand);

}  // namespace raindelay::journey
