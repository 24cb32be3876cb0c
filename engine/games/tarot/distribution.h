#pragma once

#include <array>

#include "core/random.h"
#include "games/tarot/cards.h"

namespace raindelay::tarot {

/// Draws one of several things that have weights, each offered once, and keeps no list of them.
class Lottery {
 public:
  explicit Lottery(Stream& random) : random_(random) {}
  /// True if the thing just offered is the one, so far.
  [[nodiscard]] bool takes(double weight);

 private:
  Stream& random_;
  double total_ = 0;
};

/// All ways to lay cards on three places, each of which has room for so many and refuses some.
class Distribution {
 public:
  static constexpr std::size_t kPlaces = 3;
  struct Target {
    Hand refused;
    int room = 0;
  };
  using Laid = std::array<Hand, kPlaces>;

  Distribution(const Hand& cards, const std::array<Target, kPlaces>& targets);

  /// The number of ways; exact up to the precision of a double.
  [[nodiscard]] double ways() const;
  /// Draws one of them, all equally likely. There must be one.
  [[nodiscard]] Laid draw(Stream& random) const;

 private:
  static constexpr unsigned kGroups = 1U << kPlaces;

  /// The numbers of cards, of the groups that fit on several places, that go to each.
  struct Split {
    int first01 = 0;   ///< of those for places 0 and 1: onto 0
    int first02 = 0;   ///< of those for 0 and 2: onto 0
    int second12 = 0;  ///< of those for 1 and 2: onto 1
    int first = 0;     ///< of those for all: onto 0
    int second = 0;    ///< of those for all: onto 1
    double ways = 0;
  };
  template <class Visit>
  void forEachSplit(Visit visit) const;

  std::array<Hand, kGroups> groups_;  ///< by the places where they fit, a bit each
  std::array<int, kGroups> sizes_{};
  std::array<int, kPlaces> room_{};  ///< beside the cards that fit nowhere else
  bool possible_ = false;
};

}  // namespace raindelay::tarot
