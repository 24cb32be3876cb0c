#include "deck/data_frame_builder.h"

#include <algorithm>

#include "core/limits.h"
#include "deck/csv.h"
#include "deck/names.h"
#include "deck/problem_kinds.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {

Problem tooManyColumns(std::size_t count) {
  return {kinds::kTooManyColumns, {std::to_string(count), std::to_string(kMaxDataColumns)}};
}

std::string columnName(std::string_view heading) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  std::string name;
  for (std::size_t i = 0; i < heading.size(); ++i) {
    if (heading.substr(i).starts_with(kMark)) {
      i += kMark.size() - 1;
      continue;
    }
    const char c = heading[i];
    const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (!blank) {
      name += c;
    } else if (!name.empty() && name.back() != ' ') {
      name += ' ';
    }
  }
  if (name.ends_with(' ')) name.pop_back();
  return name;
}

void DataFrameBuilder::report(int row, Problem problem, const std::string& column) {
  problem.site.file = fileName_;
  problem.site.row = row;
  problem.site.column = column;
  problems_.add(std::move(problem));
}

std::nullopt_t DataFrameBuilder::fail(int row, Problem problem) {
  report(row, std::move(problem));
  return std::nullopt;
}

bool DataFrameBuilder::setColumns(int row, std::vector<std::string> names) {
  if (names.size() > kMaxDataColumns) {
    report(row, tooManyColumns(names.size()));
    return false;
  }
  bool sound = true;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (auto problem = tooLong(names[i])) {
      report(row, *std::move(problem), std::to_string(i + 1));
      sound = false;
    }
  }
  if (!sound) return false;
  for (std::string& name : names) {
    name = columnName(name);
    leaveOutControls(row, name, {});
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto here = names.begin() + static_cast<std::ptrdiff_t>(i);
    if (names[i].empty()) {
      report(row, {kinds::kColumnUnnamed, {std::to_string(i + 1)}});
    } else if (std::find(names.begin(), here, names[i]) != here) {
      report(row, {kinds::kTwoColumns, {inQuotes(names[i])}});
    } else {
      continue;
    }
    sound = false;
  }
  if (sound) table_ = DataFrame(fileName_, std::move(names));
  return sound;
}

void DataFrameBuilder::leaveOutControls(int row, std::string& cell, const std::string& column) {
  std::string kept = withoutControls(cell);
  if (kept.size() == cell.size()) return;
  report(row, kinds::kControlCharacter, column);
  cell = std::move(kept);
}

bool DataFrameBuilder::addRow(int row, std::vector<std::string> cells, std::size_t count) {
  const std::size_t width = table_.columns().size();
  if (count > width) {
    report(row, {kinds::kTooManyCells, {std::to_string(count), std::to_string(width)}});
  }
  for (std::size_t i = 0; i < std::min(cells.size(), width); ++i) {
    leaveOutControls(row, cells[i], table_.columns()[i]);
  }
  const bool blank =
      std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); });
  if (blank) return true;
  if (table_.rows() == kMaxDataRows) {
    report(row, {kinds::kTooManyRows, {std::to_string(kMaxDataRows)}});
    return false;
  }
  if ((table_.rows() + 1) * width > kMaxDataCells) {
    report(row, {kinds::kTooManyTableCells, {std::to_string(kMaxDataCells / 1'000'000)}});
    return false;
  }
  cells.resize(width);
  for (std::size_t i = 0; i < width; ++i) {
    if (cells[i].size() <= kMaxCellBytes) continue;
    report(row,
           {kinds::kCellTooLong, {std::to_string(cells[i].size()), std::to_string(kMaxCellBytes)}},
           table_.columns()[i]);
    cells[i].clear();
  }
  table_.addRow(std::move(cells), row);
  return true;
}

}  // namespace raindelay::deck
