#pragma once

#include <QRectF>

#include "core/scorebook.h"
#include "scorebook/page.h"

namespace raindelay::book {

/// Draws a box of a scorecard: a diamond with the way that the runner came in a bold line, filled
/// if he scored. In it what the batter did (hits in the accent's colour), in the corners behind
/// first, second and third how he came on, below home a dot for each run batted in, and the number
/// of the out in a circle. `area` is at least as wide as it is high.
void addAtBat(Page& page, const QRectF& area, const AtBat& atBat);

/// The diamond of somebody who hasn't batted: a printed form's.
void addDiamond(Page& page, const QRectF& area);

}  // namespace raindelay::book
