#pragma once

#include <cstdint>
#include <string_view>

namespace raindelay {

/// Scrambles 64 bits (the finaliser of SplitMix64; Steele, Lea, Flood 2014, constants by Stafford).
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

/// A named stream of random numbers. The k-th number is a function of seed, name and k alone: no
/// state is saved, threads don't matter, and what one source gives never shifts another's luck.
/// The values are fixed for ever (tests/engine/random_test.cpp): records depend on them.
class Stream {
 public:
  constexpr Stream() = default;
  constexpr Stream(std::uint64_t seed, std::string_view name)
      : key_(mix64(mix64(seed) ^ hashOf(name))) {}
  /// One of many streams of the same name, for the `index`-th game of a simulation.
  constexpr Stream(std::uint64_t seed, std::string_view name, std::uint64_t index)
      : key_(mix64(mix64(mix64(seed) ^ hashOf(name)) + index)) {}

  /// The k-th number, k from 0.
  [[nodiscard]] constexpr std::uint64_t at(std::uint64_t k) const {
    return mix64(key_ + (k + 1) * 0x9e3779b97f4a7c15ULL);
  }
  /// The next number; advances the counter.
  constexpr std::uint64_t next() { return at(counter_++); }
  /// A number from 0 to n-1, n from 1. The bias of the multiplication is below n / 2^64.
  constexpr int below(int n) { return scale(next(), n); }
  /// Likewise; but where there is no choice, no number is drawn. It has no branch, which would be
  /// hard to predict.
  constexpr int anyOf(int n) {
    const int chosen = scale(at(counter_), n);
    counter_ += n == 1 ? 0 : 1;
    return chosen;
  }

  /// Maps 64 random bits to 0 … n-1.
  [[nodiscard]] static constexpr int scale(std::uint64_t bits, int n) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<int>((static_cast<Wide>(bits) * static_cast<Wide>(n)) >> 64);
  }

 private:
  /// FNV-1a.
  [[nodiscard]] static constexpr std::uint64_t hashOf(std::string_view name) {
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (const char c : name) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return h;
  }

  std::uint64_t key_ = 0;
  std::uint64_t counter_ = 0;
};

}  // namespace raindelay
