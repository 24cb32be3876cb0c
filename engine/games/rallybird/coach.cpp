#include "games/rallybird/coach.h"

#include <algorithm>

#include "games/rallybird/at_bat_solution.h"

namespace raindelay::rallybird {

namespace {

/// The margin by which a throw must promise more than the one that lies for the bird to be risked.
constexpr double kBirdRisk = 0.05;
Action placed(const Rules& rules, const View& view, const ActionList& legal, Stream& random) {
  const AtBatSolution solution(rules, view, rules.allowed(view));
  const int wanted = solution.glove(random);
  for (const Action action : legal) {
    if (solution.alike(action.b) == wanted) return action;
  }
  return legal[0];
}

/// The Glove that loses least: by turning, or by going.
Action worn(const Rules& rules, const View& view, const ActionList& legal) {
  const auto loss = [&](Action action) {
    const int glove = view.gloveIn(action.a);
    const int back = rules.chart().shows(glove, true);
    return view.glove(glove).back ? back : rules.chart().shows(glove, false) - back;
  };
  return *std::min_element(legal.begin(), legal.end(),
                           [&](Action a, Action b) { return loss(a) < loss(b); });
}

Action afterThrow(const Rules& rules, const View& view) {
  const PlayCard& play = rules.chart()[*view.chosen];
  const Throws throws(play, rules.defence(view, view.tested),
                      [&](Compared how) { return runsBy(view, play, how); });
  const double now = throws.thrown(view.dice[0] + view.dice[1], view.won);
  const bool better = throws.promise(view.won) > now + kBirdRisk;
  return act(better ? Verb::kReroll : Verb::kStand);
}

}  // namespace

double runsToCome(const State& state) {
  if (state.phase == Phase::kOver) return 0;
  return kExpected[state.outs][static_cast<std::size_t>(state.bases())];
}

Action Coach::choose(const Rules& rules, const View& view, const ActionList& legal,
                     Stream& random) const {
  switch (view.phase) {
    case Phase::kPlay: {
      PlaySet plays;
      for (const Action action : legal) plays.insert(Card(action.a));
      return act(Verb::kPlay, AtBatSolution(rules, view, plays).play(random).index());
    }
    case Phase::kPlace:
      return placed(rules, view, legal, random);
    case Phase::kBird:
      return afterThrow(rules, view);
    case Phase::kWear:
      return worn(rules, view, legal);
    default:
      // 5/4: in matches of this coach the offence makes a little less of it than of 4/6.
      return legal.front();
  }
}

}  // namespace raindelay::rallybird
