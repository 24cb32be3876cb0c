#include <algorithm>
#include <array>
#include <vector>

#include "games/tarot/events.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

/// A line of the score sheet: where points come from, the cards that show it, whose they are.
struct Line {
  Sentence source;
  std::vector<Value> cards;
  Seat seat;
  int points = 0;
};

struct HandSheet {
  int number = 1;
  Seat dealer;
  std::vector<Line> declared;
  std::vector<Line> played;
  Sentence outcome = {};  ///< empty while it is played
  std::optional<Seat> winner;
  int gain = 0;
};

/// Writes the hands of a match down.
class Scorer {
 public:
  explicit Scorer(int seats) : seats_(seats) {}
  void tell(const Event& event);
  [[nodiscard]] Scorebook book() const;

 private:
  void tellDeclared(const Event& event);
  void tellPlayed(const Event& event);
  [[nodiscard]] HandSheet& hand() { return hands_.back(); }

  [[nodiscard]] ScoreRow row(ScoreCell head, ScoreCell second) const;
  [[nodiscard]] ScoreRow row(const Line& line) const;
  [[nodiscard]] ScoreRow sums(const Text& head, const std::vector<Line>& lines) const;
  [[nodiscard]] ScoreTable standing() const;
  [[nodiscard]] ScoreTable sheet(const HandSheet& hand) const;

  int seats_;
  std::vector<HandSheet> hands_;
  std::vector<Value> shown_;  ///< the cards that are shown for what is declared next
  std::vector<Value> trick_;
};

int numberIn(const Event& event, std::size_t value) {
  return event.values[value].number;
}

int pointsOf(const std::vector<Line>& lines, int seat) {
  int sum = 0;
  for (const Line& line : lines) sum += line.seat == Seat(seat) ? line.points : 0;
  return sum;
}

void Scorer::tell(const Event& event) {
  if (static_cast<EventId>(event.id) == EventId::kHand) {
    hands_.push_back({numberIn(event, 0), Seat(numberIn(event, 1)), {}, {}, {}, {}, 0});
    shown_.clear();
    trick_.clear();
    return;
  }
  if (hands_.empty()) return;
  tellDeclared(event);
  tellPlayed(event);
}

void Scorer::tellDeclared(const Event& event) {
  const auto add = [&](const Text& source, std::vector<Value> cards, std::size_t count,
                       std::size_t points) {
    hand().declared.push_back({{source, {event.values[count]}},
                               std::move(cards),
                               Seat(numberIn(event, 0)),
                               numberIn(event, points)});
    shown_.clear();
  };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kShows:
      shown_.insert(shown_.end(), event.values.begin() + 1, event.values.end());
      return;
    case EventId::kGreater:
      return add(SAY("Greater Trumps: %1"), shown_, 1, 2);
    case EventId::kLesser:
      return add(SAY("Lesser Trumps: %1"), shown_, 1, 2);
    case EventId::kTrumps:
      return add(SAY("Trumps: %1"), shown_, 1, 2);
    case EventId::kTarots:
      return add(SAY("Tarot Trumps: %1"), shown_, 1, 2);
    case EventId::kRun:
      return add(SAY("Run of %1"), {event.values[1], event.values[2]}, 4, 3);
    case EventId::kRefused:
      return add(SAY("%1 had none to give"), {}, 1, 2);
    default:
      return;
  }
}

void Scorer::tellPlayed(const Event& event) {
  const auto add = [&](Sentence source, std::vector<Value> cards) {
    hand().played.push_back(
        {source, std::move(cards), Seat(numberIn(event, 0)), numberIn(event, 1)});
  };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kPlays:
      trick_.push_back(event.values[1]);
      return;
    case EventId::kTakes:
      add({SAY("Trick %1"), {event.values[2]}}, trick_);
      return trick_.clear();
    case EventId::kCut:
      return add({SAY("Kings cut: %1"), {event.values[2]}}, {});
    case EventId::kFoolKept:
      return add({SAY("The Foolish Man"), {}}, {});
    case EventId::kHandWon:
      hand().winner = Seat(numberIn(event, 0));
      hand().gain = numberIn(event, 1);
      hand().outcome = wording(eventTable(), event);
      return;
    case EventId::kHandTied:
      hand().outcome = wording(eventTable(), event);
      return;
    default:
      return;
  }
}

Scorebook Scorer::book() const {
  Scorebook book;
  if (hands_.empty()) return book;
  book.tables.push_back(standing());
  for (const HandSheet& hand : hands_) {
    book.tables.push_back(sheet(hand));
    if (hand.winner) book.score[static_cast<std::size_t>(hand.winner->index())] += hand.gain;
  }
  return book;
}

/// A row without points.
ScoreRow Scorer::row(ScoreCell head, ScoreCell second) const {
  ScoreRow row{{std::move(head), std::move(second)}};
  row.cells.resize(row.cells.size() + static_cast<std::size_t>(seats_));
  return row;
}

ScoreRow Scorer::row(const Line& line) const {
  ScoreRow row = this->row(line.source, line.cards);
  row.cells[2 + static_cast<std::size_t>(line.seat.index())] = Value::of(line.points);
  return row;
}

ScoreRow Scorer::sums(const Text& head, const std::vector<Line>& lines) const {
  ScoreRow row = this->row(head, {});
  row.sum = true;
  for (int seat = 0; seat < seats_; ++seat) {
    row.cells[2 + static_cast<std::size_t>(seat)] = Value::of(pointsOf(lines, seat));
  }
  return row;
}

/// What each hand brought, and the score.
ScoreTable Scorer::standing() const {
  ScoreTable table;
  table.title = {SAY("Score"), {}};
  table.columns = {{SAY("Hand"), true}, {SAY("Dealer"), true}};
  for (int seat = 0; seat < seats_; ++seat) table.columns.push_back({Value::of(Seat(seat))});
  std::vector<Line> gains;
  for (const HandSheet& hand : hands_) {
    ScoreRow row = this->row(Value::of(hand.number), Value::of(hand.dealer));
    if (hand.winner) {
      gains.push_back({{}, {}, *hand.winner, hand.gain});
      row.cells[2 + static_cast<std::size_t>(hand.winner->index())] = Value::of(hand.gain);
    }
    table.rows.push_back(std::move(row));
  }
  table.rows.push_back(sums(SAY("Score"), gains));
  return table;
}

ScoreTable Scorer::sheet(const HandSheet& hand) const {
  ScoreTable table;
  table.title = {SAY("Hand %1, dealt by %2"), {Value::of(hand.number), Value::of(hand.dealer)}};
  table.columns = {{SAY("From"), true}, {SAY("Cards"), true}};
  for (int seat = 0; seat < seats_; ++seat) table.columns.push_back({Value::of(Seat(seat))});
  for (const Line& line : hand.declared) table.rows.push_back(row(line));
  table.rows.push_back(sums(SAY("Before play"), hand.declared));
  for (const Line& line : hand.played) table.rows.push_back(row(line));
  table.rows.push_back(sums(SAY("In play"), hand.played));
  std::vector<Line> all = hand.declared;
  all.insert(all.end(), hand.played.begin(), hand.played.end());
  ScoreRow together = sums(SAY("Together"), all);
  together.sum = false;  // of both sums
  table.rows.push_back(std::move(together));
  if (!hand.outcome.text.empty()) table.notes.push_back(hand.outcome);
  return table;
}

#undef SAY

}  // namespace

Scorebook Rules::scorebook(std::span<const Event> told) const {
  Scorer scorer(seats());
  for (const Event& event : told) scorer.tell(event);
  return scorer.book();
}

}  // namespace raindelay::tarot
