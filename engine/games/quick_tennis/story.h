#pragma once

#include <concepts>
#include <optional>
#include <variant>

#include "games/quick_tennis/events.h"

namespace raindelay::quick_tennis {

/// True if T is one of a variant's types.
template <class T, class V>
inline constexpr bool kIsIn = false;
template <class T, class... Of>
inline constexpr bool kIsIn<T, std::variant<Of...>> = (std::same_as<T, Of> || ...);

/// A serve or stroke, what came of it, and how that changed the score.
struct Story {
  /// The ball's way, and how it flies.
  struct Flight {
    Place court;              ///< the place where it lands, as far as it was told
    Call call = Call::kNone;  ///< the call that it was made with
    bool serve = false;
  };
  /// A receiver that missed it may be out of reach, too: the last one counts.
  using Outcome =
      std::variant<Ace, Returned, Read, Missed, Reaches, Diagonal, TooFast, LetsGo, NoCards>;
  using Score = std::variant<GameScore, TieScore, Deuce, Advantage, GameWon>;

  std::optional<Flight> flight;
  std::optional<Outcome> outcome;  ///< of the latest shot of which one was told
  std::optional<Score> score;      ///< none: the point isn't over

  /// Takes the next event.
  template <class T>
  constexpr void take(const T& told) {
    if constexpr (std::same_as<T, Serves> || std::same_as<T, Shot>) {
      flight = Flight{.court = courtOf(told), .serve = std::same_as<T, Serves>};
    } else if constexpr (std::same_as<T, Calls>) {
      flight = Flight{.court = courtOf(told), .call = told.call};
    } else if constexpr (kIsIn<T, Outcome>) {
      outcome = told;
      score.reset();
    } else if constexpr (kIsIn<T, Score>) {
      score = told;
    }
  }

 private:
  /// The place on the receiver's side.
  template <class T>
  [[nodiscard]] static constexpr Place courtOf(const T& hit) {
    return courtPlace(hit.by.other(), quadrantOf(hit.court));
  }
};

}  // namespace raindelay::quick_tennis
