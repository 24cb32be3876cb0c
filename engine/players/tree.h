#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "players/evaluator.h"

/// A search's memory: information sets, and the results of the actions there.
namespace raindelay::tree {

/// Stands for no node or edge.
inline constexpr std::uint32_t kNone = ~0U;

/// An action that no seat could do.
inline constexpr Action kNoAction = Action::chance(0, Card(0));

/// An action at a node.
struct Edge {
  Action action;
  std::uint32_t next = kNone;  ///< of the node's edges, ascending by action
  std::uint32_t visits = 0;
  std::uint32_t offered = 0;  ///< how often it could have been chosen
  Chances sum{};              ///< of what its visits brought

  [[nodiscard]] double mean(Seat seat) const {
    return visits > 0 ? sum[static_cast<std::size_t>(seat.index())] / visits : 0;
  }
};

/// An information set: all that one seat can tell apart where it decides alone.
template <class View>
struct Node {
  View view;
  Seat seat;                    ///< whose decision it is
  std::uint32_t first = kNone;  ///< edge
  Action advice = kNoAction;    ///< what the evaluator would do, once it was asked
};

/// The edges of a node that a state allows, in the order of its actions.
using Slots = FixedVector<std::uint32_t, kMaxLegal>;

/// Numbers by keys: what was filed under a key and fits. Open addressing; nothing is taken out.
class Index {
 public:
  /// The first number under this key that `fits`, or kNone.
  template <class Fits>
  [[nodiscard]] std::uint32_t find(std::uint64_t key, Fits fits) const {
    if (slots_.empty()) return kNone;
    for (std::size_t i = key & mask(); slots_[i].number != kNone; i = (i + 1) & mask()) {
      if (slots_[i].key == key && fits(slots_[i].number)) return slots_[i].number;
    }
    return kNone;
  }
  void add(std::uint64_t key, std::uint32_t number) {
    if (2 * ++size_ > slots_.size()) grow();
    file({key, number});
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t number = kNone;
  };

  [[nodiscard]] std::size_t mask() const { return slots_.size() - 1; }
  void file(Slot slot) {
    std::size_t i = slot.key & mask();
    while (slots_[i].number != kNone) i = (i + 1) & mask();
    slots_[i] = slot;
  }
  void grow() {
    std::vector<Slot> old(std::max<std::size_t>(256, 2 * slots_.size()));
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.number != kNone) file(slot);
    }
  }

  std::vector<Slot> slots_;
  std::size_t size_ = 0;
};

/// Nodes and edges of one tree; nodes are found by what is seen there.
template <class View>
class Store {
 public:
  /// The node at which this is seen, or kNone. `key` must be the same for equal views.
  [[nodiscard]] std::uint32_t find(std::uint64_t key, Seat seat, const View& view) const {
    return index_.find(key, [&](std::uint32_t number) {
      return nodes_[number].seat == seat && nodes_[number].view == view;
    });
  }
  std::uint32_t add(std::uint64_t key, Seat seat, const View& view) {
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({view, seat});
    index_.add(key, number);
    return number;
  }
  void advise(std::uint32_t number, Action advice) { nodes_[number].advice = advice; }
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
  [[nodiscard]] const Node<View>& node(std::uint32_t number) const { return nodes_[number]; }
  [[nodiscard]] Edge& edge(std::uint32_t number) { return edges_[number]; }
  [[nodiscard]] const Edge& edge(std::uint32_t number) const { return edges_[number]; }

 private:
  std::vector<Node<View>> nodes_;
  std::vector<Edge> edges_;
  Index index_;
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

/// One of the first `count`, each as often as its share says; the shares' sum is 1.
template <class Shares>
[[nodiscard]] std::size_t drawFrom(const Shares& shares, std::size_t count, Stream& random) {
  double rest = fraction(random);
  for (std::size_t i = 0; i + 1 < count; ++i) {
    rest -= shares[i];
    if (rest < 0) return i;
  }
  return count - 1;
}

}  // namespace raindelay::tree
