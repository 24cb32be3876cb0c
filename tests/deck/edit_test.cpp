// Changes to a deck's files: only the bytes that say something else are other ones.
#include <gtest/gtest.h>

#include "deck/csv.h"
#include "deck/edit.h"
#include "deck/encoding.h"
#include "deck/picture.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

struct CellCase {
  const char* what;
  const char* before;
  int row;
  const char* column;
  const char* content;
  const char* after;
};

class EditCell : public testing::TestWithParam<CellCase> {};

TEST_P(EditCell, ExchangesItsBytesAlone) {
  const CellCase& c = GetParam();
  const auto changed = withCell(c.before, c.row, c.column, c.content);
  ASSERT_TRUE(changed.ok()) << changed.error().message;
  EXPECT_EQ(*changed, c.after);
  const auto table = parseCsv(*changed, "cards.csv");
  ASSERT_TRUE(table.ok()) << table.error().message;
  std::size_t row = 0;
  while (table->sheetRow(row) != c.row) ++row;
  EXPECT_EQ(table->at(row, c.column), c.content);
}

INSTANTIATE_TEST_SUITE_P(
    Cells, EditCell,
    testing::Values(CellCase{"plain", "a,b\n1,2\n3,4\n", 3, "b", "five", "a,b\n1,2\n3,five\n"},
                    CellCase{"crlf", "a,b\r\n1,2\r\n", 2, "a", "x", "a,b\r\nx,2\r\n"},
                    CellCase{"mark",
                             "\xEF\xBB\xBF"
                             "a;b\n1;2\n",
                             2, "a", "x;y",
                             "\xEF\xBB\xBF"
                             "a;b\n\"x;y\";2\n"},
                    CellCase{"tabs", "a\tb\n1\t2", 2, "b", "3,4", "a\tb\n1\t3,4"},
                    CellCase{"keepsQuotes", "a,b\n\"1\",2\n", 2, "a", "x", "a,b\n\"x\",2\n"},
                    CellCase{"needsQuotes", "a,b\n1,2\n", 2, "a", "say \"hi\",\nyou",
                             "a,b\n\"say \"\"hi\"\",\nyou\",2\n"},
                    CellCase{"blanks", "a , b\n 1 ,  2\n", 2, "b", "9", "a , b\n 1 ,  9\n"},
                    CellCase{"outerBlank", "a,b\n1,2\n", 2, "a", " x", "a,b\n\" x\",2\n"},
                    CellCase{"shortRow", "a,b,c\n1\n", 2, "c", "z", "a,b,c\n1,,z\n"},
                    CellCase{"emptied", "a,b\n1,2\n", 2, "b", "", "a,b\n1,\n"},
                    CellCase{"behindLineBreak", "a,b\n\"1\n2\",x\n3,4\n", 3, "a", "5",
                             "a,b\n\"1\n2\",x\n5,4\n"},
                    CellCase{"unchanged", "a,b\n\"1\r\n2\",2\n", 2, "a", "1\n2",
                             "a,b\n\"1\r\n2\",2\n"},
                    CellCase{"behindBlankRow", "a,b\n\n1,2\n", 3, "b", "7", "a,b\n\n1,7\n"},
                    CellCase{"belowASeparatorLine", "sep=;\r\na;b,c\r\n1;2\r\n", 2, "b,c", "3,4",
                             "sep=;\r\na;b,c\r\n1;3,4\r\n"},
                    CellCase{"headingOnTwoLines", "a,\" b\n (c)\"\n1,2\n", 2, "b (c)", "3",
                             "a,\" b\n (c)\"\n1,3\n"}),
    [](const auto& each) { return std::string(each.param.what); });

TEST(EditTable, ExchangesTheCellsOfSeveralRowsOrNone) {
  EXPECT_EQ(*withCells("a,b\n1,2\n\"3\",4\n5\n", "b", {{2, "x"}, {3, "y;z"}, {4, "x"}}),
            "a,b\n1,x\n\"3\",y;z\n5,x\n");
  EXPECT_EQ(*withCells("a,b\n1,2\n3,4\n5,6\n", "a", {{2, "5"}, {4, "5"}}), "a,b\n5,2\n3,4\n5,6\n");
  EXPECT_EQ(withCells("a,b\n1,2\n", "a", {{2, "x"}, {7, "x"}}).problem().id, "row-gone");
}

