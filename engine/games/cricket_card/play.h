#pragma once

#include <algorithm>

#include "core/teller.h"
#include "games/cricket_card/events.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

/// Carries out one action on a state: the mechanism behind Rules::apply. Only rules.cpp includes
/// this. With a sink that keeps nothing, what is told costs nothing.
template <class Sink>
class Play : Teller<Events, Sink> {
  using Base = Teller<Events, Sink>;
  using Base::move;
  using Base::tell;

 public:
  Play(const Rules& rules, State& state, Sink& sink) : Base(sink), rules_(rules), s_(state) {}

  void run(Action action) {
    if (action.isChance()) {
      chance(action);
    } else {
      decide(action);
    }
    goOn();
  }

 private:
  void chance(Action action) {
    if (action.source() == kTossSource) return toss(Seat(action.outcome().index()));
    draw(action.source() == stockSource(Seat(0)) ? Seat(0) : Seat(1), action.outcome());
  }

  void decide(Action action) {
    switch (verbOf(action)) {
      case Verb::kBat:
        return open(s_.toss, Opens::Kind::kBatting);
      case Verb::kBowl:
        return open(s_.toss.other(), Opens::Kind::kBowling);
      case Verb::kPlay:
        return stroke(cardOf(action), action.b);
      case Verb::kCounter:
        return counter(cardOf(action));
      case Verb::kRecounter:
        return recounter(cardOf(action));
      case Verb::kLet:
      case Verb::kLeave:
        return settle();
      case Verb::kClose:
        return close(InningsEnds::Kind::kDeclared);
    }
  }

  /// Does what follows without anybody being asked. A side that can't beat the top card, as
  /// everybody who has counted the cards knows, isn't asked; one that only happens not to hold such
  /// a card is.
  void goOn() {
    while (!s_.drawer()) {
      const bool counter = s_.phase == Phase::kCounter;
      if (s_.phase == Phase::kPlay && s_.hand(s_.batting()).empty()) {
        close(InningsEnds::Kind::kNoCards);
      } else if ((counter || s_.phase == Phase::kRecounter) &&
                 !mayBeat(counter ? s_.bowling() : s_.batting())) {
        settle();
      } else {
        return;
      }
    }
  }

  [[nodiscard]] bool mayBeat(Seat seat) const {
    return !s_.hand(seat).empty() && !s_.beating(Board::of(s_.left, seat)).empty();
  }

  // --- toss and innings --------------------------------------------------------------------------

  void toss(Seat winner) {
    if (s_.test == 0) tellTest();
    s_.toss = winner;
    s_.phase = Phase::kChoose;
    tell(Toss{winner});
  }

  void tellTest() {
    const Terms& terms = rules_.terms(s_);
    tell(TestBegins{.number = s_.test + 1, .tests = terms.tests, .multiplier = terms.multiplier});
  }

  void open(Seat opener, Opens::Kind choice) {
    tell(Opens{choice, s_.toss});
    s_.opener = opener;
    beginInnings();
  }

  void beginInnings() {
    s_.phase = Phase::kPlay;
    tell(InningsBegins{s_.batting(), s_.second() ? Word::kSecond : Word::kFirst});
    if (s_.innings == 3 && !turnsToSaving()) {
      tell(Target{s_.batting(), wanted(s_, rules_.terms(s_))});
    }
  }

  /// Returns true if it is now that the side at bat can't win any more, in the last innings.
  bool turnsToSaving() {
    const Terms& terms = rules_.terms(s_);
    if (s_.saving || canWin(s_, terms)) return false;
    s_.saving = true;
    tell(ToSave{s_.batting(), wanted(s_, terms)});
    return true;
  }

  void close(InningsEnds::Kind how) {
    tell(InningsEnds{how, s_.batting(), s_.now().total(), s_.now().wickets});
    switch (s_.innings) {
      case 1:
        return closeFirstPair();
      case 2:
        if (s_.lead() < 0) return win(s_.bowling(), TestWon::Kind::kByInnings, -s_.lead());
        break;
      case 3:
        return closeLast();
      default:
        break;
    }
    nextInnings();
  }

  void nextInnings() {
    ++s_.innings;
    beginInnings();
  }

