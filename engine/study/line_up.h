#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/players.h"
#include "study/study.h"

namespace raindelay::study {

/// The players of a pair's matches.
struct LineUp {
  std::vector<PlayerKind> players;  ///< one a seat, of the first seating
  /// How the texts of the actions begin that the first player does without; empty: of none.
  std::string without = {};

  /// All seats have players alike: in another seating they would play the same match.
  [[nodiscard]] bool alike() const;
  /// How often a match is played with seats exchanged.
  [[nodiscard]] std::size_t seatings() const { return alike() ? 1 : players.size(); }
  /// `coach`, if all are; else `pro,rookie`, or `coach without steal`: what results and reports
  /// call it.
  [[nodiscard]] std::string name() const;
};

/// Names the level of a variant's pairs in the results of searches, by its tables' hash:
/// `coach with sha256:…`.
[[nodiscard]] std::string searchLevel(const LineUp& lineUp, const std::string& tables);

/// The line-up, of so many seats, that results mean by a level's name: its own, or one that
/// searchLevel() made. None if none is called so.
[[nodiscard]] std::optional<LineUp> lineUpCalled(std::string_view level, int seats);

/// Those that the study's questions are about, in the order in which they are played: each level on
/// all seats for comparisons; for a ladder in the first seat, the level before it in all others;
/// for restricted play on all seats, the first of which does without something.
[[nodiscard]] std::vector<LineUp> lineUpsOf(const Study& study,
                                            const std::vector<PlayerKind>& levels, int seats);

}  // namespace raindelay::study
