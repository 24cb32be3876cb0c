#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/info.h"
#include "core/text.h"

namespace raindelay {

/// A source of chance and what it brings in a lesson, one outcome after the other.
struct LessonPin {
  std::string_view source;
  std::span<const std::string_view> outcomes;  ///< in the game's notation, without the source
};

/// A step of a lesson. With a text alone it is read; with an action it is done by whoever is on
/// turn: by the learner, who is told what and why, or else at once, without words.
struct LessonStep {
  Sentence text;               ///< its values are numbers
  std::string_view rule = {};  ///< its number in assets/<game>/rules.md
  /// The actions to do, in the game's notation; the parts of one choice with "; " between them.
  std::string_view action = {};
};

/// A match from which a game is learnt: what chance brings is pinned, and what both sides do is
/// said step by step. The learner has seat 0.
struct LessonInfo {
  std::span<const Setting> settings = {};  ///< options that aren't at their default
  std::span<const LessonPin> pins = {};
  std::span<const LessonStep> steps = {};
  std::uint64_t seed = 1;  ///< for what the pins leave open
};

/// A game with a lesson.
template <class R>
concept HasLesson = requires {
  { R::lesson() } -> std::same_as<const LessonInfo&>;
};

}  // namespace raindelay
