// The real program, asked by the system to end.
#include <gtest/gtest.h>

#include <QRect>
#include <QSettings>
#include <csignal>

#include "real_program.h"

namespace raindelay {
namespace {

class Asked : public testing::TestWithParam<int> {};

TEST_P(Asked, EndsInOrderAndKeepsTheWindowsPlace) {
  RealProgram program;
  ASSERT_NO_FATAL_FAILURE(program.begin());
  ASSERT_NO_FATAL_FAILURE(program.end(GetParam()));
  const QSettings kept(program.home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  // What fits on the 800 × 800 pixels of a screen that isn't there, but for Main.qml's least width.
  EXPECT_EQ(kept.value(QStringLiteral("window")).toRect().size(), QSize(820, 760));
}

INSTANTIATE_TEST_SUITE_P(Signals, Asked, testing::Values(SIGINT, SIGTERM));

}  // namespace
}  // namespace raindelay
