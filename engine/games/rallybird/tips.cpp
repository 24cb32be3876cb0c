// What a player is told once, at the first occasion.

#include "core/tip.h"

#include <array>

#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

#define SAY(source) RD_TEXT("RallyBirdTips", source)

bool hasRunnerOnThird(const View& view) {
  return view.cubes[3] != 0 && view.outs < 2;
}
bool hasTwoOut(const View& view) {
  return view.outs == 2;
}
/// A glove is lost besides the one with a baseball that the defence didn't take.
bool lacksGlove(const View& view) {
  return view.glovesAt(Glove::kLost) > 1;
}
bool hasSeenPlays(const View& view) {
  return view.shown.size() >= 3;
}

constexpr std::array<TipInfo, 6> kTips{{
    {.id = "wear",
     .rule = "6.3",
     .text = SAY("You say which glove gives way: one with its front up is turned to its back, one "
                 "with its back up is lost for the half-inning."),
     .can = "wear"},
    {.id = "bird",
     .rule = "7.1",
     .text = SAY("You are behind in the ninth, so the RallyBird lets you throw again, once per "
                 "at-bat. If that moves nobody, the bird is gone for the rest of the game."),
     .can = "reroll"},
    {.id = "sacrifice",
     .rule = "4.8",
     .text = SAY("A runner is on third: a sacrifice may bring in the run, at the cost of an out."),
     .can = "play",
     .when = onView<View, hasRunnerOnThird>},
    {.id = "two-out",
     .rule = "5.10",
     .text = SAY("Two out: on a play that makes the third, nobody advances and no run counts."),
     .can = "play",
     .when = onView<View, hasTwoOut>},
    {.id = "empty-zone",
     .rule = "3.9",
     .text = SAY("You are a glove short, so a zone stays empty: its printed value counts there."),
     .can = "place",
     .when = onView<View, lacksGlove>},
    {.id = "set-aside",
     .rule = "10.3",
     .text = SAY("Keep count of the plays that are shown. One of those you haven't seen is set "
                 "aside, and can't come in this half-inning."),
     .can = "place",
     .when = onView<View, hasSeenPlays>},
}};

#undef SAY

}  // namespace

std::span<const TipInfo> Rules::tips() {
  return kTips;
}

}  // namespace raindelay::rallybird
