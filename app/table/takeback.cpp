#include "table/takeback.h"

#include <utility>

namespace raindelay {

Takeback::Takeback(Match& match, const Seating& seating, Playback& playback, Decision& decision,
                   const LogModel& log, QObject* parent)
    : QObject(parent),
      match_(match),
      seating_(seating),
      playback_(playback),
      decision_(decision),
      log_(log) {
  notifier_.tell();
}

bool Takeback::isPlayed() const {
  return !seating_.viewpoint().isNobody() && !seating_.peeking();
}

std::optional<Takeback::Undoing> Takeback::undoing() const {
  if (!isPlayed() || seating_.hotSeat().watching()) return std::nullopt;
  const Viewpoint& viewpoint = seating_.viewpoint();
  std::optional<Undoing> last;
  const std::size_t floor = practice() ? 0 : seating_.hotSeat().undoFloor();
  for (int i = 0; i < match_.seats(); ++i) {
    const std::optional<std::size_t> point = match_.undoPoint(Seat(i));
    if (!isPerson(match_, Seat(i)) || !point || *point < floor) continue;
    if (!last || last->first < *point) last = Undoing{Seat(i), *point, std::nullopt};
  }
  if (!last) return last;
  const Turn turn = match_.turn();
  if (!viewpoint.includes(last->by)) {
    last->asks = viewpoint.seat();
  } else if (turn.kind == Turn::Kind::kSeat && turn.seat != last->by &&
             viewpoint.includes(turn.seat)) {
    if (isPerson(match_, turn.seat)) last->asks = turn.seat;
  }
  return last;
}

bool Takeback::canUndo() const {
  return !playback_.busy() && (isDrafting() || undoing().has_value());
}

bool Takeback::canRedo() const {
  if (playback_.busy() || isDrafting()) return false;
  const std::optional<Seat> seat = decision_.whoMayAct();
  return seat && match_.canRedo(*seat);
}

QString Takeback::undoStop() const {
  if (playback_.busy() || !isPlayed() || canUndo()) return {};
  const Viewpoint& viewpoint = seating_.viewpoint();
  std::optional<UndoStop> latest;
  for (int i = 0; i < match_.seats(); ++i) {
    const std::optional<UndoStop> stop = match_.undoStop(Seat(i));
    if (!viewpoint.includes(Seat(i)) || !stop || stop->why == UndoStop::Why::kNothing) continue;
    if (!latest || latest->step < stop->step) latest = stop;
  }
  if (!latest) return tr("Nothing to take back");
  // The log's words tell what it was.
  for (const LogModel::Line& line : log_.lines()) {
    if (line.step == static_cast<int>(latest->step)) {
      return tr("Undo stops here: %1", "a line of the log").arg(line.text);
    }
  }
  return latest->why == UndoStop::Why::kChance
             ? tr("A card was turned or a die was thrown; undo stops here")
             : tr("Something was shown; undo stops here");
}

int Takeback::undoAsks() const {
  return asked_ ? asked_->asks.value_or(asked_->by).index() : -1;
}

QString Takeback::undoQuestion() const {
  if (!asked_) return {};
  const QStringList names = seating_.names();
  return tr("%1, may %2 take back the last choice?", "two players")
      .arg(names.value(undoAsks()), names.value(asked_->by.index()));
}

bool Takeback::undo() {
  if (playback_.busy()) playback_.skip();
  if (decision_.takeBackLast()) return true;
  const std::optional<Undoing> last = undoing();
  if (!last) return decision_.refuse(undoStop());
  if (last->asks) {
    asked_ = last;
    tell();
  } else {
    takeBack(*last);
  }
  return true;
}

void Takeback::answerUndo(bool agreed) {
  const std::optional<Undoing> asked = std::exchange(asked_, std::nullopt);
  // The question gives the focus back, which is the next screen's if the match goes back to
  // another.
  tell();
  if (agreed && asked) takeBack(*asked);
}

void Takeback::takeBack(const Undoing& undoing) {
  decision_.joint()->close();
  match_.undo(undoing.by);
  emit tookBack(undoing.by, undoing.first);
}

void Takeback::redo() {
  if (playback_.busy()) playback_.skip();
  if (!canRedo()) return;
  const std::size_t first = match_.steps().size();
  if (match_.redo(match_.turn().seat)) emit redone(first);
}

}  // namespace raindelay
