#include "core/ballgame_book.h"

#include <algorithm>
#include <utility>

namespace raindelay {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

constexpr std::array<Text, kBoxScores> kBoxHeadings{SAY("AB"), SAY("R"),  SAY("H"),   SAY("2B"),
                                                    SAY("3B"), SAY("HR"), SAY("RBI"), SAY("BB"),
                                                    SAY("SO"), SAY("SB"), SAY("CS")};

/// The boxes of a column where there is no batting order: as many as a scorer's sheet has.
constexpr int kRows = 9;

bool isAtBat(Batting how) {
  return how != Batting::kWalk && how != Batting::kHitByPitch && how != Batting::kSacrifice;
}

}  // namespace

int BallgameBook::Side::total(BoxScore what) const {
  int sum = 0;
  for (const BatterLine& one : batters) sum += one.counts[static_cast<std::size_t>(what)];
  return sum;
}

// --- writing -------------------------------------------------------------------------------------

void BallgameBook::beginHalfInning(Seat batting, Seat home, int inning) {
  if (games_.empty() || game().over) {
    games_.emplace_back();
    game().home = home;
    game().first = inning;
  }
  batting_ = batting;
  bases_ = {};
  batters_ = 0;
  side().line.innings.push_back(0);
  side().columns.push_back({inning, {}});
}

AtBat* BallgameBook::in(const Box& box) {
  return box.there ? &*side().columns[box.column].boxes[box.row] : nullptr;
}

void BallgameBook::count(Value batter, BoxScore what, int by) {
  auto& lines = side().batters;
  auto line = std::find_if(lines.begin(), lines.end(),
                           [&](const BatterLine& one) { return one.batter == batter; });
  if (line == lines.end()) line = lines.insert(lines.end(), {batter, {}});
  line->counts[static_cast<std::size_t>(what)] += by;
}

Value BallgameBook::runnerIn(const AtBat& atBat) {
  return atBat.runner.kind == Value::Kind::kNone ? atBat.batter : atBat.runner;
}

void BallgameBook::bats(Batting how, const std::string& play, Value batter, int row, int bases) {
  arrive();
  auto& columns = side().columns;
  const auto at = static_cast<std::size_t>(row > 0 ? row - 1 : batters_ % kRows);
  ++batters_;
  // All have batted: the inning takes another column.
  if (at < columns.back().boxes.size() && columns.back().boxes[at]) {
    columns.push_back({columns.back().inning, {}});
  }
  auto& boxes = columns.back().boxes;
  boxes.resize(std::max(boxes.size(), at + 1));
  boxes[at] = AtBat{batter, {}, play, 0, how == Batting::kHit, 0, {}, 0};
  bases_[0] = {columns.size() - 1, at, true};
  how_ = play;
  kind_ = how;
  credits_ = how != Batting::kError && how != Batting::kDoublePlay;
  count(batter, BoxScore::kAtBats, isAtBat(how) ? 1 : 0);
  if (how == Batting::kStrikeout) count(batter, BoxScore::kStrikeouts);
  if (how == Batting::kWalk) count(batter, BoxScore::kWalks);
  if (how != Batting::kHit) return;
  ++side().line.hits;
  count(batter, BoxScore::kHits);
  if (bases > 1) {
    count(batter, static_cast<BoxScore>(static_cast<int>(BoxScore::kHits) + bases - 1));
  }
}

void BallgameBook::happens(const std::string& how) {
  arrive();
  how_ = how;
  credits_ = false;
}

void BallgameBook::reach(int base) {
  AtBat* batter = in(bases_[0]);
  if (batter == nullptr) return;
  batter->reached = base;
  if (base == 4) {
    score(batter);
  } else {
    bases_[static_cast<std::size_t>(base)] = bases_[0];
  }
}

void BallgameBook::arrive() {
  if (const int base = std::exchange(due_, 0); base > 0) reach(base);
}

void BallgameBook::advance(int from, int to) {
  const Box box = std::exchange(bases_[static_cast<std::size_t>(from)], Box());
  AtBat* runner = in(box);
  if (runner != nullptr) {
    runner->reached = to;
    runner->onward[static_cast<std::size_t>(to - 2)] = how_;
  }
  if (to == 4) {
    score(runner);
  } else {
    bases_[static_cast<std::size_t>(to)] = box;
  }
}

/// A run; `runner` came home.
void BallgameBook::score(AtBat* runner) {
  ++side().line.runs;
  ++side().line.innings.back();
  if (runner != nullptr) count(runnerIn(*runner), BoxScore::kRuns);
  AtBat* batter = in(bases_[0]);
  if (!credits_ || batter == nullptr) return;
  // A sacrifice fly is no at-bat.
  if (kind_ == Batting::kFly && batter->runsBattedIn == 0) {
    count(batter->batter, BoxScore::kAtBats, -1);
  }
  ++batter->runsBattedIn;
  count(batter->batter, BoxScore::kBattedIn);
}

void BallgameBook::retireBatter(int out) {
  if (AtBat* batter = in(bases_[0])) batter->out = out;
}

void BallgameBook::retireRunner(int base, int out) {
  AtBat* runner = in(std::exchange(bases_[static_cast<std::size_t>(base)], Box()));
  if (runner == nullptr) return;
  runner->out = out;
  runner->onward[static_cast<std::size_t>(base - 1)] = how_;
}

