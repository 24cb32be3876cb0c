// Computer players and bench coaches at the table; the rest of the class is in
// match_controller.cpp.
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
  if (due) {
    computers_.think(match_);
  } else {
    computers_.stop();
  }
}

void MatchController::actOf(Action action) {
  const std::size_t first = match_.steps().size();
  if (!match_.act(action, isPerson(match_, match_.turn().seat))) goOn(first);
}

void MatchController::setLeftToCoach(Seat seat, const std::vector<int>& duties) {
  if (computers_.leave(seat, duties) && !busy() && !hotSeat_.looking().isNobody()) settle();
}

bool MatchController::mayActNow(Seat seat) const {
  return hotSeat_.mayAct(seat) && !computers_.thinking();
}

std::optional<Seat> MatchController::mayAsk() const {
  const Turn turn = match_.turn();
  const bool may =
      !watchedTo_ && turn.kind == Turn::Kind::kSeat && mayActNow(turn.seat) && !joint_.isOpen();
  return may ? std::optional(turn.seat) : std::nullopt;
}

void MatchController::hurry() {
  computers_.hurry();
}

}  // namespace raindelay
