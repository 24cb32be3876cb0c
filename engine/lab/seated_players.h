#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.h"
#include "players/players.h"

namespace raindelay {

/// The players of one match in their seats. Whoever sits in a seat has the same random numbers,
/// whatever the others draw: players of one kind play the same match in every seating.
template <Rules R>
class SeatedPlayers {
 public:
  /// Player `shift` sits in the first seat, the next ones behind it in turn. `players` outlive
  /// this; `seed` is the match's.
  SeatedPlayers(const std::vector<FastPlayer<R>>& players, std::size_t shift, std::uint64_t seed)
      : players_(players), shift_(shift) {
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      random_.emplace_back(seed, "players", seat);
    }
  }

  /// The index of the player in this seat.
  [[nodiscard]] std::size_t playerOf(Seat seat) const {
    return (static_cast<std::size_t>(seat.index()) + shift_) % players_.size();
  }
  /// The choice of the seat whose turn it is.
  [[nodiscard]] Action choose(const typename R::State& now, Seat seat) {
    return players_[playerOf(seat)].choose(now, seat,
                                           random_[static_cast<std::size_t>(seat.index())]);
  }
  /// The same among some of the allowed actions, at least one.
  [[nodiscard]] Action choose(const typename R::State& now, Seat seat, const ActionList& legal) {
    return players_[playerOf(seat)].choose(now, seat, legal,
                                           random_[static_cast<std::size_t>(seat.index())]);
  }

 private:
  const std::vector<FastPlayer<R>>& players_;
  std::size_t shift_;
  std::vector<Stream> random_;  ///< by seat
};

}  // namespace raindelay
