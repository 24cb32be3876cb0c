#pragma once

#include <algorithm>

#include "core/teller.h"
#include "games/tarot/events.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

/// Carries out one action on a state: the mechanism behind Rules::apply. Only rules.cpp includes
/// this. With a sink that keeps nothing, what is told costs nothing.
template <class Sink>
class Play : Teller<Events, Sink> {
  using Base = Teller<Events, Sink>;
  using Base::kSilent;
  using Base::move;
  using Base::tell;

 public:
  Play(const Config& config, State& state, Sink& sink) : Base(sink), config_(config), s_(state) {}

  void run(Action action) {
    switch (action.isChance() ? Verb::kDone : verbOf(action)) {
      case Verb::kPlay:
        return play(cardOf(action));
      case Verb::kDiscard:
        return discard(cardOf(action));
      case Verb::kAsk:
        return ask(Seat(action.a));
      case Verb::kNoAsk:
        return askNext();
      case Verb::kGive:
        return give(cardOf(action));
      case Verb::kReturn:
        return giveBack(cardOf(action));
      case Verb::kDone:
        return action.isChance() ? chance(action.outcome()) : done();
      default:
        return declare(action);
    }
  }

  /// Draws the first dealer, or all that is left of the deal; nothing is told of that.
  int drawMany(Luck& luck) {
    if (s_.phase == Phase::kDealer) {
      chance(luck.draw(Rules(config_).chance(s_)).outcome());
      return 1;
    }
    const int before = s_.dealt;
    while (s_.dealt < s_.seats * kHandSize) {
      const int source = kDealSource + s_.mover.index();
      drawInto(s_.hands[s_.mover], luck, source, kAtATime - s_.dealt % kAtATime);
      s_.mover = s_.after(s_.mover);
    }
    drawInto(s_.spare, luck, kSpareSource, s_.dealSize() - s_.dealt);
    endDeal();
    return s_.dealt - before;
  }

 private:
  // --- the deal ----------------------------------------------------------------------------------

  void chance(Card outcome) {
    if (s_.phase == Phase::kDeal) return deal(outcome);
    s_.dealer = Seat(outcome.index());
    tell(DealsFirst{s_.dealer});
    beginHand();
  }

  void beginHand() {
    s_.phase = Phase::kDeal;
    s_.mover = s_.first();
    tell(HandBegins{s_.hand + 1, s_.dealer});
  }

  /// Five at a time; what is left when the hands are full are the spare cards, and with two seats
  /// the third hand, which nobody draws.
  void deal(Card card) {
    s_.pack.erase(card);
    if (s_.dealt < s_.seats * kHandSize) {
      moveInto(s_.hands[s_.mover], s_.mover, card, places::kPack);
      s_.hands[s_.mover].insert(card);
    } else {
      s_.spare.insert(card);
      move(kBack, places::kPack, places::kSpare);
    }
    if (++s_.dealt % kAtATime != 0) {
      if (s_.dealt == s_.dealSize()) endDeal();
      return;
    }
    s_.mover = s_.after(s_.mover);
    if (s_.seats == 2 && s_.mover == s_.first()) moveBacks(kAtATime, places::kPack, places::kThird);
  }

  void drawInto(Hand& hand, Luck& luck, int source, int count) {
    hand = hand | luck.take(source, s_.pack, count);
    s_.dealt = static_cast<std::uint8_t>(s_.dealt + count);
  }

  void endDeal() {
    s_.phase = Phase::kDiscard;
    s_.mover = s_.dealer;
  }

  /// The others learn of it when all three lie there.
  void discard(Card card) {
    const Seat dealer = s_.dealer;
    moveFor(dealer, faceOf(card), handPlace(dealer), places::kDiscard,
            s_.hands[dealer].rankOf(card), s_.discard.rankOf(card));
    s_.hands[dealer].erase(card);
    s_.discard.insert(card);
    if (s_.discard.size() < kSpareSize) return;
    tell(Discarded{dealer});
    for (int i = 0; i < kSpareSize; ++i) {
      moveForOthers(dealer, kBack, handPlace(dealer), places::kDiscard);
    }
    s_.spare.forEach([&](Card taken) {
      moveInto(s_.hands[dealer], dealer, taken, places::kSpare);
      s_.hands[dealer].insert(taken);
    });
    s_.spare.clear();
    s_.phase = Phase::kDeclare;
    s_.mover = s_.first();
  }

  // --- before play -------------------------------------------------------------------------------

  void declare(Action what) {
    const Seat seat = s_.mover;
    const Combination made = combinationOf(s_.hands[seat], what);
    s_.shown[seat] = s_.shown[seat] | made.cards;
    s_.lacked[seat] = s_.lacked[seat] | lackedBy(made, what);
    s_.declared.push_back({seat, static_cast<std::uint8_t>(made.points), what});
    scoreBefore(seat, made.points);
    if constexpr (!kSilent) {
      if (verbOf(what) != Verb::kRun) tellShown(seat, made.cards);
      std::visit([this](const auto& declared) { tell(declared); }, declaredBy(seat, made, what));
    }
  }

