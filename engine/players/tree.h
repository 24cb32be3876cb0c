#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "players/guide.h"

/// What a search remembers: information sets, and what came of the actions there.
namespace raindelay::tree {

/// No number of a node or an edge.
inline constexpr std::uint32_t kNone = ~0U;

/// An action at a node.
struct Edge {
  Action action;
  std::uint32_t next = kNone;  ///< of the node's edges, ascending by action
  std::uint32_t visits = 0;
  std::uint32_t offered = 0;  ///< how often it could have been chosen
  Chances sum{};              ///< of what its visits brought
  double squares = 0;         ///< likewise, squared, of the node's seat
  // Where seats choose without seeing each other's choice:
  double regret = 0;    ///< of not having done it always
  double strategy = 0;  ///< the mixtures of all visits, later ones counting more

  [[nodiscard]] double mean(Seat seat) const {
    return visits > 0 ? sum[static_cast<std::size_t>(seat.index())] / visits : 0;
  }
};

/// What one seat can tell apart: an information set.
template <class View>
struct Node {
  View view;
  std::uint64_t key = 0;
  Seat seat;  ///< whose decision it is
  bool together = false;
  std::uint32_t first = kNone;  ///< edge
  std::uint32_t visits = 0;
  double sum = 0;  ///< of what its visits brought to `seat`
};

/// The edges of a node that a state allows, in the order of its actions.
using Slots = FixedVector<std::uint32_t, kMaxLegal>;

/// Nodes and edges of one tree; nodes are found by what is seen there.
template <class View>
class Store {
 public:
  /// The node at which this is seen, or kNone. `key` must be the same for equal views.
  [[nodiscard]] std::uint32_t find(std::uint64_t key, Seat seat, const View& view) const {
    if (buckets_.empty()) return kNone;
    for (std::size_t i = key & mask();; i = (i + 1) & mask()) {
      const std::uint32_t number = buckets_[i];
      if (number == kNone) return kNone;
      const Node<View>& node = nodes_[number];
      if (node.key == key && node.seat == seat && node.view == view) return number;
    }
  }
  std::uint32_t add(std::uint64_t key, Seat seat, const View& view, bool together) {
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({view, key, seat, together});
    if (2 * nodes_.size() > buckets_.size()) {
      grow();
    } else {
      file(number);
    }
    return number;
  }
  /// The node's edges for these actions, which ascend; those that aren't there yet are made.
  void align(std::uint32_t number, const ActionList& actions, Slots& places) {
    places.clear();
    std::uint32_t before = kNone;
    std::uint32_t at = nodes_[number].first;
    for (const Action action : actions) {
      while (at != kNone && edges_[at].action < action) {
        before = at;
        at = edges_[at].next;
      }
      if (at == kNone || edges_[at].action != action) {
        const auto made = static_cast<std::uint32_t>(edges_.size());
        edges_.push_back({action, at});
        (before == kNone ? nodes_[number].first : edges_[before].next) = made;
        at = made;
      }
      places.push_back(at);
      before = at;
      at = edges_[at].next;
    }
  }

  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] Node<View>& node(std::uint32_t number) { return nodes_[number]; }
  [[nodiscard]] const Node<View>& node(std::uint32_t number) const { return nodes_[number]; }
  [[nodiscard]] Edge& edge(std::uint32_t number) { return edges_[number]; }
  [[nodiscard]] const Edge& edge(std::uint32_t number) const { return edges_[number]; }

 private:
  [[nodiscard]] std::size_t mask() const { return buckets_.size() - 1; }
  void file(std::uint32_t number) {
    std::size_t i = nodes_[number].key & mask();
    while (buckets_[i] != kNone) i = (i + 1) & mask();
    buckets_[i] = number;
  }
  void grow() {
    buckets_.assign(buckets_.empty() ? 1024 : 2 * buckets_.size(), kNone);
    for (std::uint32_t number = 0; number < nodes_.size(); ++number) file(number);
  }

  std::vector<Node<View>> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> buckets_;
};

/// Mean and spread of what iterations brought: the measure for what is worth exploring.
class Scale {
 public:
  void add(double value) {
    ++count_;
    const double off = value - mean_;
    mean_ += off / count_;
    squares_ += off * (value - mean_);
  }
  /// The standard deviation; while little is known, as if it were as large as can be.
  [[nodiscard]] double deviation() const {
    constexpr double kWidest = 0.25;
    constexpr double kDoubts = 4;
    return std::sqrt((squares_ + kDoubts * kWidest) / (count_ + kDoubts));
  }

 private:
  double count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

/// A number from 0 to just below 1.
[[nodiscard]] inline double fraction(Stream& random) {
  return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

/// How often each of some actions is done; the sum is 1.
using Shares = std::array<double, kMaxLegal>;

[[nodiscard]] inline std::size_t drawFrom(const Shares& shares, std::size_t count, Stream& random) {
  double rest = fraction(random);
  for (std::size_t i = 0; i + 1 < count; ++i) {
    rest -= shares[i];
    if (rest < 0) return i;
  }
  return count - 1;
}

}  // namespace raindelay::tree
