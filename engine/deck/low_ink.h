#pragma once

#include "deck/picture.h"

namespace raindelay::deck {

/// The face as it is printed to be played with, not to be looked at: paper stays white where it was
/// coloured, large art is pale, and what was light on dark is dark on white. Nothing moves.
Picture lowInk(Picture picture);

}  // namespace raindelay::deck
