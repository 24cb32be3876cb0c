#pragma once

#include <QMargins>
#include <QObject>
#include <QRect>
#include <QTimer>

class QQuickWindow;

namespace raindelay {

class Settings;

/// The frame's top left corner and the size of the content of a window that wants to be `wanted`,
/// in the same measure, on a screen with this room: moved into the room, and as large as that
/// allows, though never below `least`. `frame` is what the window manager puts around it.
[[nodiscard]] QRect placeInRoom(const QRect& wanted, const QMargins& frame, const QRect& room,
                                const QSize& least);

/// Where the window stands: it fits on its screen, and comes back where it was left, maximised if
/// it was. (On Wayland only its size and state are its own.)
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive it. The window isn't shown yet.
  WindowPlace(QQuickWindow& window, Settings& settings);

  /// Shows the window in its last place, or in the middle of the screen.
  void show();
  /// Keeps the place that it has, or had before it was closed.
  void keep() const;

 private:
  void watch();
  /// The frame is known once the window manager has put it around the window.
  void fit();

  QQuickWindow& window_;
  Settings& settings_;
  QRect usual_;  ///< the last place when it was neither maximised nor full
  bool maximised_ = false;
  QTimer rest_;  ///< a state is told after the size that comes with it
};

}  // namespace raindelay
