#include "games/quick_baseball/events.h"

#include <array>

namespace raindelay::quick_baseball {

namespace {

// One static array of wordings an event.
template <class... Texts>
constexpr std::array<Text, sizeof...(Texts)> wordings(Texts... texts) {
  return {texts...};
}

#define SAY(source) RD_TEXT("QuickBaseball", source)

constexpr auto kHalfInningW = wordings(SAY("%1 of inning %2: %3 bats"));
constexpr auto kHalfInningOverW = wordings(SAY("That's the side for %1. Runs %2, left on base %3"));
constexpr auto kSwingsW =
    wordings(SAY("%1's number %2 swings: %3 against %4"), SAY("%3 meets %4, number %2 swinging"),
             SAY("Number %2 goes after it: %3, and the pitch is %4"));
constexpr auto kLeavesW =
    wordings(SAY("%1's number %2 leaves it: %3"), SAY("Number %2 only watches: %3"),
             SAY("The bat stays on number %2's shoulder. The pitch: %3"));
constexpr auto kStealTryW =
    wordings(SAY("%1's runner is off for %2! The pitch: %3"),
             SAY("There he goes, head down, to %2, on %3"), SAY("A break for %2 on %3"));
constexpr auto kSingleW = wordings(SAY("A match in %3: number %2 has a single"),
                                   SAY("Number %2 drops it in, %3: a single"),
                                   SAY("Through the middle, %3: number %2 is on first"),
                                   SAY("A clean knock, %3: first base for number %2"));
constexpr auto kDoubleW = wordings(SAY("A match in %3: number %2 doubles"),
                                   SAY("Into the gap, %3: two bases for number %2"),
                                   SAY("Off the wall, %3: number %2 slides into second"));
constexpr auto kTripleW = wordings(SAY("A match in %3: number %2 triples"),
                                   SAY("To the deepest corner, %3: number %2 is on third"));
constexpr auto kHomeRunW =
    wordings(SAY("A match in %3, and it's gone: number %2 homers"),
             SAY("Number %2 sends it over the fence, %3: home run"),
             SAY("Don't bother chasing that one, %3: number %2 trots around for %1"));
constexpr auto kAdvanceW =
    wordings(SAY("The runner on %2 goes to %3"), SAY("From %2 to %3 for %1's runner"),
             SAY("%1 moves one from %2 to %3"));
constexpr auto kScoresW =
    wordings(SAY("A run for %1"), SAY("One more across the plate for %1"), SAY("%1 scores"));
constexpr auto kStruckOutW =
    wordings(SAY("Nothing but air: number %2 is out"), SAY("Number %2 swings through it: out"),
             SAY("Strike, and one is enough: number %2 sits down"));
constexpr auto kCalledOutW =
    wordings(SAY("Right down the middle: number %2 is out looking"),
             SAY("That one was blue. Number %2 is out, bat on the shoulder"));
constexpr auto kFlyOutW =
    wordings(SAY("High, and into a glove: number %2 is out"), SAY("An easy fly, number %2 is out"));
constexpr auto kRunOutW = wordings(SAY("Thrown out at first by a step: number %2"),
                                   SAY("The throw beats number %2 to the bag"));
constexpr auto kCaughtW = wordings(SAY("Straight at somebody: number %2 is caught"),
                                   SAY("Caught! Number %2 shakes the head"));
constexpr auto kFlyDroppedW = wordings(SAY("The fly falls foul: number %2 gets another pitch"),
                                       SAY("Nobody gets under it. Number %2 lives on"));
constexpr auto kTakenW =
    wordings(SAY("A good eye: number %2 is still up"), SAY("Wide of the plate. Number %2 digs in"));
constexpr auto kBallW =
    wordings(SAY("Too far out. Balls: %2"), SAY("The catcher has to reach. Balls: %2"));
constexpr auto kWalkW =
    wordings(SAY("Ball four: number %2 strolls to first"), SAY("%1's number %2 takes a free base"));
constexpr auto kStolenW =
    wordings(SAY("Safe! %1 steals %2"), SAY("Under the tag at %2"), SAY("%1 has %2 for nothing"));
constexpr auto kCaughtStealingW = wordings(SAY("They knew: the runner is out at %2"),
                                           SAY("The ball is at %2 first, and waits for him"));
constexpr auto kBatsRefreshedW =
    wordings(SAY("%1 picks the bats up again"), SAY("All the bats are back in %1's rack"));
constexpr auto kPitchesRefreshedW = wordings(SAY("%1 takes the pitches back"),
                                             SAY("A visit to the mound: %1 has every pitch again"));
constexpr auto kReliefW =
    wordings(SAY("The starter is done: %1's relief pitcher comes in"),
             SAY("A door opens in the outfield: %1's reliever jogs to the mound"));
constexpr auto kWalkOffW = wordings(SAY("No need to go on: %1 wins it at the plate"));
constexpr auto kCalledOffW = wordings(SAY("Out of baseballs. The umpires call it a day"));
constexpr auto kWonW = wordings(SAY("Ball game: %1 wins, %2 to %3"));
constexpr auto kTiedW = wordings(SAY("It stays a tie, %1 all"));

#undef SAY

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"half-inning", kHalfInningW, true},
    {"half-inning-over", kHalfInningOverW},
    {"swings", kSwingsW},
    {"leaves", kLeavesW},
    {"steal-try", kStealTryW},
    {"single", kSingleW},
    {"double", kDoubleW},
    {"triple", kTripleW},
    {"home-run", kHomeRunW},
    {"advance", kAdvanceW},
    {"scores", kScoresW},
    {"struck-out", kStruckOutW},
    {"called-out", kCalledOutW},
    {"fly-out", kFlyOutW},
    {"run-out", kRunOutW},
    {"caught", kCaughtW},
    {"fly-dropped", kFlyDroppedW},
    {"taken", kTakenW},
    {"ball", kBallW},
    {"walk", kWalkW},
    {"stolen", kStolenW},
    {"caught-stealing", kCaughtStealingW},
    {"outs", {}},
    {"bats-refreshed", kBatsRefreshedW},
    {"pitches-refreshed", kPitchesRefreshedW},
    {"kept", {}},
    {"relief", kReliefW},
    {"walk-off", kWalkOffW},
    {"called-off", kCalledOffW},
    {"won", kWonW},
    {"tied", kTiedW},
}};

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::quick_baseball
