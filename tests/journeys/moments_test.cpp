// Somebody clicks and types at random while the board shows what happened: nothing comes of it that
// wasn't meant.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <string>

#include "journeys/travel.h"

namespace raindelay {
namespace {

class Moments : public testing::TestWithParam<const char*> {
 protected:
  QTemporaryDir home_;
};

TEST_P(Moments, AreCutShortAndNothingElse) {
  const journey::Report report = journey::travel(
      home_.path(),
      {QStringLiteral("moments"), QString::fromLatin1(GetParam()), QStringLiteral("a")});
  ASSERT_EQ(report.code, 0) << report.text();
  const QMap<QString, int> deeds = report.deeds();
  if (GetParam() == std::string("tarot-de-cooperstown")) {
    EXPECT_GT(deeds.value(QStringLiteral("on an action")), 0) << "it always has one";
  }
  for (const char* deed : {"click", "double click", "drag", "key", "held key"}) {
    EXPECT_GT(deeds.value(QString::fromLatin1(deed)), 0) << deed;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Moments,
                         testing::Values("tarot-de-cooperstown", "quick-baseball", "cricket-card",
                                         "rallybird", "tarot", "quick-tennis"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace raindelay
