// Measures Deck Studio with 1,000 cards or as many as are said, in the program's own window of
// 1280 × 800. Prints, in milliseconds, the median, the 99th percentile and the worst:
//   opening   from the deck being asked for until a frame has every face in sight
//   blocked   meanwhile, the UI thread's working time from one frame to the next
//   one cell  from a file's taking the place of cards.csv until a frame has the card's new face
//   frame     while the wall is scrolled by 60 pixels a frame: from one frame to the next
// and of the last, the UI thread's working time (without the delays of a busy machine):
//   laying    until all of the page lies where it belongs
//   painting  from there until the frame
//   work      both
//   filtering the same, for each letter that the cards are filtered by
//
//   wall_bench [CARDS]      QT_QPA_PLATFORM=offscreen, or a display

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQuickItem>
#include <QSaveFile>
#include <QTemporaryDir>
#include <cstdlib>
#include <utility>

#include "../frames.h"
#include "../program_window.h"
#include "fonts/fonts.h"
#include "studio/card_face.h"

namespace raindelay {
namespace {

constexpr int kOpenings = 5;
constexpr int kEdits = 40;
constexpr int kWarmUp = 3;
/// Pixels by which the wall moves from frame to frame, and how many frames.
constexpr int kScroll = 60;
constexpr int kFrames = 500;
constexpr const char* kSought = "hero card 77";

constexpr const char* kLayout = R"(format: raindelay-deck/1
name: Bench
card: {size: [63, 88], corner: 3, bleed: 3, safe: 3}
palette: {paper: "#fffcf2", ink: "#262019", warm: "#c07020", cold: "#2060c0"}
fonts: {text: {family: Inter}, title: {family: Vollkorn, weight: 600}}
maps: {kind-ink: {hero: warm, else: cold}}
layouts:
  card:
    back: [{type: rect, box: bleed, fill: "{kind|kind-ink}"}]
    front:
      - {type: rect, box: bleed, fill: paper}
      - {type: ellipse, box: [11, 24, 41, 32], fill: "{kind|kind-ink}"}
      - {type: svg, src: art/star.svg, box: [19, 28, 25, 25]}
      - {type: text, text: "{name}", font: title, size: 5, color: ink, box: [5, 5, 53, 9]}
      - {type: text, text: "{rules}", font: text, size: 3, min-size: 2, color: ink, box: [5, 60, 53, 18]}
)";
constexpr const char* kStar =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">)"
    R"(<path d="M10 1l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z" fill="#fffcf2"/></svg>)";

QByteArray table(int count, int turn) {
  QByteArray cards = "code,name,kind,rules\n";
  for (int i = 0; i < count; ++i) {
    const QByteArray number = QByteArray::number(i);
    cards += "c" + number + ",Card " + number +
             (i == 1 ? " turn " + QByteArray::number(turn) : QByteArray()) +
             (i % 3 == 0 ? ",hero," : ",place,") + "\"Take **two**, then *rest* until round " +
             number + " ends.\"\n";
  }
  return cards;
}

/// The item called so, below this one.
QQuickItem* find(QQuickItem* item, const QString& name) {
  for (QQuickItem* child : item->childItems()) {
    if (child->objectName() == name) return child;
    if (QQuickItem* found = find(child, name)) return found;
  }
  return nullptr;
}

class WallBench : public ProgramWindow {
 public:
  explicit WallBench(int cards) : cards_(cards) {
    QDir(deck_.path()).mkdir(QStringLiteral("art"));
    write(QStringLiteral("deck.yaml"), kLayout);
    write(QStringLiteral("art/star.svg"), kStar);
    write(QStringLiteral("cards.csv"), table(cards_, 0));
    paint(*window_);
  }

  void run() {
    std::printf("%d cards\n", cards_);
    Times opening{"opening"};
    Times blocked{"blocked"};
    for (int i = 0; i < kOpenings; ++i) opening.ms.push_back(open(blocked));
    opening.print();
    blocked.print();
    edit();
    scroll();
    filter();
  }

