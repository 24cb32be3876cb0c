#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.h"
#include "core/pile.h"
#include "core/seat.h"
#include "games/cooperstown/cards.h"

namespace raindelay::cooperstown {

/// The next thing to be done.
enum class Phase : std::uint8_t {
  kDrawForHome,     ///< chance: `draw-0`, `draw-1`
  kDeal,            ///< chance: `deal`, seat 0's cards one by one
  kLeftOut,         ///< chance: `left-out` (20-card lineup)
  kField,           ///< chance: `field`, the nine fielders one by one
  kManage,          ///< the fielding seat: ready, switch, sub, relieve
  kDugout,          ///< chance: `dugout`, the card that comes in at `subPosition`
  kAtBat,           ///< the batting seat: swing, steal, bunt, pinch-hit, pinch-run
  kTurn,            ///< chance: the batting deck's top card, for `purpose`
  kFieldersChoice,  ///< the fielding seat: fc batter, fc lead
  kPickRunner,      ///< the fielding seat: pickoff 1 … 3
  kBrawl,           ///< chance: the cards that a brawl ejects
  kOver
};

/// The purpose for which the top card of the batting deck is turned.
enum class Purpose : std::uint8_t { kSwing, kSteal, kBunt, kPinchRun };

/// The ending of a game.
enum class Ending : std::uint8_t {
  kNone,      ///< it goes on, or wasn't begun
  kPlayed,    ///< to its last out, or a walk-off
  kRain,      ///< rained out, official
  kNoResult,  ///< rained out too early
  kCurfew     ///< still tied after kMaxHalfInnings
};

/// A team's totals in one game.
struct TeamLine {
  std::uint16_t runs = 0;
  std::uint16_t hits = 0;
  std::uint16_t errors = 0;  ///< in the field
  std::uint16_t leftOnBase = 0;
  std::uint16_t homeRuns = 0;
  std::uint16_t steals = 0;
  std::uint16_t caughtStealing = 0;
  std::uint16_t walks = 0;
  std::uint16_t strikeouts = 0;  ///< at bat

  friend bool operator==(const TeamLine&, const TeamLine&) = default;
};

/// One game of the match (a doubleheader has two).
struct GameLine {
  std::array<TeamLine, 2> team;  ///< by seat
  Ending ending = Ending::kNone;
  std::uint8_t halfInnings = 0;  ///< complete ones
  Seat home;
  bool brawl = false;

  /// True if it counts in the end.
  [[nodiscard]] constexpr bool official() const {
    return ending != Ending::kNone && ending != Ending::kNoResult;
  }
  friend bool operator==(const GameLine&, const GameLine&) = default;
};

/// The changes that a team may still make in this game.
struct Allowance {
  std::uint8_t relievers = 2;
  std::uint8_t pinchHitters = 2;
  std::uint8_t pinchRunners = 1;

  friend bool operator==(const Allowance&, const Allowance&) = default;
};

/// A fielder who was replaced and lies under his substitute until the half-inning ends.
struct Covered {
  std::uint8_t position = 0;
  Card card;

  friend bool operator==(const Covered&, const Covered&) = default;
};

/// The most half-innings of a game: the bottom of the 99th. A game still tied then is a tie.
inline constexpr int kMaxHalfInnings = 198;

/// All that both seats see.
struct Board {
  Phase phase = Phase::kDrawForHome;
  Purpose purpose = Purpose::kSwing;   ///< kSwing unless in kTurn
  Phase resume = Phase::kDrawForHome;  ///< the phase after a brawl; kDrawForHome out of it
  Seat home;                           ///< of the game being played; seat 0 until drawn
  std::uint8_t game = 0;               ///< 1: the second game of a doubleheader
  std::uint8_t halfInning = 0;         ///< of this game, from 0: even ones are tops
  std::uint8_t outs = 0;
  std::uint8_t whiffs = 0;        ///< turned up in this game
  std::uint8_t beanballs = 0;     ///< turned up in this game
  bool brawlDue = false;          ///< the third Beanball's play is being finished
  std::uint8_t ejectingTeam = 0;  ///< in a brawl: the team whose deck loses cards
  std::uint8_t ejecting = 0;      ///< in a brawl: the number of cards still to go from it
  // This half-inning.
  bool reached = false;  ///< a runner has reached base
  bool switched = false;
  bool subbed = false;
  bool freshReliever = false;    ///< he hasn't faced a batter yet
  std::uint8_t deckRunOuts = 0;  ///< the number of times the batting deck ran out
  std::uint8_t fouls = 0;        ///< in a row
  std::uint8_t halfRuns = 0;
  std::uint8_t halfHits = 0;
  std::uint8_t halfErrors = 0;
  // The play under way.
  std::uint8_t subPosition = 0;  ///< in kDugout: the position where the card comes in
  bool relieving = false;        ///< in kDugout: as a relief pitcher
  std::uint8_t runner = 0;       ///< in kTurn: the base of the stealer, or of him who is run for
  Card atBat = kNoCard;          ///< beside the catcher while the fielding seat chooses

