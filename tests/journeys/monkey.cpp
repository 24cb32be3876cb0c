#include "journeys/monkey.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDesktopServices>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <array>

#include "core/random.h"

namespace raindelay::journey {

namespace {

/// Keeps the monkey inside of the program: the window doesn't close, other windows do, and nothing
/// is opened in other programs.
class Cage : public QObject {
  Q_OBJECT

 public:
  explicit Cage(QQuickWindow& window) : window_(window) {
    window_.installEventFilter(this);
    for (const QString& scheme : schemes_) {
      QDesktopServices::setUrlHandler(scheme, this, "swallow");
    }
    // (A dialog of its own runs the event loop until it is closed.)
    connect(&timer_, &QTimer::timeout, this, &Cage::closeOthers);
    timer_.start(500);
  }

  ~Cage() override {
    for (const QString& scheme : schemes_) QDesktopServices::unsetUrlHandler(scheme);
  }
  Cage(const Cage&) = delete;
  Cage& operator=(const Cage&) = delete;

  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() != QEvent::Close) return false;
    event->ignore();
    return true;
  }
  Q_INVOKABLE void swallow(const QUrl& /*place*/) {}

 private:
  void closeOthers() {
    const auto windows = QGuiApplication::topLevelWindows();
    for (QWindow* other : windows) {
      if (other != &window_ && other->isVisible()) other->close();
    }
  }

  QQuickWindow& window_;
  QStringList schemes_{QStringLiteral("file"), QStringLiteral("http"), QStringLiteral("https")};
  QTimer timer_;
};

/// Resident memory of this process.
double megabytes() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  const double pages = file.readAll().split(' ').value(1).toDouble();
  return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1024 / 1024;
}

struct Press {
  Qt::Key key = Qt::Key_unknown;
  Qt::KeyboardModifiers with = Qt::NoModifier;
};

constexpr std::array kPresses{
    Press{Qt::Key_Tab},
    Press{Qt::Key_Tab, Qt::ShiftModifier},
    Press{Qt::Key_Return},
    Press{Qt::Key_Space},
    Press{Qt::Key_Escape},
    Press{Qt::Key_Left},
    Press{Qt::Key_Right},
    Press{Qt::Key_Up},
    Press{Qt::Key_Down},
    Press{Qt::Key_Home},
    Press{Qt::Key_End},
    Press{Qt::Key_PageUp},
    Press{Qt::Key_PageDown},
    Press{Qt::Key_Delete},
    Press{Qt::Key_Backspace},
    Press{Qt::Key_F1},
    Press{Qt::Key_F2},
    Press{Qt::Key_F9},
    Press{Qt::Key_F11},
    Press{Qt::Key_Menu},
    Press{Qt::Key_A},
    Press{Qt::Key_T},
    Press{Qt::Key_7},
    Press{Qt::Key_Minus},
    Press{Qt::Key_A, Qt::ControlModifier},
    Press{Qt::Key_B, Qt::ControlModifier},
    Press{Qt::Key_C, Qt::ControlModifier},
    Press{Qt::Key_D, Qt::ControlModifier},
    Press{Qt::Key_E, Qt::ControlModifier},
    Press{Qt::Key_F, Qt::ControlModifier},
    Press{Qt::Key_H, Qt::ControlModifier},
    Press{Qt::Key_L, Qt::ControlModifier},
    Press{Qt::Key_M, Qt::ControlModifier},
    Press{Qt::Key_N, Qt::ControlModifier},
    Press{Qt::Key_O, Qt::ControlModifier},
    Press{Qt::Key_P, Qt::ControlModifier},
    Press{Qt::Key_S, Qt::ControlModifier},
    Press{Qt::Key_T, Qt::ControlModifier},
    Press{Qt::Key_V, Qt::ControlModifier},
    Press{Qt::Key_X, Qt::ControlModifier},
    Press{Qt::Key_Y, Qt::ControlModifier},
    Press{Qt::Key_Z, Qt::ControlModifier},
    Press{Qt::Key_1, Qt::ControlModifier},
    Press{Qt::Key_2, Qt::ControlModifier},
    Press{Qt::Key_3, Qt::ControlModifier},
    Press{Qt::Key_4, Qt::ControlModifier},
    Press{Qt::Key_5, Qt::ControlModifier},
    Press{Qt::Key_Return, Qt::ControlModifier},
    Press{Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier},
};

class Monkey {
 public:
  Monkey(Hand& hand, const MonkeyPlan& plan)
      : hand_(hand), random_(plan.seed, "monkey"), files_(filesIn(plan.files)) {}

  [[nodiscard]] int deeds() const { return deeds_; }