void BallgameBook::countRunner(int base, BoxScore what) {
  const AtBat* runner = in(bases_[static_cast<std::size_t>(base)]);
  if (runner != nullptr) count(runnerIn(*runner), what);
}

void BallgameBook::replaceRunner(int base, Value runner) {
  AtBat* box = in(bases_[static_cast<std::size_t>(base)]);
  if (box == nullptr) return;
  box->runner = runner;
  count(runner, BoxScore::kAtBats, 0);
}

void BallgameBook::error() {
  ++game().sides[static_cast<std::size_t>(batting_.other().index())].line.errors;
}

void BallgameBook::walkOff() {
  game().walkOff = true;
}

void BallgameBook::closeHalfInning(int leftOnBase) {
  arrive();
  side().line.leftOnBase += leftOnBase;
}

void BallgameBook::endGame(bool cut) {
  game().over = true;
  game().cut = cut;
}

// --- the book ------------------------------------------------------------------------------------

Scorebook BallgameBook::book() const {
  BallgameBook settled = *this;
  settled.arrive();
  return settled.pages();
}

Scorebook BallgameBook::pages() const {
  Scorebook book;
  for (std::size_t number = 0; number < games_.size(); ++number) {
    const Seat home = games_[number].home;
    book.tables.push_back(lineScore(number));
    for (const Seat seat : {home.other(), home}) {
      if (games_[number].of(seat).columns.empty()) continue;  // hasn't batted yet
      book.tables.push_back(boxScore(number, seat));
      book.scorecards.push_back(scorecard(number, seat));
    }
  }
  if (games_.empty()) return book;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    book.score[seat] = games_.back().sides[seat].line.runs;
  }
  return book;
}

/// Of one game of several, with its number.
Sentence BallgameBook::title(const Text& alone, const Text& ofGame, std::size_t number,
                             std::optional<Seat> seat) const {
  Values values;
  if (seat) values.push_back(Value::of(*seat));
  if (games_.size() > 1) values.push_back(Value::of(static_cast<int>(number) + 1));
  return {games_.size() > 1 ? ofGame : alone, values};
}

ScoreTable BallgameBook::lineScore(std::size_t number) const {
  const Game& game = games_[number];
  ScoreTable table;
  table.title = title(SAY("Line score"), SAY("Line score of game %1"), number, std::nullopt);
  table.columns.push_back({SAY("Team"), true});
  const std::size_t innings = game.of(game.home.other()).line.innings.size();
  for (std::size_t i = 0; i < innings; ++i) {
    table.columns.push_back({Value::of(game.first + static_cast<int>(i))});
  }
  table.columns.push_back({SAY("R")});
  table.columns.push_back({SAY("H")});
  if (form_.errors) table.columns.push_back({SAY("E")});
  table.columns.push_back({SAY("LOB")});
  for (const Seat seat : {game.home.other(), game.home}) {
    const LineScoreRow& line = game.of(seat).line;
    ScoreRow row{{Value::of(seat)}};
    for (const int runs : line.innings) row.cells.emplace_back(Value::of(runs));
    if (row.cells.size() <= innings) {
      const bool notNeeded = game.over && !game.cut;
      row.cells.push_back(notNeeded ? ScoreCell("x") : ScoreCell());
    }
    row.cells.emplace_back(Value::of(line.runs));
    row.cells.emplace_back(Value::of(line.hits));
    if (form_.errors) row.cells.emplace_back(Value::of(line.errors));
    row.cells.emplace_back(Value::of(line.leftOnBase));
    table.rows.push_back(std::move(row));
  }
  return table;
}

ScoreTable BallgameBook::boxScore(std::size_t number, Seat seat) const {
  const Side& side = games_[number].of(seat);
  ScoreTable table;
  table.title = title(SAY("Box score of %1"), SAY("Box score of %1, game %2"), number, seat);
  table.columns.push_back({form_.batters, true});
  for (const Text& heading : kBoxHeadings) table.columns.push_back({heading});
  std::vector<BatterLine> lines = side.batters;
  // A batting order has its own; cards stand in the order in which they came up.
  if (form_.order > 0) {
    std::sort(lines.begin(), lines.end(), [](const BatterLine& a, const BatterLine& b) {
      return a.batter.number < b.batter.number;
    });
  }
  for (const BatterLine& line : lines) {
    ScoreRow row{{line.batter}};
    for (const int count : line.counts) row.cells.emplace_back(Value::of(count));
    table.rows.push_back(std::move(row));
  }
  ScoreRow sum{{SAY("Total")}, true};
  for (std::size_t i = 0; i < kBoxScores; ++i) {
    sum.cells.emplace_back(Value::of(side.total(static_cast<BoxScore>(i))));
  }
  table.rows.push_back(std::move(sum));
  return table;
}

Scorecard BallgameBook::scorecard(std::size_t number, Seat seat) const {
  Scorecard card;
  card.title = title(SAY("Scorecard of %1"), SAY("Scorecard of %1, game %2"), number, seat);
  card.columns = games_[number].of(seat).columns;
  card.rows = static_cast<std::size_t>(form_.order);
  for (const ScorecardColumn& column : card.columns) {
    card.rows = std::max(card.rows, column.boxes.size());
  }
  return card;
}

#undef SAY

}  // namespace raindelay
