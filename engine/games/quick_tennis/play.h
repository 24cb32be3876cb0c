#pragma once

#include <algorithm>

#include "core/teller.h"
#include "games/quick_tennis/events.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

/// Carries out one action on a state: the mechanism behind Rules::apply. Only rules.cpp includes
/// this. With a sink that keeps nothing, what is told costs nothing.
template <class Sink>
class Play : Teller<Events, Sink> {
  using Base = Teller<Events, Sink>;
  using Base::kSilent;
  using Base::move;
  using Base::tell;

 public:
  Play(const Config& config, const CardValues& cards, State& state, Sink& sink)
      : Base(sink), c_(config), cards_(cards), s_(state) {}

  void toss(Seat winner) {
    tell(Toss{winner});
    s_.opener = index(winner);
    beginGame();
  }

  void run(Action action) {
    const Card card = cardOf(action);
    switch (verbOf(action)) {
      case Verb::kServe:
        return lay(hitter(), card, Phase::kReturn);
      case Verb::kReturn:
        return addReturn(card);
      case Verb::kSet:
        return showServe();
      case Verb::kHit:
        return lay(hitter(), card, Phase::kRun);
      case Verb::kRun:
        lay(receiver(), card, Phase::kCall);
        return show(hitter());
      case Verb::kLob:
        return land(Call::kLob);
      case Verb::kDrop:
        return land(Call::kDrop);
      case Verb::kNoCall:
        return land(Call::kNone);
      case Verb::kRecover:
        return recover(card);
      case Verb::kConcede:
        tell(LetsGo{receiver()});
        return point(hitter());
    }
  }

 private:
  // --- cards, laid and shown -------------------------------------------------------------------

  void lay(Seat seat, Card card, Phase next) {
    moveFromHand(seat, card, slotPlace(seat), Audience::only(seat));
    s_.of(seat).laid.push_back(card);
    s_.phase = next;
  }

  /// The server learns of the receiver's cards when they are all there: not how many there are.
  void addReturn(Card card) {
    moveFromHand(receiver(), card, slotPlace(receiver()), Audience::alone(receiver()));
    s_.of(receiver()).laid.push_back(card);
  }

  void show(Seat seat) {
    int order = 0;
    for (const Card card : s_.of(seat).laid) {
      move(shotFace(seat, card), slotPlace(seat), slotPlace(seat), order, order);
      ++order;
    }
  }

  /// The cards in front of a seat are out until the point ends.
  void clear(Seat seat) {
    Side& side = s_.of(seat);
    while (!side.laid.empty()) {
      move(shotFace(seat, side.laid.back()), slotPlace(seat), spentPlace(seat));
      side.spent.push_back({side.laid.back(), false});
      side.laid.pop_back();
    }
  }

  // --- the serve -------------------------------------------------------------------------------

  void showServe() {
    const Seat server = hitter();
    const auto returns = s_.of(receiver()).laid;
    for (std::size_t i = 0; i < returns.size(); ++i) {
      move(shotFace(receiver(), kUnseen), handPlace(receiver()), slotPlace(receiver()), Move::kTop,
           Move::kTop, Audience::alone(server));
    }
    const Quadrant target = quadrantOf(s_.of(server).laid[0]);
    s_.last = {true, s_.of(server).laid[0], returns};
    const bool there = std::any_of(returns.begin(), returns.end(),
                                   [&](Card card) { return quadrantOf(card) == target; });
    show(server);
    tell(Serves{server, quarterOf(target)});
    show(receiver());
    flyTo(receiver(), target);
    if (there) {
      step(receiver(), target);
      return goOn<Returned>();
    }
    step(receiver(), quadrantOf(returns[0]));
    ++s_.of(server).aces;
    tell(Ace{server});
    point(server);
  }

  // --- the rally -------------------------------------------------------------------------------

