#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <csignal>

namespace raindelay {

/// Returns true if a process has a handler for a signal: the mask of /proc/PID/status.
inline bool catches(qint64 pid, int signal) {
  QFile status(QStringLiteral("/proc/%1/status").arg(pid));
  if (!status.open(QIODevice::ReadOnly)) return false;
  for (const QByteArray& line : status.readAll().split('\n')) {
    if (!line.startsWith("SigCgt:")) continue;
    return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (signal - 1) & 1U) != 0;
  }
  return false;
}

/// The real program, with a home and a runtime folder of its own: started, met, ended.
class RealProgram {
 public:
  RealProgram() {
    environment.insert(QStringLiteral("RAINDELAY_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime_.path());
    // A program that is asked to end has a second for it, which a busy machine may not give it.
    // (signal_test.cpp shows that the second passes.)
    program_.setChildProcessModifier([] {
      sigset_t alarm;
      sigemptyset(&alarm);
      sigaddset(&alarm, SIGALRM);
      sigprocmask(SIG_BLOCK, &alarm, nullptr);
    });
  }

  /// Starts it and waits until its window is there: then others can meet it.
  void begin(const QStringList& words = {}) {
    program_.setProcessEnvironment(environment);
    program_.start(QStringLiteral(RAINDELAY_PROGRAM), words);
    ASSERT_TRUE(program_.waitForStarted(kPatienceMs));
    QElapsedTimer waited;
    waited.start();
    while (meetings().isEmpty()) {
      ASSERT_EQ(program_.state(), QProcess::Running) << said().constData();
      ASSERT_LT(waited.elapsed(), kPatienceMs);
      program_.waitForReadyRead(20);
    }
  }
  /// Ends it at once, as a crash or a cut of the current does.
  void kill() {
    program_.kill();
    ASSERT_TRUE(program_.waitForFinished(kPatienceMs));
    // Anything it leaves there would be taken for the next one's.
    for (const QFileInfo& left : meetings()) QFile::remove(left.filePath());
  }
  /// Waits until it has started itself once more with this in its environment.
  void waitForSecondStart(const QByteArray& variable) {
    QElapsedTimer waited;
    waited.start();
    const auto isSecond = [&] {
      QFile own(QStringLiteral("/proc/%1/environ").arg(program_.processId()));
      return own.open(QIODevice::ReadOnly) && own.readAll().split('\0').contains(variable) &&
             catches(program_.processId(), SIGTERM);
    };
    while (!isSecond()) {
      ASSERT_LT(waited.elapsed(), kPatienceMs);
      program_.waitForReadyRead(20);
    }
  }
  /// Lets so much time pass, or until it says something.
  void waitForOutput(int ms) { program_.waitForReadyRead(ms); }
  /// Asks it to end in order.
  void end(int signal = SIGTERM) {
    ASSERT_EQ(::kill(static_cast<pid_t>(program_.processId()), signal), 0);
    ASSERT_TRUE(program_.waitForFinished(kPatienceMs));
    EXPECT_EQ(program_.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program_.exitCode(), 0);
  }
  /// Waits for its end, in order or not.
  void awaitEnd() { ASSERT_TRUE(program_.waitForFinished(kPatienceMs)); }
  /// True if it has a match of this folder open.
  [[nodiscard]] bool holds(const QString& folder) const {
    const QDir open(QStringLiteral("/proc/%1/fd").arg(program_.processId()));
    const QFileInfoList files = open.entryInfoList(QDir::Files | QDir::System);
    return std::any_of(files.begin(), files.end(), [&folder](const QFileInfo& file) {
      const QString name = file.symLinkTarget();
      return name.startsWith(folder + QLatin1Char('/')) &&
             name.endsWith(QLatin1String(".raindelay"));
    });
  }
  /// Its output on the terminal.
  [[nodiscard]] QByteArray said() {
    return program_.readAllStandardOutput() + program_.readAllStandardError();
  }

  QTemporaryDir home;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();

  static constexpr int kPatienceMs = 60000;

 private:
  /// The files by which it can be met.
  [[nodiscard]] QFileInfoList meetings() const {
    return QDir(runtime_.path()).entryInfoList({QStringLiteral("raindelay-*")}, QDir::System);
  }

  QTemporaryDir runtime_;
  QProcess program_;
};

}  // namespace raindelay
