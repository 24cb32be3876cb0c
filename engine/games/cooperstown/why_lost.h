#pragma once

#include <cstdint>

#include "games/cooperstown/cards.h"

namespace raindelay::cooperstown {

/// "Why did I lose?": an offensive deck laid open and counted (rules 17.1 to 17.4). The four groups
/// together are the whole deck.
struct DeckCount {
  int beneficial =
      0;  ///< automatic cards that help: A to 4 of Bases, 2 and 4 of Balls, The Beanball
  int detrimental = 0;   ///< the other automatic cards
  int infield = 0;       ///< 5 to 10
  int infieldBases = 0;  ///< those of them that are base cards
  int rookies = 0;
  int veterans = 0;
  int allStars = 0;

  friend bool operator==(const DeckCount&, const DeckCount&) = default;
};

[[nodiscard]] DeckCount countDeck(const OffenceSet& cards);

/// What a deck is worth (rule 17.5).
struct DeckWorth {
  double runs = 0;     ///< a nine-inning game of this deck against random fields, on average
  double average = 0;  ///< the same of the average deck of as many cards
  double error = 0;    ///< standard error of `runs`

  [[nodiscard]] double difference() const { return runs - average; }
};

/// Plays `games` times nine half-innings of the deck against random fields, without any choice of
/// the batting side but to swing, the fielding side coached; and as many with random decks of the
/// same size. The same seed gives the same numbers. A deck of no cards is worth nothing.
[[nodiscard]] DeckWorth deckWorth(const OffenceSet& cards, int games, std::uint64_t seed);

}  // namespace raindelay::cooperstown
