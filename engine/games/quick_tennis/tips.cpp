// What a player is told once, at the first occasion.

#include "core/tip.h"

#include <array>

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("QuickTennisTips", source)

bool runsLow(const View& view) {
  return view.hand(view.seat).size() <= 2;
}
bool seesThreeSpent(const View& view) {
  return view.of(view.seat.other()).spent.size() == 3;
}

constexpr std::array<TipInfo, 7> kTips{{
    {.id = "return",
     .rule = "3.2",
     .text =
         SAY("You may lay up to three cards against a serve. If none of them names the quadrant "
             "that it goes to, it is an ace."),
     .can = "return"},
    {.id = "call",
     .rule = "5.2",
     .text = SAY("Your shot is shown, and you may call: a lob sends it to the back of its side, a "
                 "drop shot to the front. If the other side is waiting there, you have been read."),
     .can = "no-call"},
    {.id = "recovery",
     .rule = "6.1",
     .text =
         SAY("You aren't where the ball is, but you may still get there: spend any card you have "
             "left, face down, and you hit next."),
     .can = "recover"},
    {.id = "running-low",
     .rule = "6.4",
     .text =
         SAY("Your cards are running low. Whoever has none left with the ball on their own side "
             "loses the point."),
     .can = "hit",
     .when = onView<View, runsLow>},
    {.id = "spent",
     .rule = "1.5",
     .text = SAY("Three of the other side's cards are spent. Look through those that were shown: "
                 "they tell what it can still play."),
     .can = "hit",
     .when = onView<View, seesThreeSpent>},
    {.id = "deuce",
     .rule = "7.1",
     .text =
         SAY("Deuce: now it takes two points in a row, and the first of them is the advantage."),
     .after = "deuce"},
    {.id = "tie-break",
     .rule = "7.3",
     .text = SAY("A tie-break: first to seven points with a lead of two. After the first point "
                 "each side serves twice in a row."),
     .after = "tie-break"},
}};

#undef SAY

}  // namespace

std::span<const TipInfo> Rules::tips() {
  return kTips;
}

}  // namespace raindelay::quick_tennis
