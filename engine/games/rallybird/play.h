#pragma once

#include <algorithm>
#include <bit>

#include "core/teller.h"
#include "games/rallybird/events.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

/// Carries out one action on a state: the mechanism behind Rules::apply. Only rules.cpp includes
/// this.
template <class Sink>
class Play : Teller<Events, Sink> {
  using Base = Teller<Events, Sink>;
  using Base::kSilent;
  using Base::move;
  using Base::tell;

 public:
  Play(const Rules& rules, State& state, Sink& sink) : Base(sink), rules_(rules), s_(state) {}

  void run(Action action) {
    const auto before = birdPlace();
    if (!action.isChance()) {
      decide(action);
    } else if (action.source() == kDiceSource) {
      roll(diceOf(action.outcome()));
    } else {
      setAside(action.outcome());
    }
    if (birdPlace() != before) move(faceOf(Kind::kBird, 0), before, birdPlace());
  }

 private:
  void decide(Action action) {
    switch (verbOf(action)) {
      case Verb::kKeepIcon:
        return keepIcon(action.a);
      case Verb::kPlay:
        return choose(Card(action.a));
      case Verb::kPlace:
        return place(action.a, action.b);
      case Verb::kReroll:
        return reroll();
      case Verb::kStand:
        return settle();
      case Verb::kWear:
        return wear(action.a);
    }
  }

  // --- before the pitch --------------------------------------------------------------------------

  void setAside(Card play) {
    tell(HalfInningBegins{.half = s_.halfInning % 2 == 0 ? Word::kTop : Word::kBottom,
                          .inning = s_.inning(),
                          .team = team()});
    tell(SetAside{team(), playFace(play)}, Audience::only(team()));
    lay(play, places::kAside);
    s_.aside = play;
    s_.phase = Phase::kKeepIcon;
  }

  void keepIcon(int kept) {
    const int other = kIconGloves - 1 - kept;
    tell(IconKept{.fielding = s_.fielding(), .kept = gloveFace(kept), .left = gloveFace(other)});
    moveGlove(other, Glove::kLost);
    s_.phase = Phase::kPlay;
  }

  void choose(Card play) {
    tell(Chosen{team()});
    lay(play, places::kPlay);
    s_.chosen = play;
    ++s_.chosenPlays;
    s_.phase = Phase::kPlace;
  }

  void place(int zone, int glove) {
    if (glove != kNoGlove) moveGlove(glove, zone);
    if (++s_.nextZone < kZones) return;
    s_.nextZone = 0;
    tell(Placed{s_.fielding()});
    show(*s_.chosen);
  }

  void show(Card play) {
    s_.shown.insert(play);
    ++s_.uses[static_cast<std::size_t>(play.index())];
    s_.tested = rules_.chart()[play].tests[static_cast<std::size_t>(s_.bases())];
    tell(Shown{team(), playFace(play)});
    move(playFace(play), places::kPlay, places::kPlay);
    s_.phase = Phase::kRoll;
  }

  // --- the dice ----------------------------------------------------------------------------------

  void roll(const std::array<std::uint8_t, 2>& dice) {
    s_.dice = dice;
    for (int die = 0; die < 2; ++die) {
      const Face face = dieFace(die, dice[static_cast<std::size_t>(die)]);
      move(face, places::kDice, places::kDice, die, die);
    }
    tell(Rolled{.first = dice[0],
                .second = dice[1],
                .sum = dice[0] + dice[1],
                .gloves = rules_.defence(s_, s_.tested),
                .compared = compared()});
    if (s_.birdWith() && !s_.rerolled) {
      s_.phase = Phase::kBird;
    } else {
      settle();
    }
  }

  void reroll() {
    s_.rerolled = true;
    count(Count::kRerolls);
    tell(Rerolled{team()});
    s_.phase = Phase::kRoll;
  }

  [[nodiscard]] Compared compared() const {
    const int margin = s_.dice[0] + s_.dice[1] - rules_.defence(s_, s_.tested);
    if (margin == 0) return Compared::kEqual;
    return margin < 0 ? Compared::kLess : Compared::kMore;
  }

  /// The throw counts: another one follows, or the play is over.
  void settle() {
    const PlayCard& play = rules_.chart()[*s_.chosen];
    const Compared how = compared();
    if (how == Compared::kMore && ++s_.won < play.rolls) {
      s_.phase = Phase::kRoll;
      return;
    }
    const Outcome& outcome =
        play.results[static_cast<std::size_t>(how)][static_cast<std::size_t>(s_.bases())];
    const bool third = s_.outs + outcome.outs() >= 3;
    carryOut(outcome, third);
    const bool moved = how != Compared::kLess && !third && outcome.moves();
    if (s_.rerolled) keepBird(moved);
    if (moved && outcome.batter != Batter::kWalk && !walkedOff()) return askWear();
    endAtBat();
  }

  /// The bird stays with those whom it helped (rules 7.2, 7.6).
  void keepBird(bool moved) {
    if (!moved) s_.birds[static_cast<std::size_t>(team().index())] = false;
    tell(Bird{moved ? Bird::Kind::kKept : Bird::Kind::kLost, team()});
  }

