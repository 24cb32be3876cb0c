#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

/// A batting deck, counted as rule "Why did I lose?" counts it.
struct DeckCount {
  std::vector<Card> beneficial;   ///< hits, walks and the Beanball
  std::vector<Card> detrimental;  ///< the other automatics
  std::vector<Card> infield;      ///< 5 to 10
  std::vector<Card> pictures;     ///< Rookies, Veterans, All Stars
  int infieldBases = 0;           ///< those of `infield` in the Bases suit
};

/// Counts the cards of a deck.
[[nodiscard]] DeckCount countDeck(const OffenceSet& deck);

/// The worth of two decks: runs per game with a result.
struct DeckWorth {
  std::array<double, 2> runs{};  ///< of each seat's deck
  double average = 0;            ///< of decks dealt at random
  int games = 0;                 ///< games with a result that were played of each kind
};

/// Plays out `games` games with the decks as they were dealt and as many with decks dealt at
/// random, both seats managed by the coach. Options are those of `config` (a doubleheader counts as
/// one game); the same seed, the same numbers. `stop` is asked between games; if it says so, what
/// was played so far counts.
[[nodiscard]] DeckWorth deckWorth(const Config& config, const std::array<OffenceSet, 2>& owned,
                                  int games, std::uint64_t seed, const std::function<bool()>& stop);

}  // namespace raindelay::cooperstown
