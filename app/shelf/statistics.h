#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shelf/match_summary.h"

namespace raindelay::shelf {

/// The outcome of a match for one of its players.
enum class MatchOutcome { kWon, kLost, kTied };

/// A match that counts, as one of its players sees it.
struct Appearance {
  const MatchSummary* match = nullptr;
  int seat = 0;
  MatchOutcome outcome = MatchOutcome::kTied;
  int score = 0;  ///< the player's
  int lead = 0;   ///< over the best of the others; below 0 behind it
};

/// Somebody who has played: a person by name, or a kind of computer player whatever it was called.
struct Contestant {
  std::string key;   ///< the same for all spellings of a name
  std::string name;  ///< as it was written the last time; of a computer player its kind
  bool computer = false;
  std::map<std::string, int> played;  ///< matches that count, by the id of their game
  [[nodiscard]] int playedInAll() const;
};

/// Somebody whom a contestant has met, and the outcome of their matches for the contestant. Where
/// a third one has won, the scores of these two decide; of several of a name or kind at a table
/// the best one counts.
struct Opponent {
  std::string key;   ///< as a contestant's
  std::string name;  ///< likewise
  bool computer = false;
  int won = 0;
  int lost = 0;
  int tied = 0;
  [[nodiscard]] int met() const { return won + lost + tied; }
};

/// Statistics of a player's matches of one game, or of all.
struct Statistics {
  std::vector<Appearance> matches;  ///< in the order in which they began
  int won = 0;
  int lost = 0;
  int tied = 0;
  int winningStreak = 0;  ///< the longest
  int losingStreak = 0;   ///< the longest
  int streak = 0;         ///< now: so many wins, below 0 so many losses; 0 after a tie
  double score = 0;       ///< a match, the mean
  double lead = 0;        ///< a match, the mean
  /// The first match with the highest score, and the one won by the most. None if there is none.
  std::optional<Appearance> highest;
  std::optional<Appearance> biggestWin;
  /// Means over the matches of what their game counts (MatchSummary::figures), by name: the
  /// player's own, and the match's where a game doesn't tell it of each seat.
  std::map<std::string, double> figures;
  /// People first, those met most first.
  std::vector<Opponent> opponents;
};

/// Statistics over matches. Those count that were read whole, were played to a result, by a person
/// at least, and weren't for practice. A name on two seats of a match has neither won nor lost it:
/// for that name it doesn't count, for the others it does.
class MatchStatistics {
 public:
  /// Makes letters alike that differ in size only.
  using Fold = std::function<std::string(const std::string&)>;

  /// The matches must outlive it; their order doesn't matter.
  MatchStatistics(std::span<const MatchSummary* const> matches, const Fold& fold);

  /// Those with a match that counts: people first, those who have played most first.
  [[nodiscard]] const std::vector<Contestant>& contestants() const { return contestants_; }
  /// Of a contestant, by key. `game`: an id; empty: all games.
  [[nodiscard]] Statistics of(const std::string& key, const std::string& game) const;
  /// Finished matches that were left out since they were practice.
  [[nodiscard]] int practised() const { return practised_; }
  /// Finished matches that were left out since computer players had all seats.
  [[nodiscard]] int amongComputers() const { return amongComputers_; }

 private:
  struct Counted {
    const MatchSummary* match;
    std::vector<std::string> keys;  ///< of its seats
  };
  void meet(const Counted& counted);

  std::vector<Counted> counted_;
  std::vector<Contestant> contestants_;
  int practised_ = 0;
  int amongComputers_ = 0;
};

}  // namespace raindelay::shelf
