// Spreadsheets: values only, the same limits and words as for CSV.
#include "deck/sheet.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

#include "deck/csv.h"
#include "deck/zipped.h"

namespace raindelay::deck {
namespace {

std::string saidOf(const std::string& bytes, const char* name = "cards.xlsx") {
  Problems problems;
  (void)readSheet(bytes, name, problems);
  return problems.empty() ? "read" : problems.list().front().sentence();
}

std::string xlsx(const std::string& rows, const std::string& shared = "") {
  return zipped(
      {{"[Content_Types].xml", "<Types/>"},
       {"xl/workbook.xml",
        "<?xml version=\"1.0\"?><workbook xmlns:r=\"http://x\"><sheets><sheet name=\"Cards\" "
        "sheetId=\"1\" r:id=\"rId7\"/><sheet name=\"Other\" r:id=\"rId1\"/></sheets></workbook>"},
       {"xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id=\"rId1\" Target=\"worksheets/other.xml\"/>"
        "<Relationship Id=\"rId7\" Target=\"worksheets/first.xml\"/></Relationships>"},
       {"xl/sharedStrings.xml", "<sst>" + shared + "</sst>"},
       {"xl/worksheets/first.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"},
       {"xl/worksheets/other.xml", "<worksheet><sheetData/></worksheet>"},
       {"xl/media/image1.png", "not unpacked"}});
}

std::string ods(const std::string& rows) {
  return zipped({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                 {"content.xml",
                  "<office:document-content><office:body><office:spreadsheet><table:table>" + rows +
                      "</table:table><table:table/></office:spreadsheet></office:body>"
                      "</office:document-content>"}});
}

TEST(Xlsx, ReadsValuesOfTheFirstSheet) {
  Problems problems;
  const auto table =
      readSheet(xlsx("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
                     "<c r=\"C1\" t=\"inlineStr\"><is><t>cost</t></is></c></row>"
                     "<row r=\"3\"><c r=\"A3\" t=\"s\"><v>2</v></c><c "
                     "r=\"C3\"><v>0.30000000000000004</v></c></row>"
                     "<row r=\"4\"><c r=\"A4\" t=\"str\"><f>B1&amp;1</f><v> Knight </v></c>"
                     "<c r=\"B4\" t=\"b\"><v>1</v></c><c r=\"C4\"><v>12</v></c></row>",
                     "<si><t>code</t></si><si><r><t>na</t></r><r><rPr><b/></rPr><t>me</t></r></si>"
                     "<si><t xml:space=\"preserve\">Two\nlines &amp; more</t></si>"),
                "cards.xlsx", problems);
  ASSERT_TRUE(table.has_value());
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(table->columns(), (std::vector<std::string>{"code", "name", "cost"}));
  ASSERT_EQ(table->rows(), 2u);
  EXPECT_EQ(table->at(0, "code"), "Two\nlines & more");
  EXPECT_EQ(table->at(0, "name"), "");
  EXPECT_EQ(table->at(0, "cost"), "0.3");
  EXPECT_EQ(table->at(1, "code"), "Knight");
  EXPECT_EQ(table->at(1, "name"), "TRUE");
  EXPECT_EQ(table->at(1, "cost"), "12");
  EXPECT_EQ(table->sheetRow(0), 3);
}

TEST(Xlsx, ReadsPrefixedNamesAndCellsWithoutPlaces) {
  Problems problems;
  const auto table = readSheet(
      zipped(
          {{"xl/worksheets/sheet1.xml",
            "<x:worksheet><x:sheetData><x:row><x:c t=\"inlineStr\"><x:is><x:t>a</x:t></x:is></x:c>"
            "</x:row><x:row><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>"}}),
      "cards.xlsx", problems);
  ASSERT_TRUE(table.has_value());
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(table->at(0, "a"), "5");
}

TEST(Ods, ReadsValuesOfTheFirstSheet) {
  Problems problems;
  const auto table = readSheet(
      ods("<table:table-row table:number-rows-repeated=\"2\"><table:table-cell/></table:table-row>"
          "<table:table-header-rows><table:table-row><table:table-cell><text:p>code</text:p>"
          "</table:table-cell><table:table-cell><text:p>na<text:span>me</text:span></text:p>"
          "</table:table-cell><table:table-cell table:number-columns-repeated=\"1022\"/>"
          "</table:table-row></table:table-header-rows>"
          "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"7\">"
          "<text:p>7,00</text:p></table:table-cell><table:table-cell><text:p>one<text:s "
          "text:c=\"2\"/>two"
          "</text:p><text:p>three</text:p></table:table-cell></table:table-row>"
          "<table:table-row table:number-rows-repeated=\"3\"><table:table-cell "
          "office:value-type=\"boolean\" office:boolean-value=\"false\"/></table:table-row>"
          "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell "
          "table:number-columns-repeated=\"1024\"/></table:table-row>"),
      "cards.ods", problems);
  ASSERT_TRUE(table.has_value());
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(table->columns(), (std::vector<std::string>{"code", "name"}));
  ASSERT_EQ(table->rows(), 4u);
  EXPECT_EQ(table->at(0, "code"), "7");
  EXPECT_EQ(table->at(0, "name"), "one  two\nthree");
  EXPECT_EQ(table->sheetRow(0), 4);
  EXPECT_EQ(table->at(3, "code"), "FALSE");
  EXPECT_EQ(table->sheetRow(3), 7);
}

// All that is told, and what the second cell of row 2 says.
std::string secondCell(const std::string& bytes, const char* name = "cards.xlsx") {
  Problems problems;
  const auto table = readSheet(bytes, name, problems);
  std::string said;
  for (const Problem& problem : problems.list()) said += problem.sentence() + " ";
  return said + (table && table->rows() > 0 ? table->at(0, 1) : "no table");
}
constexpr const char* kHeading =
    "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>code</v></c><c r=\"B1\" t=\"str\"><v>hp</v></c></row>";

std::string xlsxOf(const std::string& sheets, const std::string& cell) {
  const std::string rows = kHeading + ("<row r=\"2\"><c r=\"A2\"><v>7</v></c>" + cell + "</row>");
  return zipped(
      {{"xl/workbook.xml", "<workbook><sheets>" + sheets + "</sheets></workbook>"},
       {"xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id=\"a\" Target=\"worksheets/sheet1.xml\"/>"
        "<Relationship Id=\"b\" Target=\"worksheets/sheet2.xml\"/></Relationships>"},
       {"xl/styles.xml",
        "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"[Red]d\\-mmm\"/><numFmt "
        "numFmtId=\"165\" formatCode=\"0.0&quot; hits&quot;\\s\"/></numFmts><cellXfs>"
        "<xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/><xf numFmtId=\"165\"/>"
        "<xf numFmtId=\"9\"/></cellXfs></styleSheet>"},
       {"xl/sharedStrings.xml", "<sst><si><t>Two_x000D_\nlines, _x005F_x0041_ _x_</t></si></sst>"},
       {"xl/worksheets/sheet1.xml", "<worksheet><sheetData/></worksheet>"},
       {"xl/worksheets/sheet2.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}});
}

TEST(Xlsx, TellsOfCellsWhoseValueMisleads) {
  const std::string at = "cards.xlsx, row 2, column hp: ";
  const auto date = [&](const std::string& number) {
    return at + "the cell is a date, which is read as the number " + number +
           ": format it as text and type it again. " + number;
  };
  const std::pair<std::string, std::string> cases[] = {
      {"<c r=\"B2\" s=\"0\"><v>45355</v></c>", "45355"},
      {"<c r=\"B2\" s=\"1\"><v>45355</v></c>", date("45355")},
      {"<c r=\"B2\" s=\"2\"><v>45355.5</v></c>", date("45355.5")},
      {"<c r=\"B2\" s=\"3\"><v>3</v></c>", "3"},
      {"<c r=\"B2\" s=\"4\"><v>0.5</v></c>", "0.5"},
      {"<c r=\"B2\" s=\"1\"/>", ""},
      {"<c r=\"B2\" s=\"1\" t=\"s\"><v>0</v></c>", "Two\nlines, _x0041_ _x_"},
      {"<c r=\"B2\" t=\"s\"><v>1</v></c>",
       at + "the cell's text isn't in the file: it is damaged. "},
      {"<c r=\"B2\" t=\"e\"><f>1/0</f><v>#DIV/0!</v></c>",
       at + "the spreadsheet can't work out the cell; it says \"#DIV/0!\". #DIV/0!"},
      {"<c r=\"B2\"><f>A2*2</f></c>",
       at + "the cell's formula has no value yet: open the table in a spreadsheet program and save "
            "it. "},
      {"<c r=\"B2\" t=\"str\"><f>\"\"</f><v></v></c>", ""},
  };
  for (const auto& [cell, said] : cases) {
    EXPECT_EQ(secondCell(xlsxOf("<sheet r:id=\"b\"/>", cell)), said) << cell;
  }
}

TEST(Xlsx, ReadsTheFirstSheetThatIsShown) {
  const char* kBook[] = {
      "<sheet r:id=\"a\" state=\"hidden\"/><sheet r:id=\"b\"/>",
      "<sheet r:id=\"a\" state=\"veryHidden\"/><sheet r:id=\"b\" state=\"visible\"/>",
      "<sheet r:id=\"b\" state=\"hidden\"/><sheet r:id=\"a\" state=\"hidden\"/>",
      "<sheet sheetId=\"1\" q:id=\"b\"/><sheet q:id=\"a\"/>",
  };
  for (const char* sheets : kBook) {
    EXPECT_EQ(secondCell(xlsxOf(sheets, "<c r=\"B2\"><v>5</v></c>")), "5") << sheets;
  }
}

TEST(Ods, ReadsTheFirstSheetThatIsShownAndTellsOfErrors) {
  const std::string bytes =
      zipped({{"content.xml",
               "<office:document-content><office:automatic-styles><style:style style:name=\"ta1\">"
               "<style:table-properties table:display=\"false\"/></style:style>"
               "</office:automatic-styles><office:body><office:spreadsheet>"
               "<table:table table:style-name=\"ta1\"/><table:table table:style-name=\"ta2\">"
               "<table:table-row><table:table-cell><text:p>code</text:p></table:table-cell>"
               "<table:table-cell><text:p>hp</text:p></table:table-cell></table:table-row>"
               "<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>"
               "<table:table-cell office:value-type=\"string\" calcext:value-type=\"error\">"
               "<text:p>#REF!</text:p></table:table-cell></table:table-row>"
               "</table:table></office:spreadsheet></office:body></office:document-content>"}});
  EXPECT_EQ(secondCell(bytes, "cards.ods"),
            "cards.ods, row 2, column hp: the spreadsheet can't work out the cell; it says "
            "\"#REF!\". #REF!");
}

TEST(Sheets, SayWhatIsWrong) {
  EXPECT_EQ(saidOf("hello"), "\"cards.xlsx\" is not a valid ZIP file.");
  EXPECT_EQ(saidOf(xlsx("").substr(0, 100)),
            "\"cards.xlsx\" is damaged or incomplete: copy or download it again.");
  EXPECT_EQ(saidOf(zipped({{"word/document.xml", "<x/>"}})),
            "cards.xlsx: the file is neither an XLSX nor an ODS spreadsheet.");
  EXPECT_EQ(saidOf(xlsx("<row></row>")),
            "cards.xlsx: the table is empty: its first row has to name the columns.");
  EXPECT_EQ(saidOf(xlsx("<row r=\"5\"><c r=\"A5\"><v>1</v></c><c r=\"C5\"><v>2</v></c></row>")),
            "cards.xlsx, row 5: column 2 has no name.");
  EXPECT_EQ(saidOf(xlsx("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>"
                        "<row r=\"9\"><c r=\"XFD9\"><v>2</v></c></row>")),
            "read");
  EXPECT_EQ(saidOf(xlsx("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>"
                        "<row r=\"9\"><c r=\"C9\"><v>2</v></c></row>")),
            "cards.xlsx, row 9: 3 cells for 1 columns.");
  EXPECT_EQ(
      saidOf(
          xlsx("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row><row r=\"2\"><c r=\"A2\" t=\"str\"><v>" +
               std::string(40'000, 'x') + "</v></c></row>")),
      "cards.xlsx, row 2, column 1: the cell has 40000 bytes; at most 32768 are read.");
  std::string many =
      "<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>"
      "</table:table-row><table:table-row table:number-rows-repeated=\"1000000\">"
      "<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>";
  EXPECT_EQ(saidOf(ods(many), "cards.ods"), "cards.ods, row 20002: at most 20000 rows are read.");
}

// A row of an ODS file, so many times; `cells` are its columns.
std::string odsRow(const std::string& cells, int times = 1) {
  return "<table:table-row table:number-rows-repeated=\"" + std::to_string(times) + "\">" + cells +
         "</table:table-row>";
}
std::string odsCell(const std::string& text, int times = 1) {
  return "<table:table-cell table:number-columns-repeated=\"" + std::to_string(times) +
         "\"><text:p>" + text + "</text:p></table:table-cell>";
}

constexpr int kEverywhere = 1'048'576;
const std::string kLargeCell(kMaxCellBytes, 'x');

// A few hundred bytes for a table of 36 petabytes.
std::string odsBomb() {
  return ods(odsRow(odsCell(kLargeCell, kEverywhere), kEverywhere));
}
// 20,000 cells that say the same large text.
std::string xlsxBomb() {
  std::string rows = "<row><c t=\"str\"><v>a</v></c></row>";
  for (int row = 0; row < 20'000; ++row) rows += "<row><c t=\"s\"><v>0</v></c></row>";
  return xlsx(rows, "<si><t>" + kLargeCell + "</t></si>");
}

TEST(Sheets, WhatIsRepeatedCountsEachTime) {
  const std::string tooLarge = ": the table has more than 8 MB of text, the limit.";
  EXPECT_LT(odsBomb().size(), 1000u);
  EXPECT_EQ(saidOf(odsBomb(), "cards.ods"), "cards.ods, row 1" + tooLarge);
  EXPECT_EQ(saidOf(ods(odsRow(odsCell("a")) + odsRow(odsCell(kLargeCell), kEverywhere))),
            "cards.xlsx, row 257" + tooLarge);
  EXPECT_EQ(saidOf(xlsxBomb()), "cards.xlsx, row 257" + tooLarge);
  std::string oneCell;
  for (int i = 0; i < 300; ++i) oneCell += "<c r=\"A1\" t=\"s\"><v>0</v></c>";
  EXPECT_EQ(saidOf(xlsx("<row>" + oneCell + "</row>", "<si><t>" + kLargeCell + "</t></si>")),
            "cards.xlsx, row 1" + tooLarge);
}

TEST(Sheets, HaveAtMostSoMuchText) {
  for (const int beyond : {-1, 0, 1}) {
    const std::size_t rest = kMaxDataBytes - 255 * kMaxCellBytes - 1;  // but for the column's name
    const std::string last(static_cast<std::size_t>(static_cast<int>(rest) + beyond), 'x');
    const std::string said = saidOf(
        ods(odsRow(odsCell("a")) + odsRow(odsCell(kLargeCell), 255) + odsRow(odsCell(last))));
    EXPECT_EQ(said == "read", beyond <= 0) << said;
  }
}

TEST(Sheets, HaveAtMostSoManyCells) {
  std::string names;
  for (int i = 0; i < 250; ++i) names += odsCell("c" + std::to_string(i));
  for (const int rows : {7'999, 8'000, 8'001, kEverywhere}) {
    EXPECT_EQ(saidOf(ods(odsRow(names) + odsRow(odsCell("x", 250), rows))),
              rows <= 8'000 ? "read"
                            : "cards.xlsx, row 8002: rows and columns make more than 2 million "
                              "cells, the limit.");
  }
}

TEST(Sheets, BlankRowsOfAnyNumberHideNothing) {
  Problems problems;
  const auto table =
      readSheet(ods(odsRow(odsCell(" ", 256), 30'000) + odsRow(odsCell("Title")) +
                    odsRow(odsCell("a") + odsCell("b")) + odsRow(odsCell("x"), 20'000)),
                "cards.ods", problems);
  ASSERT_TRUE(table.has_value());
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(table->rows(), 20'000u);
  EXPECT_EQ(table->sheetRow(0), 30'003);
}

TEST(Sheets, LeaveOutControlCharactersAndTellWhere) {
  for (const std::string& control :
       {std::string(1, '\0'), std::string("&#0;"), std::string("&#x000;"), std::string("&#27;"),
        std::string("\x1B"), std::string("\x7F"), std::string("&#128;")}) {
    for (const std::string& bytes :
         {ods(odsRow(odsCell("code")) + odsRow(odsCell("a" + control + "b"))),
          xlsx("<row><c t=\"str\"><v>code</v></c></row><row><c t=\"s\"><v>0</v></c></row>",
               "<si><t>a" + control + "b</t></si>")}) {
      Problems problems;
      const auto table = readSheet(bytes, "cards.ods", problems);
      ASSERT_TRUE(table.has_value());
      ASSERT_EQ(problems.list().size(), 1u) << control;
      EXPECT_EQ(problems.list()[0].sentence(),
                "cards.ods, row 2, column code: the cell has a control character, which is "
                "left out.");
      EXPECT_EQ(table->at(0, "code"), "ab");
    }
  }
  EXPECT_EQ(saidOf(ods(odsRow(odsCell("code")) + odsRow(odsCell("&#10;&#100;&#x30;\tb")))), "read");
}

// With so much more memory than it has, the process reads both and ends in order.
TEST(Sheets, TakeLittleMemoryWhateverIsRepeated) {
  constexpr rlim_t kMost = rlim_t{256} * 1024 * 1024;
  for (const std::string& bytes : {odsBomb(), xlsxBomb()}) {
    const auto read = [&] {
      rlim_t pages = 0;
      std::ifstream("/proc/self/statm") >> pages;
      const rlim_t most = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + kMost;
      const rlimit limit{most, most};
      ::setrlimit(RLIMIT_AS, &limit);
      ::_exit(saidOf(bytes) == "read" ? 1 : 0);
    };
    EXPECT_EXIT(read(), testing::ExitedWithCode(0), "");
  }
}

TEST(Sheets, AreKnownByTheirEnding) {
  EXPECT_TRUE(isSheet("cards.xlsx"));
  EXPECT_TRUE(isSheet("tables/Cards.ODS"));
  EXPECT_FALSE(isSheet("cards.csv"));
  EXPECT_FALSE(isSheet("xlsx"));
}

}  // namespace
}  // namespace raindelay::deck
