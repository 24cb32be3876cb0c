#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "../bench/longest.h"
#include "games/cricket_card/cricket_card_adapter.h"
#include "table/viewpoint.h"

namespace raindelay {

/// A kind of moment as it comes about in a match.
struct Scene {
  const Match* match = nullptr;
  std::size_t step = 0;
};

/// The event that a moment is told by: a boundary is a score like any other.
inline std::string_view eventOf(std::string_view moment) {
  return moment == "boundary" ? "scores" : moment;
}

/// Looks for moments in random matches, which it keeps.
class Moments {
 public:
  /// The first match that has the moment; none of so many may.
  std::optional<Scene> find(const GameEntry& entry, std::string_view moment) {
    const auto game = defaultGame(entry);
    for (std::uint64_t seed = 1; seed <= kSearched; ++seed) {
      auto& match = matches_[{entry.info->id, seed}];
      if (!match) match = std::make_unique<Match>(randomMatch(game, seed));
      if (const auto step = stepWith(*match, moment)) return Scene{match.get(), *step};
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint64_t kSearched = 400;

  /// Not at the very beginning, where the table is still empty.
  static std::optional<std::size_t> stepWith(const Match& match, std::string_view moment) {
    const auto& steps = match.steps();
    for (std::size_t i = steps.size() / 8; i < steps.size(); ++i) {
      for (const Happening& happening : Viewpoint::allOpen().happenings(steps[i], match.seats())) {
        const auto* told = std::get_if<Event>(&happening);
        if (told != nullptr && isIt(*told, match.info().events[told->id].id, moment)) return i;
      }
    }
    return std::nullopt;
  }
  static bool isIt(const Event& told, std::string_view id, std::string_view moment) {
    return id == eventOf(moment) &&
           (moment != "boundary" || cricket_card::Events::unpack<cricket_card::Scores>(told).runs >=
                                        cricket_card::kBoundary);
  }

  std::map<std::pair<std::string_view, std::uint64_t>, std::unique_ptr<Match>> matches_;
};

}  // namespace raindelay
