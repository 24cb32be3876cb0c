#include "games/quick_tennis/events.h"

#include <array>

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("QuickTennis", source)

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"toss", {SAY("%1 wins the toss and serves")}},
    {"game", {SAY("Set %1, game %2: %3 serves")}, EventMark::kPart},
    {"tie-break", {SAY("Set %1, tie-break: %2 serves first")}, EventMark::kPart},
    {"serves",
     {SAY("%1 serves to %2"), SAY("The serve: %2"), SAY("%1 tosses it up and aims at %2")}},
    {"ace", {SAY("Ace"), SAY("Nobody near it: an ace"), SAY("Ace. %1 turns for the next ball")}},
    {"returned",
     {SAY("%1 is there, and plays it back"), SAY("%1 has it on the strings at %2"),
      SAY("Waiting for it: %1")}},
    {"shot", {SAY("%1 hits to %2"), SAY("%1 goes for %2"), SAY("A firm stroke by %1 to %2")}},
    {"calls", {SAY("%1 calls: %2. It comes down at %3"), SAY("A %2 by %1, to %3")}},
    {"read",
     {SAY("%1 has read it, and puts it away"), SAY("No surprise for %1, who is there already")}},
    {"missed", {SAY("%1 runs to %2"), SAY("%1 guesses %2"), SAY("Wrong-footed: %1 is at %2")}},
    {"reaches",
     {SAY("%1 stretches, and gets it back from %2"), SAY("A late sprint: %1 saves it at %2")}},
    {"diagonal",
     {SAY("All the way across to %2: out of reach for %1"), SAY("%1 can only look at %2")}},
    {"too-fast", {SAY("Nobody crosses the court for a %2: %1 leaves it at %3")}},
    {"lets-go", {SAY("%1 lets it go"), SAY("%1 doesn't run for that one")}},
    {"no-cards", {SAY("%1 has no card left to play it with"), SAY("%1 has run out of legs")}},
    {"point", {SAY("Point to %1")}, EventMark::kTurn},
    {"score", {SAY("%1–%2")}},
    {"tie-score", {SAY("%1–%2")}},
    {"deuce", {SAY("Deuce")}},
    {"advantage", {SAY("Advantage %1")}},
    {"game-won", {SAY("Game, %1: %2–%3")}},
    {"set-won", {SAY("Set, %1: %2–%3")}},
    {"won", {SAY("Game, set and match: %1, %2–%3 in sets")}},
    {"called-off", {SAY("It is too dark to play on. The match is called off")}},
}};

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::quick_tennis
