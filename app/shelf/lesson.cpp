#include "shelf/lesson.h"

namespace raindelay::shelf {

Result<BegunLesson> beginLesson(const GameEntry& entry, std::vector<SeatPlayer> players) {
  if (entry.lesson == nullptr) {
    return Error{"there is no lesson of " + std::string(entry.info->id) + " yet"};
  }
  const LessonInfo& lesson = *entry.lesson;
  Options options(*entry.info);
  for (const Setting& setting : lesson.settings) {
    if (const auto set = options.set(setting.option, setting.value); !set) return set.error();
  }
  const auto shelved = take(options);
  if (!shelved) return shelved.error();
  auto course = LessonCourse::make(lesson, *shelved->game);
  if (!course) return course.error();
  MatchSetup setup = setupFor(*shelved, std::move(players), lesson.seed);
  for (const LessonPin& pin : lesson.pins) {
    setup.pins[std::string(pin.source)].assign(pin.outcomes.begin(), pin.outcomes.end());
  }
  Result<Match> match = Match::begin(shelved->game, std::move(setup));
  if (!match) return match.error();
  return BegunLesson{*shelved, *std::move(match), *std::move(course)};
}

}  // namespace raindelay::shelf
