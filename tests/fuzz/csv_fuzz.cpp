// Tables as text: each is read or told what is wrong with it, is the same table when it was written
// and read, and can be changed cell by cell. The last two bytes say which cell and how.
#include <algorithm>
#include <array>

#include "deck/csv.h"
#include "deck/csv_writer.h"
#include "deck/edit.h"
#include "deck/utf8.h"
#include "fuzz/fuzz.h"

using namespace raindelay;
using namespace raindelay::deck;

namespace {

constexpr std::array<std::string_view, 6> kContents = {"new \"content\"", "",     "a,b;c\td",
                                                       "two\r\nlines",    " ä ž", "\""};

bool isUtf8(std::string_view text) {
  return validUtf8(text) == text.size();
}

/// All cells but one.
void expectSame(const DataFrame& a, const DataFrame& b, std::size_t row, std::size_t column) {
  for (std::size_t r = 0; r < a.rows(); ++r) {
    for (std::size_t c = 0; c < a.columns().size(); ++c) {
      fuzz::expect((r == row && c == column) || a.at(r, c) == b.at(r, c));
    }
  }
}

bool hasQuoteInHeading(const DataFrame& table) {
  return std::any_of(table.columns().begin(), table.columns().end(),
                     [](const std::string& name) { return name.find('"') != std::string::npos; });
}

void change(std::string_view text, const DataFrame& table, std::size_t where, std::size_t how) {
  const std::size_t row = where % table.rows();
  const std::size_t column = where / table.rows() % table.columns().size();
  const std::string& name = table.columns()[column];
  const int sheetRow = table.sheetRow(row);
  // Columns and rows that there aren't.
  (void)withCell(text, sheetRow, "none", "");
  (void)withCell(text, static_cast<int>(how) - 1, name, "");
  (void)withRow(text, sheetRow, {{"none", ""}});
  (void)withRow(text, -1, {});
  (void)withoutRow(text, sheetRow + static_cast<int>(how));
  (void)withColumnCalled(text, "none", name);
  (void)withoutColumn(text, "none");
  (void)withRow(text, sheetRow, {{name, std::string(kContents[how])}});
  (void)withoutRow(text, sheetRow);
  (void)withColumnCalled(text, name, kContents[how]);
  (void)withoutColumn(text, name);
  const auto changed = withCell(text, sheetRow, name, kContents[how]);
  if (!changed) {
    // A table that isn't UTF-8 is in Windows-1252, which lacks most characters. Behind a quote in
    // the middle of a heading, the cell may have a say in what separates all others.
    fuzz::expect(!isUtf8(text) || hasQuoteInHeading(table));
    return;
  }
  // The cell may have had the one byte that isn't UTF-8: the rest is read otherwise.
  if (isUtf8(text) != isUtf8(*changed)) return;
  const auto again = parseCsv(*changed, "cards.csv");
  // (A row that says nothing any more is none.)
  if (again && again->rows() == table.rows()) expectSame(table, *again, row, column);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const std::string_view text = fuzz::textOf(data, size - 2);
  const auto table = parseCsv(text, "cards.csv");
  if (!table) {
    fuzz::expectSentence(table.problem().sentence());
    Problems problems;
    (void)readCsv(text, "cards.csv", problems);
    fuzz::expect(!problems.empty());
    return 0;
  }
  const auto written = parseCsv(writeCsv(*table), "cards.csv");
  fuzz::expect(written.ok() && written->rows() == table->rows());
  expectSame(*table, *written, table->rows(), 0);
  if (table->rows() > 0) change(text, *table, data[size - 2], data[size - 1] % kContents.size());
  return 0;
}
