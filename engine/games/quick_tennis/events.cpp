#include "games/quick_tennis/events.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("QuickTennis", source)

constexpr auto kEvents = Events::table(
    Events::row<&Toss::winner>("toss", {SAY("%1 wins the toss and serves")}),
    Events::row<&GameBegins::set, &GameBegins::game, &GameBegins::server>(
        "game", {SAY("Set %1, game %2: %3 serves")}, EventMark::kPart),
    Events::row<&GameBegins::server>("game-alone", {SAY("%1 serves")}, EventMark::kPart),
    Events::row<&TieBreakBegins::set, &TieBreakBegins::server>(
        "tie-break", {SAY("Set %1, tie-break: %2 serves first")}, EventMark::kPart),
    Events::row<&TieBreakBegins::server>("tie-break-alone", {SAY("%1 serves first")},
                                         EventMark::kPart),
    Events::row<&Serves::by, &Serves::court>(
        "serves",
        {SAY("%1 serves to %2"), SAY("The serve: %2"), SAY("%1 tosses it up and aims at %2")}),
    Events::row<&Ace::by>(
        "ace", {SAY("Ace"), SAY("Nobody near it: an ace"), SAY("Ace. %1 turns for the next ball")}),
    Events::row<&Returned::by, &Returned::court>(
        "returned", {SAY("%1 is there, and plays it back"), SAY("%1 has it on the strings at %2"),
                     SAY("Waiting for it: %1")}),
    Events::row<&Shot::by, &Shot::court>(
        "shot", {SAY("%1 hits to %2"), SAY("%1 goes for %2"), SAY("A firm stroke by %1 to %2")}),
    Events::row<&Calls::by, &Calls::call, &Calls::court>(
        "calls", {SAY("%1 calls: %2. It comes down at %3"), SAY("%1 makes it a %2, to %3")}),
    Events::row<&Read::by>("read", {SAY("%1 has read it, and puts it away"),
                                    SAY("No surprise for %1, who is there already")}),
    Events::row<&Missed::by, &Missed::court>(
        "missed", {SAY("%1 runs to %2"), SAY("%1 guesses %2"), SAY("Wrong-footed: %1 is at %2")}),
    Events::row<&Reaches::by, &Reaches::court>(
        "reaches",
        {SAY("%1 stretches, and gets it back from %2"), SAY("A late sprint: %1 saves it at %2")}),
    Events::row<&Diagonal::by, &Diagonal::court>(
        "diagonal", {SAY("All the way across to %2: out of reach for %1"),
                     SAY("%1 can only watch it land at %2")}),
    Events::row<&TooFast::by, &TooFast::call, &TooFast::court>(
        "too-fast", {SAY("Nobody crosses the court for a %2: %1 leaves it at %3")}),
    Events::row<&LetsGo::by>("lets-go", {SAY("%1 lets it go"), SAY("%1 doesn't run for that one")}),
    Events::row<&NoCards::by>(
        "no-cards", {SAY("%1 has no card left to play it with"), SAY("%1 has run out of legs")}),
    Events::row<&PointWon::winner>("point", {SAY("Point to %1")}, EventMark::kTurn),
    Events::row<&GameScore::server, &GameScore::receiver>("score", {SAY("%1–%2")}),
    Events::row<&GameScore::server>("score-level", {SAY("%1-all")}),
    Events::row<&TieScore::server, &TieScore::receiver>("tie-score", {SAY("%1–%2")}),
    Events::row<&TieScore::server>("tie-score-level", {SAY("%1-all")}),
    Events::row<Deuce>("deuce", {SAY("Deuce")}),
    Events::row<&Advantage::of>("advantage", {SAY("Advantage %1")}),
    Events::row<&GameWon::winner, &GameWon::games, &GameWon::otherGames>("game-won",
                                                                         {SAY("Game, %1: %2–%3")}),
    Events::row<&SetWon::winner, &SetWon::games, &SetWon::otherGames>("set-won",
                                                                      {SAY("Set, %1: %2–%3")}),
    Events::row<&Won::winner, &Won::sets, &Won::otherSets>(
        "won", {SAY("Game, set and match: %1, %2–%3 in sets")}),
    Events::row<&Won::winner>("won-game", {SAY("Game and match: %1")}),
    Events::row<&Won::winner>("won-tie-break", {SAY("Tie-break and match: %1")}),
    Events::row<CalledOff>("called-off",
                           {SAY("It is too dark to play on. The match is called off")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::quick_tennis
