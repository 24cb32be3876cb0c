#pragma once

#include <string>

#include "core/info.h"
#include "deck/data_frame.h"
#include "deck/deck.h"

namespace raindelay::shelf {

/// The game of ours that a deck can be played in.
struct DeckGame {
  /// The game; if the deck doesn't fit, the one that it has most cards or columns of. Null if it
  /// has nothing of any.
  const GameInfo* game = nullptr;
  /// The reason that game can't be played with it: what its reading of card tables says, one
  /// sentence. Empty if it can.
  std::string why = {};

  [[nodiscard]] bool fits() const { return game != nullptr && why.empty(); }
};

/// Lets the games read the deck: the first one that takes its tables is its game.
[[nodiscard]] DeckGame gameOf(const deck::Deck& deck);

/// The deck's tables that a game has, too (`cards`, `gloves`): what the game reads, and what
/// travels in a record. `game` is its id.
[[nodiscard]] deck::DataFrames dataFor(std::string_view game, const deck::Deck& deck);

}  // namespace raindelay::shelf
