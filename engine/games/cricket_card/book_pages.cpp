// The pages of the scorebook: a summary of each test, then its innings wicket by wicket.
#include <algorithm>

#include "games/cricket_card/book.h"

namespace raindelay::cricket_card {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

ScoreTable summary(const Book::Test& test) {
  ScoreTable table;
  table.title = {SAY("Scorecard of test %1"), {Value::of(test.number)}};
  table.columns = {{SAY("Innings"), true}, {SAY("Side"), true},  {SAY("Wickets played")},
                   {SAY("Wickets lost")},  {SAY("Off the bat")}, {SAY("Extras")},
                   {SAY("Total")}};
  for (const Book::Innings& one : test.innings) {
    table.rows.push_back(
        {{one.second ? SAY("Second") : SAY("First"), Value::of(one.side),
          Value::of(static_cast<int>(one.wickets.size())),
          Value::of(one.count(Book::Wicket::State::kOut)), Value::of(one.total - one.extras),
          Value::of(one.extras), Value::of(one.total)}});
  }
  table.notes = test.notes;
  return table;
}

ScoreCell cellOf(const std::vector<Face>& cards) {
  std::vector<Value> values;
  for (const Face card : cards) values.push_back(Value::of(card));
  return values;
}

Text wordsOf(Book::Wicket::State state) {
  switch (state) {
    case Book::Wicket::State::kBlocked:
      return SAY("no run");
    case Book::Wicket::State::kOut:
      return SAY("out");
    default:
      return {};
  }
}

/// A row a wicket, in the order of play; the running total is the fall of wickets.
ScoreTable pageOf(const Book::Test& test, const Book::Innings& innings) {
  ScoreTable table;
  const Text first = SAY("First innings of %1, test %2");
  const Text second = SAY("Second innings of %1, test %2");
  table.title = {innings.second ? second : first,
                 {Value::of(innings.side), Value::of(test.number)}};
  table.columns = {{SAY("Wicket"), true}, {SAY("Batting"), true}, {SAY("Bowling"), true},
                   {ScoreCell(), true},   {SAY("Runs")},          {SAY("Score")}};
  int runs = 0;
  for (const Book::Wicket& one : innings.wickets) {
    runs += one.runs;
    table.rows.push_back({{Value::of(one.number), cellOf(one.batted), cellOf(one.bowled),
                           wordsOf(one.state), Value::of(one.runs), Value::of(one.total)}});
  }
  table.rows.push_back({{SAY("Extras"), {}, {}, {}, Value::of(innings.extras), {}}});
  table.rows.push_back({{SAY("Total"), {}, {}, {}, Value::of(runs + innings.extras), {}}, true});
  table.notes = {{SAY("Bowling of %1: wickets %2, for runs: %3"),
                  {Value::of(innings.side.other()),
                   Value::of(innings.count(Book::Wicket::State::kOut)), Value::of(runs)}}};
  if (innings.end) {
    table.notes.push_back(wording(eventTable(), Events::pack(*innings.end)));
  }
  return table;
}

#undef SAY

}  // namespace

Scorebook Book::scorebook() const {
  Scorebook book;
  for (const Test& test : tests_) {
    book.tables.push_back(summary(test));
    for (const Innings& one : test.innings) book.tables.push_back(pageOf(test, one));
  }
  if (inSeries_ > 1) {
    std::ranges::copy(won_, book.score.begin());
  } else if (!tests_.empty()) {
    for (const Seat seat : {Seat(0), Seat(1)}) {
      book.score[static_cast<std::size_t>(seat.index())] = tests_.back().total(seat);
    }
  }
  return book;
}

}  // namespace raindelay::cricket_card
