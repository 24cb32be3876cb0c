// The deck's tables: other cards and calls play otherwise; wrong ones are refused where they are
// wrong.

#include "support/changed_data.h"
#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

using raindelay::test::Cell;
using raindelay::test::changed;

deck::DataFrames tables(const std::string& name, const std::vector<Cell>& cells) {
  return changed(builtinData("quick-tennis"), name, cells);
}
std::string errorOf(const deck::DataFrames& of) {
  const auto rules = Rules::make(Options(Rules::info()), of);
  return rules ? "" : rules.error().message;
}

TEST(Tables, R1_2_OtherCardsAreDealt) {
  const auto rules = raindelay::test::rulesFor<Rules>(
      {}, tables("cards", {{"red-1b", "code", "red-3b"}, {"blue-4", "code", ""}}));
  const Tennis match(rules, 0);
  EXPECT_EQ(match.at("hand.0"), "red-1 red-2 red-2b red-3 red-3b red-4");
  EXPECT_EQ(match.pair("left"), "6-5");
}

TEST(Tables, R3_1_And_3_2_FourCardsEachAreEnough) {
  const auto four = tables("cards", {{"red-1b", "code", ""}, {"red-2b", "code", ""}});
  ASSERT_EQ(errorOf(four), "");
  EXPECT_EQ(Tennis(raindelay::test::rulesFor<Rules>({}, four), 0).pair("left"), "4-6");
}

TEST(Tables, R5_2_OtherCallsMoveTheBall) {
  const auto rules = raindelay::test::rulesFor<Rules>({}, tables("calls", {{"lob", "to", "2"}}));
  Tennis match(rules, 0);
  match.rally().act("hit 4; run 2");
  match.act("lob");
  EXPECT_TRUE(match.told("read"));
}

TEST(Tables, AWrongOneIsRefusedWithRowAndColumn) {
  struct Row {
    const char* table;
    std::vector<Cell> cells;
    const char* sentence;
  };
  const std::vector<Row> rows{
      {"cards", {{"red-1", "code", "red-5"}}, "cards.csv, row 2, column code: "},
      {"cards", {{"", "kind", ""}}, "cards.csv"},
      {"cards", {{"red-1", "kind", "blue"}}, "cards.csv, row 2, column kind: this card is red"},
      {"cards",
       {{"red-1", "code", ""}, {"red-1b", "code", ""}, {"red-2", "code", ""}},
       "cards.csv, column kind: only 3 cards are red; a player needs four"},
      {"calls", {{"lob", "to", "5"}}, "calls.csv, row 2, column to: "},
      {"calls", {{"drop", "from", "x"}}, "calls.csv, row 4, column from: "},
      {"calls", {{"lob", "call", "smash"}}, "calls.csv, row 2, column call: "},
      {"calls", {{"lob", "to", "4"}}, "calls.csv, row 2, column to: a call must move the shot"},
  };
  for (const Row& row : rows) {
    const std::string error = errorOf(tables(row.table, row.cells));
    EXPECT_EQ(error.rfind(row.sentence, 0), 0U) << row.sentence << "\n" << error;
  }
}

TEST(Tables, BothAreNeeded) {
  for (const char* name : {"cards", "calls"}) {
    deck::DataFrames some = builtinData("quick-tennis");
    some.erase(name);
    EXPECT_NE(errorOf(some).find(std::string(name) + ".csv"), std::string::npos);
  }
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
