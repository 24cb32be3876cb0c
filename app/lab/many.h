#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/players.h"
#include "terminal/command.h"

/// Shared by the commands that play many games.
namespace raindelay::lab {

/// While it lives, Ctrl+C doesn't end the program but is noted: what is done so far is reported.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  [[nodiscard]] const std::atomic<bool>& happened() const;
  /// Ends what is going on, as Ctrl+C does.
  void ask() const;
};

/// The computer players that --players names, one a seat; random ones if it isn't given.
[[nodiscard]] Result<std::vector<PlayerKind>> playersFrom(const terminal::Arguments& arguments,
                                                          const Game& game);

/// A number with so many decimals; text brought to a width.
[[nodiscard]] std::string number(double value, int digits);
[[nodiscard]] std::string right(const std::string& text, std::size_t width);
[[nodiscard]] std::string left(std::string text, std::size_t width);

}  // namespace raindelay::lab