  void closeFirstPair() {
    countExtras();
    if (isDrawn()) return endDrawn();
    const int behind = -s_.lead();
    s_.followOn = behind >= rules_.terms(s_).followOn;
    if (s_.followOn) tell(FollowOn{s_.batting(), behind});
    shuffle();
    tell(Reshuffled{});
    nextInnings();
  }

  void closeLast() {
    const bool behind = s_.lead() < 0;
    countExtras();
    if (isDrawn()) return endDrawn();
    const int lead = s_.lead();
    if (lead == 0) return endTied();
    if (lead > 0) return win(s_.batting(), TestWon::Kind::kOnExtras, lead);
    win(s_.bowling(), behind ? TestWon::Kind::kByRuns : TestWon::Kind::kOnExtras, -lead);
  }

  /// Counts what is left in the hands for both sides' innings of the pair.
  void countExtras() {
    for (const Seat seat : {s_.batting(), s_.bowling()}) {
      const int extras = valueOf(s_.hand(seat));
      Innings& innings = Board::of(s_.scorecard, seat)[s_.second() ? 1 : 0];
      innings.extras = static_cast<std::uint16_t>(extras);
      Board::of(s_.counted, seat) = s_.hand(seat);
      tellCounted(seat);
      tell(Extras{.side = seat, .runs = extras, .total = innings.total()});
    }
  }

  void tellCounted(Seat seat) {
    if constexpr (!Base::kSilent) {
      Counted counted{seat, {}};
      s_.hand(seat).forEach([&](Card card) { counted.cards.push_back(faceOf(seat, card)); });
      tell(counted);
    }
  }

  // --- the chain on a wicket ---------------------------------------------------------------------

  void stroke(Card card, int wicket) {
    tell(Stroke{.by = s_.batting(),
                .card = faceOf(s_.batting(), card),
                .wicket = wicket,
                .runs = worth(card, wicket)});
    Board::of(s_.played, s_.batting()) |= static_cast<std::uint16_t>(1U << (wicket - 1));
    ++s_.now().wickets;
    lay(s_.batting(), card, wicket);
    s_.phase = Phase::kCounter;
  }

  void counter(Card card) {
    const int wicket = s_.laid.back().wicket;
    tell(Counter{.by = s_.bowling(), .card = faceOf(s_.bowling(), card), .wicket = wicket});
    lay(s_.bowling(), card, wicket);
    s_.phase = Phase::kRecounter;
  }

  void recounter(Card card) {
    const int wicket = s_.laid.back().wicket;
    tell(Recounter{.by = s_.batting(),
                   .card = faceOf(s_.batting(), card),
                   .wicket = wicket,
                   .runs = worth(card, wicket)});
    lay(s_.batting(), card, wicket);
    s_.phase = Phase::kCounter;
  }

  [[nodiscard]] int worth(Card card, int wicket) const {
    return worthOf(card, wicket, rules_.terms(s_).multiplier);
  }

  /// Nobody adds to the chain: the top card says what the wicket brings.
  void settle() {
    s_.phase = Phase::kPlay;
    const Laid& top = s_.laid.back();
    const bool stands = Seat(top.side) == s_.batting();
    const int runs = stands ? worth(top.card, top.wicket) : 0;
    Innings& now = s_.now();
    now.runs = static_cast<std::uint16_t>(now.runs + runs);
    if (runs > 0) {
      tell(Scores{
          .batting = s_.batting(), .wicket = top.wicket, .runs = runs, .total = now.total()});
    } else {
      tell(NoRun{.kind = stands ? NoRun::Kind::kBlocked : NoRun::Kind::kOut,
                 .batting = s_.batting(),
                 .wicket = top.wicket});
    }
    const bool ahead = s_.innings == 3 && s_.lead() > 0;
    if (isDrawn() && !(ahead && rules_.terms(s_).strokeWins)) return endDrawn();
    if (ahead) return win(s_.batting(), TestWon::Kind::kByWickets, kWickets + 1 - now.wickets);
    if (now.wickets == kWickets) return close(InningsEnds::Kind::kAllPlayed);
    if (s_.innings == 3) turnsToSaving();
  }

  // --- the end of a test -------------------------------------------------------------------------

  [[nodiscard]] bool isDrawn() const {
    const int limit = rules_.terms(s_).drawLimit;
    return limit > 0 && s_.aggregate() >= limit;
  }

