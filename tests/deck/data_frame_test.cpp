// DataFrames as strangers save them, and what is said about the ones that cannot be read.
#include <gtest/gtest.h>

#include <string>

#include "core/limits.h"
#include "core/nearest.h"
#include "deck/csv.h"
#include "deck/csv_writer.h"
#include "deck/edit.h"
#include "deck/encoding.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

std::string messageFor(std::string_view text) {
  auto table = parseCsv(text, "cards.csv");
  return table ? "read" : table.error().message;
}

DataFrame read(std::string_view text) {
  auto table = parseCsv(text, "cards.csv");
  EXPECT_TRUE(table.ok()) << table.error().message;
  return table ? *table : DataFrame();
}

TEST(Csv, ReadsCellsByRowAndColumn) {
  const DataFrame table = read("code,name\nd0,The Fan\nd1,The Base Stealer\n");
  ASSERT_EQ(table.rows(), 2u);
  EXPECT_EQ(table.at(0, 1), "The Fan");
  EXPECT_EQ(table.at(1, "code"), "d1");
  EXPECT_EQ(table.at(1, "no such column"), "");
  EXPECT_EQ(table.findRow("code", "d1"), 1u);
  EXPECT_EQ(table.findRow("code", "d2"), std::nullopt);
}

// Later text in the file says nothing about the separator.
TEST(Csv, AQuoteInsideACellOpensNothing) {
  const DataFrame table = read("size;3\" pipe\n1;x\",,,\n");
  ASSERT_EQ(table.columns().size(), 2u);
  EXPECT_EQ(table.columns()[1], "3\" pipe");
  EXPECT_EQ(table.at(0, 1), "x\",,,");
}

TEST(Csv, SeparatorsInQuotedHeadingsAreNotCounted) {
  const DataFrame table = read("\xEF\xBB\xBF\"a,\"\",b\"; \"c,d,e\"\nx;y\n");
  ASSERT_EQ(table.columns().size(), 2u);
  EXPECT_EQ(table.at(0, 1), "y");
}

TEST(Csv, QuotedCellsHoldSeparatorsQuotesAndLineBreaks) {
  const DataFrame table = read("a,b\n\"x, y\",\"he said \"\"no\"\"\r\nand left\"\nnext,row\n");
  EXPECT_EQ(table.at(0, 0), "x, y");
  EXPECT_EQ(table.at(0, 1), "he said \"no\"\nand left");
  EXPECT_EQ(table.at(1, 0), "next");
}

TEST(Csv, ReadsByteOrderMarkAndLineEndsOfAnySystem) {
  for (const char* end : {"\n", "\r\n", "\r"}) {
    const DataFrame table = read(std::string("\xEF\xBB\xBF") + "code,name" + end + "a,b" + end);
    ASSERT_EQ(table.rows(), 1u);
    EXPECT_EQ(table.columns()[0], "code");
    EXPECT_EQ(table.at(0, "name"), "b");
  }
}

// As where files were put together.
TEST(Csv, AByteOrderMarkIsNoPartOfAName) {
  const std::string mark = "\xEF\xBB\xBF";
  for (const std::string& text : {mark + mark + "code;b\n1;2\n", "sep=;\n" + mark + "code;b\n1;2\n",
                                  "\"" + mark + "code\";b " + mark + "\n1;2\n"}) {
    const DataFrame table = read(text);
    EXPECT_EQ(table.columns(), (std::vector<std::string>{"code", "b"}));
    EXPECT_EQ(read(writeCsv(table)).columns(), table.columns());
    const auto changed = withCell(text, table.sheetRow(0), "code", "3");
    ASSERT_TRUE(changed.ok());
    EXPECT_EQ(read(*changed).at(0, "code"), "3");
  }
  EXPECT_EQ(messageFor("a," + mark + "\n1,2\n"), "cards.csv, row 1: column 2 has no name.");
}

TEST(Csv, TakesTheSeparatorThatTheHeaderHasMostOf) {
  EXPECT_EQ(read("code;name\na;b, c\n").at(0, "name"), "b, c");
  EXPECT_EQ(read("code\tname\na\tb;c\n").at(0, "name"), "b;c");
  EXPECT_EQ(read("\"a;b;c\",name\nx,y\n").columns()[0], "a;b;c");
}

TEST(Csv, DropsSpacesAroundCellsUnlessQuoted) {
  const DataFrame table = read("a , b\n  x ,\" y \" \n");
  EXPECT_EQ(table.columns()[0], "a");
  EXPECT_EQ(table.at(0, 0), "x");
  EXPECT_EQ(table.at(0, 1), " y ");
}

