#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "deck/data_frame.h"

namespace raindelay::test {

/// A cell that says something else: its row by what stands in the table's first column, its column.
struct Cell {
  std::string_view row;
  std::string_view column;
  std::string_view text;
};

/// The tables with these cells changed in one of them. A row whose first cell becomes empty is left
/// out; so is a column if no row is named with it. A row that isn't there yet is added at the end.
inline deck::DataFrames changed(deck::DataFrames tables, const std::string& name,
                                const std::vector<Cell>& cells) {
  const deck::DataFrame before = tables.at(name);
  std::vector<std::string> columns = before.columns();
  std::vector<std::string> rows;
  for (std::size_t row = 0; row < before.rows(); ++row) rows.push_back(before.at(row, 0U));
  for (const Cell& cell : cells) {
    if (cell.row.empty()) std::erase(columns, cell.column);
    const bool known = std::find(rows.begin(), rows.end(), cell.row) != rows.end();
    if (!cell.row.empty() && !known) rows.emplace_back(cell.row);
  }
  deck::DataFrame after(before.fileName(), columns);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::map<std::string, std::string> texts{{before.columns().front(), rows[row]}};
    for (const std::string& column : columns) {
      if (row < before.rows()) texts[column] = before.at(row, column);
    }
    for (const Cell& cell : cells) {
      if (cell.row == rows[row]) texts[std::string(cell.column)] = cell.text;
    }
    if (!rows[row].empty() && texts[before.columns().front()].empty()) continue;
    std::vector<std::string> line;
    for (const std::string& column : columns) line.push_back(texts[column]);
    const int sheetRow = before.rows() == 0 ? 2 : before.sheetRow(before.rows() - 1) + 1;
    after.addRow(line, row < before.rows() ? before.sheetRow(row) : sheetRow);
  }
  tables.at(name) = after;
  return tables;
}

}  // namespace raindelay::test