  void tellShown(Seat seat, const Hand& cards) {
    Shows shows{seat, {}};
    const int all = cards.size();
    for (int i = 0; i < all; ++i) {
      shows.cards.push_back(faceOf(cards.nth(i)));
      if (shows.cards.size() < shows.cards.capacity() && i + 1 < all) continue;
      tell(shows);
      shows.cards.clear();
    }
  }

  void scoreBefore(Seat seat, int points) {
    s_.declaredPoints[seat] = static_cast<std::uint8_t>(s_.declaredPoints[seat] + points);
  }

  void done() {
    s_.mover = s_.after(s_.mover);
    if (s_.mover == s_.first()) offerAsk();
  }

  /// The mover is asked whether it asks, if it might; else the next.
  void offerAsk() {
    s_.phase = Phase::kAsk;
    if (!s_.mayAsk(s_.mover)) askNext();
  }

  void askNext() {
    s_.mover = s_.after(s_.mover);
    if (s_.mover != s_.first()) return offerAsk();
    s_.phase = Phase::kPlay;
  }

  void ask(Seat asked) {
    const Seat asker = s_.mover;
    const Hand two = s_.hands[asker] & kTarotTrumps;
    tell(Asks{
        .by = asker, .asked = asked, .first = faceOf(two.nth(0)), .second = faceOf(two.nth(1))});
    s_.asks.push_back({asker, asked, kNoCard});
    s_.shown[asker] = s_.shown[asker] | two;
    hasNoMore(asker);
    s_.mover = asked;
    s_.phase = Phase::kGive;
    if (!(s_.hands[asked] & kTarotTrumps).empty()) return;
    hasNoMore(asked);
    scoreBefore(asker, kAskPoints);
    tell(HasNone{.by = asker, .asked = asked, .points = kAskPoints});
    s_.mover = asker;
    askNext();
  }

  /// All Tarot Trumps that the seat began with are known.
  void hasNoMore(Seat seat) { s_.lacked[seat] = s_.lacked[seat] | (kTarotTrumps - s_.shown[seat]); }

  void give(Card card) {
    Ask& ask = s_.asks[s_.asks.size() - 1];
    tell(Gives{.by = ask.asked, .to = ask.asker, .card = faceOf(card)});
    // One that was given before was another seat's to begin with.
    const bool own = !(s_.given().contains(card));
    if (own) s_.shown[ask.asked].insert(card);
    ask.gift = card;
    handOver(card, ask.asked, ask.asker);
    s_.mover = ask.asker;
    s_.phase = Phase::kReturn;
  }

  void giveBack(Card card) {
    const Ask& ask = s_.asks.back();
    tell(Returns{.by = ask.asker, .to = ask.asked, .card = faceOf(card)}, ask.audience());
    s_.returned[s_.asks.size() - 1] = card;
    handOver(card, ask.asker, ask.asked);
    askNext();
  }

  void handOver(Card card, Seat from, Seat to) {
    moveFor(from, kBack, handPlace(from), handPlace(to), s_.hands[from].rankOf(card));
    s_.hands[from].erase(card);
    moveFor(to, faceOf(card), handPlace(from), handPlace(to), Move::kTop,
            s_.hands[to].rankOf(card));
    s_.hands[to].insert(card);
    if (s_.seats > 2) {
      moveFor(s_.third(from, to), kBack, handPlace(from), handPlace(to));
    }
  }

  // --- play --------------------------------------------------------------------------------------

  void play(Card card) {
    const Seat seat = s_.mover;
    Trick& trick = s_.trick;
    tell(Plays{seat, faceOf(card)});
    if constexpr (!kSilent) {
      moveFor(seat, faceOf(card), handPlace(seat), trickPlace(seat), s_.hands[seat].rankOf(card));
      moveForOthers(seat, faceOf(card), handPlace(seat), trickPlace(seat));
    }
    s_.hands[seat].erase(card);
    s_.played[seat].insert(card);
    const int isVoid = strangers(trick.led).contains(card) ? 1 : 0;
    s_.voids[seat] =
        static_cast<std::uint8_t>(s_.voids[seat] | isVoid << static_cast<int>(trick.led));
    trick.lay(seat, card);
    s_.mover = s_.after(seat);
    if (trick.count == s_.seats) take();
  }