TEST(Csv, RowNumbersAreTheSpreadsheetsDespiteBlankRowsAndLineBreaks) {
  const DataFrame table = read("a,b\n\"1\n2\",x\n,\n3,y\n");
  ASSERT_EQ(table.rows(), 2u);
  EXPECT_EQ(table.sheetRow(0), 2);
  EXPECT_EQ(table.sheetRow(1), 4);
  EXPECT_EQ(table.place(1, "b"), "cards.csv, row 4, column b");
}

TEST(Csv, FillsShortRowsAndForgivesEmptyExtraCells) {
  const DataFrame table = read("a,b,,\n1\n2,3,,\n");
  ASSERT_EQ(table.columns().size(), 2u);
  EXPECT_EQ(table.at(0, "b"), "");
  EXPECT_EQ(table.at(1, "b"), "3");
}

TEST(Csv, LastRowNeedsNoLineEnd) {
  EXPECT_EQ(read("a,b\n1,2").at(0, "b"), "2");
}

TEST(Csv, SaysWhatIsWrong) {
  EXPECT_EQ(messageFor(""),
            "cards.csv: the table is empty: its first row has to name the columns.");
  EXPECT_EQ(messageFor("a,b\n1,2,3\n"), "cards.csv, row 2: 3 cells for 2 columns.");
  EXPECT_EQ(messageFor("a,,b\n"), "cards.csv, row 1: column 2 has no name.");
  EXPECT_EQ(messageFor("a,b,a\n"), "cards.csv, row 1: there are two columns \"a\".");
  EXPECT_EQ(messageFor("a\n\"x\n"), "cards.csv, row 2: a quote is opened here and never closed.");
  EXPECT_EQ(messageFor("a\n\"x\" y\n"),
            "cards.csv, row 2: text follows a closing quote; write a quote inside a cell as two "
            "(\"\").");
  EXPECT_EQ(messageFor("\xFF\xFE"
                       "a"),
            "cards.csv: the table is damaged UTF-16; save it as \"CSV UTF-8\".");
  EXPECT_EQ(messageFor("a\n\xC3\xA4\n\xE4\n"),
            "cards.csv, row 3: a character is not UTF-8; save the table as \"CSV UTF-8\".");
}

TEST(Csv, ALongNameOfAColumnIsToldInShort) {
  const std::string name(kMaxNameBytes, 'x');
  Problems problems;
  ASSERT_TRUE(readCsv(name + "\na\x01\n", "cards.csv", problems));
  ASSERT_EQ(problems.list().size(), 1u);
  EXPECT_EQ(problems.list()[0].site.column, name);
  EXPECT_LT(problems.list()[0].sentence().size(), 300u);
}

// As Excel saves it: "Unicode text", and plain "CSV" in western Europe.
TEST(Csv, ReadsTheEncodingsThatSpreadsheetsSaveIn) {
  const std::string text = "name,text\nMüller,“5 €”\n";
  const std::string mark = "\xEF\xBB\xBF";
  for (const Encoding encoding :
       {Encoding::kUtf8, Encoding::kUtf16Le, Encoding::kUtf16Be, Encoding::kWindows1252}) {
    for (const bool marked : {false, true}) {
      if (marked && encoding == Encoding::kWindows1252) continue;
      const auto bytes = fromUtf8((marked ? mark : "") + text, encoding);
      ASSERT_TRUE(bytes.has_value());
      EXPECT_EQ(encodingOf(*bytes), encoding);
      EXPECT_EQ(toUtf8(*bytes, encoding), (marked ? mark : "") + text);
      Problems problems;
      const auto table = readCsv(*bytes, "cards.csv", problems);
      ASSERT_TRUE(table.has_value());
      EXPECT_EQ(table->columns()[0], "name");
      EXPECT_EQ(table->at(0, "name"), "Müller");
      EXPECT_EQ(table->at(0, "text"), "“5 €”");
      EXPECT_EQ(problems.list().size(), encoding == Encoding::kWindows1252 ? 1u : 0u);
      EXPECT_EQ(problems.errors(), 0u) << "none that keeps a deck from being printed";
    }
  }
}

TEST(Csv, ATableOfPlainLettersIsUtf8) {
  EXPECT_EQ(encodingOf("name\nBob\n"), Encoding::kUtf8);
  EXPECT_EQ(encodingOf(""), Encoding::kUtf8);
  // No letter of Windows-1252 is 0x81.
  EXPECT_EQ(encodingOf("a\n\x81\n"), Encoding::kUtf8);
  EXPECT_EQ(messageFor("a\n\x81\n"),
            "cards.csv, row 2: a character is not UTF-8; save the table as \"CSV UTF-8\".");
}

