// Each game from the shelf to its result by keys alone.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <ostream>
#include <string>
#include <vector>

#include "journeys/travel.h"

namespace raindelay {
namespace {

/// A game and what is done in its shortest match at least once.
struct Way {
  const char* game;
  std::vector<const char*> deeds;
};

std::ostream& operator<<(std::ostream& out, const Way& way) {
  return out << way.game;
}

class ByKeys : public testing::TestWithParam<Way> {
 protected:
  QTemporaryDir home_;
};

TEST_P(ByKeys, AMatchIsPlayedToItsEnd) {
  const journey::Report report = journey::travel(
      home_.path(),
      {QStringLiteral("keyboard"), QString::fromLatin1(GetParam().game), QStringLiteral("a")});
  ASSERT_EQ(report.code, 0) << report.text();
  const QMap<QString, int> deeds = report.deeds();
  for (const char* deed : GetParam().deeds) {
    EXPECT_GT(deeds.value(QString::fromLatin1(deed)), 0) << deed;
  }
}

std::string nameOf(const testing::TestParamInfo<Way>& way) {
  std::string name = way.param.game;
  std::erase(name, '-');
  return name;
}

INSTANTIATE_TEST_SUITE_P(
    Short, ByKeys,
    testing::Values(Way{"tarot-de-cooperstown", {"by keys", "by button", "by shortcut", "swing"}},
                    Way{"rallybird", {"by keys", "placed", "hand-over", "play"}}),
    nameOf);
INSTANTIATE_TEST_SUITE_P(
    Long, ByKeys,
    testing::Values(Way{"quick-baseball", {"by keys", "hand-over", "pitch", "bat"}},
                    Way{"cricket-card", {"by keys", "play", "bat"}},
                    Way{"tarot", {"by keys", "placed", "hand-over", "play"}},
                    Way{"quick-tennis", {"by keys", "placed", "hand-over", "serve", "hit"}}),
    nameOf);

}  // namespace
}  // namespace raindelay