 private:
  void write(const QString& name, const QByteArray& content) const {
    QSaveFile file(QDir(deck_.path()).filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("the deck can't be written");
    file.write(content);
    if (!file.commit()) qFatal("the deck can't be written");
  }
  [[nodiscard]] QQuickItem* wall() const {
    return find(window_->contentItem(), QStringLiteral("wall"));
  }
  /// Returns true if so many cards are there, and each in sight has its face.
  [[nodiscard]] bool isWhole(int least) const {
    const QQuickItem* shown = wall();
    if (shown == nullptr || shown->property("count").toInt() < least) return false;
    const auto* content = shown->property("contentItem").value<QQuickItem*>();
    int faces = 0;
    for (QQuickItem* card : content->childItems()) {
      const QQuickItem* face = find(card, QStringLiteral("face"));
      if (face == nullptr || !card->isVisible()) continue;
      if (!face->property("ready").toBool()) return false;
      ++faces;
    }
    return faces > 0;
  }
  double open(Times& blocked) {
    navigator_->leave();
    paint(*window_);
    QElapsedTimer timer;
    timer.start();
    navigator_->openStudio(QUrl::fromLocalFile(deck_.path()));
    double before = threadMs();
    const auto frame = [&] {
      paint(*window_);
      blocked.ms.push_back(threadMs() - std::exchange(before, threadMs()));
    };
    while (!isWhole(cards_)) frame();
    frame();
    return msOf(timer);
  }

  void edit() {
    Times cell{"one cell"};
    const auto* face = qobject_cast<CardFace*>(
        find(find(window_->contentItem(), QStringLiteral("card-1")), QStringLiteral("face")));
    if (face == nullptr) qFatal("the card isn't in sight");
    for (int i = 1; i <= kWarmUp + kEdits; ++i) {
      // Whatever follows the last change is over: the problems were looked for.
      QElapsedTimer rest;
      rest.start();
      while (msOf(rest) < 700) QCoreApplication::processEvents();
      bool isNew = false;
      const auto shown =
          QObject::connect(face, &CardFace::shownChanged, window_, [&isNew] { isNew = true; });
      const QImage before = i == 1 ? window_->grabWindow() : QImage();
      write(QStringLiteral("cards.csv"), table(cards_, i));
      QElapsedTimer timer;
      timer.start();
      while (!isNew) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
      paint(*window_);
      const double ms = msOf(timer);
      QObject::disconnect(shown);
      if (i == 1 && window_->grabWindow() == before) qFatal("no pixel is another");
      if (i > kWarmUp) cell.ms.push_back(ms);
    }
    cell.print();
  }

  void scroll() {
    Times frame{"frame"};
    Times laying{"laying"};
    Times painting{"painting"};
    Times work{"work"};
    QQuickItem* shown = wall();
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < kFrames; ++i) {
      const double end = shown->property("contentHeight").toDouble() - shown->height();
      const double before = threadMs();
      timer.restart();
      shown->setProperty("contentY", std::min(end, double(kScroll) * i));
      const double laid = paint(*window_);
      const double done = threadMs();
      frame.ms.push_back(msOf(timer));
      laying.ms.push_back(laid - before);
      painting.ms.push_back(done - laid);
      work.ms.push_back(done - before);
    }
    for (Times* times : {&frame, &laying, &painting, &work}) times->print();
  }

  /// Types what is sought, letter by letter, and takes it away again.
  void filter() {
    Times filtering{"filtering"};
    QQuickItem* field = find(window_->contentItem(), QStringLiteral("search"));
    const QString sought = QLatin1String(kSought);
    for (qsizetype turn = 0; turn <= 2 * sought.size(); ++turn) {
      const double before = threadMs();
      field->setProperty("text", sought.first(sought.size() - std::abs(sought.size() - turn)));
      paint(*window_);
      filtering.ms.push_back(threadMs() - before);
      while (!isWhole(1)) paint(*window_);
    }
    filtering.print();
  }

  int cards_;
  QTemporaryDir deck_;
};

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  (void)raindelay::loadFonts();
  constexpr int kUsual = 1000;
  raindelay::WallBench(argc > 1 ? std::atoi(argv[1]) : kUsual).run();
  return 0;
}
