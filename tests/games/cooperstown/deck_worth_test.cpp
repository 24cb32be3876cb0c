// "Why did I lose?": how a deck is counted, and what it is worth.
#include "games/cooperstown/deck_worth.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace raindelay::cooperstown {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

const auto kNever = [] { return false; };

/// Seat 0 gets the cards that are hits by themselves and the high ones of Bases, seat 1 the rest.
std::array<OffenceSet, 2> unevenDecks() {
  std::array<OffenceSet, 2> decks;
  for (int i = 0; i < kOffenceCards; ++i) {
    const Card card(i);
    const bool good = isBaseCard(card) || rankOf(card) >= 8;
    decks[good && decks[0].size() < 28 ? 0 : 1].insert(card);
  }
  return decks;
}

TEST(DeckCount, PutsEachCardOnOneHeap) {
  const DeckCount all = countDeck(OffenceSet::firstCards(kOffenceCards));
  EXPECT_THAT(all.beneficial, SizeIs(7));
  EXPECT_THAT(all.detrimental, SizeIs(13));
  EXPECT_THAT(all.infield, SizeIs(24));
  EXPECT_THAT(all.pictures, SizeIs(12));
  EXPECT_EQ(all.infieldBases, 6);
}

TEST(DeckCount, KnowsWhichAutomaticsHelp) {
  OffenceSet deck;
  deck.insert(offence(Suit::kBalls, 2));
  deck.insert(offence(Suit::kBalls, 3));
  deck.insert(kTheBeanball);
  deck.insert(kThePickoff);
  const DeckCount count = countDeck(deck);
  EXPECT_THAT(count.beneficial, ElementsAre(offence(Suit::kBalls, 2), kTheBeanball));
  EXPECT_THAT(count.detrimental, ElementsAre(offence(Suit::kBalls, 3), kThePickoff));
}

TEST(DeckWorth, IsMoreForTheBetterDeck) {
  const DeckWorth worth = deckWorth(Config(), unevenDecks(), 100, 1, kNever);
  EXPECT_GT(worth.games, 50);
  EXPECT_GT(worth.runs[0], worth.average + 1);
  EXPECT_LT(worth.runs[1], worth.average - 1);
}

TEST(DeckWorth, IsTheSameForTheSameSeed) {
  const DeckWorth one = deckWorth(Config(), unevenDecks(), 5, 7, kNever);
  const DeckWorth other = deckWorth(Config(), unevenDecks(), 5, 7, kNever);
  EXPECT_EQ(one.runs, other.runs);
  EXPECT_EQ(one.average, other.average);
}

TEST(DeckWorth, CountsTheShortLineupAsItWasDealt) {
  Config config;
  config.lineup = 20;
  std::array<OffenceSet, 2> decks;
  for (int i = 0; i < 20; ++i) decks[0].insert(Card(kOffenceCards - 1 - i));  // Bases, and catches
  for (int i = 0; i < 20; ++i) decks[1].insert(Card(i));
  const DeckWorth worth = deckWorth(config, decks, 60, 1, kNever);
  EXPECT_GT(worth.runs[0], worth.average + 1);
  EXPECT_GT(worth.runs[0], worth.runs[1] + 2);
}

TEST(DeckWorth, StopsWhenTold) {
  int asked = 0;
  const DeckWorth worth =
      deckWorth(Config(), unevenDecks(), 1000, 1, [&asked] { return ++asked > 3; });
  EXPECT_LE(worth.games, 3);
}

}  // namespace
}  // namespace raindelay::cooperstown
