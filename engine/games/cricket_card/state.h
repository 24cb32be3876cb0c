#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/action.h"
#include "core/seat.h"
#include "games/cricket_card/cards.h"

namespace raindelay::cricket_card {

/// The kinds of action, in the order in which legal actions are listed.
enum class Verb : std::uint8_t {
  kBat,        ///< the toss winner bats first
  kBowl,       ///< or bowls first
  kPlay,       ///< a stroke; a: the card, b: the wicket 1 … 10
  kCounter,    ///< a: the card
  kLet,        ///< don't counter
  kRecounter,  ///< a: the card
  kLeave,      ///< don't recounter
  kClose       ///< declare the innings closed
};
inline constexpr int kVerbs = 8;

/// An action of this game.
[[nodiscard]] constexpr Action act(Verb verb, Card card = Card(0), int wicket = 0) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(card.index()),
          static_cast<std::uint8_t>(wicket), 0};
}
[[nodiscard]] constexpr Verb verbOf(Action action) {
  return static_cast<Verb>(action.verb);
}
/// The card of kPlay, kCounter or kRecounter.
[[nodiscard]] constexpr Card cardOf(Action action) {
  return Card(action.a);
}

/// The decision that is asked for, and of whom. From kPlay on cards are drawn first, if a hand
/// isn't full.
enum class Phase : std::uint8_t {
  kToss,       ///< chance
  kChoose,     ///< the winner of the toss
  kPlay,       ///< the batter
  kCounter,    ///< the bowler
  kRecounter,  ///< the batter
  kOver
};

/// One side's innings on the scorecard.
struct Innings {
  std::uint16_t runs = 0;    ///< off the bat
  std::uint16_t extras = 0;  ///< counted once the second side has batted, too
  std::uint8_t wickets = 0;  ///< that were played

  [[nodiscard]] constexpr int total() const { return runs + extras; }
  friend bool operator==(const Innings&, const Innings&) = default;
};

/// A card on a wicket. Those of one wicket are a chain: stroke, counter, recounter …
struct Laid {
  Card card;
  std::uint8_t side = 0;  ///< the seat whose card it is
  std::uint8_t at = 0;    ///< the seat whose wicket it is: who bats there
  std::uint8_t wicket = 0;

  friend bool operator==(const Laid&, const Laid&) = default;
};

/// The points that a card counts on a wicket, if it stands.
[[nodiscard]] constexpr int pointsOf(Card card, int wicket) {
  return std::max(0, valueOf(card) - wicket);
}
/// Its runs.
[[nodiscard]] constexpr int worthOf(Card card, int wicket, int multiplier) {
  return pointsOf(card, wicket) * multiplier;
}

/// The standing of a series: tests that are over.
struct Tally {
  std::array<std::uint16_t, 2> wins{};  ///< tests won, by seat
  std::uint16_t tests = 0;
  std::uint16_t ties = 0;
  std::uint16_t draws = 0;

  friend bool operator==(const Tally&, const Tally&) = default;
};

/// All that both seats see. Each innings pair (the first two, the last two) is played with all
/// cards: "in this pair" means since they were last shuffled.
struct Board {
  Phase phase = Phase::kToss;
  std::uint8_t test = 0;     ///< of the series, from 0
  std::uint8_t innings = 0;  ///< of the test, 0 … 3
  bool followOn = false;
  bool saving = false;  ///< the side batting last can't win any more: it plays for the draw
  Seat toss;            ///< the seat that won it, or whose turn it is to choose
  Seat opener;          ///< the seat that bats first in the test
  std::array<std::array<Innings, 2>, 2> scorecard;  ///< by seat: the first innings, the second
  std::array<std::uint16_t, 2> played{};  ///< wickets in this pair, by seat; bit 0: wicket 1
  std::array<Hand, 2> left{kAllCards, kAllCards};  ///< not played in this pair: hand and stock
  std::array<Hand, 2> counted;                     ///< the hands that extras were counted from last
  FixedVector<Laid, 2 * kPlayCards> laid;          ///< in this pair, in order
  Tally tally;

