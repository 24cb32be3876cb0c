// The program's command line, where there may be no display.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QByteArray>
#include <QtGlobal>
#include <algorithm>

#include "support/manual.h"
#include "support/program.h"

namespace raindelay {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// Without what tells a program where a display is.
class NoDisplay : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(name);
  }
  void TearDown() override { qputenv("QT_QPA_PLATFORM", QByteArrayLiteral("offscreen")); }
};

TEST_F(NoDisplay, HelpAndVersionAreToldAllTheSame) {
  EXPECT_THAT(runProgram(RAINDELAY_PROGRAM, {"--version"}).out, StartsWith("raindelay "));
  EXPECT_THAT(runProgram(RAINDELAY_PROGRAM, {"--help"}).out, HasSubstr("--safe-mode"));
}

TEST_F(NoDisplay, AWindowIsRefusedInOneSentence) {
  const ProgramRun run = runProgram(RAINDELAY_PROGRAM, {});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, IsEmpty());
  EXPECT_THAT(run.err, StartsWith("raindelay: there is no display here to open a window on"));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1);
}

TEST(CommandLine, TheManPageHasEveryCommandAndOption) {
  expectManualKnows(RAINDELAY_MAN_PAGE, RAINDELAY_PROGRAM,
                    runProgram(RAINDELAY_PROGRAM, {"deck", "--help"}).out);
}

}  // namespace
}  // namespace raindelay
