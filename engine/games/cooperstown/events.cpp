#include "games/cooperstown/events.h"

namespace raindelay::cooperstown {

namespace {

#define SAY(source) RD_TEXT("Cooperstown", source)

constexpr auto kEvents = Events::table(
    Events::row<&Drawn::by, &Drawn::card>("drawn", {SAY("%1 draws %2")}),
    Events::row<&HomeDrawn::home>("home",
                                  {SAY("%1 is the home team"), SAY("%1 has the home dugout")}),
    Events::row<&Dealt::cards>("dealt", {SAY("The batting order is dealt: %1 cards a side")}),
    Events::row<SharedDeck>("shared-deck", {SAY("One deck of 56 for whoever bats")}),
    Events::row<&GameBegins::number, &GameBegins::home>("game-begins",
                                                        {SAY("Game %1 of the day, %2 at home")}),
    Events::row<&HalfInningBegins::half, &HalfInningBegins::inning, &HalfInningBegins::batting>(
        "half-inning", {SAY("%1 of inning %2: %3 at bat")}, EventMark::kPart),
    Events::row<&HalfInningOver::batting, &HalfInningOver::runs, &HalfInningOver::hits,
                &HalfInningOver::errors, &HalfInningOver::leftOnBase>(
        "half-inning-over",
        {SAY("Side retired. %1: runs %2, hits %3, errors %4, left on base %5")}),
    Events::row<&FieldLaid::fielding>(
        "field-laid", {SAY("%1 takes the field"), SAY("%1's nine take their positions")}),
    Events::unsaid<Turned>("turned"),
    Events::row<&BaseHit::card, &BaseHit::fielder, &BaseHit::position>(
        "single",
        {SAY("%1 squibs one past %2"), SAY("%1 pokes a single by %2"),
         SAY("%1 slaps it past %2: single"), SAY("%2 dives and comes up with grass: single for %1"),
         SAY("%1 finds the hole past %2")}),
    Events::row<&BaseHit::card, &BaseHit::fielder, &BaseHit::position>(
        "double",
        {SAY("%1 shoots it past %2 and slides into second"), SAY("%1 doubles; %2 is still running"),
         SAY("Off the wall behind %2: a double for %1"), SAY("%1 rips one by %2, two bases")}),
    Events::row<&BaseHit::card, &BaseHit::fielder, &BaseHit::position>(
        "triple",
        {SAY("%1 sends %2 to the deepest corner: triple"),
         SAY("%2 watches it roll, %1 doesn't: triple"), SAY("%1 legs out a triple past %2")}),
    Events::row<&BaseHit::card, &BaseHit::fielder, &BaseHit::position>(
        "home-run", {SAY("%1 hits it over %2 and over the fence: home run"),
                     SAY("%2 goes back, looks up, and waves: home run by %1"),
                     SAY("%1 puts one into the cheap seats above %2")}),
    Events::row<&BaseHit::card, &BaseHit::fielder, &BaseHit::position>(
        "inside-park", {SAY("%1 never stops: an inside-the-park home run past %2"),
                        SAY("It rattles around behind %2, and %1 comes all the way home")}),
    Events::row<&AutomaticHit::card>(
        "auto-single", {SAY("%1 drops a single where nobody is"), SAY("A clean single for %1"),
                        SAY("%1 bloops one in: single")}),
    Events::row<&AutomaticHit::card>(
        "auto-double", {SAY("%1 splits the gap: double"), SAY("Stand-up double for %1"),
                        SAY("%1 lines one down the line, two bases")}),
    Events::row<&AutomaticHit::card>("auto-triple",
                                     {SAY("%1 goes for three and gets them: triple"),
                                      SAY("A cloud of dust at third: triple for %1")}),
    Events::row<&AutomaticHit::card>(
        "auto-home-run",
        {SAY("Gone! %1 leaves the yard"), SAY("%1 takes the long, slow trot: home run"),
         SAY("Nobody moves, they all just look: home run by %1")}),
    Events::row<&FieldingError::card, &FieldingError::fielder, &FieldingError::position,
                &FieldingError::bases>(
        "error", {SAY("%2 has it, drops it, kicks it: error on %1's ball, bases: %4"),
                  SAY("%1 hits it to %2, who was busy with a hot dog: error, bases: %4"),
                  SAY("%2 asks for an autograph while %1 runs: error, bases: %4")}),
    Events::row<&FieldedOut::card, &FieldedOut::fielder, &FieldedOut::position>(
        "ground-out",
        {SAY("%1 grounds to the %3, %2: out"), SAY("Two hops to %2, and %1 is out by a step"),
         SAY("%2 gobbles it up: %1 is retired"), SAY("%1 taps it to %2 and hardly runs")}),
    Events::row<&FieldedOut::card, &FieldedOut::fielder, &FieldedOut::position>(
        "line-out", {SAY("%1 lines out to %2; the runners hold"),
                     SAY("%2 snares it: %1 is out, nobody moves"), SAY("%1 pops it up to the %3")}),
    Events::row<&FieldedOut::card, &FieldedOut::fielder, &FieldedOut::position>(
        "fly-out", {SAY("%1 flies out to %2"), SAY("%2 camps under it: %1 is out"),
                    SAY("%2 takes it on the run from %1"), SAY("A can of corn from %1 to %2")}),
    Events::row<&ChartedOut::card>("auto-ground-out",
                                   {SAY("%1 bounces out"), SAY("%1 rolls it over: ground out")}),
    Events::row<&ChartedOut::card>(
        "auto-line-out", {SAY("%1 lines out"), SAY("Hard hit, straight at a glove: %1 is out")}),
    Events::row<&ChartedOut::card>(
        "foul-pop", {SAY("%1 pops up in foul ground"), SAY("%1 is out on a foul pop")}),
    Events::row<&ChartedOut::card>("auto-fly-out",
                                   {SAY("%1 flies out"), SAY("%1 gets under it: fly out")}),
    Events::row<&ChartedOut::card>("circus-catch",
                                   {SAY("%1: over the shoulder, off the wall, out!"),
                                    SAY("%1! They'll show that one again: out")}),
    Events::row<&ChartedOut::card>("foul-out", {SAY("Nobody on for %1: a foul out")}),
    Events::row<&ChartedOut::card>("infield-out", {SAY("%1 has nobody to move over: infield out")}),
    Events::row<&ChartedOut::card>(
        "out-at-first", {SAY("Out at first: with two away there is no sacrifice for %1")}),
    Events::row<&ChartedOut::card>(
        "strikeout",
        {SAY("%1 strikes out"), SAY("%1 goes down swinging"), SAY("%1 looks at strike three"),
         SAY("Back to the bench with %1: strikeout")}),
    Events::row<&Foul::card>("foul", {SAY("%1 fouls it off; what else, with that pitcher"),
                                      SAY("Foul ball into the stands: %1 goes under the deck")}),
    Events::row<&FreePass::card>(
        "walk", {SAY("%1 walks"), SAY("Ball four: %1 strolls to first"), SAY("%1 draws a walk")}),
    Events::row<&FreePass::card>("hit-by-pitch", {SAY("%1 is plunked and takes first"),
                                                  SAY("Ouch. %1 gets first base for it")}),
    Events::row<&WildPitch::card>("wild-pitch", {SAY("%1 sails to the backstop: wild pitch"),
                                                 SAY("Wild pitch! %1 sends everybody along")}),
    Events::row<&Sacrifice::card>(
        "sacrifice", {SAY("%1 gives up the out to move the runners"), SAY("Sacrifice by %1")}),
    Events::row<&DoublePlay::card, &DoublePlay::runner>(
        "double-play", {SAY("Double play: %1 and %2 are both out"),
                        SAY("Two for the price of one: %1 and %2 are out")}),
    Events::row<&DoublePlay::card, &DoublePlay::runner>(
        "force-double-play", {SAY("Around the horn: %2 is forced, %1 doubled up"),
                              SAY("Force at the bag on %2, throw across, %1 is out too")}),
    Events::row<&FieldersChoice::card, &FieldersChoice::runner>(
        "fielders-choice", {SAY("They cut down %2; %1 is safe at first"),
                            SAY("Fielder's choice: %2 is out, %1 stands on first")}),
    Events::row<&StealTry::runner, &StealTry::base>(
        "steal-try", {SAY("%1 breaks for %2"), SAY("There goes %1, heading for %2")}),
    Events::row<&Stolen::runner, &Stolen::base>(
        "stolen", {SAY("%1 steals %2"), SAY("%1 is in under the tag at %2")}),
    Events::row<&CaughtStealing::runner, &CaughtStealing::base, &CaughtStealing::fielder>(
        "caught-stealing",
        {SAY("%1 is gunned down at %2 by %3"), SAY("%3 slaps the tag on %1 at %2")}),
    Events::row<&StealError::runner, &StealError::fielder, &StealError::base>(
        "steal-error", {SAY("The throw goes through %2: %1 keeps running"),
                        SAY("%2 was looking for a beer vendor; %1 is safe, and more")}),
    Events::row<&StealBunted::card, &StealBunted::runner, &StealBunted::base>(
        "steal-bunted", {SAY("%1 squares around and is out, but %2 has %3")}),
    Events::row<&StealDoublePlay::card, &StealDoublePlay::runner>(
        "steal-double-play", {SAY("Strike 'em out, throw 'em out: %1 and %2")}),
    Events::row<&StealStrikeout::card, &StealStrikeout::runner, &StealStrikeout::base>(
        "steal-strikeout", {SAY("%1 swings through it, but %2 has %3")}),
    Events::row<&BuntTry::batting>("bunt-try",
                                   {SAY("%1 shows bunt"), SAY("The bunt is on for %1")}),
    Events::row<&BuntSacrifice::card>(
        "bunt-sacrifice",
        {SAY("%1 lays it down: sacrifice"), SAY("A textbook bunt by %1, out at first")}),
    Events::row<&BuntHit::card, &BuntHit::fielder>(
        "bunt-hit",
        {SAY("%1 bunts it dead past %2 and beats the throw"), SAY("A bunt hit for %1")}),
    Events::row<&BuntForce::card, &BuntForce::runner>(
        "bunt-force", {SAY("The bunt comes too hard: %2 is out, %1 safe at first"),
                       SAY("They get %2 on %1's bunt")}),
    Events::row<&BuntOut::card>("bunt-out", {SAY("%1 bunts through strike three")}),
    Events::row<&BuntDoublePlay::card, &BuntDoublePlay::runner>(
        "bunt-double-play", {SAY("The bunt is a disaster: %1 and %2 are both out")}),
    Events::row<&PickedOff::runner, &PickedOff::base>(
        "picked-off", {SAY("%1 is leaning the wrong way: picked off at %2"),
                       SAY("Gotcha! %1 is picked off at %2")}),
    Events::row<&Advance::runner, &Advance::from, &Advance::to>(
        "advance", {SAY("%1 moves up to %3"), SAY("%1 takes %3"), SAY("%1 goes to %3")}),
    Events::row<&Advance::runner, &Advance::from, &Advance::to>(
        "tag-up", {SAY("%1 tags up and goes to %3"), SAY("%1 tags, and makes it to %3")}),
    Events::unsaid<Reaches>("reaches", EventMark::kTurn),
    Events::row<&Scores::runner, &Scores::batting>(
        "scores",
        {SAY("%1 scores"), SAY("%1 crosses the plate"), SAY("%1 comes home: a run for %2")}),
    Events::unsaid<Out>("out", EventMark::kOut), Events::unsaid<Ready>("ready"),
    Events::row<&Switched::first, &Switched::second, &Switched::ofFirst, &Switched::ofSecond>(
        "switched", {SAY("%1 and %2 change places: %1 is the %3 now, %2 the %4")}),
    Events::row<&SubNamed::fielder, &SubNamed::position>(
        "sub-named", {SAY("A substitute is coming in for %1, the %2")}),
    Events::row<&SubIn::in, &SubIn::out, &SubIn::position>(
        "sub-in", {SAY("%1 comes in for %2 as %3"), SAY("%2 takes a seat; %1 is the new %3")}),
    Events::row<&RelieverCalled::fielding>(
        "reliever-called",
        {SAY("%1 walks to the mound and asks for the ball"), SAY("%1 taps an arm: a new pitcher")}),
    Events::row<&RelieverIn::in, &RelieverIn::out>(
        "reliever-in", {SAY("%1 pitches for %2"), SAY("%2 hits the showers, %1 warms up")}),
    Events::row<&PinchHitter::batting>(
        "pinch-hitter",
        {SAY("%1 sends up a pinch hitter"), SAY("%1 digs through the bench for a bat")}),
    Events::row<&PinchRunner::in, &PinchRunner::out, &PinchRunner::base>(
        "pinch-runner", {SAY("%1 runs for %2 at %3"), SAY("Fresh legs: %1 replaces %2 at %3")}),
    Events::row<&DeckShuffled::batting>("deck-shuffled", {SAY("%1's deck is shuffled")}),
    Events::row<DeckTurnedOver>("deck-turned-over",
                                {SAY("The order is through: the stacks become the deck")}),
    Events::row<DeckSpent>("deck-spent",
                           {SAY("Through the order a third time: that's enough for one inning")}),
    Events::row<&WhiffCounted::count>("whiff-counted", {SAY("Dark clouds. Whiffs so far: %1")}),
    Events::row<&BeanballCounted::count>("beanball-counted",
                                         {SAY("Hard words at the mound. Beanballs so far: %1")}),
    Events::row<Rain>("rain", {SAY("The third Whiff, and here comes the rain. Tarps on")}),
    Events::row<Brawl>("brawl", {SAY("The third Beanball: both benches clear!")}),
    Events::row<&Ejected::card>(
        "ejected", {SAY("%1 is thrown out of the game"), SAY("%1 hits the showers early")}),
    Events::row<&WalkOff::home>("walk-off", {SAY("A walk-off! %1 wins it in the last at-bat")}),
    Events::row<&GameWon::winner, &GameWon::runs, &GameWon::otherRuns>(
        "game-won", {SAY("Ball game. %1 wins, %2 to %3")}),
    Events::row<&GameTied::runs>("game-tied", {SAY("It ends in a tie, %1 all")}),
    Events::row<GameVoid>("game-void", {SAY("Rained out too early: no result")}),
    Events::row<Curfew>("curfew", {SAY("The lights go out. Enough for one night")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::cooperstown
