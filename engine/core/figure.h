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

/// A figure with a value for each side; the game's value is their mean.
[[nodiscard]] inline Figure figureOfSides(std::string_view id, double one, double other) {
  return {id, (one + other) / 2, {one, other}};
}

}  // namespace raindelay
