#include "study/cells.h"

#include "core/nearest.h"

namespace raindelay::study {
namespace {

constexpr std::string_view kEnding = ".csv";

Result<std::size_t> rowOf(const CellPatch& cell, const deck::DataFrame& table) {
  const std::size_t codes = codesOf(table);
  std::vector<std::string_view> known;
  std::vector<std::size_t> found;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    known.push_back(table.at(row, codes));
    const bool is = cell.row > 0 ? table.sheetRow(row) == cell.row : known.back() == cell.code.text;
    if (is) found.push_back(row);
  }
  if (found.size() == 1) return found[0];
  if (cell.row > 0) return Error{table.fileName() + " has no row " + std::to_string(cell.row)};
  if (found.empty()) return unknownName(table.columns()[codes], cell.code.text, known);
  std::string rows;
  for (const std::size_t row : found) {
    rows += (rows.empty() ? "" : ", ") + std::to_string(table.sheetRow(row));
  }
  return Error{table.fileName() + " has several rows " + cell.code.text +
               "; say which, by row: " + rows};
}

}  // namespace

Result<deck::DataFrame*> tableOf(const StudyWord& name, deck::DataFrames& tables) {
  std::vector<std::string> files;
  for (auto& [stem, table] : tables) {
    files.push_back(stem + std::string(kEnding));
    if (files.back() == name.text) return &table;
  }
  return unknownName("table", name.text, std::vector<std::string_view>(files.begin(), files.end()));
}

std::size_t codesOf(const deck::DataFrame& table) {
  return table.find("code").value_or(0);
}

Result<CellPlace> placeOf(const Study& study, const CellPatch& cell, deck::DataFrames& tables) {
  const auto table = tableOf(cell.table, tables);
  if (!table) return study.error(cell.table.line, table.error().message);
  const auto row = rowOf(cell, **table);
  if (!row) return study.error(cell.row > 0 ? cell.line : cell.code.line, row.error().message);
  const auto column = (*table)->column(cell.column.text);
  if (!column) return study.error(cell.column.line, column.error().message);
  return CellPlace{*table, *row, *column};
}

Result<deck::DataFrames> withCells(const Study& study, const std::vector<CellPatch>& cells,
                                   deck::DataFrames tables) {
  for (const CellPatch& cell : cells) {
    const auto place = placeOf(study, cell, tables);
    if (!place) return place.error();
    place->table->set(place->row, place->column, cell.value);
  }
  return tables;
}

}  // namespace raindelay::study
