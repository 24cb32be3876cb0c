// Measures frames while the table shows a moment: for each game one of every kind, from a random
// match, in the program's own window of 1280 × 800 by the software renderer, at the usual speed.
// The animations' clock is stepped by a 60th of a second a frame, whatever that takes; a step
// without painting is no frame.
// Prints, in milliseconds, the median, the 95th percentile and the worst of frames in which
//   flight    a piece is on its way, and nothing else
//   moment    a moment is shown
// each as time, and as the UI thread's working time (without the delays of a busy machine); then
// the ratio of the 95th percentile of moments to that of flights, and the kinds of the three worst
// frames.
//
//   moments_bench [GAME[/EVENT]…]       QT_QPA_PLATFORM=offscreen, or a display

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>
#include <QSGRendererInterface>
#include <algorithm>
#include <cstdio>

#include "../../film/moments.h"
#include "../../support/stepped_clock.h"
#include "../frames.h"
#include "../program_window.h"
#include "../watched.h"
#include "fonts/fonts.h"
#include "shell/application.h"
#include "shell/settings.h"

namespace raindelay {
namespace {

constexpr int kFrameMs = 16;
/// Until a page that was opened stands there.
constexpr int kOpeningMs = 640;
/// Frames that are looked at of one moment, at most.
constexpr int kFrames = 400;
constexpr std::size_t kWorst = 3;

/// The times of frames of one kind.
struct Frames {
  Times took;
  Times worked{"  worked"};
};

class MomentsBench : public ProgramWindow {
 public:
  MomentsBench() {
    Application::instance().settings().setMotion(QStringLiteral("normal"));
    QObject::connect(window_, &QQuickWindow::frameSwapped, window_, [this] { painted_ = true; });
  }

  /// Of these events; none: of all.
  void run(const GameEntry& entry, const QStringList& events) {
    Frames flights{{"flight"}};
    Frames told{{"moment"}};
    std::vector<std::pair<double, QString>> worst;
    std::printf("%s\n", std::string(entry.info->id).c_str());
    int kinds = 0;
    for (const EventInfo& event : entry.info->events) {
      const QString id = QString::fromUtf8(event.id.data(), qsizetype(event.id.size()));
      if (!events.isEmpty() && !events.contains(id)) continue;
      const std::optional<Scene> scene = moments_.find(entry, event.id);
      if (!scene) continue;
      const std::size_t before = told.took.ms.size();
      play(*scene, flights, told);
      if (told.took.ms.size() == before) continue;
      ++kinds;
      const auto from = told.worked.ms.begin() + static_cast<std::ptrdiff_t>(before);
      worst.emplace_back(*std::max_element(from, told.worked.ms.end()), id);
    }
    std::printf("  %d kinds, %zu frames; %zu of flights\n", kinds, told.took.ms.size(),
                flights.took.ms.size());
    for (Frames* frames : {&flights, &told}) {
      frames->took.print();
      frames->worked.print();
    }
    if (!told.took.ms.empty() && !flights.took.ms.empty()) {
      std::printf("  p95       %.2f times; worked %.2f times\n",
                  told.took.at(0.95) / flights.took.at(0.95),
                  told.worked.at(0.95) / flights.worked.at(0.95));
    }
    std::sort(worst.rbegin(), worst.rend());
    for (std::size_t i = 0; i < std::min(kWorst, worst.size()); ++i)
      std::printf("    %7.2f %s\n", worst[i].first, qPrintable(worst[i].second));
  }

 private:
  void play(const Scene& scene, Frames& flights, Frames& told) {
    Replay& replay = watched(*scene.match, home_.path());
    replay.seekToStep(static_cast<int>(scene.step));
    replay.back();
    navigator_->watch(&replay);
    pass(kOpeningMs);
    const auto* highlight = window_->findChild<QQuickItem*>(QStringLiteral("highlight"));
    if (highlight == nullptr) qFatal("the page can't be made");
    replay.forward();
    Frames others{{""}};
    for (int i = 0; i < kFrames && replay.match()->playback()->busy(); ++i) {
      const bool shown = highlight->property("running").toBool();
      const bool flies = isFlying(*window_->contentItem());
      take(shown ? told : flies ? flights : others);
    }
    navigator_->leaveMatch();
    pass(kFrameMs);
  }

  static bool isFlying(const QQuickItem& item) {
    if (!item.isVisible()) return false;
    if (item.property("flying").toBool()) return true;
    const QList<QQuickItem*> children = item.childItems();
    return std::any_of(children.begin(), children.end(),
                       [](const QQuickItem* child) { return isFlying(*child); });
  }

  /// The next frame; it doesn't count if nothing is otherwise.
  void take(Frames& into) {
    painted_ = false;
    QElapsedTimer timer;
    timer.start();
    const double before = threadMs();
    clock_.step(kFrameMs);
    QEvent paint(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(window_, &paint);
    if (!painted_) return;
    into.worked.ms.push_back(threadMs() - before);
    into.took.ms.push_back(msOf(timer));
  }

  /// So many milliseconds pass; then no picture is missing.
  void pass(int ms) {
    Frames none{{""}};
    for (int passed = 0; passed < ms; passed += kFrameMs) take(none);
    while (isLoading(*window_->contentItem())) paint(*window_);
  }

  test::SteppedClock clock_;
  Moments moments_;
  bool painted_ = false;
};

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  const QGuiApplication application(argc, argv);
  (void)raindelay::loadFonts();
  raindelay::MomentsBench bench;
  const QStringList wanted = QGuiApplication::arguments().mid(1);
  for (const raindelay::GameEntry& entry : raindelay::allGames()) {
    const QString id = QString::fromUtf8(entry.info->id.data(), qsizetype(entry.info->id.size()));
    if (wanted.isEmpty() || wanted.contains(id)) {
      bench.run(entry, {});
      continue;
    }
    QStringList events;
    for (const QString& name : wanted) {
      if (name.section(u'/', 0, 0) == id) events << name.section(u'/', 1);
    }
    if (!events.isEmpty()) bench.run(entry, events);
  }
  return 0;
}
