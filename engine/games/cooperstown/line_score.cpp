#include "games/cooperstown/line_score.h"

#include "games/cooperstown/events.h"

namespace raindelay::cooperstown {

namespace {

Seat seatOf(const Value& value) {
  return Seat(value.number);
}

}  // namespace

void LineScore::feed(const Happening& happening) {
  if (const Event* event = std::get_if<Event>(&happening)) tell(*event);
}

LineScoreGame& LineScore::game() {
  return games_.back();
}

LineScoreRow& LineScore::row(Seat seat) {
  return game().row[static_cast<std::size_t>(seat.index())];
}

void LineScore::tell(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kHome:
      home_ = seatOf(event.values[0]);
      break;
    case EventId::kGameBegins:
      home_ = seatOf(event.values[1]);
      break;
    case EventId::kHalfInning:
      return beginHalfInning(seatOf(event.values[2]));
    case EventId::kScores:
      ++row(batting_).runs;
      ++row(batting_).innings.back();
      break;
    case EventId::kSingle:
    case EventId::kDouble:
    case EventId::kTriple:
    case EventId::kHomeRun:
    case EventId::kInsidePark:
    case EventId::kAutoSingle:
    case EventId::kAutoDouble:
    case EventId::kAutoTriple:
    case EventId::kAutoHomeRun:
    case EventId::kBuntHit:
      ++row(batting_).hits;
      break;
    case EventId::kError:
    case EventId::kStealError:
      ++row(batting_.other()).errors;
      break;
    case EventId::kHalfInningOver:
      row(batting_).leftOnBase += event.values[4].number;
      break;
    case EventId::kGameWon:
    case EventId::kGameTied:
    case EventId::kGameVoid:
      game().over = true;
      break;
    default:
      break;
  }
}

void LineScore::beginHalfInning(Seat batting) {
  if (games_.empty() || game().over) {
    games_.emplace_back();
    game().home = home_;
  }
  batting_ = batting;
  row(batting).innings.push_back(0);
}

}  // namespace raindelay::cooperstown
