// The real program where something is missing that a desktop usually has: it starts, says nothing
// on the terminal, and ends in order.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "real_program.h"

namespace raindelay {
namespace {

struct Lack {
  std::string name;
  std::vector<std::pair<const char*, const char*>> environment;  ///< null: not set
};

class PoorDesktop : public testing::TestWithParam<Lack> {};

TEST_P(PoorDesktop, IsDoneWith) {
  RealProgram program;
  for (const auto& [name, value] : GetParam().environment) {
    const QString key = QString::fromLatin1(name);
    if (value == nullptr) {
      program.environment.remove(key);
    } else {
      program.environment.insert(key, QString::fromLatin1(value));
    }
  }
  program.begin();
  program.end();
  EXPECT_EQ(program.said(), "");
}

// (The home below /proc can't be made, not even by root.)
INSTANTIATE_TEST_SUITE_P(
    Without, PoorDesktop,
    testing::Values(Lack{"SessionBus", {{"DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus"}}},
                    Lack{"BusAddress", {{"DBUS_SESSION_BUS_ADDRESS", nullptr}}},
                    Lack{"SoundServer", {{"PULSE_SERVER", "unix:/nowhere/pulse"}}},
                    Lack{"RoomForTwiceTheSize", {{"QT_SCALE_FACTOR", "2"}}},
                    Lack{"WritableHome", {{"RAINDELAY_HOME", "/proc/raindelay"}}},
                    Lack{"KnownLanguage", {{"LC_ALL", "xx_XX.UTF-8"}}},
                    Lack{"Language", {{"LC_ALL", "C"}, {"LANG", nullptr}}}),
    [](const auto& lack) { return lack.param.name; });

}  // namespace
}  // namespace raindelay
