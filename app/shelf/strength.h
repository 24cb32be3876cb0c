#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

/// The measured strength of computer players: results of the arena. They are kept in one table,
/// assets/players/strength.csv, which travels in the program; what the application says and
/// README's table come from it, and `raindelay-lab arena --strength FILE` renews a row.
namespace raindelay::shelf {

/// The share that one player won against another.
struct Strength {
  std::string game;     ///< id
  std::string player;   ///< kind
  std::string against;  ///< kind
  int wins = 0;         ///< percent of all matches; a tie counts half
  int low = 0;          ///< the interval that holds the true share 95 times of 100, percent
  int high = 0;
  std::int64_t matches = 0;

  /// It is the stronger one, as far as so many matches can tell.
  [[nodiscard]] bool isShown() const { return low >= 50; }
  friend bool operator==(const Strength&, const Strength&) = default;
};

/// The rows of such a table, or a sentence with the place of the first mistake. `name` is how
/// messages call it.
[[nodiscard]] Result<std::vector<Strength>> readStrengths(std::string_view text,
                                                          const std::string& name);
/// The table as text.
[[nodiscard]] std::string strengthsText(const std::vector<Strength>& all);
/// Puts a row in the place of the one of the same players, or behind those of the same game.
void renew(std::vector<Strength>& all, const Strength& row);

/// Those that travel in the program.
[[nodiscard]] const std::vector<Strength>& strengths();
/// The player's strength against that one in this game, if it was measured.
[[nodiscard]] std::optional<Strength> strengthOf(std::string_view game, std::string_view player,
                                                 std::string_view against);

}  // namespace raindelay::shelf