  void act() {
    ++deeds_;
    const int what = random_.below(100);
    if (what < 50) {
      clickSomething();
    } else if (what < 60) {
      press(somewhere());
    } else if (what < 64) {
      QTest::mouseDClick(&window(), Qt::LeftButton, Qt::NoModifier, somewhere());
    } else if (what < 68) {
      QTest::mouseClick(&window(), Qt::RightButton, Qt::NoModifier, somewhere());
    } else if (what < 75) {
      drag();
    } else if (what < 91) {
      const Press& one = kPresses[static_cast<std::size_t>(random_.below(int(kPresses.size())))];
      QTest::keyClick(&window(), one.key, one.with);
    } else if (what < 96) {
      turnWheel();
    } else if (what < 98) {
      drop();
    } else {
      window().resize(640 + random_.below(1000), 480 + random_.below(600));
    }
    if (random_.below(4) == 0) {
      hand_.look();
    } else {
      QCoreApplication::processEvents();
    }
  }

  /// As a person would: Escape, the buttons that lead out, and patience.
  void goHome() {
    constexpr std::array kWaysOut{"closeSheet",  "leaveMatch",      "leaveTour",
                                  "leaveStudio", "leaveStatistics", "leaveLibrary"};
    const QDeadlineTimer patience(kPatienceMs);
    while (!isHome()) {
      expect(!patience.hasExpired(), QStringLiteral("there is no way home"));
      hand_.key(Qt::Key_Escape);
      hand_.look();
      for (const char* name : kWaysOut) {
        QQuickItem* way = hand_.find(QString::fromLatin1(name));
        if (way != nullptr && way->isEnabled()) press(Hand::centre(way).toPoint());
        hand_.look();
      }
    }
  }

 private:
  static constexpr int kPatienceMs = 60000;

  static QList<QUrl> filesIn(const QString& folder) {
    QList<QUrl> all;
    const auto entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot);
    for (const QFileInfo& entry : entries) all.append(QUrl::fromLocalFile(entry.filePath()));
    return all;
  }

  [[nodiscard]] QQuickWindow& window() const { return hand_.window(); }
  /// The shelf can be used: nothing lies over it.
  [[nodiscard]] bool isHome() const {
    const QQuickItem* shelf = hand_.find(QStringLiteral("shelf"));
    return shelf != nullptr && shelf->isEnabled() &&
           hand_.find(QStringLiteral("closeSheet")) == nullptr;
  }
  QPoint somewhere() {
    return {random_.below(qMax(1, window().width())), random_.below(qMax(1, window().height()))};
  }
  void press(QPoint at) {
    QTest::mouseMove(&window(), at);
    QTest::mouseClick(&window(), Qt::LeftButton, Qt::NoModifier, at);
  }
  /// Things that somebody named are mostly things to be pressed.
  void clickSomething() {
    const QList<QQuickItem*> named = Hand::all(window().contentItem(), [](const QQuickItem& item) {
      return !item.objectName().isEmpty() && item.isEnabled();
    });
    if (named.isEmpty()) return;
    const QPoint at = Hand::centre(named[random_.below(int(named.size()))]).toPoint();
    if (QRect({}, window().size()).contains(at)) press(at);
  }
  void drag() {
    const QPoint to = somewhere();
    const QPoint from = somewhere();
    QTest::mousePress(&window(), Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(&window(), from + (to - from) * i / 4);
    // Now and then something happens in between.
    if (random_.below(4) == 0) QTest::keyClick(&window(), Qt::Key_Escape);
    QTest::mouseRelease(&window(), Qt::LeftButton, Qt::NoModifier, to);
  }
  void turnWheel() {
    const QPointF at = somewhere();
    const int far = random_.below(2) == 0 ? 120 : -120;
    const bool zoom = random_.below(4) == 0;
    QWheelEvent turn(at, at, {}, {0, far}, Qt::NoButton,
                     zoom ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window(), &turn);
  }
  void drop() {
    if (files_.isEmpty()) return;
    try {
      hand_.drop(files_[random_.below(int(files_.size()))]);
    } catch (const Lost&) {
      // Where nothing can be dropped the window says so.
    }
  }

  Hand& hand_;
  Stream random_;
  QList<QUrl> files_;
  int deeds_ = 0;
};

}  // namespace

void letMonkeyPlay(Hand& hand, const MonkeyPlan& plan,
                   const std::function<void(const QString&)>& tell) {
  constexpr int kDeedsOut = 150;
  constexpr int kTellSeconds = 15;
  const Cage cage(hand.window());
  Monkey monkey(hand, plan);
  QElapsedTimer clock;
  clock.start();
  int homecomings = 0;
  for (qint64 told = 0; clock.elapsed() < plan.seconds * 1000LL;) {
    for (int i = 0; i < kDeedsOut; ++i) monkey.act();
    monkey.goHome();
    ++homecomings;
    const qint64 seconds = clock.elapsed() / 1000;
    if (seconds < told) continue;
    tell(QStringLiteral("memory %1 %2").arg(seconds).arg(megabytes(), 0, 'f', 1));
    told = seconds + kTellSeconds;
  }
  tell(QStringLiteral("deeds %1").arg(monkey.deeds()));
  tell(QStringLiteral("homecomings %1").arg(homecomings));
}

}  // namespace raindelay::journey

#include "monkey.moc"