TEST(EditTable, KeepsTheEncodingOfTheFile) {
  for (const Encoding encoding : {Encoding::kUtf16Le, Encoding::kUtf16Be, Encoding::kWindows1252}) {
    const auto bytes = [&](const char* text) { return *fromUtf8(text, encoding); };
    const std::string before = bytes("a;b\r\nä;2\r\n");
    EXPECT_EQ(*withCell(before, 2, "b", "ö"), bytes("a;b\r\nä;ö\r\n"));
    EXPECT_EQ(*withRow(before, 2, {{"b", "x"}}), bytes("a;b\r\nä;2\r\n;x\r\n"));
    EXPECT_EQ(*withoutRow(before, 2), bytes("a;b\r\n"));
    EXPECT_EQ(*withCell(before, 2, "a", "ä"), before);
  }
}

TEST(EditTable, AddsAndRemovesRows) {
  EXPECT_EQ(*withRow("a;b\r\n1;2\r\n", 2, {{"b", "x"}}), "a;b\r\n1;2\r\n;x\r\n");
  EXPECT_EQ(*withRow("a,b\n1,2", 2, {{"a", "3"}}), "a,b\n1,2\n3,");
  EXPECT_EQ(*withRow("a,b\n1,2\n", 1, {}), "a,b\n,\n1,2\n");
  EXPECT_EQ(*withoutRow("a,b\n1,2\n3,4\n", 2), "a,b\n3,4\n");
  EXPECT_EQ(*withoutRow("a,b\n1,2\n3,4", 3), "a,b\n1,2\n");
}

TEST(EditTable, RefusesACellWithoutWhichTheOthersWouldBeSeparatedOtherwise) {
  const std::string table = "a;\"\nx\",,\ny,,\n";
  EXPECT_EQ(withCell(table, 2, "a;\"", "").error().message,
            "The table has no row 2 that can be changed.");
  EXPECT_EQ(*withCell(table, 3, "a;\"", ""), "a;\"\nx\",,\n,,\n");
}

TEST(EditTable, RefusesWhatIsNotThere) {
  EXPECT_EQ(withCell("a,name\n1,2\n", 2, "nmae", "x").error().message,
            "The table has no column \"nmae\"; did you mean \"name\"?");
  EXPECT_EQ(withCell("a\n1\n", 3, "a", "x").error().message,
            "The table has no row 3 that can be changed.");
  EXPECT_FALSE(withCell("a\n1\n", 1, "a", "x").ok());
  EXPECT_FALSE(withCell("a\n\"1\n", 2, "a", "x").ok());
  EXPECT_FALSE(withoutRow("a\n1\n", 1).ok());
  EXPECT_FALSE(withRow("a\n1\n", 2, {{"b", "x"}}).ok());
}

// The offset of the deck's first front element.
std::size_t firstOffset(const std::string& yaml) {
  auto folder = std::make_shared<MemoryFolder>();
  folder->files["deck.yaml"] = yaml;
  folder->files["cards.csv"] = kTestCards;
  auto reading = readDeck(folder);
  EXPECT_TRUE(reading.deck.has_value());
  if (!reading.deck) return 0;
  return compose(*reading.deck, 0, Side::kFront).figures.at(0).offset;
}

std::string yamlWith(const std::string& element) {
  return kTestHead + ("  plain:\n    front:\n" + element + "  fancy: {}\n");
}

struct PropertyCase {
  const char* what;
  const char* before;
  const char* key;
  const char* value;
  const char* after;
};

class EditProperty : public testing::TestWithParam<PropertyCase> {};

