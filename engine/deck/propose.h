#pragma once

#include <string>
#include <string_view>

#include "deck/table.h"

namespace raindelay::deck {

/// A deck.yaml for a table that has none: poker cards that show what the columns most likely are
/// (title, cost, art, type, rules, flavour, figures; by their names in English or German, else by
/// what is in them), and a note on what could be done next. `tableFile` is the table's path in the
/// deck. Always a sound layout for this table.
std::string proposedLayout(const Table& table, std::string_view tableFile);

}  // namespace raindelay::deck
