#pragma once

#include <string>

#include "deck/data_frame.h"
#include "deck/import_answers.h"
#include "deck/picture_finder.h"

namespace raindelay::deck {

/// The deck that a proposed layout is for.
struct ProposalPlace {
  std::string name;      ///< the deck's title
  std::string table;     ///< the table's path in the deck
  std::string art = {};  ///< what stands before a cell that names a picture: "art/", or nothing
  const PictureFinder* pictures = nullptr;  ///< knows cells that name one without its ending
};

/// A deck.yaml for a table that has none, by what was answered of it. Columns without a part are
/// printed as what they most likely are (type, flavour, figures, the rest small with its name),
/// unless they are left out. Always a sound layout for this table.
std::string proposedLayout(const DataFrame& table, const ImportAnswers& answers,
                           const ProposalPlace& place);
/// The same by the most likely answers.
std::string proposedLayout(const DataFrame& table, const ProposalPlace& place);

}  // namespace raindelay::deck
