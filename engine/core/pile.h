#pragma once

#include "core/card_set.h"
#include "core/fixed_vector.h"

namespace raindelay {

/// A face-down pile of cards from a pack of N: first the cards whose order nobody knows, then a
/// known tail of those that were laid under it in sight since the last shuffle.
///
/// No order is decided before a card is turned: while the unknown part isn't empty, the top card is
/// a chance draw; after that it is the tail's head.
template <int N>
class Pile {
 public:
  /// True if the top card is a chance draw among unknown().
  [[nodiscard]] constexpr bool topIsUnknown() const { return !unknown_.empty(); }
  [[nodiscard]] constexpr bool empty() const { return unknown_.empty() && tail_.empty(); }
  [[nodiscard]] constexpr int size() const {
    return unknown_.size() + static_cast<int>(tail_.size());
  }
  [[nodiscard]] constexpr const CardSet<N>& unknown() const { return unknown_; }
  [[nodiscard]] constexpr const FixedVector<Card, N>& tail() const { return tail_; }

  /// All cards in the pile.
  [[nodiscard]] constexpr CardSet<N> cards() const {
    CardSet<N> all = unknown_;
    for (const Card card : tail_) all.insert(card);
    return all;
  }

  /// Takes the drawn top card, one of unknown().
  constexpr void take(Card card) {
    assert(unknown_.contains(card));
    unknown_.erase(card);
  }
  /// Takes the known top card; only when topIsUnknown() is false and the pile isn't empty.
  constexpr Card takeHead() {
    assert(unknown_.empty());
    const Card head = tail_.front();
    tail_.erase(0);
    return head;
  }
  /// Lays a card under the pile, in sight of all.
  constexpr void putUnder(Card card) { tail_.push_back(card); }
  /// Adds a card whose place in the pile nobody knows (before a shuffle, while dealing).
  constexpr void mixIn(Card card) { unknown_.insert(card); }
  /// Shuffling is no draw: it only makes the known order unknown.
  constexpr void shuffle() {
    for (const Card card : tail_) unknown_.insert(card);
    tail_.clear();
  }

  friend constexpr bool operator==(const Pile&, const Pile&) = default;

 private:
  CardSet<N> unknown_;
  FixedVector<Card, N> tail_;
};

}  // namespace raindelay
