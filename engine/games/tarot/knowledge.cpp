// A seat's knowledge, and every deal that fits it. The hands as they were before asking are what
// counts: declarations speak of them, and where asking brought their cards is known or supposed.

#include <algorithm>
#include <cassert>

#include "games/tarot/distribution.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

using Hands = Each<Hand>;
using Returned = std::array<Card, kMaxSeats>;

bool disjoint(const Hand& one, const Hand& other) {
  return (one & other).empty();
}
bool contains(const Hand& all, const Hand& part) {
  return (part - all).empty();
}

/// All cards of the suits that the seat has shown not to have.
Hand voidCards(const Board& board, Seat seat) {
  Hand cards;
  for (int i = 0; i < kSuits; ++i) {
    const auto suit = static_cast<Suit>(i);
    if (board.isVoid(seat, suit)) cards = cards | followers(suit);
  }
  return cards;
}

/// Calls `visit(card, from, to)` for every card that changed hands, in order.
template <class Visit>
void forEachPass(const Board& board, const Returned& returned, Visit visit) {
  for (std::size_t i = 0; i < board.asks.size(); ++i) {
    const Ask& ask = board.asks[i];
    if (ask.gift != kNoCard) visit(ask.gift, ask.asked, ask.asker);
    if (returned[i] != kNoCard) visit(returned[i], ask.asker, ask.asked);
  }
}

/// Turns the hands before asking, what was played among them, into those after it. Returned false
/// if a card isn't where it is said to come from.
bool passAll(const Board& board, const Returned& returned, Hands& hands) {
  bool possible = true;
  forEachPass(board, returned, [&](Card card, Seat from, Seat to) {
    possible = possible && hands[from].contains(card);
    hands[from].erase(card);
    hands[to].insert(card);
  });
  return possible;
}

/// The other way: takes out the cards that changed hands and puts them where they began.
void takeBackAll(const Board& board, const Returned& returned, Hands& hands) {
  Hand done;
  forEachPass(board, returned, [&](Card card, Seat from, Seat /*to*/) {
    if (done.contains(card)) return;
    done.insert(card);
    for (Hand& hand : hands) hand.erase(card);
    hands[from].insert(card);
  });
}

/// True if the hands after asking can belong to what was seen of the seat since then.
bool fitsPlay(const Board& board, const Hand& after, Seat seat) {
  return contains(after, board.played[seat]) &&
         disjoint(after - board.played[seat], voidCards(board, seat));
}

/// A seat that shows ten trumps hasn't thirteen, one that shows three Tarot Trumps hasn't six; and
/// one that is to give one has one.
bool fitsWords(const Board& board, const Hands& before) {
  if (board.phase == Phase::kGive && contains(board.given(), before[board.mover] & kTarotTrumps)) {
    return false;
  }
  return std::all_of(board.declared.begin(), board.declared.end(), [&](const Declaration& one) {
    return combinationOf(before[one.seat], one.what).points == one.points;
  });
}

/// The possible deals of the cards that a seat doesn't know.
class Deals {
 public:
  explicit Deals(const View& view) : v_(view), one_(v_.after(v_.seat)), two_(v_.after(one_)) {}

  /// Draws a deal that fits, all equally likely. Where it is known that somebody has at most, or at
  /// least, so many trumps, a deal in which that isn't so is drawn again; in most it is.
  [[nodiscard]] State draw(Stream& random) const {
    for (;;) {
      Guess guess = drawGuess(random);
      const Distribution::Laid laid = distribution(guess).draw(random);
      guess.before[one_] = guess.before[one_] | laid[0];
      if (v_.seats > 2) guess.before[two_] = guess.before[two_] | laid[1];
      if (fitsWords(v_, guess.before)) return stateOf(guess, laid, random);
    }
  }

 private:
  /// The cards that were given back, and what is known then of the hands before asking.
  struct Guess {
    Returned returned;
    Hands before;
    bool possible = false;
  };

  [[nodiscard]] bool discardIsHidden() const {
    return v_.phase > Phase::kDiscard && v_.seat != v_.dealer;
  }

  /// True if a card was given back between two others.
  [[nodiscard]] bool isHidden(std::size_t i) const {
    const Ask& ask = v_.asks[i];
    const bool open = v_.phase == Phase::kReturn && i + 1 == v_.asks.size();
    return ask.gift != kNoCard && !open && ask.asker != v_.seat && ask.asked != v_.seat;
  }

  [[nodiscard]] Guess guess(const Returned& returned) const {
    Guess guess{returned, v_.played};
    guess.before[v_.seat] = guess.before[v_.seat] | v_.held;
    takeBackAll(v_, returned, guess.before);
    for (const Seat seat : {one_, two_}) {
      if (seat != v_.seat) guess.before[seat] = guess.before[seat] | v_.shown[seat];
    }
    guess.possible = fits(guess);
    return guess;
  }

  [[nodiscard]] bool fits(const Guess& guess) const {
    Hand known = v_.discard;
    for (const Hand& hand : guess.before) {
      if (!disjoint(known, hand)) return false;
      known = known | hand;
    }
    Hands after = guess.before;
    if (!passAll(v_, guess.returned, after)) return false;
    if (after[v_.seat] != (v_.held | v_.played[v_.seat])) return false;
    for (const Seat seat : {one_, two_}) {
      if (seat == v_.seat) continue;
      if (!disjoint(guess.before[seat], v_.lacked[seat])) return false;
      if (!fitsPlay(v_, after[seat], seat)) return false;
    }
    return true;
  }

