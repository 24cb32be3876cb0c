#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/quick_baseball/half_inning.h"
#include "games/quick_baseball/half_innings.h"
#include "games/quick_baseball/match_odds.h"

namespace raindelay::quick_baseball {

/// Perfect play of a match, as far as it can be reckoned: each half-inning is solved for the chance
/// of winning, with what the inning, the lead, both teams' batters and their relief pitchers make
/// of what it brings. Exact in that are the half-inning's positions, all of them, with as many runs
/// as it takes until the match is as good as won; an estimate is what the half-innings after it
/// bring (MatchOdds). So the certificate, exploitability(), is one of each half-inning; over a
/// match the errors of these estimates come on top.
///
/// For the odds of our own table all half-innings of a match have been solved backwards, for all
/// batters and leads (SolvedHalves): they travel in the program. With other cards the last inning
/// alone is, by whoever asks for a half-inning first: some 30 seconds of a core, in 18 parts, so
/// that who is in a hurry loses no more than one of them; it is kept on disk.
///
/// Half-innings are solved as a match gets to them. Safe to be used by several threads.
class Solution {
 public:
  using Late = solutions::Late;

  /// What is given away at most, for people (measured: README).
  static constexpr Text kPromise = RD_TEXT(
      "QuickBaseball",
      "Solves each half-inning, a few seconds each: with the game's own cards nobody gains more "
      "than 0.1% of a match, but luck may beat it.");

  // As core/solutions.h asks for.
  [[nodiscard]] static std::string nameOf(const Rules& rules);
  /// The name under which SolvedHalves are kept.
  [[nodiscard]] static std::string nameOfHalves(const Rules& rules);
  /// Solves the half-inning for runs, to begin with; takes some seconds. None if runs have no end.
  [[nodiscard]] static std::optional<Solution> of(const Rules& rules, const Late& late = {});
  [[nodiscard]] static std::optional<Solution> from(const Rules& rules, std::string_view bytes);
  /// What of() has worked out.
  [[nodiscard]] std::string bytes() const;

  /// A half-inning played for runs, each as good as any other.
  [[nodiscard]] const HalfInning& runs() const;
  /// The chances between half-innings, played for runs: known at once.
  [[nodiscard]] const MatchOdds& odds() const;
  /// The same with so many half-innings at least solved for the chance of winning, from the last
  /// one backwards: half-innings are solved by these. Takes half a minute for the last inning, ten
  /// minutes for nine, unless they are known.
  [[nodiscard]] const MatchOdds& solvedOdds(std::size_t halves = HalfInnings::kForOdds) const;
  /// What perfect play for runs comes to, by id: `runs-from-batter-1` … `9`, of a half-inning in
  /// which this one leads off; `-relieved`: against the relief pitcher.
  [[nodiscard]] std::vector<std::pair<std::string, double>> exact() const;
  /// The half-inning under way, solved for the chance of winning; as the board's lead is. None if
  /// it gets late, or the match is as good as decided: then runs() is played.
  [[nodiscard]] std::shared_ptr<const HalfInning> halfInning(const Board& board,
                                                             const Late& late = {}) const;
  using After = HalfInnings::After;
  /// Its certificate: what both sides together could gain at most from here on, and from any
  /// position that runs may lead to; if half-innings are followed by what they are solved for, or
  /// by `after`: then with what the error of these odds costs. Takes some seconds.
  [[nodiscard]] HalfInning::Exploitability exploitability(const Board& board,
                                                          const After& after = {}) const;
  /// The chance of the side at bat; the match isn't over, and no card lies face down.
  [[nodiscard]] double chance(const State& state) const;
  /// Runs to come in the half-inning if both play for runs; likewise.
  [[nodiscard]] double runsToCome(const State& state) const;
  /// chance(), estimated from runsToCome(): at once, for no half-inning is solved for it.
  [[nodiscard]] double estimate(const State& state) const;
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random, const Late& late = {}) const;
  /// Judges each of `legal` by the half-inning solved for the chance of winning; none if it gets
  /// late, or the match is as good as decided.
  [[nodiscard]] std::optional<solutions::Choice> judged(const Rules& rules, const View& view,
                                                        const ActionList& legal,
                                                        const Late& late = {}) const;

 private:
  explicit Solution(std::unique_ptr<HalfInnings> halfInnings);

  std::unique_ptr<HalfInnings> halfInnings_;
};

}  // namespace raindelay::quick_baseball
