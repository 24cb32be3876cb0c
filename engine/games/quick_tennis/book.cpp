#include "games/quick_tennis/book.h"

#include <algorithm>

namespace raindelay::quick_tennis {

int Book::Set::gamesOf(Seat seat) const {
  const auto over = std::find_if(games.rbegin(), games.rend(),
                                 [](const Game& game) { return game.won.has_value(); });
  return over == games.rend() ? 0 : over->gamesOf(seat);
}

void Book::tell(const Event& event) {
  Events::visit(event, [this]<class T>(const T& told) {
    story_.take(told);
    take(told);
    if constexpr (kIsIn<T, Story::Score>) game().points.back().score = told;
  });
}

void Book::take(const Toss& toss) {
  notes_.push_back(wording(eventTable(), Events::pack(toss)));
}

void Book::take(const GameBegins& begins) {
  begin(begins.set, false, begins.server);
}

void Book::take(const TieBreakBegins& begins) {
  begin(begins.set, true, begins.server);
}

void Book::begin(int set, bool tieBreak, Seat server) {
  if (sets_.empty() || sets_.back().number != set) sets_.push_back({.number = set});
  const int number = static_cast<int>(sets_.back().games.size()) + 1;
  sets_.back().games.push_back({.number = number, .tieBreak = tieBreak, .server = server});
}

void Book::take(const Serves& serves) {
  server_ = serves.by;
  strokes_ = 1;
}

void Book::take(const Shot& /*shot*/) {
  ++strokes_;
}

void Book::take(const Calls& /*calls*/) {
  ++shots_.called;
}

void Book::take(const Read& /*read*/) {
  ++shots_.read;
}

void Book::take(const Reaches& /*reaches*/) {
  ++shots_.recoveries;
}

void Book::take(const Ace& ace) {
  ++side(ace.by).aces;
}

void Book::take(const PointWon& won) {
  game().points.push_back(
      {.server = server_, .strokes = strokes_, .how = *story_.outcome, .winner = won.winner});
  shots_.rallied += strokes_;
  ++side(won.winner).points;
  ++side(server_).served;
  if (won.winner == server_) ++side(server_).held;
}

void Book::take(const GameWon& won) {
  game().won = won;
  ++side(won.winner).games;
  if (!game().tieBreak && game().server != won.winner) ++side(won.winner).breaks;
}

void Book::take(const SetWon& won) {
  ++side(won.winner).sets;
}

void Book::take(const Won& won) {
  if (won.kind != Won::Kind::kSets) ++side(won.winner).sets;  // of which nobody speaks
  notes_.push_back(wording(eventTable(), Events::pack(won)));
}

void Book::take(const CalledOff& calledOff) {
  calledOff_ = wording(eventTable(), Events::pack(calledOff));
  notes_.push_back(*calledOff_);
}

Sentence sentenceOf(const Story::Score& score) {
  return std::visit([](const auto& told) { return wording(eventTable(), Events::pack(told)); },
                    score);
}

}  // namespace raindelay::quick_tennis
