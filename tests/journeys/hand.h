#pragma once

#include <QPointF>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <functional>
#include <stdexcept>

namespace raindelay::journey {

/// The journey can't go on: what was looked for isn't there.
struct Lost : std::runtime_error {
  explicit Lost(const QString& why) : std::runtime_error(why.toStdString()) {}
};

/// Requires `holds` for the journey to go on; else throws Lost with `what`.
inline void expect(bool holds, const QString& what) {
  if (!holds) throw Lost(what);
}

/// Eyes and hands at a window: finds what is to be seen, and presses, drags and types by window
/// events alone. All positions are the window's.
class Hand {
 public:
  explicit Hand(QQuickWindow& window) : window_(window) {}

  [[nodiscard]] QQuickWindow& window() const { return window_; }
  /// The number of clicks, drags and keys so far; who turns the wheel presses nothing.
  [[nodiscard]] int deeds() const { return deeds_; }
  /// The visible item of this name, or null.
  [[nodiscard]] QQuickItem* find(const QString& name) const;
  /// Waits until there is one; Lost if it doesn't come.
  QQuickItem* await(const QString& name);
  /// Waits until the visible item of this name reads this among other words; Lost if it never does.
  void awaitText(const QString& name, const QString& text);
  /// The visible item with this text below `within`; Lost if there is none.
  [[nodiscard]] QQuickItem* withText(QQuickItem* within, const QString& text) const;
  /// Visible items below `within` that fit, in the order in which they are painted.
  static QList<QQuickItem*> all(QQuickItem* within,
                                const std::function<bool(const QQuickItem&)>& fits);
  /// Name of the item that has the keyboard.
  [[nodiscard]] QString focused() const;

  /// Lets the program work until its next frame is painted: everything is then where it is shown.
  void look();
  /// Looks until it is so; Lost with `what` if it doesn't come about.
  void until(const std::function<bool()>& holds, const QString& what);

  void click(QQuickItem* item);
  void clickAt(QPointF point);
  void doubleClickAt(QPointF point);
  void drag(QPointF from, QPointF to);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// From now on there are keys alone: whoever points at something is Lost.
  void putMouseAway() { mouse_ = false; }
  [[nodiscard]] bool hasMouse() const { return mouse_; }
  /// Goes on by Tab until that item has the keyboard, or one that fits; Lost if Tab doesn't come
  /// there.
  void tabTo(const QString& name);
  void tabTo(const std::function<bool(const QQuickItem&)>& fits, const QString& what);
  /// Presses a button, by mouse or else by Tab and Enter.
  void press(const QString& name);
  /// A key that types a letter.
  void press(char letter);
  /// A file that is dragged from elsewhere and dropped on the window's middle.
  void drop(const QUrl& file);
  /// Replaces what the field holds.
  void fill(QQuickItem* field, const QString& text);
  /// Turns the wheel over the window's middle until the item is inside of `view`.
  void scrollTo(QQuickItem* item);

  [[nodiscard]] static QPointF centre(const QQuickItem* item);
  /// A point of the item that none of its visible neighbours that `rival` names covers.
  [[nodiscard]] static QPointF bare(
      const QQuickItem* item,
      const std::function<bool(const QQuickItem& item, const QQuickItem& other)>& rival);

 private:
  void point(QPointF at);

  QQuickWindow& window_;
  bool mouse_ = true;
  int deeds_ = 0;
};

}  // namespace raindelay::journey
