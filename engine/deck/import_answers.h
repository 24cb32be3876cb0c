#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "deck/card_sizes.h"
#include "deck/data_frame.h"
#include "deck/folder.h"
#include "deck/geometry.h"
#include "deck/own_fonts.h"

namespace raindelay::deck {

/// The parts of a card that a column can be.
enum class ColumnRole : std::uint8_t { kCopies, kTitle, kText, kPicture, kCost, kBack };
inline constexpr std::size_t kColumnRoles = 6;

/// A column that another program prints in a place of its own.
struct PlacedColumn {
  std::string column;
  bool picture = false;
  Box box;              ///< from the trimmed card's corner, mm
  double typeSize = 0;  ///< of a text, mm; 0: not known

  friend bool operator==(const PlacedColumn&, const PlacedColumn&) = default;
};

/// The answers to what has to be asked of a table before it becomes cards.
struct ImportAnswers {
  std::array<std::string, kColumnRoles> columns;  ///< by their ColumnRole; "": none
  std::set<std::string, std::less<>> leftOut;     ///< columns that no card prints
  CardSize size;
  std::string art;  ///< what stands before a cell that names a picture: "art/", or nothing
  OwnFonts fonts;
  std::vector<PlacedColumn> placed;  ///< not empty: these columns are the whole front

  /// The column that has this part; "" if none has.
  const std::string& of(ColumnRole role) const { return columns[static_cast<std::size_t>(role)]; }
  /// Gives a part to a column, or to none (""). A column has one part, but a card's picture may be
  /// called by its title. Another front than another program's is proposed anew.
  void give(ColumnRole role, const std::string& column);
  /// Prints a column or leaves it out. Another program's front has no place for one that it didn't
  /// print: then the front is proposed anew.
  void leaveOut(const std::string& column, bool out);
  /// Returns true if another program prints the column in a place of its own.
  bool hasPlace(std::string_view column) const;
  /// Returns true if the table has all columns that the answers name.
  bool fit(const DataFrame& table) const;

  friend bool operator==(const ImportAnswers&, const ImportAnswers&) = default;
};

/// The columns and fonts to choose among.
struct ImportChoices {
  std::vector<std::string> printable;  ///< what a card can print
  std::vector<std::string> counting;   ///< what may say how many; "" stands for one of each
  std::vector<std::string> fonts;      ///< those in the folder
};

/// The choices for a table of a folder. Every cell is looked at.
ImportChoices choicesFor(const DataFrame& table, const Folder& folder);

/// The most likely answers, by the columns' names in English, German or Spanish, else by what is in
/// them. Addresses, ids, empty columns and further pictures are left out. Pictures and fonts are
/// looked for in the folder, if there is one; the pictures' shapes tell the size.
ImportAnswers guessedAnswers(const DataFrame& table,
                             const std::shared_ptr<const Folder>& folder = nullptr);

}  // namespace raindelay::deck
