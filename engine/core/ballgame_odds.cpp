#include "core/ballgame_odds.h"

#include <algorithm>
#include <cmath>

namespace raindelay {

namespace {

std::size_t index(int n) {
  return static_cast<std::size_t>(n);
}

}  // namespace

BallgameOdds::BallgameOdds(const Model& model) : model_(model) {
  model_.innings = std::min(model_.innings, kMostHalves / 2);
  // Beyond the last half-inning both sides bat as often again.
  for (int half = 2 * model_.innings; half >= 0; --half) {
    for (int lead = -kMostLead; lead <= kMostLead; ++lead) {
      double chance = lead > 0 ? 1 : (lead < 0 ? 0 : 0.5);
      if (half < 2 * model_.innings) chance = after(half, lead, model_.runs);
      table_[index(half)][index(lead + kMostLead)] = chance;
    }
  }
}

double BallgameOdds::before(int half, int lead) const {
  lead = std::clamp(lead, -kMostLead, kMostLead);
  return table_[index(half)][index(lead + kMostLead)];
}

double BallgameOdds::ofBatting(int half, int lead, double expected) const {
  // Extra innings are like the last one.
  const int regular = 2 * model_.innings;
  if (half >= regular) half = regular - 2 + half % 2;
  const double runs = std::max(expected, 0.0);
  return withHonour(after(half, lead, runs), lead + runs);
}

double BallgameOdds::withHonour(double chance, double lead) {
  constexpr double kHonour = 0.02;
  constexpr double kHalfWay = 10;
  return std::lerp(chance, 0.5 + 0.5 * lead / (kHalfWay + std::abs(lead)), kHonour);
}

double BallgameOdds::after(int half, int lead, double expected) const {
  // The home side in front doesn't bat last.
  if (half == 2 * model_.innings - 1 && lead > 0) return 1;
  constexpr int kMostRuns = 12;
  double likely = std::pow(model_.shape / (model_.shape + expected), model_.shape);
  double sum = 0;
  double rest = 1;
  for (int runs = 0; runs < kMostRuns && rest > 0; ++runs) {
    sum += likely * (1 - before(half + 1, -(lead + runs)));
    rest -= likely;
    likely *= (model_.shape + runs) / (runs + 1) * expected / (model_.shape + expected);
  }
  return sum + std::max(rest, 0.0) * (1 - before(half + 1, -(lead + kMostRuns)));
}

}  // namespace raindelay
