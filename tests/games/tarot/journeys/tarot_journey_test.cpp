// Tarot, by hand.
#include <QMap>
#include <algorithm>
#include <vector>

#include "journeys/journey.h"

namespace raindelay {
namespace {

using journey::Journey;
using journey::kSeed;
using journey::Report;

const std::vector<const char*> kDeeds{"by drag", "by clicks", "by keys",   "by button",
                                      "refused", "undo",      "hand-over", "end of turn",
                                      "placed",  "declare",   "done",      "play"};

/// One hand of Tarot: the winner's sum on the score sheet is as far ahead as the score says.
void expectHandOf(const Report& report, const QJsonArray& score, int seats) {
  ASSERT_EQ(score.size(), seats);
  const QStringList together =
      report.allOf(QStringLiteral("line")).filter(QStringLiteral("Total|")).value(0).split(u'|');
  ASSERT_EQ(together.size(), 1 + seats) << report.text();
  QList<int> sums;
  int most = 0;
  for (int seat = 0; seat < seats; ++seat) {
    sums << together[1 + seat].toInt();
    most = std::max(most, score[seat].toInt());
  }
  std::sort(sums.begin(), sums.end());
  EXPECT_EQ(most, sums[seats - 1] - sums[seats - 2]);
}

// A hand for two, then one for three: the discard in parts, declarations, the ask, 25 tricks.
TEST_F(Journey, AHandOfTarotIsPlayedByTwo) {
  const Report report = travel({QStringLiteral("play"), QStringLiteral("tarot"), kSeed});
  ASSERT_EQ(report.code, 0) << report.text();
  expectHandOf(report, expectScoreOf(report), 2);
  expectDeeds(report.deeds(), kDeeds);
}

TEST_F(Journey, AHandOfTarotIsPlayedByThree) {
  const Report report = travel({"play", "tarot", kSeed, "three"});
  ASSERT_EQ(report.code, 0) << report.text();
  expectHandOf(report, expectScoreOf(report), 3);
  expectDeeds(report.deeds(), kDeeds);
}

}  // namespace
}  // namespace raindelay
