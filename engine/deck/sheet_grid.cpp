#include "deck/sheet_grid.h"

#include <algorithm>

#include "core/limits.h"
#include "deck/csv.h"
#include "deck/data_frame_builder.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMillion = 1'000'000;
// Above the rows of the table stand the names of its columns, and a title.
constexpr std::size_t kMostKeptRows = kMaxDataRows + 2;
constexpr std::size_t kMostKeptCells = kMaxDataCells + kMaxDataColumns;

}  // namespace

void SheetGrid::begin(int number) {
  row_ = {.number = number};
}

void SheetGrid::set(std::size_t column, std::string_view text) {
  text = trimmed(text);
  if (text.empty() || column > kMaxDataColumns || full()) return;
  const std::size_t width = std::max(row_.cells.size(), column + 1);
  count(text.size(), width - row_.cells.size());
  if (full()) return;
  row_.cells.resize(width);
  row_.cells[column] = text;
  row_.bytes += text.size();
}

void SheetGrid::remark(std::size_t column, Problem problem) {
  constexpr std::size_t kMostRemarks = 1'000;
  if (remarks_.size() == kMostRemarks || column >= kMaxDataColumns) return;
  remarks_.push_back({row_.number, column, std::move(problem)});
}

void SheetGrid::end(int times) {
  if (row_.cells.empty()) return;
  for (int i = 1; i < times && !full(); ++i) {
    rows_.push_back(row_);
    ++row_.number;
    count(row_.bytes, row_.cells.size());
  }
  if (!full()) rows_.push_back(std::move(row_));
}

bool SheetGrid::full() const {
  return refusal_ || rows_.size() > kMostKeptRows;
}

void SheetGrid::count(std::size_t bytes, std::size_t cells) {
  bytes_ += bytes;
  cells_ += cells;
  if (bytes_ > kMaxDataBytes) {
    refusal_ = Problem(kinds::kTableTooLarge, {std::to_string(kMaxDataBytes / kMegabyte)});
  } else if (cells_ > kMostKeptCells) {
    refusal_ = Problem(kinds::kTooManyTableCells, {std::to_string(kMaxDataCells / kMillion)});
  }
}

// Above a row of several cells without a gap.
bool SheetGrid::isTitle(const Row& row, const Row& below) {
  const auto says = [](const std::string& cell) { return !cell.empty(); };
  return std::count_if(row.cells.begin(), row.cells.end(), says) == 1 && below.cells.size() > 1 &&
         std::all_of(below.cells.begin(), below.cells.end(), says);
}

std::optional<DataFrame> SheetGrid::table(const std::string& fileName, Problems& problems) && {
  DataFrameBuilder table(fileName, problems);
  if (refusal_) return table.fail(row_.number, *std::move(refusal_));
  if (rows_.empty()) return table.fail(0, kinds::kTableEmpty);
  auto row = rows_.begin();
  if (rows_.size() > 1 && isTitle(rows_[0], rows_[1])) ++row;
  const int heading = row->number;
  if (!table.setColumns(heading, std::move(row->cells))) return std::nullopt;
  for (Remark& remark : remarks_) {
    const std::vector<std::string>& columns = table.columns();
    if (remark.row <= heading || remark.column >= columns.size()) continue;
    table.report(remark.row, std::move(remark.problem), columns[remark.column]);
  }
  for (++row; row != rows_.end(); ++row) {
    const std::size_t count = row->cells.size();
    if (!table.addRow(row->number, std::move(row->cells), count)) break;
  }
  return table.take();
}

}  // namespace raindelay::deck
