#include "games/quick_baseball/scorer.h"

#include <optional>
#include <utility>

#include "games/quick_baseball/events.h"
#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

/// What an event says of the batter, whose number is its second value.
struct Turn {
  Batting how = Batting::kOut;
  const char* play = "";
  int bases = 0;  ///< that he comes to
};

int baseAt(const Value& place) {
  return place.number == places::kHome.index() ? 4 : place.number - places::kFirst.index() + 1;
}

std::optional<Turn> turnIn(EventId id) {
  switch (id) {
    case EventId::kSingle:
      return Turn{Batting::kHit, "1B", 1};
    case EventId::kDouble:
      return Turn{Batting::kHit, "2B", 2};
    case EventId::kTriple:
      return Turn{Batting::kHit, "3B", 3};
    case EventId::kHomeRun:
      return Turn{Batting::kHit, "HR", 4};
    case EventId::kWalk:
      return Turn{Batting::kWalk, "BB", 1};
    case EventId::kStruckOut:
      return Turn{Batting::kStrikeout, "K"};
    case EventId::kCalledOut:
      return Turn{Batting::kStrikeout, "Kc"};
    case EventId::kFlyOut:
      return Turn{Batting::kOut, "F"};
    case EventId::kRunOut:
      return Turn{Batting::kOut, "G"};
    case EventId::kCaught:
      return Turn{Batting::kOut, "L"};
    default:
      return std::nullopt;
  }
}

}  // namespace

Scorer::Scorer() : book_({RD_TEXT("Scorebook", "Batter"), false, 9}) {}

void Scorer::tell(const Event& event) {
  const std::optional<Turn> turn = turnIn(static_cast<EventId>(event.id));
  if (!turn) {
    tellRunners(event);
    return tellGame(event);
  }
  book_.bats(turn->how, turn->play, event.values[1], event.values[1].number,
             turn->how == Batting::kHit ? turn->bases : 0);
  book_.willReach(turn->bases);
}

void Scorer::tellRunners(const Event& event) {
  const auto base = [&](std::size_t value) { return baseAt(event.values[value]); };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kAdvance:
      cameHome_ = base(2) == 4;
      return book_.advance(base(1), base(2));
    case EventId::kScores:
      // Behind the runners comes the batter himself.
      if (!std::exchange(cameHome_, false)) book_.arrive();
      return;
    case EventId::kStolen:
      book_.happens("SB");
      book_.countRunner(base(1) - 1, BoxScore::kSteals);
      return book_.advance(base(1) - 1, base(1));
    case EventId::kCaughtStealing:
      book_.happens("CS");
      caught_ = base(1) - 1;
      return book_.countRunner(caught_, BoxScore::kCaughtStealing);
    case EventId::kOuts: {
      const int out = event.values[0].number;
      const int runner = std::exchange(caught_, 0);
      return runner > 0 ? book_.retireRunner(runner, out) : book_.retireBatter(out);
    }
    default:
      return;
  }
}

void Scorer::tellGame(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kHalfInning:
      return book_.beginHalfInning(Seat(event.values[2].number), Seat(1), event.values[1].number);
    case EventId::kHalfInningOver:
      return book_.closeHalfInning(event.values[2].number);
    case EventId::kWalkOff:
      return book_.walkOff();
    case EventId::kCalledOff:
      cut_ = true;
      return;
    case EventId::kWon:
    case EventId::kTied:
      return book_.endGame(cut_);
    default:
      return;
  }
}

Scorebook Rules::scorebook(std::span<const Event> told) {
  Scorer scorer;
  for (const Event& event : told) scorer.tell(event);
  return scorer.book().book();
}

}  // namespace raindelay::quick_baseball
