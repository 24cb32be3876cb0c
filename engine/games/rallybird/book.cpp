#include "games/rallybird/book.h"

#include <utility>

namespace raindelay::rallybird {

namespace {

using Ends = BatterEnds::Kind;

/// A batter's turn as it goes into the book.
struct Entry {
  Batting how = Batting::kOut;
  const char* play = "";
  int bases = 0;  ///< to which the batter comes; 0: out
};

/// The entry of a batter's turn, with nobody else out.
Entry entryOf(Ends kind) {
  switch (kind) {
    case Ends::kReachesFirst:
      return {Batting::kHit, "1B", 1};
    case Ends::kDouble:
      return {Batting::kHit, "2B", 2};
    case Ends::kTriple:
      return {Batting::kHit, "3B", 3};
    case Ends::kHomeRun:
      return {Batting::kHit, "HR", 4};
    case Ends::kWalk:
      return {Batting::kWalk, "BB", 1};
    case Ends::kStruckOut:
      return {Batting::kStrikeout, "K"};
    case Ends::kCaught:
      return {Batting::kFly, "F"};
    default:
      return {Batting::kOut, "G"};
  }
}

int baseAt(Place place) {
  return place == places::kPlate ? 4 : place.index() - places::kFirst.index() + 1;
}

/// True for events that belong to the play being told: with them it isn't complete yet.
bool isOfPlay(const Event& event) {
  return Events::is<BatterEnds>(event) || Events::is<RunnerOut>(event) ||
         Events::is<DoublePlay>(event);
}

}  // namespace

Book::Book() : ballgame_({RD_TEXT("Scorebook", "Play"), false, 0}) {}

BallgameBook Book::ballgame() const {
  Book settled = *this;
  settled.enter();
  return settled.ballgame_;
}

int Book::count(Seat team, Count what) const {
  return counts_[static_cast<std::size_t>(team.index())][static_cast<std::size_t>(what)];
}

void Book::add(Seat team, Count what) {
  ++counts_[static_cast<std::size_t>(team.index())][static_cast<std::size_t>(what)];
}

void Book::tell(const Event& event) {
  const auto foul = Events::as<BatterEnds>(event);
  if (!isOfPlay(event) || (foul && foul->kind == Ends::kFoul)) enter();
  Events::visit(event, [this](const auto& told) { take(told); });
}

/// With a runner put out, a batter who comes to base has no hit. On the third out nothing is told
/// of the batter.
void Book::enter() {
  if (!batter_ && forcedOuts_.empty()) return;
  Entry entry = batter_ ? entryOf(batter_->kind) : Entry{Batting::kChoice, "FC", 0};
  const bool out = batter_ && entry.bases == 0;
  if (!forcedOuts_.empty() && batter_) {
    entry = out ? Entry{Batting::kDoublePlay, "DP", 0} : Entry{Batting::kChoice, "FC", entry.bases};
  }
  ballgame_.bats(entry.how, entry.play, Value::of(play_), 0,
                 entry.how == Batting::kHit ? entry.bases : 0);
  batted_ = true;
  if (out) ballgame_.retireBatter(++outs_);
  for (const int base : forcedOuts_) ballgame_.retireRunner(base, ++outs_);
  ballgame_.willReach(entry.bases);
  batter_.reset();
  forcedOuts_.clear();
}

void Book::take(const BatterEnds& ends) {
  if (ends.kind == Ends::kFoul) return;
  const int after = static_cast<int>(ends.kind) - static_cast<int>(Ends::kCaught);
  add(ends.team, static_cast<Count>(static_cast<int>(Count::kFlyOuts) + after));
  batter_ = ends;
}

void Book::take(const RunnerOut& out) {
  add(out.team, Count::kForcedOuts);
  forcedOuts_.push_back(baseAt(out.from));
}

void Book::take(const DoublePlay& play) {
  add(play.team, Count::kDoublePlays);
}

void Book::take(const CaughtStealing& caught) {
  const int base = baseAt(caught.from);
  add(caught.team, Count::kCaughtStealing);
  ballgame_.countRunner(base, BoxScore::kCaughtStealing);
  ballgame_.happens("CS");
  ballgame_.retireRunner(base, ++outs_);
}

void Book::take(const Stolen& stolen) {
  add(stolen.team, Count::kSteals);
}

void Book::take(const Advance& advance) {
  const int from = baseAt(advance.from);
  const int to = baseAt(advance.to);
  if (!batted_) ballgame_.countRunner(from, BoxScore::kSteals);
  cameHome_ = to == 4;
  ballgame_.advance(from, to);
}

void Book::take(const Scores& /*scores*/) {
  // Behind the runners comes the batter himself.
  if (!std::exchange(cameHome_, false)) ballgame_.arrive();
}

void Book::take(const Rerolled& rerolled) {
  add(rerolled.team, Count::kRerolls);
}

void Book::take(const HalfInningBegins& begins) {
  outs_ = 0;
  ++halfInnings_;
  inning_ = begins.inning;
  ballgame_.beginHalfInning(begins.team, Seat(1), begins.inning);
}

void Book::take(const Shown& shown) {
  ++plays_[static_cast<std::size_t>(shown.team.index())]
          [static_cast<std::size_t>(shown.play.number)];
  play_ = shown.play;
  batted_ = false;
  ballgame_.happens("SB");
}

void Book::take(const HalfInningOver& over) {
  ballgame_.closeHalfInning(over.leftOnBase);
}

void Book::take(const WalkOff& /*walkOff*/) {
  // The runner who won it was the last to move.
  ballgame_.willReach(0);
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

}  // namespace raindelay::rallybird
