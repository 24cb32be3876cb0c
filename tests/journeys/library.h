#pragma once

#include "journeys/hand.h"

namespace raindelay::journey {

/// Begins two matches; then in the library searches for them, renames, deletes and restores them,
/// saves them elsewhere, deletes them and drops them on the window again, and resumes them.
void visitLibrary(Hand& hand);

}  // namespace raindelay::journey