  /// The hitter's card is shown, and called or not; then the receiver's.
  void land(Call call) {
    const Quadrant aimed = quadrantOf(s_.of(hitter()).laid[0]);
    const Quadrant target = cards_.moved(call, aimed);
    const Quadrant ran = quadrantOf(s_.of(receiver()).laid[0]);
    s_.last = {true, s_.of(hitter()).laid[0], s_.of(receiver()).laid};
    s_.call = call;
    tell(Shot{hitter(), quarterOf(aimed)});
    if (call != Call::kNone) {
      tell(Calls{.by = hitter(), .call = call, .court = quarterOf(target)});
    }
    show(receiver());
    flyTo(receiver(), target);
    step(receiver(), ran);
    if (ran != target) return miss(target);
    if (call == Call::kNone || c_.readReturns) return goOn<Returned>();
    tell(Read{receiver()});
    point(receiver());
  }

  /// The receiver isn't where the ball is: he may get there, if it is near enough.
  void miss(Quadrant target) {
    const Quadrant stands = s_.of(receiver()).stands;
    tell(Missed{receiver(), quarterOf(stands)});
    s_.phase = Phase::kRecover;
    if (diagonal(stands, target)) {
      tell(Diagonal{receiver(), quarterOf(target)});
    } else if (s_.call != Call::kNone && !sameSide(stands, target)) {
      tell(TooFast{.by = receiver(), .call = s_.call, .court = quarterOf(target)});
    } else if (s_.hand(receiver()).empty()) {
      tell(NoCards{receiver()});
    } else {
      return;
    }
    point(hitter());
  }

  void recover(Card card) {
    moveFromHand(receiver(), card, spentPlace(receiver()), Audience::only(receiver()));
    s_.of(receiver()).spent.push_back({card, true});
    step(receiver(), s_.ball);
    goOn<Reaches>();
  }

  /// The receiver has the ball, and hits next.
  template <class How>
  void goOn() {
    tell(How{receiver(), quarterOf(s_.ball)});
    clear(hitter());
    clear(receiver());
    s_.striker = index(receiver());
    s_.call = Call::kNone;
    s_.phase = Phase::kHit;
    for (const Seat seat : {hitter(), receiver()}) {
      if (!s_.hand(seat).empty()) continue;
      tell(NoCards{seat});
      return point(seat.other());
    }
    ++s_.strokes;
  }

  // --- points, games, sets ---------------------------------------------------------------------

  void point(Seat winner) {
    const Seat server = s_.server();
    ++s_.points;
    ++s_.of(server).served;
    if (winner == server) ++s_.of(server).held;
    ++s_.of(winner).won;
    ++s_.of(winner).points;
    tell(PointWon{winner});
    takeBack(hitter());
    takeBack(receiver());
    if (wonGame(winner)) return game(winner);
    tellScore(server);
    if (calledOff()) return;
    beginPoint();
  }

  [[nodiscard]] bool wonGame(Seat winner) const {
    const int needed = s_.tieBreak() ? 7 : 4;
    const int points = s_.of(winner).points;
    return points >= needed && points - s_.of(winner.other()).points >= 2;
  }

  /// Score is GameScore or TieScore, Points what it counts in.
  template <class Score, class Points>
  void tellPoints(const Side& server, const Side& receiver) {
    const bool level = server.points == receiver.points;
    tell(Score{.kind = level ? Score::Kind::kLevel : Score::Kind::kApart,
               .server = static_cast<Points>(server.points),
               .receiver = static_cast<Points>(receiver.points)});
  }

  void tellScore(Seat server) {
    Side& own = s_.of(server);
    Side& other = s_.of(server.other());
    if (s_.tieBreak()) return tellPoints<TieScore, int>(own, other);
    if (own.points < 3 || other.points < 3) return tellPoints<GameScore, GamePoints>(own, other);
    // Past deuce only the lead counts.
    const int settled = std::min(own.points, other.points) - 3;
    own.points = static_cast<std::uint8_t>(own.points - settled);
    other.points = static_cast<std::uint8_t>(other.points - settled);
    if (own.points == other.points) return tell(Deuce{});
    tell(Advantage{own.points > other.points ? server : server.other()});
  }

