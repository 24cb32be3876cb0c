#include "games/quick_tennis/events.h"

#include <array>

namespace raindelay::quick_tennis {

namespace {

// One static array of wordings an event.
template <class... Texts>
constexpr std::array<Text, sizeof...(Texts)> wordings(Texts... texts) {
  return {texts...};
}

#define SAY(source) RD_TEXT("QuickTennis", source)

constexpr auto kTossW = wordings(SAY("%1 wins the toss and serves"));
constexpr auto kGameW = wordings(SAY("Set %1, game %2: %3 serves"));
constexpr auto kTieBreakW = wordings(SAY("Set %1, tie-break: %2 serves first"));
constexpr auto kServesW =
    wordings(SAY("%1 serves to %2"), SAY("The serve: %2"), SAY("%1 tosses it up and aims at %2"));
constexpr auto kAceW =
    wordings(SAY("Ace"), SAY("Nobody near it: an ace"), SAY("Ace. %1 turns for the next ball"));
constexpr auto kReturnedW =
    wordings(SAY("%1 is there, and plays it back"), SAY("%1 has it on the strings at %2"),
             SAY("Waiting for it: %1"));
constexpr auto kShotW =
    wordings(SAY("%1 hits to %2"), SAY("%1 goes for %2"), SAY("A firm stroke by %1 to %2"));
constexpr auto kCallsW =
    wordings(SAY("%1 calls: %2. It comes down at %3"), SAY("A %2 by %1, to %3"));
constexpr auto kReadW = wordings(SAY("%1 has read it, and puts it away"),
                                 SAY("No surprise for %1, who is there already"));
constexpr auto kMissedW =
    wordings(SAY("%1 runs to %2"), SAY("%1 guesses %2"), SAY("Wrong-footed: %1 is at %2"));
constexpr auto kReachesW = wordings(SAY("%1 stretches, and gets it back from %2"),
                                    SAY("A late sprint: %1 saves it at %2"));
constexpr auto kDiagonalW =
    wordings(SAY("All the way across to %2: out of reach for %1"), SAY("%1 can only look at %2"));
constexpr auto kTooFastW = wordings(SAY("Nobody crosses the court for a %2: %1 leaves it at %3"));
constexpr auto kLetsGoW = wordings(SAY("%1 lets it go"), SAY("%1 doesn't run for that one"));
constexpr auto kNoCardsW =
    wordings(SAY("%1 has no card left to play it with"), SAY("%1 has run out of legs"));
constexpr auto kPointW = wordings(SAY("Point to %1"));
constexpr auto kScoreW = wordings(SAY("%1–%2"));
constexpr auto kDeuceW = wordings(SAY("Deuce"));
constexpr auto kAdvantageW = wordings(SAY("Advantage %1"));
constexpr auto kGameWonW = wordings(SAY("Game, %1: %2–%3"));
constexpr auto kSetWonW = wordings(SAY("Set, %1: %2–%3"));
constexpr auto kWonW = wordings(SAY("Game, set and match: %1, %2–%3 in sets"));
constexpr auto kCalledOffW = wordings(SAY("It is too dark to play on. The match is called off"));

#undef SAY

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"toss", kTossW},
    {"game", kGameW, true},
    {"tie-break", kTieBreakW, true},
    {"serves", kServesW},
    {"ace", kAceW},
    {"returned", kReturnedW},
    {"shot", kShotW},
    {"calls", kCallsW},
    {"read", kReadW},
    {"missed", kMissedW},
    {"reaches", kReachesW},
    {"diagonal", kDiagonalW},
    {"too-fast", kTooFastW},
    {"lets-go", kLetsGoW},
    {"no-cards", kNoCardsW},
    {"point", kPointW},
    {"score", kScoreW},
    {"tie-score", kScoreW},
    {"deuce", kDeuceW},
    {"advantage", kAdvantageW},
    {"game-won", kGameWonW},
    {"set-won", kSetWonW},
    {"won", kWonW},
    {"called-off", kCalledOffW},
}};

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::quick_tennis
