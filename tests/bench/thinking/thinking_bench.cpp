// How long the window is kept from its next frame while computer players think: of each game the
// first choices of a match between two of the level, in the program's own window, which is painted
// without pause. Prints, in milliseconds, the middle, the 99th percentile and the worst
//   quiet     frames in which somebody thought and nothing else happened
//   played    frames in which what was chosen came to the table, too
// each as the time from frame to frame, and as how long the UI's thread worked for it (what a busy
// machine adds isn't in that).
//
//   thinking_bench [LEVEL [GAME…]]       QT_QPA_PLATFORM=offscreen, or a display

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "../frames.h"
#include "fonts/fonts.h"
#include "modules.h"
#include "session/game_catalog.h"
#include "session/match_library.h"
#include "session/settings.h"

namespace raindelay {
namespace {

constexpr std::size_t kChoices = 60;

void print(const char* what, std::vector<double> ms) {
  if (ms.empty()) return;
  std::sort(ms.begin(), ms.end());
  const auto at = [&](double share) {
    return ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
  };
  std::printf("  %-14s %5zu frames   p50 %7.2f   p99 %7.2f   max %7.2f\n", what, ms.size(), at(0.5),
              at(0.99), ms.back());
}

class ThinkingBench {
 public:
  ThinkingBench() {
    qputenv("RAINDELAY_HOME", home_.path().toUtf8());
    Settings::instance().setMotion(QStringLiteral("instant"));
    Settings::instance().setPace(QStringLiteral("instant"));
    prepareEngine(engine_);
    engine_.setInitialProperties({{QStringLiteral("record"), QString()}});
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/RainDelay/Shell/Main.qml")));
    window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
    if (window_ == nullptr) qFatal("the window can't be made");
    pages_ = window_->findChild<QObject*>(QStringLiteral("pages"));
    window_->show();
  }

  void run(const QString& game, const QString& level) {
    MatchLibrary& library = MatchLibrary::instance();
    MatchController* table =
        library.start(game, {}, nullptr, QStringLiteral("1"), false, {level, level, level});
    if (table == nullptr) qFatal("%s", qPrintable(library.lastError()));
    pages_->setProperty("match", QVariant::fromValue(table));
    std::printf("%s, %s\n", qPrintable(game), qPrintable(level));
    // Fonts, pictures and delegates are made once.
    while (table->match().steps().size() < kChoices / 4 && !table->over()) frame();
    std::vector<double> quiet[2];
    std::vector<double> played[2];
    QElapsedTimer timer;
    while (table->match().steps().size() < 2 * kChoices && !table->over()) {
      const std::size_t before = table->match().steps().size();
      const double worked = threadMs();
      timer.start();
      frame();
      auto& into = table->match().steps().size() == before ? quiet : played;
      into[0].push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
      into[1].push_back(threadMs() - worked);
    }
    print("quiet", quiet[0]);
    print("quiet, worked", quiet[1]);
    print("played", played[0]);
    print("played, worked", played[1]);
    pages_->setProperty("match", QVariant::fromValue<MatchController*>(nullptr));
    library.leave();
    frame();
  }

 private:
  /// Lets the program work until its next frame is painted.
  void frame() {
    bool painted = false;
    const auto swapped = QObject::connect(window_, &QQuickWindow::frameSwapped, window_,
                                          [&painted] { painted = true; });
    window_->update();
    while (!painted) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QObject::disconnect(swapped);
  }

  QTemporaryDir home_;
  QQmlApplicationEngine engine_;
  QQuickWindow* window_ = nullptr;
  QObject* pages_ = nullptr;
};

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  (void)raindelay::loadFonts();
  raindelay::ThinkingBench bench;
  const QStringList words = QGuiApplication::arguments().mid(1);
  const QStringList wanted = words.mid(1);
  for (const raindelay::GameEntry& entry : raindelay::allGames()) {
    const QString id = QString::fromUtf8(entry.info->id.data(), qsizetype(entry.info->id.size()));
    if (wanted.isEmpty() || wanted.contains(id)) {
      bench.run(id, words.value(0, QStringLiteral("all-star")));
    }
  }
  return 0;
}