  // --- what the card says ------------------------------------------------------------------------

  /// On the third out nobody advances (rule 5.10).
  void carryOut(const Outcome& outcome, bool third) {
    if (!third || outcome.to[0] == Outcome::kOut) tellBatter(outcome);
    const bool steal = outcome.batter == Batter::kStays;
    const int outs = s_.outs;
    for (const int base : {0, 3, 2, 1}) {
      if (outcome.to[static_cast<std::size_t>(base)] == Outcome::kOut && s_.outs < 3) {
        retire(base, steal);
      }
    }
    if (s_.outs - outs == 2) {
      count(Count::kDoublePlays);
      tell(DoublePlay{team()});
    }
    if (s_.outs > outs) tell(Outs{s_.outs});
    if (third) return;
    for (const int base : {3, 2, 1, 0}) {
      const int to = outcome.to[static_cast<std::size_t>(base)];
      const bool enough = walkedOff() && outcome.batter != Batter::kHomeRun;
      if (to <= base || to == Outcome::kOut || enough) continue;
      advance(base, to);
      if (steal) {
        count(Count::kSteals);
        tell(Stolen{team(), basePlace(to)});
      }
    }
  }

  /// Tells what becomes of the batter. A hit is what brings him on base with nobody out.
  void tellBatter(const Outcome& outcome) {
    const auto offset = static_cast<int>(outcome.batter) - static_cast<int>(Batter::kFoul);
    if (offset < 0) return;
    tell(BatterEnds{static_cast<BatterEnds::Kind>(offset), team()});
    if (offset > 0) count(static_cast<Count>(static_cast<int>(Count::kFlyOuts) + offset - 1));
    const bool reached = outcome.batter >= Batter::kSafe && outcome.batter <= Batter::kHomeRun;
    if (reached && outcome.outs() == 0) count(Count::kHits);
  }

  void retire(int base, bool steal) {
    ++s_.outs;
    Place at = basePlace(base);
    if (base > 0) {
      count(steal ? Count::kCaughtStealing : Count::kForcedOuts);
      if (steal) {
        at = basePlace(base + 1);
        move(runnerFace(team(), s_.cubes[static_cast<std::size_t>(base)]), basePlace(base), at);
        tell(CaughtStealing{team(), basePlace(base)});
      } else {
        tell(RunnerOut{team(), at});
      }
    }
    leaveField(base, at);
  }

  /// The batter (0) or a runner goes from base to base.
  void advance(int base, int to) {
    auto& cube = s_.cubes[static_cast<std::size_t>(base)];
    for (int next = base; next < to; ++next) {
      move(runnerFace(team(), cube), basePlace(next), basePlace(next + 1));
    }
    if (base > 0) tell(Advance{.team = team(), .from = basePlace(base), .to = basePlace(to)});
    if (to < 4) {
      s_.cubes[static_cast<std::size_t>(to)] = cube;
      cube = 0;
      return;
    }
    leaveField(base, places::kPlate);
    ++s_.halfRuns;
    count(Count::kRuns);
    tell(Scores{team()});
  }

  // --- Gloves wear -------------------------------------------------------------------------------

  void askWear() {
    s_.phase = Phase::kWear;
    const ActionList choices = rules_.legal(s_);
    if (choices.empty()) return endAtBat();
    if (choices.size() == 1) return wear(choices[0].a);
  }

  void wear(int zone) {
    const int glove = s_.gloveIn(zone);
    const Place at = placeOf(places::kZone, zone);
    bool& back = s_.glove(glove).back;
    tell(GloveWears{.kind = back ? GloveWears::Kind::kRemoved : GloveWears::Kind::kFlipped,
                    .fielding = s_.fielding(),
                    .glove = gloveFace(glove, true),
                    .zone = at});
    if (back) {
      moveGlove(glove, Glove::kLost);
    } else {
      turnGlove(glove, true);
    }
    endAtBat();
  }

  // --- innings -----------------------------------------------------------------------------------

  void endAtBat() {
    takeBack(*s_.chosen, places::kPlay);
    for (int glove = 0; glove < kGloves; ++glove) {
      if (s_.glove(glove).at < kZones) moveGlove(glove, Glove::kHeld);
    }
    s_.tested.clear();
    s_.won = 0;
    s_.rerolled = false;
    s_.phase = Phase::kPlay;
    const bool calledOff = s_.chosenPlays == kMostChosen && !isDecided();
    if (walkedOff()) tell(WalkOff{team()});
    if (calledOff) tell(CalledOff{});
    if (s_.outs == 3 || isDecided() || calledOff) closeHalfInning();
    if (isDecided() || calledOff) return end();
    if (s_.outs == 3) changeSides();
    comeToBat();
  }