TEST(Csv, LeavesOutControlCharactersAndTellsWhere) {
  const std::string said = "the cell has a control character, which is left out.";
  for (const std::string& control :
       {std::string(1, '\0'), std::string("\x01"), std::string("\x1B"), std::string("\x7F"),
        std::string("\xC2\x80"), std::string("\xC2\x9F"), std::string("\v")}) {
    Problems problems;
    const auto table = readCsv(
        "code,text\n1,ä" + control + "b" + control + "\n" + control + "," + control + "\n3,c\n",
        "cards.csv", problems);
    ASSERT_TRUE(table.has_value());
    std::vector<std::string> sentences;
    for (const Problem& problem : problems.list()) sentences.push_back(problem.sentence());
    EXPECT_EQ(sentences, (std::vector<std::string>{"cards.csv, row 2, column text: " + said,
                                                   "cards.csv, row 3, column code: " + said,
                                                   "cards.csv, row 3, column text: " + said}));
    EXPECT_EQ(problems.errors(), 3u);
    EXPECT_EQ(table->at(0, "text"), "äb");
    ASSERT_EQ(table->rows(), 2u) << "nothing is left of row 3";
    EXPECT_EQ(messageFor("co" + control + "de,b\n1,2\n"), "cards.csv, row 1: " + said);
  }
  EXPECT_EQ(messageFor("code,text\r\n1,\"a\tb\r\nc\xC2\xA0\"\r\n"), "read");
}

TEST(Csv, ReadsWhatItCanBesidesTheMistakes) {
  Problems problems;
  const auto table =
      readCsv("name,text\n\"Bold\" Bill,x\na,b,c\nSam,\"open\n", "cards.csv", problems);
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(problems.list().size(), 3u);
  ASSERT_EQ(table->rows(), 3u);
  EXPECT_EQ(table->at(0, "name"), "Bold");
  EXPECT_EQ(table->at(1, "text"), "b");
  EXPECT_EQ(table->at(2, "text"), "open\n");
  EXPECT_FALSE(readCsv("a,,b,a\n1,2,3,4\n", "cards.csv", problems).has_value());
  EXPECT_EQ(problems.list().size(), 5u) << "both names are told";
}

TEST(DataFrame, NamesTheNearestColumn) {
  const DataFrame table = read("code,rank,suit\n");
  EXPECT_EQ(table.column("rank").value(), 1u);
  EXPECT_EQ(table.column("rnak").error().message,
            "cards.csv has no column \"rnak\"; did you mean \"rank\"?");
  EXPECT_EQ(table.column("picture").error().message,
            "cards.csv has no column \"picture\"; known: code, rank, suit.");
}

TEST(DataFrame, ReadsWholeNumbers) {
  const DataFrame table = read("value\n21\n-3\n2x\n\"\"\n7.5\n");
  EXPECT_EQ(table.integer(0, "value").value(), 21);
  EXPECT_EQ(table.integer(1, "value").value(), -3);
  EXPECT_EQ(table.integer(2, "value").error().message,
            "cards.csv, row 4, column value: \"2x\" is not a whole number.");
  EXPECT_FALSE(table.integer(3, "value").ok());
  EXPECT_FALSE(table.integer(0, "valu").ok());
}

TEST(Nearest, ForgivesSlipsButNotOtherWords) {
  const std::vector<std::string_view> known = {"stroke", "stroke-width", "fill", "letter-spacing"};
  EXPECT_EQ(nearestName("sroke", known), "stroke");
  EXPECT_EQ(nearestName("Fill", known), "fill");
  EXPECT_EQ(nearestName("stroke_width", known), "stroke-width");
  EXPECT_EQ(nearestName("flil", known), "fill");
  EXPECT_EQ(nearestName("shadow", known), "");
}

TEST(Quote, CutsLongTextsBetweenCharacters) {
  EXPECT_EQ(inQuotes("a\nb"), "\"a b\"");
  // (What a terminal would take as a command: ESC, and CSI in one character.)
  EXPECT_EQ(inQuotes("a\x1b[31m\xc2\x9b"
                     "0mb"),
            "\"a [31m0mb\"");
  std::string umlauts = "x";
  for (int i = 0; i < 40; ++i) umlauts += "ä";
  const std::string shown = inQuotes(umlauts);
  EXPECT_TRUE(shown.ends_with("ä…\"")) << shown;
}

}  // namespace
}  // namespace raindelay::deck
