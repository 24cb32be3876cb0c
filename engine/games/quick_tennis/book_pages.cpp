// The pages of the scorebook: the sets, then the games and the points of each.
#include <utility>

#include "games/quick_tennis/book.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

// The ending of a point.

Text wordsOf(const Ace& /*ace*/) {
  return SAY("ace");
}

Text wordsOf(const Read& /*read*/) {
  return SAY("call read");
}

Text wordsOf(const Diagonal& /*diagonal*/) {
  return SAY("across the court");
}

Text wordsOf(const TooFast& /*tooFast*/) {
  return SAY("out of reach");
}

Text wordsOf(const LetsGo& /*letsGo*/) {
  return SAY("let go");
}

Text wordsOf(const NoCards& /*noCards*/) {
  return SAY("no card left");
}

/// The ball came back.
template <class Other>
Text wordsOf(const Other& /*other*/) {
  return {};
}

/// The games of each set, and what was won with what.
ScoreTable summary(const Book& book, const std::vector<Sentence>& notes) {
  ScoreTable table;
  table.title = SAY("Sets");
  table.columns.push_back({SAY("Player"), true});
  for (const Book::Set& set : book.sets()) {
    table.columns.push_back({Sentence{SAY("Set %1"), {Value::of(set.number)}}});
  }
  for (const Text& heading :
       {SAY("Sets"), SAY("Games"), SAY("Points"), SAY("Aces"), SAY("Breaks")}) {
    table.columns.push_back({heading});
  }
  for (const Seat seat : {Seat(0), Seat(1)}) {
    ScoreRow row{{Value::of(seat)}};
    for (const Book::Set& set : book.sets()) row.cells.emplace_back(Value::of(set.gamesOf(seat)));
    const Book::Side& side = book.of(seat);
    for (const int count : {side.sets, side.games, side.points, side.aces, side.breaks}) {
      row.cells.emplace_back(Value::of(count));
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = notes;
  return table;
}

/// A row a game, with the games of the set after it.
ScoreTable gamesOf(const Book::Set& set) {
  ScoreTable table;
  table.title = {SAY("Games of set %1"), {Value::of(set.number)}};
  table.columns = {{SAY("Game"), true},   {SAY("Server"), true}, {SAY("Points")},
                   {SAY("Won by"), true}, {Value::of(Seat(0))},  {Value::of(Seat(1))}};
  for (const Book::Game& game : set.games) {
    if (!game.won) continue;
    table.rows.push_back({{game.tieBreak ? ScoreCell(SAY("Tie-break")) : Value::of(game.number),
                           Value::of(game.server), Value::of(static_cast<int>(game.points.size())),
                           Value::of(game.won->winner), Value::of(game.gamesOf(Seat(0))),
                           Value::of(game.gamesOf(Seat(1)))}});
  }
  return table;
}

ScoreTable pointsOf(const Book::Set& set) {
  ScoreTable table;
  table.title = {SAY("Points of set %1"), {Value::of(set.number)}};
  table.columns = {{SAY("Game"), true}, {SAY("Server"), true},   {SAY("Strokes")},
                   {SAY("How"), true},  {SAY("Point to"), true}, {SAY("Score"), true}};
  for (const Book::Game& game : set.games) {
    for (const Book::Point& point : game.points) {
      const Text how = std::visit([](const auto& told) { return wordsOf(told); }, point.how);
      table.rows.push_back({{Value::of(game.number), Value::of(point.server),
                             Value::of(point.strokes), how, Value::of(point.winner),
                             point.score ? ScoreCell(sentenceOf(*point.score)) : ScoreCell()}});
    }
  }
  return table;
}

#undef SAY

}  // namespace

Scorebook Book::scorebook() const {
  Scorebook book;
  if (sets_.empty()) return book;
  book.tables.push_back(summary(*this, notes_));
  for (const Set& set : sets_) {
    book.tables.push_back(gamesOf(set));
    book.tables.push_back(pointsOf(set));
  }
  for (const Seat seat : {Seat(0), Seat(1)}) {
    book.score[static_cast<std::size_t>(seat.index())] =
        bestOf_ == 1 ? sets_.back().gamesOf(seat) : of(seat).sets;
  }
  return book;
}

}  // namespace raindelay::quick_tennis
