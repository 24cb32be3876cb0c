// A choice in parts at the table; the rest of the class is in match_controller.cpp.
#include "session/match_controller.h"

namespace raindelay {

void MatchController::refreshDraft() {
  const Turn turn = match_.turn();
  const bool mine = turn.kind == Turn::Kind::kSeat && mayActNow(turn.seat);
  auto open = mine && !joint_.isOpen() ? match_.arrangement() : std::nullopt;
  if (!open) {
    draft_.close();
    return;
  }
  std::erase_if(open->parts, [this](const Part& part) { return !isDue(part.action); });
  const std::size_t step = match_.steps().size();
  draft_.offer(step, *std::move(open), hotSeat_.looking().pieces(match_, step));
}

void MatchController::showDraft() {
  refuse({});
  pieces_.agreeWith(draft_.pieces());
  refreshActions();
  prompt_ = wordsOfTurn();
  emit changed();
}

bool MatchController::takeBack(const QString& place, int order) {
  if (!draft_.isOpen()) return false;
  const Place home = draft_.homeOf(placeOf(place), order).first;
  if (!draft_.put(placeOf(place), order, home)) return false;
  showDraft();
  return true;
}

void MatchController::clearDraft() {
  if (!draft_.isOpen()) return;
  draft_.clear();
  showDraft();
}

void MatchController::sendDraft() {
  if (!draft_.isReady()) return;
  std::vector<Part> parts = draft_.chosen();
  std::vector<Action> chosen;
  for (const Part& part : parts) chosen.push_back(part.action);
  const std::size_t first = match_.steps().size();
  if (match_.arrange(chosen)) goOn(first, std::move(parts));
}

}  // namespace raindelay
