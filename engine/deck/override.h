#pragma once

#include <optional>
#include <string>

#include "deck/element.h"
#include "deck/field.h"
#include "deck/problem.h"

namespace raindelay::deck {

struct Deck;

/// Gives an element the value for a key that a cell of a column `@element.key` says, as if
/// deck.yaml said it. Returns a problem with the cell's text, if there is one; then the element
/// keeps its value.
std::optional<Problem> changeElement(const Deck& deck, Element& element, const KeyInfo& key,
                                     const std::string& said);

}  // namespace raindelay::deck
