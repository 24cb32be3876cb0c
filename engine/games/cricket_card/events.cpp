#include "games/cricket_card/events.h"

#include <array>

namespace raindelay::cricket_card {

namespace {

#define SAY(source) RD_TEXT("CricketCard", source)

constexpr auto kEvents = Events::table(
    Events::row<&TestBegins::number, &TestBegins::tests, &TestBegins::multiplier>(
        "test", {SAY("Test %1. Each point is worth %3 on this pitch")}, EventMark::kPart),
    Events::row<&Toss::winner>("toss", {SAY("%1 wins the toss"), SAY("The coin comes down for %1"),
                                        SAY("%1 calls correctly")}),
    Events::row<&TossPasses::to>("toss-passes", {SAY("No coin this time: the choice is %1's")}),
    Events::row<&Opens::by>("bats-first", {SAY("%1 puts the pads on and bats first"),
                                           SAY("%1 likes the look of the pitch: bat first")}),
    Events::row<&Opens::by>("bowls-first", {SAY("%1 takes the new ball and bowls first"),
                                            SAY("Clouds over the pavilion: %1 will bowl")}),
    Events::row<&InningsBegins::batting, &InningsBegins::which>(
        "innings", {SAY("%1 bats: %2 innings")}, EventMark::kPart),
    Events::row<&Target::batting, &Target::runs>(
        "target", {SAY("%1 needs %2 to win"), SAY("The target for %1: %2")}),
    Events::row<&ToSave::batting, &ToSave::runs, &ToSave::verb>(
        "to-save", {SAY("%2 more %3 the test; it can't be won now"),
                    SAY("Out of reach for %1: it can't be won now, and %2 more %3 the test")}),
    Events::row<&Stroke::by, &Stroke::card, &Stroke::wicket, &Stroke::runs>(
        "stroke",
        {SAY("%1 plays %2 on wicket %3"), SAY("Wicket %3: %1 offers %2"),
         SAY("%2 from %1's bat, on wicket %3"), SAY("%1 steps out to wicket %3 with %2")}),
    Events::row<&Counter::by, &Counter::card, &Counter::wicket>(
        "counter", {SAY("%1 counters with %2"), SAY("An appeal from %1: %2"),
                    SAY("%1 finds the edge with %2"), SAY("That one turned! %2 from %1")}),
    Events::row<&Recounter::by, &Recounter::card, &Recounter::wicket, &Recounter::runs>(
        "recounter",
        {SAY("%1 answers with %2"), SAY("Not given! %1 has %2"), SAY("%1 digs it out with %2")}),
    Events::row<&Scores::batting, &Scores::wicket, &Scores::runs, &Scores::total>(
        "scores",
        {SAY("Wicket %2 brings %1 %3: %4 now"), SAY("%3 more for %1, now on %4"),
         SAY("Through the covers for %3. %1 has %4"), SAY("%3 more on the board: %1 %4"),
         SAY("Run hard, run well: %3 to %1, %4 in all")},
        EventMark::kTurn),
    Events::row<&NoRun::batting, &NoRun::wicket>(
        "blocks",
        {SAY("A dead bat: nothing from wicket %2"), SAY("%1 leaves wicket %2 with nothing"),
         SAY("No run from wicket %2")},
        EventMark::kTurn),
    Events::row<&NoRun::batting, &NoRun::wicket>(
        "out",
        {SAY("Wicket %2 falls for nothing"), SAY("Gone! No run from wicket %2"),
         SAY("%1 walks: wicket %2 brings nothing"), SAY("The stumps of wicket %2 lie flat")},
        EventMark::kOut),
    Events::row<&InningsEnds::batting, &InningsEnds::total, &InningsEnds::wickets>(
        "declared", {SAY("%1 declares at %2 for %3"), SAY("%1 calls the batters in: %2 for %3")}),
    Events::row<&InningsEnds::batting, &InningsEnds::total, &InningsEnds::wickets>(
        "all-played",
        {SAY("All ten wickets are played: %1 has made %2"), SAY("%1 is all out for %2")}),
    Events::row<&InningsEnds::batting, &InningsEnds::total, &InningsEnds::wickets>(
        "no-cards",
        {SAY("%1 has no card left to bat with: %2 for %3"), SAY("Nobody left to bat: %1 %2")}),
    Events::unsaid<Counted>("counted"),
    Events::row<&Extras::side, &Extras::runs, &Extras::total>(
        "extras",
        {SAY("Extras for %1: %2, which makes %3"), SAY("%1's hand counts %2: %3 in all")}),
    Events::row<&FollowOn::batting, &FollowOn::behind>(
        "follow-on", {SAY("%1 is %2 behind and must follow on"),
                      SAY("The pads stay on: %1, %2 behind, follows on")}),
    Events::row<Reshuffled>("reshuffled", {SAY("All cards are shuffled: second innings")}),
    Events::row<&Totals::side, &Totals::first, &Totals::second, &Totals::both>(
        "totals", {SAY("%1: %2 and %3, %4 in all")}),
    Events::row<&TestWon::winner, &TestWon::by, &TestWon::unit>(
        "won-by-innings", {SAY("%1 won by an innings and %2 %3")}),
    Events::row<&TestWon::winner, &TestWon::by, &TestWon::unit>("won-by-runs",
                                                                {SAY("%1 won by %2 %3")}),
    Events::row<&TestWon::winner, &TestWon::by, &TestWon::unit>("won-by-wickets",
                                                                {SAY("%1 won by %2 %3")}),
    Events::row<&TestWon::winner, &TestWon::by, &TestWon::unit>("won-on-extras",
                                                                {SAY("%1 won on extras by %2")}),
    Events::row<&Tied::runs>("tied", {SAY("A tie: both sides made %1")}),
    Events::row<&Drawn::runs>("drawn", {SAY("Stumps on the fifth day. %1 runs, and a draw")}),
    Events::row<&SeriesStands::first, &SeriesStands::second, &SeriesStands::nobody>(
        "standing", {SAY("Tests won: %1–%2; no winner: %3")}),
    Events::row<&SeriesWon::winner, &SeriesWon::won, &SeriesWon::lost>(
        "series-won", {SAY("%1 takes the series, %2 to %3")}),
    Events::row<&SeriesLevel::each>("series-level", {SAY("The series is shared, %1 each")}));

#undef SAY

}  // namespace

std::span<const EventInfo> eventTable() {
  return kEvents;
}

}  // namespace raindelay::cricket_card
