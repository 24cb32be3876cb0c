#pragma once

#include <utility>

#include "core/teller.h"
#include "games/cooperstown/chart.h"
#include "games/cooperstown/events.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

/// Carries out one action on a state: the mechanism behind Rules::apply. Its members are defined in
/// play_*.h, one concern a file; only rules.cpp includes them. With a sink that keeps nothing, what
/// is told costs nothing.
template <class Sink>
class Play : Teller<Events, Sink> {
  using Base = Teller<Events, Sink>;
  using Base::kSilent;
  using Base::move;
  using Base::tell;

 public:
  Play(const Config& config, State& state, Sink& sink) : Base(sink), c_(config), s_(state) {}

  void run(Action action) {
    if (action.isChance()) {
      chance(action.outcome());
    } else {
      decide(action);
    }
  }

 private:
  [[nodiscard]] static constexpr Face hiddenOffence() { return {kOffenceKind, Face::kUnknown}; }
  [[nodiscard]] static constexpr Face hiddenDefence() { return {kDefenceKind, Face::kUnknown}; }

  // play_setup.h: the draw for home and the deal.
  void drawForHome(Card card);
  void collectDecks();
  void dealShared();
  void deal(Card card);
  void leaveOut(Card card);
  void finishDeal();

  // play_innings.h: half-innings, games, rain, brawls.
  void beginHalfInning();
  void layFielder(Card card);
  void endHalfInning();
  void gatherOffence();
  void gatherStack(Place from, int count);
  void clearField();
  void endGame(Ending ending);
  void tellEnding();
  void beginSecondGame();
  void rain();
  void startBrawl();
  void ejectOn();
  void eject(Card card);
  [[nodiscard]] bool lastChance() const;
  [[nodiscard]] bool wonAtBat() const;

  // play_manager.h: what the seats decide, and the cards that it brings.
  void chance(Card outcome);
  void decide(Action action);
  void nextBatter();
  void sameBatter();
  void afterPlay(Phase phase);
  [[nodiscard]] bool canManage() const;
  void swapFielders(int a, int b);
  void nameSub(int position, bool relieving);
  void comeIn(Card card);
  void pinchHit();

  // play_cards.h: turning cards and where they go.
  void turn(Purpose purpose, int runner = 0);
  [[nodiscard]] bool ensureCard();
  void turnStacksOver();
  void resolve(Card card);
  void under(Card card);
  void retireBatter(Card card);
  void retireRunner(int base) { retireRunner(base, base); }
  void retireRunner(int base, int at);
  void placeBatter(Card card, int base);
  void moveRunner(int base, int to);
  void advance(int base, int bases);
  void advanceAll(int bases, int extraOfBaseCards);
  void score(Card card);
  [[nodiscard]] int leadRunner() const;
  [[nodiscard]] int leadForced() const;
  void advanceForced(int below);

  // play_at_bat.h: the chart.
  void swing(Card card);
  void compared(Card card, const ChartRow& row);
  void hit(Card card, int bases);
  void error(Card card, int bases, int position);
  void strikeout(Card card);
  void foul(Card card);
  void plainOut(Card card, ChartedOut::Kind kind);
  void plainOut(Card card);
  void tellFielded(FieldedOut::Kind kind, Card card, int position);
  void flyOut(Card card);
  void sacrifice(Card card);
  void infieldOut(Card card, int position);
  void walk(Card card, FreePass::Kind kind);
  void beanball(Card card);
  void pickoff(Card card);
  void pickOff(int base);
  void doublePlay(Card card);
  void forceDoublePlay(Card card);
  void fieldersChoice(bool lead);
  void tellHit(Card card, const ChartRow& row);

  // play_running.h: steals, bunts, pinch runners.
  void steal(Card card, int base);
  void stealSafe(Card card, int base);
  void stealOut(Card card, int base, bool batterToo);
  void stealBatterOut(Card card, int base, bool strikeout);
  void stealWildPitch(Card card, int base);
  void stealCompared(Card card, int base);
  void bunt(Card card);
  void buntCompared(Card card);
  void buntOut(Card card);
  void buntSacrifice(Card card);
  void buntForce(Card card);
  void buntDoublePlay(Card card);
  void wildPitch(Card card);
  void pinchRun(Card card, int base);

  [[nodiscard]] int deckIndex() const { return c_.sharedDeck ? 0 : s_.batting().index(); }
  [[nodiscard]] Pile<kOffenceCards>& deck() {
    return s_.deck[static_cast<std::size_t>(deckIndex())];
  }
  [[nodiscard]] Place deckSpot() const { return deckPlace(deckIndex()); }
  [[nodiscard]] TeamLine& batters() { return s_.line().team[seatIndex(s_.batting())]; }
  [[nodiscard]] TeamLine& nine() { return s_.line().team[seatIndex(s_.fielding())]; }
  [[nodiscard]] static std::size_t seatIndex(Seat seat) {
    return static_cast<std::size_t>(seat.index());
  }
  [[nodiscard]] Card& onBase(int base) { return s_.bases[static_cast<std::size_t>(base - 1)]; }
  [[nodiscard]] bool fanPitches() const { return s_.fielder(Position::kPitcher) == kFan; }
  [[nodiscard]] Face fielderFace(int position) const {
    return defenceFace(s_.fielders[static_cast<std::size_t>(position)]);
  }

  const Config& c_;
  State& s_;
  /// In the play under way, runs after the winning one count too.
  bool inFull_ = false;
};

/// Returns true if the fielding side may bring in a relief pitcher now (in kManage).
[[nodiscard]] bool canRelieve(const Config& config, const Board& board);

}  // namespace raindelay::cooperstown
