#pragma once

#include <string>
#include <string_view>

#include "deck/data_frame.h"

namespace raindelay::deck {

/// The deck that a proposed layout is for.
struct ProposalPlace {
  std::string name;      ///< the deck's title
  std::string table;     ///< the table's path in the deck
  std::string art = {};  ///< what stands before a cell that names a picture: "art/", or nothing
};

/// A deck.yaml for a table that has none: poker cards that show what the columns most likely are
/// (copies, title, cost, art, type, rules, flavour, figures; by their names in English, German or
/// Spanish, else by what is in them). Addresses, ids and empty columns are left out. Always a sound
/// layout for this table.
std::string proposedLayout(const DataFrame& table, const ProposalPlace& place);

/// Returns true if a cell looks like the path of a picture.
bool namesPicture(std::string_view cell);

}  // namespace raindelay::deck
