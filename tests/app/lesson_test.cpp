// The lessons: for every game one that can be played to its end as it is written, whose rules are
// in the game's rules.md, and which takes ten steps and four minutes at most.

#include "shelf/lesson.h"

#include <gtest/gtest.h>

#include <QFile>
#include <algorithm>

namespace raindelay {
namespace {

/// Words a minute that people read, and seconds: that something which the learner does takes, and
/// that a step takes which is played without the learner.
constexpr int kWordsAMinute = 200;
constexpr int kSecondsADeed = 6;
constexpr int kSecondsAlone = 3;
constexpr int kMostSteps = 10;
constexpr int kMostSeconds = 240;

std::vector<SeatPlayer> players() {
  return {{"Ann", "human"}, {"Rookie", "rookie"}};
}

class EveryLesson : public testing::TestWithParam<GameEntry> {
 protected:
  void SetUp() override { ASSERT_NE(GetParam().lesson, nullptr) << "the game has no lesson"; }
  [[nodiscard]] const LessonInfo& lesson() const { return *GetParam().lesson; }
};

TEST_P(EveryLesson, IsPlayedToItsEndAsItIsWritten) {
  auto begun = shelf::beginLesson(GetParam(), players());
  ASSERT_TRUE(begun) << begun.error().message;
  Match& match = begun->match;
  for (std::size_t step = 0; step < lesson().steps.size(); ++step) {
    ASSERT_EQ(begun->course.at(match, step), step);
    for (const Action action : begun->course.due(match, step)) {
      const auto refusal = match.act(action);
      ASSERT_FALSE(refusal) << "step " << step << ": " << match.game().text(action) << ": "
                            << match.info().refusals[refusal->id].text.source;
    }
    ASSERT_FALSE(match.pinError()) << "step " << step << ": " << match.pinError()->message;
  }
  EXPECT_EQ(begun->course.at(match, lesson().steps.size()), lesson().steps.size());
}

TEST_P(EveryLesson, TellsTheLearnerAndNobodyElseWhatToDo) {
  auto begun = shelf::beginLesson(GetParam(), players());
  ASSERT_TRUE(begun) << begun.error().message;
  for (std::size_t step = 0; step < lesson().steps.size(); ++step) {
    const std::vector<Action> due = begun->course.due(begun->match, step);
    const bool learners = due.empty() || begun->match.turn().seat == Seat(0);
    EXPECT_EQ(!lesson().steps[step].text.empty(), learners) << "step " << step;
    for (const Action action : due) begun->match.act(action);
  }
}

TEST_P(EveryLesson, NamesTheRulesOfThePage) {
  QFile page(QStringLiteral(":/assets/%1/rules.md").arg(GetParam().info->id.data()));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString rules = QString::fromUtf8(page.readAll());
  for (const LessonStep& step : lesson().steps) {
    if (step.text.empty()) continue;
    const QString rule = QString::fromUtf8(step.rule.data(), qsizetype(step.rule.size()));
    EXPECT_TRUE(rules.contains(QStringLiteral("**%1 ").arg(rule)) ||
                rules.contains(QStringLiteral("## %1 ").arg(rule)))
        << step.rule << ": " << step.text.text.source;
  }
}

TEST_P(EveryLesson, TakesTenStepsAndFourMinutesAtMost) {
  const auto begun = shelf::beginLesson(GetParam(), players());
  ASSERT_TRUE(begun) << begun.error().message;
  int told = 0;
  qsizetype words = 0;
  int seconds = 0;
  for (const LessonStep& step : lesson().steps) {
    if (step.text.empty()) {
      seconds += kSecondsAlone;
      continue;
    }
    ++told;
    const QString text = QString::fromUtf8(step.text.text.source);
    words += text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size();
    const QString deeds = QString::fromUtf8(step.action.data(), qsizetype(step.action.size()));
    seconds += kSecondsADeed * int(deeds.split(QLatin1String("; "), Qt::SkipEmptyParts).size());
  }
  EXPECT_EQ(begun->course.told(), std::size_t(told));
  EXPECT_LE(told, kMostSteps);
  EXPECT_LE(seconds + words * 60 / kWordsAMinute, kMostSeconds);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryLesson, testing::ValuesIn(allGames()), [](const auto& game) {
  std::string name(game.param.info->id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace raindelay
