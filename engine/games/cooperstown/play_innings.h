#pragma once

#include <algorithm>

#include "games/cooperstown/play.h"

// Half-innings and games, rain and brawls (rules 3, 9, 10).

namespace raindelay::cooperstown {

template <class Sink>
void Play<Sink>::beginHalfInning() {
  s_.phase = Phase::kField;
  s_.outs = 0;
  s_.reached = s_.switched = s_.subbed = s_.freshReliever = false;
  s_.deckRunOuts = 0;
  s_.halfRuns = s_.halfHits = s_.halfErrors = 0;
  clearField();
  deck().shuffle();
  if constexpr (!kSilent) {
    if (c_.doubleheader && s_.halfInning == 0) tell(GameBegins{s_.game + 1, s_.home});
    tell(HalfInningBegins{.half = s_.halfInning % 2 == 0 ? Word::kTop : Word::kBottom,
                          .inning = s_.halfInning / 2 + 1,
                          .batting = s_.batting()});
  }
}

/// The fielders and the dugout of the last half-inning become the deck again.
template <class Sink>
void Play<Sink>::clearField() {
  if constexpr (!kSilent) {
    if (s_.fielders[0] != kNoCard) {
      for (int i = 0; i < kPositions; ++i) {
        move(hiddenDefence(), fieldPlace(i), places::kDefence);
      }
      for (const Covered& covered : s_.covered) {
        move(hiddenDefence(), fieldPlace(covered.position), places::kDefence);
      }
      for (int i = s_.dugout.size(); i > 0; --i) {
        move(hiddenDefence(), places::kDugout, places::kDefence);
      }
    }
  }
  s_.fielders.fill(kNoCard);
  s_.covered.clear();
  s_.dugout = DefenceSet::firstCards(kDefenceCards);
}

template <class Sink>
void Play<Sink>::layFielder(Card card) {
  const int position = kDefenceCards - s_.dugout.size();
  s_.fielders[static_cast<std::size_t>(position)] = card;
  s_.dugout.erase(card);
  move(defenceFace(card), places::kDefence, fieldPlace(position));
  if (position < kPositions - 1) return;
  if constexpr (!kSilent) {
    for (int i = s_.dugout.size(); i > 0; --i) {
      move(hiddenDefence(), places::kDefence, places::kDugout);
    }
  }
  tell(FieldLaid{s_.fielding()});
  s_.phase = Phase::kAtBat;
}

/// True in the bottom of the last inning or a later one: Home can win at any moment.
template <class Sink>
bool Play<Sink>::lastChance() const {
  return s_.halfInning % 2 == 1 && s_.halfInning + 1 >= 2 * c_.innings;
}

template <class Sink>
bool Play<Sink>::wonAtBat() const {
  const GameLine& line = s_.line();
  return lastChance() &&
         line.team[seatIndex(s_.home)].runs > line.team[seatIndex(s_.home.other())].runs;
}

/// The last out, a walk-off, or a deck that ran out for the third time.
template <class Sink>
void Play<Sink>::endHalfInning() {
  GameLine& line = s_.line();
  const bool walkOff = wonAtBat();
  if (walkOff) tell(WalkOff{s_.home});
  gatherOffence();
  ++line.halfInnings;
  const int home = line.team[seatIndex(s_.home)].runs;
  const int visitor = line.team[seatIndex(s_.home.other())].runs;
  const int played = s_.halfInning + 1;
  const bool enough = played >= 2 * c_.innings - 1;
  const bool over = enough && (played % 2 == 0 ? home != visitor : home > visitor);
  if (over) {
    endGame(Ending::kPlayed);
  } else if (played >= kMaxHalfInnings) {
    tell(Curfew{});
    endGame(Ending::kCurfew);
  } else {
    ++s_.halfInning;
    beginHalfInning();
  }
}

/// The half-inning's books are closed; the cards at bat, on base and in the stacks go back into the
/// batting side's deck.
template <class Sink>
void Play<Sink>::gatherOffence() {
  const int left = s_.runners();
  batters().leftOnBase = static_cast<std::uint16_t>(batters().leftOnBase + left);
  tell(HalfInningOver{.batting = s_.batting(),
                      .runs = s_.halfRuns,
                      .hits = s_.halfHits,
                      .errors = s_.halfErrors,
                      .leftOnBase = left});
  if (s_.atBat != kNoCard) {
    deck().mixIn(s_.atBat);
    s_.atBat = kNoCard;
    gatherStack(places::kPlate, 1);
  }
  for (int base = 1; base <= 3; ++base) {
    if (!s_.occupied(base)) continue;
    deck().mixIn(onBase(base));
    onBase(base) = kNoCard;
    gatherStack(basePlace(base), 1);
  }
  for (const Card card : s_.outsStack) deck().mixIn(card);
  gatherStack(places::kOuts, static_cast<int>(s_.outsStack.size()));
  s_.outsStack.clear();
  for (const Card card : s_.runsStack) deck().mixIn(card);
  gatherStack(places::kRuns, static_cast<int>(s_.runsStack.size()));
  s_.runsStack.clear();
  deck().shuffle();
}

template <class Sink>
void Play<Sink>::gatherStack(Place from, int count) {
  if constexpr (!kSilent) {
    for (int i = 0; i < count; ++i) move(hiddenOffence(), from, deckSpot());
  }
}

template <class Sink>
void Play<Sink>::endGame(Ending ending) {
  s_.line().ending = ending;
  s_.brawlDue = false;
  s_.outs = 0;
  s_.halfRuns = s_.halfHits = s_.halfErrors = 0;
  if constexpr (!kSilent) tellEnding();
  if (c_.doubleheader && s_.game == 0) {
    beginSecondGame();
  } else {
    s_.phase = Phase::kOver;
    s_.known = s_.owned;  // both decks are laid open
  }
}

template <class Sink>
void Play<Sink>::tellEnding() {
  const GameLine& line = s_.line();
  const int runs0 = line.team[0].runs;
  const int runs1 = line.team[1].runs;
  if (!line.official()) {
    tell(GameVoid{});
  } else if (runs0 == runs1) {
    tell(GameTied{runs0});
  } else {
    tell(GameWon{.winner = Seat(runs0 > runs1 ? 0 : 1),
                 .runs = std::max(runs0, runs1),
                 .otherRuns = std::min(runs0, runs1)});
  }
}

/// Ejected cards come back, home and visitor change roles, all counts begin anew (rulings).
template <class Sink>
void Play<Sink>::beginSecondGame() {
  for (const Card card : s_.ejected) {
    const std::size_t team = s_.owned[0].contains(card) ? 0 : 1;
    s_.deck[team].mixIn(card);
    move(hiddenOffence(), places::kEjected, deckPlace(static_cast<int>(team)), 0);
  }
  s_.ejected.clear();
  s_.game = 1;
  s_.home = s_.home.other();
  s_.halfInning = 0;
  s_.whiffs = s_.beanballs = 0;
  s_.allowance = {};
  if (c_.freshDeal && !c_.sharedDeck) return collectDecks();
  s_.deck[0].shuffle();
  s_.deck[1].shuffle();
  beginHalfInning();
}

/// The third Whiff: the game ends as it is turned (rules 9.1 to 9.5).
template <class Sink>
void Play<Sink>::rain() {
  tell(Rain{});
  const bool official = s_.line().halfInnings >= c_.innings;
  gatherOffence();
  endGame(official ? Ending::kRain : Ending::kNoResult);
}

template <class Sink>
void Play<Sink>::startBrawl() {
  s_.brawlDue = false;
  s_.line().brawl = true;
  s_.resume = s_.phase;
  s_.phase = Phase::kBrawl;
  s_.ejectingTeam = 0;
  s_.ejecting = static_cast<std::uint8_t>(std::min(9, s_.deck[0].size()));
  tell(Brawl{});
  ejectOn();
}

/// Ejects what is known in its order, up to the next draw or the end of the brawl.
template <class Sink>
void Play<Sink>::ejectOn() {
  while (true) {
    Pile<kOffenceCards>& pile = s_.deck[s_.ejectingTeam];
    while (s_.ejecting > 0) {
      if (pile.topIsUnknown()) return;
      eject(pile.takeHead());
    }
    if (s_.ejectingTeam == 1 || c_.sharedDeck) break;
    s_.ejectingTeam = 1;
    s_.ejecting = static_cast<std::uint8_t>(std::min(9, s_.deck[1].size()));
  }
  s_.ejectingTeam = 0;
  s_.phase = s_.resume;
  s_.resume = Phase::kDrawForHome;
}

/// A card that a brawl turns up doesn't count for rain or another brawl (ruling).
template <class Sink>
void Play<Sink>::eject(Card card) {
  --s_.ejecting;
  s_.known[s_.ejectingTeam].insert(card);
  s_.ejected.push_back(card);
  move(offenceFace(card), deckPlace(s_.ejectingTeam), places::kEjected);
  tell(Ejected{offenceFace(card)});
}

}  // namespace raindelay::cooperstown
