#pragma once

#include <string>

#include "deck/open.h"
#include "deck/templates.h"

namespace raindelay::deck {

/// The files of a deck made from a table alone, by their paths in the new deck: the proposed
/// deck.yaml, with `name` as its title; the table as cards.csv (a CSV file byte by byte, others by
/// their cells); the pictures that cells name, in art/ unless cells say folders; the fonts that
/// were chosen, where they lay. `source` is of the kind kTable and stays as it is. The problem says
/// what can't be read, or is too much to copy.
Checked<DeckFiles> filesToKeep(const DeckSource& source, const std::string& name);

}  // namespace raindelay::deck
