#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace raindelay {

/// A card of one pack, by its number in that pack (0 … 127). The game says which card a number is.
class Card {
 public:
  constexpr Card() = default;
  constexpr explicit Card(int index) : index_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr int index() const { return index_; }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  std::uint8_t index_ = 0;
};

namespace detail {

/// For every byte the positions of its set bits.
inline constexpr auto kNthBitOfByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    std::size_t rank = 0;
    for (std::uint8_t bit = 0; bit < 8; ++bit) {
      if ((byte >> bit & 1) != 0) table[byte][rank++] = bit;
    }
  }
  return table;
}();

}  // namespace detail

/// A set of cards (or other outcomes) numbered 0 … N-1, one bit each.
template <int N>
class CardSet {
 public:
  constexpr CardSet() = default;

  /// The set {0, …, count-1}.
  [[nodiscard]] static constexpr CardSet firstCards(int count) {
    CardSet set;
    for (int i = 0; i < count; ++i) set.insert(Card(i));
    return set;
  }

  constexpr void insert(Card card) { word(card) |= bit(card); }
  constexpr void erase(Card card) { word(card) &= ~bit(card); }
  constexpr void clear() { words_ = {}; }

  [[nodiscard]] constexpr bool contains(Card card) const {
    return (words_[wordOf(card)] & bit(card)) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t w : words_) count += countBits(w);
    return count;
  }

  /// The card with exactly `rank` smaller ones in the set; `rank` must be below size().
  [[nodiscard]] constexpr Card nth(int rank) const {
    return pick([rank](int /*size*/) { return rank; });
  }
  /// nth(rankOf(size())): of a set that isn't empty, the card that `rankOf` chooses. Size and card
  /// are found together, without a branch: the card is unpredictable.
  template <class RankOf>
  [[nodiscard]] constexpr Card pick(RankOf rankOf) const {
    const Sums upTo = sums();
    int size = 0;
    for (const std::uint64_t sum : upTo) size += total(sum);
    return nth(upTo, rankOf(size));
  }

  /// The number of cards of the set before this one: its position in a hand that lies sorted.
  [[nodiscard]] constexpr int rankOf(Card card) const {
    return (*this & firstCards(card.index())).size();
  }

  /// Takes `count` cards out, each as likely as another: `random.below(n)` gives 0 … n-1.
  template <class Random>
  constexpr CardSet take(int count, Random& random) {
    const CardSet before = *this;
    Sums upTo = sums();
    for (int left = size(); count > 0; --count, --left) {
      const Card card = nth(upTo, random.below(left));
      erase(card);
      upTo[wordOf(card)] -=
          kOnes << (card.index() & 56);  // one less up to its byte, and further on
    }
    return before - *this;
  }

  /// Calls `visit(Card)` for each card, ascending.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    int base = 0;
    for (std::uint64_t w : words_) {
      for (; w != 0; w &= w - 1) visit(Card(base + std::countr_zero(w)));
      base += 64;
    }
  }

  /// The cards 64 i … 64 i + 63 as bits: for tests on neighboring cards, all at once.
  [[nodiscard]] constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }

  /// The same cards as a set of another width, which must hold them.
  template <int M>
  [[nodiscard]] constexpr CardSet<M> widenedTo() const {
    static_assert(M >= N);
    CardSet<M> set;
    for (std::size_t i = 0; i < words_.size(); ++i) set.words_[i] = words_[i];
    return set;
  }

  friend constexpr CardSet operator|(CardSet a, const CardSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr CardSet operator&(CardSet a, const CardSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  /// The cards of `a` that `b` lacks.
  friend constexpr CardSet operator-(CardSet a, const CardSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  template <int M>
  friend class CardSet;

  static_assert(N >= 1 && N <= 128);
  static constexpr std::size_t kWords = (static_cast<std::size_t>(N) + 63) / 64;

  [[nodiscard]] static constexpr std::uint64_t bit(Card card) {
    return std::uint64_t{1} << (card.index() & 63);
  }
  [[nodiscard]] static constexpr std::size_t wordOf(Card card) {
    assert(card.index() < N);
    return static_cast<std::size_t>(card.index() >> 6);
  }
  constexpr std::uint64_t& word(Card card) { return words_[wordOf(card)]; }

  // Counting and selecting bits are the inner loop of every playout. Without a processor flag that
  // a package can't assume, std::popcount is a call; these sum bytes side by side instead.
  static constexpr std::uint64_t kOnes = 0x0101010101010101ULL;

  /// Byte i: the number of set bits in bytes 0 … i.
  [[nodiscard]] static constexpr std::uint64_t byteSums(std::uint64_t w) {
    w -= (w >> 1) & 0x5555555555555555ULL;
    w = (w & 0x3333333333333333ULL) + ((w >> 2) & 0x3333333333333333ULL);
    return ((w + (w >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * kOnes;
  }
  [[nodiscard]] static constexpr int total(std::uint64_t upTo) {
    return static_cast<int>(upTo >> 56);
  }
  [[nodiscard]] static constexpr int countBits(std::uint64_t w) { return total(byteSums(w)); }

  /// byteSums of every word.
  using Sums = std::array<std::uint64_t, kWords>;
  [[nodiscard]] constexpr Sums sums() const {
    Sums upTo{};
    for (std::size_t i = 0; i < kWords; ++i) upTo[i] = byteSums(words_[i]);
    return upTo;
  }
  /// nth(rank), the sums being known.
  [[nodiscard]] constexpr Card nth(const Sums& upTo, int rank) const {
    if constexpr (kWords == 1) {
      assert(rank < total(upTo[0]));
      return Card(nthBit(words_[0], upTo[0], rank));
    } else {
      const int first = total(upTo[0]);
      assert(rank < first + total(upTo[1]));
      const int word = rank >= first ? 1 : 0;
      const auto i = static_cast<std::size_t>(word);
      return Card(64 * word + nthBit(words_[i], upTo[i], rank - word * first));
    }
  }
  /// Position of the set bit of `w` that has `rank` set bits below it: first its byte, then the
  /// bit.
  [[nodiscard]] static constexpr int nthBit(std::uint64_t w, std::uint64_t upTo, int rank) {
    // The top bit of a byte stays set where upTo is at most the rank: those bytes lie below ours.
    const std::uint64_t below =
        ((static_cast<std::uint64_t>(rank) * kOnes | kOnes << 7) - upTo) >> 7 & kOnes;
    const int shift = static_cast<int>((below * kOnes) >> 56) * 8;
    const auto inByte = static_cast<std::size_t>(rank) - ((upTo << 8) >> shift & 0xff);
    return shift + detail::kNthBitOfByte[w >> shift & 0xff][inByte];
  }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace raindelay
