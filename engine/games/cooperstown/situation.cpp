// Where a view is in a match, in words.

#include "core/ballgame_situation.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

#define SAY(source) RD_TEXT("Cooperstown", source)

Situation Rules::situation(const View& view) const {
  unsigned runners = 0;
  for (int base = 1; base <= 3; ++base) runners |= view.occupied(base) ? 1U << (base - 1) : 0U;
  const auto runs = [&](Seat seat) {
    return int{view.line().team[static_cast<std::size_t>(seat.index())].runs};
  };
  Situation situation = situationOf({view.halfInning, view.outs % 3, runners, view.home.other(),
                                     runs(view.home.other()), runs(view.home)});
  if (config_.doubleheader) {
    situation.words.push_back({SAY("game %1 of the day"), {Value::of(view.game + 1)}});
  }
  return situation;
}

#undef SAY

}  // namespace raindelay::cooperstown
