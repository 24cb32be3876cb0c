#pragma once

#include <array>
#include <cstdint>

#include "core/action.h"
#include "core/event.h"
#include "core/seat.h"
#include "games/tarot/cards.h"

namespace raindelay::tarot {

/// The kinds of action, in the order in which legal actions are listed.
enum class Verb : std::uint8_t {
  kDiscard,  ///< a: the card
  kGreater,  ///< declares all Greater Trumps held
  kLesser,
  kTrumps,  ///< ten or thirteen
  kTarots,
  kRun,   ///< a whole run; a: its first card, b: its last
  kDone,  ///< declares nothing more
  kAsk,   ///< for a Tarot Trump; a: the seat that is asked
  kNoAsk,
  kGive,    ///< the Tarot Trump that was asked for; a: the card
  kReturn,  ///< a: the card given back for it
  kPlay     ///< a: the card
};
inline constexpr int kVerbs = 12;

/// An action of this game.
[[nodiscard]] constexpr Action act(Verb verb, Card card = Card(0), Card last = Card(0)) {
  return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(card.index()),
          static_cast<std::uint8_t>(last.index()), 0};
}
[[nodiscard]] constexpr Action ask(Seat seat) {
  return act(Verb::kAsk, Card(seat.index()));
}
[[nodiscard]] constexpr Verb verbOf(Action action) {
  return static_cast<Verb>(action.verb);
}
/// The card of a verb that takes one.
[[nodiscard]] constexpr Card cardOf(Action action) {
  return Card(action.a);
}
/// The run of kRun.
[[nodiscard]] constexpr Run runOf(Action action) {
  return {Card(action.a), Card(action.b)};
}

/// The decision that is asked for, and of whom: chance in kDealer and kDeal, else Board::mover.
enum class Phase : std::uint8_t {
  kDealer,
  kDeal,
  kDiscard,
  kDeclare,
  kAsk,
  kGive,
  kReturn,
  kPlay,
  kOver
};

/// Something that a seat declared, and what it scored by it.
struct Declaration {
  Seat seat;
  std::uint8_t points = 0;
  Action what;

  friend bool operator==(const Declaration&, const Declaration&) = default;
};

/// A seat asked another one for a Tarot Trump.
struct Ask {
  Seat asker;
  Seat asked;
  Card gift = kNoCard;  ///< none before it is given, or if it was refused

  /// The two learn all, another seat that something happened.
  [[nodiscard]] constexpr Audience audience() const {
    return {static_cast<std::uint8_t>(1U << asker.index() | 1U << asked.index()), true};
  }

  friend bool operator==(const Ask&, const Ask&) = default;
};

/// The trick on the table, or the last one there.
struct Trick {
  std::array<Card, kMaxSeats> cards{kNoCard, kNoCard, kNoCard};  ///< by seat
  std::uint8_t count = 0;
  Suit led = Suit::kNone;  ///< none as long as nothing but the 0 lies there
  Seat winner;             ///< the seat whose card is the best so far, if any

  [[nodiscard]] constexpr Card of(Seat seat) const {
    return cards[static_cast<std::size_t>(seat.index())];
  }
  /// The seat that played the card, which lies there.
  [[nodiscard]] constexpr Seat holderOf(Card card) const {
    int seat = 0;
    while (of(Seat(seat)) != card) ++seat;
    return Seat(seat);
  }
  /// True if the card would be better than the best that lies there. The 0 beats nothing, and
  /// anything beats it.
  [[nodiscard]] constexpr bool isBeatenBy(Card card) const {
    return worth(card) > worth(of(winner));
  }
  constexpr void lay(Seat seat, Card card) {
    if (led == Suit::kNone && card != kFool) led = suitOf(card);
    if (count == 0 || isBeatenBy(card)) winner = seat;
    cards[static_cast<std::size_t>(seat.index())] = card;
    ++count;
  }
  friend bool operator==(const Trick&, const Trick&) = default;

 private:
  // No branch: nobody can predict which card is the better one.
  [[nodiscard]] constexpr int worth(Card card) const {
    return static_cast<int>(winners(led).contains(card)) * (card.index() + 1);
  }
};

/// Something that each seat has.
template <class T>
class Each : public std::array<T, kMaxSeats> {
 public:
  using std::array<T, kMaxSeats>::operator[];
  [[nodiscard]] constexpr T& operator[](Seat seat) {
    return (*this)[static_cast<std::size_t>(seat.index())];
  }
  [[nodiscard]] constexpr const T& operator[](Seat seat) const {
    return (*this)[static_cast<std::size_t>(seat.index())];
  }
};

