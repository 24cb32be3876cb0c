#pragma once

#include "journeys/hand.h"

namespace raindelay::journey {

/// Two matches are begun; then in the library: searched for, renamed, deleted and brought back,
/// saved elsewhere, deleted and dropped on the window again, gone on with.
void visitLibrary(Hand& hand);

}  // namespace raindelay::journey
