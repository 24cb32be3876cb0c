#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/quick_tennis/events.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

struct Point {
  Seat server;
  int strokes = 0;
  Text how = {};
  Seat winner;
  Sentence score;  ///< after it
};

struct GameBook {
  int number = 1;
  bool tieBreak = false;
  Seat server;
  std::vector<Point> points;
  std::optional<Seat> winner;
  std::array<int, 2> games{};  ///< of the set, by seat, after it
};

struct SetBook {
  int number = 1;
  std::vector<GameBook> games;
};

/// Writes the points of a match down.
class Scorer {
 public:
  void tell(const Event& event);
  /// A match of a single set counts games.
  [[nodiscard]] Scorebook book(bool singleSet) const;

 private:
  void tellStrokes(const Event& event);
  void tellScore(const Event& event);
  void begin(int set, bool tieBreak, Seat server);
  [[nodiscard]] GameBook& game() { return sets_.back().games.back(); }
  [[nodiscard]] ScoreTable summary() const;

  std::vector<SetBook> sets_;
  std::array<int, 2> setsWon_{};
  std::array<int, 2> aces_{};
  Seat server_;
  int strokes_ = 0;
  Text how_ = {};
  std::vector<Sentence> notes_;
};

std::size_t indexIn(const Event& event) {
  return static_cast<std::size_t>(event.values[0].number);
}

void Scorer::begin(int set, bool tieBreak, Seat server) {
  if (sets_.empty() || sets_.back().number != set) sets_.push_back({set, {}});
  const int number = static_cast<int>(sets_.back().games.size()) + 1;
  sets_.back().games.push_back({number, tieBreak, server, {}, {}, {}});
}

void Scorer::tell(const Event& event) {
  const auto number = [&](std::size_t value) { return int{event.values[value].number}; };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kToss:
      notes_.push_back(wording(eventTable(), event));
      return;
    case EventId::kGame:
      return begin(number(0), false, Seat(number(2)));
    case EventId::kTieBreak:
      return begin(number(0), true, Seat(number(1)));
    case EventId::kSetWon:
      ++setsWon_[indexIn(event)];
      return;
    case EventId::kWon:
    case EventId::kCalledOff:
      notes_.push_back(wording(eventTable(), event));
      return;
    default:
      if (sets_.empty()) return;
      tellStrokes(event);
      tellScore(event);
  }
}

void Scorer::tellStrokes(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kServes:
      server_ = Seat(event.values[0].number);
      strokes_ = 1;
      return;
    case EventId::kShot:
      ++strokes_;
      return;
    case EventId::kAce:
      ++aces_[indexIn(event)];
      how_ = SAY("ace");
      return;
    case EventId::kRead:
      how_ = SAY("call read");
      return;
    case EventId::kDiagonal:
      how_ = SAY("across the court");
      return;
    case EventId::kTooFast:
      how_ = SAY("out of reach");
      return;
    case EventId::kLetsGo:
      how_ = SAY("let go");
      return;
    case EventId::kNoCards:
      how_ = SAY("no card left");
      return;
    default:
      return;
  }
}

void Scorer::tellScore(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kPoint:
      game().points.push_back({server_, strokes_, how_, Seat(event.values[0].number), Sentence()});
      return;
    case EventId::kGameWon: {
      const Seat winner(event.values[0].number);
      game().winner = winner;
      game().games[indexIn(event)] = event.values[1].number;
      game().games[static_cast<std::size_t>(winner.other().index())] = event.values[2].number;
      break;
    }
    case EventId::kScore:
    case EventId::kTieScore:
    case EventId::kDeuce:
    case EventId::kAdvantage:
      break;
    default:
      return;
  }
  game().points.back().score = wording(eventTable(), event);
}

Value numberAfter(const GameBook& game, Seat seat) {
  return Value::of(game.games[static_cast<std::size_t>(seat.index())]);
}

