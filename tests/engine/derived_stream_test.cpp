#include "core/derived_stream.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace raindelay {
namespace {

using Numbers = std::array<std::uint64_t, 2>;

Numbers firstOf(const Stream& stream) {
  return {stream.at(0), stream.at(1)};
}

// Worked out by a second, independent program.
TEST(DerivedStream, GoldenValues) {
  EXPECT_EQ(firstOf(derivedStream(0, "player", Seat(0), 0)),
            (Numbers{0x1ad225ec92daf37f, 0xdbe09714cbef6f1f}));
  EXPECT_EQ(firstOf(derivedStream(0x8f1c, "player", Seat(1), 12)),
            (Numbers{0xffe27753491d8785, 0x8f3c124025abb817}));
  EXPECT_EQ(firstOf(derivedStream(~0ULL, "hint", Seat(0), 1000)),
            (Numbers{0x4ab8f19f8a41e5dd, 0x18b3d731adbd52d1}));
}

TEST(DerivedStream, EachSeedPurposeSeatAndStepHasItsOwn) {
  std::set<std::uint64_t> first;
  std::size_t streams = 0;
  for (const std::uint64_t seed : {0ULL, 1ULL, 11ULL, 1ULL << 63}) {
    for (const char* purpose : {"", "player", "hint", "1"}) {
      for (int seat = 0; seat < kMaxSeats; ++seat) {
        for (const std::size_t step : {0, 1, 11, 12, 111}) {
          first.insert(derivedStream(seed, purpose, Seat(seat), step).at(0));
          ++streams;
        }
      }
    }
  }
  EXPECT_EQ(first.size(), streams);
}

/// The number that was multiplied by an odd one.
constexpr std::uint64_t divided(std::uint64_t product, std::uint64_t factor) {
  std::uint64_t inverse = factor;
  for (int i = 0; i < 5; ++i) inverse *= 2 - factor * inverse;
  return product * inverse;
}

constexpr std::uint64_t unshifted(std::uint64_t x, int shift) {
  std::uint64_t found = x;
  for (int i = 0; i < 64 / shift; ++i) found = x ^ (found >> shift);
  return found;
}

constexpr std::uint64_t unmixed(std::uint64_t x) {
  x = divided(unshifted(x, 31), 0x94d049bb133111ebULL);
  x = divided(unshifted(x, 27), 0xbf58476d1ce4e5b9ULL);
  return unshifted(x, 30);
}

constexpr std::uint64_t hashOf(std::string_view name) {
  std::uint64_t h = 0xcbf29ce484222325ULL;
  for (const char c : name) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return h;
}

/// The seed of a stream, worked out from its first number.
std::uint64_t seedOf(std::uint64_t first, std::string_view name) {
  const std::uint64_t key = unmixed(first) - 0x9e3779b97f4a7c15ULL;
  return unmixed(unmixed(key) ^ hashOf(name));
}

TEST(DerivedStream, TheSeedIsNotWorkedOutFromWhatItShows) {
  constexpr std::uint64_t kSeed = 0x123456789abcdef0ULL;
  EXPECT_EQ(seedOf(Stream(kSeed, "player").at(0), "player"), kSeed) << "of a plain one it is";
  EXPECT_NE(seedOf(derivedStream(kSeed, "player", Seat(0), 0).at(0), "player"), kSeed);
}

}  // namespace
}  // namespace raindelay
