#pragma once

#include <cstddef>
#include <vector>

#include "core/lesson.h"
#include "match/match.h"

namespace raindelay {

/// The way through a lesson, as a match stands: which step it has come to, and what is to be done
/// there. It keeps nothing of its own, so that undo leads back in the lesson, too.
class LessonCourse {
 public:
  /// An error if an action of the lesson isn't one of the game's notation.
  [[nodiscard]] static Result<LessonCourse> make(const LessonInfo& lesson, const Game& game);

  /// The number of steps.
  [[nodiscard]] std::size_t size() const { return actions_.size(); }
  /// The step that a match has come to if the first `read` steps were read: size() at the end. No
  /// step is passed over that is still to be done.
  [[nodiscard]] std::size_t at(const Match& match, std::size_t read) const;
  /// The actions still to be done in that step, as one choice; nothing if it is read, or at the
  /// end.
  [[nodiscard]] std::vector<Action> due(const Match& match, std::size_t read) const;
  /// The number of steps before this one that have words; without one, of all.
  [[nodiscard]] std::size_t told(std::size_t step) const;
  [[nodiscard]] std::size_t told() const { return told(size()); }
  /// True if a step is only read.
  [[nodiscard]] bool isRead(std::size_t step) const { return actions_[step].empty(); }

 private:
  std::vector<std::vector<Action>> actions_;  ///< by step
  std::vector<bool> hasWords_;                ///< likewise
};

}  // namespace raindelay
