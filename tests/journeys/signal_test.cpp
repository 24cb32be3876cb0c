// The real program, asked by the system to end.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QRect>
#include <QSettings>
#include <csignal>

#include "quit_on_signal.h"
#include "real_program.h"

namespace raindelay {
namespace {

class Asked : public testing::TestWithParam<int> {};

TEST_P(Asked, EndsInOrderAndKeepsTheWindowsPlace) {
  RealProgram program;
  ASSERT_NO_FATAL_FAILURE(program.begin());
  ASSERT_NO_FATAL_FAILURE(program.end(GetParam()));
  const QSettings kept(program.home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  // What fits on the 800 × 800 pixels of a screen that isn't there, but for Main.qml's least width,
  // with a usual frame around it.
  EXPECT_EQ(kept.value(QStringLiteral("window")).toRect().size(), QSize(820, 763));
}

TEST(AskedWhileItIsBusy, EndsWithinASecondAllTheSame) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto busy = [] {
    int argc = 0;
    QCoreApplication app(argc, nullptr);
    quitOnSignal(app);
    for (volatile int asked = std::raise(SIGTERM); asked == 0;) {
    }
  };
  EXPECT_EXIT(busy(), testing::ExitedWithCode(128 + SIGTERM), "");
}

INSTANTIATE_TEST_SUITE_P(Signals, Asked, testing::Values(SIGINT, SIGTERM));

}  // namespace
}  // namespace raindelay
