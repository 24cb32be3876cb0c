// Measures a replay's jumps from anywhere to anywhere: for each game the longest of 1,000 random
// matches, in the program's own window. Prints, in milliseconds, the median, the 99th percentile
// and the worst of so many jumps:
//   engine    asking the match what the viewers may see there
//   table     until seek() has come back: the models say what changed, the page is bound to them
//   frame     until the next frame is painted
//   pictures  until no card's picture is missing in it
// and of these, the UI thread's working time (without the delays of a busy machine):
//   laying    until all of the page lies where it belongs
//   painting  from there until the frame
//   work      both
//
//   seek_bench [GAME…]       QT_QPA_PLATFORM=offscreen, or a display

#include <QGuiApplication>
#include <cstdio>

#include "../frames.h"
#include "../longest.h"
#include "../program_window.h"
#include "../watched.h"
#include "fonts/fonts.h"
#include "shell/application.h"

namespace raindelay {
namespace {

constexpr int kJumps = 300;
/// So many first: fonts, pictures and delegates are made once.
constexpr int kWarmUp = 20;

class SeekBench : public ProgramWindow {
 public:
  void run(const GameEntry& entry) {
    const Longest longest = longestRandomMatch(entry);
    Replay& replay = watched(longest.match, home_.path());
    navigator_->watch(&replay);
    std::printf("%s: %zu steps, %d stops\n", std::string(entry.info->id).c_str(),
                longest.match.steps().size(), replay.last());
    jump(replay, entry);
    navigator_->leaveMatch();
    paint(*window_);
  }

 private:
  void jump(Replay& replay, const GameEntry& entry) {
    Times engine{"engine"};
    Times table{"table"};
    Times frame{"frame"};
    Times pictures{"pictures"};
    Times laying{"laying"};
    Times painting{"painting"};
    Times work{"work"};
    Stream random(1, entry.info->id);
    for (int i = 0; i < kWarmUp + kJumps; ++i) {
      const int to = random.below(replay.last() + 1);
      if (to == replay.stop()) continue;
      QElapsedTimer timer;
      timer.start();
      const double before = threadMs();
      replay.seek(to);
      const double sought = msOf(timer);
      const double laid = paint(*window_);
      const double painted = msOf(timer);
      const double done = threadMs();
      while (isLoading(*window_->contentItem())) paint(*window_);
      const double whole = msOf(timer);
      timer.restart();
      (void)Viewpoint::allOpen().pieces(replay.match()->match(), replay.step());
      (void)replay.match()->match().resultBefore(replay.step());
      const double asked = msOf(timer);
      if (i < kWarmUp) continue;
      engine.ms.push_back(asked);
      table.ms.push_back(sought);
      frame.ms.push_back(painted);
      pictures.ms.push_back(whole);
      laying.ms.push_back(laid - before);
      painting.ms.push_back(done - laid);
      work.ms.push_back(done - before);
    }
    for (Times* times : {&engine, &table, &frame, &pictures, &laying, &painting, &work})
      times->print();
  }
};

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  (void)raindelay::loadFonts();
  raindelay::SeekBench bench;
  const QStringList wanted = QGuiApplication::arguments().mid(1);
  for (const raindelay::GameEntry& entry : raindelay::allGames()) {
    const QString id = QString::fromUtf8(entry.info->id.data(), qsizetype(entry.info->id.size()));
    if (wanted.isEmpty() || wanted.contains(id)) bench.run(entry);
  }
  return 0;
}
