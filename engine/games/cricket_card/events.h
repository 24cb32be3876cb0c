#pragma once

#include <cstdint>
#include <span>

#include "core/event_kinds.h"
#include "games/cricket_card/cards.h"

namespace raindelay::cricket_card {

/// Rows of GameInfo::words: the ranks 2 … 14, then these.
enum class Word : std::uint8_t {
  kFirst = kHighest - kLowest + 1,
  kSecond,
  kOneRun,
  kManyRuns,
  kOneWicket,
  kManyWickets,
  kSaves,  ///< "1 more saves", "20 more save"
  kSave
};
[[nodiscard]] constexpr int firstWord(Word /*word*/) {
  return 0;
}
inline constexpr int kWords = static_cast<int>(Word::kSave) + 1;
[[nodiscard]] constexpr int rankWord(Card card) {
  return valueOf(card) - kLowest;
}
[[nodiscard]] constexpr Word runWord(int count) {
  return count == 1 ? Word::kOneRun : Word::kManyRuns;
}

// The events of a match. A scorecard can be made from these alone.

/// A test begins: its number in a series of so many, and the runs a point on its pitch.
struct TestBegins {
  int number = 1;
  int tests = 1;
  int multiplier = 0;
};
struct Toss {
  Seat winner;
};
/// No coin: whose turn it is to choose.
struct TossPasses {
  Seat to;
};
/// The winner of the toss bats or bowls first.
struct Opens {
  enum class Kind : std::uint8_t { kBatting, kBowling, kCount };
  Kind kind = Kind::kBatting;
  Seat by;
};
/// An innings begins: `which` is the side's first or second.
struct InningsBegins {
  Seat batting;
  Word which = Word::kFirst;
};
/// The side that bats last needs so many runs to win.
struct Target {
  Seat batting;
  int runs = 0;
};
/// It can't win any more: so many runs save the test.
struct ToSave {
  Seat batting;
  int runs = 0;

  /// "saves" or "save".
  [[nodiscard]] constexpr Word verb() const { return runs == 1 ? Word::kSaves : Word::kSave; }
};
/// A card on a wicket, and what it is worth there if nothing answers.
struct Stroke {
  Seat by;
  Face card;
  int wicket = 0;
  int runs = 0;
};
/// The other side's answer.
struct Counter {
  Seat by;
  Face card;
  int wicket = 0;
};
/// The answer to that.
struct Recounter {
  Seat by;
  Face card;
  int wicket = 0;
  int runs = 0;
};
/// The side at bat scores off the wicket; `total` is that of the innings.
struct Scores {
  Seat batting;
  int wicket = 0;
  int runs = 0;
  int total = 0;
};
/// The wicket brings nothing: nothing was countered and nothing scored, or the counter stood.
struct NoRun {
  enum class Kind : std::uint8_t { kBlocked, kOut, kCount };
  Kind kind = Kind::kBlocked;
  Seat batting;
  int wicket = 0;
};
/// An innings ends: declared, with all ten wickets played, or with no card left to play.
struct InningsEnds {
  enum class Kind : std::uint8_t { kDeclared, kAllPlayed, kNoCards, kCount };
  Kind kind = Kind::kDeclared;
  Seat batting;
  int total = 0;
  int wickets = 0;
};
/// The hand that is counted as extras.
struct Counted {
  Seat side;
  FixedVector<Face, 4> cards;
};
struct Extras {
  Seat side;
  int runs = 0;
  int total = 0;  ///< of the innings, with them
};
struct FollowOn {
  Seat batting;
  int behind = 0;
};
/// All sixteen cards of each side.
struct Reshuffled {};
/// A side's runs at a test's end.
struct Totals {
  Seat side;
  int first = 0;
  int second = 0;
  int both = 0;
};
/// A test is won, by an innings and runs, by runs, by the wickets not played before the winning
/// stroke, or by runs on extras.
struct TestWon {
  enum class Kind : std::uint8_t { kByInnings, kByRuns, kByWickets, kOnExtras, kCount };
  Kind kind = Kind::kByRuns;
  Seat winner;
  int by = 0;

  /// "run", "runs", "wicket" or "wickets".
  [[nodiscard]] constexpr Word unit() const {
    if (kind != Kind::kByWickets) return runWord(by);
    return by == 1 ? Word::kOneWicket : Word::kManyWickets;
  }
};
struct Tied {
  int runs = 0;  ///< of each
};
struct Drawn {
  int runs = 0;  ///< of both together
};
/// Tests won by the seats, and by nobody.
struct SeriesStands {
  int first = 0;
  int second = 0;
  int nobody = 0;
};
struct SeriesWon {
  Seat winner;
  int won = 0;
  int lost = 0;
};
struct SeriesLevel {
  int each = 0;
};

using Events =
    EventKinds<TestBegins, Toss, TossPasses, Opens, InningsBegins, Target, ToSave, Stroke, Counter,
               Recounter, Scores, NoRun, InningsEnds, Counted, Extras, FollowOn, Reshuffled, Totals,
               TestWon, Tied, Drawn, SeriesStands, SeriesWon, SeriesLevel>;

/// GameInfo::events.
[[nodiscard]] std::span<const EventInfo> eventTable();

}  // namespace raindelay::cricket_card
