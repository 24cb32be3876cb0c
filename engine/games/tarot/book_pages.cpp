// The pages of the scorebook: the score, then each hand's sheet.
#include <utility>

#include "games/tarot/book.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

// The sources of points.

Sentence wordsOf(const Declares& declares) {
  const Values count{Value::of(declares.count)};
  switch (declares.kind) {
    case Declares::Kind::kGreater:
      return {SAY("Greater Trumps: %1"), count};
    case Declares::Kind::kLesser:
      return {SAY("Lesser Trumps: %1"), count};
    case Declares::Kind::kTrumps:
      return {SAY("Trumps: %1"), count};
    default:
      return {SAY("Tarot Trumps: %1"), count};
  }
}

Sentence wordsOf(const DeclaresRun& run) {
  return {SAY("Run of %1"), {Value::of(run.length)}};
}

Sentence wordsOf(const HasNone& none) {
  return {SAY("%1 had none to give"), {Value::of(none.asked)}};
}

Sentence wordsOf(const Takes& takes) {
  return {SAY("Trick %1"), {Value::of(takes.trick)}};
}

Sentence wordsOf(const Cuts& cuts) {
  return {SAY("Kings cut: %1"), {Value::of(cuts.kings)}};
}

Sentence wordsOf(const FoolKept& /*fool*/) {
  return SAY("The Foolish Man");
}

std::size_t columnOf(Seat seat) {
  return 2 + static_cast<std::size_t>(seat.index());
}

ScoreTable tableOf(const Book& book, Sentence title, const Text& head, const Text& second) {
  ScoreTable table;
  table.title = title;
  table.columns = {{head, true}, {second, true}};
  for (int seat = 0; seat < book.seats(); ++seat) table.columns.push_back({Value::of(Seat(seat))});
  return table;
}

/// A row without points.
ScoreRow rowOf(const Book& book, ScoreCell head, ScoreCell second) {
  ScoreRow row{{std::move(head), std::move(second)}};
  row.cells.resize(columnOf(Seat(book.seats())));
  return row;
}

ScoreRow rowOf(const Book& book, const Book::Line& line) {
  std::vector<Value> cards;
  for (const Face card : line.cards) cards.push_back(Value::of(card));
  const Sentence words =
      std::visit([](const auto& source) { return wordsOf(source); }, line.source);
  ScoreRow row = rowOf(book, words, std::move(cards));
  row.cells[columnOf(line.seat)] = Value::of(line.points);
  return row;
}

/// `pointsOf` gives a seat's points.
template <class PointsOf>
ScoreRow sumsOf(const Book& book, const Text& head, PointsOf pointsOf) {
  ScoreRow row = rowOf(book, head, {});
  row.sum = true;
  for (int seat = 0; seat < book.seats(); ++seat) {
    row.cells[columnOf(Seat(seat))] = Value::of(pointsOf(Seat(seat)));
  }
  return row;
}

/// Each hand's points, and the score.
ScoreTable standing(const Book& book, const Scorebook& written) {
  ScoreTable table = tableOf(book, SAY("Score"), SAY("Hand"), SAY("Dealer"));
  for (const Book::Hand& hand : book.hands()) {
    ScoreRow row = rowOf(book, Value::of(hand.number), Value::of(hand.dealer));
    if (hand.won) row.cells[columnOf(hand.won->winner)] = Value::of(hand.won->points);
    table.rows.push_back(std::move(row));
  }
  table.rows.push_back(sumsOf(book, SAY("Score"), [&](Seat seat) {
    return written.score[static_cast<std::size_t>(seat.index())];
  }));
  return table;
}

ScoreTable sheetOf(const Book& book, const Book::Hand& hand) {
  ScoreTable table =
      tableOf(book, {SAY("Hand %1, dealt by %2"), {Value::of(hand.number), Value::of(hand.dealer)}},
              SAY("From"), SAY("Cards"));
  const auto before = [&](Seat seat) { return Book::pointsOf(hand.declared, seat); };
  const auto inPlay = [&](Seat seat) { return Book::pointsOf(hand.played, seat); };
  for (const Book::Line& line : hand.declared) table.rows.push_back(rowOf(book, line));
  table.rows.push_back(sumsOf(book, SAY("Before play"), before));
  for (const Book::Line& line : hand.played) table.rows.push_back(rowOf(book, line));
  table.rows.push_back(sumsOf(book, SAY("In play"), inPlay));
  ScoreRow together =
      sumsOf(book, SAY("Total"), [&](Seat seat) { return before(seat) + inPlay(seat); });
  together.sum = false;  // of both sums
  table.rows.push_back(std::move(together));
  if (hand.outcome) table.notes.push_back(*hand.outcome);
  return table;
}

#undef SAY

}  // namespace

Scorebook Book::scorebook() const {
  Scorebook book;
  if (hands_.empty()) return book;
  for (const Hand& hand : hands_) {
    if (hand.won) {
      book.score[static_cast<std::size_t>(hand.won->winner.index())] += hand.won->points;
    }
  }
  book.tables.push_back(standing(*this, book));
  for (const Hand& hand : hands_) book.tables.push_back(sheetOf(*this, hand));
  return book;
}

}  // namespace raindelay::tarot
