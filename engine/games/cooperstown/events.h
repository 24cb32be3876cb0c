#pragma once

#include <cstdint>
#include <span>

#include "core/event_kinds.h"

namespace raindelay::cooperstown {

/// Rows of GameInfo::words: these, the suits with the wildcards behind them, then low, middling and
/// high fielders.
enum class Word : std::uint8_t { kTop, kBottom };
[[nodiscard]] constexpr int firstWord(Word /*word*/) {
  return 0;
}
inline constexpr int kWordSuit = 2;
inline constexpr int kWordValue = kWordSuit + 5;
inline constexpr int kWords = kWordValue + 3;

// The events of a match. `card` and `runner` are offensive faces, `fielder` a defensive one.

/// For the home dugout.
struct Drawn {
  Seat by;
  Face card;
};
struct HomeDrawn {
  Seat home;
};
struct Dealt {
  int cards = 0;  ///< a team
};
struct SharedDeck {};
/// One of a doubleheader.
struct GameBegins {
  int number = 1;
  Seat home;
};
struct HalfInningBegins {
  Word half = Word::kTop;
  int inning = 1;
  Seat batting;
};
struct HalfInningOver {
  Seat batting;
  int runs = 0;
  int hits = 0;
  int errors = 0;  ///< of the field
  int leftOnBase = 0;
};
struct FieldLaid {
  Seat fielding;
};
struct Turned {
  Face card;
  Seat batting;
};
/// A ball past a fielder.
struct BaseHit {
  enum class Kind : std::uint8_t { kSingle, kDouble, kTriple, kHomeRun, kInsidePark, kCount };
  Kind kind = Kind::kSingle;
  Face card = {};
  Face fielder = {};
  Place position = {};

  [[nodiscard]] constexpr int bases() const {
    return kind == Kind::kInsidePark ? 4 : 1 + static_cast<int>(kind);
  }
};
/// A hit that the chart grants.
struct AutomaticHit {
  enum class Kind : std::uint8_t { kSingle, kDouble, kTriple, kHomeRun, kCount };
  Kind kind = Kind::kSingle;
  Face card = {};

  [[nodiscard]] constexpr int bases() const { return 1 + static_cast<int>(kind); }
};
struct FieldingError {
  Face card;
  Face fielder;
  Place position;
  int bases = 1;
};
/// A fielder puts the batter out; the line drive is a fielder's choice of the batter.
struct FieldedOut {
  enum class Kind : std::uint8_t { kGround, kLine, kFly, kCount };
  Kind kind = Kind::kGround;
  Face card = {};
  Face fielder = {};
  Place position = {};
};
/// The chart puts the batter out.
struct ChartedOut {
  enum class Kind : std::uint8_t {
    kGround,
    kLine,
    kFoulPop,
    kFly,
    kCircusCatch,
    kFoul,     ///< The Pickoff with nobody on
    kInfield,  ///< a sacrifice with nobody on
    kAtFirst,  ///< a sacrifice or a bunt with two out (rule 10.10)
    kStrikeout,
    kCount
  };
  Kind kind = Kind::kGround;
  Face card = {};
};
struct Foul {
  Face card;
};
struct FreePass {
  enum class Kind : std::uint8_t { kWalk, kHitByPitch, kCount };
  Kind kind = Kind::kWalk;
  Face card = {};
};
struct WildPitch {
  Face card;
};
struct Sacrifice {
  Face card;
};
struct DoublePlay {
  enum class Kind : std::uint8_t { kAny, kForced, kCount };
  Kind kind = Kind::kAny;
  Face card = {};
  Face runner = {};
};
/// The runner is out for the batter.
struct FieldersChoice {
  Face card;
  Face runner;
};
struct StealTry {
  Face runner;
  Place base;  ///< aimed at
};
struct Stolen {
  Face runner;
  Place base;
};
struct CaughtStealing {
  Face runner;
  Place base;
  Face fielder;
};
struct StealError {
  Face runner;
  Face fielder;
  Place base;  ///< aimed at
};
/// The batter is out on a bunt, the runner has the base.
struct StealBunted {
  Face card;
  Face runner;
  Place base;
};
/// Batter and runner are out.
struct StealDoublePlay {
  Face card;
  Face runner;
};
/// The batter strikes out, the runner has the base.
struct StealStrikeout {
  Face card;
  Face runner;
  Place base;
};
struct BuntTry {
  Seat batting;
};
struct BuntSacrifice {
  Face card;
};
struct BuntHit {
  Face card;
  Face fielder;
};
struct BuntForce {
  Face card;
  Face runner;
};
struct BuntOut {
  Face card;
};
struct BuntDoublePlay {
  Face card;
  Face runner;
};
struct PickedOff {
  Face runner;
  Place base;
};
struct Advance {
  enum class Kind : std::uint8_t { kMoved, kTaggedUp, kCount };
  Kind kind = Kind::kMoved;
  Face runner = {};
  Place from = {};
  Place to = {};
};
/// The batter comes to base.
struct Reaches {
  Face card;
  Place base;
};
struct Scores {
  Face runner;
  Seat batting;
};
struct Out {
  Face card;
  int number = 0;  ///< in this half-inning
};
struct Ready {
  Seat fielding;
};
struct Switched {
  Face first;
  Face second;
  Place ofFirst;  ///< the first's position now
  Place ofSecond;
};
struct SubNamed {
  Face fielder;
  Place position;
};
struct SubIn {
  Face in;
  Face out;
  Place position;
};
struct RelieverCalled {
  Seat fielding;
};
struct RelieverIn {
  Face in;
  Face out;
};
struct PinchHitter {
  Seat batting;
};
struct PinchRunner {
  Face in;
  Face out;
  Place base;
};
struct DeckShuffled {
  Seat batting;
};
struct DeckTurnedOver {};
struct DeckSpent {};
struct WhiffCounted {
  int count = 0;  ///< of the game
};
struct BeanballCounted {
  int count = 0;  ///< of the game
};
struct Rain {};
struct Brawl {};
struct Ejected {
  Face card;
};
struct WalkOff {
  Seat home;
};
struct GameWon {
  Seat winner;
  int runs = 0;
  int otherRuns = 0;
};
struct GameTied {
  int runs = 0;  ///< of each
};
struct GameVoid {};
struct Curfew {};

using Events =
    EventKinds<Drawn, HomeDrawn, Dealt, SharedDeck, GameBegins, HalfInningBegins, HalfInningOver,
               FieldLaid, Turned, BaseHit, AutomaticHit, FieldingError, FieldedOut, ChartedOut,
               Foul, FreePass, WildPitch, Sacrifice, DoublePlay, FieldersChoice, StealTry, Stolen,
               CaughtStealing, StealError, StealBunted, StealDoublePlay, StealStrikeout, BuntTry,
               BuntSacrifice, BuntHit, BuntForce, BuntOut, BuntDoublePlay, PickedOff, Advance,
               Reaches, Scores, Out, Ready, Switched, SubNamed, SubIn, RelieverCalled, RelieverIn,
               PinchHitter, PinchRunner, DeckShuffled, DeckTurnedOver, DeckSpent, WhiffCounted,
               BeanballCounted, Rain, Brawl, Ejected, WalkOff, GameWon, GameTied, GameVoid, Curfew>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

}  // namespace raindelay::cooperstown
