// What a player is told once, at the first occasion.

#include "core/tip.h"

#include <array>

#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseballTips", source)

bool hasFourthBatterUp(const View& view) {
  return view.of(view.batting()).batter == 3;
}
bool hasTwoBalls(const View& view) {
  return view.balls == 2;
}
bool hasTwoOut(const View& view) {
  return view.outs == 2;
}

constexpr std::array<TipInfo, 6> kTips{{
    {.id = "steal",
     .rule = "8.4",
     .text = SAY("You may call a steal: your runner has the base against any pitch but the Pitch "
                 "Out, and is out against that one."),
     .can = "steal"},
    {.id = "section",
     .rule = "1.3",
     .text = SAY("Batter 4 is up: for 4, 5 and 6 the middle section of your cards counts, for 7, 8 "
                 "and 9 the last one."),
     .can = "bat",
     .when = onView<View, hasFourthBatterUp>},
    {.id = "balls",
     .rule = "6.3",
     .text = SAY("Two balls. The count stays when the next batter comes up, and the fourth ball "
                 "walks whoever is up then."),
     .can = "bat",
     .when = onView<View, hasTwoBalls>},
    {.id = "two-out",
     .rule = "5.7",
     .text = SAY("With two out the Fly Ball retires nobody: a batter who swings at it and misses "
                 "gets another pitch."),
     .can = "bat",
     .when = onView<View, hasTwoOut>},
    {.id = "refresh",
     .rule = "10.2",
     .text = SAY("You may take all your discards back into your hand. When one side does that, the "
                 "other may, too."),
     .can = "refresh"},
    {.id = "relief",
     .rule = "10.9",
     .text = SAY("A relief pitcher has come in. For the rest of the game, whenever that team "
                 "pitches, inner borders count as well."),
     .after = "relief"},
}};

#undef SAY

}  // namespace

std::span<const TipInfo> Rules::tips() {
  return kTips;
}

}  // namespace raindelay::quick_baseball
