// What a player is told once, at the first occasion.

#include "core/tip.h"

#include <algorithm>
#include <array>

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

#define SAY(source) RD_TEXT("CooperstownTips", source)

bool isInTrouble(const View& view) {
  return view.halfRuns > 0;
}
bool hasTwoOn(const View& view) {
  return view.runners() >= 2;
}
bool fieldsTheFan(const View& view) {
  return std::find(view.fielders.begin(), view.fielders.end(), kFan) != view.fielders.end();
}
bool hasSecondWhiff(const View& view) {
  return view.whiffs == 2;
}

constexpr std::array<TipInfo, 7> kTips{{
    {.id = "field",
     .rule = "7.3",
     .text = SAY("A runner has been on base, so you may shake up your field: switch two fielders, "
                 "and replace one with the top dugout card. Once each per half-inning."),
     .can = "sub"},
    {.id = "relief",
     .rule = "11.1",
     .text =
         SAY("You may call in a relief pitcher: the top card of the dugout takes the mound, and "
             "the other side's deck is shuffled. You have two in a game."),
     .can = "relieve",
     .when = onView<View, isInTrouble>},
    {.id = "fielders-choice",
     .rule = "5.9",
     .text = SAY("Fielder's choice: retire the batter, and the runners hold; or take the lead "
                 "forced runner, and the batter gets first."),
     .can = "fc lead"},
    {.id = "bunt",
     .rule = "15.2",
     .text =
         SAY("A runner is on, so you may bunt: if the card beats the catcher, every runner moves "
             "up a base, usually at the cost of the batter."),
     .can = "bunt"},
    {.id = "pinch-hitter",
     .rule = "12.1",
     .text = SAY("You may send up a pinch hitter: your deck is shuffled before the card is turned. "
                 "You have two in a game."),
     .can = "pinch-hit",
     .when = onView<View, hasTwoOn>},
    {.id = "fan",
     .rule = "6.1",
     .text = SAY("The Fan stands in your field, and stays there for the whole half-inning: a ball "
                 "hit to a 0 always gets through."),
     .can = "ready",
     .when = onView<View, fieldsTheFan>},
    {.id = "rain",
     .rule = "9.1",
     .text = SAY("That was the second Whiff of the game. The third brings rain, and ends it on the "
                 "spot."),
     .after = "whiff-counted",
     .when = onView<View, hasSecondWhiff>},
}};

#undef SAY

}  // namespace

std::span<const TipInfo> Rules::tips() {
  return kTips;
}

}  // namespace raindelay::cooperstown
