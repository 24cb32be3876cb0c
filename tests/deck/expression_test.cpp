// The small language of conditions, computed texts and places.
#include "deck/expression.h"

#include <gtest/gtest.h>

#include <cmath>

#include "deck/measure.h"

namespace raindelay::deck {
namespace {

class ExpressionTest : public testing::Test {
 protected:
  ExpressionTest() : cards_("cards.csv", {"hp", "name", "empty", "word", "length mm", "bats"}) {
    cards_.addRow({"7", "Grüß", "", "x", "12mm", ""}, 2);
  }

  std::string value(std::string_view text, Expression::Words words = Expression::Words::kFields) {
    const auto read = Expression::parse(text, {cards_, maps_}, words);
    if (!read) return read.problem().message();
    const auto given = read->value({cards_, 0, "", maps_}, 200);
    return given ? given->shown() : given.problem().sentence();
  }
  std::string place(std::string_view text, Unit unit = Unit::kMillimetre) {
    struct Ten : Places {
      double edge(std::string_view element, BoxEdge edge) const override {
        return (element == "title" ? 10 : 100) + static_cast<int>(edge);
      }
    } places;
    const auto read = Measure::parse(text, {cards_, maps_, false, unit});
    if (!read) return read.problem().message();
    const auto mm = read->mm({cards_, 0, "", maps_}, 200, &places);
    return mm ? ExpressionValue{ExpressionValue::Kind::kNumber, *mm, {}}.shown()
              : mm.problem().sentence();
  }