  /// True if home has won with its last bat (rule 8.5).
  [[nodiscard]] bool walkedOff() const {
    return s_.inning() >= kLastInning && team() == Seat(1) && s_.lead(team()) > 0 && s_.outs < 3;
  }
  /// True if nobody has to bat any more (rules 8.2 to 8.5).
  [[nodiscard]] bool isDecided() const {
    if (s_.inning() < kLastInning) return false;
    if (s_.outs < 3) return walkedOff();
    const int lead = s_.lead(Seat(1));
    return team() == Seat(1) ? lead != 0 : lead > 0;
  }

  void closeHalfInning() {
    const int left = std::popcount(static_cast<unsigned>(s_.bases()));
    count(Count::kLeftOnBase, left);
    tell(HalfInningOver{.team = team(), .runs = s_.halfRuns, .leftOnBase = left});
  }

  void end() {
    s_.phase = Phase::kOver;
    const int lead = s_.lead(Seat(1));
    const int home = s_.count(Seat(1), Count::kRuns);
    if (lead == 0) return tell(Tied{home});
    tell(Won{.winner = Seat(lead > 0 ? 1 : 0),
             .runs = std::max(home, home - lead),
             .otherRuns = std::min(home, home - lead)});
  }

  void changeSides() {
    for (int base = 0; base < 4; ++base) {
      if (s_.cubes[static_cast<std::size_t>(base)] != 0) leaveField(base, basePlace(base));
    }
    const Card aside = *s_.aside;
    s_.aside.reset();
    toHand(aside, places::kAside);
    swapHand();
    for (int glove = 0; glove < kGloves; ++glove) {
      if (s_.glove(glove).back) turnGlove(glove, false);
      if (s_.glove(glove).at == Glove::kLost) moveGlove(glove, Glove::kHeld);
    }
    s_.shown.clear();
    s_.outs = 0;
    s_.halfRuns = 0;
    ++s_.halfInning;
    s_.phase = Phase::kSetAside;
  }

  /// The next batter, if the last one isn't up again.
  void comeToBat() {
    if (s_.cubes[0] != 0) return;
    std::uint8_t cube = 1;
    while (onField(s_, cube)) ++cube;
    move(runnerFace(team(), cube), placeOf(places::kDugout, team().index()), places::kPlate,
         dugoutOrder(s_, cube));
    s_.cubes[0] = cube;
  }

  // --- pieces ------------------------------------------------------------------------------------

  [[nodiscard]] Seat team() const { return s_.batting(); }
  void count(Count what, int by = 1) {
    std::uint16_t& counted = s_.count(team(), what);
    counted = static_cast<std::uint16_t>(counted + by);
  }
  [[nodiscard]] Place birdPlace() const { return rallybird::birdPlace(s_); }

  /// The cube of base 0 … 3, which is at `at` by now, goes to the dugout.
  void leaveField(int base, Place at) {
    auto& cube = s_.cubes[static_cast<std::size_t>(base)];
    const Face face = runnerFace(team(), cube);
    const int order = dugoutOrder(s_, cube);
    cube = 0;
    move(face, at, placeOf(places::kDugout, team().index()), Move::kTop, order);
  }

  void moveGlove(int glove, int to) {
    Glove& one = s_.glove(glove);
    const Place from = glovePlace(one.at);
    const int order = gloveOrder(s_, glove);
    one.at = static_cast<std::uint8_t>(to);
    move(gloveFace(glove, one.back), from, glovePlace(to), order, gloveOrder(s_, glove));
  }
  void turnGlove(int glove, bool back) {
    Glove& one = s_.glove(glove);
    one.back = back;
    const int order = gloveOrder(s_, glove);
    move(gloveFace(glove, back), glovePlace(one.at), glovePlace(one.at), order, order);
  }

  /// A play goes from the hand to where it lies face down.
  void lay(Card play, Place to) {
    if constexpr (!kSilent) {
      move(playFace(play), placeOf(places::kHand, team().index()), to, s_.hand().rankOf(play),
           Move::kTop, Audience::only(team()));
    }
  }
  void takeBack(Card play, Place from) {
    s_.chosen.reset();
    toHand(play, from);
  }
  /// A play goes to its rank in the hand. For the other side it goes to the end of the hand, so
  /// that no slot tells which it is.
  void toHand(Card play, Place from) {
    if constexpr (!kSilent) {
      const Place hand = placeOf(places::kHand, team().index());
      move(playFace(play), from, hand, Move::kTop, s_.hand().rankOf(play), Audience::alone(team()));
      move(faceOf(Kind::kPlay, Face::kUnknown), from, hand, Move::kTop, Move::kTop,
           Audience::alone(team().other()));
    }
  }
  /// All plays go across, the highest first: a seat that sees only a back leave takes it from the
  /// hand's end, and that must be this one.
  void swapHand() {
    if constexpr (!kSilent) {
      for (int i = s_.deck.size() - 1; i >= 0; --i) {
        move(playFace(s_.deck.nth(i)), placeOf(places::kHand, team().index()),
             placeOf(places::kHand, s_.fielding().index()), i, 0, Audience::only(s_.fielding()));
      }
    }
  }

  const Rules& rules_;
  State& s_;
};

}  // namespace raindelay::rallybird
