#include "games/rallybird/events.h"

#include <array>

namespace raindelay::rallybird {

namespace {

#define SAY(source) RD_TEXT("RallyBird", source)

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"half-inning", {SAY("%1 of inning %2: %3 bats")}, EventMark::kPart},
    {"set-aside", {SAY("%1 sets %2 aside for this half-inning")}},
    {"icon-kept", {SAY("%1 takes %2 and leaves %3 in the box")}},
    {"chosen", {SAY("%1 has a play ready"), SAY("A sign from %1's bench")}},
    {"placed",
     {SAY("%1's Gloves are in position"), SAY("%1 sets the field"), SAY("A shift from %1")}},
    {"shown", {SAY("%1 plays %2"), SAY("%2 it is, from %1")}},
    {"rolled", {SAY("%1 and %2 are %3, %5 %4")}},
    {"rerolled",
     {SAY("There's a bird on the field! %1 throws again"),
      SAY("The RallyBird lands: %1 throws again")}},
    {"foul", {SAY("Foul ball"), SAY("Into the stands, foul")}},
    {"caught", {SAY("Caught: %1's batter is out"), SAY("An easy catch, one away for %1's batter")}},
    {"struck-out", {SAY("Strike three: %1's batter sits down"), SAY("%1's batter is struck out")}},
    {"thrown-out",
     {SAY("%1's batter is thrown out at first"), SAY("The throw to first is in time")}},
    {"reaches-first",
     {SAY("%1's batter is safe at first"), SAY("%1's batter stands on first")},
     EventMark::kTurn},
    {"double", {SAY("A double for %1"), SAY("Off the wall: %1 doubles")}, EventMark::kTurn},
    {"triple", {SAY("A triple for %1")}, EventMark::kTurn},
    {"home-run", {SAY("Home run, %1!"), SAY("It is gone! Home run for %1")}, EventMark::kTurn},
    {"walk", {SAY("Ball four: %1's batter walks"), SAY("%1 draws a walk")}, EventMark::kTurn},
    {"runner-out", {SAY("%1's runner from %2 is out")}},
    {"caught-stealing", {SAY("%1's runner from %2 is caught stealing")}},
    {"double-play", {SAY("Double play!"), SAY("They turn two")}},
    {"stolen", {SAY("%1 steals %2")}},
    {"advance", {SAY("From %2 to %3")}},
    {"scores", {SAY("A run for %1"), SAY("%1 scores")}},
    {"outs", {SAY("Out: %1")}, EventMark::kOut},
    {"flipped", {SAY("%1's Glove in %3 weakens: %2")}},
    {"removed", {SAY("%1 loses %2 from %3")}},
    {"bird-kept", {SAY("The RallyBird stays with %1")}},
    {"bird-lost", {SAY("The RallyBird flies off: no more of it for %1")}},
    {"half-inning-over", {SAY("Side retired. %1: runs %2, left on base %3")}},
    {"walk-off", {SAY("%1 wins it in its last at-bat")}},
    {"called-off", {SAY("Too many plays: the match is called as it stands")}},
    {"won", {SAY("%1 wins, %2 to %3")}},
    {"tied", {SAY("A tie, %1 each")}},
}};

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::rallybird
