#include "games/cooperstown/book.h"

#include <algorithm>
#include <utility>

#include "games/cooperstown/cards.h"
#include "games/cooperstown/state.h"

namespace raindelay::cooperstown {

namespace {

int baseAt(Place place) {
  return place.index() - places::kFirst.index() + 1;
}

std::size_t at(Place base) {
  return static_cast<std::size_t>(baseAt(base));
}

/// The position of a fielder, 1 … 9.
std::string numberOf(Place position) {
  return std::to_string(position.index() + 1);
}

/// `6-3`; a first baseman needs no help.
std::string grounded(Place position) {
  const bool unassisted = position.index() == static_cast<int>(Position::kFirstBase);
  return unassisted ? "3U" : numberOf(position) + "-3";
}

}  // namespace

Book::Book() : ballgame_({RD_TEXT("Scorebook", "Card"), true, 0}) {}

Scorebook Book::scorebook() const {
  Scorebook book = ballgame_.book();
  if (doubleheader_) std::copy(won_.begin(), won_.end(), book.score.begin());
  return book;
}

void Book::tell(const Event& event) {
  Events::visit(event, [this](const auto& told) { take(told); });
}

void Book::bats(Face card, Batting how, const std::string& play, int bases) {
  ballgame_.bats(how, play, Value::of(card), 0, bases);
}

int Book::baseOf(Face runner) const {
  const auto found = std::find(on_.begin() + 1, on_.begin() + 4, runner);
  return found == on_.begin() + 4 ? 0 : static_cast<int>(found - on_.begin());
}

// --- the batter's turn ---------------------------------------------------------------------------

void Book::hits(Face card, int bases) {
  constexpr std::array kPlays{"1B", "2B", "3B", "HR"};
  bats(card, Batting::kHit, kPlays[static_cast<std::size_t>(bases - 1)], bases);
}

void Book::take(const BaseHit& hit) {
  hits(hit.card, hit.bases());
}

void Book::take(const AutomaticHit& hit) {
  hits(hit.card, hit.bases());
}

void Book::take(const BuntHit& hit) {
  hits(hit.card, 1);
}

void Book::take(const FieldingError& error) {
  bats(error.card, Batting::kError, "E" + numberOf(error.position));
  ballgame_.error();
}

void Book::take(const FieldedOut& out) {
  switch (out.kind) {
    case FieldedOut::Kind::kGround:
      return bats(out.card, Batting::kOut, grounded(out.position));
    case FieldedOut::Kind::kLine:
      return bats(out.card, Batting::kOut, "L" + numberOf(out.position));
    default:
      return bats(out.card, Batting::kFly, "F" + numberOf(out.position));
  }
}

void Book::take(const ChartedOut& out) {
  using Kind = ChartedOut::Kind;
  switch (out.kind) {
    case Kind::kFly:
    case Kind::kCircusCatch:
      return bats(out.card, Batting::kFly, "F");
    case Kind::kGround:
    case Kind::kInfield:
    case Kind::kAtFirst:
      return bats(out.card, Batting::kOut, "G");
    case Kind::kLine:
      return bats(out.card, Batting::kOut, "L");
    case Kind::kFoulPop:
    case Kind::kFoul:
      return bats(out.card, Batting::kOut, "P");
    default:
      return bats(out.card, Batting::kStrikeout, "K");
  }
}

void Book::take(const FreePass& pass) {
  if (pass.kind == FreePass::Kind::kWalk) {
    bats(pass.card, Batting::kWalk, "BB");
  } else {
    bats(pass.card, Batting::kHitByPitch, "HP");
  }
}

void Book::take(const Sacrifice& sacrifice) {
  const bool scores = on_[3] != Face();  // rule 10.10
  bats(sacrifice.card, Batting::kSacrifice, scores ? "SF" : "SH");
}

void Book::take(const BuntSacrifice& sacrifice) {
  bats(sacrifice.card, Batting::kSacrifice, "SH");
}

void Book::take(const StealBunted& bunted) {
  bats(bunted.card, Batting::kSacrifice, "SH");
}

void Book::take(const DoublePlay& play) {
  bats(play.card, Batting::kDoublePlay, "DP");
}

void Book::take(const BuntDoublePlay& play) {
  // The Whiff is a strikeout here, too.
  const bool whiff = Card(play.card.number) == kTheWhiff;
  bats(play.card, whiff ? Batting::kStrikeout : Batting::kDoublePlay, whiff ? "K" : "DP");
  ballgame_.happens("DP");
}

void Book::take(const FieldersChoice& choice) {
  bats(choice.card, Batting::kChoice, "FC");
}

void Book::take(const BuntForce& force) {
  bats(force.card, Batting::kChoice, "FC");
}

void Book::take(const StealDoublePlay& play) {
  bats(play.card, Batting::kStrikeout, "K");
  ballgame_.countRunner(baseOf(play.runner), BoxScore::kCaughtStealing);
  ballgame_.happens("CS");
}

void Book::take(const StealStrikeout& strikeout) {
  bats(strikeout.card, Batting::kStrikeout, "K");
  ballgame_.countRunner(baseOf(strikeout.runner), BoxScore::kSteals);
  ballgame_.happens("SB");
}

void Book::take(const BuntOut& out) {
  // The ace of Gloves is popped up.
  const bool strikeout = suitOf(Card(out.card.number)) == Suit::kBalls;
  bats(out.card, strikeout ? Batting::kStrikeout : Batting::kOut, strikeout ? "K" : "P");
}

// --- the runners ---------------------------------------------------------------------------------

void Book::take(const WildPitch& /*pitch*/) {
  ballgame_.happens("WP");
}

void Book::take(const PickedOff& /*picked*/) {
  ballgame_.happens("PO");
}

void Book::take(const StealError& /*error*/) {
  ballgame_.error();
  ballgame_.happens("E");
}

void Book::take(const Stolen& stolen) {
  ballgame_.countRunner(baseOf(stolen.runner), BoxScore::kSteals);
  ballgame_.happens("SB");
}

void Book::take(const CaughtStealing& caught) {
  ballgame_.countRunner(baseOf(caught.runner), BoxScore::kCaughtStealing);
  ballgame_.happens("CS");
}

void Book::take(const PinchRunner& pinch) {
  on_[at(pinch.base)] = pinch.in;
  ballgame_.replaceRunner(baseAt(pinch.base), Value::of(pinch.in));
}

void Book::take(const Reaches& reaches) {
  on_[at(reaches.base)] = reaches.card;
  ballgame_.reach(baseAt(reaches.base));
}

void Book::take(const Advance& advance) {
  on_[at(advance.to)] = std::exchange(on_[at(advance.from)], Face());
  ballgame_.advance(baseAt(advance.from), baseAt(advance.to));
}

void Book::take(const Scores& scores) {
  // A batter who runs all the way has reached home.
  if (const int from = baseOf(scores.runner); from > 0) {
    on_[static_cast<std::size_t>(from)] = {};
    ballgame_.advance(from, 4);
  }
}

void Book::take(const Out& out) {
  const int from = baseOf(out.card);
  if (from == 0) return ballgame_.retireBatter(out.number);
  on_[static_cast<std::size_t>(from)] = {};
  ballgame_.retireRunner(from, out.number);
}

// --- the game ------------------------------------------------------------------------------------

void Book::take(const HomeDrawn& drawn) {
  home_ = drawn.home;
}

void Book::take(const GameBegins& begins) {
  doubleheader_ = true;
  home_ = begins.home;
}

void Book::take(const HalfInningBegins& begins) {
  on_ = {};
  cut_ = false;
  if (courses_.empty() || course().over) courses_.emplace_back();
  ballgame_.beginHalfInning(begins.batting, home_, begins.inning);
}

void Book::take(const HalfInningOver& over) {
  if (!course().rain) ++course().halfInnings;
  ballgame_.closeHalfInning(over.leftOnBase);
}

void Book::take(const WalkOff& /*walkOff*/) {
  ballgame_.walkOff();
}

void Book::take(const Rain& /*rain*/) {
  course().rain = true;
  cut_ = true;
}

void Book::take(const Brawl& /*brawl*/) {
  course().brawl = true;
}

void Book::take(const Curfew& /*curfew*/) {
  cut_ = true;
}

void Book::take(const GameWon& won) {
  ++won_[static_cast<std::size_t>(won.winner.index())];
  endGame(true);
}

void Book::take(const GameTied& /*tied*/) {
  endGame(true);
}

void Book::take(const GameVoid& /*none*/) {
  endGame(false);
}

void Book::endGame(bool official) {
  course().over = true;
  course().official = official;
  ballgame_.endGame(cut_);
}

}  // namespace raindelay::cooperstown
