// The real program on the two kinds of display that desktops have here, with and without OpenGL.
#include <gtest/gtest.h>

#include <QRect>
#include <QSettings>
#include <QSize>
#include <QThread>
#include <string>

#include "real_program.h"

namespace raindelay {
namespace {

/// A display server without a screen, in a folder of its own.
class Display {
 public:
  Display(const QString& server, const QStringList& words, const QString& socket)
      : socket_(folder_.filePath(socket)) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder_.path());
    server_.setProcessEnvironment(environment);
    server_.setProcessChannelMode(QProcess::MergedChannels);
    server_.start(server, words);
  }
  ~Display() { end(); }
  Display(const Display&) = delete;
  Display& operator=(const Display&) = delete;
  Display(Display&&) = delete;
  Display& operator=(Display&&) = delete;

  /// It is gone.
  void end() {
    server_.terminate();
    server_.waitForFinished();
  }
  /// The server, once it says where it listens on its standard output; "" if it doesn't.
  [[nodiscard]] QString number() {
    while (!server_.canReadLine() && server_.waitForReadyRead(RealProgram::kPatienceMs)) continue;
    return QString::fromLatin1(server_.readLine().trimmed());
  }
  /// Its socket, once it is there; "" if it doesn't come.
  [[nodiscard]] QString socket() {
    QElapsedTimer waited;
    waited.start();
    while (!QFile::exists(socket_)) {
      if (waited.elapsed() > RealProgram::kPatienceMs || !server_.isOpen()) return {};
      server_.waitForFinished(50);
    }
    return socket_;
  }

 private:
  QTemporaryDir folder_;
  QString socket_;
  QProcess server_;
};

/// Takes the display away, and the program ends; has it died, as far as its next start knows?
bool diesWith(Display& display, RealProgram& program) {
  QFile note(program.home.filePath(QStringLiteral("matches/.running")));
  EXPECT_GT(note.size(), 0) << "it runs";
  display.end();
  program.awaitEnd();
  EXPECT_TRUE(program.said().contains(" connection broke"));
  return note.size() > 0;
}

/// What the program keeps of its window.
class Kept {
 public:
  explicit Kept(const RealProgram& program)
      : file_(program.home.filePath(QStringLiteral("settings.ini"))) {}

  /// Its place where it isn't maximised.
  [[nodiscard]] QRect window() const { return settings().value(QStringLiteral("window")).toRect(); }
  [[nodiscard]] bool isMaximised() const {
    return settings().value(QStringLiteral("maximised")).toBool();
  }
  void maximise() { settings().setValue(QStringLiteral("maximised"), QStringLiteral("true")); }

 private:
  [[nodiscard]] QSettings settings() const { return {file_, QSettings::IniFormat}; }

  QString file_;
};

/// X11 with a screen of this size, which stays as it is when a tool is the last to leave it.
struct Xvfb : Display {
  explicit Xvfb(QSize size)
      : Display(QStringLiteral("Xvfb"),
                {QStringLiteral("-noreset"), QStringLiteral("-displayfd"), QStringLiteral("1"),
                 QStringLiteral("-screen"), QStringLiteral("0"),
                 QStringLiteral("%1x%2x24").arg(size.width()).arg(size.height())},
                {}) {}
};

class OnX11 : public testing::Test {
 protected:
  /// Starts and ends the program there; what it said on the terminal.
  QByteArray run() {
    Xvfb display({1280, 800});
    const QString number = display.number();
    EXPECT_FALSE(number.isEmpty()) << "Xvfb doesn't start";
    if (number.isEmpty()) return {};
    program_.environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    program_.environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":") + number);
    program_.begin();
    if (!secondStart_.isEmpty()) program_.waitForSecondStart(secondStart_);
    if (isTakenAway_) {
      EXPECT_FALSE(diesWith(display, program_));
      return {};
    }
    program_.end();
    return program_.said();
  }

  RealProgram program_;
  bool isTakenAway_ = false;  ///< the display, from the program
  QByteArray secondStart_;    ///< a variable of its environment then; "" if there is none
};

TEST_F(OnX11, ItIsShown) {
  EXPECT_EQ(run(), "");
}

TEST_F(OnX11, AtTwiceTheSizeItIsShown) {
  program_.environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
  EXPECT_EQ(run(), "");
}

TEST_F(OnX11, WhereItEndsTheProgramHasNotDied) {
  isTakenAway_ = true;
  run();
}

TEST_F(OnX11, WithAGraphicsCardThatCannotBeUsedItSaysSoAndIsShown) {
  program_.environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("rhi"));
  program_.environment.insert(QStringLiteral("QT_XCB_GL_INTEGRATION"), QStringLiteral("none"));
  secondStart_ = "QT_QUICK_BACKEND=software";
  const QByteArray said = run();
  EXPECT_TRUE(said.contains("raindelay: the graphics card can't be used")) << said.constData();
}

