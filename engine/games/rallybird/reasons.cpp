// Reasons for a seat's actions, in the game's words.

#include <algorithm>

#include "games/rallybird/at_bat_solution.h"
#include "games/rallybird/evaluator.h"

namespace raindelay::rallybird {

#define SAY(source) RD_TEXT("RallyBird", source)

namespace {

/// The number of throws, of 36, that are more than this.
int throwsAbove(int defence) {
  int ways = 0;
  for (int dice = std::max(defence + 1, 2); dice <= 12; ++dice) ways += waysOf(dice);
  return ways;
}

/// The defence that a play may meet, whichever way the Gloves are laid.
Sentence whyPlay(const Rules& rules, const View& view, Card play) {
  const PlayCard& card = rules.chart()[play];
  const AtBatSolution solution(rules, view, rules.allowed(view));
  const auto [least, most] = solution.defences(card);
  return {SAY("%1 of 36 throws would beat its zones with the weakest Gloves there, %2 with the "
              "strongest"),
          {Value::of(throwsAbove(least)), Value::of(throwsAbove(most))}};
}

Sentence whyPlace(const Rules& rules, const View& view, int zone) {
  const PlaySet plays = rules.allowed(view);
  int tested = 0;
  plays.forEach([&](Card play) {
    const Tested& zones = rules.chart()[play].tests[static_cast<std::size_t>(view.bases())];
    tested += zones.contains(static_cast<std::uint8_t>(zone)) ? 1 : 0;
  });
  return {SAY("%2 of %3 possible plays would test %1"),
          {Value::of(placeOf(places::kZone, zone)), Value::of(tested), Value::of(plays.size())}};
}

Sentence whyBird(const Rules& rules, const View& view) {
  const PlayCard& play = rules.chart()[*view.chosen];
  const Throws throws(play, rules.defence(view, view.tested),
                      [&](Compared how) { return runsBy(view, play, how); });
  const double now = throws.thrown(view.dice[0] + view.dice[1], view.won);
  int better = 0;
  for (int dice = 2; dice <= 12; ++dice) {
    better += throws.thrown(dice, view.won) > now ? waysOf(dice) : 0;
  }
  return {SAY("%1 of 36 throws would be better than this one"), {Value::of(better)}};
}

}  // namespace

Sentence Evaluator::why(const View& view, Action action) const {
  switch (verbOf(action)) {
    case Verb::kKeepIcon:
      return {SAY("it shows %1, and %2 once it is turned"),
              {Value::of(rules_.chart().shows(action.a, false)),
               Value::of(rules_.chart().shows(action.a, true))}};
    case Verb::kPlay:
      return whyPlay(rules_, view, Card(action.a));
    case Verb::kPlace:
      return whyPlace(rules_, view, action.a);
    case Verb::kReroll:
    case Verb::kStand:
      return whyBird(rules_, view);
    case Verb::kWear: {
      const int glove = view.gloveIn(action.a);
      const int back = rules_.chart().shows(glove, true);
      if (view.glove(glove).back) {
        return {SAY("that Glove is lost for the half-inning, but it showed only %1"),
                {Value::of(back)}};
      }
      return {SAY("that Glove goes from %1 to %2"),
              {Value::of(rules_.chart().shows(glove, false)), Value::of(back)}};
    }
  }
  return {};
}

#undef SAY

}  // namespace raindelay::rallybird
