#include "games/quick_baseball/book.h"

#include <array>
#include <utility>

#include "games/quick_baseball/table.h"

namespace raindelay::quick_baseball {

namespace {

int baseAt(Place place) {
  return place == places::kHome ? 4 : place.index() - places::kFirst.index() + 1;
}

}  // namespace

Book::Book() : ballgame_({RD_TEXT("Scorebook", "Batter"), false, 9}) {}

void Book::tell(const Event& event) {
  Events::visit(event, [this](const auto& told) { take(told); });
}

void Book::bats(int batter, Batting how, const char* play, int base) {
  ballgame_.bats(how, play, Value::of(batter), batter, how == Batting::kHit ? base : 0);
  ballgame_.willReach(base);
}

void Book::take(const Swings& /*swings*/) {
  ++pitches_;
}

void Book::take(const Leaves& /*leaves*/) {
  ++pitches_;
}

void Book::take(const StealTry& /*steal*/) {
  ++pitches_;
}

void Book::take(const Relief& /*relief*/) {
  ++reliefs_;
}

void Book::take(const BaseHit& hit) {
  constexpr std::array kPlays{"1B", "2B", "3B", "HR"};
  bats(hit.batter, Batting::kHit, kPlays[static_cast<std::size_t>(hit.kind)], hit.bases());
}

void Book::take(const Walk& walk) {
  bats(walk.batter, Batting::kWalk, "BB", 1);
}

void Book::take(const BatterOut& out) {
  switch (out.kind) {
    case BatterOut::Kind::kStruckOut:
      return bats(out.batter, Batting::kStrikeout, "K");
    case BatterOut::Kind::kCalledOut:
      return bats(out.batter, Batting::kStrikeout, "Kc");
    case BatterOut::Kind::kFlyOut:
      return bats(out.batter, Batting::kOut, "F");
    case BatterOut::Kind::kRunOut:
      return bats(out.batter, Batting::kOut, "G");
    default:
      return bats(out.batter, Batting::kOut, "L");
  }
}

void Book::take(const Advance& advance) {
  cameHome_ = advance.to == places::kHome;
  ballgame_.advance(baseAt(advance.from), baseAt(advance.to));
}

void Book::take(const Scores& /*scores*/) {
  // Behind the runners comes the batter himself.
  if (!std::exchange(cameHome_, false)) ballgame_.arrive();
}

void Book::take(const Stolen& stolen) {
  const int base = baseAt(stolen.base);
  ballgame_.happens("SB");
  ballgame_.countRunner(base - 1, BoxScore::kSteals);
  ballgame_.advance(base - 1, base);
}

void Book::take(const CaughtStealing& caught) {
  ballgame_.happens("CS");
  caught_ = baseAt(caught.base) - 1;
  ballgame_.countRunner(caught_, BoxScore::kCaughtStealing);
}

void Book::take(const Outs& outs) {
  if (const int runner = std::exchange(caught_, 0); runner > 0) {
    ballgame_.retireRunner(runner, outs.count);
  } else {
    ballgame_.retireBatter(outs.count);
  }
}

void Book::take(const HalfInningBegins& begins) {
  ++halfInnings_;
  inning_ = begins.inning;
  ballgame_.beginHalfInning(begins.team, Seat(1), begins.inning);
}

void Book::take(const HalfInningOver& over) {
  ballgame_.closeHalfInning(over.leftOnBase);
}

void Book::take(const WalkOff& /*walkOff*/) {
  ballgame_.walkOff();
}

void Book::take(const CalledOff& /*calledOff*/) {
  cut_ = true;
}

void Book::take(const Won& /*won*/) {
  ballgame_.endGame(cut_);
}

void Book::take(const Tied& /*tied*/) {
  ballgame_.endGame(cut_);
}

}  // namespace raindelay::quick_baseball
