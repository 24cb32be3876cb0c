#include <algorithm>
#include <optional>

#include "deck/csv_rows.h"
#include "deck/data_frame_builder.h"
#include "deck/edit.h"
#include "deck/encoding.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

// Bytes that others take the place of.
struct Exchange {
  std::size_t begin, end;
  std::string text;
};

// The view of a file for code that changes it.
struct Sheet {
  explicit Sheet(std::string_view csv) : text(csv), rows(csv) { rows.next(header); }

  // The row with this number; nothing if there is none, or a quote isn't closed before it.
  std::optional<CsvRow> row(int sheetRow) {
    CsvRow found = header;
    for (int at = 1; at < sheetRow; ++at) {
      if (found.unclosed || !rows.next(found)) return std::nullopt;
    }
    if (found.unclosed || found.trailing) return std::nullopt;
    return found;
  }

  std::optional<std::size_t> column(std::string_view name) const {
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
      if (columnAt(i) == name) return i;
    }
    return std::nullopt;
  }

  std::string columnAt(std::size_t index) const {
    return columnName(rows.content(header.cells[index]));
  }

  // The exchange that gives the row's cell this content; no byte if it says that already.
  Exchange exchange(const CsvRow& row, std::size_t cellAt, std::string_view content,
                    bool quoted = false) const {
    if (cellAt < row.cells.size()) {
      const CsvCell cell = row.cells[cellAt];
      if (rows.content(cell) == content) return {cell.begin, cell.begin, ""};
      return {cell.begin, cell.end, written(content, quoted || cell.quoted)};
    }
    if (content.empty()) return {row.end, row.end, ""};
    const std::string missing(cellAt + 1 - row.cells.size(), rows.separator());
    return {row.end, row.end, missing + written(content, false)};
  }

  // From the separator before a row's cell to its end, or to the separator behind the first one.
  Exchange withoutCell(const CsvRow& row, std::size_t cellAt) const {
    if (cellAt >= row.cells.size()) return {row.end, row.end, ""};
    const bool last = cellAt + 1 == row.cells.size();
    const std::size_t end = last ? row.end : text.find(rows.separator(), row.cells[cellAt].end);
    if (cellAt == 0) return {row.begin, end + (last ? 0 : 1), ""};
    return {text.rfind(rows.separator(), row.cells[cellAt].begin - 1), end, ""};
  }

  std::string_view lineEnd() const {
    const std::string_view found = text.substr(header.end, header.next - header.end);
    return found.empty() ? "\n" : found;
  }

  std::string written(std::string_view content, bool quoted) const {
    if (!quoted && !needsQuotes(content)) return std::string(content);
    std::string cell = "\"";
    for (const char c : content) cell += c == '"' ? "\"\"" : std::string(1, c);
    return cell + '"';
  }

  std::string_view text;
  CsvRows rows;
  CsvRow header;

 private:
  bool needsQuotes(std::string_view content) const {
    if (content.empty()) return false;
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    return content.find(rows.separator()) != std::string_view::npos ||
           content.find_first_of("\"\r\n") != std::string_view::npos || blank(content.front()) ||
           blank(content.back());
  }
};

std::string spliced(std::string_view text, std::size_t begin, std::size_t end,
                    std::string_view with) {
  std::string out(text.substr(0, begin));
  out += with;
  return out += text.substr(end);
}

// A table in another encoding than UTF-8 is changed as UTF-8 and written in its own again.
template <class Change>
Checked<std::string> inItsEncoding(std::string_view bytes, Change change) {
  const Encoding encoding = encodingOf(bytes);
  if (encoding == Encoding::kUtf8) return change(bytes);
  const auto text = toUtf8(bytes, encoding);
  if (!text) return Problem(kinds::kTableUtf16);
  Checked<std::string> changed = change(*text);
  if (!changed) return changed;
  auto back = fromUtf8(*changed, encoding);
  if (!back) return Problem(kinds::kTableCannotHold);
  return *std::move(back);
}

Problem noRow(int sheetRow) {
  return {kinds::kRowGone, {std::to_string(sheetRow)}};
}

Problem noColumn(const Sheet& sheet, std::string_view column) {
  std::vector<std::string> known;
  for (std::size_t i = 0; i < sheet.header.cells.size(); ++i) known.push_back(sheet.columnAt(i));
  return Problem(kinds::kColumnGone, {inQuotes(column)}).meant(column, known);
}

