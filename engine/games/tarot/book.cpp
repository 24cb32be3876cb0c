#include "games/tarot/book.h"

#include <utility>

namespace raindelay::tarot {

namespace {

template <class Source>
Book::Line lineOf(const Source& source, std::vector<Face> cards = {}) {
  return {source, std::move(cards), source.by, source.points};
}

}  // namespace

int Book::pointsOf(std::span<const Line> lines, Seat seat) {
  int sum = 0;
  for (const Line& line : lines) sum += line.seat == seat ? line.points : 0;
  return sum;
}

void Book::tell(const Event& event) {
  Events::visit(event, [this](const auto& told) { take(told); });
}

void Book::take(const HandBegins& begins) {
  hands_.push_back({.number = begins.number, .dealer = begins.dealer});
  shown_.clear();
  trick_.clear();
}

void Book::take(const Shows& shows) {
  shown_.insert(shown_.end(), shows.cards.begin(), shows.cards.end());
}

void Book::take(const Declares& declares) {
  hand().declared.push_back(lineOf(declares, std::exchange(shown_, {})));
}

void Book::take(const DeclaresRun& run) {
  hand().declared.push_back(lineOf(run, {run.first, run.last}));
}

void Book::take(const Asks& /*asks*/) {
  ++hand().asks;
}

void Book::take(const HasNone& none) {
  hand().declared.push_back(lineOf(none));
}

void Book::take(const Plays& plays) {
  trick_.push_back(plays.card);
}

void Book::take(const Takes& takes) {
  hand().played.push_back(lineOf(takes, std::exchange(trick_, {})));
}

void Book::take(const Cuts& cuts) {
  hand().played.push_back(lineOf(cuts));
}

void Book::take(const FoolKept& fool) {
  hand().played.push_back(lineOf(fool));
}

void Book::take(const HandCounted& counted) {
  hand().counted.push_back(counted);
}

void Book::take(const HandWon& won) {
  hand().won = won;
  hand().outcome = wording(eventTable(), Events::pack(won));
}

void Book::take(const HandTied& tied) {
  hand().outcome = wording(eventTable(), Events::pack(tied));
}

}  // namespace raindelay::tarot
