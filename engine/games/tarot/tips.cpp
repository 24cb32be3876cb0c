// What a player is told once, at the first occasion.

#include "core/tip.h"

#include <array>

#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("TarotTips", source)

bool opensTheHand(const View& view) {
  return view.trick.count == 0 && view.played[view.seat].empty();
}
bool follows(const View& view) {
  return view.trick.count > 0;
}
/// It has none of the suit that was led, but a trump.
bool mayTrump(const View& view) {
  const Suit led = view.trick.led;
  return led < Suit::kTrumps && (view.held & followers(led)).empty() &&
         !(view.held & trumps(1, 21)).empty();
}

constexpr std::array<TipInfo, 7> kTips{{
    {.id = "discard",
     .rule = "2.4",
     .text = SAY("You deal: discard three cards before you see the spare ones. No Tarot Trump may "
                 "go, and your discards count for nobody."),
     .can = "discard"},
    {.id = "ask",
     .rule = "4.1",
     .text = SAY("You hold just two Tarot Trumps, so you may ask for a third. If there is none in "
                 "the other hand, you score 5."),
     .can = "ask"},
    {.id = "give",
     .rule = "4.4",
     .text = SAY("You must give up a Tarot Trump, but which one is your choice. You get a card of "
                 "little value in return."),
     .can = "give"},
    {.id = "tricks",
     .rule = "6.1",
     .text = SAY("A trick is worth what lies in it: 5 with a Tarot Trump, 4 with a Queen, 3 with a "
                 "Knight, 2 with a Knave, and 1 with none of these."),
     .can = "play",
     .when = onView<View, opensTheHand>},
    {.id = "fool",
     .rule = "5.4",
     .text = SAY("You may play The Foolish Man, your 0, whatever was led: it wins nothing, but its "
                 "five points stay with you."),
     .can = "play t0",
     .when = onView<View, follows>},
    {.id = "trump",
     .rule = "5.2",
     .text = SAY("You can't follow suit, so you may play a trump, or anything else."),
     .can = "play",
     .when = onView<View, mayTrump>},
    {.id = "hand",
     .rule = "7.3",
     .text =
         SAY("The hand is scored: only the top side gets points, and only its lead over the next."),
     .after = "hand-won"},
}};

#undef SAY

}  // namespace

std::span<const TipInfo> Rules::tips() {
  return kTips;
}

}  // namespace raindelay::tarot