inline constexpr std::size_t kMostDeclarations = 24;

/// All that everybody sees, and what it tells of the hands.
struct Board {
  Phase phase = Phase::kDealer;
  std::uint8_t seats = 2;
  std::uint16_t hand = 0;  ///< of the match, from 0
  std::uint8_t dealt = 0;  ///< cards drawn for this hand: the spare ones last
  Seat dealer;
  Seat mover;                           ///< on turn; in kDeal: the seat whose card is drawn
  Each<std::int16_t> score{};           ///< of the match
  Each<std::uint8_t> declaredPoints{};  ///< of this hand, before play
  Each<std::uint8_t> playPoints{};      ///< of this hand, in play
  Each<std::uint8_t> tricks{};          ///< won
  FixedVector<Declaration, kMostDeclarations> declared;
  FixedVector<Ask, kMaxSeats> asks;
  // Of the hands as they were before cards changed places by asking: what must have been in them,
  // and what can't.
  Each<Hand> shown{};
  Each<Hand> lacked{};
  // Since then.
  Each<std::uint8_t> voids{};  ///< a bit a Suit
  Each<Hand> played{};
  Trick trick;
  Trick last;  ///< the trick before

  [[nodiscard]] constexpr Seat after(Seat seat) const {
    return Seat(seat.index() + 1 == seats ? 0 : seat.index() + 1);
  }
  /// The seat that declares, asks and leads first.
  [[nodiscard]] constexpr Seat first() const { return after(dealer); }
  [[nodiscard]] constexpr bool isVoid(Seat seat, Suit suit) const {
    return (voids[seat] >> static_cast<int>(suit) & 1) != 0;
  }
  /// The number of cards in all hands, including the spare cards.
  [[nodiscard]] constexpr int dealSize() const { return seats * kHandSize + kSpareSize; }
  [[nodiscard]] constexpr bool hasDeclared(Seat seat, Action what) const {
    for (const Declaration& one : declared) {
      if (one.seat == seat && one.what == what) return true;
    }
    return false;
  }
  /// The Tarot Trumps that were given away.
  [[nodiscard]] constexpr Hand given() const {
    Hand cards;
    for (const Ask& one : asks) {
      if (one.gift != kNoCard) cards.insert(one.gift);
    }
    return cards;
  }
  /// True if, for all that everybody knows, a seat that hasn't asked may hold just two Tarot
  /// Trumps.
  [[nodiscard]] constexpr bool mayAsk(Seat seat) const {
    return ((shown[seat] & kTarotTrumps) - given()).size() <= 2;
  }
  /// The seat that is neither, of three.
  [[nodiscard]] static constexpr Seat third(Seat one, Seat other) {
    return Seat(kMaxSeats - one.index() - other.index());
  }
  friend bool operator==(const Board&, const Board&) = default;
};

/// The full state.
struct State : Board {
  Each<Hand> hands{};
  Hand pack = kPack;  ///< not dealt; with two seats the third hand, in the end
  Hand spare;         ///< until the dealer takes them
  Hand discard;
  std::array<Card, kMaxSeats> returned{kNoCard, kNoCard, kNoCard};  ///< for each of `asks`

  friend bool operator==(const State&, const State&) = default;
};

/// The state as a seat knows it.
struct View : Board {
  Seat seat;                   ///< the seat whose view it is
  Hand held;                   ///< its own hand
  Hand discard;                ///< if it deals
  Each<std::uint8_t> sizes{};  ///< of the hands
  /// For each of `asks` that the seat took part in.
  std::array<Card, kMaxSeats> returned{kNoCard, kNoCard, kNoCard};

  friend bool operator==(const View&, const View&) = default;
};

namespace detail {

/// The cards that may be played besides those that follow suit: if some do, if none do.
inline constexpr std::array<Hand, 2> kBesides{trumps(0, 0), kPack};

}  // namespace detail

/// The cards that must or may be played to a trick (rules 5.2 and 5.4): the 0 always may.
[[nodiscard]] constexpr Hand playable(const Hand& hand, const Trick& trick) {
  const Hand following = hand & followers(trick.led);
  return following | (hand & detail::kBesides[following.empty() ? 1 : 0]);
}

}  // namespace raindelay::tarot
