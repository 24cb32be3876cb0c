// Where a view is in a match, in words.

#include "core/ballgame_situation.h"
#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

#define SAY(source) RD_TEXT("QuickBaseball", source)

Situation Rules::situation(const View& view) {
  Situation situation = situationOf(BallgameMoment{view.halfInning, view.outs % 3, view.runners,
                                                   Seat(0), view.team[0].runs, view.team[1].runs});
  if (view.balls > 0) situation.words.push_back({SAY("balls: %1"), {Value::of(view.balls)}});
  return situation;
}

#undef SAY

}  // namespace raindelay::quick_baseball
