// Rule 1.9: tables of somebody's own, by the words that assets/rallybird/README.md explains.

#include "ballgame.h"
#include "support/changed_data.h"

namespace raindelay::rallybird::test {
namespace {

using Cells = std::vector<raindelay::test::Cell>;

deck::DataFrames changed(const std::string& table, const Cells& cells) {
  return raindelay::test::changed(builtinData(Rules::info().id), table, cells);
}
Rules playedBy(const std::string& table, const Cells& cells) {
  return rulesFor<Rules>({}, changed(table, cells));
}

TEST(OwnTables, R1_9_AnEighteenthPlay) {
  const Rules rules = playedBy("cards", {{"play-18", "kind", "play"},
                                         {"play-18", "name", "Squeeze"},
                                         {"play-18", "needs", "R3"},
                                         {"play-18", "tests", "A B C D"},
                                         {"play-18", "less", "R3 out"},
                                         {"play-18", "equal", "thrown out, R3 +1"},
                                         {"play-18", "more", "safe, runners +1"}});
  Ballgame game(rules);
  EXPECT_EQ(game.rules.chance(game.state).outcomes.size(), 18);
  EXPECT_EQ(game.ready().refusal("play play-18"), "needs-runner");
  game.reach("1-3").choose("play-18").lay();
  ASSERT_EQ(game.value('A') + game.value('B') + game.value('C') + game.value('D'), 11);
  EXPECT_EQ(Ballgame(game).roll(10).outcome(), "x1--+0");
  EXPECT_EQ(Ballgame(game).roll(11).outcome(), "x-2-+1");
  EXPECT_EQ(Ballgame(game).roll(12).outcome(), "12-+1");
}

/// A cell's text, and its effect: Drive Left, `>`.
struct Word {
  const char* cell;
  const char* bases;
  const char* outcome;
};

TEST(OwnTables, R1_9_EveryWordOfAResult) {
  for (const Word& one : std::vector<Word>{
           {"caught", "12-", "x12-+0"},
           {"strikeout, runners +1", "1--", "x-2-+0"},
           {"caught, R2 +2, R3 +1", "12-", "x1--+1"},
           {"thrown out", "12-", "x-23+0"},
           {"thrown out", "-2-", "x-2-+0"},
           {"thrown out, R1 out", "123", "xx--3+1"},
           {"safe", "1-3", "123+0"},
           {"safe, R3 out", "1-3", "x12-+0"},
           {"safe, R3 +1, runners +2", "123", "1-3+2"},
           {"double", "--3", "-23+0"},
           {"double", "12-", "-23+1"},
           {"triple", "123", "--3+3"},
           {"triple, runners +3", "-2-", "--3+1"},
           {"home run", "1--", "---+2"},
           {"walk", "12-", "123+0"},
           {"foul", "1--", "1--+0"},
           {"R1 +1, R2 +1, R3 +1", "1-3", "-2-+1"},
           {"R1: safe, R1 +2; R2: triple, runners +3; caught", "1--", "1-3+0"},
           {"R1: safe, R1 +2; R2: triple, runners +3; caught", "12-", "1-3+1"},
           {"R1: safe, R1 +2; R2: triple, runners +3; caught", "-2-", "--3+1"},
           {"R1: safe, R1 +2; R2: triple, runners +3; caught", "---", "x---+0"},
           {"R1, no R2: caught; runner: safe; home run", "1-3", "x1-3+0"},
           {"R1, no R2: caught; runner: safe; home run", "123", "123+1"},
           {"R1, no R2: caught; runner: safe; home run", "---", "---+1"},
           {"no R1, no R3: walk; strikeout", "-2-", "12-+0"},
           {"no R1, no R3: walk; strikeout", "--3", "x--3+0"},
       }) {
    Ballgame game(playedBy("cards", {{"drive-left", "more", one.cell}}), {.aside = "sac-right"});
    game.reach(one.bases).bat("drive-left", '>');
    EXPECT_EQ(game.outcome(), one.outcome) << one.cell << " with " << one.bases;
    const std::string_view cell = one.cell;
    EXPECT_TRUE(!cell.starts_with("walk") || !game.asked("wear")) << "a walk wears no glove";
  }
}

TEST(OwnTables, R1_9_TestsAndThrows) {
  Ballgame game(playedBy(
      "cards", {{"drive-left", "tests", "R1: A A A; no R1: F"}, {"drive-left", "rolls", "3"}}));
  game.choose("drive-left").lay("F=4/3").roll(4);
  EXPECT_EQ(game.outcome(), "x---+0");
  game.choose("drive-left").lay("F=4/3").roll(5).roll(5);
  EXPECT_EQ(game.turn(), -2) << "the third throw";
  EXPECT_EQ(game.roll(5).outcome(), "1--+0");
  game.choose("drive-left").lay("A=3/1").roll(10).roll(10).roll(9);
  EXPECT_EQ(game.outcome(), "x1--+0");
}

TEST(OwnTables, R1_9_ValuesOfGlovesAndZones) {
  Ballgame gloves(playedBy("gloves", {{"glove-5-3", "front", "1"}, {"glove-5-3", "back", "7"}}));
  gloves.reach("1--").choose("sac-left").lay("E=5/3").roll(2);
  EXPECT_EQ(gloves.outcome(), "x-2-+0") << "2 against 1; and now its back is up";
  gloves.choose("sac-left").lay("E=5/3").roll(6);
  EXPECT_EQ(gloves.outcome(), "x-2-+0") << "6 against 7";

  Ballgame zones(playedBy("zones", {{"F", "value", "5"}}));
  zones.bat("deep-right", '>', "F=3/1").bat("deep-right", '>', "F=3/1");
  zones.choose("deep-right").lay("F=-").roll(10);
  EXPECT_EQ(zones.outcome(), "x--3+0");
}

/// A table that makes no sense, and what is said: where, and why.
struct Malformed {
  const char* table;
  raindelay::test::Cell cell;
  const char* place;
  const char* reason;
};

TEST(OwnTables, R1_9_WhatMakesNoSenseIsRefusedWithRowColumnAndReason) {
  for (const Malformed& one : std::vector<Malformed>{
           {"cards", {"drive-left", "code", "drive-lefft"}, "row 6, column code", "drive-left"},
           {"cards", {"drive-left", "code", "deep-right"}, "row 18, column code", "twice"},
           {"cards", {"drive-left", "code", "play-25"}, "row 6, column code", "play-2"},
           {"cards", {"drive-left", "needs", "R4"}, "row 6, column needs", "R4"},
           {"cards", {"drive-left", "needs", "R1, no R1"}, "row 6, column needs", "never"},
           {"cards", {"drive-left", "needs", "R1 R2"}, "row 6, column needs", "R1 R2"},
           {"cards", {"drive-left", "tests", ""}, "row 6, column tests", ""},
           {"cards", {"drive-left", "tests", "A G"}, "row 6, column tests", "G"},
           {"cards", {"drive-left", "tests", "a"}, "row 6, column tests", "a"},
           {"cards", {"drive-left", "tests", "AE"}, "row 6, column tests", "AE"},
           {"cards", {"drive-left", "tests", "A B C D E"}, "row 6, column tests", "four"},
           {"cards", {"drive-left", "tests", "R1: A"}, "row 6, column tests", "nobody on base"},
           {"cards", {"drive-left", "rolls", "0"}, "row 6, column rolls", "0"},
           {"cards", {"drive-left", "rolls", "twice"}, "row 6, column rolls", "twice"},
           {"cards", {"drive-left", "less", ""}, "row 6, column less", ""},
           {"cards", {"drive-left", "less", "out"}, "row 6, column less", "out"},
           {"cards", {"drive-left", "equal", "caught, safe"}, "row 6, column equal", "batter"},
           {"cards", {"drive-left", "equal", "foul, R1 +1"}, "row 6, column equal", "foul"},
           {"cards", {"drive-left", "equal", "caught, R1"}, "row 6, column equal", "+1"},
           {"cards", {"drive-left", "equal", "caught, R1 +4"}, "row 6, column equal", "+4"},
           {"cards", {"drive-left", "equal", "caught, R1 -1"}, "row 6, column equal", "-1"},
           {"cards", {"drive-left", "more", "safe, runners out"}, "row 6, column more", "R1 out"},
           {"cards", {"drive-left", "more", "R1 +1"}, "row 6, column more", "one base"},
           {"cards", {"drive-left", "more", "caught, R1 +3"}, "row 6, column more", "pass"},
           {"cards", {"drive-left", "more", "R2: safe"}, "row 6, column more", "nobody on base"},
           {"cards", {"drive-left", "more", "R1: ; safe"}, "row 6, column more", "happens"},
           {"cards", {"drive-left", "more", "R0: safe; caught"}, "row 6, column more", "R0"},
           {"cards", {"play-18", "kind", "play"}, "row ", "column tests"},
           {"gloves", {"glove-5-3", "front", ""}, "row 4, column front", "0 to 9"},
           {"gloves", {"glove-5-3", "back", "10"}, "row 4, column back", "10"},
           {"gloves", {"glove-5-3", "back", "x"}, "row 4, column back", "x"},
           {"gloves", {"glove-5-3", "icon", "yes"}, "row 4, column icon", "baseball"},
           {"gloves", {"glove-5-4", "icon", ""}, "row 2, column icon", "baseball"},
           {"gloves", {"glove-5-3", "glove", "glove-5-2"}, "row 4, column glove", "glove-5-"},
           {"gloves", {"glove-5-3", "glove", "glove-4-3"}, "row 5, column glove", "twice"},
           {"zones", {"C", "value", "-2"}, "row 4, column value", "-2"},
           {"zones", {"C", "zone", "G"}, "row 4, column zone", "G"},
           {"zones", {"C", "zone", "A"}, "row 4, column zone", "twice"},
       }) {
    SCOPED_TRACE(std::string(one.cell.row) + ", " + std::string(one.cell.column) + ": " +
                 std::string(one.cell.text));
    const auto made = Rules::make(Options(Rules::info()), changed(one.table, {one.cell}));
    ASSERT_FALSE(made) << "that was accepted";
    const std::string& message = made.error().message;
    const std::string place = one.table + std::string(".csv, ") + one.place;
    ASSERT_TRUE(message.starts_with(place)) << message;
    EXPECT_NE(message.find(one.reason, place.size()), std::string::npos) << message;
    EXPECT_GT(message.size(), message.find(": ") + 2) << message;
  }
}

TEST(OwnTables, R1_9_WhatIsMissingIsNamed) {
  const auto expectMissing = [](const deck::DataFrames& tables, const std::string& what) {
    const auto made = Rules::make(Options(Rules::info()), tables);
    ASSERT_FALSE(made) << what;
    EXPECT_NE(made.error().message.find(what), std::string::npos) << made.error().message;
  };
  const std::map<std::string, std::vector<const char*>> columns{
      {"cards", {"code", "kind", "needs", "tests", "rolls", "less", "equal", "more"}},
      {"gloves", {"glove", "front", "back", "icon"}},
      {"zones", {"zone", "value"}}};
  for (const auto& [table, names] : columns) {
    for (const char* name : names) expectMissing(changed(table, {{"", name, ""}}), name);
    deck::DataFrames without = builtinData(Rules::info().id);
    without.erase(table);
    expectMissing(without, table + ".csv");
  }
  expectMissing(changed("gloves", {{"glove-3-2", "glove", ""}}), "gloves.csv, column glove");
  expectMissing(changed("zones", {{"F", "zone", ""}}), "zones.csv, column zone");
  Cells none;
  for (const Play& play : kPlays) {
    if (play.code != "bunt-hit" && play.code != "home-run") none.push_back({play.code, "code", ""});
  }
  expectMissing(changed("cards", none), "cards.csv, column needs");
}

TEST(OwnTables, R1_9_APlayMayBeLeftOut) {
  Ballgame game(playedBy("cards", {{"bunt-hit", "code", ""}}));
  EXPECT_EQ(game.rules.chance(game.state).outcomes.size(), 16);
  EXPECT_EQ(game.ready().refusal("play bunt-hit"), "not-there");
}

}  // namespace
}  // namespace raindelay::rallybird::test
