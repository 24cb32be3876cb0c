#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "../bench/longest.h"
#include "session/looking.h"

namespace raindelay {

/// A kind of moment as it comes about in a match.
struct Scene {
  const Match* match = nullptr;
  std::size_t step = 0;
};

/// Looks for moments in random matches, which it keeps.
class Moments {
 public:
  /// The first match that has the event; none of so many may.
  std::optional<Scene> find(const GameEntry& entry, std::string_view event) {
    const auto game = defaultGame(entry);
    for (std::uint64_t seed = 1; seed <= kSearched; ++seed) {
      auto& match = matches_[{entry.info->id, seed}];
      if (!match) match = std::make_unique<Match>(randomMatch(game, seed));
      if (const auto step = stepWith(*match, event)) return Scene{match.get(), *step};
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint64_t kSearched = 400;

  /// Not at the very beginning, where the table is still empty.
  static std::optional<std::size_t> stepWith(const Match& match, std::string_view event) {
    const auto& steps = match.steps();
    for (std::size_t i = steps.size() / 8; i < steps.size(); ++i) {
      for (const Happening& happening : Looking::allOpen().happenings(steps[i], match.seats())) {
        const auto* told = std::get_if<Event>(&happening);
        if (told != nullptr && match.info().events[told->id].id == event) return i;
      }
    }
    return std::nullopt;
  }

  std::map<std::pair<std::string_view, std::uint64_t>, std::unique_ptr<Match>> matches_;
};

}  // namespace raindelay
