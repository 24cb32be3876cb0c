#pragma once

#include <time.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <cstdio>
#include <vector>

namespace raindelay {

/// The time this thread has worked so far.
inline double threadMs() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

inline double msOf(const QElapsedTimer& timer) {
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Lets the program work until its next frame is painted; returns threadMs() when all was laid out.
/// Deferred deletions wait for an event loop: without exec() they would never happen.
inline double paint(QQuickWindow& window) {
  bool painted = false;
  double laid = 0;
  const auto laying = QObject::connect(
      &window, &QQuickWindow::beforeSynchronizing, &window, [&laid] { laid = threadMs(); },
      Qt::DirectConnection);
  const auto swapped = QObject::connect(&window, &QQuickWindow::frameSwapped, &window,
                                        [&painted] { painted = true; });
  window.update();
  while (!painted) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  QObject::disconnect(swapped);
  QObject::disconnect(laying);
  return laid;
}

/// A picture on it, or on what lies on it, is still being read.
inline bool isLoading(const QQuickItem& item) {
  constexpr int kLoading = 2;
  if (!item.isVisible()) return false;
  if (item.inherits("QQuickImageBase") && item.property("status").toInt() == kLoading) return true;
  const QList<QQuickItem*> children = item.childItems();
  return std::any_of(children.begin(), children.end(),
                     [](const QQuickItem* child) { return isLoading(*child); });
}

/// Durations of one kind.
struct Times {
  const char* what;
  std::vector<double> ms{};

  /// The duration that this share of them doesn't exceed.
  [[nodiscard]] double at(double share) {
    const auto nth = static_cast<std::ptrdiff_t>(share * static_cast<double>(ms.size() - 1));
    std::nth_element(ms.begin(), ms.begin() + nth, ms.end());
    return ms[static_cast<std::size_t>(nth)];
  }
  void print() {
    if (ms.empty()) return;
    std::printf("  %-9s p50 %7.2f   p95 %7.2f   p99 %7.2f   max %7.2f\n", what, at(0.5), at(0.95),
                at(0.99), at(1));
  }
};

}  // namespace raindelay
