#include "games/tarot/events.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("Tarot", source)

constexpr auto kEvents = Events::table(
    Events::row<&DealsFirst::dealer>("dealer", {SAY("%1 deals first")}),
    Events::row<&HandBegins::number, &HandBegins::dealer>("hand", {SAY("Hand %1. %2 deals")},
                                                          EventMark::kPart),
    Events::row<&Discarded::dealer>("discarded",
                                    {SAY("%1 discards three cards and takes the spare ones"),
                                     SAY("Three cards out, three in: %1 has chosen")}),
    Events::unsaid<Shows>("shows"),
    Events::row<&Declares::by, &Declares::count, &Declares::points>(
        "greater",
        {SAY("%1 shows %2 of the Greater Trumps: %3"), SAY("%2 Greater Trumps, says %1: %3")}),
    Events::row<&Declares::by, &Declares::count, &Declares::points>(
        "lesser",
        {SAY("%1 shows %2 of the Lesser Trumps: %3"), SAY("%2 Lesser Trumps, says %1: %3")}),
    Events::row<&Declares::by, &Declares::count, &Declares::points>(
        "trumps", {SAY("%1 lays out %2 trumps: %3"), SAY("%1 has %2 trumps: %3")}),
    Events::row<&Declares::by, &Declares::count, &Declares::points>(
        "tarots", {SAY("%1 shows %2 Tarot Trumps: %3"), SAY("%2 Tarot Trumps in %1's hand: %3")}),
    Events::row<&DeclaresRun::by, &DeclaresRun::first, &DeclaresRun::last, &DeclaresRun::points,
                &DeclaresRun::length>("run", {SAY("%1 shows a run of %5, from %2 to %3: %4"),
                                              SAY("From %2 to %3 without a gap: %4 for %1")}),
    Events::row<&Asks::by, &Asks::asked, &Asks::first, &Asks::second>(
        "asks", {SAY("%1 shows %3 and %4 and asks %2 for a third")}),
    Events::row<&HasNone::by, &HasNone::asked, &HasNone::points>(
        "refused", {SAY("%2 has none: %3 for %1"), SAY("None in %2's hand. %1 scores %3")}),
    Events::row<&Gives::by, &Gives::to, &Gives::card>(
        "gives", {SAY("%1 has to give up %3 to %2"), SAY("%3 goes from %1 to %2")}),
    Events::row<&Returns::by, &Returns::to, &Returns::card>(
        "returns", {SAY("%1 gives %2 %3 in return"), SAY("%2 gets %3 from %1")}),
    Events::row<&Plays::by, &Plays::card>("plays", {SAY("%1 plays %2"), SAY("%2 from %1")}),
    Events::row<&Takes::by, &Takes::points, &Takes::trick>(
        "takes", {SAY("%1 takes trick %3: %2"), SAY("Trick %3 is %1's: %2")}, EventMark::kTurn),
    Events::row<&Cuts::by, &Cuts::points, &Cuts::kings>(
        "cut", {SAY("A King is cut! %2 more for %1"), SAY("The King falls to a trump: %2 for %1")}),
    Events::row<&FoolKept::by, &FoolKept::points>("fool",
                                                  {SAY("The Foolish Man comes home: %2 for %1"),
                                                   SAY("Nobody keeps the Foolish Man: %2 for %1")}),
    Events::row<&HandCounted::side, &HandCounted::declared, &HandCounted::played,
                &HandCounted::together>("counted", {SAY("%1: %2 declared and %3 in play make %4")}),
    Events::row<&HandWon::winner, &HandWon::points, &HandWon::score>(
        "hand-won", {SAY("%1 wins the hand by %2 and has %3")}),
    Events::row<&HandTied::points>("hand-tied", {SAY("Tied at the top with %1: nobody scores")}),
    Events::row<&Won::winner, &Won::score>("won", {SAY("%1 wins with %2")}),
    Events::row<&Tied::score>("tied", {SAY("Nobody wins: tied at the top with %1")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

Declared declaredBy(Seat seat, const Combination& made, Action what) {
  if (verbOf(what) == Verb::kRun) {
    const Run run = runOf(what);
    return DeclaresRun{.by = seat,
                       .first = faceOf(run.first),
                       .last = faceOf(run.last),
                       .points = made.points,
                       .length = run.length()};
  }
  const int kind = what.verb - static_cast<int>(Verb::kGreater);
  return Declares{.kind = static_cast<Declares::Kind>(kind),
                  .by = seat,
                  .count = made.cards.size(),
                  .points = made.points};
}

}  // namespace raindelay::tarot
