#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

/// The chance of winning between half-innings, as if all to come were played for runs. In the last
/// inning who is behind has up to 0.017 less (README).
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

  MatchOdds(const HalfInningResults& results, int innings);

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

 private:
  static constexpr std::size_t kLeads = 2 * kMostLead + 1;

  void reckon(int half, const HalfInningResults& results);
  [[nodiscard]] static std::size_t index(int half, int lead, Team batting, Team fielding);

  int last_;  ///< the last half-inning of regular time
  std::vector<float> chances_;
};

}  // namespace raindelay::quick_baseball
