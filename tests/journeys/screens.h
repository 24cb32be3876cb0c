#pragma once

#include "journeys/hand.h"

namespace raindelay::journey {

/// Opens every screen and leaves it again, by mouse and by keyboard.
void visitScreens(Hand& hand);

}  // namespace raindelay::journey
