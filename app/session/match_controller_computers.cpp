// Who else decides at the table: computer players, bench coaches, a lesson's script; the rest of
// the class is in match_controller.cpp.
#include <algorithm>

#include "session/match_controller.h"

namespace raindelay {

void MatchController::letComputersPlay() {
  const Turn turn = match_.turn();
  bool due = !watchedTo_ && turn.kind == Turn::Kind::kSeat;
  if (due && isPerson(match_, turn.seat)) {
    const bool together = hotSeat_.together() && match_.joint();
    due = hotSeat_.mayAct(turn.seat) && !together && computers_.asksCoach(match_);
  } else {
    due = due && hotSeat_.mayPlayOn();
  }
  if (due && script_) {
    const std::vector<Action> next = script_->due();
    due = !next.empty();
    if (due) computers_.play(match_, next.front());
  } else if (due) {
    computers_.think(match_);
  }
  if (!due) computers_.stop();
}

void MatchController::follow(Script script) {
  script_ = std::move(script);
  followOn();
}

void MatchController::followOn() {
  if (!busy()) settle();
}

bool MatchController::isDue(Action action) const {
  if (!script_) return true;
  const std::vector<Action> due = script_->due();
  return std::find(due.begin(), due.end(), action) != due.end();
}

void MatchController::actOf(Action action) {
  const std::size_t first = match_.steps().size();
  if (!match_.act(action, isPerson(match_, match_.turn().seat))) goOn(first);
}

void MatchController::setLeftToCoach(Seat seat, const std::vector<int>& duties) {
  if (computers_.leave(seat, duties) && !busy() && !hotSeat_.looking().isNobody()) settle();
}

bool MatchController::mayActNow(Seat seat) const {
  const bool paused = script_ && script_->due().empty();
  return hotSeat_.mayAct(seat) && !computers_.thinking() && !paused;
}

std::optional<Seat> MatchController::mayAsk() const {
  const Turn turn = match_.turn();
  const bool may = !watchedTo_ && !script_ && turn.kind == Turn::Kind::kSeat &&
                   mayActNow(turn.seat) && !joint_.isOpen();
  return may ? std::optional(turn.seat) : std::nullopt;
}

void MatchController::hurry() {
  computers_.hurry();
}

}  // namespace raindelay
