#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "deck/data_frame.h"
#include "deck/length.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// A lookup map of deck.yaml: what is printed or painted for what a cell says.
struct LookupMap {
  std::map<std::string, std::string, std::less<>> entries;
  bool hasElse = false;
  std::string elseText;  ///< for every other text, if hasElse

  /// The text printed for a cell that has no entry: elseText, `{}` in it being the cell.
  std::string otherwise(std::string_view cell) const;
};

using LookupMaps = std::map<std::string, LookupMap, std::less<>>;

/// The names that the texts of deck.yaml may refer to while they are read.
struct Names {
  const DataFrame& cards;
  const LookupMaps& maps;
  bool inRepeat = false;          ///< whether @index, @count, @item and @amount are known
  Unit unit = Unit::kMillimetre;  ///< of bare numbers where a length is wanted
};

class Field;

/// The copy of a repeat that is being made.
struct Repetition {
  int index = 1, count = 1;
  std::string_view item;  ///< the entry of the list that is repeated, and how many of it
  int amount = 1;
  const Field* from = nullptr;  ///< what the list or the number was read of
};

/// The card that fields are read of.
struct CardScope {
  const DataFrame& cards;
  std::size_t row;
  std::string_view language;  ///< "de": "name.de" goes before "name", cell or map
  const LookupMaps& maps;
  const Repetition* turn = nullptr;  ///< inside a repeat
};

/// Something that is said of a card: what stands between braces in deck.yaml.
///
///     rank            the cell of a column
///     cost/wood       what a cell that lists things says of one of them: of "wood 2; gold" it is 2
///     tests#A         how often a word stands in a cell (9 at most), nothing if it doesn't
///     suit|suit-ink   what a map makes of it
///     @index          in a repeat: the copy's number from 1; also @count, @item, @amount
class Field {
 public:
  Field() = default;

  /// The problem names the nearest column or map.
  static Checked<Field> parse(std::string_view written, const Names& names);

  /// Its text for the card in its language; the problem names the cell for which the map has
  /// nothing.
  Checked<std::string> text(const CardScope& scope) const;

  /// The column whose cell it says, for messages; empty if it is none.
  std::string column(const CardScope& scope) const;
  /// Puts the place of the card's cell into a problem.
  Problem at(const CardScope& scope, Problem problem) const;

 private:
  enum class Local { kNone, kIndex, kCount, kItem, kAmount };

  std::size_t columnFor(const CardScope& scope) const;
  std::string cellText(const CardScope& scope) const;
  std::string_view said(const CardScope& scope, std::size_t column) const;

  std::string column_;
  Local local_ = Local::kNone;
  std::size_t index_ = 0;                                   // of the column
  std::vector<std::pair<std::string, std::size_t>> other_;  // languages, and their columns
  std::string part_, map_;                                  // behind '/' and '|'
  std::optional<std::string> counted_;                      // behind '#'
};

/// A list in a cell: "wood 2; gold", "2 wood, gold", "wood wood gold". Each entry is a text and how
/// many there are of it (the number beside it, or 1). Entries stand between semicolons, else
/// between commas, else between blanks; between blanks all numbers stand before their words or all
/// behind them, as the first one does.
struct Listed {
  std::string_view item;
  int amount = 1;

  friend bool operator==(const Listed&, const Listed&) = default;
};
std::vector<Listed> listOf(std::string_view cell);

}  // namespace raindelay::deck
