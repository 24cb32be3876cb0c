#include "core/card_set.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/random.h"

namespace raindelay {
namespace {

template <int N>
std::vector<int> cardsOf(const CardSet<N>& set) {
  std::vector<int> cards;
  set.forEach([&](Card card) { cards.push_back(card.index()); });
  return cards;
}

template <int N>
CardSet<N> randomSet(Stream& random, int thinness) {
  CardSet<N> set;
  for (int i = 0; i < N; ++i) {
    if (random.below(thinness) == 0) set.insert(Card(i));
  }
  return set;
}

template <class T>
class CardSetOf : public testing::Test {};

template <int N>
struct Width {
  static constexpr int value = N;
};
// One word, a full word, just over one word, two words.
using Widths = testing::Types<Width<1>, Width<22>, Width<56>, Width<64>, Width<65>, Width<128>>;
TYPED_TEST_SUITE(CardSetOf, Widths);

TYPED_TEST(CardSetOf, NthIsTheCardWithThatManySmallerOnes) {
  constexpr int kWidth = TypeParam::value;
  Stream random(1, "nth");
  for (int round = 0; round < 200; ++round) {
    const CardSet<kWidth> set = randomSet<kWidth>(random, 1 + round % 5);
    std::vector<int> naive;
    for (int i = 0; i < kWidth; ++i) {
      if (set.contains(Card(i))) naive.push_back(i);
    }
    ASSERT_EQ(set.size(), static_cast<int>(naive.size()));
    ASSERT_EQ(set.empty(), naive.empty());
    ASSERT_EQ(cardsOf(set), naive);
    for (int rank = 0; rank < set.size(); ++rank) {
      ASSERT_EQ(set.nth(rank).index(), naive[static_cast<std::size_t>(rank)]) << "rank " << rank;
    }
  }
}

TYPED_TEST(CardSetOf, CombinesAsSetsDo) {
  constexpr int kWidth = TypeParam::value;
  Stream random(2, "combine");
  for (int round = 0; round < 100; ++round) {
    const CardSet<kWidth> a = randomSet<kWidth>(random, 2);
    const CardSet<kWidth> b = randomSet<kWidth>(random, 2);
    for (int i = 0; i < kWidth; ++i) {
      const Card card(i);
      ASSERT_EQ((a | b).contains(card), a.contains(card) || b.contains(card));
      ASSERT_EQ((a & b).contains(card), a.contains(card) && b.contains(card));
      ASSERT_EQ((a - b).contains(card), a.contains(card) && !b.contains(card));
    }
  }
}

TYPED_TEST(CardSetOf, WidensWithoutChange) {
  Stream random(3, "widen");
  const auto set = randomSet<TypeParam::value>(random, 2);
  EXPECT_EQ(cardsOf(set.template widenedTo<128>()), cardsOf(set));
}

TEST(CardSet, TakesOutWhatWasPutIn) {
  CardSet<78> set;
  set.insert(Card(77));
  set.insert(Card(77));
  EXPECT_EQ(set.size(), 1);
  set.erase(Card(3));
  set.erase(Card(77));
  EXPECT_EQ(set, CardSet<78>());
  EXPECT_EQ(cardsOf(CardSet<78>::firstCards(3)), (std::vector<int>{0, 1, 2}));
  set = CardSet<78>::firstCards(78);
  EXPECT_EQ(set.size(), 78);
  set.clear();
  EXPECT_TRUE(set.empty());
}

}  // namespace
}  // namespace raindelay
