#include "study/twins.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/limits.h"
#include "study/cells.h"

namespace raindelay::study {
namespace {

using Cells = std::vector<std::string>;

std::optional<double> numberIn(const std::string& cell) {
  double number = 0;
  const char* end = cell.data() + cell.size();
  const auto [stop, trouble] = std::from_chars(cell.data(), end, number);
  if (trouble != std::errc() || stop != end) return std::nullopt;
  return number;
}

bool areNumbers(const Cells& cells) {
  return std::all_of(cells.begin(), cells.end(),
                     [](const std::string& cell) { return numberIn(cell).has_value(); });
}

/// The cell in the middle: of two the lower, so that it is one that a card has.
std::string medianOf(Cells cells) {
  std::stable_sort(cells.begin(), cells.end(), [](const std::string& a, const std::string& b) {
    return *numberIn(a) < *numberIn(b);
  });
  return cells[(cells.size() - 1) / 2];
}

std::string mostCommonOf(const Cells& cells) {
  const auto count = [&](const std::string& cell) {
    return std::count(cells.begin(), cells.end(), cell);
  };
  return *std::max_element(
      cells.begin(), cells.end(),
      [&](const std::string& a, const std::string& b) { return count(a) < count(b); });
}

/// The twins of a question's table.
class Twins {
 public:
  Twins(const Question& question, const deck::DataFrame& table)
      : question_(question), table_(table) {}

  /// The columns that a twin may differ in.
  Result<void> findColumns(const Study& study) {
    for (const StudyWord& name : question_.columns) {
      const auto column = table_.column(name.text);
      if (!column) return study.error(name.line, column.error().message);
      columns_.push_back(*column);
    }
    for (std::size_t i = 0; i < table_.columns().size() && question_.columns.empty(); ++i) {
      if (i != codesOf(table_) && table_.columns()[i] != "copies") columns_.push_back(i);
    }
    return {};
  }

  /// The cells in which the row's twin differs.
  [[nodiscard]] std::vector<CellPatch> cellsOf(std::size_t row) const {
    std::vector<CellPatch> cells;
    for (const std::size_t column : columns_) {
      const Cells all = kindOf(row, column);
      const bool numbers = areNumbers(all);
      if (!numbers && question_.columns.empty()) continue;
      const std::string twin = numbers ? medianOf(all) : mostCommonOf(all);
      if (twin == table_.at(row, column)) continue;
      CellPatch& cell = cells.emplace_back();
      cell.table = question_.table;
      cell.row = table_.sheetRow(row);
      cell.column = {table_.columns()[column], question_.line};
      cell.value = twin;
      cell.line = question_.line;
    }
    return cells;
  }

 private:
  /// What the cards of the row's kind have in the column.
  [[nodiscard]] Cells kindOf(std::size_t row, std::size_t column) const {
    Cells all;
    for (std::size_t other = 0; other < table_.rows(); ++other) {
      const bool same = table_.at(other, "kind") == table_.at(row, "kind");
      if (same) all.push_back(table_.at(other, column));
    }
    return all;
  }

  const Question& question_;
  const deck::DataFrame& table_;
  std::vector<std::size_t> columns_;
};

}  // namespace

Result<Study> withTwins(Study study, deck::DataFrames tables) {
  for (std::size_t i = 0; i < study.questions.size(); ++i) {
    const Question& question = study.questions[i];
    if (question.ask != QuestionKind::kCards) continue;
    const auto table = tableOf(question.table, tables);
    if (!table) return study.error(question.table.line, table.error().message);
    Twins twins(question, **table);
    if (const auto found = twins.findColumns(study); !found) return found.error();
    const std::size_t before = study.variants.size();
    for (std::size_t row = 0; row < (*table)->rows(); ++row) {
      std::vector<CellPatch> cells = twins.cellsOf(row);
      if (cells.empty()) continue;
      const std::string card = (*table)->at(row, codesOf(**table));
      const std::string name = "twin of " + card + " (" + question.table.text + ", row " +
                               std::to_string((*table)->sheetRow(row)) + ")";
      study.variants.push_back({{name, question.line}, std::move(cells), {}, card, i});
    }
    if (study.variants.size() == before) {
      return study.error(question.line, "every card of " + question.table.text +
                                            " is its own neutral twin; name by columns what the "
                                            "cards differ in");
    }
    if (study.variants.size() > kMaxVariants) {
      return study.error(question.line, "with neutral twins there are " +
                                            std::to_string(study.variants.size()) +
                                            " variants; the most that are played are " +
                                            std::to_string(kMaxVariants.most) +
                                            ": name fewer columns, or another table");
    }
  }
  return study;
}

}  // namespace raindelay::study
