#pragma once

#include <array>
#include <cstdint>

#include "core/action.h"
#include "core/seat.h"
#include "games/quick_baseball/cards.h"

namespace raindelay::quick_baseball {

/// The kinds of action, in the order in which legal actions are listed.
enum class Verb : std::uint8_t {
  kBat,      ///< a: the batting card to swing with
  kLeave,    ///< call Leave
  kSteal,    ///< call Steal
  kPitch,    ///< a: the pitching card
  kRefresh,  ///< take the discards back
  kKeep      ///< keep the cards that are left
};
inline constexpr int kVerbs = 6;

/// An action of this game.
[[nodiscard]] constexpr Action act(Verb verb, Card card = Card(0)) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(card.index()), 0, 0};
}
[[nodiscard]] constexpr Verb verbOf(Action action) {
  return static_cast<Verb>(action.verb);
}
/// The card of kBat or kPitch.
[[nodiscard]] constexpr Card cardOf(Action action) {
  return Card(action.a);
}

/// The decision that is asked for, and of whom. Before every pitch refreshing is asked in the order
/// of these (rule 10.6).
enum class Phase : std::uint8_t {
  kRefreshBats,     ///< the batter, down to one card or none
  kRefreshPitches,  ///< the pitcher, down to one card or none, or following her
  kFollowPitcher,   ///< the batter, following him
  kBat,
  kPitch,
  kOver
};

/// A team's record in this match.
struct Team {
  std::uint16_t runs = 0;
  std::uint16_t hits = 0;
  std::uint16_t homeRuns = 0;
  std::uint16_t walks = 0;
  std::uint16_t steals = 0;
  std::uint16_t caughtStealing = 0;
  std::uint16_t leftOnBase = 0;
  std::uint8_t batter = 0;  ///< the batter up or next up: 0 … 8
  bool relief = false;      ///< the relief pitcher is in

  friend bool operator==(const Team&, const Team&) = default;
};

/// The pitch that was shown last.
struct Shown {
  bool any = false;  ///< there was one
  Action choice;     ///< the batter's: with the card if she swung
  Card pitch;

  friend bool operator==(const Shown&, const Shown&) = default;
};

/// A match is called after so many pitches, as it stands: a pitcher may throw balls for ever.
inline constexpr int kMostPitches = 5000;

/// Cards in the order in which they were discarded.
using Discard = FixedVector<Card, kPitches>;

/// All that both seats see. `kind` is kPitching or kBatting.
struct Board {
  Phase phase = Phase::kBat;
  bool refreshed = false;        ///< the batter has, before this pitch
  std::uint16_t halfInning = 0;  ///< from 0: even ones are tops
  std::uint16_t pitches = 0;     ///< shown in this match
  std::uint8_t outs = 0;         ///< 3 only when the match is over
  std::uint8_t balls = 0;
  std::uint8_t runners = 0;    ///< bit 0: first base … bit 2: third
  std::uint16_t halfRuns = 0;  ///< of this half-inning
  std::array<Team, 2> team;
  std::array<Discard, 2> discards;  ///< of pitches, of bats
  Shown last;

  /// The side at bat, and the one in the field. Seat 0 is the visitor, seat 1 home.
  [[nodiscard]] constexpr Seat batting() const { return Seat(halfInning % 2); }
  [[nodiscard]] constexpr Seat fielding() const { return batting().other(); }
  [[nodiscard]] constexpr Team& of(Seat seat) {
    return team[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr const Team& of(Seat seat) const {
    return team[static_cast<std::size_t>(seat.index())];
  }
  /// The inning, from 1.
  [[nodiscard]] constexpr int inning() const { return halfInning / 2 + 1; }
  /// True if a runner stands on base 1 … 3.
  [[nodiscard]] constexpr bool occupied(int base) const { return (runners >> (base - 1) & 1) != 0; }
  /// True if the pitching team's reliever throws: inner borders are active.
  [[nodiscard]] constexpr bool relief() const { return of(fielding()).relief; }
  /// The base of the runner who may steal the next one, or 0 (rules 8.1 to 8.3).
  [[nodiscard]] constexpr int stealer() const {
    if (occupied(2) && !occupied(3)) return 2;
    return occupied(1) && !occupied(2) ? 1 : 0;
  }
  /// The seat that holds these cards.
  [[nodiscard]] constexpr Seat holder(Kind kind) const {
    return kind == Kind::kBatting ? batting() : fielding();
  }
  [[nodiscard]] constexpr Discard& discard(Kind kind) {
    return discards[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] constexpr const Discard& discard(Kind kind) const {
    return discards[static_cast<std::size_t>(kind)];
  }
  /// The cards that aren't discarded: in the hand, or the one that lies face down.
  [[nodiscard]] constexpr Hand held(Kind kind) const {
    Hand hand = kind == Kind::kBatting ? kAllBats : kAllPitches;
    for (const Card card : discard(kind)) hand.erase(card);
    return hand;
  }

  friend bool operator==(const Board&, const Board&) = default;
};

/// The batting card that lies face down for a choice: with a call the last of the hand.
[[nodiscard]] constexpr Card laidFor(const Board& board, Action choice) {
  if (verbOf(choice) == Verb::kBat) return cardOf(choice);
  const Hand held = board.held(Kind::kBatting);
  return held.nth(held.size() - 1);
}

/// The full state.
struct State : Board {
  Action choice;  ///< in kPitch: the batter's, otherwise Action()

  friend bool operator==(const State&, const State&) = default;
};

/// The state as a seat knows it.
struct View : Board {
  Seat seat;      ///< the seat whose view it is
  Action choice;  ///< in kPitch, for the batter: her own; otherwise Action()

  friend bool operator==(const View&, const View&) = default;
};

}  // namespace raindelay::quick_baseball
