#pragma once

#include <unordered_map>

#include "deck/compare.h"
#include "deck/deck.h"

namespace raindelay {

/// Finds the sizes of texts that share one (the key `fit-group`): that of the text that has to
/// shrink most, among all cards, in each language. Worth keeping: what was measured for one version
/// of a deck isn't measured again for the next.
class FitGroups {
 public:
  /// Sets the deck's fitSizes; a deck without such texts takes no time. loadFonts() has to be
  /// called before. May be called from any thread, one at a time.
  void measure(deck::Deck& deck);
  /// Reads a deck as deck::readDeck() does, and measures it.
  deck::DeckReading read(const std::shared_ptr<const deck::Folder>& folder);

 private:
  std::unordered_map<deck::Look, double> known_;  // mm, by what the text looks like
};

}  // namespace raindelay
