// What a player is told once, at the first occasion.

#include "core/tip.h"

#include <array>

#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

#define SAY(source) RD_TEXT("CricketCardTips", source)

bool isSecondInnings(const View& view) {
  return view.second();
}
bool precedesExtras(const View& view) {
  return view.innings == 1;
}
bool isNearDraw(const View& view) {
  return view.terms.drawLimit > 0 && 4 * view.aggregate() >= 3 * view.terms.drawLimit;
}

constexpr std::array<TipInfo, 6> kTips{{
    {.id = "equal",
     .rule = "4.2",
     .text = SAY("In the second innings a card of equal rank counters, too. The batter's recounter "
                 "must still be higher."),
     .can = "counter",
     .when = onView<View, isSecondInnings>},
    {.id = "counter",
     .rule = "4.1",
     .text = SAY("You hold a card that beats this one, so you may counter: the stroke then brings "
                 "nothing, unless the batter has a higher card still."),
     .can = "counter"},
    {.id = "extras",
     .rule = "6.4",
     .text =
         SAY("When this innings closes, both sides get extras: a run for each point of value of "
             "the cards left in hand."),
     .can = "close",
     .when = onView<View, precedesExtras>},
    {.id = "follow-on",
     .rule = "6.7",
     .text = SAY("The follow-on: the side that fell so far behind has to bat again at once."),
     .after = "follow-on"},
    {.id = "draw",
     .rule = "8.3",
     .text = SAY("A draw is near: once both sides together reach the limit, nobody wins the test, "
                 "whoever is ahead."),
     .can = "play",
     .when = onView<View, isNearDraw>},
    {.id = "chase",
     .rule = "8.10",
     .text = SAY("You bat last, so there is a target: you have won as soon as you are ahead."),
     .after = "target",
     .can = "play"},
}};

#undef SAY

}  // namespace

std::span<const TipInfo> Rules::tips() {
  return kTips;
}

}  // namespace raindelay::cricket_card
