#pragma once

#include <string_view>
#include <vector>

namespace raindelay {

/// A counted quantity of a finished game, for statistics.
struct Figure {
  std::string_view id;
  double value = 0;  ///< of the game: all in all, or a side
  /// By seat, where it can be told of each. (That of the game needn't be the mean of these.)
  std::vector<double> ofSeats = {};
};

/// What each side has; of the game it is the mean.
[[nodiscard]] inline Figure figureOfSides(std::string_view id, double one, double other) {
  return {id, (one + other) / 2, {one, other}};
}

}  // namespace raindelay
