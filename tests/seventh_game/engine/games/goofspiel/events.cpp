#include "games/goofspiel/events.h"

namespace raindelay::goofspiel {

namespace {

#define SAY(source) RD_TEXT("Goofspiel", source)

constexpr auto kEvents = Events::table(
    Events::row<&TurnedUp::prize>("turned-up", {SAY("%1 is turned up")}, EventMark::kPart),
    Events::row<&Shown::first, &Shown::firstBid, &Shown::other, &Shown::otherBid>(
        "shown", {SAY("%2 from %1, %4 from %3")}),
    Events::row<&Takes::by, &Takes::points>("takes", {SAY("%1 takes %2")}, EventMark::kTurn),
    Events::row<Waits>("waits", {SAY("Equal bids: the prize waits")}, EventMark::kTurn),
    Events::row<Lost>("lost", {SAY("Equal bids: nobody takes the prize")}, EventMark::kTurn),
    Events::row<&Won::winner, &Won::points, &Won::others>("won", {SAY("%1 wins, %2–%3")}),
    Events::row<&Tied::points>("tied", {SAY("A tie, %1 each")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::goofspiel
