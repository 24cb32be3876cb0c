// DataFrames with random damage: reading them ends in a table or in a sentence, and what was read
// can be changed cell by cell.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>

#include "deck/csv.h"
#include "deck/edit.h"
#include "deck/propose.h"
#include "deck/sheet.h"
#include "deck/utf8.h"
#include "deck/zipped.h"
#include "fuzz/mutation.h"
#include "support/source_dir.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 16> kPieces = {
    "\"",           "\"\"", ",",    ";", "\t",    "\n", "\r\n", "\r",
    "\xEF\xBB\xBF", "\xFF", "\xC3", " ", "\",\"", "\0", "=1+1", "\"\n\""};

std::string asset(const std::string& path) {
  std::ifstream file(RAINDELAY_SOURCE_DIR "/assets/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(TableFuzz, CsvEndsInATableOrInASentence) {
  const std::vector<std::string> good = {asset("tarot/cards.csv"), asset("rallybird/gloves.csv"),
                                         "a;b\r\n\"x;y\";\"say \"\"hi\"\"\"\r\n;z\r\n"};
  int refused = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    const auto which = static_cast<std::size_t>(rounds.round()) % good.size();
    const std::string text = mutated(good[which], kPieces, random);
    const auto table = parseCsv(text, "cards.csv");
    if (!table) {
      ++refused;
      ASSERT_TRUE(table.problem().sentence().starts_with("cards.csv")) << rounds.round();
      continue;
    }
    if (table->rows() == 0) continue;
    const auto row = static_cast<std::size_t>(random.below(static_cast<int>(table->rows())));
    const auto column =
        static_cast<std::size_t>(random.below(static_cast<int>(table->columns().size())));
    const std::string& name = table->columns()[column];
    const std::string content = mutated("new \"content\"", kPieces, random);
    const auto changed = withCell(text, table->sheetRow(row), name, content);
    if (!changed) {
      // Bytes that are no UTF-8 make it a table in Windows-1252, which lacks most characters.
      ASSERT_NE(validUtf8(text), text.size()) << changed.error().message;
      continue;
    }
    // The cell may have had, or got, the one byte that is no UTF-8: the rest is read otherwise.
    const auto isUtf8 = [](std::string_view all) { return validUtf8(all) == all.size(); };
    if (isUtf8(text) != isUtf8(*changed)) continue;
    const auto again = parseCsv(*changed, "cards.csv");
    // A new cell may be of bytes that no table has, or say nothing in a row of nothing.
    if (!again || again->rows() != table->rows()) continue;
    for (std::size_t r = 0; r < table->rows(); ++r) {
      for (std::size_t c = 0; c < table->columns().size(); ++c) {
        if (r == row && c == column) continue;
        ASSERT_EQ(again->at(r, c), table->at(r, c)) << rounds.round();
      }
    }
  }
  EXPECT_GT(refused, rounds.round() / 20);
}

TEST(TableFuzz, SheetsEndInATableOrInASentence) {
  const std::vector<std::string> sheets = {
      zipped({{"xl/worksheets/sheet1.xml",
               "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row><row "
               "r=\"2\"><c r=\"A2\"><v>1.5</v></c></row></sheetData></worksheet>"},
              {"xl/sharedStrings.xml", "<sst><si><t>name</t></si></sst>"}},
             "zip:compression=store"),
      zipped({{"content.xml",
               "<o:document-content><o:body><o:spreadsheet><t:table><t:table-row><t:table-cell>"
               "<x:p>name</x:p></t:table-cell></t:table-row><t:table-row "
               "t:number-rows-repeated=\"3\"><t:table-cell o:value-type=\"float\" o:value=\"2\"/>"
               "</t:table-row></t:table></o:spreadsheet></o:body></o:document-content>"}},
             "zip:compression=store")};
  constexpr std::array<std::string_view, 10> kTelling = {
      "<", ">", "</", "\"", "99999999999", "-1", "r=\"ZZZZZZ1\"", "<row>", "&amp;", "<!DOCTYPE x>"};
  Rounds rounds(300);
  int read = 0;
  while (rounds.next()) {
    Stream random = rounds.random();
    const auto which = static_cast<std::size_t>(rounds.round()) % sheets.size();
    Problems problems;
    const auto table = readSheet(mutated(sheets[which], kTelling, random), "cards.xlsx", problems);
    read += table ? 1 : 0;
    ASSERT_TRUE(table || !problems.empty()) << rounds.round();
  }
  EXPECT_GT(read, 0);
}

}  // namespace
}  // namespace raindelay::deck
