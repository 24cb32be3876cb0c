#pragma once

#include <array>

namespace raindelay {

/// Estimates the probability that a side wins a ball game from where it stands, if both sides are
/// equally good. The runs of a half-inning are taken as negative binomial, which fits baseball's
/// better than Poisson's: most bring none, some bring many.
class BallgameOdds {
 public:
  /// The halves of an inning are numbered from 0 (the top of the first).
  struct Model {
    double runs = 0.5;   ///< mean of a half-inning
    double shape = 0.5;  ///< the lower, the more they come in bunches
    int innings = 9;     ///< after which the leader has won
  };

  explicit BallgameOdds(const Model& model);

  /// The chance of the side at bat in half-inning `half`, which leads by `lead` (below 0: is
  /// behind) and may expect so many more runs in it; a tie counts half. However lost or won a game
  /// is, a run still counts for a little: else a side that can't win would not care how it plays.
  [[nodiscard]] double ofBatting(int half, int lead, double expected) const;
  /// This chance, with a little weight on the lead that may be expected.
  [[nodiscard]] static double withHonour(double chance, double lead);

 private:
  static constexpr int kMostHalves = 18;
  static constexpr int kMostLead = 15;
  /// The chance of the side that bats in `half`, before it begins.
  [[nodiscard]] double before(int half, int lead) const;
  [[nodiscard]] double after(int half, int lead, double expected) const;

  Model model_;
  /// By half-inning and lead.
  std::array<std::array<double, 2 * kMostLead + 1>, kMostHalves + 1> table_{};
};

}  // namespace raindelay
