#pragma once

#include <algorithm>
#include <array>

#include "games/tarot/state.h"

namespace raindelay::tarot {

/// Points of `count` cards of the Greater or the Lesser Trumps.
[[nodiscard]] constexpr int pointsOfFive(int count) {
  return count < 3 ? 0 : 5 * (count - 2);
}
/// The number of trumps shown for a declaration: thirteen, ten or none.
[[nodiscard]] constexpr int trumpsShown(int count) {
  return count >= 13 ? 13 : count >= 10 ? 10 : 0;
}

namespace detail {

inline constexpr auto kRunPoints = [] {
  std::array<int, kTrumpCount> points{};
  for (int i = kShortestRun; i < kTrumpCount; ++i) {
    const auto with = [&](int piece, int worth) {
      return i < piece ? 0 : points[static_cast<std::size_t>(i - piece)] + worth;
    };
    points[static_cast<std::size_t>(i)] = std::max({with(4, 5), with(7, 10), with(10, 15)});
  }
  return points;
}();

}  // namespace detail

/// Points of a run of so many cards, cut in the way that scores most.
[[nodiscard]] constexpr int pointsOfRun(int length) {
  return detail::kRunPoints[static_cast<std::size_t>(length)];
}

/// The cards of a hand that a declaration shows, and their points.
struct Combination {
  Hand cards;
  int points = 0;  ///< 0: the hand hasn't got it
};

/// The part of a hand that the action declares: of Greater and Lesser Trumps all, of trumps the
/// lowest ten or thirteen, of Tarot Trumps the lowest by threes, of a run all of it. A run must be
/// whole.
[[nodiscard]] constexpr Combination combinationOf(const Hand& hand, Action what) {
  const auto lowestOf = [&](const Hand& of, int count, int points) {
    return count == 0 ? Combination{} : Combination{lowest(hand & of, count), points};
  };
  switch (verbOf(what)) {
    case Verb::kGreater:
      return {hand & kGreaterTrumps, pointsOfFive((hand & kGreaterTrumps).size())};
    case Verb::kLesser:
      return {hand & kLesserTrumps, pointsOfFive((hand & kLesserTrumps).size())};
    case Verb::kTrumps: {
      const int count = trumpsShown((hand & kAllTrumps).size());
      return lowestOf(kAllTrumps, count, count == 13 ? 15 : 10);
    }
    case Verb::kTarots: {
      const int threes = (hand & kTarotTrumps).size() / 3;
      return lowestOf(kTarotTrumps, 3 * threes, 15 * threes);
    }
    default: {
      const Run run = runOf(what);
      const bool whole = (run.cards() - hand).empty() && (run.neighbours() & hand).empty();
      return whole ? Combination{run.cards(), pointsOfRun(run.length())} : Combination{};
    }
  }
}

/// The other cards that declaring it shows the hand to lack.
[[nodiscard]] constexpr Hand lackedBy(const Combination& shown, Action what) {
  const auto below = [&](const Hand& of) {
    return tarot::below(of, shown.cards.nth(shown.cards.size() - 1)) - shown.cards;
  };
  switch (verbOf(what)) {
    case Verb::kGreater:
      return kGreaterTrumps - shown.cards;
    case Verb::kLesser:
      return kLesserTrumps - shown.cards;
    case Verb::kTrumps:
      return below(kAllTrumps);
    case Verb::kTarots:
      return below(kTarotTrumps);
    default:
      return runOf(what).neighbours();
  }
}

/// Calls `visit(Action)` for everything that a hand can declare, ascending.
template <class Visit>
constexpr void forEachCombination(const Hand& hand, Visit visit) {
  for (const Verb verb : {Verb::kGreater, Verb::kLesser, Verb::kTrumps, Verb::kTarots}) {
    if (combinationOf(hand, act(verb)).points > 0) visit(act(verb));
  }
  forEachRun(hand, [&](Run run) { visit(act(Verb::kRun, run.first, run.last)); });
}

/// The way in which the cards of a trick score (the option): every line of the list once, the best
/// line alone, or every card.
enum class TrickScoring : std::uint8_t { kEachLine, kBestCard, kEveryCard };

inline constexpr int kAskPoints = 5;
inline constexpr int kFoolPoints = 5;
inline constexpr int kCutPoints = 5;

namespace detail {

/// The lines of the list that a card can meet, a bit each: Knave, Knight, Queen, Tarot Trump. The 0
/// meets none, but is marked; so is a King.
inline constexpr std::uint8_t kTarotLine = 8;
inline constexpr std::uint8_t kFoolMark = 16;
inline constexpr std::uint8_t kKingMark = 32;
inline constexpr std::array<std::uint8_t, 4> kLinePoints{2, 3, 4, 5};
inline constexpr auto kMarks = [] {
  std::array<std::uint8_t, 128> marks{};
  kCourts.forEach([&](Card card) {
    marks[static_cast<std::size_t>(card.index())] =
        static_cast<std::uint8_t>(1U << (rankOf(card) - kKnave));
  });
  kTarotTrumps.forEach([&](Card card) {
    marks[static_cast<std::size_t>(card.index())] =
        card == kFool ? kFoolMark
                      : static_cast<std::uint8_t>(kTarotLine | (isTrump(card) ? 0 : kKingMark));
  });
  return marks;
}();

/// Points of lines that a trick meets: each of them, and of the best alone.
struct LinePoints {
  std::array<std::uint8_t, 16> each{};
  std::array<std::uint8_t, 16> best{};
};
inline constexpr LinePoints kPointsOfLines = [] {
  LinePoints points;
  for (std::size_t lines = 0; lines < 16; ++lines) {
    for (std::size_t i = 0; i < kLinePoints.size(); ++i) {
      if ((lines >> i & 1) == 0) continue;
      points.each[lines] = static_cast<std::uint8_t>(points.each[lines] + kLinePoints[i]);
      points.best[lines] = kLinePoints[i];
    }
  }
  return points;
}();

}  // namespace detail

/// The points of a trick in play.
struct TrickPoints {
  int cards = 0;         ///< to its winner, for what lies in it besides the 0
  int cuts = 0;          ///< Kings that were cut: to its winner, too
  bool hasFool = false;  ///< the 0 is in it: to the seat that played it
};

/// The points of a trick as it lies.
[[nodiscard]] constexpr TrickPoints pointsOf(const Trick& trick, TrickScoring scoring) {
  unsigned marks = 0;
  int sum = 0;
  int kings = 0;
  for (const Card card : trick.cards) {
    const unsigned own = detail::kMarks[static_cast<std::size_t>(card.index())];
    marks |= own;
    sum += detail::kPointsOfLines.best[own & 15];
    kings += static_cast<int>(own / detail::kKingMark);
  }
  TrickPoints points;
  switch (scoring) {
    case TrickScoring::kEachLine:
      points.cards = detail::kPointsOfLines.each[marks & 15];
      break;
    case TrickScoring::kBestCard:
      points.cards = detail::kPointsOfLines.best[marks & 15];
      break;
    case TrickScoring::kEveryCard:
      points.cards = sum;
  }
  points.cards = std::max(points.cards, 1);
  // Nothing but a trump wins a trick to which another suit was led: then it cuts.
  points.cuts = kings * static_cast<int>(suitOf(trick.of(trick.winner)) != trick.led);
  points.hasFool = (marks & detail::kFoolMark) != 0;
  return points;
}

}  // namespace raindelay::tarot
