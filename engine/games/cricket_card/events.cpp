#include "games/cricket_card/events.h"

#include <array>

namespace raindelay::cricket_card {

namespace {

// One static array of wordings an event.
template <class... Texts>
constexpr std::array<Text, sizeof...(Texts)> wordings(Texts... texts) {
  return {texts...};
}

#define SAY(source) RD_TEXT("CricketCard", source)

constexpr auto kTestW = wordings(SAY("Test %1. A point is worth %3 on this pitch"));
constexpr auto kTossW =
    wordings(SAY("%1 wins the toss"), SAY("The coin comes down for %1"), SAY("%1 calls correctly"));
constexpr auto kTossPassesW = wordings(SAY("No coin this time: the choice is %1's"));
constexpr auto kBatsFirstW = wordings(SAY("%1 puts the pads on and bats first"),
                                      SAY("%1 likes the look of the pitch: bat first"));
constexpr auto kBowlsFirstW = wordings(SAY("%1 takes the new ball and bowls first"),
                                       SAY("Clouds over the pavilion: %1 will bowl"));
constexpr auto kInningsW = wordings(SAY("%1 bats: %2 innings"));
constexpr auto kTargetW = wordings(SAY("%1 needs %2 to win"), SAY("The target for %1: %2"));
constexpr auto kStrokeW =
    wordings(SAY("%1 plays %2 on wicket %3"), SAY("Wicket %3: %1 offers %2"),
             SAY("%2 from %1's bat, on wicket %3"), SAY("%1 steps out to wicket %3 with %2"));
constexpr auto kCounterW =
    wordings(SAY("%1 counters with %2"), SAY("An appeal from %1: %2"),
             SAY("%1 finds the edge with %2"), SAY("That one turned! %2 from %1"));
constexpr auto kRecounterW =
    wordings(SAY("%1 answers with %2"), SAY("Not given! %1 has %2"), SAY("%1 digs it out with %2"));
constexpr auto kScoresW =
    wordings(SAY("Wicket %2 brings %1 %3: %4 now"), SAY("%3 for %1, who stands at %4"),
             SAY("Through the covers for %3. %1 has %4"), SAY("%3 more on the board: %1 %4"),
             SAY("Run hard, run well: %3 to %1, %4 in all"));
constexpr auto kBlocksW =
    wordings(SAY("A dead bat: nothing from wicket %2"), SAY("%1 leaves wicket %2 with nothing"),
             SAY("No run from wicket %2"));
constexpr auto kOutW =
    wordings(SAY("Wicket %2 has fallen, and nothing for it"), SAY("Gone! No run from wicket %2"),
             SAY("%1 walks: wicket %2 brings nothing"), SAY("The stumps of wicket %2 lie flat"));
constexpr auto kDeclaredW =
    wordings(SAY("%1 declares at %2 for %3"), SAY("%1 calls the batters in: %2 for %3"));
constexpr auto kAllPlayedW =
    wordings(SAY("All ten wickets are played: %1 has made %2"), SAY("%1 is all out for %2"));
constexpr auto kNoCardsW =
    wordings(SAY("%1 has no card left to bat with: %2 for %3"), SAY("Nobody left to bat: %1 %2"));
constexpr auto kExtrasW =
    wordings(SAY("Extras for %1: %2, which makes %3"), SAY("%1's hand counts %2: %3 in all"));
constexpr auto kFollowOnW = wordings(SAY("%1 is %2 behind and must follow on"),
                                     SAY("The pads stay on: %1, %2 behind, follows on"));
constexpr auto kReshuffledW = wordings(SAY("All cards are shuffled: second innings"));
constexpr auto kTotalsW = wordings(SAY("%1: %2 and %3, together %4"));
constexpr auto kWonByInningsW = wordings(SAY("%1 won by an innings and %2 %3"));
constexpr auto kWonByRunsW = wordings(SAY("%1 won by %2 %3"));
constexpr auto kWonByWicketsW = wordings(SAY("%1 won by %2 %3"));
constexpr auto kWonOnExtrasW = wordings(SAY("%1 won on extras by %2"));
constexpr auto kTiedW = wordings(SAY("A tie: both sides made %1"));
constexpr auto kDrawnW = wordings(SAY("Stumps on the fifth day. %1 runs, and a draw"));
constexpr auto kStandingW = wordings(SAY("Tests won: %1 to %2; by nobody: %3"));
constexpr auto kSeriesWonW = wordings(SAY("%1 takes the series, %2 to %3"));
constexpr auto kSeriesLevelW = wordings(SAY("The series is shared, %1 each"));

#undef SAY

// In the order of EventId.
constexpr std::array<EventInfo, static_cast<std::size_t>(EventId::kCount)> kEvents{{
    {"test", kTestW, true},
    {"toss", kTossW},
    {"toss-passes", kTossPassesW},
    {"bats-first", kBatsFirstW},
    {"bowls-first", kBowlsFirstW},
    {"innings", kInningsW, true},
    {"target", kTargetW},
    {"stroke", kStrokeW},
    {"counter", kCounterW},
    {"recounter", kRecounterW},
    {"scores", kScoresW},
    {"blocks", kBlocksW},
    {"out", kOutW},
    {"declared", kDeclaredW},
    {"all-played", kAllPlayedW},
    {"no-cards", kNoCardsW},
    {"counted", {}},
    {"extras", kExtrasW},
    {"follow-on", kFollowOnW},
    {"reshuffled", kReshuffledW},
    {"totals", kTotalsW},
    {"won-by-innings", kWonByInningsW},
    {"won-by-runs", kWonByRunsW},
    {"won-by-wickets", kWonByWicketsW},
    {"won-on-extras", kWonOnExtrasW},
    {"tied", kTiedW},
    {"drawn", kDrawnW},
    {"standing", kStandingW},
    {"series-won", kSeriesWonW},
    {"series-level", kSeriesLevelW},
}};

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::cricket_card
