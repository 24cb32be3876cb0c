#include "games/cooperstown/refusals.h"

#include <array>

namespace raindelay::cooperstown {

namespace {

#define SAY(source) RD_TEXT("Cooperstown", source)

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "19", SAY("There is no such action in this game")},
    {"match-over", "10.1", SAY("The match is over")},
    {"not-now", "3.4", SAY("A card has to be turned first")},
    {"for-field", "3.4", SAY("Only the side in the field can do that, before a batter comes up")},
    {"for-bat", "3.4", SAY("Only the side at bat can do that")},
    {"choose-out", "5.9", SAY("First say who is out: the batter, or the lead forced runner")},
    {"choose-runner", "4.19", SAY("First say which runner is picked off")},
    {"no-choice", "5.11", SAY("There is no play to decide at the moment")},
    {"no-runner-yet", "7.1", SAY("No runner has reached base in this half-inning yet")},
    {"position", "19.2",
     SAY("Name fielding positions; a switch takes two different ones, in order")},
    {"fan-stays", "6.1", SAY("The Fan stays where it lies for the whole half-inning")},
    {"switched-already", "7.3",
     SAY("You have already switched; one switch is all a half-inning allows")},
    {"subbed-already", "7.3",
     SAY("You have already substituted; one substitution is all a half-inning allows")},
    {"relief-off", "16.5", SAY("This match is played without relief pitchers")},
    {"relief-spent", "11.3", SAY("Both relief pitchers of this game have been used")},
    {"relief-fan", "6.9", SAY("While The Fan pitches, no reliever may come in")},
    {"relief-fresh", "11.4", SAY("The new pitcher has to face a batter first")},
    {"base", "19.8", SAY("Name first, second or third base")},
    {"pickoff-empty", "4.19", SAY("Nobody is on %1")},
    {"steal-off", "16.5", SAY("This match is played without stealing")},
    {"steal-empty", "14.1", SAY("Nobody is on %1")},
    {"steal-suit", "14.1", SAY("Only a card of the Bases suit can steal, and %1 isn't one")},
    {"steal-taken", "14.1", SAY("The next base, %1, is occupied")},
    {"bunt-off", "16.5", SAY("This match is played without bunting")},
    {"bunt-empty", "15.1", SAY("A bunt needs a runner on base")},
    {"pinch-hit-off", "16.5", SAY("This match is played without pinch hitters")},
    {"pinch-hit-spent", "12.2", SAY("Both pinch hitters of this game have been used")},
    {"pinch-run-off", "16.5", SAY("This match is played without pinch runners")},
    {"pinch-run-spent", "13.2", SAY("The pinch runner of this game has been used")},
    {"pinch-run-empty", "13.1", SAY("Nobody is on %1")},
}};

#undef SAY

}  // namespace

std::span<const RefusalInfo> refusalTable() {
  return kRefusals;
}

}  // namespace raindelay::cooperstown