  std::array<GameLine, 2> games;
  std::array<Allowance, 2> allowance;           ///< by seat
  std::array<Card, 2> draws{kNoCard, kNoCard};  ///< for home, until both are drawn
  /// The top card at each position, kNoCard before it is laid.
  std::array<Card, kPositions> fielders{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard,
                                        kNoCard, kNoCard, kNoCard, kNoCard};
  FixedVector<Covered, 4> covered;  ///< in the order in which they were covered
  /// The defensive cards that lie face down: the whole deck, what is left of it while the field is
  /// laid, then the dugout.
  DefenceSet dugout = DefenceSet::firstCards(kDefenceCards);
  std::array<Card, 3> bases{kNoCard, kNoCard, kNoCard};  ///< the runners on first, second, third
  FixedVector<Card, 8> outsStack;                        ///< from the bottom
  FixedVector<Card, kOffenceCards> runsStack;            ///< from the bottom
  FixedVector<Card, 18> ejected;                         ///< in the order in which they left
  /// Cards that were seen to belong to the team (all 56 are the first's if the deck is shared).
  /// When the match is over the decks are laid open: all that each was dealt.
  std::array<OffenceSet, 2> known;

  /// The side at bat, and the one in the field.
  [[nodiscard]] constexpr Seat batting() const { return halfInning % 2 == 0 ? home.other() : home; }
  [[nodiscard]] constexpr Seat fielding() const { return batting().other(); }
  [[nodiscard]] constexpr GameLine& line() { return games[game]; }
  [[nodiscard]] constexpr const GameLine& line() const { return games[game]; }
  [[nodiscard]] constexpr Card fielder(Position position) const {
    return fielders[static_cast<std::size_t>(position)];
  }
  /// The runner on base 1 … 3, or kNoCard.
  [[nodiscard]] constexpr Card runnerOn(int base) const {
    return bases[static_cast<std::size_t>(base - 1)];
  }
  [[nodiscard]] constexpr bool occupied(int base) const { return runnerOn(base) != kNoCard; }
  [[nodiscard]] constexpr int runners() const {
    return int{occupied(1)} + int{occupied(2)} + int{occupied(3)};
  }

  friend bool operator==(const Board&, const Board&) = default;
};

/// The full state.
struct State : Board {
  /// The offensive decks, by team; a shared one is the first.
  std::array<Pile<kOffenceCards>, 2> deck;
  /// The cards that each team was dealt.
  std::array<OffenceSet, 2> owned;
  /// The cards that stay out of the game (20-card lineup).
  OffenceSet leftOut;

  friend bool operator==(const State&, const State&) = default;
};

/// The state as a seat knows it; both seats know the same.
struct View : Board {
  bool shared = false;       ///< one offensive deck for both
  std::uint8_t lineup = 28;  ///< cards a team is dealt
  std::uint8_t innings = 9;
  /// Of each deck: the number of cards in unknown order, above …
  std::array<std::uint8_t, 2> unknown{};
  /// … the cards that are known in their order, the upper ones first.
  std::array<FixedVector<Card, kOffenceCards>, 2> tail;
  /// The cards of the unknown part that were seen earlier.
  std::array<OffenceSet, 2> seenInDeck;
  std::uint8_t leftOut = 0;  ///< cards put out of the game so far
  /// The deck that `team` bats with.
  [[nodiscard]] constexpr int deckOf(Seat team) const { return shared ? 0 : team.index(); }
  [[nodiscard]] int deckSize(int deck) const {
    const auto i = static_cast<std::size_t>(deck);
    return unknown[i] + static_cast<int>(tail[i].size());
  }

  friend bool operator==(const View&, const View&) = default;
};

}  // namespace raindelay::cooperstown
