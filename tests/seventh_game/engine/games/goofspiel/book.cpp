#include "games/goofspiel/book.h"

#include "core/overloaded.h"

namespace raindelay::goofspiel {

#define SAY(source) RD_TEXT("Scorebook", source)

void Book::tell(const Event& event) {
  Events::visit(event,
                Overloaded{
                    [&](const TurnedUp& turned) { rounds_.emplace_back().prize = turned.prize; },
                    [&](const Shown& shown) {
                      rounds_.back().bids = {shown.firstBid, shown.otherBid};
                    },
                    [&](const Takes& takes) {
                      rounds_.back().by = takes.by;
                      rounds_.back().points = takes.points;
                    },
                    [](const auto& /*other*/) {},
                });
}

int Book::points(Seat seat) const {
  int points = 0;
  for (const Round& round : rounds_) points += round.by == seat ? round.points : 0;
  return points;
}

Scorebook Book::scorebook() const {
  Scorebook book;
  ScoreTable table;
  table.title = SAY("Prizes");
  table.columns = {{SAY("Prize"), true},
                   {Value::of(Seat(0))},
                   {Value::of(Seat(1))},
                   {SAY("Taken by"), true},
                   {SAY("Points")}};
  for (const Round& round : rounds_) {
    if (!round.bids[1].known()) continue;
    ScoreRow row{{Value::of(round.prize), Value::of(round.bids[0]), Value::of(round.bids[1])}};
    row.cells.push_back(round.by ? ScoreCell(Value::of(*round.by)) : ScoreCell());
    row.cells.push_back(round.by ? ScoreCell(Value::of(round.points)) : ScoreCell());
    table.rows.push_back(std::move(row));
  }
  for (const Seat seat : {Seat(0), Seat(1)}) {
    book.score[static_cast<std::size_t>(seat.index())] = points(seat);
  }
  book.tables.push_back(std::move(table));
  return book;
}

#undef SAY

}  // namespace raindelay::goofspiel
