#include "journeys/access.h"

#include <QAccessible>
#include <QDebug>
#include <QImage>
#include <QPointer>
#include <QSet>
#include <algorithm>

namespace raindelay::journey {

namespace {

QString roleName(QAccessible::Role role) {
  QString words;
  QDebug(&words).nospace() << role;
  return words;
}

QString describe(const QQuickItem& item) {
  const QString type =
      QString::fromLatin1(item.metaObject()->className()).section(QLatin1String("_QML"), 0, 0);
  return item.objectName().isEmpty() ? type : type + QStringLiteral(" ") + item.objectName();
}

QString describe(QAccessibleInterface& node) {
  const auto* item = qobject_cast<const QQuickItem*>(node.object());
  return QStringLiteral("%1 “%2” (%3)")
      .arg(roleName(node.role()), node.text(QAccessible::Name),
           item == nullptr ? QString() : describe(*item));
}

QStringList actionsOf(QAccessibleInterface& node) {
  auto* actions = node.actionInterface();
  return actions == nullptr ? QStringList() : actions->actionNames();
}

bool canBeUsed(QAccessibleInterface& node) {
  const QStringList actions = actionsOf(node);
  return node.state().focusable ||
         std::any_of(actions.begin(), actions.end(), [](const QString& action) {
           return action != QAccessibleActionInterface::setFocusAction();
         });
}

/// Pressing is what such a thing is for.
bool isForPressing(QAccessible::Role role) {
  static const QSet<QAccessible::Role> all{
      QAccessible::Button,   QAccessible::CheckBox, QAccessible::RadioButton, QAccessible::Link,
      QAccessible::ComboBox, QAccessible::ListItem, QAccessible::MenuItem,    QAccessible::PageTab};
  return all.contains(role);
}

/// Qt tells this to the object itself alone.
struct Listened : QObject {
  using QObject::isSignalConnected;
};

bool hears(const QObject& object, const char* signal) {
  const int index = object.metaObject()->indexOfSignal(signal);
  return index >= 0 && (object.*&Listened::isSignalConnected)(object.metaObject()->method(index));
}

bool hearsAction(QAccessibleInterface& node, const char* action) {
  if (node.object() == nullptr) return false;
  const QObjectList& parts = node.object()->children();
  return std::any_of(parts.begin(), parts.end(), [&](const QObject* part) {
    return part->inherits("QQuickAccessibleAttached") && hears(*part, action);
  });
}

/// Returns true if pressing does something: Qt offers it for every button, even if nobody listens.
bool canBePressed(QAccessibleInterface& node) {
  return hearsAction(node, "pressAction()");
}

bool canBeTurned(QAccessibleInterface& node) {
  return hearsAction(node, "increaseAction()") && hearsAction(node, "decreaseAction()");
}

/// Groups that have the keyboard for what is in them.
bool saysWhatItIs(QAccessible::Role role) {
  return role != QAccessible::NoRole && role != QAccessible::Client &&
         role != QAccessible::UserRole && role != QAccessible::Pane;
}

/// A table that is shown beside the window for a moment, to take its picture: nobody can get there.
bool isBesideTheWindow(const QAccessibleInterface& node) {
  const auto* item = qobject_cast<const QQuickItem*>(node.object());
  while (item != nullptr && item->objectName() != QLatin1String("tablePainter")) {
    item = item->parentItem();
  }
  return item != nullptr;
}

void inspectTree(QAccessibleInterface& node, QStringList& found) {
  if (node.state().invisible || isBesideTheWindow(node)) return;
  const bool named = !node.text(QAccessible::Name).isEmpty();
  if (!named && (canBeUsed(node) || isForPressing(node.role()))) {
    found << describe(node) + QStringLiteral(" has no name");
  }
  if (canBeUsed(node) && !saysWhatItIs(node.role())) {
    found << describe(node) + QStringLiteral(" has no role");
  }
  if (isForPressing(node.role()) && !canBePressed(node)) {
    found << describe(node) + QStringLiteral(" can't be pressed");
  }
  const auto* item = qobject_cast<const QQuickItem*>(node.object());
  if (item != nullptr && !item->isEnabled() && isForPressing(node.role()) &&
      node.state().focusable) {
    found << describe(node) + QStringLiteral(" is disabled, and offered");
  }
  for (int i = 0; i < node.childCount(); ++i) {
    if (QAccessibleInterface* child = node.child(i)) inspectTree(*child, found);
  }
}

/// True if a screen reader can press it or what it is a part of, or turn it as a slider.
bool isPressed(QQuickItem* item) {
  for (; item != nullptr; item = item->parentItem()) {
    auto* node = QAccessible::queryAccessibleInterface(item);
    if (node != nullptr && (canBePressed(*node) || canBeTurned(*node))) return true;
  }
  return false;
}

/// True if a click on it does something that isn't done elsewhere as well: by a sheet's cross, the
/// button of the hand-over, the scrubber; a table's floor is only gone to.
bool isClicked(const QQuickItem& item) {
  static const QSet<QString> elsewhere{QStringLiteral("beside"), QStringLiteral("handOverArea"),
                                       QStringLiteral("tableFloor"),
                                       QStringLiteral("replay.curve")};
  if (!item.isEnabled() || elsewhere.contains(item.objectName())) return false;
  if (item.inherits("QQuickMouseArea")) return hears(item, "clicked(QQuickMouseEvent*)");
  const QObjectList& parts = item.children();
  return std::any_of(parts.begin(), parts.end(), [](const QObject* part) {
    return part->inherits("QQuickTapHandler") && part->property("enabled").toBool() &&
           hears(*part, "tapped(QEventPoint,Qt::MouseButton)");
  });
}

void inspectClicks(const Hand& hand, QStringList& found) {
  for (QQuickItem* item : Hand::all(hand.window().contentItem(), isClicked)) {
    if (!isPressed(item)) found << describe(*item) + QStringLiteral(" is for the mouse alone");
  }
}

/// The items Tab should come to.
QSet<QQuickItem*> stopsOf(const Hand& hand) {
  const auto found = Hand::all(hand.window().contentItem(), [](const QQuickItem& item) {
    // (A way in has no size and passes the keyboard on; a scope has it for what is within.)
    const bool within = item.hasActiveFocus() && item.window()->activeFocusItem() != &item;
    return item.isEnabled() && item.activeFocusOnTab() && !within && item.width() > 0 &&
           item.height() > 0;
  });
  return {found.begin(), found.end()};
}

QRect areaOf(const QQuickItem& item) {
  constexpr int kRing = 16;
  const QRectF whole(item.mapToScene({0, 0}), item.mapToScene({item.width(), item.height()}));
  return whole.normalized().toAlignedRect().adjusted(-kRing, -kRing, kRing, kRing);
}

/// True if the items that clip it leave it visible.
bool isInSight(const QQuickItem& item) {
  QRectF seen = item.mapRectToScene({0, 0, item.width(), item.height()});
  const double all = std::min(seen.height(), 40.0);
  for (const QQuickItem* parent = item.parentItem(); parent != nullptr;
       parent = parent->parentItem()) {
    if (!parent->clip() && parent->parentItem() != nullptr) continue;
    seen &= parent->mapRectToScene({0, 0, parent->width(), parent->height()});
  }
  return seen.height() >= all * 0.9 && seen.width() > 0;
}

/// Goes round by Tab: what has the keyboard, in order, until it comes back.
class Round {
 public:
  Round(Hand& hand, QStringList& found) : hand_(hand), found_(found) {}

