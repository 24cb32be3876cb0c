#include "journeys/hand.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QMimeData>
#include <QTest>
#include <QWheelEvent>
#include <array>

namespace raindelay::journey {

namespace {

/// Generous: it is spent only by a journey that fails.
constexpr int kPatienceMs = 60000;

void collect(QQuickItem* item, const std::function<bool(const QQuickItem&)>& fits,
             QList<QQuickItem*>& found) {
  if (!item->isVisible()) return;
  if (fits(*item)) found.append(item);
  const QList<QQuickItem*> children = item->childItems();
  for (QQuickItem* child : children) collect(child, fits, found);
}

}  // namespace

QList<QQuickItem*> Hand::all(QQuickItem* within,
                             const std::function<bool(const QQuickItem&)>& fits) {
  QList<QQuickItem*> found;
  collect(within, fits, found);
  return found;
}

QQuickItem* Hand::find(const QString& name) const {
  const auto found =
      all(window_.contentItem(), [&](const QQuickItem& item) { return item.objectName() == name; });
  return found.isEmpty() ? nullptr : found.last();
}

QQuickItem* Hand::await(const QString& name) {
  QQuickItem* item = nullptr;
  until([&] { return (item = find(name)) != nullptr; }, name + QStringLiteral(" isn't to be seen"));
  return item;
}

void Hand::awaitText(const QString& name, const QString& text) {
  until(
      [&] {
        const QQuickItem* item = find(name);
        return item != nullptr && item->property("text").toString().contains(text);
      },
      name + QStringLiteral(" doesn't read ") + text);
}

QQuickItem* Hand::withText(QQuickItem* within, const QString& text) const {
  const auto found =
      all(within, [&](const QQuickItem& item) { return item.property("text").toString() == text; });
  if (found.isEmpty()) throw Lost(QStringLiteral("nothing reads ") + text);
  return found.first();
}

QString Hand::focused() const {
  const QQuickItem* item = window_.activeFocusItem();
  return item == nullptr ? QString() : item->objectName();
}

void Hand::look() {
  bool painted = false;
  const auto connection = QObject::connect(&window_, &QQuickWindow::frameSwapped, &window_,
                                           [&painted] { painted = true; });
  const QDeadlineTimer patience(kPatienceMs);
  QCoreApplication::processEvents();
  window_.update();
  while (!painted && !patience.hasExpired()) QCoreApplication::processEvents();
  QObject::disconnect(connection);
  // The event loop would do this; it is never come back to here.
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QCoreApplication::processEvents();
  if (!painted) throw Lost(QStringLiteral("the window isn't painted any more"));
}

void Hand::until(const std::function<bool()>& holds, const QString& what) {
  const QDeadlineTimer patience(kPatienceMs);
  do {
    look();
    if (holds()) return;
  } while (!patience.hasExpired());
  throw Lost(what);
}

void Hand::click(QQuickItem* item) {
  if (!item->isEnabled()) throw Lost(item->objectName() + QStringLiteral(" is disabled"));
  clickAt(centre(item));
}

void Hand::point(QPointF at) {
  expect(mouse_, QStringLiteral("the mouse is put away"));
  // Right after a match was begun, a click counts as the second of a double click.
  until([this] { return find(QStringLiteral("secondClick")) == nullptr; },
        QStringLiteral("clicks are ignored for good"));
  QTest::mouseMove(&window_, at.toPoint());
}

void Hand::clickAt(QPointF point) {
  this->point(point);
  ++deeds_;
  QTest::mouseClick(&window_, Qt::LeftButton, Qt::NoModifier, point.toPoint());
  look();
}

void Hand::doubleClickAt(QPointF point) {
  this->point(point);
  deeds_ += 2;
  QTest::mouseDClick(&window_, Qt::LeftButton, Qt::NoModifier, point.toPoint());
  look();
}

void Hand::drag(QPointF from, QPointF to) {
  constexpr int kMoves = 5;
  point(from);
  ++deeds_;
  QTest::mousePress(&window_, Qt::LeftButton, Qt::NoModifier, from.toPoint());
  for (int i = 1; i <= kMoves; ++i) {
    QTest::mouseMove(&window_, (from + (to - from) * i / kMoves).toPoint());
  }
  QTest::mouseRelease(&window_, Qt::LeftButton, Qt::NoModifier, to.toPoint());
  look();
}

void Hand::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  ++deeds_;
  QTest::keyClick(&window_, key, modifiers);
  QCoreApplication::processEvents();
}

