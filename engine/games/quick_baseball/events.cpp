#include "games/quick_baseball/events.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseball", source)

constexpr auto kEvents = Events::table(
    Events::row<&HalfInningBegins::half, &HalfInningBegins::inning, &HalfInningBegins::team>(
        "half-inning", {SAY("%1 of inning %2: %3 bats")}, EventMark::kPart),
    Events::row<&HalfInningOver::team, &HalfInningOver::runs, &HalfInningOver::leftOnBase>(
        "half-inning-over", {SAY("Side retired. %1: runs %2, left on base %3")}),
    Events::row<&Swings::team, &Swings::batter, &Swings::bat, &Swings::pitch>(
        "swings",
        {SAY("%1's number %2 swings: %3 against %4"), SAY("%3 meets %4, number %2 swinging"),
         SAY("Number %2 goes after it: %3, and the pitch is %4")}),
    Events::row<&Leaves::team, &Leaves::batter, &Leaves::pitch>(
        "leaves", {SAY("%1's number %2 takes it: %3"), SAY("Number %2 just watches: %3"),
                   SAY("The bat stays on number %2's shoulder. The pitch: %3")}),
    Events::row<&StealTry::team, &StealTry::aim, &StealTry::pitch>(
        "steal-try",
        {SAY("%1's runner is off for %2! The pitch: %3"),
         SAY("There goes the runner, head down, to %2, on %3"), SAY("A break for %2 on %3")}),
    Events::row<&BaseHit::team, &BaseHit::batter, &BaseHit::border>(
        "single",
        {SAY("A match in %3: number %2 singles"), SAY("Number %2 drops it in on %3: a single"),
         SAY("Through the middle on %3: number %2 is on first"),
         SAY("A clean knock on %3: first base for number %2")},
        EventMark::kTurn),
    Events::row<&BaseHit::team, &BaseHit::batter, &BaseHit::border>(
        "double",
        {SAY("A match in %3: number %2 doubles"),
         SAY("Into the gap on %3: two bases for number %2"),
         SAY("Off the wall on %3: number %2 slides into second")},
        EventMark::kTurn),
    Events::row<&BaseHit::team, &BaseHit::batter, &BaseHit::border>(
        "triple",
        {SAY("A match in %3: number %2 triples"),
         SAY("To the deepest corner on %3: number %2 is on third")},
        EventMark::kTurn),
    Events::row<&BaseHit::team, &BaseHit::batter, &BaseHit::border>(
        "home-run",
        {SAY("A match in %3, and it's gone: number %2 homers"),
         SAY("Number %2 sends it over the fence on %3: home run"),
         SAY("Don't bother chasing that one: on %3, number %2 trots around for %1")},
        EventMark::kTurn),
    Events::row<&Advance::team, &Advance::from, &Advance::to>(
        "advance", {SAY("The runner on %2 goes to %3"), SAY("From %2 to %3 for %1's runner"),
                    SAY("%1 moves one from %2 to %3")}),
    Events::row<&Scores::team>(
        "scores", {SAY("A run for %1"), SAY("One more across the plate for %1"), SAY("%1 scores")}),
    Events::row<&BatterOut::team, &BatterOut::batter>(
        "struck-out",
        {SAY("Nothing but air: number %2 is out"), SAY("Number %2 swings through it: out"),
         SAY("Strike, and one is enough: number %2 sits down")},
        EventMark::kOut),
    Events::row<&BatterOut::team, &BatterOut::batter>(
        "called-out",
        {SAY("Right down the middle: number %2 is caught looking"),
         SAY("That one was blue. Number %2 is out, bat on the shoulder")},
        EventMark::kOut),
    Events::row<&BatterOut::team, &BatterOut::batter>(
        "fly-out",
        {SAY("High, and into a glove: number %2 is out"), SAY("An easy fly, number %2 is out")},
        EventMark::kOut),
    Events::row<&BatterOut::team, &BatterOut::batter>(
        "run-out",
        {SAY("Thrown out at first by a step: number %2"),
         SAY("The throw beats number %2 to the bag")},
        EventMark::kOut),
    Events::row<&BatterOut::team, &BatterOut::batter>(
        "caught",
        {SAY("Straight at somebody: number %2 is caught"),
         SAY("Caught! Number %2 can't believe it")},
        EventMark::kOut),
    Events::row<&FlyDropped::team, &FlyDropped::batter>(
        "fly-dropped", {SAY("The fly falls foul: number %2 gets another pitch"),
                        SAY("Nobody gets under it. Number %2 lives on")}),
    Events::row<&Taken::team, &Taken::batter>(
        "taken",
        {SAY("A good eye: number %2 is still up"), SAY("Wide of the plate. Number %2 digs in")}),
    Events::row<&Ball::team, &Ball::count>(
        "ball", {SAY("Too far out. Balls: %2"), SAY("The catcher has to reach. Balls: %2")}),
    Events::row<&Walk::team, &Walk::batter>(
        "walk",
        {SAY("Ball four: number %2 strolls to first"), SAY("%1's number %2 takes a free base")},
        EventMark::kTurn),
    Events::row<&Stolen::team, &Stolen::base>(
        "stolen",
        {SAY("Safe! %1 steals %2"), SAY("Under the tag at %2"), SAY("%1 has %2 for nothing")}),
    Events::row<&CaughtStealing::team, &CaughtStealing::base>(
        "caught-stealing",
        {SAY("They knew: the runner is out at %2"), SAY("The ball beats the runner to %2")},
        EventMark::kOut),
    Events::unsaid<Outs>("outs"),
    Events::row<&BatsRefreshed::team>(
        "bats-refreshed",
        {SAY("%1 picks the bats up again"), SAY("All the bats are back in %1's rack")}),
    Events::row<&PitchesRefreshed::pitching>(
        "pitches-refreshed",
        {SAY("%1 takes the pitches back"), SAY("A visit to the mound: %1 has every pitch again")}),
    Events::unsaid<Kept>("kept"),
    Events::row<&Relief::pitching>(
        "relief", {SAY("The starter is done: %1's relief pitcher comes in"),
                   SAY("A door opens in the outfield: %1's reliever jogs to the mound")}),
    Events::row<&WalkOff::winner>("walk-off", {SAY("No need to play on: %1 wins it at the plate")}),
    Events::row<CalledOff>("called-off", {SAY("Out of baseballs. The umpires call it a day")}),
    Events::row<&Won::winner, &Won::runs, &Won::otherRuns>("won",
                                                           {SAY("Ball game: %1 wins, %2 to %3")}),
    Events::row<&Tied::runs>("tied", {SAY("It stays a tie, %1 all")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::quick_baseball
