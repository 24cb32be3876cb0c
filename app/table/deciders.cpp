#include "table/deciders.h"

#include <algorithm>
#include <utility>

namespace raindelay {

Deciders::Deciders(const Match& match, const Seating& seating, QObject* parent)
    : QObject(parent), match_(match), seating_(seating), computers_(match) {
  connect(&computers_, &ComputerPlayers::chosen, this, &Deciders::chosen);
  connect(&computers_, &ComputerPlayers::guessed, this, &Deciders::guessed);
  connect(&computers_, &ComputerPlayers::passedOn, this, &Deciders::changed);
}

bool Deciders::mayActNow(Seat seat) const {
  return seating_.hotSeat().mayAct(seat) && !thinking() && !isPaused();
}

std::optional<Seat> Deciders::personOnTurn() const {
  const Turn turn = match_.turn();
  const bool may = turn.kind == Turn::Kind::kSeat && mayActNow(turn.seat);
  return may ? std::optional(turn.seat) : std::nullopt;
}

bool Deciders::isDue(Action action) const {
  if (!script_) return true;
  const std::vector<Action> due = script_();
  return std::find(due.begin(), due.end(), action) != due.end();
}

std::optional<Action> Deciders::soleAnswer() const {
  const HotSeat& hotSeat = seating_.hotSeat();
  const Turn turn = match_.turn();
  const bool due = soleAnswers_ && !hotSeat.watching() && match_.info().secrets &&
                   turn.kind == Turn::Kind::kSeat && isPerson(match_, turn.seat) &&
                   !hotSeat.peeking();
  // A choice in parts is somebody's to arrange, even if the first part is given.
  if (!due || (hotSeat.together() && match_.joint()) || match_.arrangement()) return std::nullopt;
  const ActionList legal = match_.legal();
  return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

void Deciders::decide() {
  const HotSeat& hotSeat = seating_.hotSeat();
  const Turn turn = match_.turn();
  bool due = turn.kind == Turn::Kind::kSeat;
  if (due && isPerson(match_, turn.seat)) {
    const bool together = hotSeat.together() && match_.joint();
    due = hotSeat.mayAct(turn.seat) && !together && computers_.asksCoach(match_);
  } else {
    due = due && hotSeat.mayPlayOn();
  }
  if (due && script_) {
    const std::vector<Action> next = script_();
    due = !next.empty();
    if (due) computers_.play(match_, next.front());
  } else if (due) {
    computers_.think(match_);
  }
  if (!due) computers_.stop();
}

void Deciders::setLeftToCoach(Seat seat, const std::vector<int>& duties) {
  if (computers_.leave(seat, duties)) emit changed();
}

void Deciders::follow(Script script) {
  script_ = std::move(script);
  emit changed();
}

void Deciders::setSoleAnswers(bool soleAnswers) {
  soleAnswers_ = soleAnswers;
  if (soleAnswer()) emit changed();
}

}  // namespace raindelay
