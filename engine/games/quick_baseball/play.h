#pragma once

#include <algorithm>
#include <bit>
#include <optional>

#include "core/teller.h"
#include "games/quick_baseball/events.h"
#include "games/quick_baseball/rules.h"
#include "games/quick_baseball/table.h"

namespace raindelay::quick_baseball {

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
      : Base(sink), c_(config), cards_(cards), s_(state) {
    if constexpr (!kSilent) shown_ = flippingCards(state);
  }

  void run(Action action) {
    switch (verbOf(action)) {
      case Verb::kBat:
      case Verb::kLeave:
      case Verb::kSteal:
        return choose(action);
      case Verb::kPitch:
        return pitch(cardOf(action));
      case Verb::kRefresh:
        return refresh();
      case Verb::kKeep:
        return keep();
    }
  }

 private:
  // --- the choice, and the pitch that resolves it ----------------------------------------------

  void choose(Action action) {
    s_.choice = action;
    s_.phase = Phase::kPitch;
    lay(Kind::kBatting, laidFor(s_, action));
  }

  void pitch(Card pitch) {
    if (s_.pitches == 0) tellHalfInning();
    const Action choice = s_.choice;
    const Card bat = laidFor(s_, choice);
    lay(Kind::kPitching, pitch);
    ++s_.pitches;
    s_.last = {true, choice, pitch};
    s_.choice = Action();
    if (verbOf(choice) == Verb::kBat) turnOver(batFace(bat), places::kBat);
    turnOver(pitchFace(pitch), places::kPitch);
    switch (verbOf(choice)) {
      case Verb::kBat:
        swing(bat, pitch);
        break;
      case Verb::kLeave:
        leave(pitch);
        break;
      default:
        steal(pitch);
    }
    showFlips();
    clearTable(bat, pitch, verbOf(choice));
    goOn();
  }

  void swing(Card bat, Card pitch) {
    const int number = batter();
    tell(Swings{.team = team(), .batter = number, .bat = batFace(bat), .pitch = pitchFace(pitch)});
    if (pitch == kPitchOut) return ball();
    const Hit hit = cards_.compare(bat, batters().batter, pitch, s_.relief());
    if (hit.bases > 0) return this->hit(hit);
    const bool spared = cards_.pitches[static_cast<std::size_t>(pitch.index())].otherwise ==
                            Otherwise::kOutUnlessTwoAreOut &&
                        s_.outs == 2;
    if (spared) return tell(FlyDropped{team(), number});
    tell(BatterOut{outBy(pitch), team(), number});
    batterOut();
  }

  void leave(Card pitch) {
    const int number = batter();
    tell(Leaves{team(), number, pitchFace(pitch)});
    if (pitch == kPitchOut) return ball();
    if (!cards_.isBlue(pitch, s_.relief())) return tell(Taken{team(), number});
    tell(BatterOut{BatterOut::Kind::kCalledOut, team(), number});
    batterOut();
  }

  void steal(Card pitch) {
    const int from = s_.stealer();
    const Place aim = basePlace(from + 1);
    tell(StealTry{team(), aim, pitchFace(pitch)});
    setRunner(from, false);
    if (pitch == kPitchOut) {
      ++batters().caughtStealing;
      tell(CaughtStealing{team(), aim});
      return out();
    }
    setRunner(from + 1, true);
    ++batters().steals;
    tell(Stolen{team(), aim});
  }

  /// Both cards leave the middle: to the discards, or back to the hand (rules 4.4, 4.5, 5.1, 5.8,
  /// 8.5, 8.7).
  void clearTable(Card bat, Card pitch, Verb choice) {
    const bool away = pitch != kPitchOut;
    if (away && choice == Verb::kBat) {
      discard(Kind::kBatting, bat);
    } else {
      takeBack(Kind::kBatting, bat, places::kBat);
    }
    if (away && (choice != Verb::kSteal || c_.stealDiscards)) {
      discard(Kind::kPitching, pitch);
    } else {
      takeBack(Kind::kPitching, pitch, places::kPitch);
    }
  }

  // --- what a pitch brings -----------------------------------------------------------------------

  void hit(Hit hit) {
    ++batters().hits;
    if (hit.bases == 4) ++batters().homeRuns;
    tell(BaseHit{.kind = static_cast<BaseHit::Kind>(hit.bases - 1),
                 .team = team(),
                 .batter = batter(),
                 .border = hit.border});
    // Once the winning run is home each of the others stops behind the one before (rule 11.6).
    const bool stops = hit.bases < 4 && !c_.everyRun;
    int furthest = 4;
    for (int base = 3; base >= 1; --base) {
      if (!s_.occupied(base)) continue;
      const int to = std::min(base + hit.bases, furthest);
      advance(base, to);
      if (stops && isWalkedOff()) furthest = to - 1;
    }
    if (hit.bases == 4) {
      score();
    } else {
      setRunner(std::min(hit.bases, furthest), true);
    }
    nextBatter();
  }

