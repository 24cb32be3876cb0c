// Measures the window's delay to its next frame while computer players think: for each game the
// first choices of a match between two of the level, in the program's own window, which is painted
// without pause. Prints, in milliseconds, the median, the 99th percentile and the worst
//   quiet     frames in which somebody thought and nothing else happened
//   played    frames in which the choice came to the table, too
// each as the time from frame to frame, and as the UI thread's working time for it (without the
// delays of a busy machine).
//
//   thinking_bench [LEVEL [GAME…]]       QT_QPA_PLATFORM=offscreen, or a display

#include <QElapsedTimer>
#include <QGuiApplication>
#include <cstdio>

#include "../frames.h"
#include "../program_window.h"
#include "fonts/fonts.h"
#include "library/match_library.h"
#include "shell/application.h"
#include "shell/game_catalog.h"
#include "shell/settings.h"

namespace raindelay {
namespace {

constexpr std::size_t kChoices = 60;

class ThinkingBench : public ProgramWindow {
 public:
  ThinkingBench() { Application::instance().settings().setPace(QStringLiteral("instant")); }

  void run(const QString& game, const QString& level) {
    MatchLibrary& library = Application::instance().library();
    MatchController* table =
        library.start(game, {}, nullptr, QStringLiteral("1"), false, {level, level, level});
    if (table == nullptr) qFatal("%s", qPrintable(library.lastError()));
    navigator_->play(table);
    std::printf("%s, %s\n", qPrintable(game), qPrintable(level));
    // Fonts, pictures and delegates are made once.
    while (table->match().steps().size() < kChoices / 4 && !table->over()) paint(*window_);
    Times quiet[] = {{"quiet"}, {"  worked"}};
    Times played[] = {{"played"}, {"  worked"}};
    QElapsedTimer timer;
    while (table->match().steps().size() < 2 * kChoices && !table->over()) {
      const std::size_t before = table->match().steps().size();
      const double worked = threadMs();
      timer.start();
      paint(*window_);
      auto& into = table->match().steps().size() == before ? quiet : played;
      into[0].ms.push_back(msOf(timer));
      into[1].ms.push_back(threadMs() - worked);
    }
    for (Times& times : quiet) times.print();
    for (Times& times : played) times.print();
    navigator_->leaveMatch();
    paint(*window_);
  }
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
