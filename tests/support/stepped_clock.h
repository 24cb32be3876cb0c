#pragma once

#include <QAbstractAnimation>
#include <QAbstractEventDispatcher>
#include <QAnimationDriver>
#include <QCoreApplication>
#include <QEvent>

namespace raindelay::test {

/// The clock of all animations, and so of Playback, stepped by hand: it stands still in between,
/// and what is shown at a time is the same on any machine. One at a time, on the GUI's thread; Qt
/// Quick must draw by the software renderer, which brings no clock of its own.
class SteppedClock : public QAnimationDriver {
 public:
  SteppedClock() {
    install();
    endless_.start();
    // (The first step counts from a moment of real time.)
    step(1);
  }

  /// As of QAnimationDriver: since it began.
  [[nodiscard]] qint64 elapsed() const override { return now_; }
  /// So many milliseconds pass; then all that was waiting is done.
  void step(int ms) {
    work();
    now_ += ms;
    advance();
    work();
  }
  /// Does what waits for the event loop, and what that calls for in turn; it takes no time.
  static void work() {
    do {
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents));
  }

 private:
  /// Something that always runs: where nothing but pauses does, Qt waits for their end in real
  /// time.
  class Endless : public QAbstractAnimation {
   public:
    [[nodiscard]] int duration() const override { return -1; }

   protected:
    void updateCurrentTime(int /*ms*/) override {}
  };

  qint64 now_ = 0;
  Endless endless_;
};

}  // namespace raindelay::test