  void game(Seat winner) {
    const bool tieBreak = s_.tieBreak();
    Side& side = s_.of(winner);
    const Seat loser = winner.other();
    ++side.games;
    ++side.gamesWon;
    if (!tieBreak && winner != Seat(s_.opener)) ++side.breaks;
    s_.sides[0].points = s_.sides[1].points = 0;
    tell(GameWon{.winner = winner, .games = side.games, .otherGames = s_.of(loser).games});
    if (tieBreak || s_.winsSet(side.games, s_.of(loser).games)) {
      ++side.sets;
      if (s_.setGames > 1) {
        tell(SetWon{.winner = winner, .games = side.games, .otherGames = s_.of(loser).games});
      }
      if (side.sets > c_.bestOf / 2) {
        tell(Won{
            .kind = howWon(), .winner = winner, .sets = side.sets, .otherSets = s_.of(loser).sets});
        return end();
      }
      s_.sides[0].games = s_.sides[1].games = 0;
    }
    if (calledOff()) return;
    s_.opener = index(Seat(s_.opener).other());
    beginGame();
  }

  [[nodiscard]] Won::Kind howWon() const {
    if (s_.setGames == 0) return Won::Kind::kTieBreak;
    return s_.setGames == 1 ? Won::Kind::kGame : Won::Kind::kSets;
  }

  bool calledOff() {
    if (s_.points < kMostPoints) return false;
    tell(CalledOff{});
    end();
    return true;
  }

  void end() {
    s_.phase = Phase::kOver;
    s_.strokes = 0;
    s_.call = Call::kNone;
  }

  void beginGame() {
    const int set = s_.sides[0].sets + s_.sides[1].sets + 1;
    const BeginsKind kind = s_.setGames > 1 ? BeginsKind::kInSet : BeginsKind::kAlone;
    if (s_.tieBreak()) {
      tell(TieBreakBegins{kind, set, Seat(s_.opener)});
    } else {
      tell(GameBegins{.kind = kind,
                      .set = set,
                      .game = s_.sides[0].games + s_.sides[1].games + 1,
                      .server = Seat(s_.opener)});
    }
    beginPoint();
  }

  void beginPoint() {
    const Seat server = s_.server();
    s_.striker = index(server);
    s_.phase = Phase::kServe;
    s_.call = Call::kNone;
    s_.strokes = 1;
    step(server, s_.start());
    step(server.other(), s_.start());
    flyTo(server, s_.start());
  }

  // --- telling, and moving pieces ----------------------------------------------------------------

  [[nodiscard]] Seat hitter() const { return s_.hitter(); }
  [[nodiscard]] Seat receiver() const { return s_.receiver(); }
  [[nodiscard]] static std::uint8_t index(Seat seat) {
    return static_cast<std::uint8_t>(seat.index());
  }

  void step(Seat seat, Quadrant to) {
    const Quadrant from = s_.of(seat).stands;
    if (from == to) return;
    s_.of(seat).stands = to;
    move(playerFace(seat), courtPlace(seat, from), courtPlace(seat, to), Move::kTop, 0);
  }
  void flyTo(Seat side, Quadrant to) {
    const Place from = courtPlace(Seat(s_.ballSide), s_.ball);
    const Place there = courtPlace(side, to);
    if (from == there) return;
    s_.ballSide = index(side);
    s_.ball = to;
    move(kBallFace, from, there);
  }

  void moveFromHand(Seat seat, Card card, Place to, Audience audience) {
    if constexpr (!kSilent) {
      move(shotFace(seat, card), handPlace(seat), to, s_.hand(seat).rankOf(card), Move::kTop,
           audience);
    }
  }
  /// All cards that are out come back to the hand: to their rank for their owner, to the hand's
  /// end for the other, to whom no slot tells which is which.
  void takeBack(Seat seat) {
    clear(seat);
    Side& side = s_.of(seat);
    while (!side.spent.empty()) {
      const Card card = side.spent.back().card;
      side.spent.pop_back();
      if constexpr (!kSilent) {
        move(shotFace(seat, card), spentPlace(seat), handPlace(seat), Move::kTop,
             s_.hand(seat).rankOf(card), Audience::alone(seat));
        move(shotFace(seat, kUnseen), spentPlace(seat), handPlace(seat), Move::kTop, Move::kTop,
             Audience::alone(seat.other()));
      }
    }
  }

  const Config& c_;
  const CardValues& cards_;
  State& s_;
};

}  // namespace raindelay::quick_tennis
