#include "table/seating.h"

namespace raindelay {

Seating::Seating(const Match& match, const Playback& playback, bool fromStart, QObject* parent)
    : QObject(parent), match_(match), playback_(playback), hotSeat_(match, fromStart) {
  for (const SeatPlayer& player : match_.setup().players) {
    names_ << QString::fromStdString(player.name);
  }
  notifier_.tell();
}

QStringList Seating::kinds() const {
  QStringList kinds;
  for (const SeatPlayer& player : match_.setup().players) {
    kinds << QString::fromStdString(player.kind);
  }
  return kinds;
}

int Seating::lookingSeat() const {
  return viewpoint().isNobody() ? -1 : viewpoint().seat().index();
}

int Seating::youSeat() const {
  return viewpoint().isOneSeat() ? viewpoint().seat().index() : -1;
}

int Seating::nearSeat() const {
  return hotSeat_.narrowed() ? 0 : lookingSeat();
}

int Seating::handOverTo() const {
  return hotSeat_.next() ? hotSeat_.next()->index() : -1;
}

template <class Change>
void Seating::change(Change change) {
  const Viewpoint before = viewpoint();
  change();
  if (viewpoint() != before) emit passed();
}

void Seating::endTurn() {
  if (!canEndTurn()) return;
  hotSeat_.end(match_);
  emit passed();
}

void Seating::takeSeat() {
  if (handOverTo() < 0) return;
  hotSeat_.take();
  emit taken();
}

void Seating::peek(bool on) {
  if (on == peeking() || handOverTo() < 0) return;
  hotSeat_.peek(on);
  emit passed();
}

void Seating::cover() {
  change([this] { hotSeat_.cover(match_); });
}

void Seating::setEndTurn(bool endTurn) {
  hotSeat_.setEndTurn(endTurn);
  if (!endTurn) this->endTurn();
}

void Seating::setTogether(bool together) {
  if (hotSeat_.together() == together) return;
  change([&] { hotSeat_.setTogether(match_, together); });
}

}  // namespace raindelay
