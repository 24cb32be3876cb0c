#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

// Small changes to a deck's files, made by exchanging just those bytes that say something else:
// line ends, byte order mark, separator, quotes, comments and everything around stay as they are.
// Each function takes the whole text of a file and gives the whole new text, so undoing is keeping
// the old one. A text that cannot be changed this way (a value written over several lines, a file
// with mistakes that leave it open what is meant) is refused with a sentence.
namespace raindelay::deck {

/// A table with another cell. `sheetRow` as Table::sheetRow() gives it (the header is row 1); the
/// cell is quoted if it was or if it has to be. Equal content gives the same bytes.
Result<std::string> withCell(std::string_view csv, int sheetRow, std::string_view column,
                             std::string_view content);

/// A table with a further row below `sheetRow` (1: below the header). Columns that aren't named are
/// empty; a name that isn't there is refused.
Result<std::string> withRow(std::string_view csv, int sheetRow,
                            const std::map<std::string, std::string>& cells);

/// A table without a row. The header stays.
Result<std::string> withoutRow(std::string_view csv, int sheetRow);

/// A key of an element as deck.yaml writes it.
struct WrittenProperty {
  std::string key;
  std::string value;    ///< without quotes; a list in its brackets
  bool simple = false;  ///< can be changed by withProperty()

  friend bool operator==(const WrittenProperty&, const WrittenProperty&) = default;
};

/// What is written of the element that begins at this byte (Figure::offset), in its order; empty if
/// there is no such element.
std::vector<WrittenProperty> propertiesOf(std::string_view yaml, std::size_t offset);

/// deck.yaml with another value for a key of that element; the key is added if it isn't there. A
/// value in [ ] is a list, every other one a text, which gets quotes if it has to.
Result<std::string> withProperty(std::string_view yaml, std::size_t offset, std::string_view key,
                                 std::string_view value);

/// deck.yaml without a key of that element: its value is the default again.
Result<std::string> withoutProperty(std::string_view yaml, std::size_t offset,
                                    std::string_view key);

}  // namespace raindelay::deck
