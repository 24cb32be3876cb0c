#include <algorithm>
#include <array>
#include <vector>

#include "games/cricket_card/events.h"
#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

namespace {

#define SAY(source) RD_TEXT("Scorebook", source)

/// A wicket as it was played.
struct Wicket {
  int number = 0;
  std::vector<Value> batted;  ///< the cards of the side at bat
  std::vector<Value> bowled;  ///< and those that countered them
  Text how = {};              ///< no run, or none before it falls
  int runs = 0;
  int total = 0;  ///< of the innings, with it
};

struct InningsBook {
  Seat side;
  bool second = false;
  std::vector<Wicket> wickets;
  int outs = 0;
  int extras = 0;
  int total = 0;
  std::vector<Sentence> notes;
};

struct TestBook {
  int number = 1;
  std::vector<InningsBook> innings;
  std::vector<Sentence> notes;  ///< toss and result
};

/// Writes the tests of a match down.
class Scorer {
 public:
  void tell(const Event& event);
  [[nodiscard]] Scorebook book() const;

 private:
  void tellWicket(const Event& event);
  void tellTest(const Event& event);
  [[nodiscard]] TestBook& test() { return tests_.back(); }
  [[nodiscard]] InningsBook& now() { return test().innings.back(); }
  [[nodiscard]] Wicket& wicket() { return now().wickets.back(); }
  void settle(Text how, int runs);

  [[nodiscard]] ScoreTable summary(const TestBook& test) const;
  [[nodiscard]] ScoreTable innings(const TestBook& test, const InningsBook& innings) const;

  std::vector<TestBook> tests_;
  int inSeries_ = 1;
  std::array<int, 2> won_{};
};

int numberIn(const Event& event, std::size_t value) {
  return event.values[value].number;
}

void Scorer::tell(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kTest:
      tests_.push_back({numberIn(event, 0), {}, {}});
      inSeries_ = numberIn(event, 1);
      return;
    case EventId::kInnings:
      test().innings.push_back(
          {Seat(numberIn(event, 0)), numberIn(event, 1) == kSecondWord, {}, 0, 0, 0, {}});
      return;
    default:
      break;
  }
  if (tests_.empty()) return;
  tellTest(event);
  if (!test().innings.empty()) tellWicket(event);
}

void Scorer::tellWicket(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kStroke:
      now().wickets.push_back({numberIn(event, 2), {event.values[1]}, {}, {}, 0, now().total});
      return;
    case EventId::kRecounter:
      wicket().batted.push_back(event.values[1]);
      return;
    case EventId::kCounter:
      wicket().bowled.push_back(event.values[1]);
      return;
    case EventId::kScores:
      return settle({}, numberIn(event, 2));
    case EventId::kBlocks:
      return settle(SAY("no run"), 0);
    case EventId::kOut:
      ++now().outs;
      return settle(SAY("out"), 0);
    case EventId::kDeclared:
    case EventId::kAllPlayed:
    case EventId::kNoCards:
      now().notes.push_back(wording(eventTable(), event));
      return;
    case EventId::kExtras: {
      // Those of the other side belong to its innings before.
      auto& all = test().innings;
      const auto own = std::find_if(all.rbegin(), all.rend(), [&](const InningsBook& one) {
        return one.side == Seat(numberIn(event, 0));
      });
      if (own == all.rend()) return;
      own->extras = numberIn(event, 1);
      own->total = numberIn(event, 2);
      return;
    }
    default:
      return;
  }
}

void Scorer::settle(Text how, int runs) {
  wicket().how = how;
  wicket().runs = runs;
  now().total += runs;
  wicket().total = now().total;
}

void Scorer::tellTest(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kWonByInnings:
    case EventId::kWonByRuns:
    case EventId::kWonByWickets:
    case EventId::kWonOnExtras:
      ++won_[static_cast<std::size_t>(numberIn(event, 0))];
      break;
    case EventId::kToss:
    case EventId::kTossPasses:
    case EventId::kBatsFirst:
    case EventId::kBowlsFirst:
    case EventId::kFollowOn:
    case EventId::kTied:
    case EventId::kDrawn:
    case EventId::kStanding:
    case EventId::kSeriesWon:
    case EventId::kSeriesLevel:
      break;
    default:
      return;
  }
  test().notes.push_back(wording(eventTable(), event));
}

Scorebook Scorer::book() const {
  Scorebook book;
  for (const TestBook& test : tests_) {
    book.tables.push_back(summary(test));
    for (const InningsBook& one : test.innings) book.tables.push_back(innings(test, one));
  }
  if (inSeries_ > 1) {
    std::copy(won_.begin(), won_.end(), book.score.begin());
  } else if (!tests_.empty()) {
    for (const InningsBook& one : tests_.back().innings) {
      book.score[static_cast<std::size_t>(one.side.index())] += one.total;
    }
  }
  return book;
}

ScoreTable Scorer::summary(const TestBook& test) const {
  ScoreTable table;
  table.title = {SAY("Scorecard of test %1"), {Value::of(test.number)}};
  table.columns = {{SAY("Innings"), true}, {SAY("Side"), true},  {SAY("Wickets played")},
                   {SAY("Wickets lost")},  {SAY("Off the bat")}, {SAY("Extras")},
                   {SAY("Total")}};
  for (const InningsBook& one : test.innings) {
    table.rows.push_back(
        {{one.second ? SAY("Second") : SAY("First"), Value::of(one.side),
          Value::of(static_cast<int>(one.wickets.size())), Value::of(one.outs),
          Value::of(one.total - one.extras), Value::of(one.extras), Value::of(one.total)}});
  }
  table.notes = test.notes;
  return table;
}

/// A row a wicket, in the order of play; the running total is the fall of wickets.
ScoreTable Scorer::innings(const TestBook& test, const InningsBook& innings) const {
  ScoreTable table;
  const Text first = SAY("First innings of %1, test %2");
  const Text second = SAY("Second innings of %1, test %2");
  table.title = {innings.second ? second : first,
                 {Value::of(innings.side), Value::of(test.number)}};
  table.columns = {{SAY("Wicket"), true}, {SAY("Batting"), true}, {SAY("Bowling"), true},
                   {ScoreCell(), true},   {SAY("Runs")},          {SAY("Score")}};
  int runs = 0;
  for (const Wicket& one : innings.wickets) {
    runs += one.runs;
    table.rows.push_back({{Value::of(one.number), one.batted, one.bowled, one.how,
                           Value::of(one.runs), Value::of(one.total)}});
  }
  table.rows.push_back({{SAY("Extras"), {}, {}, {}, Value::of(innings.extras), {}}});
  table.rows.push_back({{SAY("Total"), {}, {}, {}, Value::of(runs + innings.extras), {}}, true});
  const int lost = innings.outs;
  table.notes = {{SAY("Bowling of %1: wickets %2, for runs: %3"),
                  {Value::of(innings.side.other()), Value::of(lost), Value::of(runs)}}};
  table.notes.insert(table.notes.end(), innings.notes.begin(), innings.notes.end());
  return table;
}

#undef SAY

}  // namespace

Scorebook Rules::scorebook(std::span<const Event> told) {
  Scorer scorer;
  for (const Event& event : told) scorer.tell(event);
  return scorer.book();
}

}  // namespace raindelay::cricket_card