  void ball() {
    ++s_.balls;
    tell(Ball{team(), s_.balls});
    if (s_.balls < 4) return;
    s_.balls = 0;
    ++batters().walks;
    tell(Walk{team(), batter()});
    // Those whom somebody pushes from behind move up, the foremost first.
    int forced = 0;
    while (forced < 3 && s_.occupied(forced + 1)) ++forced;
    for (int base = forced; base >= 1; --base) advance(base, base + 1);
    setRunner(1, true);
    nextBatter();
  }

  /// The runner on base `from` moves up; base 4 is home.
  void advance(int from, int to) {
    setRunner(from, false);
    tell(Advance{.team = team(), .from = basePlace(from), .to = basePlace(to)});
    if (to == 4) {
      score();
    } else {
      setRunner(to, true);
    }
  }

  void score() {
    ++batters().runs;
    ++s_.halfRuns;
    tell(Scores{team()});
  }

  void batterOut() {
    out();
    nextBatter();
  }

  void out() {
    ++s_.outs;
    tell(Outs{s_.outs});
  }

  void nextBatter() { batters().batter = static_cast<std::uint8_t>((batters().batter + 1) % 9); }

  /// The way in which the pitch puts out a batter who matches nothing.
  [[nodiscard]] static BatterOut::Kind outBy(Card pitch) {
    using How = BatterOut::Kind;
    constexpr std::array<How, kPitches> kOutBy{How::kStruckOut, How::kStruckOut, How::kFlyOut,
                                               How::kRunOut,    How::kCaught,    How::kCaught,
                                               How::kStruckOut};
    return kOutBy[static_cast<std::size_t>(pitch.index())];
  }

  // --- innings -----------------------------------------------------------------------------------

  void goOn() {
    const bool sideOut = s_.outs == 3;
    const bool decided = isDecided();
    const bool calledOff = !decided && s_.pitches == kMostPitches;
    if (decided && !sideOut) tell(WalkOff{Seat(1)});
    if (calledOff) tell(CalledOff{});
    if (sideOut || decided || calledOff) closeHalfInning();
    if (decided || calledOff) return end();
    if (sideOut) changeSides();
    askBatter();
  }

  [[nodiscard]] bool isBottom() const { return s_.halfInning % 2 == 1; }

  /// True if home leads at bat, and no inning follows (rules 11.3 and 11.4).
  [[nodiscard]] bool isWalkedOff() const {
    return isBottom() && s_.inning() >= c_.innings && lead() > 0;
  }

  /// True if nobody has to bat any more (rules 11.2 to 11.5).
  [[nodiscard]] bool isDecided() const {
    if (s_.outs < 3) return isWalkedOff();
    return s_.inning() >= c_.innings && (isBottom() ? lead() != 0 : lead() > 0);
  }

  void closeHalfInning() {
    const int left = std::popcount(s_.runners);
    batters().leftOnBase = static_cast<std::uint16_t>(batters().leftOnBase + left);
    tell(HalfInningOver{.team = team(), .runs = s_.halfRuns, .leftOnBase = left});
  }

  /// The number of runs by which home is ahead.
  [[nodiscard]] int lead() const { return s_.team[1].runs - s_.team[0].runs; }

  void end() {
    s_.phase = Phase::kOver;
    const int runs = std::max(s_.team[0].runs, s_.team[1].runs);
    if (lead() == 0) return tell(Tied{runs});
    tell(Won{.winner = Seat(lead() > 0 ? 1 : 0),
             .runs = runs,
             .otherRuns = std::min(s_.team[0].runs, s_.team[1].runs)});
  }

  void changeSides() {
    takeBackDiscards(Kind::kBatting);
    takeBackDiscards(Kind::kPitching);
    s_.outs = s_.balls = s_.runners = 0;
    s_.halfRuns = 0;
    swapHands();
    ++s_.halfInning;
    showFlips();
    tellHalfInning();
  }

  void tellHalfInning() {
    tell(HalfInningBegins{.half = s_.halfInning % 2 == 0 ? Word::kTop : Word::kBottom,
                          .inning = s_.inning(),
                          .team = team()});
  }

  // --- refreshing, in the order of rule 10.6 -----------------------------------------------------

  void askBatter() {
    s_.refreshed = false;
    if (s_.held(Kind::kBatting).size() <= 1) {
      s_.phase = Phase::kRefreshBats;
    } else {
      askPitcher();
    }
  }

