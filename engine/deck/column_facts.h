#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deck/data_frame.h"
#include "deck/picture_finder.h"

namespace raindelay::deck {

/// Characters that a line of rules holds, about.
inline constexpr std::size_t kLineOfText = 35;

/// The names, in small letters, of columns whose texts stand apart from the rules. Both who guesses
/// the rules and who proposes the layout go by them.
inline constexpr std::array<std::string_view, 5> kFlavorNames = {"flavor", "flavour", "quote",
                                                                 "zitat", "lore"};

/// The facts known of a column by its cells.
struct ColumnFacts {
  std::string name;
  std::size_t filled = 0;  ///< cells that aren't empty; the next ones are parts of these
  std::size_t files = 0;   ///< paths of pictures
  std::size_t pictures = 0, numbers = 0, links = 0;
  std::size_t characters = 0, longest = 0;  ///< in all cells; in one, what line breaks take added
  bool counts = true;    ///< every cell is empty or a whole number that a deck can have of a card
  bool numbered = true;  ///< every cell is one more than the one above: a list's numbering

  std::size_t average() const { return filled == 0 ? 0 : characters / filled; }
  /// Most of its cells are paths of pictures; or name some, as a title may.
  bool hasFiles() const { return filled > 0 && files * 2 >= filled; }
  bool hasPictures() const { return filled > 0 && pictures * 2 >= filled; }
  bool hasNumbers() const { return filled > 0 && numbers * 2 >= filled; }
};

/// The facts of the columns that a card can print: none with a meaning of their own, no other
/// language's, no name that braces can't hold. With `pictures`, cells that name one without its
/// ending count, too.
std::vector<ColumnFacts> printableColumns(const DataFrame& table,
                                          const PictureFinder* pictures = nullptr);

/// The first column that has one of the names (lower-case), whole or as its beginning; the end if
/// none has.
std::vector<ColumnFacts>::iterator columnCalled(std::vector<ColumnFacts>& columns,
                                                std::span<const std::string_view> names);

/// Returns true if the column is called exactly so, in any case.
bool isCalled(const ColumnFacts& column, std::span<const std::string_view> names);

}  // namespace raindelay::deck
