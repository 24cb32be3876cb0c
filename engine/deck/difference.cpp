#include "deck/difference.h"

#include <algorithm>
#include <utility>

namespace raindelay::deck {
namespace {

/// Most pairs of figures that are compared. Faces with more differences than that are as good as
/// new, and are told so.
constexpr std::size_t kMostPairs = 4'000'000;

struct Trace {
  std::string_view element;
  Look look = 0;

  friend bool operator==(const Trace&, const Trace&) = default;
};

std::vector<Trace> tracesOf(const Picture& picture, ArtLooks& art) {
  std::vector<Trace> traces;
  traces.reserve(picture.figures.size());
  for (const Primitive& figure : picture.figures) {
    traces.push_back({figure.element, lookOf(Picture{0, 0, 0, 0, {figure}}, art)});
  }
  return traces;
}

// Marks what belongs to a longest common subsequence of two lists.
void markCommon(const std::vector<Trace>& a, const std::vector<Trace>& b, std::vector<bool>& inA,
                std::vector<bool>& inB) {
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t head = 0, tail = 0;
  for (; head < shorter && a[head] == b[head]; ++head) inA[head] = inB[head] = true;
  for (; tail < shorter - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]; ++tail) {
    inA[a.size() - 1 - tail] = inB[b.size() - 1 - tail] = true;
  }
  const std::size_t rows = a.size() - head - tail, columns = b.size() - head - tail;
  if (rows == 0 || columns == 0 || rows * columns > kMostPairs) return;
  // longest[i][j]: of the parts from i and from j on.
  std::vector<std::vector<int>> longest(rows + 1, std::vector<int>(columns + 1));
  for (std::size_t i = rows; i-- > 0;) {
    for (std::size_t j = columns; j-- > 0;) {
      longest[i][j] = a[head + i] == b[head + j] ? longest[i + 1][j + 1] + 1
                                                 : std::max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
    if (a[head + i] == b[head + j]) {
      inA[head + i++] = inB[head + j++] = true;
    } else if (longest[i + 1][j] >= longest[i][j + 1]) {
      ++i;
    } else {
      ++j;
    }
  }
}

ElementChange& entryOf(std::vector<ElementChange>& changes, const std::string& element) {
  const auto found = std::find_if(changes.begin(), changes.end(), [&](const ElementChange& change) {
    return change.element == element;
  });
  return found != changes.end() ? *found : changes.emplace_back(ElementChange{element, {}, {}});
}

}  // namespace

std::vector<ElementChange> changedElements(const Picture& before, ArtLooks& artBefore,
                                           const Picture& after, ArtLooks& artAfter) {
  const std::vector<Trace> earlier = tracesOf(before, artBefore), later = tracesOf(after, artAfter);
  std::vector<bool> keptBefore(earlier.size()), keptAfter(later.size());
  markCommon(earlier, later, keptBefore, keptAfter);
  std::vector<ElementChange> changes;
  for (std::size_t i = 0; i < later.size(); ++i) {
    if (!keptAfter[i]) entryOf(changes, after.figures[i].element).after.push_back(i);
  }
  for (std::size_t i = 0; i < earlier.size(); ++i) {
    if (!keptBefore[i]) entryOf(changes, before.figures[i].element).before.push_back(i);
  }
  return changes;
}

std::vector<CellChange> changedCells(const DataFrame& before, std::size_t rowBefore,
                                     const DataFrame& after, std::size_t rowAfter) {
  std::vector<CellChange> changes;
  for (std::size_t i = 0; i < after.columns().size(); ++i) {
    CellChange change{after.columns()[i], std::nullopt, after.at(rowAfter, i)};
    if (const auto there = before.find(change.column)) {
      change.before = before.at(rowBefore, *there);
    }
    if (change.before != change.after) changes.push_back(std::move(change));
  }
  for (std::size_t i = 0; i < before.columns().size(); ++i) {
    const std::string& column = before.columns()[i];
    if (!after.find(column)) changes.push_back({column, before.at(rowBefore, i), std::nullopt});
  }
  return changes;
}

}  // namespace raindelay::deck
