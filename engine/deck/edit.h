#pragma once

#include <map>
#include <string>
#include <string_view>

#include "deck/problem.h"

// Small changes to a deck's files, made by exchanging just those bytes that say something else:
// line ends, byte order mark, separator, quotes, comments and everything around stay as they are.
// Each function takes the whole text of a file and gives the whole new text, so undoing is keeping
// the old one. A text that cannot be changed this way (a value written over several lines, a file
// with mistakes that leave it open what is meant, a character that a table's encoding lacks) is
// refused with a sentence. The limits of reading aren't looked at: whoever writes the text sees
// first whether the deck can still be read.
namespace raindelay::deck {

/// A table with another cell. `sheetRow` as DataFrame::sheetRow() gives it (the header is row 1);
/// the cell is quoted if it was or if it has to be. Equal content gives the same bytes.
Checked<std::string> withCell(std::string_view csv, int sheetRow, std::string_view column,
                              std::string_view content);

/// The same for the cells of one column, by their rows; none is changed if one cannot be.
Checked<std::string> withCells(std::string_view bytes, std::string_view column,
                               const std::map<int, std::string>& cells);

/// A table with a further row below `sheetRow` (1: below the header). Columns that aren't named are
/// empty; a name that isn't there is refused.
Checked<std::string> withRow(std::string_view bytes, int sheetRow,
                             const std::map<std::string, std::string>& cells);

/// A table without a row. The header stays.
Checked<std::string> withoutRow(std::string_view bytes, int sheetRow);

/// A table with another name for a column.
Checked<std::string> withColumnCalled(std::string_view bytes, std::string_view column,
                                      std::string_view name);

/// A table without a column; not the only one.
Checked<std::string> withoutColumn(std::string_view bytes, std::string_view column);

/// deck.yaml with another word (see exchangedWord()) in the key or value that begins at this byte;
/// if what begins there is a list or a map, in the one value inside of it that has the word.
Checked<std::string> withWord(std::string_view yaml, std::size_t offset, std::string_view word,
                              std::string_view other);

/// deck.yaml with another value for a key of the element that begins at this byte
/// (Primitive::offset); the key is added if it isn't there. A
/// value in [ ] or { } is a list or a map where the key may have one; every other value is a text,
/// which gets quotes if it has to. `offset` may also be that of a map inside it, a box.
Checked<std::string> withProperty(std::string_view yaml, std::size_t offset, std::string_view key,
                                  std::string_view value);

/// deck.yaml with another entry of a list that is a key's value: of a box, or a point.
Checked<std::string> withItem(std::string_view yaml, std::size_t offset, std::string_view key,
                              std::size_t item, std::string_view value);

/// deck.yaml with a further element in the list of a layout's side; `layout` is where the layout's
/// map begins, `side` "front" or "back", which needn't be there yet. The element, a map in braces
/// on one line, stands before or behind the others: for those that change one of a layout that this
/// one extends it makes no difference.
Checked<std::string> withElement(std::string_view yaml, std::size_t layout, std::string_view side,
                                 std::string_view element);

/// deck.yaml with a further typeface for a font, behind those that it has: a text becomes a list.
/// `role` is the font's name in `fonts`, which needn't be there yet.
Checked<std::string> withTypeface(std::string_view yaml, std::string_view role,
                                  std::string_view family);

/// deck.yaml without a key of that element: its value is the default again.
Checked<std::string> withoutProperty(std::string_view yaml, std::size_t offset,
                                     std::string_view key);

}  // namespace raindelay::deck
