#include "study/dials.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "study/cells.h"

namespace raindelay::study {
namespace {

constexpr int kMostNumber = 1'000'000'000;

std::optional<int> wholeIn(const std::string& cell) {
  int number = 0;
  const char* end = cell.data() + cell.size();
  const auto [stop, trouble] = std::from_chars(cell.data(), end, number);
  const bool whole = trouble == std::errc() && stop == end && std::abs(number) < kMostNumber;
  return whole ? std::optional(number) : std::nullopt;
}

std::string nameOf(const CellPlace& place) {
  const deck::DataFrame& table = *place.table;
  return table.fileName() + " " + table.at(place.row, codesOf(table)) + " " +
         table.columns()[place.column];
}

Result<CellDial> dialOf(const Study& study, const MovingCell& move, const CellPlace& place) {
  CellDial dial{move.cell, nameOf(place), move.values, 0};
  const auto isNow = [&](const std::string& value) { return value == place.text(); };
  const std::string says = place.table->place(place.row, place.table->columns()[place.column]) +
                           ", says " + (place.text().empty() ? "nothing" : place.text()) + ", ";
  if (move.values.empty()) {
    const auto number = wholeIn(place.text());
    if (!number || *number < move.least || *number > move.most) {
      return study.error(move.cell.line, says + "which isn't a number from " +
                                             std::to_string(move.least) + " to " +
                                             std::to_string(move.most));
    }
    // (Nobody turns a number farther than that in steps of 1.)
    constexpr int kFarthest = 1000;
    const int least = std::max(move.least, *number - kFarthest);
    const int most = std::min(move.most, *number + kFarthest);
    for (int value = least; value <= most; ++value) dial.values.push_back(std::to_string(value));
  }
  const auto now = std::find_if(dial.values.begin(), dial.values.end(), isNow);
  if (now == dial.values.end()) {
    return study.error(move.cell.line, says + "which isn't among its values");
  }
  dial.now = static_cast<int>(now - dial.values.begin());
  return dial;
}

/// The numbers of a table, one less and one more.
void addNumbers(const Question& question, const std::string& name, deck::DataFrame& table,
                std::vector<CellDial>& dials) {
  const auto asked = [&](const std::string& column) {
    return std::any_of(question.columns.begin(), question.columns.end(),
                       [&](const StudyWord& word) { return word.text == column; });
  };
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t column = 0; column < table.columns().size(); ++column) {
      const std::string& title = table.columns()[column];
      const bool usual = column != codesOf(table) && title != "copies";
      const auto number = wholeIn(table.at(row, column));
      if (!number || !(question.columns.empty() ? usual : asked(title))) continue;
      CellDial& dial = dials.emplace_back();
      dial.cell.table = {name, question.line};
      dial.cell.row = table.sheetRow(row);
      dial.cell.column = {title, question.line};
      dial.cell.line = question.line;
      dial.name = nameOf({&table, row, column});
      for (const int change : {-1, 0, 1}) dial.values.push_back(std::to_string(*number + change));
      dial.now = 1;
    }
  }
}

}  // namespace

std::string CellDial::said(int value) const {
  return name + "=" + values[static_cast<std::size_t>(value)];
}

DialValues valuesNow(const std::vector<CellDial>& dials) {
  DialValues values;
  for (const CellDial& dial : dials) values.push_back(dial.now);
  return values;
}

std::vector<CellPatch> cellsAt(const std::vector<CellDial>& dials, const DialValues& values) {
  std::vector<CellPatch> cells;
  for (std::size_t i = 0; i < dials.size(); ++i) {
    if (values[i] == dials[i].now) continue;
    cells.push_back(dials[i].cell);
    cells.back().value = dials[i].values[static_cast<std::size_t>(values[i])];
  }
  return cells;
}

Result<std::vector<CellDial>> movingDials(const Study& study, const Question& question,
                                          deck::DataFrames tables) {
  std::vector<CellDial> dials;
  std::set<std::string> names;
  for (const MovingCell& move : question.move) {
    const auto place = placeOf(study, move.cell, tables);
    if (!place) return place.error();
    auto dial = dialOf(study, move, *place);
    if (!dial) return dial.error();
    const std::string where = place->table->place(place->row, move.cell.column.text);
    if (!names.insert(where).second) {
      return study.error(move.cell.line, where + ": this cell may change already");
    }
    dials.push_back(*std::move(dial));
  }
  return dials;
}

Result<std::vector<CellDial>> numberDials(const Study& study, const Question& question,
                                          deck::DataFrames tables) {
  std::vector<CellDial> dials;
  if (question.table.line > 0) {
    const auto table = tableOf(question.table, tables);
    if (!table) return study.error(question.table.line, table.error().message);
    for (const StudyWord& name : question.columns) {
      const auto column = (*table)->column(name.text);
      if (!column) return study.error(name.line, column.error().message);
    }
    addNumbers(question, question.table.text, **table, dials);
  } else {
    for (auto& [stem, table] : tables) addNumbers(question, stem + ".csv", table, dials);
  }
  if (dials.empty()) return study.error(question.line, "there are no numbers in these cells");
  return dials;
}

}  // namespace raindelay::study
