#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/ballgame_book.h"
#include "games/cooperstown/events.h"

namespace raindelay::cooperstown {

/// A match as a scorer has it, folded from its events: scoreboard, result sheet, scorebook and
/// figures read it.
class Book {
 public:
  /// The course of a game, besides what the ballgame's book has of it.
  struct Course {
    int halfInnings = 0;  ///< complete ones
    bool over = false;
    bool official = false;
    bool rain = false;
    bool brawl = false;
  };

  Book();
  /// Takes the next event.
  void tell(const Event& event);

  [[nodiscard]] const BallgameBook& ballgame() const { return ballgame_; }
  /// By game, as BallgameBook::games.
  [[nodiscard]] const std::vector<Course>& courses() const { return courses_; }
  /// A doubleheader's score is that of games won.
  [[nodiscard]] Scorebook scorebook() const;

 private:
  template <class T>
  void take(const T& /*other*/) {}
  void take(const HomeDrawn& drawn);
  void take(const GameBegins& begins);
  void take(const HalfInningBegins& begins);
  void take(const HalfInningOver& over);
  // The batter's turn.
  void take(const BaseHit& hit);
  void take(const AutomaticHit& hit);
  void take(const BuntHit& hit);
  void take(const FieldingError& error);
  void take(const FieldedOut& out);
  void take(const ChartedOut& out);
  void take(const FreePass& pass);
  void take(const Sacrifice& sacrifice);
  void take(const BuntSacrifice& sacrifice);
  void take(const StealBunted& bunted);
  void take(const DoublePlay& play);
  void take(const BuntDoublePlay& play);
  void take(const FieldersChoice& choice);
  void take(const BuntForce& force);
  void take(const StealDoublePlay& play);
  void take(const StealStrikeout& strikeout);
  void take(const BuntOut& out);
  // The runners.
  void take(const WildPitch& pitch);
  void take(const PickedOff& picked);
  void take(const StealError& error);
  void take(const Stolen& stolen);
  void take(const CaughtStealing& caught);
  void take(const PinchRunner& pinch);
  void take(const Reaches& reaches);
  void take(const Advance& advance);
  void take(const Scores& scores);
  void take(const Out& out);
  // The game.
  void take(const WalkOff& walkOff);
  void take(const Rain& rain);
  void take(const Brawl& brawl);
  void take(const Curfew& curfew);
  void take(const GameWon& won);
  void take(const GameTied& tied);
  void take(const GameVoid& none);

  void bats(Face card, Batting how, const std::string& play, int bases = 0);
  void hits(Face card, int bases);
  void endGame(bool official);
  [[nodiscard]] int baseOf(Face runner) const;
  [[nodiscard]] Course& course() { return courses_.back(); }

  BallgameBook ballgame_;
  std::vector<Course> courses_;
  std::array<Face, 5> on_{};  ///< the runners, by base
  Seat home_;
  bool cut_ = false;
  bool doubleheader_ = false;
  std::array<int, 2> won_{};
};

}  // namespace raindelay::cooperstown
