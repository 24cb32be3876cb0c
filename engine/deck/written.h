#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "deck/deck.h"

// The values of an element of a card, where each of them comes from, and the edits that make it say
// something else: for a window that shows and changes elements.
namespace raindelay::deck {

/// The source of a value.
enum class Origin {
  kDefault,  ///< nobody
  kElement,  ///< the element itself
  kLayout,   ///< the element of that name in a layout that the card's layout extends
  kStyle,
  kCell,  ///< the card's row, in a column like @title.size
};

/// A value, or one of its entries.
struct ValuePart {
  std::string name;  ///< "x", "left"; empty: it is the whole value
  std::string text;  ///< without quotes; a list in its brackets

  friend bool operator==(const ValuePart&, const ValuePart&) = default;
};

/// The value written for a key.
struct WrittenValue {
  KeyInfo key;
  std::vector<ValuePart> parts;  ///< none: the default
  Origin origin = Origin::kDefault;
  std::string from;  ///< the name of the layout, the style or the column
};

/// A key's value that is to be another, whole or some of its entries.
struct NewValue {
  std::string key;
  std::vector<ValuePart> parts;  ///< one without text: it isn't said any more
};

/// The cards for which a value is changed, if others have the element from the same layout.
enum class Whose {
  kLayout,  ///< those of the card's layout
  kAll,     ///< all of them
};

/// The edit that writes it.
struct ValueEdit {
  std::string column;   ///< of the card's row, whose cell gets the content; empty: it is deck.yaml
  std::string content;  ///< the whole new one
};

/// An element as a card shows it. All three outlive what is done with it.
struct ElementOfCard {
  std::string_view yaml;  ///< deck.yaml, as `deck` was read from it
  const Deck& deck;
  std::size_t card;        ///< whose layout the element is in
  const Element& element;  ///< of deck.layoutOf(card)
};

/// The values of each key that the element may have, in the order of the table of keys; not its
/// name and type, nor what is inside a group.
Checked<std::vector<WrittenValue>> valuesOf(const ElementOfCard& element);

/// The column whose cell says a key's value for this card alone; null if none does.
const OverrideColumn* columnSaying(const Deck& deck, std::size_t card, const Element& element,
                                   std::string_view key);

/// Exchanges the fewest bytes: the cell if it says the value for this card alone; else the element
/// itself. It takes over what a style says; a value of a layout that the card's layout extends is
/// overridden by a further element of the card's layout; if there can be none (the element has no
/// name, or is in a group) or it is for all, it is changed in that layout. Doesn't check that the
/// value is understood.
Checked<ValueEdit> withValues(const ElementOfCard& element, const std::vector<NewValue>& values,
                              Whose whose = Whose::kLayout);

/// The same with the element moved by so many millimetres. Places that are computed ("title.bottom
/// + 2") get a part more to add.
Checked<ValueEdit> moved(const ElementOfCard& element, double right, double down);

}  // namespace raindelay::deck
