#pragma once

#include <cstdint>
#include <vector>

#include "games/game_list.h"
#include "match/match.h"
#include "shelf/shelf.h"

/// Matches to look at: forked where a seat isn't told something, and any others.
namespace raindelay::privacy {

/// The same match twice, but for what `blind` isn't told; it is that seat's turn.
struct Fork {
  Seat blind;
  std::vector<Action> common;  ///< the beginning of both
  std::vector<Action> one;     ///< and how each goes on; the first of each is what `blind` must not
  std::vector<Action> other;   ///< be able to tell
};

/// A game with options of its own, and matches of it.
class Courses {
 public:
  /// Options and all that is chosen in the matches come from the seed.
  Courses(const GameEntry& entry, std::uint64_t seed);

  [[nodiscard]] const Game& game() const { return *box_.game; }
  /// Any match, to its end.
  [[nodiscard]] std::vector<Action> anyCourse();
  /// So many forks of it, at most, all over the match.
  [[nodiscard]] std::vector<Fork> forksOf(const std::vector<Action>& course, std::size_t most);
  /// The match that begins with these actions, between persons.
  [[nodiscard]] Match match(const std::vector<Action>& first,
                            const std::vector<Action>& then = {}) const;
  /// The same against computer players.
  [[nodiscard]] Match matchOf(Seat person, const std::vector<Action>& first) const;
  [[nodiscard]] std::string inWords(const Fork& fork) const;

 private:
  [[nodiscard]] Match matchOf(std::vector<SeatPlayer> players, const std::vector<Action>& first,
                              const std::vector<Action>& then) const;

  std::uint64_t seed_;
  shelf::ShelvedGame box_;
  Stream random_;
};

}  // namespace raindelay::privacy
