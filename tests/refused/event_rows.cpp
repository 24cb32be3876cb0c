// Rows of events that the compiler has to refuse: FAULT picks one, without it all is well. The
// tests look for what it says.
#include "core/event_kinds.h"

namespace raindelay {

struct Toss {
  Seat winner;
};
struct Stroke {
  Seat by;
  Face card;
};

using Events = EventKinds<Toss, Stroke>;

#if FAULT == 1  // a wording names a value that no member fills
constexpr auto kToss = Events::row<&Toss::winner>("toss", {RD_TEXT("T", "%1 beats %2")});
#elif FAULT == 2  // a member that isn't there
constexpr auto kToss = Events::row<&Toss::loser>("toss", {RD_TEXT("T", "%1")});
#else
constexpr auto kToss = Events::row<&Toss::winner>("toss", {RD_TEXT("T", "%1")});
#endif

constexpr auto kStroke =
    Events::row<&Stroke::by, &Stroke::card>("stroke", {RD_TEXT("T", "%2, %1")});

#if FAULT == 3  // rows out of order
constexpr auto kTable = Events::table(kStroke, kToss);
#elif FAULT == 4  // a row too few
constexpr auto kTable = Events::table(kToss);
#else
constexpr auto kTable = Events::table(kToss, kStroke);
#endif

#if FAULT == 5  // an event that the game doesn't list
struct Rain {};
const Event kRain = Events::pack(Rain{});
#endif

}  // namespace raindelay