  void win(Seat winner, TestWon::Kind how, int by) {
    tell(TestWon{how, winner, by});
    ++Board::of(s_.tally.wins, winner);
    endTest();
  }

  void endTied() {
    tell(Tied{s_.total(Seat(0))});
    ++s_.tally.ties;
    endTest();
  }

  void endDrawn() {
    tell(Drawn{s_.aggregate()});
    ++s_.tally.draws;
    endTest();
  }

  void endTest() {
    Tally& tally = s_.tally;
    ++tally.tests;
    for (const Seat seat : {s_.opener, s_.opener.other()}) {
      const auto& innings = Board::of(s_.scorecard, seat);
      tell(Totals{.side = seat,
                  .first = innings[0].total(),
                  .second = innings[1].total(),
                  .both = s_.total(seat)});
    }
    const int tests = rules_.terms(s_).tests;
    if (tests > 1) {
      tell(SeriesStands{tally.wins[0], tally.wins[1], tally.ties + tally.draws});
    }
    if (tally.tests < tests) return nextTest();
    s_.phase = Phase::kOver;
    if (tests > 1) tellSeries();
  }

  void tellSeries() {
    const int one = s_.tally.wins[0];
    const int other = s_.tally.wins[1];
    if (one == other) return tell(SeriesLevel{one});
    tell(SeriesWon{Seat(one > other ? 0 : 1), std::max(one, other), std::min(one, other)});
  }

  /// All cards back; a coin again, or the choice is the other side's.
  void nextTest() {
    shuffle();
    State next;
    next.tally = s_.tally;
    next.counted = s_.counted;
    next.test = static_cast<std::uint8_t>(s_.test + 1);
    const bool tossed = rules_.terms(next).tossed;
    if (!tossed) next.toss = s_.toss.other();
    next.phase = tossed ? Phase::kToss : Phase::kChoose;
    s_ = next;
    tellTest();
    if (!tossed) tell(TossPasses{s_.toss});
  }

  // --- cards -------------------------------------------------------------------------------------

  void draw(Seat seat, Card card) {
    Hand& hand = s_.hand(seat);
    moveFor(seat, faceOf(seat, card), stockPlace(seat), handPlace(seat), Move::kTop,
            hand.rankOf(card));
    moveFor(seat.other(), backOf(seat), stockPlace(seat), handPlace(seat));
    hand.insert(card);
  }

  /// Lays a card from the hand onto a wicket of the side at bat. Only its holder knows where it
  /// was.
  void lay(Seat seat, Card card, int wicket) {
    Hand& hand = s_.hand(seat);
    const Place to = wicketPlace(s_.batting(), wicket);
    moveFor(seat, faceOf(seat, card), handPlace(seat), to, hand.rankOf(card));
    moveFor(seat.other(), faceOf(seat, card), handPlace(seat), to);
    hand.erase(card);
    Board::of(s_.left, seat).erase(card);
    s_.laid.push_back({card, static_cast<std::uint8_t>(seat.index()),
                       static_cast<std::uint8_t>(s_.batting().index()),
                       static_cast<std::uint8_t>(wicket)});
  }

  /// Every card but the wickets goes back to its stock.
  void shuffle() {
    while (!s_.laid.empty()) {
      const Laid last = s_.laid.back();
      s_.laid.pop_back();
      const Seat side(last.side);
      gather(side, wicketPlace(Seat(last.at), last.wicket));
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
      for (int i = s_.hand(seat).size(); i > 0; --i) {
        gather(seat, handPlace(seat));
      }
    }
    s_.hands = {};
    s_.left = {kAllCards, kAllCards};
    s_.played = {};
  }

  // --- telling -----------------------------------------------------------------------------------

  void gather(Seat side, Place from) { move(backOf(side), from, stockPlace(side)); }
  /// Tells one seat what it sees of a move; the other one is told in its own way.
  void moveFor(Seat seat, Face face, Place from, Place to, int fromOrder = Move::kTop,
               int toOrder = Move::kTop) {
    move(face, from, to, fromOrder, toOrder, Audience::alone(seat));
  }

  const Rules& rules_;
  State& s_;
};

}  // namespace raindelay::cricket_card