/// The program's window on a screen of a size with a window manager, which gives it a frame.
class UnderAWindowManager : public testing::TestWithParam<QSize> {
 protected:
  void SetUp() override {
    const QString number = display_.number();
    ASSERT_FALSE(number.isEmpty()) << "Xvfb doesn't start";
    program_.environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    program_.environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":") + number);
    manager_.setProcessEnvironment(program_.environment);
    manager_.start(QStringLiteral("openbox"), QStringList());
    ASSERT_TRUE(manager_.waitForStarted(RealProgram::kPatienceMs)) << "openbox doesn't start";
    // The manager says how many desktops there are while it still starts, and may lose a window
    // that is shown then. Once it manages it does what it is asked to.
    const QString two = QStringLiteral("2");
    ASSERT_EQ(
        awaitAnswer({QStringLiteral("set_num_desktops"), two, QStringLiteral("get_num_desktops")},
                    two),
        two);
  }
  ~UnderAWindowManager() override {
    manager_.kill();
    manager_.waitForFinished();
  }

  /// Starts the program, and ends it once its window stands; the size of the window then.
  QSize run() {
    program_.begin();
    const QString window = awaitAnswer({QStringLiteral("search"), QStringLiteral("--onlyvisible"),
                                        QStringLiteral("--name"), QStringLiteral("^Rain Delay$")});
    EXPECT_FALSE(window.isEmpty());
    // (It takes its place once it has a frame.)
    constexpr int kFramedMs = 1000;
    program_.waitForOutput(kFramedMs);
    const QStringList figures =
        ask({QStringLiteral("getwindowgeometry"), QStringLiteral("--shell"), window})
            .split(QLatin1Char('\n'));
    const auto figure = [&](const QString& name) {
      return figures.filter(name).value(0).mid(name.size()).toInt();
    };
    program_.end();
    EXPECT_EQ(program_.said(), "");
    return {figure(QStringLiteral("WIDTH=")), figure(QStringLiteral("HEIGHT="))};
  }
  RealProgram program_;
  Kept kept_{program_};

 private:
  /// xdotool's answer.
  [[nodiscard]] QString ask(const QStringList& words) const {
    QProcess tool;
    tool.setProcessEnvironment(program_.environment);
    tool.start(QStringLiteral("xdotool"), words);
    EXPECT_TRUE(tool.waitForFinished(RealProgram::kPatienceMs)) << "xdotool has no answer";
    return QString::fromLatin1(tool.readAllStandardOutput()).trimmed();
  }
  /// The same, once it has one, or this one; the last one if it never does.
  [[nodiscard]] QString awaitAnswer(const QStringList& words, const QString& wanted = {}) const {
    constexpr int kPauseMs = 50;
    QElapsedTimer waited;
    waited.start();
    QString answer;
    while (((answer = ask(words)).isEmpty() || (!wanted.isEmpty() && answer != wanted)) &&
           waited.elapsed() < RealProgram::kPatienceMs) {
      QThread::msleep(kPauseMs);
    }
    return answer;
  }

  Xvfb display_{GetParam()};
  QProcess manager_;
};

TEST_P(UnderAWindowManager, ItFitsTheScreenAndComesBackInItsPlace) {
  run();
  const QRect first = kept_.window();
  EXPECT_TRUE(QRect(QPoint(), GetParam()).contains(first)) << first.x() << ' ' << first.y();
  EXPECT_LE(first.height() + first.y(), GetParam().height());
  for (int start = 0; start < 2; ++start) {
    EXPECT_EQ(run(), first.size());
    EXPECT_EQ(kept_.window(), first) << "it wanders";
  }
}

TEST_P(UnderAWindowManager, MaximisedItComesBackMaximised) {
  run();
  const QRect usual = kept_.window();
  kept_.maximise();
  for (int start = 0; start < 2; ++start) {
    EXPECT_EQ(run().width(), GetParam().width());
    EXPECT_TRUE(kept_.isMaximised());
    EXPECT_EQ(kept_.window(), usual);
  }
}

const auto kScreens = testing::Values(QSize(1366, 768), QSize(1920, 1080));
std::string widthOf(const testing::TestParamInfo<QSize>& size) {
  return std::to_string(size.param.width());
}
INSTANTIATE_TEST_SUITE_P(Screens, UnderAWindowManager, kScreens, widthOf);

/// Wayland with a screen of a size.
class OnWayland : public testing::TestWithParam<QSize> {
 protected:
  void SetUp() override {
    const QString socket = display_.socket();
    ASSERT_FALSE(socket.isEmpty()) << "weston doesn't start";
    program_.environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("wayland"));
    program_.environment.insert(QStringLiteral("WAYLAND_DISPLAY"), socket);
    // (Qt 6.4's own input method ends every program on a Wayland without a keyboard.)
    program_.environment.insert(QStringLiteral("QT_IM_MODULE"), QStringLiteral("compose"));
  }

  /// Starts the program, and ends it once its window is shown.
  void run() {
    program_.begin();
    program_.end();
    EXPECT_EQ(program_.said(), "");
  }

  Display display_{
      QStringLiteral("weston"),
      {QStringLiteral("--backend=headless-backend.so"), QStringLiteral("--socket=trial"),
       QStringLiteral("--width=%1").arg(GetParam().width()),
       QStringLiteral("--height=%1").arg(GetParam().height())},
      QStringLiteral("trial")};
  RealProgram program_;
  Kept kept_{program_};
};

// (Where a window is, no program is told on Wayland.)
TEST_P(OnWayland, ItFitsTheScreenAndComesBackInItsSize) {
  run();
  const QSize first = kept_.window().size();
  EXPECT_FALSE(first.isEmpty());
  EXPECT_EQ(first.boundedTo(GetParam()), first);
  run();
  EXPECT_EQ(kept_.window().size(), first);
}

TEST_P(OnWayland, MaximisedItComesBackMaximised) {
  run();
  const QSize usual = kept_.window().size();
  kept_.maximise();
  for (int start = 0; start < 2; ++start) {
    run();
    EXPECT_TRUE(kept_.isMaximised());
    EXPECT_EQ(kept_.window().size(), usual);
  }
}

TEST_P(OnWayland, WhereItEndsTheProgramHasNotDied) {
  program_.begin();
  EXPECT_FALSE(diesWith(display_, program_));
}

INSTANTIATE_TEST_SUITE_P(Screens, OnWayland, kScreens, widthOf);

}  // namespace
}  // namespace raindelay
