#include "games/cricket_card/book.h"

#include <algorithm>

namespace raindelay::cricket_card {

int Book::Innings::count(Wicket::State state) const {
  return static_cast<int>(std::ranges::count(wickets, state, &Wicket::state));
}

int Book::Innings::settled() const {
  return static_cast<int>(wickets.size()) - count(Wicket::State::kOpen);
}

std::array<std::optional<int>, kWickets> Book::Innings::runs() const {
  std::array<std::optional<int>, kWickets> runs;
  for (const Wicket& wicket : wickets) {
    if (wicket.state != Wicket::State::kOpen) {
      runs[static_cast<std::size_t>(wicket.number - 1)] = wicket.runs;
    }
  }
  return runs;
}

int Book::Test::total(Seat seat) const {
  int total = 0;
  for (const Innings& one : innings) total += one.side == seat ? one.total : 0;
  return total;
}

const Book::Innings* Book::Test::onTable(Seat seat) const {
  const auto found = std::ranges::find_if(
      innings, [&](const Innings& one) { return one.side == seat && one.second == reshuffled; });
  return found == innings.end() ? nullptr : &*found;
}

void Book::tell(const Event& event) {
  Events::visit(event, [&](const auto& told) { take(told); });
  note(event);
}

void Book::take(const TestBegins& begins) {
  tests_.push_back({.number = begins.number, .multiplier = begins.multiplier});
  inSeries_ = begins.tests;
}

void Book::take(const InningsBegins& begins) {
  tests_.back().innings.push_back(
      {.side = begins.batting, .second = begins.which == Word::kSecond});
}

void Book::take(const Stroke& stroke) {
  now().wickets.push_back({.number = stroke.wicket, .batted = {stroke.card}, .total = now().total});
}

void Book::take(const Counter& counter) {
  wicket().bowled.push_back(counter.card);
}

void Book::take(const Recounter& recounter) {
  wicket().batted.push_back(recounter.card);
}

void Book::take(const Scores& scores) {
  settle(Wicket::State::kScored, scores.runs);
}

void Book::take(const NoRun& none) {
  settle(none.kind == NoRun::Kind::kOut ? Wicket::State::kOut : Wicket::State::kBlocked, 0);
}

void Book::settle(Wicket::State state, int runs) {
  now().total += runs;
  wicket().state = state;
  wicket().runs = runs;
  wicket().total = now().total;
}

void Book::take(const InningsEnds& ends) {
  now().end = ends;
}

void Book::take(const Extras& extras) {
  // Those of the other side belong to its innings before.
  auto& all = tests_.back().innings;
  const auto own = std::find_if(all.rbegin(), all.rend(),
                                [&](const Innings& one) { return one.side == extras.side; });
  if (own == all.rend()) return;
  own->extras = extras.runs;
  own->total = extras.total;
}

void Book::take(const Reshuffled& /*reshuffled*/) {
  tests_.back().reshuffled = true;
}

void Book::take(const FollowOn& /*followOn*/) {
  tests_.back().followOn = true;
}

void Book::take(const Tied& /*tied*/) {
  tests_.back().tied = true;
}

void Book::take(const Drawn& /*drawn*/) {
  tests_.back().drawn = true;
}

void Book::take(const TestWon& won) {
  tests_.back().won = won;
  ++won_[static_cast<std::size_t>(won.winner.index())];
}

void Book::note(const Event& event) {
  const auto isOneOf = [&]<class... T>() { return (Events::is<T>(event) || ...); };
  const bool result = isOneOf.operator()<TestWon, Tied, Drawn>();
  const bool series = isOneOf.operator()<SeriesWon, SeriesLevel>();
  if (!result && !series &&
      !isOneOf.operator()<Toss, TossPasses, Opens, FollowOn, SeriesStands>()) {
    return;
  }
  const Sentence words = wording(eventTable(), event);
  if (result) tests_.back().result = words;
  if (series) series_ = words;
  tests_.back().notes.push_back(words);
}

}  // namespace raindelay::cricket_card
