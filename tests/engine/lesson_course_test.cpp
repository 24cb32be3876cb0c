#include "match/lesson_course.h"

#include <gtest/gtest.h>

#include "garden_game.h"
#include "toy_match.h"

namespace raindelay {
namespace {

constexpr Text kWords{"Lesson", "Do it"};

LessonCourse courseOf(const std::vector<LessonStep>& steps) {
  LessonInfo lesson;
  lesson.steps = steps;
  auto course = LessonCourse::make(lesson, *toy::game());
  EXPECT_TRUE(course) << course.error().message;
  return *course;
}

/// Two to read, Ann passes, so does Ben without words, one to read.
LessonCourse course() {
  return courseOf({{kWords}, {kWords}, {kWords, "1", "pass"}, {{}, {}, "pass"}, {kWords}});
}

TEST(LessonCourse, GoesOnWithWhatIsRead) {
  const Match match = toy::match();
  EXPECT_EQ(course().at(match, 0), 0U);
  EXPECT_TRUE(course().due(match, 0).empty());
  EXPECT_EQ(course().at(match, 1), 1U);
  EXPECT_EQ(course().at(match, 2), 2U);
  EXPECT_EQ(course().due(match, 2), std::vector{Action{toy::kPass}});
}

TEST(LessonCourse, PassesNothingOverThatIsToBeDone) {
  EXPECT_EQ(course().at(toy::match(), 5), 2U);
}

TEST(LessonCourse, GoesOnWithWhatIsDone) {
  Match match = toy::match();
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  EXPECT_EQ(course().at(match, 0), 3U) << "whatever was read";
  EXPECT_EQ(course().due(match, 0), std::vector{Action{toy::kPass}});
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  EXPECT_EQ(course().at(match, 0), 4U);
  EXPECT_EQ(course().at(match, 5), 5U) << "at the end";
  EXPECT_TRUE(course().due(match, 5).empty());
}

TEST(LessonCourse, StepsWithWordsAreCounted) {
  EXPECT_EQ(course().told(3), 3U);
  EXPECT_EQ(course().told(4), 3U) << "what Ben does is done without words";
  EXPECT_EQ(course().told(), 4U);
}

TEST(LessonCourse, UndoLeadsBack) {
  Match match = toy::match();
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  ASSERT_TRUE(match.undo(Seat(0)));
  EXPECT_EQ(course().at(match, 2), 2U);
  EXPECT_EQ(course().due(match, 2), std::vector{Action{toy::kPass}});
}

TEST(LessonCourse, OfAChoiceInPartsTheRestIsDue) {
  const LessonCourse parts = courseOf({{kWords, "1", "pass; pick 1"}});
  Match match = toy::match();
  EXPECT_EQ(parts.due(match, 0).size(), 2U);
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  EXPECT_EQ(parts.at(match, 0), 0U) << "half of it";
  EXPECT_EQ(parts.due(match, 0), (std::vector{Action{toy::kPick, 1}}));
}

TEST(LessonCourse, WhatIsNoActionIsAnError) {
  LessonInfo lesson;
  const std::vector<LessonStep> steps{{kWords, "1", "fly"}};
  lesson.steps = steps;
  const auto made = LessonCourse::make(lesson, *toy::game());
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message, "the lesson asks for what isn't an action: fly");
}

}  // namespace
}  // namespace raindelay
