#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "deck/problem.h"
#include "deck/table.h"

namespace raindelay::deck {

/// A lookup map of deck.yaml: what is printed or painted for what a cell says.
struct LookupMap {
  std::map<std::string, std::string, std::less<>> entries;
  bool hasElse = false;
  std::string elseText;  ///< for every other text, if hasElse

  /// What is printed for a cell that has no entry: elseText, `{}` in it being the cell.
  std::string otherwise(std::string_view cell) const;
};

using LookupMaps = std::map<std::string, LookupMap, std::less<>>;

/// The card that bindings and conditions are read for.
struct CardScope {
  const Table& cards;
  std::size_t row;
  std::string_view language;  ///< "de": "name.de" goes before "name", cell or map
  const LookupMaps& maps;

  /// What the field (Table::field) says in the wanted language; its column exists.
  std::string_view field(std::string_view name) const;
  /// The map in the wanted language; it exists.
  const LookupMap& map(std::string_view name) const;
};

/// A text with `{field}` and `{field|map}` in it; `{{` and `}}` stand for braces.
class Binding {
 public:
  Binding() = default;

  /// Checks that columns and maps exist; an error names the nearest one.
  static Result<Binding> parse(std::string_view text, const Table& cards, const LookupMaps& maps);

  /// Whether nothing was ever written.
  bool empty() const { return parts_.empty(); }
  /// Whether the text is the same for every card.
  bool constant() const;
  /// The text of a constant binding.
  std::string constantText() const;
  /// The text for a card; an error names the cell for which the map has nothing.
  Checked<std::string> text(const CardScope& scope) const;

 private:
  struct Part {
    std::string literal;  // if field is empty
    std::string field;
    std::string map;  // empty: what the field says
  };

  static Result<Part> parseField(std::string_view field, const Table& cards,
                                 const LookupMaps& maps);

  std::vector<Part> parts_;
};

}  // namespace raindelay::deck