  DataFrame cards_;
  LookupMaps maps_ = {{"map", {{{"x", "eks"}}, false, ""}}};
};

TEST_F(ExpressionTest, Calculates) {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"1 + 2 * 3", "7"},
      {"(1 + 2) * 3", "9"},
      {"8 / 4 / 2", "1"},
      {"10 - 4 - 3", "3"},
      {"- hp + 10", "3"},
      {"hp * hp", "49"},
      {"empty + 1", "1"},
      {"1 / 3", "0.3333"},
      {"0 * -1", "0"},
      {"min(3, hp, 5)", "3"},
      {"max(3, hp, 5)", "7"},
      {"round(2.5)", "3"},
      {"round(1.23456, 2)", "1.23"},
      {"floor(-1.5)", "-2"},
      {"ceil(1.2)", "2"},
      {"abs(3 - hp)", "4"},
      {"length(name)", "4"},
      {"if(hp > 5, 'big', 'small')", "big"},
      {"if(empty, 1 / 0, 'fine')", "fine"},
      {"{hp} + 1", "8"},
      {"{word|map}", "eks"},
      {"'a text'", "a text"},
      {"hp >= 7 and not empty", "1"},
      {"hp in (1, 7)", "1"},
      {"word in (y, 'z')", "0"},
      {"word == x or hp == 0", "1"},
      {"2 < 10", "1"},
      {"'2' == 2.0", "1"},
      {"word < 5", "0"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(value(text), expected) << text;
}

TEST_F(ExpressionTest, SaysWhatIsWrongForACard) {
  EXPECT_EQ(value("word + 1"), "cards.csv, row 2, column word: \"x\" is not a number.");
  EXPECT_EQ(value("'y' + 1"), "\"y\" is not a number.");
  EXPECT_EQ(value("1 / empty"), "A division by zero.");
}

TEST_F(ExpressionTest, SaysWhatIsWrongWithTheText) {
  const std::vector<std::pair<std::string, const char*>> cases = {
      {"naem == 3", "cards.csv has no column \"naem\"; did you mean \"name\"?"},
      {"hp = 3", "compare with ==, not =."},
      {"hp == 3 word", "\"word\" follows where it should end."},
      {"(hp == 3", "a ) is missing."},
      {"hp in 3", "after in comes a list like (2, 3, 4)."},
      {"hp in (3, 4", "a ) is missing."},
      {"hp == 'x", "a ' is never closed."},
      {"{hp", "a { is never closed; write {{ for a brace."},
      {"", "a column, a number or a 'text' is missing at the end."},
      {"hp + * 2", "a column, a number or a 'text' is missing before \"* 2\"."},
      {std::string(100, '('), "brackets are nested more than 32 deep."},
      {"flor(3)", "there is no function \"flor\"; did you mean \"floor\"?"},
      {"if(hp)", "if() takes 3 values, not 1."},
      {"round(1, 2, 3)", "round() takes 1–2 values, not 3."},
      {"word == bats",
       "\"bats\" is a column too: write {bats} for its cell or 'bats' for the word."},
      {"@index + 1", "\"@index\" is known only inside a repeat"},
  };
  for (const auto& [text, expected] : cases) {
    const std::string said = value(text);
    EXPECT_EQ(said.substr(0, std::string_view(expected).size()), expected) << text;
  }
  std::string nots;
  for (int i = 0; i < 100; ++i) nots += "not ";
  EXPECT_EQ(value(nots + "hp"), "brackets are nested more than 32 deep.");
}

// So many values, with the sign between them.
std::string chain(int values, const std::string& sign, const std::string& value = "1") {
  std::string text = value;
  for (int i = 1; i < values; ++i) text += sign + value;
  return text;
}

TEST_F(ExpressionTest, HasAtMostSoManyValues) {
  const std::string refusal = "an expression has at most 500 values.";
  for (const int values : {499, 500, 501, 20'000}) {
    const std::vector<std::string> texts = {
        chain(values, " + "),
        chain(values, " - ", "hp"),
        chain(values, " * ", "{hp}"),
        chain(values, " / ", "-(1)"),
        chain(values, " and "),
        chain(values, " or ", "''"),
        "word in (" + chain(values - 1, ", ", "y") + ")",
        chain(values / 2, " + ", "abs(1)") + (values % 2 == 0 ? "" : " + 1"),
        "not (" + chain(values - 1, " and ") + ") or 1",
    };
    for (const std::string& text : texts) {
      EXPECT_EQ(value(text) == refusal, values > 500) << values << ": " << text.substr(0, 60);
    }
    EXPECT_EQ(place(chain(values, " + ", "title.left")).starts_with(refusal), values > 500)
        << values;
    EXPECT_EQ(place(chain(values, " - ", "1%")) == refusal, values > 500) << values;
  }
}

TEST_F(ExpressionTest, PlacesAreLengths) {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"3", "3"},
      {"1in", "25.4"},
      {"25%", "50"},
      {"title.left", "10"},
      {"title.bottom + 2mm", "15"},
      {"title.right - title.left", "1"},
      {"sub-title.width", "104"},
      {"100% - 8mm", "192"},
      {"{hp} * 4mm", "28"},
      {"{hp} * 4", "28"},
      {"{length mm} + 1", "13"},
      {"{length mm}", "12"},
      {"max(title.left, 50%)", "100"},
      {"if({hp} > 5, 1in, 2mm)", "25.4"},
      {"if({word} == x, 1mm, 2mm)", "1"},
      {"if(title.right > sub.left, 1mm, 2mm)", "2"},
      {"10mm / 4mm", "2.5"},
      {"(10mm + 50%) / 2", "55"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(place(text), expected) << text;
}

TEST_F(ExpressionTest, BareNumbersInPlacesAreOfTheDecksUnit) {
  EXPECT_EQ(place("2", Unit::kInch), "50.8");
  EXPECT_EQ(place("title.left + 1", Unit::kInch), "35.4");
  EXPECT_EQ(place("{hp} / 7", Unit::kInch), "25.4");
  EXPECT_EQ(place("1in * 2", Unit::kPoint), "50.8");
}

TEST_F(ExpressionTest, SaysWhatIsWrongWithAPlace) {
  EXPECT_EQ(place("4cm"), "\"4cm\" is not a length: write a number with mm, in, pt or %.");
  EXPECT_EQ(place("title.botom + 2"),
            "\"botom\" isn't an edge of an element; put spaces around + and -; did you mean "
            "\"bottom\"?");
  EXPECT_EQ(place("2mm * 3mm + (1)"), "A length is multiplied by a length.");
  EXPECT_EQ(place("{word} * 2"), "cards.csv, row 2, column word: \"x\" is not a number.");
  EXPECT_EQ(place("{word}"), "\"x\" is not a length: write a number with mm, in, pt or %.");
  EXPECT_EQ(place("(9000mm * 9)"), "\"81000\" is too long: 10 m at most.");
  EXPECT_EQ(place("99999mm"), "\"99999mm\" is too long: 10 m at most.");
}

TEST_F(ExpressionTest, NamesTheElementsItAsksFor) {
  const auto read = Measure::parse("max(title.left, sub-title.top) + {hp}", {cards_, maps_});
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->anchors(),
            (std::vector<Anchor>{{"sub-title", BoxEdge::kTop}, {"title", BoxEdge::kLeft}}));
}

}  // namespace
}  // namespace raindelay::deck
