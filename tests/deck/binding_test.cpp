// Tests the text between braces: fields, maps, languages, expressions.
#include "deck/binding.h"

#include <gtest/gtest.h>

namespace raindelay::deck {
namespace {

// Of a cell that lists things, one of them.
TEST(Binding, ReadsListsInCells) {
  DataFrame cards("cards.csv", {"hits", "hits.de"});
  cards.addRow({"red 4;blue  1 ; green", "red vier"}, 2);
  const LookupMaps none;
  auto printed = [&](std::string_view text, std::string_view language = {}) {
    return *Binding::parse(text, {cards, none})->text({cards, 0, language, none});
  };
  auto holds = [&](std::string_view text) {
    return *Expression::parse(text, {cards, none}, Expression::Words::kFields)
                ->holds({cards, 0, "", none});
  };
  EXPECT_EQ(printed("{hits/red}-{hits/blue}-{hits/green}-{hits/re}"), "4-1--");
  EXPECT_EQ(printed("{hits/red} {hits/blue}", "de"), "vier 1");
  EXPECT_TRUE(holds("hits/red"));
  EXPECT_TRUE(holds("hits/red > 3 and hits/blue in (1, 2)"));
  EXPECT_FALSE(holds("hits/yellow"));
  EXPECT_EQ(Binding::parse("{hist/red}", {cards, none}).problem().message(),
            "cards.csv has no column \"hist\"; did you mean \"hits\"?");
}

// The number of times a word stands in a cell, or in the cell's text about something.
TEST(Binding, CountsWordsInCells) {
  DataFrame cards("cards.csv", {"tests", "tests.de", "card #"});
  cards.addRow({"D A A", "D", "7"}, 2);
  cards.addRow({"R2: B B; D,D D", "", "8"}, 3);
  cards.addRow({"A A A A A A A A A A A", "", "9"}, 4);
  const LookupMaps none;
  auto printed = [&](std::string_view text, std::size_t row, std::string_view language = {}) {
    return *Binding::parse(text, {cards, none})->text({cards, row, language, none});
  };
  EXPECT_EQ(printed("{tests#A}-{tests#D}-{tests#B}-{tests#}", 0), "2-1--");
  EXPECT_EQ(printed("{tests#A}-{tests#D}", 0, "de"), "2-1");
  EXPECT_EQ(printed("{tests#B}-{tests#D}-{tests/R2}-{tests/R2#B}-{tests/R2#D}", 1), "2-3-B B-2-");
  EXPECT_EQ(printed("{tests#A}", 2), "9");
  EXPECT_EQ(printed("{card #}", 0), "7");
  EXPECT_TRUE(*Expression::parse("tests/R2#B == 2 and not tests#A", {cards, none},
                                 Expression::Words::kFields)
                   ->holds({cards, 1, "", none}));
  EXPECT_EQ(Binding::parse("{test#A}", {cards, none}).problem().message(),
            "cards.csv has no column \"test\"; did you mean \"tests\"?");
}

// A map may leave the texts as they are that it doesn't know.
TEST(Binding, AMapsElseMayHoldTheCell) {
  DataFrame cards("cards.csv", {"result"});
  cards.addRow({"thrown out"}, 2);
  cards.addRow({"walk"}, 3);
  const LookupMaps maps = {{"say", {{{"thrown out", "out"}}, true, "({})"}}};
  const Binding binding = *Binding::parse("{result|say}", {cards, maps});
  EXPECT_EQ(*binding.text({cards, 0, "", maps}), "out");
  EXPECT_EQ(*binding.text({cards, 1, "", maps}), "(walk)");
}

TEST(Binding, AMapHasAFormForALanguage) {
  const DataFrame cards = [] {
    DataFrame table("cards.csv", {"border"});
    table.addRow({"red"}, 2);
    return table;
  }();
  const LookupMaps maps = {{"word", {{{"red", "Red"}}, false, ""}},
                           {"word.de", {{{"red", "Rot"}}, false, ""}}};
  const Binding binding = *Binding::parse("{border|word}", {cards, maps});
  EXPECT_EQ(*binding.text({cards, 0, "", maps}), "Red");
  EXPECT_EQ(*binding.text({cards, 0, "de", maps}), "Rot");
  EXPECT_EQ(*binding.text({cards, 0, "fr", maps}), "Red");
}

// A column whose name has blanks is written in braces like any other.
TEST(Binding, NamesMayHaveBlanks) {
  DataFrame cards("cards.csv", {"Card Name"});
  cards.addRow({"Ace"}, 2);
  const LookupMaps none;
  EXPECT_EQ(*Binding::parse("<{Card Name}>", {cards, none})->text({cards, 0, "", none}), "<Ace>");
}

TEST(Binding, ComputesExpressions) {
  DataFrame cards("cards.csv", {"hp", "name"});
  cards.addRow({"7", "it's {a}"}, 2);
  const LookupMaps none;
  auto printed = [&](std::string_view text) {
    return *Binding::parse(text, {cards, none})->text({cards, 0, "", none});
  };
  EXPECT_EQ(printed("{= hp * 2}/{=hp - 1}"), "14/6");
  EXPECT_EQ(printed("{= {hp} / 2 }"), "3.5");
  EXPECT_EQ(printed("{= if(hp > 5, 'big}', 'small')}!"), "big}!");
  EXPECT_EQ(printed("{= name}"), "it's {a}");
}

struct ListCase {
  const char* cell;
  std::vector<Listed> list;
};

TEST(ListedInACell, IsTakenApart) {
  const std::vector<ListCase> cases = {
      {"", {}},
      {"wood", {{"wood", 1}}},
      {"wood wood gold", {{"wood", 1}, {"wood", 1}, {"gold", 1}}},
      {"wood 2; gold", {{"wood", 2}, {"gold", 1}}},
      {"2 wood, gold", {{"wood", 2}, {"gold", 1}}},
      {"wood 2 gold 3", {{"wood", 2}, {"gold", 3}}},
      {"2 wood 3 gold", {{"wood", 2}, {"gold", 3}}},
      {"fire bolt 3; ice", {{"fire bolt", 3}, {"ice", 1}}},
      {"1 2 3", {{"1", 1}, {"2", 1}, {"3", 1}}},
      {"7", {{"7", 1}}},
      {"wood 0", {{"wood", 0}}},
      {"wood 99999", {{"wood", 99999}}},
      {" ; ,", {{",", 1}}},
  };
  for (const ListCase& each : cases) EXPECT_EQ(listOf(each.cell), each.list) << each.cell;
}

}  // namespace
}  // namespace raindelay::deck