  void take() {
    const Seat winner = s_.trick.winner;
    const TrickPoints points = pointsOf(s_.trick, config_.scoring);
    ++s_.tricks[winner];
    const int taken = s_.tricks[0] + s_.tricks[1] + s_.tricks[2];
    score(winner, points.cards + points.cuts * kCutPoints);
    tell(Takes{.by = winner, .points = points.cards, .trick = taken});
    if (points.cuts > 0) {
      tell(Cuts{.by = winner, .points = points.cuts * kCutPoints, .kings = points.cuts});
    }
    if (points.hasFool) {
      const Seat fool = s_.trick.holderOf(kFool);
      score(fool, kFoolPoints);
      tell(FoolKept{fool, kFoolPoints});
    }
    if constexpr (!kSilent) {
      for (Seat seat = winner;;) {
        move(kBack, trickPlace(seat), wonPlace(winner));
        seat = s_.after(seat);
        if (seat == winner) break;
      }
    }
    s_.last = s_.trick;
    s_.trick = {};
    s_.mover = winner;
    if (taken == kHandSize - 1) return playLast();
    if (taken == kHandSize) endHand();
  }

  /// Nobody has a choice any more.
  void playLast() {
    for (int i = s_.seats; i > 0; --i) play(s_.hands[s_.mover].nth(0));
  }

  void score(Seat seat, int points) {
    s_.playPoints[seat] = static_cast<std::uint8_t>(s_.playPoints[seat] + points);
  }

  // --- the end of a hand -------------------------------------------------------------------------

  void endHand() {
    std::array<int, kMaxSeats> totals{};
    for (int i = 0; i < s_.seats; ++i) {
      const Seat seat(i);
      const int declared = s_.declaredPoints[seat];
      const int played = s_.playPoints[seat];
      totals[static_cast<std::size_t>(i)] = declared + played;
      tell(HandCounted{
          .side = seat, .declared = declared, .played = played, .together = declared + played});
    }
    scoreHand(totals);
    ++s_.hand;
    const auto best = static_cast<std::size_t>(std::max_element(s_.score.begin(), s_.score.end()) -
                                               s_.score.begin());
    const bool reached = config_.points > 0 && s_.score[best] >= config_.points;
    if (!reached && s_.hand < config_.hands) return nextHand();
    s_.phase = Phase::kOver;
    const bool tied = std::count(s_.score.begin(), s_.score.begin() + s_.seats, s_.score[best]) > 1;
    if (tied) return tell(Tied{s_.score[best]});
    tell(Won{Seat(static_cast<int>(best)), s_.score[best]});
  }

  /// Whoever has most scores what the next one hasn't.
  void scoreHand(std::array<int, kMaxSeats> totals) {
    const auto best =
        static_cast<std::size_t>(std::max_element(totals.begin(), totals.end()) - totals.begin());
    const int most = totals[best];
    totals[best] = 0;
    const int excess = most - *std::max_element(totals.begin(), totals.end());
    if (excess == 0) return tell(HandTied{most});
    const Seat winner(static_cast<int>(best));
    s_.score[winner] = static_cast<std::int16_t>(s_.score[winner] + excess);
    tell(HandWon{.winner = winner, .points = excess, .score = s_.score[winner]});
  }

  void nextHand() {
    if constexpr (!kSilent) {
      for (int i = 0; i < s_.seats; ++i) {
        moveBacks(s_.tricks[Seat(i)] * s_.seats, wonPlace(Seat(i)), places::kPack);
      }
      moveBacks(kSpareSize, places::kDiscard, places::kPack);
      if (s_.seats == 2) moveBacks(kHandSize, places::kThird, places::kPack);
    }
    State next;
    next.seats = s_.seats;
    next.hand = s_.hand;
    next.dealer = s_.after(s_.dealer);
    next.score = s_.score;
    next.last = s_.last;
    s_ = next;
    beginHand();
  }

  // --- telling -----------------------------------------------------------------------------------

  void moveBacks(int count, Place from, Place to) {
    if constexpr (!kSilent) {
      for (int i = 0; i < count; ++i) move(kBack, from, to);
    }
  }
  /// Tells one seat what it sees of a move; the others are told in their own way.
  void moveFor(Seat seat, Face face, Place from, Place to, int fromOrder = Move::kTop,
               int toOrder = Move::kTop) {
    move(face, from, to, fromOrder, toOrder, Audience::alone(seat));
  }
  void moveForOthers(Seat seat, Face face, Place from, Place to) {
    const int others = Audience::kEverybody & ~Audience::alone(seat).seats;
    move(face, from, to, Move::kTop, Move::kTop, {static_cast<std::uint8_t>(others), false});
  }
  /// A face-down card into a hand: its holder sees which.
  void moveInto(const Hand& hand, Seat seat, Card card, Place from) {
    if constexpr (!kSilent) {
      moveFor(seat, faceOf(card), from, handPlace(seat), Move::kTop, hand.rankOf(card));
      moveForOthers(seat, kBack, from, handPlace(seat));
    }
  }

  const Config& config_;
  State& s_;
};

}  // namespace raindelay::tarot