  /// (A stop that was left may be gone by the end.)
  using Stops = QList<QPointer<QQuickItem>>;

  Stops go() {
    constexpr int kMost = 400;
    Stops seen;
    const QPointer<QQuickItem> start = hand_.window().activeFocusItem();
    QImage before = picture();
    for (int i = 0; i < kMost; ++i) {
      hand_.key(Qt::Key_Tab);
      hand_.look();
      QQuickItem* item = hand_.window().activeFocusItem();
      if (item == nullptr || item == hand_.window().contentItem()) {
        found_ << QStringLiteral("Tab leads to nothing after ") + last_;
        return seen;
      }
      const QImage now = picture();
      if (seen.contains(item)) {
        if (seen.size() == 1) found_ << last_ + QStringLiteral(" keeps Tab");
        return seen << start;
      }
      look(*item, before, now);
      seen << item;
      last_ = describe(*item);
      before = now;
    }
    found_ << QStringLiteral("Tab doesn't come back");
    return seen;
  }

 private:
  [[nodiscard]] QImage picture() const {
    return hand_.window().grabWindow().convertToFormat(QImage::Format_RGB32);
  }
  void look(QQuickItem& item, const QImage& before, const QImage& now) {
    auto* node = QAccessible::queryAccessibleInterface(&item);
    if (node == nullptr || node->text(QAccessible::Name).isEmpty()) {
      found_ << describe(item) + QStringLiteral(" has the keyboard and no name");
    }
    if (!isInSight(item)) {
      found_ << describe(item) + QStringLiteral(" has the keyboard out of sight");
      return;
    }
    const QRect area = areaOf(item) & now.rect();
    if (now.copy(area) == before.copy(area)) {
      found_ << describe(item) + QStringLiteral(" has the keyboard, and nothing shows it");
    }
  }

  Hand& hand_;
  QStringList& found_;
  QString last_;
};

}  // namespace

QStringList hindrancesInTree(const Hand& hand) {
  QStringList found;
  QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&hand.window());
  expect(root != nullptr, QStringLiteral("screen readers aren't given a tree"));
  inspectTree(*root, found);
  inspectClicks(hand, found);
  found.removeDuplicates();
  return found;
}

QStringList hindrances(Hand& hand) {
  QStringList found = hindrancesInTree(hand);
  const Round::Stops reached = Round(hand, found).go();
  for (const QQuickItem* item : stopsOf(hand)) {
    // A list has the keyboard by its row.
    const bool within = std::any_of(reached.begin(), reached.end(), [&](const QQuickItem* one) {
      return one == item || (one != nullptr && item->isAncestorOf(one));
    });
    if (!within) found << QStringLiteral("Tab doesn't come to ") + describe(*item);
  }
  return found;
}

}  // namespace raindelay::journey