/// The last game of the set that is over, if there is one.
const GameBook* lastOver(const SetBook& set) {
  const auto game = std::find_if(set.games.rbegin(), set.games.rend(),
                                 [](const GameBook& book) { return book.winner.has_value(); });
  return game == set.games.rend() ? nullptr : &*game;
}

/// The games of each set, and what was won with what.
ScoreTable Scorer::summary() const {
  ScoreTable table;
  table.title = {SAY("Sets"), {}};
  table.columns.push_back({SAY("Player"), true});
  for (const SetBook& set : sets_) {
    table.columns.push_back({Sentence{SAY("Set %1"), {Value::of(set.number)}}});
  }
  for (const Text& heading :
       {SAY("Sets"), SAY("Games"), SAY("Points"), SAY("Aces"), SAY("Breaks")}) {
    table.columns.push_back({heading});
  }
  for (const Seat seat : {Seat(0), Seat(1)}) {
    ScoreRow row{{Value::of(seat)}};
    int games = 0;
    int points = 0;
    int breaks = 0;
    for (const SetBook& set : sets_) {
      const GameBook* last = lastOver(set);
      row.cells.emplace_back(last != nullptr ? numberAfter(*last, seat) : Value::of(0));
      for (const GameBook& game : set.games) {
        for (const Point& point : game.points) points += point.winner == seat ? 1 : 0;
        if (game.winner != seat) continue;
        ++games;
        breaks += !game.tieBreak && game.server != seat ? 1 : 0;
      }
    }
    const auto index = static_cast<std::size_t>(seat.index());
    for (const int count : {setsWon_[index], games, points, aces_[index], breaks}) {
      row.cells.emplace_back(Value::of(count));
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = notes_;
  return table;
}

/// A row a game, with the games of the set after it.
ScoreTable gamesOf(const SetBook& set) {
  ScoreTable table;
  table.title = {SAY("Games of set %1"), {Value::of(set.number)}};
  table.columns = {{SAY("Game"), true},   {SAY("Server"), true}, {SAY("Points")},
                   {SAY("Won by"), true}, {Value::of(Seat(0))},  {Value::of(Seat(1))}};
  for (const GameBook& game : set.games) {
    if (!game.winner) continue;
    table.rows.push_back(
        {{game.tieBreak ? ScoreCell(SAY("Tie-break")) : Value::of(game.number),
          Value::of(game.server), Value::of(static_cast<int>(game.points.size())),
          Value::of(*game.winner), numberAfter(game, Seat(0)), numberAfter(game, Seat(1))}});
  }
  return table;
}

ScoreTable pointsOf(const SetBook& set) {
  ScoreTable table;
  table.title = {SAY("Points of set %1"), {Value::of(set.number)}};
  table.columns = {{SAY("Game"), true}, {SAY("Server"), true},   {SAY("Strokes")},
                   {SAY("How"), true},  {SAY("Point to"), true}, {SAY("Score"), true}};
  for (const GameBook& game : set.games) {
    for (const Point& point : game.points) {
      table.rows.push_back(
          {{Value::of(game.number), Value::of(point.server), Value::of(point.strokes), point.how,
            Value::of(point.winner), point.score}});
    }
  }
  return table;
}

Scorebook Scorer::book(bool singleSet) const {
  Scorebook book;
  if (sets_.empty()) return book;
  book.tables.push_back(summary());
  for (const SetBook& set : sets_) {
    book.tables.push_back(gamesOf(set));
    book.tables.push_back(pointsOf(set));
  }
  const GameBook* last = lastOver(sets_.back());
  for (std::size_t seat = 0; seat < 2; ++seat) {
    book.score[seat] = !singleSet ? setsWon_[seat] : last != nullptr ? last->games[seat] : 0;
  }
  return book;
}

#undef SAY

}  // namespace

Scorebook Rules::scorebook(std::span<const Event> told) const {
  Scorer scorer;
  for (const Event& event : told) scorer.tell(event);
  return scorer.book(bestOf_ == 1);
}

}  // namespace raindelay::quick_tennis
