#include "games/rallybird/scorer.h"

#include <utility>

#include "games/rallybird/events.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

struct Turn {
  Batting how = Batting::kOut;
  const char* play = "";
  int bases = 0;  ///< that he comes to; 0: he is out
};

/// What became of the batter, with nobody else out.
Turn turnIn(EventId id) {
  switch (id) {
    case EventId::kReachesFirst:
      return {Batting::kHit, "1B", 1};
    case EventId::kDouble:
      return {Batting::kHit, "2B", 2};
    case EventId::kTriple:
      return {Batting::kHit, "3B", 3};
    case EventId::kHomeRun:
      return {Batting::kHit, "HR", 4};
    case EventId::kWalk:
      return {Batting::kWalk, "BB", 1};
    case EventId::kStruckOut:
      return {Batting::kStrikeout, "K"};
    case EventId::kCaught:
      return {Batting::kFly, "F"};
    default:
      return {Batting::kOut, "G"};
  }
}

bool isBatters(EventId id) {
  return id >= EventId::kCaught && id <= EventId::kWalk;
}

int baseAt(const Value& place) {
  return place.number == places::kPlate.index() ? 4 : place.number - places::kFirst.index() + 1;
}

}  // namespace

Scorer::Scorer() : book_({RD_TEXT("Scorebook", "Play"), false, 0}) {}

BallgameBook Scorer::book() const {
  Scorer settled = *this;
  settled.enter();
  return settled.book_;
}

void Scorer::tell(const Event& event) {
  const auto id = static_cast<EventId>(event.id);
  if (isBatters(id)) {
    batter_ = event;
    told_ = true;
  } else if (id == EventId::kRunnerOut) {
    forcedOuts_.push_back(baseAt(event.values[1]));
  } else if (id != EventId::kDoublePlay) {
    enter();
    tellRunners(event);
    tellGame(event);
  }
}

/// With a runner put out, who comes to base has no hit. On the third out nothing is told of him.
void Scorer::enter() {
  if (!told_ && forcedOuts_.empty()) return;
  Turn turn = told_ ? turnIn(static_cast<EventId>(batter_.id)) : Turn{Batting::kChoice, "FC", 0};
  const bool out = told_ && turn.bases == 0;
  if (!forcedOuts_.empty() && told_) {
    turn = out ? Turn{Batting::kDoublePlay, "DP", 0} : Turn{Batting::kChoice, "FC", turn.bases};
  }
  book_.bats(turn.how, turn.play, play_, 0, turn.how == Batting::kHit ? turn.bases : 0);
  batted_ = true;
  if (out) book_.retireBatter(++outs_);
  for (const int base : forcedOuts_) book_.retireRunner(base, ++outs_);
  book_.willReach(turn.bases);
  told_ = false;
  forcedOuts_.clear();
}

void Scorer::tellRunners(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kCaughtStealing: {
      const int base = baseAt(event.values[1]);
      book_.countRunner(base, BoxScore::kCaughtStealing);
      book_.happens("CS");
      return book_.retireRunner(base, ++outs_);
    }
    case EventId::kAdvance: {
      const int from = baseAt(event.values[1]);
      const int to = baseAt(event.values[2]);
      if (!batted_) book_.countRunner(from, BoxScore::kSteals);
      cameHome_ = to == 4;
      return book_.advance(from, to);
    }
    case EventId::kScores:
      // Behind the runners comes the batter himself.
      if (!std::exchange(cameHome_, false)) book_.arrive();
      return;
    default:
      return;
  }
}

void Scorer::tellGame(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kHalfInning:
      outs_ = 0;
      return book_.beginHalfInning(Seat(event.values[2].number), Seat(1), event.values[1].number);
    case EventId::kShown:
      play_ = event.values[1];
      batted_ = false;
      return book_.happens("SB");
    case EventId::kHalfInningOver:
      return book_.closeHalfInning(event.values[2].number);
    case EventId::kWalkOff:
      // The runner who won it was the last to move.
      book_.willReach(0);
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

}  // namespace raindelay::rallybird