  /// The cards that nobody is known to have had, and who may have had them.
  [[nodiscard]] Distribution distribution(const Guess& guess) const {
    Hand unknown = kPack - v_.discard;
    for (const Hand& hand : guess.before) unknown = unknown - hand;
    const auto seat = [&](Seat who) -> Distribution::Target {
      const int size = v_.phase <= Phase::kDeal ? int{v_.sizes[who]} : kHandSize;
      return {v_.lacked[who] | voidCards(v_, who), size - guess.before[who].size()};
    };
    const Distribution::Target nothing{kPack, 0};
    const Distribution::Target discard{kTarotTrumps, kSpareSize};
    const auto rest = [&](int others) { return Distribution::Target{{}, unknown.size() - others}; };
    const Distribution::Target first = seat(one_);
    if (v_.seats > 2) {
      const Distribution::Target second = seat(two_);
      return {unknown,
              {first, second, discardIsHidden() ? discard : rest(first.room + second.room)}};
    }
    const Distribution::Target second = discardIsHidden() ? discard : nothing;
    return {unknown, {first, second, rest(first.room + second.room)}};
  }

  /// The cards that the seat has held all the time. A card that was given back to it may have been
  /// given back to another before.
  [[nodiscard]] Hand own() const {
    Hand cards = v_.held;
    for (std::size_t i = 0; i < v_.asks.size(); ++i) {
      if (v_.asks[i].asked == v_.seat) cards.erase(v_.returned[i]);
    }
    return cards;
  }

  /// Calls `visit(Returned)` for all returns that are possible.
  template <class Visit>
  void forEachReturn(Visit& visit, Returned returned, std::size_t i = 0) const {
    while (i < v_.asks.size() && !isHidden(i)) ++i;
    if (i == v_.asks.size()) return visit(returned);
    (kPack - kTarotTrumps - kCourts - own()).forEach([&](Card card) {
      returned[i] = card;
      forEachReturn(visit, returned, i + 1);
    });
  }

  /// Draws each in proportion to the deals that it leaves.
  [[nodiscard]] Guess drawGuess(Stream& random) const {
    bool hidden = false;
    for (std::size_t i = 0; i < v_.asks.size(); ++i) hidden = hidden || isHidden(i);
    if (!hidden) return guess(v_.returned);
    Guess chosen;
    Lottery lottery(random);
    const auto offer = [&](const Returned& returned) {
      const Guess one = guess(returned);
      if (one.possible && lottery.takes(distribution(one).ways())) chosen = one;
    };
    forEachReturn(offer, v_.returned);
    assert(chosen.possible);
    return chosen;
  }

  [[nodiscard]] State stateOf(const Guess& guess, const Distribution::Laid& laid,
                              Stream& random) const {
    State state;
    static_cast<Board&>(state) = static_cast<const Board&>(v_);
    state.returned = guess.returned;
    state.hands = guess.before;
    passAll(v_, guess.returned, state.hands);
    for (int i = 0; i < v_.seats; ++i) {
      state.hands[Seat(i)] = state.hands[Seat(i)] - v_.played[Seat(i)];
    }
    const bool last = v_.seats > 2;
    state.discard = discardIsHidden() ? laid[last ? 2 : 1] : v_.discard;
    state.pack = last && discardIsHidden() ? Hand() : laid[2];
    const int spare = v_.phase > Phase::kDiscard ? 0 : int{v_.dealt} - v_.seats * kHandSize;
    for (int i = 0; i < spare; ++i) {
      const Card card = state.pack.nth(random.below(state.pack.size()));
      state.pack.erase(card);
      state.spare.insert(card);
    }
    return state;
  }

  const View& v_;
  Seat one_;  ///< the next seat
  Seat two_;  ///< the one after it; with two seats the view's own
};

}  // namespace

View Rules::view(const State& state, Seat seat) const {
  View view;
  static_cast<Board&>(view) = state;
  view.seat = seat;
  view.held = state.hands[seat];
  if (seat == state.dealer) view.discard = state.discard;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    view.sizes[i] = static_cast<std::uint8_t>(state.hands[i].size());
  }
  // Until the discard is complete nobody else sees how far it is.
  if (state.phase == Phase::kDiscard && seat != state.dealer) view.sizes[state.dealer] = kHandSize;
  for (std::size_t i = 0; i < state.asks.size(); ++i) {
    const Ask& ask = state.asks[i];
    if (ask.asker == seat || ask.asked == seat) view.returned[i] = state.returned[i];
  }
  return view;
}

/// The others can't know how far the dealer's discard is: they suppose that it hasn't begun.
State Rules::sample(const View& view, Stream& random) const {
  return Deals(view).draw(random);
}

bool Rules::consistent(const View& view, const State& state) const {
  if (this->view(state, view.seat) != view) return false;
  Hand all = state.pack | state.spare | state.discard;
  int count = state.pack.size() + state.spare.size() + state.discard.size();
  Hands before;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    before[i] = state.hands[i] | state.played[i];
    all = all | before[i];
    count += before[i].size();
  }
  if (all != kPack || count != kCards || !disjoint(state.discard, kTarotTrumps)) return false;
  Hands after = before;
  takeBackAll(state, state.returned, before);
  Hands again = before;
  if (!passAll(state, state.returned, again) || again != after) return false;
  for (int i = 0; i < state.seats; ++i) {
    const Seat seat(i);
    if (!contains(before[seat], state.shown[seat]) || !disjoint(before[seat], state.lacked[seat]) ||
        !fitsPlay(state, after[seat], seat)) {
      return false;
    }
  }
  return fitsWords(state, before);
}

}  // namespace raindelay::tarot
