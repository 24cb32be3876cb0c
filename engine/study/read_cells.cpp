#include "study/read_cells.h"

#include "deck/problem_kinds.h"

namespace raindelay::study {
namespace {

using deck::fail;
using deck::Problems;
using YAML::Node;
namespace kinds = deck::kinds;

constexpr deck::ProblemKind kCodeOrRow = kinds::error(
    "code-or-row", RD_TEXT("Study", "a cell is told by its code or its row, one of them."));
constexpr deck::ProblemKind kValuesOrNumbers = kinds::error(
    "values-or-numbers",
    RD_TEXT("Study",
            "a cell that may change has least and most, or values; and two of them at least."));

MovingCell moveOf(const Node& map, const StudyWord& table, Problems& problems) {
  MovingCell move;
  bool least = false;
  bool most = false;
  move.cell =
      placeIn(map, table, Part::kMove, problems, [&](const std::string& key, const Node& value) {
        if (key == "least") move.least = static_cast<int>(wholeOf(value, Part::kMove, key));
        if (key == "most") move.most = static_cast<int>(wholeOf(value, Part::kMove, key));
        least = least || key == "least";
        most = most || key == "most";
        if (key != "values") return;
        for (const Node& each : deck::listOf(value, key)) {
          // (A cell may be empty.)
          if (!each.IsScalar()) fail(each, {kValuesOrNumbers});
          move.values.push_back(each.Scalar());
        }
      });
  const bool numbers = least && most && move.least < move.most && move.values.empty();
  const bool values = !least && !most && move.values.size() > 1;
  if (!numbers && !values) fail(map, {kValuesOrNumbers});
  return move;
}

}  // namespace

void forEachCell(const Node& map, std::string_view what, Problems& problems,
                 const std::function<void(const Node& cell, const StudyWord& table)>& read) {
  deck::forEachEntry(map, what, problems,
                     [&](const std::string& table, const Node& at, const Node& value) {
                       const StudyWord name = nameAt(at, table);
                       if (value.IsMap()) return read(value, name);
                       for (const Node& cell : deck::listOf(value, table)) {
                         deck::collecting(problems, [&] { read(cell, name); });
                       }
                     });
}

CellPatch placeIn(const Node& map, const StudyWord& table, Part part, Problems& problems,
                  const std::function<void(const std::string& key, const Node& value)>& read) {
  CellPatch cell;
  cell.table = table;
  cell.line = deck::lineOf(map);
  forEachKey(map, part, problems, [&](const std::string& key, const Node& value) {
    if (key == "code") cell.code = wordOf(value, key);
    if (key == "row") cell.row = static_cast<int>(wholeOf(value, part, key));
    if (key == "column") cell.column = wordOf(value, key);
    read(key, value);
  });
  if (cell.code.text.empty() == (cell.row == 0)) fail(map, {kCodeOrRow});
  return cell;
}

std::vector<MovingCell> movesOf(const Node& map, Problems& problems) {
  std::vector<MovingCell> moves;
  forEachCell(map, "move", problems, [&](const Node& cell, const StudyWord& table) {
    atMost(moves.size() + 1, kMaxMoves, cell, "move");
    moves.push_back(moveOf(cell, table, problems));
  });
  return moves;
}

}  // namespace raindelay::study