void Hand::tabTo(const QString& name) {
  tabTo([&](const QQuickItem& item) { return item.objectName() == name; }, name);
}

void Hand::tabTo(const std::function<bool(const QQuickItem&)>& fits, const QString& what) {
  constexpr int kMost = 120;
  QStringList seen;
  for (int i = 0; i < kMost; ++i) {
    const QQuickItem* item = window_.activeFocusItem();
    if (item != nullptr && fits(*item)) return;
    key(Qt::Key_Tab);
    seen.append(focused());
  }
  throw Lost(
      QStringLiteral("Tab doesn't come to %1, only to %2").arg(what, seen.join(QLatin1Char(','))));
}

void Hand::press(const QString& name) {
  if (mouse_) return click(await(name));
  await(name);
  tabTo(name);
  key(Qt::Key_Return);
  look();
}

void Hand::press(char letter) {
  ++deeds_;
  QTest::keyClick(&window_, letter);
}

void Hand::drop(const QUrl& file) {
  ++deeds_;
  QMimeData data;
  data.setUrls({file});
  const QPoint middle(window_.width() / 2, window_.height() / 2);
  QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window_, &enter);
  if (!enter.isAccepted()) throw Lost(QStringLiteral("the window takes no file"));
  QDragMoveEvent move(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window_, &move);
  look();
  QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window_, &drop);
  look();
}

void Hand::fill(QQuickItem* field, const QString& text) {
  clickAt(centre(field));
  key(Qt::Key_A, Qt::ControlModifier);
  for (const QChar letter : text) press(letter.toLatin1());
  look();
  if (field->property("text").toString() != text) {
    throw Lost(field->objectName() + QStringLiteral(" reads ") +
               field->property("text").toString() + QStringLiteral(" after typing ") + text);
  }
}

namespace {

/// Something that the item lies in is moving.
bool scrolls(const QQuickItem* item) {
  for (; item != nullptr; item = item->parentItem()) {
    if (item->property("moving").toBool()) return true;
  }
  return false;
}

}  // namespace

void Hand::scrollTo(QQuickItem* item) {
  const QPointF middle(window_.width() / 2.0, window_.height() / 2.0);
  constexpr int kTurns = 60;
  for (int i = 0; i < kTurns && centre(item).y() > middle.y() + window_.height() / 5.0; ++i) {
    const double before = centre(item).y();
    QWheelEvent turn(middle, middle, {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                     false);
    QCoreApplication::sendEvent(&window_, &turn);
    look();
    // Newer Qt glides; a press on what glides would only stop it.
    until([&] { return !scrolls(item); }, QStringLiteral("the page doesn't come to rest"));
    if (centre(item).y() == before && i > kTurns / 2) break;
  }
}

QPointF Hand::centre(const QQuickItem* item) {
  return item->mapToScene({item->width() / 2, item->height() / 2});
}

QPointF Hand::bare(
    const QQuickItem* item,
    const std::function<bool(const QQuickItem& item, const QQuickItem& other)>& rival) {
  constexpr std::array kShares{0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94};
  const QList<QQuickItem*> others = item->parentItem()->childItems();
  for (const double down : kShares) {
    for (const double right : kShares) {
      const QPointF point = item->mapToScene({item->width() * right, item->height() * down});
      bool free = true;
      for (const QQuickItem* other : others) {
        if (other == item || !other->isVisible() || !rival(*item, *other)) continue;
        if (other->contains(other->mapFromScene(point))) free = false;
      }
      if (free) return point;
    }
  }
  throw Lost(item->objectName() + QStringLiteral(" is wholly covered"));
}

}  // namespace raindelay::journey
