#include "games/tarot/events.h"

#include <array>

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("Tarot", source)

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"dealer", {SAY("%1 deals first")}},
    {"hand", {SAY("Hand %1. %2 deals")}, EventMark::kPart},
    {"discarded",
     {SAY("%1 lays three cards away and takes the spare ones"),
      SAY("Three cards away, three for them: %1 has chosen")}},
    {"shows", {}},
    {"greater",
     {SAY("%1 shows %2 of the Greater Trumps: %3"), SAY("%2 Greater Trumps, says %1: %3")}},
    {"lesser", {SAY("%1 shows %2 of the Lesser Trumps: %3"), SAY("%2 Lesser Trumps, says %1: %3")}},
    {"trumps", {SAY("%1 lays out %2 trumps: %3"), SAY("%1 has %2 trumps: %3")}},
    {"tarots", {SAY("%1 shows %2 Tarot Trumps: %3"), SAY("%2 Tarot Trumps in %1's hand: %3")}},
    {"run",
     {SAY("%1 shows a run of %5, from %2 to %3: %4"),
      SAY("From %2 to %3 without a gap: %4 for %1")}},
    {"asks", {SAY("%1 shows %3 and %4 and asks %2 for a third")}},
    {"refused", {SAY("%2 has none: %3 for %1"), SAY("None in %2's hand. %1 scores %3")}},
    {"gives", {SAY("%1 has to give %2 %3"), SAY("%3 goes from %1 to %2")}},
    {"returns", {SAY("%1 gives %2 %3 for it"), SAY("%2 gets %3 from %1")}},
    {"plays", {SAY("%1 plays %2"), SAY("%2 from %1")}},
    {"takes", {SAY("%1 takes trick %3: %2"), SAY("Trick %3 is %1's: %2")}, EventMark::kTurn},
    {"cut", {SAY("A King is cut! %2 more for %1"), SAY("The King falls to a trump: %2 for %1")}},
    {"fool",
     {SAY("The Foolish Man comes home: %2 for %1"),
      SAY("Nobody keeps the Foolish Man: %2 for %1")}},
    {"counted", {SAY("%1: %2 in hand and %3 in play make %4")}},
    {"hand-won", {SAY("%1 is %2 ahead and stands at %3")}},
    {"hand-tied", {SAY("Equal at the top with %1: nobody scores")}},
    {"won", {SAY("%1 wins with %2")}},
    {"tied", {SAY("Nobody wins: equal at the top with %1")}},
}};

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::tarot
