// Where a view is in a match, in words.

#include "core/ballgame_situation.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

Situation Rules::situation(const View& view) {
  return situationOf({view.halfInning, view.outs % 3, static_cast<unsigned>(view.bases()), Seat(0),
                      view.count(Seat(0), Count::kRuns), view.count(Seat(1), Count::kRuns)});
}

}  // namespace raindelay::rallybird
