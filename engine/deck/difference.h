#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deck/compare.h"
#include "deck/data_frame.h"
#include "deck/picture.h"

namespace raindelay::deck {

/// An element that doesn't look the same in two versions of a face.
struct ElementChange {
  std::string element;                     ///< its name, or its type
  std::vector<std::size_t> before, after;  ///< its figures that the other picture hasn't

  friend bool operator==(const ElementChange&, const ElementChange&) = default;
};

/// The elements that differ, from bottom to top of the later version. The art is looked at too:
/// each version has its own.
std::vector<ElementChange> changedElements(const Picture& before, ArtLooks& artBefore,
                                           const Picture& after, ArtLooks& artAfter);

/// A cell that says something else in another version of a table.
struct CellChange {
  std::string column;
  std::optional<std::string> before, after;  ///< nothing: there is no such column

  friend bool operator==(const CellChange&, const CellChange&) = default;
};

/// The cells of a row that differ, in the order of the later version's columns, then of those that
/// it lacks. Both rows exist.
std::vector<CellChange> changedCells(const DataFrame& before, std::size_t rowBefore,
                                     const DataFrame& after, std::size_t rowAfter);

}  // namespace raindelay::deck
