#include "match/lesson_course.h"

#include <algorithm>
#include <string>

namespace raindelay {

namespace {

constexpr std::string_view kBetweenParts = "; ";

Result<std::vector<Action>> actionsIn(std::string_view text, const Game& game) {
  std::vector<Action> actions;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(kBetweenParts));
    const std::optional<Action> action = game.parse(part);
    if (!action) return Error{"the lesson asks for what isn't an action: " + std::string(part)};
    actions.push_back(*action);
    text.remove_prefix(std::min(text.size(), part.size() + kBetweenParts.size()));
  }
  return actions;
}

/// The number of the players' own actions that stand.
std::size_t actionsDone(const Match& match) {
  return static_cast<std::size_t>(
      std::count_if(match.steps().begin(), match.steps().end(),
                    [](const Step& step) { return step.by && !step.undone && !step.undoTo; }));
}

}  // namespace

Result<LessonCourse> LessonCourse::make(const LessonInfo& lesson, const Game& game) {
  LessonCourse course;
  for (const LessonStep& step : lesson.steps) {
    auto actions = actionsIn(step.action, game);
    if (!actions) return actions.error();
    course.actions_.push_back(*std::move(actions));
    course.hasWords_.push_back(!step.text.empty());
  }
  return course;
}

std::size_t LessonCourse::at(const Match& match, std::size_t read) const {
  std::size_t left = actionsDone(match);
  std::size_t done = 0;  // the steps up to the last one that was done
  for (std::size_t step = 0; step < size(); ++step) {
    const std::size_t here = actions_[step].size();
    if (here > left) return std::max(done, std::min(read, step));
    left -= here;
    if (here > 0) done = step + 1;
  }
  return std::max(done, std::min(read, size()));
}

std::size_t LessonCourse::told(std::size_t step) const {
  const auto end = hasWords_.begin() + static_cast<std::ptrdiff_t>(step);
  return static_cast<std::size_t>(std::count(hasWords_.begin(), end, true));
}

std::vector<Action> LessonCourse::due(const Match& match, std::size_t read) const {
  const std::size_t now = at(match, read);
  if (now == size() || isRead(now)) return {};
  std::size_t done = actionsDone(match);
  for (std::size_t step = 0; step < now; ++step) done -= actions_[step].size();
  return {actions_[now].begin() + static_cast<std::ptrdiff_t>(done), actions_[now].end()};
}

}  // namespace raindelay
