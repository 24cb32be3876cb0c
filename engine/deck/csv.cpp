#include "deck/csv.h"

#include <algorithm>
#include <vector>

#include "deck/csv_rows.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

Result<std::vector<std::string>> columnNames(const CsvRows& rows, const CsvRow& header,
                                             const std::string& fileName) {
  if (header.filled == 0) {
    return Error{fileName + " is empty: its first row has to name the columns."};
  }
  if (header.filled > kMaxTableColumns) {
    return Error{fileName + " has " + std::to_string(header.filled) + " columns; at most " +
                 std::to_string(kMaxTableColumns) + " are read."};
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < header.filled; ++i) names.push_back(rows.content(header.cells[i]));
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty()) {
      return Error{fileName + ", row 1: column " + std::to_string(i + 1) + " has no name."};
    }
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
        names.begin() + static_cast<std::ptrdiff_t>(i)) {
      return Error{fileName + ", row 1: there are two columns " + inQuotes(names[i]) + "."};
    }
  }
  return names;
}

// What is wrong with a row in itself, or an empty string.
std::string flaw(const CsvRow& row) {
  if (row.unclosed) return "a quote is opened here and never closed.";
  if (row.trailing)
    return "text follows a closing quote; write a quote inside a cell as two (\"\").";
  return {};
}

Result<void> checkText(std::string_view text, const std::string& fileName) {
  if (text.size() > kMaxTableBytes) {
    return Error{fileName + " is larger than " + std::to_string(kMaxTableBytes / 1024 / 1024) +
                 " MB, the most that is read."};
  }
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
    return Error{fileName + " is saved as UTF-16; save it as \"CSV UTF-8\"."};
  }
  const std::size_t valid = validUtf8(text);
  if (valid < text.size()) {
    const auto line =
        1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(valid), '\n');
    return Error{fileName + ", line " + std::to_string(line) +
                 ": a character is not UTF-8; save the table as \"CSV UTF-8\"."};
  }
  return {};
}

}  // namespace

Result<Table> parseCsv(std::string_view text, const std::string& fileName) {
  if (auto readable = checkText(text, fileName); !readable) return readable.error();

  CsvRows rows(text);
  CsvRow row;
  rows.next(row);
  if (auto what = flaw(row); !what.empty()) return Error{fileName + ", row 1: " + what};
  auto columns = columnNames(rows, row, fileName);
  if (!columns) return columns.error();

  const std::size_t width = columns->size();
  Table table(fileName, *std::move(columns));
  for (int sheetRow = 2; rows.next(row); ++sheetRow) {
    auto wrong = [&](const std::string& what) {
      return Error{fileName + ", row " + std::to_string(sheetRow) + ": " + what};
    };
    if (auto what = flaw(row); !what.empty()) return wrong(what);
    if (row.filled > width) {
      return wrong(std::to_string(row.filled) + " cells for " + std::to_string(width) +
                   " columns.");
    }
    if (row.filled == 0) continue;
    if (table.rows() == kMaxTableRows) {
      return wrong("more than " + std::to_string(kMaxTableRows) + " rows are not read.");
    }
    std::vector<std::string> cells(width);
    for (std::size_t i = 0; i < row.filled; ++i) cells[i] = rows.content(row.cells[i]);
    table.addRow(std::move(cells), sheetRow);
  }
  return table;
}

}  // namespace raindelay::deck
