#include "study/excitement.h"

#include <algorithm>
#include <cmath>

namespace raindelay::study {
namespace {

constexpr double kLeads = 0.55;
constexpr double kTrails = 0.45;
constexpr double kDecided = 0.9;
constexpr double kNearlyLost = 0.25;
constexpr double kMatters = 0.02;

int leadChangesIn(std::span<const double> chance) {
  int changes = 0;
  int leader = 0;  // 1: this side, -1: the other
  for (const double own : chance) {
    const int now = own >= kLeads ? 1 : own <= kTrails ? -1 : leader;
    if (leader != 0 && now != leader) ++changes;
    leader = now;
  }
  return changes;
}

/// What has to do with who won; `winners(i)` is the winner's chance at the i-th of so many points.
template <class Winners>
void lookBack(Excitement& match, std::size_t points, Winners winners) {
  double sum = 0;
  int behind = 0;
  for (std::size_t i = 0; i < points; ++i) {
    match.comeback |= winners(i) <= kNearlyLost;
    if (winners(i) >= 0.5) continue;
    sum += std::sqrt(0.5 - winners(i));
    ++behind;
  }
  if (behind > 0) match.drama = sum / behind;
  std::size_t first = points - 1;
  while (first > 0 && winners(first - 1) > kDecided) --first;
  match.decidedAt = points == 1 ? 0 : static_cast<double>(first) / static_cast<double>(points - 1);
}

}  // namespace

Excitement excitementOf(std::span<const double> chance) {
  Excitement match;
  if (chance.empty()) return match;
  match.leadChanges = leadChangesIn(chance);
  if (chance.back() == 1) lookBack(match, chance.size(), [&](auto i) { return chance[i]; });
  if (chance.back() == 0) lookBack(match, chance.size(), [&](auto i) { return 1 - chance[i]; });
  if (chance.size() < 2) return match;
  for (std::size_t i = 1; i < chance.size(); ++i) {
    const double change = std::abs(chance[i] - chance[i - 1]);
    match.surprise += change;
    match.suspense += change * change;
  }
  const auto steps = static_cast<double>(chance.size() - 1);
  match.surprise /= steps;
  match.suspense = std::sqrt(match.suspense / steps);
  return match;
}

std::array<double, kCurvePoints> curveOf(std::span<const double> chance) {
  std::array<double, kCurvePoints> curve{};
  const auto last = static_cast<double>(chance.size() - 1);
  for (std::size_t i = 0; i < kCurvePoints; ++i) {
    const double place = last * static_cast<double>(i) / (kCurvePoints - 1);
    const auto before = static_cast<std::size_t>(place);
    const std::size_t after = std::min(before + 1, chance.size() - 1);
    curve[i] = std::lerp(chance[before], chance[after], place - std::floor(place));
  }
  return curve;
}

double shareThatMatters(std::span<const double> gains) {
  if (gains.empty()) return 0;
  const auto matter =
      std::count_if(gains.begin(), gains.end(), [](double gain) { return gain > kMatters; });
  return static_cast<double>(matter) / static_cast<double>(gains.size());
}

}  // namespace raindelay::study
