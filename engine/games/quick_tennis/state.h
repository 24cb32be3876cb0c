#pragma once

#include <array>
#include <cstdint>

#include "core/action.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/quick_tennis/card_values.h"

namespace raindelay::quick_tennis {

/// The kinds of action, in the order in which legal actions are listed.
enum class Verb : std::uint8_t {
  kServe,   ///< a: the card
  kReturn,  ///< a: a card; up to three, ascending
  kSet,     ///< no more cards to this serve
  kHit,     ///< a: the card
  kRun,     ///< a: the card
  kLob,
  kDrop,
  kNoCall,
  kRecover,  ///< a: the card spent for it
  kConcede
};
inline constexpr int kVerbs = 10;

/// An action of this game.
[[nodiscard]] constexpr Action act(Verb verb, Card card = Card(0)) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(card.index()), 0, 0};
}
[[nodiscard]] constexpr Action act(Call call) {
  return act(static_cast<Verb>(static_cast<int>(Verb::kLob) + static_cast<int>(call)));
}
[[nodiscard]] constexpr Verb verbOf(Action action) {
  return static_cast<Verb>(action.verb);
}
[[nodiscard]] constexpr Card cardOf(Action action) {
  return Card(action.a);
}
/// True if a card of the hand is played with it.
[[nodiscard]] constexpr bool playsCard(Verb verb) {
  return verb <= Verb::kRun ? verb != Verb::kSet : verb == Verb::kRecover;
}

/// The decision that is asked for, and of whom.
enum class Phase : std::uint8_t {
  kToss,     ///< chance: who serves first
  kServe,    ///< the server
  kReturn,   ///< the receiver: up to three cards, then Set
  kHit,      ///< the hitter
  kRun,      ///< the receiver
  kCall,     ///< the hitter, whose card is shown by now
  kRecover,  ///< the receiver
  kOver
};

/// The most cards that the receiver may play to a serve.
inline constexpr int kMostReturns = 3;

/// A card that is out until the point ends.
struct Spent {
  Card card;
  bool hidden = false;  ///< spent face down, for a recovery: kUnseen in the other seat's view

  friend bool operator==(const Spent&, const Spent&) = default;
};

/// The serve or stroke that was shown last.
struct Shown {
  bool any = false;  ///< there was one
  Card shot;
  FixedVector<Card, kMostReturns> answer;  ///< the receiver's

  friend bool operator==(const Shown&, const Shown&) = default;
};

/// One seat's side of the match.
struct Side {
  FixedVector<Spent, kCards> spent;
  Hand pack;  ///< its cards at the beginning of a point
  /// The cards in front of it, face down until shown; empty till then in the other seat's view.
  FixedVector<Card, kMostReturns> laid;
  Quadrant stands = 1;
  std::uint8_t points = 0;  ///< in this game; past deuce 3 each, or 4 to 3
  std::uint8_t games = 0;   ///< in this set
  std::uint8_t sets = 0;
  std::uint16_t won = 0;     ///< points of the match
  std::uint16_t served = 0;  ///< points that it served
  std::uint16_t held = 0;    ///< of them, points that it won
  std::uint16_t aces = 0;
  std::uint16_t breaks = 0;  ///< games won that the other served
  std::uint16_t gamesWon = 0;

  friend bool operator==(const Side&, const Side&) = default;
};

/// A match is called off after so many points: two players may reach deuce for ever.
inline constexpr int kMostPoints = 2000;

/// All that both seats see, but for what `sides` says.
struct Board {
  Phase phase = Phase::kToss;
  /// A set goes to the first with so many games, two ahead; level there a tie-break decides. 1: the
  /// first game decides; 0: there is but the tie-break.
  std::uint8_t setGames = 6;
  Hand pack{};                ///< what each player has at the beginning of a point
  std::uint8_t opener = 0;    ///< index of the seat that served this game first
  std::uint8_t striker = 0;   ///< index of the seat that serves or hits
  std::uint8_t ballSide = 0;  ///< index of the seat on whose court the ball is
  Quadrant ball = 1;
  Call call = Call::kNone;   ///< of the shot in the air
  std::uint8_t strokes = 0;  ///< of this point, the serve among them
  std::uint16_t points = 0;  ///< of the match
  std::array<Side, 2> sides;
  Shown last;

  [[nodiscard]] constexpr Seat hitter() const { return Seat(striker); }
  [[nodiscard]] constexpr Seat receiver() const { return hitter().other(); }
  [[nodiscard]] constexpr Side& of(Seat seat) {
    return sides[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr const Side& of(Seat seat) const {
    return sides[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr bool tieBreak() const {
    return sides[0].games == setGames && sides[1].games == setGames;
  }
  /// True if so many games to so many win a set, without a tie-break.
  [[nodiscard]] constexpr bool winsSet(int own, int others) const {
    return own >= setGames && (own - others >= 2 || setGames == 1);
  }
  /// Points of this game. Deuce counts as six of them, an advantage as seven.
  [[nodiscard]] constexpr int gamePoints() const { return sides[0].points + sides[1].points; }
  /// The server of this point: in a tie-break one point, then two each.
  [[nodiscard]] constexpr Seat server() const {
    const bool other = tieBreak() && (gamePoints() + 1) / 2 % 2 == 1;
    return other ? Seat(opener).other() : Seat(opener);
  }
  /// The quadrant where server and receiver begin this point.
  [[nodiscard]] constexpr Quadrant start() const {
    return static_cast<Quadrant>(1 + gamePoints() % 2);
  }
  /// The seat's cards, as far as is known: those neither spent nor laid.
  [[nodiscard]] constexpr Hand hand(Seat seat) const {
    Hand hand = of(seat).pack;
    for (const Spent& spent : of(seat).spent) {
      if (spent.card != kUnseen) hand.erase(spent.card);
    }
    for (const Card card : of(seat).laid) hand.erase(card);
    return hand;
  }

  friend bool operator==(const Board&, const Board&) = default;
};

/// The full state.
using State = Board;

/// The state as a seat knows it: a board that lacks what it hasn't seen.
struct View : Board {
  Seat seat;  ///< the seat whose view it is

  friend bool operator==(const View&, const View&) = default;
};

/// The number of cards that the other seat sees in front of `seat`, shown or not.
[[nodiscard]] constexpr int laidInSight(const Board& board, Seat seat) {
  switch (board.phase) {
    case Phase::kReturn:
    case Phase::kRun:
      return seat == board.hitter() ? 1 : 0;
    case Phase::kCall:
      return 1;
    default:
      return static_cast<int>(board.of(seat).laid.size());
  }
}
/// True if the cards in front of `seat` are shown to both.
[[nodiscard]] constexpr bool laidIsShown(const Board& board, Seat seat) {
  return board.phase == Phase::kRecover || (board.phase == Phase::kCall && seat == board.hitter());
}

}  // namespace raindelay::quick_tennis
