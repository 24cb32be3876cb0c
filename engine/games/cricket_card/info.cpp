// The fact sheet: options, presets, places, words, refusals.

#include "core/info.h"

#include <array>

#include "games/cricket_card/events.h"
#include "games/cricket_card/refusals.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

#define SAY(source) RD_TEXT("CricketCard", source)

constexpr std::array<ChoiceInfo, 2> kDrawLimits{{
    {"as-is", 0, SAY("as it is")},
    {"scaled", 1, SAY("scaled")},
}};
constexpr std::array<ChoiceInfo, 2> kFollowOns{{
    {"as-is", 0, {SAY("%1 runs"), {Value::of(kFollowOnRuns)}}},
    {"scaled", 1, {SAY("%1 times the pitch"), {Value::of(kFollowOnRuns / kPlainPitch)}}},
}};

/// The pitch of a later test, the `test`-th.
constexpr OptionInfo pitchOf(int test, std::string_view id, Text label) {
  return OptionInfo::number(id, label,
                            SAY("Runs per point on this test's pitch; 0: as on the first."), 0, 0,
                            20, {"tests", test});
}

constexpr std::array<OptionInfo, 12> kOptions{{
    OptionInfo::number("multiplier", SAY("Pitch"),
                       SAY("Runs per point: 8 on a turning pitch, 12 on a flat track."),
                       kPlainPitch, 1, 20),
    OptionInfo::toggle("timeless", SAY("Timeless test"),
                       SAY("However many runs are made, no draw saves anybody.")),
    OptionInfo::number("tests", SAY("Tests"),
                       SAY("How many tests the series has; the choice alternates, and the last of "
                           "an odd number has a new toss."),
                       1, 1, kMostTests),
    OptionInfo::toggle("toss-in-turn", SAY("No toss for the last test"),
                       SAY("In a series of three or five, too, the choice alternates to the end."),
                       false, {"tests", 3}),
    pitchOf(2, "multiplier-2", SAY("Pitch of the second test")),
    pitchOf(3, "multiplier-3", SAY("Pitch of the third test")),
    pitchOf(4, "multiplier-4", SAY("Pitch of the fourth test")),
    pitchOf(5, "multiplier-5", SAY("Pitch of the fifth test")),
    OptionInfo::number("draw-runs", SAY("A draw at"),
                       SAY("When both sides together have made so many runs, time is up."),
                       kDrawRuns, 700, 3000, {}, 50),
    OptionInfo::choice("draw-limit", SAY("The draw and the pitch"),
                       SAY("Scaled, the runs for a draw are for a pitch of 10: fewer on a turning "
                           "one, more on a flat one."),
                       0, kDrawLimits),
    OptionInfo::toggle("winning-stroke", SAY("A winning stroke wins"),
                       SAY("The last stroke of a chase wins, whatever both sides have made "
                           "together.")),
    OptionInfo::choice("follow-on", SAY("Follow-on at"),
                       SAY("A side so far behind has to bat again at once."), 0, kFollowOns),
}};

constexpr int kFlatPitch = 12;
constexpr int kResultRuns = 1550;
constexpr std::array<Setting, 1> kTurning{{{"multiplier", 8}}};
constexpr std::array<Setting, 2> kFlat{{{"multiplier", kFlatPitch}, {"draw-limit", 1}}};
constexpr std::array<Setting, 1> kResultPitch{{{"draw-runs", kResultRuns}}};
constexpr std::array<Setting, 1> kTimeless{{{"timeless", 1}}};
constexpr std::array<Setting, 7> kSeries{{{"tests", 5},
                                          {"draw-limit", 1},
                                          {"multiplier", 10},
                                          {"multiplier-2", 12},
                                          {"multiplier-3", 8},
                                          {"multiplier-4", 11},
                                          {"multiplier-5", 9}}};
constexpr std::array<PresetInfo, 6> kPresets{{
    {"test",
     SAY("A test match"),
     {SAY("Ten runs a point, and a draw at %1."), {Value::of(kDrawRuns)}},
     {}},
    {"turning", SAY("Turning pitch"), SAY("Eight runs a point: every one is hard to get."),
     kTurning},
    {"flat",
     SAY("Flat track"),
     {SAY("Twelve runs a point, and a draw at %1: bat long."),
      {Value::of(kDrawRuns * kFlatPitch / kPlainPitch)}},
     kFlat},
    {"result-pitch",
     SAY("Result pitch"),
     {SAY("A draw at %1 only: most tests find a winner."), {Value::of(kResultRuns)}},
     kResultPitch},
    {"timeless", SAY("Timeless test"), SAY("Played to its end, whatever it takes."), kTimeless},
    {"series", SAY("A series"), SAY("Five tests on five different pitches."), kSeries},
}};

constexpr std::array<RulesChange, 1> kChanges{{{2, {"toss-in-turn", 1}}}};

