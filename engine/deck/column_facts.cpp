#include "deck/column_facts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "core/limits.h"
#include "deck/length.h"
#include "deck/letter_case.h"
#include "deck/read_cards.h"

namespace raindelay::deck {
namespace {

// No longer text is a picture's name.
constexpr std::size_t kLongestName = 100;

std::string lower(std::string_view text) {
  return inCase(text, LetterCase::kLower);
}

bool isPrintable(const std::string& name, const DataFrame& table) {
  static const std::set<std::string, std::less<>> kMeant = {"code", "copies", "layout", "kind",
                                                            "reverse"};
  const std::size_t dot = name.rfind('.');
  const bool language = dot != std::string::npos && table.find(name.substr(0, dot));
  return !kMeant.contains(name) && !name.starts_with('@') && !language &&
         name.find_first_of("{}|\n=") == std::string::npos;
}

bool isPicture(const std::string& cell, const PictureFinder* pictures) {
  return namesPicture(cell) ||
         (pictures != nullptr && cell.size() <= kLongestName && pictures->finds(cell));
}

ColumnFacts factsOf(const DataFrame& table, std::size_t index, const PictureFinder* pictures) {
  ColumnFacts column{table.columns()[index]};
  std::optional<double> above;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const std::string& cell = table.at(row, index);
    const Checked<double> read = parseNumber(cell);
    const std::optional<double> number = read ? std::optional(*read) : std::nullopt;
    column.numbered = column.numbered && number && (!above || *number == *above + 1);
    above = number;
    if (cell.empty()) continue;
    column.counts = column.counts && number && *number == std::floor(*number) && *number >= 0 &&
                    *number <= static_cast<double>(kMaxCopies);
    ++column.filled;
    column.characters += cell.size();
    // A new line may leave all of the one before it empty.
    const auto breaks = std::count(cell.begin(), cell.end(), '\n');
    column.longest =
        std::max(column.longest, cell.size() + static_cast<std::size_t>(breaks) * kLineOfText);
    column.files += namesPicture(cell) ? 1 : 0;
    column.pictures += isPicture(cell, pictures) ? 1 : 0;
    column.numbers += number ? 1 : 0;
    column.links += cell.starts_with("http://") || cell.starts_with("https://") ? 1 : 0;
  }
  column.numbered = column.numbered && table.rows() > 1;
  return column;
}

}  // namespace

std::vector<ColumnFacts> printableColumns(const DataFrame& table, const PictureFinder* pictures) {
  std::vector<ColumnFacts> columns;
  for (std::size_t c = 0; c < table.columns().size(); ++c) {
    if (isPrintable(table.columns()[c], table)) columns.push_back(factsOf(table, c, pictures));
  }
  return columns;
}

std::vector<ColumnFacts>::iterator columnCalled(std::vector<ColumnFacts>& columns,
                                                std::span<const std::string_view> names) {
  for (const bool whole : {true, false}) {
    for (const std::string_view name : names) {
      const auto found = std::find_if(columns.begin(), columns.end(), [&](const ColumnFacts& each) {
        const std::string own = lower(each.name);
        return whole ? own == name : own.starts_with(name);
      });
      if (found != columns.end()) return found;
    }
  }
  return columns.end();
}

bool isCalled(const ColumnFacts& column, std::span<const std::string_view> names) {
  return std::find(names.begin(), names.end(), lower(column.name)) != names.end();
}

}  // namespace raindelay::deck
