#pragma once

#include <vector>

#include "match/lesson_course.h"
#include "shelf/shelf.h"

namespace raindelay::shelf {

/// A lesson that has begun.
struct BegunLesson {
  ShelvedGame shelved;
  Match match;
  LessonCourse course;
};

/// Begins the lesson of a game with these players, the learner first. An error if the game has
/// none, or if its options, pins or actions make no sense.
[[nodiscard]] Result<BegunLesson> beginLesson(const GameEntry& entry,
                                              std::vector<SeatPlayer> players);

}  // namespace raindelay::shelf
