// Each game from the shelf to its result by keys alone.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <algorithm>
#include <iterator>
#include <ostream>
#include <vector>

#include "journeys/script.h"
#include "journeys/travel.h"

namespace raindelay {

namespace journey {
void PrintTo(const Script& script, std::ostream* out) {
  *out << script.game.toStdString();
}
}  // namespace journey

namespace {

using journey::Script;

class ByKeys : public testing::TestWithParam<Script> {
 protected:
  QTemporaryDir home_;
};

TEST_P(ByKeys, AMatchIsPlayedToItsEnd) {
  const journey::Report report = journey::travel(
      home_.path(), {QStringLiteral("keyboard"), GetParam().game, QStringLiteral("a")});
  ASSERT_EQ(report.code, 0) << report.text();
  const QMap<QString, int> deeds = report.deeds();
  for (const QString& deed : GetParam().byKeys) {
    EXPECT_GT(deeds.value(deed), 0) << deed.toStdString();
  }
}

std::vector<Script> scripts(bool takeMinutes) {
  std::vector<Script> all;
  std::copy_if(journey::allScripts().begin(), journey::allScripts().end(), std::back_inserter(all),
               [=](const Script& script) { return script.takesMinutes == takeMinutes; });
  return all;
}
std::string nameOf(const testing::TestParamInfo<Script>& script) {
  return journey::testName(script.param.game);
}

INSTANTIATE_TEST_SUITE_P(Short, ByKeys, testing::ValuesIn(scripts(false)), nameOf);
INSTANTIATE_TEST_SUITE_P(Long, ByKeys, testing::ValuesIn(scripts(true)), nameOf);

}  // namespace
}  // namespace raindelay
