#include "deck/csv.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/limits.h"
#include "deck/csv_rows.h"
#include "deck/data_frame_builder.h"
#include "deck/encoding.h"
#include "deck/problem_kinds.h"
#include "deck/utf8.h"

namespace raindelay::deck {
namespace {

std::optional<Problem> wrongText(std::string_view text) {
  if (text.size() > kMaxDataBytes) {
    return Problem(kinds::kFileTooLarge, {std::to_string(kMaxDataBytes / kMegabyte)});
  }
  return std::nullopt;
}

}  // namespace

std::optional<DataFrame> readCsv(std::string_view text, const std::string& fileName,
                                 Problems& problems) {
  DataFrameBuilder table(fileName, problems);
  if (auto wrong = wrongText(text)) return table.fail(0, *std::move(wrong));
  std::optional<std::string> converted;
  if (const Encoding encoding = encodingOf(text); encoding != Encoding::kUtf8) {
    converted = toUtf8(text, encoding);
    if (!converted) return table.fail(0, kinds::kTableUtf16);
    if (encoding == Encoding::kWindows1252) table.report(0, kinds::kTableWindows1252);
    text = *converted;
  }
  CsvRows rows(text);
  CsvRow row;
  const std::size_t valid = validUtf8(text);
  if (!rows.next(row) || row.filled == 0) return table.fail(0, kinds::kTableEmpty);
  auto flaw = [&]() -> std::optional<Problem> {
    if (row.next > valid) return Problem(kinds::kTableNotUtf8);
    if (row.unclosed) return Problem(kinds::kCsvQuoteOpen);
    if (row.trailing) return Problem(kinds::kCsvBehindQuote);
    return std::nullopt;
  };
  if (auto wrong = flaw()) return table.fail(1, *std::move(wrong));
  if (row.filled > CsvRows::kMostCells) return table.fail(1, tooManyColumns(row.filled));
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < row.filled; ++i) cells.push_back(rows.content(row.cells[i]));
  if (!table.setColumns(1, std::move(cells))) return std::nullopt;

  for (int sheetRow = 2; rows.next(row); ++sheetRow) {
    const auto wrong = flaw();
    if (row.next > valid) return table.fail(sheetRow, *wrong);
    if (wrong) table.report(sheetRow, *wrong);
    cells.clear();
    const std::size_t kept = std::min(row.filled, row.cells.size());
    for (std::size_t i = 0; i < kept; ++i) cells.push_back(rows.content(row.cells[i]));
    if (!table.addRow(sheetRow, std::move(cells), row.filled)) break;
    cells = {};
  }
  return table.take();
}

Checked<DataFrame> parseCsv(std::string_view text, const std::string& fileName) {
  Problems problems;
  auto table = readCsv(text, fileName, problems);
  if (const Problem* wrong = problems.firstError()) return *wrong;
  return *std::move(table);
}

}  // namespace raindelay::deck
