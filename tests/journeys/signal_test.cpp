// The real program, asked by the system to end.
#include <gtest/gtest.h>
#include <sys/types.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QRect>
#include <QSettings>
#include <QTemporaryDir>
#include <csignal>

#include "real_program.h"

namespace raindelay {
namespace {

constexpr int kPatienceMs = 60000;

class Asked : public testing::TestWithParam<int> {};

TEST_P(Asked, EndsInOrderAndKeepsTheWindowsPlace) {
  const QTemporaryDir home;
  QProcess program;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("RAINDELAY_HOME"), home.path());
  program.setProcessEnvironment(environment);
  program.start(QStringLiteral(RAINDELAY_PROGRAM), QStringList());
  ASSERT_TRUE(program.waitForStarted(kPatienceMs));
  QElapsedTimer waited;
  waited.start();
  while (!catches(program.processId(), GetParam()) && waited.elapsed() < kPatienceMs) {
    program.waitForFinished(20);
  }
  ASSERT_TRUE(catches(program.processId(), GetParam()));
  ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), GetParam()), 0);
  ASSERT_TRUE(program.waitForFinished(kPatienceMs));
  EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
  EXPECT_EQ(program.exitCode(), 0);
  const QSettings kept(home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  EXPECT_EQ(kept.value(QStringLiteral("window")).toRect().size(), QSize(1280, 800));
}

INSTANTIATE_TEST_SUITE_P(Signals, Asked, testing::Values(SIGINT, SIGTERM));

}  // namespace
}  // namespace raindelay