Value winnerOf(Card outcome) {
  return Value::of(Seat(outcome.index()));
}
Value rankGroup(Card card) {
  return Value::word(rankWord(card));
}
constexpr Text kStockOf = SAY("%1's stock");
constexpr std::array<SourceInfo, 3> kSources{{
    {"toss", SAY("The toss"), winnerOf, 0},
    {"stock-0", {kStockOf, {Value::of(Seat(0))}}, rankGroup, 1},
    {"stock-1", {kStockOf, {Value::of(Seat(1))}}, rankGroup, 2},
}};
constexpr std::array<std::string_view, 2> kPieceKinds{"red", "black"};

constexpr std::array<PlaceInfo, kPlaces> kPlaceRows{{
    {"hand.0", SAY("Red's hand")},           {"hand.1", SAY("Black's hand")},
    {"stock.0", SAY("Red's stock")},         {"stock.1", SAY("Black's stock")},
    {"wicket.0.1", SAY("Red's wicket 1")},   {"wicket.0.2", SAY("Red's wicket 2")},
    {"wicket.0.3", SAY("Red's wicket 3")},   {"wicket.0.4", SAY("Red's wicket 4")},
    {"wicket.0.5", SAY("Red's wicket 5")},   {"wicket.0.6", SAY("Red's wicket 6")},
    {"wicket.0.7", SAY("Red's wicket 7")},   {"wicket.0.8", SAY("Red's wicket 8")},
    {"wicket.0.9", SAY("Red's wicket 9")},   {"wicket.0.10", SAY("Red's wicket 10")},
    {"wicket.1.1", SAY("Black's wicket 1")}, {"wicket.1.2", SAY("Black's wicket 2")},
    {"wicket.1.3", SAY("Black's wicket 3")}, {"wicket.1.4", SAY("Black's wicket 4")},
    {"wicket.1.5", SAY("Black's wicket 5")}, {"wicket.1.6", SAY("Black's wicket 6")},
    {"wicket.1.7", SAY("Black's wicket 7")}, {"wicket.1.8", SAY("Black's wicket 8")},
    {"wicket.1.9", SAY("Black's wicket 9")}, {"wicket.1.10", SAY("Black's wicket 10")},
}};

constexpr std::array<Text, kWords> kWordRows{
    SAY("2"),       SAY("3"),     SAY("4"),      SAY("5"),    SAY("6"),     SAY("7"),
    SAY("8"),       SAY("9"),     SAY("10"),     SAY("Jack"), SAY("Queen"), SAY("King"),
    SAY("Ace"),     SAY("first"), SAY("second"), SAY("run"),  SAY("runs"),  SAY("wicket"),
    SAY("wickets"), SAY("saves"), SAY("save")};

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "12", SAY("There is no such action in this game")},
    {"match-over", "8.5", SAY("The match is over")},
    {"draw-first", "2.4", SAY("First the hands are filled up from the stocks")},
    {"choose-first", "2.2", SAY("First say whether you bat or bowl")},
    {"toss-settled", "2.2", SAY("Who bats first is settled")},
    {"for-batter", "3.1", SAY("That is for the side at bat")},
    {"for-bowler", "4.1", SAY("Countering is for the side that bowls")},
    {"no-counter", "4.4", SAY("No counter is waiting for an answer")},
    {"answer-first", "4.4", SAY("First recounter, or leave the wicket as it is")},
    {"wicket-played", "3.6", SAY("Wicket %1 has been played in this innings")},
    {"not-held", "3.1", SAY("You hold no such card: %1")},
    {"counter-higher", "4.1", SAY("A counter must be higher than the %1")},
    {"counter-equal", "4.2",
     SAY("In a second innings a counter must be as high as the %1, or higher")},
    {"recounter-higher", "4.4", SAY("A recounter must be higher than the %1")},
}};

constexpr std::array<FigureInfo, 7> kFigures{{
    {"tests", SAY("Tests per match")},
    {"runs", SAY("Runs per innings")},
    {"extras", SAY("Extras per test")},
    {"declared", SAY("Declarations per test")},
    {"follow-on", SAY("Tests with a follow-on"), FigureInfo::Unit::kShare},
    {"innings-win", SAY("Tests won by an innings"), FigureInfo::Unit::kShare},
    {"draw", SAY("Drawn tests"), FigureInfo::Unit::kShare},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "cricket-card",
      .shelf = 3,
      .title = SAY("Cricket Card"),
      .summary = SAY("A test match with one pack of cards: ten wickets, and a bowler who answers."),
      .author = SAY("After the published rules of \"Cricket Card\" by Matthew Shields."),
      .secrets = true,
      .rulesVersion = 2,
      .changes = kChanges,
      // A test: the toss and its choice; twice 32 cards drawn and at most as many played; at most
      // an answer more for each of forty wickets; four closures.
      .longestMatch = static_cast<int>(kMostTests) * (2 + 2 * 64 + 40 + 4),
      .options = kOptions,
      .presets = kPresets,
      .sources = kSources,
      .pieceKinds = kPieceKinds,
      .places = kPlaceRows,
      .events = eventTable(),
      .refusals = kRefusals,
      .figures = kFigures,
      .words = kWordRows,
  };
  return info;
}

#undef SAY

}  // namespace raindelay::cricket_card
