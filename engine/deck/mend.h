#pragma once

#include <string>

#include "deck/deck.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// A file of a deck, as it is and as it is to be.
struct FileEdit {
  std::string file, before, after;
};

/// The edit that carries out the remedy of a problem, in each of its places: the fewest bytes that
/// say something else. `folder` has the files as they are now; `deck` is what was read of them,
/// null if nothing could be. A remedy that doesn't fit the files any more, or a file that cannot be
/// changed byte by byte (a spreadsheet), is a problem. Doesn't check what the change leads to.
Checked<FileEdit> mended(const ProblemGroup& group, const Folder& folder, const Deck* deck);

/// True if the remedy changes a cell or a column of a table.
bool changesTable(const Problem& problem);

}  // namespace raindelay::deck
