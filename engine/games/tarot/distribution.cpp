#include "games/tarot/distribution.h"

namespace raindelay::tarot {

namespace {

constexpr std::size_t kAll = 7;

/// The number of ways in which `k` of `n` can be chosen.
double choose(int n, int k) {
  static const auto kTable = [] {
    std::array<std::array<double, kCards + 1>, kCards + 1> table{};
    for (std::size_t i = 0; i <= kCards; ++i) {
      table[i][0] = 1;
      for (std::size_t j = 1; j <= i; ++j) table[i][j] = table[i - 1][j - 1] + table[i - 1][j];
    }
    return table;
  }();
  if (k < 0 || k > n) return 0;
  return kTable[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// Moves any `count` cards.
void moveAny(int count, Hand& from, Hand& to, Stream& random) {
  for (; count > 0; --count) {
    const Card card = from.nth(random.below(from.size()));
    from.erase(card);
    to.insert(card);
  }
}

}  // namespace

bool Lottery::takes(double weight) {
  if (weight <= 0) return false;
  total_ += weight;
  if (weight == total_) return true;
  return static_cast<double>(random_.next() >> 11) * 0x1.0p-53 * total_ < weight;
}

Distribution::Distribution(const Hand& cards, const std::array<Target, kPlaces>& targets) {
  int room = 0;
  for (std::size_t group = 0; group < kGroups; ++group) {
    Hand fits = cards;
    for (std::size_t i = 0; i < kPlaces; ++i) {
      fits = (group >> i & 1) != 0 ? fits - targets[i].refused : fits & targets[i].refused;
    }
    groups_[group] = fits;
    sizes_[group] = fits.size();
  }
  for (std::size_t i = 0; i < kPlaces; ++i) {
    room += targets[i].room;
    room_[i] = targets[i].room - sizes_[std::size_t{1} << i];
  }
  possible_ = sizes_[0] == 0 && cards.size() == room;
}

template <class Visit>
void Distribution::forEachSplit(Visit visit) const {
  if (!possible_) return;
  Split s;
  for (s.first01 = 0; s.first01 <= sizes_[3]; ++s.first01) {
    for (s.first02 = 0; s.first02 <= sizes_[5]; ++s.first02) {
      s.first = room_[0] - s.first01 - s.first02;
      if (s.first < 0) break;
      for (s.second12 = 0; s.second12 <= sizes_[6]; ++s.second12) {
        s.second = room_[1] - (sizes_[3] - s.first01) - s.second12;
        if (s.second < 0) break;
        // The rest fills place 2: the rooms add up to the cards.
        s.ways = choose(sizes_[3], s.first01) * choose(sizes_[5], s.first02) *
                 choose(sizes_[6], s.second12) * choose(sizes_[kAll], s.first) *
                 choose(sizes_[kAll] - s.first, s.second);
        if (s.ways > 0) visit(s);
      }
    }
  }
}

double Distribution::ways() const {
  double sum = 0;
  forEachSplit([&](const Split& split) { sum += split.ways; });
  return sum;
}

Distribution::Laid Distribution::draw(Stream& random) const {
  Split split;
  Lottery lottery(random);
  forEachSplit([&](const Split& one) {
    if (lottery.takes(one.ways)) split = one;
  });
  Laid laid{groups_[1], groups_[2], groups_[4]};
  const auto share = [&](Hand group, int toFirst, std::size_t first, std::size_t second) {
    moveAny(toFirst, group, laid[first], random);
    laid[second] = laid[second] | group;
  };
  share(groups_[3], split.first01, 0, 1);
  share(groups_[5], split.first02, 0, 2);
  share(groups_[6], split.second12, 1, 2);
  Hand rest = groups_[kAll];
  moveAny(split.first, rest, laid[0], random);
  share(rest, split.second, 1, 2);
  return laid;
}

}  // namespace raindelay::tarot
