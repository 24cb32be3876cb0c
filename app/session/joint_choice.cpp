#include "session/joint_choice.h"

#include <QJSEngine>
#include <algorithm>

namespace raindelay {

namespace {

/// Home row first. No Z and no Y: keyboards disagree about where they are.
const QString kLeftHand = QStringLiteral("ASDFQWERGT");
const QString kRightHand = QStringLiteral("JKLUIOPHNM");

}  // namespace

JointChoice::JointChoice(Make make, QObject* parent) : QObject(parent), make_(std::move(make)) {
  // What QML is handed by a function it would else take for its own, and delete.
  for (Side& side : sides_) QJSEngine::setObjectOwnership(&side.actions, QJSEngine::CppOwnership);
}

QList<int> JointChoice::seats() const {
  if (!open_) return {};
  return {sides_[0].seat, sides_[1].seat};
}

QList<int> JointChoice::lockedSeats() const {
  QList<int> seats;
  for (const Side& side : sides_) {
    if (side.lock) seats << side.seat;
  }
  return seats;
}

JointChoice::Side* JointChoice::sideOf(int seat) {
  const auto found = std::find_if(sides_.begin(), sides_.end(),
                                  [seat](const Side& side) { return side.seat == seat; });
  return open_ && found != sides_.end() ? &*found : nullptr;
}

ActionModel* JointChoice::actionsOf(int seat) {
  Side* side = sideOf(seat);
  return side == nullptr ? nullptr : &side->actions;
}

bool JointChoice::locked(int seat) const {
  return lockedSeats().contains(seat);
}

bool JointChoice::lock(int seat, const QString& keyOrText) {
  Side* side = sideOf(seat);
  if (side == nullptr || keyOrText.isEmpty()) return false;
  const auto& entries = side->actions.entries();
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const ActionModel::Entry& entry) {
        return entry.text == keyOrText || entry.key.compare(keyOrText, Qt::CaseInsensitive) == 0;
      });
  if (found == entries.end()) return false;
  side->lock = found->action;
  if (sides_[0].lock && sides_[1].lock) {
    const Action left = *sides_[0].lock;
    const Action right = *sides_[1].lock;
    const bool inOrder = sides_[0].seat == first_;
    close();
    make_(inOrder ? left : right, inOrder ? right : left);
  } else {
    emit changed();
  }
  return true;
}

void JointChoice::unlock(int seat) {
  Side* side = sideOf(seat);
  if (side == nullptr || !side->lock) return;
  side->lock.reset();
  emit changed();
}

void JointChoice::seat(Side& side, int seat, Entries entries, const QString& keys) {
  side.seat = seat;
  side.lock.reset();
  const auto known = [&side](const Entry& entry) { return side.keys.contains(entry.text); };
  // Other things to do altogether: the keys are given out anew.
  if (std::none_of(entries.begin(), entries.end(), known)) side.keys.clear();
  for (Entry& entry : entries) {
    if (!known(entry)) side.keys[entry.text] = keys.mid(side.keys.size(), 1);
    entry.key = side.keys[entry.text];
  }
  side.actions.setEntries(std::move(entries));
}

void JointChoice::offer(int first, Entries ofFirst, int second, Entries ofSecond) {
  first_ = first;
  const bool inOrder = first < second;
  seat(sides_[0], std::min(first, second), std::move(inOrder ? ofFirst : ofSecond), kLeftHand);
  seat(sides_[1], std::max(first, second), std::move(inOrder ? ofSecond : ofFirst), kRightHand);
  open_ = true;
  emit changed();
}

void JointChoice::close() {
  if (!open_) return;
  open_ = false;
  for (Side& side : sides_) {
    side.seat = -1;
    side.lock.reset();
    side.actions.setEntries({});
  }
  emit changed();
}

}  // namespace raindelay