  /// True in the second innings of the two sides: equal cards counter.
  [[nodiscard]] constexpr bool second() const { return innings >= 2; }
  [[nodiscard]] constexpr Seat batting() const {
    return (innings % 2 == 1) == (second() && followOn) ? opener : opener.other();
  }
  [[nodiscard]] constexpr Seat bowling() const { return batting().other(); }
  /// The innings being played.
  [[nodiscard]] constexpr Innings& now() { return of(scorecard, batting())[second() ? 1 : 0]; }
  [[nodiscard]] constexpr const Innings& now() const {
    return of(scorecard, batting())[second() ? 1 : 0];
  }
  /// A side's runs in this test.
  [[nodiscard]] constexpr int total(Seat seat) const {
    return of(scorecard, seat)[0].total() + of(scorecard, seat)[1].total();
  }
  /// Both sides' runs in this test: what a draw is measured by.
  [[nodiscard]] constexpr int aggregate() const { return total(Seat(0)) + total(Seat(1)); }
  /// Runs by which the side at bat is ahead in this test; below 0: behind.
  [[nodiscard]] constexpr int lead() const { return total(batting()) - total(bowling()); }
  [[nodiscard]] constexpr bool isPlayed(Seat seat, int wicket) const {
    return (of(played, seat) >> (wicket - 1) & 1) != 0;
  }
  /// Between two strokes: the most points that the side at bat may get for the next one, for all
  /// that can be counted.
  [[nodiscard]] constexpr int mostPoints() const {
    const Hand& cards = of(left, batting());
    int wicket = 1;
    while (wicket <= kWickets && isPlayed(batting(), wicket)) ++wicket;
    return cards.empty() ? 0 : pointsOf(cards.nth(cards.size() - 1), wicket);
  }
  /// In kCounter and kRecounter: those of these cards that beat the one on top of the chain.
  [[nodiscard]] constexpr Hand beating(const Hand& cards) const {
    const bool equal = second() && phase == Phase::kCounter;
    return cards & cardsFrom(valueOf(laid.back().card) + (equal ? 0 : 1));
  }

  /// The part of `both` that belongs to a seat.
  template <class T>
  [[nodiscard]] static constexpr T& of(std::array<T, 2>& both, Seat seat) {
    return both[static_cast<std::size_t>(seat.index())];
  }
  template <class T>
  [[nodiscard]] static constexpr const T& of(const std::array<T, 2>& both, Seat seat) {
    return both[static_cast<std::size_t>(seat.index())];
  }
  friend bool operator==(const Board&, const Board&) = default;
};

/// The full state. A side's stock is what is left to it and isn't in its hand.
struct State : Board {
  std::array<Hand, 2> hands;

  [[nodiscard]] constexpr Hand& hand(Seat seat) { return of(hands, seat); }
  [[nodiscard]] constexpr const Hand& hand(Seat seat) const { return of(hands, seat); }
  [[nodiscard]] constexpr Hand stock(Seat seat) const { return of(left, seat) - hand(seat); }
  /// The seat whose hand is to be filled up next.
  [[nodiscard]] constexpr std::optional<Seat> drawer() const {
    if (phase < Phase::kPlay || phase == Phase::kOver) return std::nullopt;
    for (const Seat seat : {Seat(0), Seat(1)}) {
      if (hand(seat).size() < kHandSize && !stock(seat).empty()) return seat;
    }
    return std::nullopt;
  }
  friend bool operator==(const State&, const State&) = default;
};

/// Runs of both sides that make a test a draw (rule 8.3), if nothing else is agreed.
inline constexpr int kDrawRuns = 1400;
/// Runs a point on a pitch to which nothing is scaled (rule 10.5).
inline constexpr int kPlainPitch = 10;
/// Runs behind that make a side follow on (rule 6.7).
inline constexpr int kFollowOnRuns = 200;

/// The terms of a test, as the options make them.
struct Terms {
  std::uint8_t tests = 1;   ///< in the series
  bool tossed = true;       ///< a coin says who chooses; otherwise it is the other side's turn
  bool strokeWins = false;  ///< a winning stroke does, even past the draw limit
  std::uint8_t multiplier = kPlainPitch;   ///< runs a point
  std::uint16_t drawLimit = 0;             ///< runs of both sides that make a draw; 0: timeless
  std::uint16_t followOn = kFollowOnRuns;  ///< behind by so many the second side bats again at once

  friend bool operator==(const Terms&, const Terms&) = default;
};

/// The target of the side batting last: the runs to win, or once it can't, those to save the test.
[[nodiscard]] constexpr int wanted(const Board& board, const Terms& terms) {
  return board.saving ? terms.drawLimit - board.aggregate() : 1 - board.lead();
}

/// Between two strokes of the last innings: true if the side at bat may still get ahead, by strokes
/// or on extras, before both sides' runs make a draw.
[[nodiscard]] constexpr bool canWin(const Board& board, const Terms& terms) {
  const int missing = terms.drawLimit - board.aggregate();
  const int target = 1 - board.lead();
  if (terms.drawLimit == 0 || target < missing) return true;
  // A stroke that wins may come after as many runs as just don't make a draw.
  const int before = (missing - 1) / terms.multiplier * terms.multiplier;
  return terms.strokeWins && target - before <= board.mostPoints() * terms.multiplier;
}

/// The state as a seat knows it.
struct View : Board {
  Seat seat;                           ///< the seat whose view it is
  Hand hand;                           ///< its own
  std::array<std::uint8_t, 2> held{};  ///< sizes of the hands
  Terms terms;                         ///< of the test being played

  /// Cards in a side's stock.
  [[nodiscard]] constexpr int stockSize(Seat side) const {
    return of(left, side).size() - of(held, side);
  }
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace raindelay::cricket_card
