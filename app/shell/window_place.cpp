#include "shell/window_place.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <algorithm>

#include "shell/settings.h"

namespace raindelay {

namespace {

/// What a frame usually is, as long as nobody knows.
constexpr QMargins kUsualFrame(1, 36, 1, 1);

QRect placeOf(const QQuickWindow& window) {
  return {window.framePosition(), window.size()};
}

/// The screen that shows most of this place; the first one if none does.
QScreen* screenOf(const QRect& place) {
  const auto shown = [&place](const QScreen* screen) {
    const QRect part = screen->availableGeometry().intersected(place);
    return part.width() * part.height();
  };
  const QList<QScreen*> screens = QGuiApplication::screens();
  QScreen* best = *std::max_element(
      screens.begin(), screens.end(),
      [&](const QScreen* one, const QScreen* other) { return shown(one) < shown(other); });
  return shown(best) > 0 ? best : QGuiApplication::primaryScreen();
}

}  // namespace

QRect placeInRoom(const QRect& wanted, const QMargins& frame, const QRect& room,
                  const QSize& least) {
  const QSize around(frame.left() + frame.right(), frame.top() + frame.bottom());
  const QSize size = wanted.size().boundedTo(room.size() - around).expandedTo(least);
  const QSize whole = size + around;
  const auto inside = [](int at, int from, int space, int length) {
    return std::max(from, std::min(at, from + space - length));
  };
  return {QPoint(inside(wanted.x(), room.x(), room.width(), whole.width()),
                 inside(wanted.y(), room.y(), room.height(), whole.height())),
          size};
}

WindowPlace::WindowPlace(QQuickWindow& window, Settings& settings)
    : window_(window), settings_(settings) {
  constexpr int kRestMs = 100;
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMs);
  connect(&rest_, &QTimer::timeout, this, &WindowPlace::watch);
  const auto wait = [this] { rest_.start(); };
  connect(&window_, &QWindow::xChanged, this, wait);
  connect(&window_, &QWindow::yChanged, this, wait);
  connect(&window_, &QWindow::widthChanged, this, wait);
  connect(&window_, &QWindow::heightChanged, this, wait);
  connect(&window_, &QWindow::windowStateChanged, this, wait);
}

void WindowPlace::show() {
  QRect wanted = settings_.windowGeometry();
  if (!wanted.isValid()) {
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    wanted = QRect(QPoint(), window_.size());
    wanted.moveCenter(room.center());
  }
  QScreen* screen = screenOf(wanted);
  usual_ = placeInRoom(wanted, kUsualFrame, screen->availableGeometry(), window_.minimumSize());
  maximised_ = settings_.windowMaximised();
  window_.setScreen(screen);
  window_.resize(usual_.size());
  window_.setFramePosition(usual_.topLeft());
  if (maximised_) {
    window_.showMaximized();
  } else {
    window_.show();
  }
  connect(&window_, &QQuickWindow::frameSwapped, this, &WindowPlace::fit,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void WindowPlace::fit() {
  if (window_.windowState() != Qt::WindowNoState) return;
  const QRect now = placeOf(window_);
  const QRect place = placeInRoom(now, window_.frameMargins(),
                                  window_.screen()->availableGeometry(), window_.minimumSize());
  if (place.size() != now.size()) window_.resize(place.size());
  if (place.topLeft() != now.topLeft()) window_.setFramePosition(place.topLeft());
}

void WindowPlace::watch() {
  // (A window that is closed tells nothing of its state.)
  if (!window_.isVisible()) return;
  const Qt::WindowStates states = window_.windowStates();
  if (states.testFlag(Qt::WindowFullScreen) || states.testFlag(Qt::WindowMinimized)) return;
  maximised_ = states.testFlag(Qt::WindowMaximized);
  if (!maximised_) usual_ = placeOf(window_);
}

void WindowPlace::keep() const {
  settings_.setWindowGeometry(usual_);
  settings_.setWindowMaximised(maximised_);
}

}  // namespace raindelay
