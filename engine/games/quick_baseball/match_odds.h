#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/quick_baseball/half_inning.h"

namespace raindelay::quick_baseball {

/// What a half-inning brings, and how likely that is.
struct HalfInningResult {
  float chance = 0;
  std::uint8_t runs = 0;
  std::uint8_t leadsOff = 0;  ///< the team's next batter, 0 … 8
  bool relief = false;        ///< the relief pitcher is in
};
/// By whether the relief pitcher is in at its beginning, then by the batter who leads off.
using HalfInningResults = std::array<std::array<std::vector<HalfInningResult>, 9>, 2>;

/// What half-innings bring if both play perfectly for runs.
[[nodiscard]] HalfInningResults resultsOf(const HalfInning& solution);

/// Corrections to the odds at the beginnings of half-innings, from solving these for the chance of
/// winning: the log odds log p / (1 - p) of the side at bat less those of play for runs. The
/// difference hardly depends on who bats afterwards, so one team of those stands for all.
struct SolvedHalves {
  /// Whoever is farther behind or ahead counts as if it were by this lead.
  static constexpr int kMostLead = 8;
  /// As many as a match of nine innings has.
  static constexpr std::size_t kMost = 18;
  /// Of a half-inning: by lead, from -kMostLead to kMostLead, relief pitcher and batter.
  using Shifts = std::array<std::array<std::array<float, 9>, 2>, 2 * kMostLead + 1>;

  /// From the bottom of the last inning backwards, as far as they are solved: so matches of any
  /// length have them in common.
  std::vector<Shifts> shifts;

  [[nodiscard]] static constexpr std::size_t placeOf(int lead) {
    return static_cast<std::size_t>(std::clamp(lead, -kMostLead, kMostLead) + kMostLead);
  }

  [[nodiscard]] std::string bytes() const;
  /// What bytes() gave; none if it can't be.
  [[nodiscard]] static std::optional<SolvedHalves> from(std::string_view bytes);
};

/// The logarithm of the odds of a chance between 0 and 1.
[[nodiscard]] double logOdds(double chance);

/// The chance of winning between half-innings: as if all to come were played for runs, but for
/// what solving them for the chance of winning has shown. Where that isn't known it is wrong by up
/// to 0.011 in the top of the last inning and 0.017 in its bottom; in those before, by 0.003 at
/// most (README of assets/players).
class MatchOdds {
 public:
  /// Larger leads count as this one: no more than once in ten thousand times does a side make one
  /// up in all of nine innings.
  static constexpr int kMostLead = 36;

  /// A team between half-innings.
  struct Team {
    std::size_t batter = 0;  ///< 0 … 8: leads off the next time
    bool faces = false;      ///< the other team's relief pitcher is in
  };

  MatchOdds(const HalfInningResults& results, int innings, const SolvedHalves& solved = {});

  /// The chance of the team that bats in half-inning `half` (from 0), before it begins; it leads by
  /// `lead`.
  [[nodiscard]] double before(int half, int lead, Team batting, Team fielding) const;
  /// The same if the half-inning is over, in which it now leads by so much; `batting` is how it
  /// stands then.
  [[nodiscard]] double after(int half, int lead, Team batting, Team fielding) const;
  /// True if the match ends as soon as the team at bat leads.
  [[nodiscard]] bool endsWithLead(int half) const { return half >= last_ && half % 2 == 1; }
  /// The half-inning of regular time that is like this one: extra innings are like the last.
  [[nodiscard]] int like(int half) const { return half <= last_ ? half : last_ - (half + 1) % 2; }
  /// The bottom of the last inning.
  [[nodiscard]] int last() const { return last_; }

 private:
  static constexpr std::size_t kLeads = 2 * kMostLead + 1;

  void reckon(int half, const HalfInningResults& results, const SolvedHalves& solved);
  [[nodiscard]] static std::size_t index(int half, int lead, Team batting, Team fielding);

  int last_;  ///< the last half-inning of regular time
  std::vector<float> chances_;
};

}  // namespace raindelay::quick_baseball
