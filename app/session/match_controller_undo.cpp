// Taking back and doing again; the rest of the class is in match_controller.cpp.
#include <utility>

#include "session/match_controller.h"

namespace raindelay {

std::optional<MatchController::Undoing> MatchController::undoing() const {
  const Looking& looking = hotSeat_.looking();
  if (watchedTo_ || looking.isNobody() || hotSeat_.peeking()) return std::nullopt;
  std::optional<Undoing> last;
  const std::size_t floor = practice() ? 0 : hotSeat_.undoFloor();
  for (int i = 0; i < match_.seats(); ++i) {
    const std::optional<std::size_t> point = match_.undoPoint(Seat(i));
    if (!isPerson(match_, Seat(i)) || !point || *point < floor) continue;
    if (!last || last->first < *point) last = Undoing{Seat(i), *point, std::nullopt};
  }
  if (!last) return last;
  const Turn turn = match_.turn();
  if (!looking.includes(last->by)) {
    last->asks = looking.seat();
  } else if (turn.kind == Turn::Kind::kSeat && turn.seat != last->by &&
             looking.includes(turn.seat)) {
    if (isPerson(match_, turn.seat)) last->asks = turn.seat;
  }
  return last;
}

bool MatchController::canUndo() const {
  return !busy() && (draft_.placed() > 0 || undoing().has_value());
}

bool MatchController::canRedo() const {
  const Turn turn = match_.turn();
  return !busy() && !watchedTo_ && turn.kind == Turn::Kind::kSeat && mayActNow(turn.seat) &&
         !joint_.isOpen() && draft_.placed() == 0 && match_.canRedo(turn.seat);
}

QString MatchController::undoStop() const {
  const Looking& looking = hotSeat_.looking();
  if (busy() || looking.isNobody() || hotSeat_.peeking() || canUndo()) return {};
  std::optional<UndoStop> latest;
  for (int i = 0; i < match_.seats(); ++i) {
    const std::optional<UndoStop> stop = match_.undoStop(Seat(i));
    if (!looking.includes(Seat(i)) || !stop || stop->why == UndoStop::Why::kNothing) continue;
    if (!latest || latest->step < stop->step) latest = stop;
  }
  if (!latest) return tr("There is nothing to take back");
  // What it was is said as the log says it.
  for (const LogModel::Line& line : log_.lines()) {
    if (line.step == static_cast<int>(latest->step)) {
      return tr("Undo stops here: %1", "a line of the log").arg(line.text);
    }
  }
  return latest->why == UndoStop::Why::kChance
             ? tr("A card was turned or a die was thrown; undo stops here")
             : tr("Something was shown; undo stops here");
}

int MatchController::undoAsks() const {
  return asked_ ? asked_->asks.value_or(asked_->by).index() : -1;
}

QString MatchController::undoQuestion() const {
  if (!asked_) return {};
  return tr("%1, may %2 take back the last choice?", "two players")
      .arg(names_.value(undoAsks()), names_.value(asked_->by.index()));
}

bool MatchController::undo() {
  if (busy()) skip();
  if (draft_.placed() > 0) {
    draft_.takeBackLast();
    showDraft();
    return true;
  }
  const std::optional<Undoing> last = undoing();
  if (!last) return refuse(undoStop());
  if (last->asks) {
    asked_ = last;
    emit changed();
  } else {
    takeBack(*last);
  }
  return true;
}

void MatchController::answerUndo(bool agreed) {
  const std::optional<Undoing> asked = std::exchange(asked_, std::nullopt);
  if (agreed && asked) {
    takeBack(*asked);
  } else {
    emit changed();
  }
}

void MatchController::takeBack(const Undoing& undoing) {
  joint_.close();
  match_.undo(undoing.by);
  // What it did itself it does itself again, and not its coach.
  computers_.passOn(match_);
  keep();
  log_.strikeFrom(static_cast<int>(undoing.first));
  refuse({});
  cancelChoice();
  hotSeat_.callBack(undoing.by);
  if (hotSeat_.looking().isNobody()) {
    lookAnew();
  } else {
    settle();
  }
}

void MatchController::redo() {
  if (busy()) skip();
  if (!canRedo()) return;
  const std::size_t first = match_.steps().size();
  if (match_.redo(match_.turn().seat)) goOn(first);
}

}  // namespace raindelay
