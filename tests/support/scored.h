#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/ballgame_book.h"
#include "core/luck.h"
#include "core/narrator.h"
#include "core/playout.h"
#include "core/scorebook.h"

/// Helpers shared by the tests of the games' scorebooks.
namespace raindelay::test {

/// The events of a log.
inline std::vector<Event> eventsOf(const EventLog& log) {
  std::vector<Event> events;
  for (const Happening& one : log.happenings) {
    if (const Event* event = std::get_if<Event>(&one)) events.push_back(*event);
  }
  return events;
}

/// A match played at random to its end, and what was told of it.
template <class R>
struct Scored {
  typename R::State state;
  std::vector<Event> told;
};
template <class R>
Scored<R> playedAtRandom(const R& rules, std::uint64_t seed) {
  Luck luck(seed, R::info());
  Stream random(seed, "player");
  Scored<R> match{rules.initial(), {}};
  EventLog log;
  playout(
      rules, match.state, luck,
      [&](const auto& state, Seat) { return randomAction(rules, state, random); }, log);
  match.told = eventsOf(log);
  return match;
}

/// The boxes of a side that `is` holds for.
template <class Is>
int boxes(const BallgameBook::Side& side, Is is) {
  int count = 0;
  for (const ScorecardColumn& column : side.columns) {
    for (const auto& box : column.boxes) count += box && is(*box) ? 1 : 0;
  }
  return count;
}

/// Compares a side's boxes, its box score and its line; empty if they agree.
inline std::string disagreement(const BallgameBook::Side& side) {
  const auto differ = [](const char* what, int a, int b) {
    return a == b
               ? std::string()
               : std::string(what) + ": " + std::to_string(a) + " and " + std::to_string(b) + "; ";
  };
  int sum = 0;
  for (const int runs : side.line.innings) sum += runs;
  const auto left = [](const AtBat& box) { return box.out == 0 && box.reached > 0 && !box.run(); };
  int battedIn = 0;
  boxes(side, [&](const AtBat& box) { return (battedIn += box.runsBattedIn) < 0; });
  return differ("runs by inning", sum, side.line.runs) +
         differ("runs in the boxes", boxes(side, [](const AtBat& box) { return box.run(); }),
                side.line.runs) +
         differ("runs in the box score", side.total(BoxScore::kRuns), side.line.runs) +
         differ("hits in the boxes", boxes(side, [](const AtBat& box) { return box.hit; }),
                side.line.hits) +
         differ("hits in the box score", side.total(BoxScore::kHits), side.line.hits) +
         differ("left on base", boxes(side, left), side.line.leftOnBase) +
         differ("batted in", side.total(BoxScore::kBattedIn), battedIn);
}

/// English, with faces by their codes; the seats are Ann, Ben and Cid.
template <class R>
class Codes final : public Narrator {
 public:
  Codes() : Narrator(R::info()) {}
  [[nodiscard]] std::string faceName(Face face) const override {
    return face.known() ? R::faceCode(face) : "a card";
  }
  [[nodiscard]] std::string seatName(Seat seat) const override {
    return std::vector<std::string>{"Ann", "Ben", "Cid"}[static_cast<std::size_t>(seat.index())];
  }
};

/// The book as text.
template <class R>
std::string bookText(const R& rules, const std::vector<Event>& told) {
  return scorebookText(bookOf(rules, told).scorebook(), Codes<R>());
}

}  // namespace raindelay::test