TEST_P(EditProperty, ExchangesItsBytesAlone) {
  const PropertyCase& c = GetParam();
  for (const char* mark : {"", "\xEF\xBB\xBF"}) {
    const std::string before = mark + yamlWith(c.before);
    const auto changed = withProperty(before, firstOffset(before), c.key, c.value);
    ASSERT_TRUE(changed.ok()) << changed.error().message;
    EXPECT_EQ(*changed, mark + yamlWith(c.after));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Properties, EditProperty,
    testing::Values(
        PropertyCase{"flow", "      - {type: rect, box: trim, fill: red} # it\n", "fill", "ink",
                     "      - {type: rect, box: trim, fill: ink} # it\n"},
        PropertyCase{"block", "      - type: rect\n        box: trim  # all\n", "box", "safe",
                     "      - type: rect\n        box: safe  # all\n"},
        PropertyCase{"list", "      - {type: rect, box: [1, 2, 3, 4]}\n", "box", "[1, 2, 3, 5]",
                     "      - {type: rect, box: [1, 2, 3, 5]}\n"},
        PropertyCase{"wordToList", "      - {type: rect, box: trim}\n", "box", "[0, 0, 9, 9]",
                     "      - {type: rect, box: [0, 0, 9, 9]}\n"},
        PropertyCase{"doubleQuotes", "      - {type: rect, box: trim, fill: \"#fff\"}\n", "fill",
                     "#000", "      - {type: rect, box: trim, fill: \"#000\"}\n"},
        PropertyCase{"singleQuotes", "      - {type: rect, box: trim, fill: '#fff'}\n", "fill",
                     "#000", "      - {type: rect, box: trim, fill: '#000'}\n"},
        PropertyCase{"quotesNeeded", "      - {type: rect, box: trim, fill: red}\n", "fill", "#000",
                     "      - {type: rect, box: trim, fill: \"#000\"}\n"},
        PropertyCase{"quotesForBraces",
                     "      - {type: text, box: trim, font: main, size: 3, text: a}\n", "text",
                     "{name}: x",
                     "      - {type: text, box: trim, font: main, size: 3, text: "
                     "\"{name}: x\"}\n"},
        PropertyCase{"lineBreak", "      - {type: text, box: trim, font: main, size: 3, text: a}\n",
                     "text", "one\ntwo",
                     "      - {type: text, box: trim, font: main, size: 3, text: "
                     "\"one\\ntwo\"}\n"},
        PropertyCase{"addedInBraces", "      - {type: rect, box: trim }\n", "radius", "2mm",
                     "      - {type: rect, box: trim, radius: 2mm }\n"},
        PropertyCase{"addedBelow", "      - type: rect # a\n        box: trim\n", "radius", "2mm",
                     "      - type: rect # a\n        radius: 2mm\n        box: trim\n"},
        PropertyCase{"umlautsBefore",
                     "      - {type: text, name: \xC3\xBC\xC3\xB6, text: x, font: main, size: 3, "
                     "box: trim}\n",
                     "size", "4",
                     "      - {type: text, name: \xC3\xBC\xC3\xB6, text: x, font: main, size: "
                     "4, box: trim}\n"}),
    [](const auto& each) { return std::string(each.param.what); });

struct TypefaceCase {
  const char* what;
  const char* before;
  const char* after;
  const char* family = "Noto Sans";
};

class EditTypeface : public testing::TestWithParam<TypefaceCase> {};

TEST_P(EditTypeface, IsBehindTheOthersAndChangesNothingElse) {
  const TypefaceCase& c = GetParam();
  const std::string mark = "\xEF\xBB\xBF", around = "# a deck\nname: \"\u00e9\" # its name\n";
  const auto changed = withTypeface(mark + around + c.before, "text", c.family);
  ASSERT_TRUE(changed.ok()) << changed.error().message;
  EXPECT_EQ(*changed, mark + around + c.after);
}

INSTANTIATE_TEST_SUITE_P(
    Forms, EditTypeface,
    testing::Values(
        TypefaceCase{"Plain", "fonts:\n  text: Inter # for rules\n  title: Inter\nx: 1\n",
                     "fonts:\n  text: [Inter, Noto Sans] # for rules\n  title: Inter\nx: 1\n"},
        TypefaceCase{"Quoted", "fonts: {text: \"Inter\", title: Inter}\n",
                     "fonts: {text: [\"Inter\", Noto Sans], title: Inter}\n"},
        TypefaceCase{"InBrackets", "fonts: { text: [Inter, 'a.ttf' ] } # two\n",
                     "fonts: { text: [Inter, 'a.ttf', Noto Sans ] } # two\n"},
        TypefaceCase{"InBracketsOnLines", "fonts:\n  text: [\n    Inter, # ours\n    a.ttf,\n  ]\n",
                     "fonts:\n  text: [\n    Inter, # ours\n    a.ttf, Noto Sans,\n  ]\n"},
        TypefaceCase{"OnLines",
                     "fonts:\n  text:\n    - Inter\n    - a.ttf # kana\n  # next\n  title: Inter\n",
                     "fonts:\n  text:\n    - Inter\n    - a.ttf # kana\n    - Noto Sans\n"
                     "  # next\n  title: Inter\n"},
        TypefaceCase{"OnTheLastLine", "fonts:\r\n  text:\r\n  - 'Inter'\r\n  - a.ttf",
                     "fonts:\r\n  text:\r\n  - 'Inter'\r\n  - a.ttf\n  - Noto Sans"},
        TypefaceCase{"OnLinesOfWindows", "fonts:\r\n  text:\r\n    - Inter\r\nx: 1\r\n",
                     "fonts:\r\n  text:\r\n    - Inter\r\n    - Noto Sans\r\nx: 1\r\n"},
        TypefaceCase{"Family", "fonts: {text: {weight: 500, family: Inter}}\n",
                     "fonts: {text: {weight: 500, family: [Inter, Noto Sans]}}\n"},
        TypefaceCase{"Families", "fonts:\n  text:\n    family: [Inter]\n    weight: 500\n",
                     "fonts:\n  text:\n    family: [Inter, Noto Sans]\n    weight: 500\n"},
        TypefaceCase{"NoFamily", "fonts: {text: {weight: 500}}\n",
                     "fonts: {text: {weight: 500, family: Noto Sans}}\n"},
        TypefaceCase{"NoRole", "fonts:\n  title: Inter # big\nx: 1\n",
                     "fonts:\n  title: Inter # big\n  text: Noto Sans\nx: 1\n"},
        TypefaceCase{"NoFonts", "x: 1", "x: 1\nfonts: {\"text\": \"Noto Sans\"}\n"},
        TypefaceCase{"NeedsQuotes", "fonts: {text: Inter}\n",
                     "fonts: {text: [Inter, \"fonts/A, B.ttf\"]}\n", "fonts/A, B.ttf"}),
    [](const auto& each) { return std::string(each.param.what); });

TEST(EditLayout, RefusesATypefaceWhereItCannotBeAddedCleanly) {
  for (const char* fonts :
       {"fonts: {title: &f Inter, text: *f}\n", "fonts: {text: []}\n", "fonts: Inter\n",
        "fonts:\n  text: >\n    Inter\n", "fonts:\n  text: Foo, Bar\n"}) {
    EXPECT_FALSE(withTypeface(fonts, "text", "Noto Sans").ok()) << fonts;
  }
}

TEST(EditLayout, KeepsWindowsLineEnds) {
  const std::string before = yamlWith("      - type: rect\r\n        box: trim\r\n");
  const std::string after =
      yamlWith("      - type: rect\r\n        fill: red\r\n        box: trim\r\n");
  EXPECT_EQ(*withProperty(before, firstOffset(before), "fill", "red"), after);
}

TEST(EditLayout, TakesAKeyAway) {
  auto without = [](const std::string& element, const char* key) {
    const std::string yaml = yamlWith(element);
    return *withoutProperty(yaml, firstOffset(yaml), key);
  };
  EXPECT_EQ(without("      - {type: rect, radius: 2, box: trim}\n", "radius"),
            yamlWith("      - {type: rect, box: trim}\n"));
  EXPECT_EQ(without("      - {radius: 2, type: rect, box: trim}\n", "radius"),
            yamlWith("      - {type: rect, box: trim}\n"));
  EXPECT_EQ(without("      - type: rect\n        radius: 2 # r\n        box: trim\n", "radius"),
            yamlWith("      - type: rect\n        box: trim\n"));
  EXPECT_EQ(without("      - {type: rect, box: trim}\n", "radius"),
            yamlWith("      - {type: rect, box: trim}\n"));
}

TEST(EditLayout, RefusesWhatItCannotChangeCleanly) {
  const std::string folded = yamlWith(
      "      - type: text\n        box: trim\n        font: main\n        size: 3\n"
      "        text: >\n          long\n          text\n");
  EXPECT_EQ(withProperty(folded, firstOffset(folded), "text", "short").error().message,
            "\"text\" is written in a way that can only be changed in deck.yaml itself (line 9).");
  // The value is another element's as well.
  const std::string shared =
      yamlWith("      - {type: rect, box: &b [1, 2, 3, 4]}\n      - {type: ellipse, box: *b}\n");
  EXPECT_FALSE(withProperty(shared, firstOffset(shared), "box", "[5, 6, 7, 8]").ok());
  const std::string one = yamlWith("      - {type: rect, box: trim}\n");
  EXPECT_FALSE(withProperty(one, 3, "box", "safe").ok());
}

}  // namespace
}  // namespace raindelay::deck