  void askPitcher() {
    const bool low = s_.held(Kind::kPitching).size() <= 2;  // the Pitch Out and one more
    const bool asked = (low || s_.refreshed) && !s_.discard(Kind::kPitching).empty();
    s_.phase = asked ? Phase::kRefreshPitches : Phase::kBat;
  }

  void refresh() {
    if (s_.phase == Phase::kRefreshPitches) return refreshPitches();
    tell(BatsRefreshed{team()});
    takeBackDiscards(Kind::kBatting);
    s_.refreshed = true;
    answered();
  }

  void refreshPitches() {
    tell(PitchesRefreshed{s_.fielding()});
    takeBackDiscards(Kind::kPitching);
    if (!s_.relief()) {
      s_.of(s_.fielding()).relief = true;
      tell(Relief{s_.fielding()});
      showFlips();
    }
    // Bats that were refreshed have no discards: they aren't asked again.
    const bool follows = !s_.discard(Kind::kBatting).empty();
    s_.phase = follows ? Phase::kFollowPitcher : Phase::kBat;
  }

  void keep() {
    tell(Kept{s_.phase == Phase::kRefreshPitches ? s_.fielding() : s_.batting()});
    answered();
  }

  void answered() {
    if (s_.phase == Phase::kRefreshBats) {
      askPitcher();
    } else {
      s_.phase = Phase::kBat;
    }
  }

  // --- telling, and moving pieces ----------------------------------------------------------------

  [[nodiscard]] Seat team() const { return s_.batting(); }
  [[nodiscard]] Team& batters() { return s_.of(s_.batting()); }
  /// The batter's number, 1 … 9.
  [[nodiscard]] int batter() { return batters().batter + 1; }
  void setRunner(int base, bool there) {
    const int bit = 1 << base >> 1;
    s_.runners = static_cast<std::uint8_t>(there ? s_.runners | bit : s_.runners & ~bit);
  }

  /// A card turns over where it lies.
  void turnOver(Face face, Place place) { move(face, place, place); }

  /// A card goes from its holder's hand to the middle, where it lies face down.
  void lay(Kind kind, Card card) {
    if constexpr (!kSilent) {
      const Seat holder = s_.holder(kind);
      move(faceOf(kind, card.index()), handPlace(holder), slotPlace(kind),
           s_.held(kind).rankOf(card), Move::kTop, Audience::only(holder));
    }
  }
  void discard(Kind kind, Card card) {
    s_.discard(kind).push_back(card);
    move(faceOf(kind, card.index()), slotPlace(kind), discardPlace(kind));
  }
  void takeBackDiscards(Kind kind) {
    while (!s_.discard(kind).empty()) {
      const Card card = s_.discard(kind).back();
      s_.discard(kind).pop_back();
      takeBack(kind, card, discardPlace(kind));
    }
  }
  /// A card that isn't discarded goes to its rank in the hand. For the other seat it goes to the
  /// end of the hand, so that no slot tells which it is.
  void takeBack(Kind kind, Card card, Place from) {
    if constexpr (!kSilent) {
      const Seat holder = s_.holder(kind);
      const Place hand = handPlace(holder);
      move(faceOf(kind, card.index()), from, hand, Move::kTop, s_.held(kind).rankOf(card),
           Audience::alone(holder));
      move(faceOf(kind, Face::kUnknown), from, hand, Move::kTop, Move::kTop,
           Audience::alone(holder.other()));
    }
  }

  /// The sides change: both hands, whole again, go across, the highest card first: a seat that sees
  /// only a back leave takes it from the hand's end, and that must be this card.
  void swapHands() {
    if constexpr (!kSilent) {
      const Seat pitcher = s_.fielding();
      const Seat batter = s_.batting();
      for (int i = kBats - 1; i >= 0; --i) {
        move(batFace(Card(i)), handPlace(batter), handPlace(pitcher), i, 0,
             Audience::only(pitcher));
      }
      for (int i = kPitches - 1; i >= 0; --i) {
        move(pitchFace(Card(i)), handPlace(pitcher), handPlace(batter), kBats + i, 0,
             Audience::only(batter));
      }
    }
  }

  /// Turns over those cards of the ground that show something else by now.
  void showFlips() {
    if constexpr (!kSilent) {
      const auto now = flippingCards(s_);
      for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i].face != shown_[i].face) turnOver(now[i].face, now[i].place);
      }
      shown_ = now;
    }
  }

  const Config& c_;
  const CardValues& cards_;
  State& s_;
  std::array<Piece, kFlippingCards> shown_{};
};

}  // namespace raindelay::quick_baseball
