#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace raindelay::shelf {

/// The part of a record that can be read.
enum class Reading {
  kWhole,
  kPartly,  ///< its beginning, which can be continued as a new match
  kNot,
};

/// A figure that a game counts (raindelay::Figure): of the match, and of the seats where it is told
/// of each.
struct CountedFigure {
  double value = 0;
  std::vector<double> ofSeats = {};

  friend bool operator==(const CountedFigure&, const CountedFigure&) = default;
};

/// A match in short, as its record tells: what a list of matches shows, and what statistics count.
struct MatchSummary {
  MatchSetup setup;  ///< the record's first line; of no game if that couldn't be read
  /// The score, one a seat. Zeros if nothing could be replayed.
  std::vector<int> score;
  std::optional<int> winner;  ///< a seat
  bool decided = false;       ///< it counts: it has a winner, or is a tie
  bool over = false;
  int decisions = 0;  ///< actions of seats that stand
  /// The figures that the game counts (Game::figures), by name.
  std::map<std::string, CountedFigure> figures;

  Reading reading = Reading::kWhole;
  /// The reason the rest, or all of it, couldn't be read: one sentence. Empty if it is whole.
  std::string problem;
  int lines = 0;  ///< those in the file of a record that is read partly
  int good = 0;   ///< of these, the good ones at its beginning

  /// It can be resumed as it is.
  [[nodiscard]] bool waits() const { return reading == Reading::kWhole && !over; }

  friend bool operator==(const MatchSummary&, const MatchSummary&) = default;
};

/// The summary of a record. `name` is how its problem calls it.
[[nodiscard]] MatchSummary summarize(std::string_view text, std::string_view name);

/// As one JSON object, without line ends; and back. None if it isn't one of ours.
[[nodiscard]] std::string summaryText(const MatchSummary& summary);
[[nodiscard]] std::optional<MatchSummary> parseSummary(std::string_view text);

}  // namespace raindelay::shelf
