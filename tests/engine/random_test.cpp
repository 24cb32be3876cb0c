#include "core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <vector>

#include "core/info.h"
#include "core/luck.h"

namespace raindelay {
namespace {

using Numbers = std::array<std::uint64_t, 4>;

Numbers firstOf(const Stream& stream) {
  return {stream.at(0), stream.at(1), stream.at(2), stream.at(3)};
}

// Worked out by a second, independent program. Records depend on them: they never change.
TEST(Stream, GoldenValues) {
  EXPECT_EQ(firstOf(Stream(0, "")), (Numbers{0xe587d3dff9e92ed0, 0x274e5e9a4929b0bb,
                                             0x6a3d7dab32573d48, 0x33aa438073aaa223}));
  EXPECT_EQ(firstOf(Stream(1, "field")), (Numbers{0x5724da941c3d03f5, 0x38127aa978d1058f,
                                                  0x0e5396951ce0d173, 0x4c83bba20a494b16}));
  EXPECT_EQ(
      firstOf(Stream(0x8f1c, "offence-0")),
      (Numbers{0xbb2bc663cc61b512, 0xe464faeedd6b920b, 0xdba889bb4cc215f3, 0x4ea0f5a04a3978f8}));
  EXPECT_EQ(firstOf(Stream(~0ULL, "dice")), (Numbers{0xa78e4993254bd347, 0x59218991fa8ab43c,
                                                     0x4cc73063370a0029, 0x9a614121a2166bf2}));
  EXPECT_EQ(firstOf(Stream(7, "game", 0)), (Numbers{0x36e4006ff1aa537b, 0x7840fb931d9dfaef,
                                                    0xcd66fca6952fbeed, 0x0448230db29f703e}));
  EXPECT_EQ(
      firstOf(Stream(7, "game", 123456789)),
      (Numbers{0xc9364f6eeb08cb78, 0x5e62277fc765a610, 0x3030a826aa02072e, 0xd7a53bace60e96bc}));
}

TEST(Stream, GoldenDraws) {
  Stream stream(1, "field");
  std::vector<int> draws;
  for (int i = 0; i < 8; ++i) draws.push_back(stream.below(22));
  EXPECT_EQ(draws, (std::vector<int>{7, 4, 1, 6, 19, 20, 5, 17}));
}

TEST(Stream, NextCountsThroughAt) {
  Stream stream(5, "dice");
  const Stream same(5, "dice");
  for (std::uint64_t k = 0; k < 100; ++k) EXPECT_EQ(stream.next(), same.at(k));
}

TEST(Stream, BelowStaysBelow) {
  Stream stream(5, "dice");
  for (int n = 1; n < 128; ++n) {
    for (int i = 0; i < 20; ++i) {
      const int value = stream.below(n);
      ASSERT_GE(value, 0);
      ASSERT_LT(value, n);
    }
  }
  EXPECT_EQ(Stream::scale(0, 6), 0);
  EXPECT_EQ(Stream::scale(~0ULL, 6), 5);
}

TEST(Stream, SeedNameAndIndexEachGiveAnotherStream) {
  std::set<std::uint64_t> first;
  int streams = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (const char* name : {"field", "dugout", "offence-0", "offence-1"}) {
      first.insert(Stream(seed, name).at(0));
      ++streams;
      for (std::uint64_t index = 0; index < 20; ++index, ++streams) {
        first.insert(Stream(seed, name, index).at(0));
      }
    }
  }
  EXPECT_EQ(static_cast<int>(first.size()), streams);
}

/// Sum of (seen - expected)² / expected.
double chiSquare(const std::vector<int>& seen, double expected) {
  double sum = 0;
  for (const int count : seen) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// The seeds are fixed, so these either always hold or never do. The bounds are about five standard
// deviations wide: they catch a broken generator, not bad luck.
TEST(Stream, DrawsAreEvenWithinAStream) {
  constexpr int kDraws = 220000;
  for (const int n : {2, 3, 13, 22, 56}) {
    Stream stream(11, "even");
    std::vector<int> seen(static_cast<std::size_t>(n), 0);
    for (int i = 0; i < kDraws; ++i) ++seen[static_cast<std::size_t>(stream.below(n))];
    const double freedom = n - 1;
    EXPECT_LT(chiSquare(seen, double{kDraws} / n), freedom + 5 * std::sqrt(2 * freedom) + 5) << n;
  }
}

TEST(Stream, FirstDrawsAreEvenAcrossNeighbouringSeeds) {
  constexpr int kDraws = 110000;
  std::vector<int> seen(22, 0);
  for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
    Stream stream(seed, "field");
    ++seen[static_cast<std::size_t>(stream.below(22))];
  }
  EXPECT_LT(chiSquare(seen, kDraws / 22.0), 21 + 5 * std::sqrt(42.0));
}

TEST(Stream, PairsOfNeighboursAreEven) {
  constexpr int kDraws = 200000;
  Stream stream(3, "pairs");
  std::vector<int> seen(100, 0);
  auto previous = static_cast<std::size_t>(stream.below(10));
  for (int i = 0; i < kDraws; ++i) {
    const auto value = static_cast<std::size_t>(stream.below(10));
    ++seen[10 * previous + value];
    previous = value;
  }
  EXPECT_LT(chiSquare(seen, kDraws / 100.0), 99 + 5 * std::sqrt(198.0));
}

constexpr SourceInfo kSources[] = {{"left"}, {"right"}};

GameInfo twoSources() {
  GameInfo info;
  info.sources = kSources;
  return info;
}

TEST(Luck, OneSourceNeverShiftsAnother) {
  const GameInfo info = twoSources();
  const Draw left{0, CardSet<128>::firstCards(30)};
  const Draw right{1, CardSet<128>::firstCards(30)};
  Luck both(9, info);
  Luck alone(9, info);
  for (int i = 0; i < 50; ++i) {
    for (int k = 0; k < i % 4; ++k) (void)both.draw(left);
    EXPECT_EQ(both.draw(right), alone.draw(right));
  }
}

TEST(Luck, DrawsFromTheSet) {
  const GameInfo info = twoSources();
  Luck luck(9, info);
  CardSet<128> odd;
  for (int i = 1; i < 128; i += 2) odd.insert(Card(i));
  std::set<int> seen;
  for (int i = 0; i < 2000; ++i) {
    const Action action = luck.draw({1, odd});
    ASSERT_TRUE(action.isChance());
    ASSERT_EQ(action.source(), 1);
    ASSERT_TRUE(odd.contains(action.outcome()));
    seen.insert(action.outcome().index());
  }
  EXPECT_EQ(seen.size(), 64U);
}

}  // namespace
}  // namespace raindelay
