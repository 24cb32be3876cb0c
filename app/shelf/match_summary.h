#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace raindelay::shelf {

/// How much of a record can be read.
enum class Reading {
  kWhole,
  kPartly,  ///< its beginning, which can be gone on with as a new match
  kNot,
};

/// What a game counts (raindelay::Figure): of the match, and where it is told of each seat, of
/// them.
struct CountedFigure {
  double value = 0;
  std::vector<double> ofSeats = {};

  friend bool operator==(const CountedFigure&, const CountedFigure&) = default;
};

/// A match in short, as its record tells: what a list of matches shows, and what statistics count.
struct MatchSummary {
  MatchSetup setup;  ///< the record's first line; of no game if that couldn't be read
  /// How it stands, one score a seat. Zeros if nothing could be replayed.
  std::vector<int> score;
  std::optional<int> winner;  ///< a seat
  bool decided = false;       ///< it counts: it has a winner, or is a tie
  bool over = false;
  int decisions = 0;  ///< actions of seats that stand
  /// What the game counts (Game::figures), by name.
  std::map<std::string, CountedFigure> figures;

  Reading reading = Reading::kWhole;
  /// Why the rest, or all of it, couldn't be read: one sentence. Empty if it is whole.
  std::string problem;
  int lines = 0;  ///< of a record that is read partly, how many its file has
  int good = 0;   ///< and so many at its beginning are well

  /// It can be gone on with as it is.
  [[nodiscard]] bool waits() const { return reading == Reading::kWhole && !over; }

  friend bool operator==(const MatchSummary&, const MatchSummary&) = default;
};

/// The summary of a record. `name` is how its problem calls it.
[[nodiscard]] MatchSummary summarize(std::string_view text, std::string_view name);

/// As one JSON object, without line ends; and back. None if it isn't one of ours.
[[nodiscard]] std::string summaryText(const MatchSummary& summary);
[[nodiscard]] std::optional<MatchSummary> parseSummary(std::string_view text);

}  // namespace raindelay::shelf
