#include "core/pile.h"

#include <gtest/gtest.h>

namespace raindelay {
namespace {

Pile<56> pileOf(std::initializer_list<int> unknown, std::initializer_list<int> tail) {
  Pile<56> pile;
  for (const int card : unknown) pile.mixIn(Card(card));
  for (const int card : tail) pile.putUnder(Card(card));
  return pile;
}

TEST(Pile, TheUnknownPartIsDrawnBeforeTheTail) {
  Pile<56> pile = pileOf({1, 2}, {7, 3});
  EXPECT_EQ(pile.size(), 4);
  EXPECT_TRUE(pile.topIsUnknown());
  pile.take(Card(2));
  EXPECT_TRUE(pile.topIsUnknown());
  pile.take(Card(1));
  EXPECT_FALSE(pile.topIsUnknown());
  EXPECT_EQ(pile.takeHead(), Card(7));
  EXPECT_FALSE(pile.empty());
  EXPECT_EQ(pile.takeHead(), Card(3));
  EXPECT_TRUE(pile.empty());
}

TEST(Pile, WhatIsLaidUnderComesInThatOrder) {
  Pile<56> pile;
  for (const int card : {5, 1, 9}) pile.putUnder(Card(card));
  EXPECT_EQ(pile.takeHead(), Card(5));
  pile.putUnder(Card(5));
  EXPECT_EQ(pile.takeHead(), Card(1));
  EXPECT_EQ(pile.takeHead(), Card(9));
  EXPECT_EQ(pile.takeHead(), Card(5));
}

TEST(Pile, AShuffleForgetsTheOrderAndNothingElse) {
  Pile<56> pile = pileOf({1}, {7, 3});
  const CardSet<56> before = pile.cards();
  pile.shuffle();
  EXPECT_EQ(pile.cards(), before);
  EXPECT_EQ(pile.unknown(), before);
  EXPECT_TRUE(pile.tail().empty());
  EXPECT_EQ(pile, pileOf({1, 3, 7}, {}));
}

TEST(Pile, PilesDifferByTheirKnownOrder) {
  EXPECT_EQ(pileOf({1, 2}, {3}), pileOf({2, 1}, {3}));
  EXPECT_NE(pileOf({}, {3, 4}), pileOf({}, {4, 3}));
  EXPECT_NE(pileOf({3}, {}), pileOf({}, {3}));
}

}  // namespace
}  // namespace raindelay
