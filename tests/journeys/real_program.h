#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

namespace raindelay {

/// The real program, with a home and a runtime folder of its own: started, met, ended.
class RealProgram {
 public:
  RealProgram() {
    environment.insert(QStringLiteral("RAINDELAY_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime_.path());
  }

  /// Starts it and waits until its window is there: then others can meet it.
  void begin(const QStringList& words = {}) {
    program_.setProcessEnvironment(environment);
    program_.start(QStringLiteral(RAINDELAY_PROGRAM), words);
    ASSERT_TRUE(program_.waitForStarted(kPatienceMs));
    QElapsedTimer waited;
    waited.start();
    const QDir folder(runtime_.path());
    while (folder.entryList({QStringLiteral("raindelay-*")}, QDir::System).isEmpty()) {
      ASSERT_EQ(program_.state(), QProcess::Running) << said().constData();
      ASSERT_LT(waited.elapsed(), kPatienceMs);
      program_.waitForReadyRead(20);
    }
  }
  /// Ends it in order.
  void end() {
    program_.terminate();
    ASSERT_TRUE(program_.waitForFinished(kPatienceMs));
    EXPECT_EQ(program_.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program_.exitCode(), 0);
  }
  /// What it said on the terminal.
  [[nodiscard]] QByteArray said() {
    return program_.readAllStandardOutput() + program_.readAllStandardError();
  }

  QTemporaryDir home;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();

 private:
  static constexpr int kPatienceMs = 60000;

  QTemporaryDir runtime_;
  QProcess program_;
};

}  // namespace raindelay
