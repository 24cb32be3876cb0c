#include "games/cooperstown/events.h"

#include <array>

namespace raindelay::cooperstown {

namespace {

// One static array of wordings an event.
template <class... Texts>
constexpr std::array<Text, sizeof...(Texts)> wordings(Texts... texts) {
  return {texts...};
}

#define SAY(source) RD_TEXT("Cooperstown", source)

constexpr auto kDrawnW = wordings(SAY("%1 draws %2"));
constexpr auto kHomeW = wordings(SAY("%1 is the home team"), SAY("%1 has the home dugout"));
constexpr auto kDealtW = wordings(SAY("The batting order is dealt: %1 cards a side"));
constexpr auto kSharedDeckW = wordings(SAY("One deck of 56 for whoever bats"));
constexpr auto kGameBeginsW = wordings(SAY("Game %1 of the day, %2 at home"));
constexpr auto kHalfInningW = wordings(SAY("%1 of inning %2: %3 at bat"));
constexpr auto kHalfInningOverW =
    wordings(SAY("Side over for %1. Runs %2, hits %3, errors %4, left on base %5"));
constexpr auto kFieldLaidW = wordings(SAY("%1 takes the field"), SAY("%1's nine are out there"));
constexpr auto kSingleW = wordings(SAY("%1 squibs one past %2"), SAY("%1 pokes a single by %2"),
                                   SAY("%1 slaps it past %2: single"),
                                   SAY("%2 dives and comes up with grass: single for %1"),
                                   SAY("%1 finds a hole beside %2"));
constexpr auto kDoubleW = wordings(
    SAY("%1 shoots it past %2 and slides into second"), SAY("%1 doubles; %2 is still running"),
    SAY("Off the wall behind %2: a double for %1"), SAY("%1 rips one by %2, two bases"));
constexpr auto kTripleW =
    wordings(SAY("%1 sends %2 to the deepest corner: triple"),
             SAY("%2 watches it roll, %1 doesn't: triple"), SAY("%1 legs out a triple past %2"));
constexpr auto kHomeRunW = wordings(SAY("%1 hits it over %2 and over the fence: home run"),
                                    SAY("%2 goes back, looks up, and waves: home run by %1"),
                                    SAY("%1 puts one into the cheap seats above %2"));
constexpr auto kInsideParkW =
    wordings(SAY("%1 never stops: an inside-the-park home run past %2"),
             SAY("It rattles around behind %2, and %1 comes all the way home"));
constexpr auto kAutoSingleW =
    wordings(SAY("%1 drops a single where nobody is"), SAY("A clean single for %1"),
             SAY("%1 bloops one in: single"));
constexpr auto kAutoDoubleW =
    wordings(SAY("%1 splits the gap: double"), SAY("Stand-up double for %1"),
             SAY("%1 lines one down the line, two bases"));
constexpr auto kAutoTripleW = wordings(SAY("%1 goes for three and gets them: triple"),
                                       SAY("A cloud of dust at third: triple for %1"));
constexpr auto kAutoHomeRunW =
    wordings(SAY("Gone! %1 leaves the yard"), SAY("%1 takes the long, slow trot: home run"),
             SAY("Nobody moves, they all just look: home run by %1"));
constexpr auto kErrorW =
    wordings(SAY("%2 has it, drops it, kicks it: error on %1's ball, bases: %4"),
             SAY("%1 hits it to %2, who was busy with a hot dog: error, bases: %4"),
             SAY("%2 asks for an autograph while %1 runs: error, bases: %4"));
constexpr auto kGroundOutW =
    wordings(SAY("%1 grounds to the %3, %2: out"), SAY("Two hops to %2, and %1 is out by a step"),
             SAY("%2 gobbles it up: %1 is retired"), SAY("%1 taps it to %2 and hardly runs"));
constexpr auto kLineOutW =
    wordings(SAY("%1 lines out to %2; the runners hold"),
             SAY("%2 snares it: %1 is out, nobody moves"), SAY("%1 pops it up to the %3"));
constexpr auto kFlyOutW =
    wordings(SAY("%1 flies out to %2"), SAY("%2 camps under it: %1 is out"),
             SAY("%2 takes it on the run from %1"), SAY("A can of corn from %1 to %2"));
constexpr auto kAutoGroundOutW =
    wordings(SAY("%1 bounces out"), SAY("%1 rolls it over: ground out"));
constexpr auto kAutoLineOutW =
    wordings(SAY("%1 lines out"), SAY("Hard hit, straight at a glove: %1 is out"));
constexpr auto kFoulPopW =
    wordings(SAY("%1 pops up in foul ground"), SAY("%1 is out on a foul pop"));
constexpr auto kAutoFlyOutW = wordings(SAY("%1 flies out"), SAY("%1 gets under it: fly out"));
constexpr auto kCircusCatchW = wordings(SAY("%1: over the shoulder, off the wall, out!"),
                                        SAY("%1! They'll show that one again: out"));
constexpr auto kFoulOutW = wordings(SAY("Nobody on for %1: a foul out"));
constexpr auto kInfieldOutW = wordings(SAY("%1 has nobody to move over: infield out"));
constexpr auto kStrikeoutW =
    wordings(SAY("%1 strikes out"), SAY("%1 goes down swinging"), SAY("%1 looks at strike three"),
             SAY("Back to the bench with %1: strikeout"));
constexpr auto kFoulW = wordings(SAY("%1 fouls it off; what else, with that pitcher"),
                                 SAY("Foul ball into the stands: %1 goes under the deck"));
constexpr auto kWalkW =
    wordings(SAY("%1 walks"), SAY("Ball four: %1 strolls to first"), SAY("%1 draws a walk"));
constexpr auto kHitByPitchW =
    wordings(SAY("%1 is plunked and takes first"), SAY("Ouch. %1 gets first base for it"));
constexpr auto kWildPitchW = wordings(SAY("%1 sails to the backstop: wild pitch"),
                                      SAY("Wild pitch! %1 sends everybody along"));
constexpr auto kSacrificeW =
    wordings(SAY("%1 gives himself up to move the runners"), SAY("Sacrifice by %1"));
constexpr auto kDoublePlayW = wordings(SAY("Double play: %1, and %2 with it"),
                                       SAY("Two for the price of one: %1 and %2 are out"));
constexpr auto kForceDoublePlayW =
    wordings(SAY("Around the horn: %2 is forced, %1 doubled up"),
             SAY("Force at the bag on %2, throw across, %1 is out too"));
constexpr auto kFieldersChoiceW = wordings(SAY("They cut down %2; %1 is safe at first"),
                                           SAY("Fielder's choice: %2 is out, %1 stands on first"));
constexpr auto kStealTryW = wordings(SAY("%1 breaks for %2"), SAY("There goes %1, heading for %2"));
constexpr auto kStolenW = wordings(SAY("%1 steals %2"), SAY("%1 is in under the tag at %2"));
constexpr auto kCaughtStealingW =
    wordings(SAY("%1 is gunned down at %2 by %3"), SAY("%3 slaps the tag on %1 at %2"));
constexpr auto kStealErrorW =
    wordings(SAY("The throw goes through %2: %1 keeps running"),
             SAY("%2 was looking for a beer vendor; %1 is safe, and more"));
constexpr auto kStealBuntedW = wordings(SAY("%1 squares around and is out, but %2 has %3"));
constexpr auto kStealDoublePlayW = wordings(SAY("Strike him out, throw him out: %1 and %2"));
constexpr auto kStealStrikeoutW = wordings(SAY("%1 swings through it, but %2 has %3"));
constexpr auto kBuntTryW = wordings(SAY("%1 shows bunt"), SAY("The bunt is on for %1"));
constexpr auto kBuntSacrificeW =
    wordings(SAY("%1 lays it down: sacrifice"), SAY("A textbook bunt by %1, out at first"));
constexpr auto kBuntHitW =
    wordings(SAY("%1 bunts it dead past %2 and beats the throw"), SAY("A bunt hit for %1"));
constexpr auto kBuntForceW = wordings(SAY("The bunt comes too hard: %2 is out, %1 safe at first"),
                                      SAY("They get %2 on %1's bunt"));
constexpr auto kBuntOutW = wordings(SAY("%1 bunts through strike three"));
constexpr auto kBuntDoublePlayW = wordings(SAY("The bunt is a disaster: %1 and %2 are both out"));
constexpr auto kPickedOffW = wordings(SAY("%1 is leaning the wrong way: picked off at %2"),
                                      SAY("Got him! %1 is picked off at %2"));
constexpr auto kAdvanceW =
    wordings(SAY("%1 moves up to %3"), SAY("%1 takes %3"), SAY("%1 goes to %3"));
constexpr auto kTagUpW =
    wordings(SAY("%1 tags up and goes to %3"), SAY("%1 tags, and makes it to %3"));
constexpr auto kScoresW =
    wordings(SAY("%1 scores"), SAY("%1 crosses the plate"), SAY("%1 comes home: a run for %2"));
constexpr auto kSwitchedW = wordings(SAY("%1 and %2 change places: %1 is the %3 now, %2 the %4"));
constexpr auto kSubNamedW = wordings(SAY("Somebody is to come in for %1, the %2"));
constexpr auto kSubInW =
    wordings(SAY("%1 comes in for %2 as %3"), SAY("%2 takes a seat; %1 is the new %3"));
constexpr auto kRelieverCalledW = wordings(SAY("%1 walks to the mound and asks for the ball"),
                                           SAY("%1 taps an arm: a new pitcher"));
constexpr auto kRelieverInW =
    wordings(SAY("%1 pitches for %2"), SAY("%2 hits the showers, %1 warms up"));
constexpr auto kPinchHitterW =
    wordings(SAY("%1 sends up a pinch hitter"), SAY("%1 digs through the bench for a bat"));
constexpr auto kPinchRunnerW =
    wordings(SAY("%1 runs for %2 at %3"), SAY("Fresh legs: %1 replaces %2 at %3"));
constexpr auto kDeckShuffledW = wordings(SAY("%1's deck is shuffled"));
constexpr auto kDeckTurnedOverW = wordings(SAY("The order is through: the stacks become the deck"));
constexpr auto kDeckSpentW =
    wordings(SAY("Through the order a third time: that's enough for one inning"));
constexpr auto kWhiffCountedW = wordings(SAY("Dark clouds. Whiffs so far: %1"));
constexpr auto kBeanballCountedW = wordings(SAY("Hard words at the mound. Beanballs so far: %1"));
constexpr auto kRainW = wordings(SAY("The third Whiff, and here comes the rain. Tarps on"));
constexpr auto kBrawlW = wordings(SAY("The third Beanball: both benches clear!"));
constexpr auto kEjectedW =
    wordings(SAY("%1 is thrown out of the game"), SAY("%1 hits the showers early"));
constexpr auto kWalkOffW = wordings(SAY("A walk-off! %1 wins it in the last at-bat"));
constexpr auto kGameWonW = wordings(SAY("Ball game. %1 wins, %2 to %3"));
constexpr auto kGameTiedW = wordings(SAY("It ends in a tie, %1 all"));
constexpr auto kGameVoidW = wordings(SAY("Rained out too early: no result"));
constexpr auto kCurfewW = wordings(SAY("The lights go out. Enough for one night"));

#undef SAY

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"drawn", kDrawnW},
    {"home", kHomeW},
    {"dealt", kDealtW},
    {"shared-deck", kSharedDeckW},
    {"game-begins", kGameBeginsW},
    {"half-inning", kHalfInningW, true},
    {"half-inning-over", kHalfInningOverW},
    {"field-laid", kFieldLaidW},
    {"turned", {}},
    {"single", kSingleW},
    {"double", kDoubleW},
    {"triple", kTripleW},
    {"home-run", kHomeRunW},
    {"inside-park", kInsideParkW},
    {"auto-single", kAutoSingleW},
    {"auto-double", kAutoDoubleW},
    {"auto-triple", kAutoTripleW},
    {"auto-home-run", kAutoHomeRunW},
    {"error", kErrorW},
    {"ground-out", kGroundOutW},
    {"line-out", kLineOutW},
    {"fly-out", kFlyOutW},
    {"auto-ground-out", kAutoGroundOutW},
    {"auto-line-out", kAutoLineOutW},
    {"foul-pop", kFoulPopW},
    {"auto-fly-out", kAutoFlyOutW},
    {"circus-catch", kCircusCatchW},
    {"foul-out", kFoulOutW},
    {"infield-out", kInfieldOutW},
    {"strikeout", kStrikeoutW},
    {"foul", kFoulW},
    {"walk", kWalkW},
    {"hit-by-pitch", kHitByPitchW},
    {"wild-pitch", kWildPitchW},
    {"sacrifice", kSacrificeW},
    {"double-play", kDoublePlayW},
    {"force-double-play", kForceDoublePlayW},
    {"fielders-choice", kFieldersChoiceW},
    {"steal-try", kStealTryW},
    {"stolen", kStolenW},
    {"caught-stealing", kCaughtStealingW},
    {"steal-error", kStealErrorW},
    {"steal-bunted", kStealBuntedW},
    {"steal-double-play", kStealDoublePlayW},
    {"steal-strikeout", kStealStrikeoutW},
    {"bunt-try", kBuntTryW},
    {"bunt-sacrifice", kBuntSacrificeW},
    {"bunt-hit", kBuntHitW},
    {"bunt-force", kBuntForceW},
    {"bunt-out", kBuntOutW},
    {"bunt-double-play", kBuntDoublePlayW},
    {"picked-off", kPickedOffW},
    {"advance", kAdvanceW},
    {"tag-up", kTagUpW},
    {"reaches", {}},
    {"scores", kScoresW},
    {"out", {}},
    {"ready", {}},
    {"switched", kSwitchedW},
    {"sub-named", kSubNamedW},
    {"sub-in", kSubInW},
    {"reliever-called", kRelieverCalledW},
    {"reliever-in", kRelieverInW},
    {"pinch-hitter", kPinchHitterW},
    {"pinch-runner", kPinchRunnerW},
    {"deck-shuffled", kDeckShuffledW},
    {"deck-turned-over", kDeckTurnedOverW},
    {"deck-spent", kDeckSpentW},
    {"whiff-counted", kWhiffCountedW},
    {"beanball-counted", kBeanballCountedW},
    {"rain", kRainW},
    {"brawl", kBrawlW},
    {"ejected", kEjectedW},
    {"walk-off", kWalkOffW},
    {"game-won", kGameWonW},
    {"game-tied", kGameTiedW},
    {"game-void", kGameVoidW},
    {"curfew", kCurfewW},
}};

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::cooperstown