// A row that leaves it open what is a cell of which column.
bool isUnclear(const CsvRow& row) {
  return row.unclosed || row.trailing;
}

}  // namespace

Checked<std::string> withCells(std::string_view bytes, std::string_view column,
                               const std::map<int, std::string>& cells) {
  return inItsEncoding(bytes, [&](std::string_view csv) -> Checked<std::string> {
    Sheet sheet(csv);
    const auto where = sheet.column(column);
    if (!where) return noColumn(sheet, column);
    std::string changed;
    std::size_t done = 0;
    CsvRow row = sheet.header;
    int at = 1;
    for (const auto& [wanted, content] : cells) {
      for (; at < wanted; ++at) {
        if (row.unclosed || !sheet.rows.next(row)) return noRow(wanted);
      }
      if (wanted < 2 || row.unclosed || row.trailing) return noRow(wanted);
      const Exchange exchange = sheet.exchange(row, *where, content);
      changed += csv.substr(done, exchange.begin - done);
      changed += exchange.text;
      done = exchange.end;
    }
    changed += csv.substr(done);
    // After a quote in the middle of a heading, rows count when the separator is looked for.
    if (CsvRows(changed).separator() != sheet.rows.separator()) return noRow(cells.begin()->first);
    return changed;
  });
}

Checked<std::string> withCell(std::string_view csv, int sheetRow, std::string_view column,
                              std::string_view content) {
  return withCells(csv, column, {{sheetRow, std::string(content)}});
}

Checked<std::string> withRow(std::string_view bytes, int sheetRow,
                             const std::map<std::string, std::string>& cells) {
  return inItsEncoding(bytes, [&](std::string_view csv) -> Checked<std::string> {
    Sheet sheet(csv);
    std::vector<std::string> line(sheet.header.cells.size());
    for (const auto& [column, content] : cells) {
      const auto where = sheet.column(column);
      if (!where) return noColumn(sheet, column);
      line[*where] = sheet.written(content, false);
    }
    const auto above = sheet.row(sheetRow);
    if (!above || sheetRow < 1) return noRow(sheetRow);
    std::string row;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0) row += sheet.rows.separator();
      row += line[i];
    }
    // The last row of a file may have no line end; then the new one has none either.
    const bool open = above->next == above->end;
    row = open ? std::string(sheet.lineEnd()) + row : row + std::string(sheet.lineEnd());
    return spliced(csv, above->next, above->next, row);
  });
}

Checked<std::string> withoutRow(std::string_view bytes, int sheetRow) {
  return inItsEncoding(bytes, [&](std::string_view csv) -> Checked<std::string> {
    Sheet sheet(csv);
    const auto row = sheet.row(sheetRow);
    if (!row || sheetRow < 2) return noRow(sheetRow);
    return spliced(csv, row->begin, row->next, "");
  });
}

Checked<std::string> withColumnCalled(std::string_view bytes, std::string_view column,
                                      std::string_view name) {
  return inItsEncoding(bytes, [&](std::string_view csv) -> Checked<std::string> {
    const Sheet sheet(csv);
    const auto where = sheet.column(column);
    if (!where || isUnclear(sheet.header)) return noColumn(sheet, column);
    // The separator is what the header has most of outside of quotes.
    const bool quoted = name.find_first_of(",;\t") != std::string_view::npos;
    const Exchange exchange = sheet.exchange(sheet.header, *where, name, quoted);
    return spliced(csv, exchange.begin, exchange.end, exchange.text);
  });
}

Checked<std::string> withoutColumn(std::string_view bytes, std::string_view column) {
  return inItsEncoding(bytes, [&](std::string_view csv) -> Checked<std::string> {
    Sheet sheet(csv);
    const auto where = sheet.column(column);
    if (!where || sheet.header.cells.size() == 1) return noColumn(sheet, column);
    std::string changed;
    std::size_t done = 0;
    CsvRow row = sheet.header;
    int at = 0;
    do {
      ++at;
      if (isUnclear(row)) return noRow(at);
      const Exchange exchange = sheet.withoutCell(row, *where);
      changed += csv.substr(done, exchange.begin - done);
      done = exchange.end;
    } while (sheet.rows.next(row));
    return changed += csv.substr(done);
  });
}

}  // namespace raindelay::deck
