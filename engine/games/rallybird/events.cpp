#include "games/rallybird/events.h"

namespace raindelay::rallybird {

namespace {

#define SAY(source) RD_TEXT("RallyBird", source)

constexpr auto kEvents = Events::table(
    Events::row<&HalfInningBegins::half, &HalfInningBegins::inning, &HalfInningBegins::team>(
        "half-inning", {SAY("%1 of inning %2: %3 bats")}, EventMark::kPart),
    Events::row<&SetAside::team, &SetAside::play>("set-aside",
                                                  {SAY("%1 sets %2 aside for this half-inning")}),
    Events::row<&IconKept::fielding, &IconKept::kept, &IconKept::left>(
        "icon-kept", {SAY("%1 takes %2 and leaves %3 in the box")}),
    Events::row<&Chosen::team>("chosen",
                               {SAY("%1 has a play ready"), SAY("A sign from %1's bench")}),
    Events::row<&Placed::fielding>("placed", {SAY("%1's Gloves are in position"),
                                              SAY("%1 sets the field"), SAY("A shift from %1")}),
    Events::row<&Shown::team, &Shown::play>("shown",
                                            {SAY("%1 plays %2"), SAY("%2 it is, from %1")}),
    Events::row<&Rolled::first, &Rolled::second, &Rolled::sum, &Rolled::gloves, &Rolled::compared>(
        "rolled", {SAY("%1 and %2 are %3, %5 %4")}),
    Events::row<&Rerolled::team>("rerolled", {SAY("There's a bird on the field! %1 throws again"),
                                              SAY("The RallyBird lands: %1 throws again")}),
    Events::row<&BatterEnds::team>("foul", {SAY("Foul ball"), SAY("Into the stands, foul")}),
    Events::row<&BatterEnds::team>("caught", {SAY("Caught: %1's batter is out"),
                                              SAY("An easy catch, and %1's batter is gone")}),
    Events::row<&BatterEnds::team>("struck-out", {SAY("Strike three: %1's batter sits down"),
                                                  SAY("%1's batter is struck out")}),
    Events::row<&BatterEnds::team>("thrown-out", {SAY("%1's batter is thrown out at first"),
                                                  SAY("The throw to first is in time")}),
    Events::row<&BatterEnds::team>(
        "reaches-first", {SAY("%1's batter is safe at first"), SAY("%1's batter stands on first")},
        EventMark::kTurn),
    Events::row<&BatterEnds::team>(
        "double", {SAY("A double for %1"), SAY("Off the wall: %1 doubles")}, EventMark::kTurn),
    Events::row<&BatterEnds::team>("triple", {SAY("A triple for %1")}, EventMark::kTurn),
    Events::row<&BatterEnds::team>(
        "home-run", {SAY("Home run, %1!"), SAY("It is gone! Home run for %1")}, EventMark::kTurn),
    Events::row<&BatterEnds::team>(
        "walk", {SAY("Ball four: %1's batter walks"), SAY("%1 draws a walk")}, EventMark::kTurn),
    Events::row<&RunnerOut::team, &RunnerOut::from>("runner-out",
                                                    {SAY("%1's runner from %2 is out")}),
    Events::row<&CaughtStealing::team, &CaughtStealing::from>(
        "caught-stealing", {SAY("%1's runner from %2 is caught stealing")}),
    Events::row<&DoublePlay::team>("double-play", {SAY("Double play!"), SAY("They turn two")}),
    Events::row<&Stolen::team, &Stolen::base>("stolen", {SAY("%1 steals %2")}),
    Events::row<&Advance::team, &Advance::from, &Advance::to>("advance", {SAY("From %2 to %3")}),
    Events::row<&Scores::team>("scores", {SAY("A run for %1"), SAY("%1 scores")}),
    Events::row<&Outs::count>("outs", {SAY("Out: %1")}, EventMark::kOut),
    Events::row<&GloveWears::fielding, &GloveWears::glove, &GloveWears::zone>(
        "flipped", {SAY("%1's Glove in %3 weakens: %2")}),
    Events::row<&GloveWears::fielding, &GloveWears::glove, &GloveWears::zone>(
        "removed", {SAY("%1 loses %2 from %3")}),
    Events::row<&Bird::team>("bird-kept", {SAY("The RallyBird stays with %1")}),
    Events::row<&Bird::team>("bird-lost", {SAY("The RallyBird flies off: no more of it for %1")}),
    Events::row<&HalfInningOver::team, &HalfInningOver::runs, &HalfInningOver::leftOnBase>(
        "half-inning-over", {SAY("Side retired. %1: runs %2, left on base %3")}),
    Events::row<&WalkOff::winner>("walk-off", {SAY("%1 wins it in its last at-bat")}),
    Events::row<CalledOff>("called-off", {SAY("Too many plays: the match is called as it stands")}),
    Events::row<&Won::winner, &Won::runs, &Won::otherRuns>("won", {SAY("%1 wins, %2 to %3")}),
    Events::row<&Tied::runs>("tied", {SAY("A tie, %1 each")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::rallybird
