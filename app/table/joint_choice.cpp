#include "table/joint_choice.h"

#include <QJSEngine>
#include <algorithm>

namespace raindelay {

namespace {

/// Home row first. No Z and no Y: keyboards disagree about where they are.
const QString kLeftHand = QStringLiteral("ASDFQWERGT");
const QString kRightHand = QStringLiteral("JKLUIOPHNM");

}  // namespace

JointChoice::JointChoice(Make make, QObject* parent) : QObject(parent), make_(std::move(make)) {
  // QML would else take what a function hands it for its own, and delete it.
  for (Side& side : sides_) QJSEngine::setObjectOwnership(&side.actions, QJSEngine::CppOwnership);
}

QList<int> JointChoice::seats() const {
  if (!open_) return {};
  return {sides_[0].seat, sides_[1].seat};
}

QList<int> JointChoice::lockedSeats() const {
  QList<int> seats;
  for (const Side& side : sides_) {
    if (!side.lock.empty()) seats << side.seat;
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
  if (!side->parts) {
    side->lock = {found->action};
  } else if (found->text != kReady) {
    return collect(*side, found->action);
  } else if (!admits(*side->parts, side->collected)) {
    return false;
  } else {
    for (const Part& part : side->collected) side->lock.push_back(part.action);
  }
  if (lockedSeats().size() == 2) {
    const bool inOrder = sides_[0].seat == first_;
    const std::vector<Action> first = sides_[inOrder ? 0 : 1].lock;
    const std::vector<Action> second = sides_[inOrder ? 1 : 0].lock;
    close();
    make_(first.front(), second);
  } else {
    emit changed();
  }
  return true;
}

/// Adds a part with this action, if one more fits.
bool JointChoice::collect(Side& side, Action action) {
  Arrangement more = *side.parts;
  more.least = 0;
  for (const Part& part : more.parts) {
    if (part.action != action) continue;
    side.collected.push_back(part);
    if (admits(more, side.collected)) return true;
    side.collected.pop_back();
  }
  return false;
}

void JointChoice::unlock(int seat) {
  Side* side = sideOf(seat);
  if (side == nullptr || side->lock.empty()) return;
  side->lock.clear();
  side->collected.clear();
  emit changed();
}

void JointChoice::seat(Side& side, int seat, Entries entries, const QString& keys) {
  side.seat = seat;
  side.lock.clear();
  side.collected.clear();
  if (side.parts) {
    Entry ready;
    ready.text = kReady;
    ready.button = true;
    ready.label = side.parts->least == side.parts->most
                      ? tr("Ready: %n", "so many cards", side.parts->most)
                      : tr("Ready: %1 to %2").arg(side.parts->least).arg(side.parts->most);
    entries.push_back(ready);
  }
  const auto known = [&side](const Entry& entry) { return side.keys.contains(entry.text); };
  // Other things to do altogether: the keys are given out again.
  if (std::none_of(entries.begin(), entries.end(), known)) side.keys.clear();
  for (Entry& entry : entries) {
    if (!known(entry)) side.keys[entry.text] = keys.mid(side.keys.size(), 1);
    entry.key = side.keys[entry.text];
  }
  side.actions.setEntries(std::move(entries));
}

void JointChoice::offer(int first, Entries ofFirst, int second, Entries ofSecond,
                        const std::optional<Arrangement>& partsOfSecond) {
  first_ = first;
  const bool inOrder = first < second;
  sides_[inOrder ? 1 : 0].parts = partsOfSecond;
  sides_[inOrder ? 0 : 1].parts.reset();
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
    side.lock.clear();
    side.collected.clear();
    side.actions.setEntries({});
  }
  emit changed();
}

}  // namespace raindelay
