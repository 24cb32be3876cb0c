// Somebody clicks and types at random while the board shows what happened: nothing comes of it that
// wasn't meant.
#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "journeys/script.h"
#include "journeys/travel.h"

namespace raindelay {
namespace {

class Moments : public testing::TestWithParam<journey::Script> {
 protected:
  QTemporaryDir home_;
};

TEST_P(Moments, AreCutShortAndNothingElse) {
  const journey::Report report = journey::travel(
      home_.path(), {QStringLiteral("moments"), GetParam().game, QStringLiteral("a")});
  ASSERT_EQ(report.code, 0) << report.text();
  const QMap<QString, int> deeds = report.deeds();
  if (GetParam().alwaysHasAnAction) {
    EXPECT_GT(deeds.value(QStringLiteral("on an action")), 0) << "it always has one";
  }
  for (const char* deed : {"click", "double click", "drag", "key", "held key"}) {
    EXPECT_GT(deeds.value(QString::fromLatin1(deed)), 0) << deed;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Moments, testing::ValuesIn(journey::allScripts()),
                         [](const auto& script) { return journey::testName(script.param.game); });

}  // namespace
}  // namespace raindelay
