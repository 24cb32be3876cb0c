#include "games/rallybird/events.h"

#include <array>

namespace raindelay::rallybird {

namespace {

// One static array of wordings an event.
template <class... Texts>
constexpr std::array<Text, sizeof...(Texts)> wordings(Texts... texts) {
  return {texts...};
}

#define SAY(source) RD_TEXT("RallyBird", source)

constexpr auto kHalfInningW = wordings(SAY("%1 of inning %2: %3 bats"));
constexpr auto kSetAsideW = wordings(SAY("%1 sets %2 aside for this half-inning"));
constexpr auto kIconKeptW = wordings(SAY("%1 takes %2 and leaves %3 in the box"));
constexpr auto kChosenW = wordings(SAY("%1 has a play ready"), SAY("A sign from %1's bench"));
constexpr auto kPlacedW =
    wordings(SAY("%1's Gloves are in position"), SAY("%1 sets the field"), SAY("A shift from %1"));
constexpr auto kShownW = wordings(SAY("%1 plays %2"), SAY("%2 it is, from %1"));
constexpr auto kRolledW = wordings(SAY("%1 and %2 are %3, %5 %4"));
constexpr auto kRerolledW = wordings(SAY("There's a bird on the field! %1 throws again"),
                                     SAY("The RallyBird lands: %1 throws again"));
constexpr auto kFoulW = wordings(SAY("Foul ball"), SAY("Into the stands, foul"));
constexpr auto kCaughtW =
    wordings(SAY("Caught: %1's batter is out"), SAY("An easy catch, one away for %1's batter"));
constexpr auto kStruckOutW =
    wordings(SAY("Strike three: %1's batter sits down"), SAY("%1's batter is struck out"));
constexpr auto kThrownOutW =
    wordings(SAY("%1's batter is thrown out at first"), SAY("The throw to first is in time"));
constexpr auto kReachesFirstW = wordings(SAY("%1's batter is safe at first"),
                                         SAY("Through the infield: %1's batter stands on first"));
constexpr auto kDoubleW = wordings(SAY("A double for %1"), SAY("Off the wall: %1 doubles"));
constexpr auto kTripleW = wordings(SAY("A triple for %1"));
constexpr auto kHomeRunW = wordings(SAY("Home run, %1!"), SAY("It is gone! Home run for %1"));
constexpr auto kWalkW = wordings(SAY("Ball four: %1's batter walks"), SAY("%1 draws a walk"));
constexpr auto kRunnerOutW = wordings(SAY("%1's runner from %2 is out"));
constexpr auto kCaughtStealingW = wordings(SAY("%1's runner from %2 is caught stealing"));
constexpr auto kDoublePlayW = wordings(SAY("Double play!"), SAY("They turn two"));
constexpr auto kStolenW = wordings(SAY("%1 steals %2"));
constexpr auto kAdvanceW = wordings(SAY("From %2 to %3"));
constexpr auto kScoresW = wordings(SAY("A run for %1"), SAY("%1 scores"));
constexpr auto kOutsW = wordings(SAY("Out: %1"));
constexpr auto kFlippedW = wordings(SAY("%1's Glove in %3 weakens: %2"));
constexpr auto kRemovedW = wordings(SAY("%1 loses %2 from %3"));
constexpr auto kBirdKeptW = wordings(SAY("The RallyBird stays with %1"));
constexpr auto kBirdLostW = wordings(SAY("The RallyBird flies off: no more of it for %1"));
constexpr auto kHalfInningOverW = wordings(SAY("Side retired. %1: runs %2, left on base %3"));
constexpr auto kWalkOffW = wordings(SAY("%1 wins it with the last swing"));
constexpr auto kCalledOffW = wordings(SAY("Too many plays: the match is called as it stands"));
constexpr auto kWonW = wordings(SAY("%1 wins, %2 to %3"));
constexpr auto kTiedW = wordings(SAY("A tie, %1 each"));

#undef SAY

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"half-inning", kHalfInningW, true},
    {"set-aside", kSetAsideW},
    {"icon-kept", kIconKeptW},
    {"chosen", kChosenW},
    {"placed", kPlacedW},
    {"shown", kShownW},
    {"rolled", kRolledW},
    {"rerolled", kRerolledW},
    {"foul", kFoulW},
    {"caught", kCaughtW},
    {"struck-out", kStruckOutW},
    {"thrown-out", kThrownOutW},
    {"reaches-first", kReachesFirstW},
    {"double", kDoubleW},
    {"triple", kTripleW},
    {"home-run", kHomeRunW},
    {"walk", kWalkW},
    {"runner-out", kRunnerOutW},
    {"caught-stealing", kCaughtStealingW},
    {"double-play", kDoublePlayW},
    {"stolen", kStolenW},
    {"advance", kAdvanceW},
    {"scores", kScoresW},
    {"outs", kOutsW},
    {"flipped", kFlippedW},
    {"removed", kRemovedW},
    {"bird-kept", kBirdKeptW},
    {"bird-lost", kBirdLostW},
    {"half-inning-over", kHalfInningOverW},
    {"walk-off", kWalkOffW},
    {"called-off", kCalledOffW},
    {"won", kWonW},
    {"tied", kTiedW},
}};

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::rallybird
