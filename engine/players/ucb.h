#pragma once

#include "players/tree.h"

/// The choice of the action that a node tries next: UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer
/// 2002). `explore` is the bonus of actions that were tried seldom, in chances to win.
namespace raindelay::tree {

/// The number of the slot that promises most.
template <class Promise>
[[nodiscard]] std::size_t mostOf(const Slots& offered, Promise promise) {
  std::size_t best = 0;
  double most = 0;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const double one = promise(i);
    if (i > 0 && one <= most) continue;
    best = i;
    most = one;
  }
  return best;
}

/// An action that was never tried comes first, any of them.
template <class View>
[[nodiscard]] std::size_t ucb(Store<View>& store, const Slots& offered, Seat seat, double explore,
                              Stream& random) {
  FixedVector<std::uint8_t, kMaxLegal> untried;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    Edge& edge = store.edge(offered[i]);
    ++edge.offered;
    if (edge.visits == 0) untried.push_back(static_cast<std::uint8_t>(i));
  }
  if (!untried.empty()) {
    return untried[static_cast<std::size_t>(random.below(static_cast<int>(untried.size())))];
  }
  return mostOf(offered, [&](std::size_t i) {
    const Edge& edge = store.edge(offered[i]);
    return edge.mean(seat) + explore * std::sqrt(std::log(edge.offered) / edge.visits);
  });
}

/// With the number of what is advised: it is tried first, and explored so many times as much.
template <class View>
[[nodiscard]] std::size_t ucb(Store<View>& store, const Slots& offered, Seat seat, double explore,
                              std::size_t advice) {
  constexpr double kTrust = 2.0;
  double visits = 0;
  double sum = 0;
  for (const std::uint32_t slot : offered) {
    Edge& edge = store.edge(slot);
    ++edge.offered;
    visits += edge.visits;
    sum += edge.sum[static_cast<std::size_t>(seat.index())];
  }
  if (visits == 0) return advice;
  const double mean = sum / visits;
  return mostOf(offered, [&](std::size_t i) {
    const Edge& edge = store.edge(offered[i]);
    const double tried = edge.visits + 1;
    return (edge.sum[static_cast<std::size_t>(seat.index())] + mean) / tried +
           (i == advice ? kTrust : 1) * explore * std::sqrt(std::log(edge.offered + 1) / tried);
  });
}

}  // namespace raindelay::tree
