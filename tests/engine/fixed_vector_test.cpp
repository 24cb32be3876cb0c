#include "core/fixed_vector.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <vector>

#include "core/random.h"

namespace raindelay {
namespace {

static_assert(std::is_trivially_copyable_v<FixedVector<int, 4>>);

template <std::size_t N>
std::vector<int> valuesOf(const FixedVector<int, N>& list) {
  return {list.begin(), list.end()};
}

TEST(FixedVector, ErasingKeepsTheOrderOfTheRest) {
  FixedVector<int, 5> list = {1, 2, 3, 4, 5};
  list.erase(1);
  EXPECT_EQ(valuesOf(list), (std::vector<int>{1, 3, 4, 5}));
  list.erase(3);
  EXPECT_EQ(valuesOf(list), (std::vector<int>{1, 3, 4}));
  list.erase(0);
  EXPECT_EQ(valuesOf(list), (std::vector<int>{3, 4}));
}

TEST(FixedVector, InsertingMovesTheRestDown) {
  FixedVector<int, 4> list = {1, 3};
  list.insert(1, 2);
  list.insert(3, 4);
  EXPECT_EQ(valuesOf(list), (std::vector<int>{1, 2, 3, 4}));
}

TEST(FixedVector, EqualMeansTheSameValuesWhateverWasHeldBefore) {
  FixedVector<int, 4> list = {1, 2, 3};
  list.pop_back();
  EXPECT_EQ(list, (FixedVector<int, 4>{1, 2}));
  EXPECT_NE(list, (FixedVector<int, 4>{1, 3}));
  EXPECT_NE(list, (FixedVector<int, 4>{1, 2, 3}));
  list.clear();
  EXPECT_EQ(list, (FixedVector<int, 4>()));
}

TEST(FixedVector, EqualListsAreEqualByteForByte) {
  FixedVector<int, 4> worn = {9, 9, 9, 9};
  worn.clear();
  worn.push_back(1);
  FixedVector<int, 4> fresh;
  fresh.push_back(1);
  // Both begin as zeros: padding is the same whatever the compiler does with it.
  EXPECT_EQ(std::memcmp(worn.begin(), fresh.begin(), 4 * sizeof(int)), 0);
}

TEST(FixedVector, HoldsWhatAVectorHoldsAfterTheSameSteps) {
  Stream random(1, "fixed-vector");
  for (int round = 0; round < 200; ++round) {
    FixedVector<int, 8> list;
    std::vector<int> naive;
    for (int step = 0; step < 40; ++step) {
      const int value = random.below(100);
      switch (random.below(3)) {
        case 0:
          if (naive.size() == 8) break;
          list.push_back(value);
          naive.push_back(value);
          break;
        case 1: {
          if (naive.size() == 8) break;
          const int at = random.below(static_cast<int>(naive.size()) + 1);
          list.insert(static_cast<std::size_t>(at), value);
          naive.insert(naive.begin() + at, value);
          break;
        }
        default: {
          if (naive.empty()) break;
          const int at = random.below(static_cast<int>(naive.size()));
          list.erase(static_cast<std::size_t>(at));
          naive.erase(naive.begin() + at);
        }
      }
      ASSERT_EQ(valuesOf(list), naive);
      ASSERT_EQ(list.contains(value), std::count(naive.begin(), naive.end(), value) > 0);
    }
  }
}

}  // namespace
}  // namespace raindelay
