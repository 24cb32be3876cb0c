#pragma once

#include "games/cooperstown/play.h"

// The draw for home and the deal (rules 2.1, 2.2, 16.1, 16.2).

namespace raindelay::cooperstown {

template <class Sink>
void Play<Sink>::drawForHome(Card card) {
  const int seat = s_.draws[0] == kNoCard ? 0 : 1;
  s_.draws[static_cast<std::size_t>(seat)] = card;
  s_.dugout.erase(card);
  move(defenceFace(card), places::kDefence, drawPlace(seat));
  tell(Drawn{Seat(seat), defenceFace(card)});
  if (seat == 0) return;

  s_.home = s_.draws[0] > s_.draws[1] ? Seat(0) : Seat(1);
  s_.games[0].home = s_.home;
  if (c_.doubleheader) s_.games[1].home = s_.home.other();
  tell(HomeDrawn{s_.home});
  for (int i = 0; i < 2; ++i) {
    s_.dugout.insert(s_.draws[static_cast<std::size_t>(i)]);
    s_.draws[static_cast<std::size_t>(i)] = kNoCard;
    move(hiddenDefence(), drawPlace(i), places::kDefence);
  }
  if (c_.sharedDeck) {
    dealShared();
  } else {
    s_.phase = Phase::kDeal;
  }
}

/// Every card goes back to the pack, to be dealt anew (rule 16.11).
template <class Sink>
void Play<Sink>::collectDecks() {
  clearField();
  if constexpr (!kSilent) {
    const auto collect = [this](Place from, int count) {
      for (int i = 0; i < count; ++i) move(hiddenOffence(), from, places::kPack);
    };
    for (int team = 0; team < 2; ++team) {
      collect(deckPlace(team), s_.deck[static_cast<std::size_t>(team)].size());
    }
    collect(places::kLeftOut, s_.leftOut.size());
  }
  s_.deck = {};
  s_.owned = s_.known = {};
  s_.leftOut = {};
  s_.phase = Phase::kDeal;
}

template <class Sink>
void Play<Sink>::dealShared() {
  s_.owned[0] = s_.known[0] = OffenceSet::firstCards(kOffenceCards);
  s_.owned[0].forEach([this](Card card) {
    s_.deck[0].mixIn(card);
    move(hiddenOffence(), places::kPack, deckPlace(0));
  });
  tell(SharedDeck{});
  beginHalfInning();
}

/// One of seat 0's cards; the other seat gets one too, which nobody needs to draw: its cards are
/// what is left. The Visitor's comes first.
template <class Sink>
void Play<Sink>::deal(Card card) {
  s_.owned[0].insert(card);
  s_.deck[0].mixIn(card);
  move(hiddenOffence(), places::kPack, deckPlace(s_.home.other().index()));
  move(hiddenOffence(), places::kPack, deckPlace(s_.home.index()));
  if (s_.owned[0].size() < c_.lineup) return;
  tell(Dealt{c_.lineup});
  if (2 * c_.lineup < kOffenceCards) {
    s_.phase = Phase::kLeftOut;
  } else {
    finishDeal();
  }
}

template <class Sink>
void Play<Sink>::leaveOut(Card card) {
  s_.leftOut.insert(card);
  move(hiddenOffence(), places::kPack, places::kLeftOut);
  if (s_.leftOut.size() == kOffenceCards - 2 * c_.lineup) finishDeal();
}

template <class Sink>
void Play<Sink>::finishDeal() {
  s_.owned[1] = OffenceSet::firstCards(kOffenceCards) - s_.owned[0] - s_.leftOut;
  s_.owned[1].forEach([this](Card card) { s_.deck[1].mixIn(card); });
  beginHalfInning();
}

}  // namespace raindelay::cooperstown
