#include "games/quick_baseball/match_odds.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <utility>

#include "core/little_endian.h"
#include "core/simplex.h"

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;

constexpr std::size_t kMostCounted = 15;

/// A half-inning that is played by a solution: how likely each place in it is, with the runs so
/// far. Places of less than kGrain of chance are gathered in their order, and whenever they make up
/// a grain, the last of them goes on with it (systematic resampling): neighbours stand for each
/// other, and nothing is lost.
class Played {
 public:
  Played(const HalfInning& solution, std::size_t start) : solution_(solution) { now_[start] = 1; }

  std::vector<HalfInningResult> run() {
    const double runs = solution_.worth(now_.begin()->first);
    while (!now_.empty()) step();
    bend(runs);
    std::vector<HalfInningResult> results;
    for (std::size_t i = 0; i < ends_.size(); ++i) {
      if (ends_[i] == 0) continue;
      results.push_back({static_cast<float>(ends_[i]), static_cast<std::uint8_t>(i / 18),
                         static_cast<std::uint8_t>(i % 18 / 2), i % 2 != 0});
    }
    return results;
  }

 private:
  static constexpr double kGrain = 1e-5;

  void step() {
    const auto before = std::exchange(now_, {});
    for (const auto& [key, chance] : before) {
      const bool grain = chance < kGrain;
      if (grain) gathered_ += chance;
      if (grain && gathered_ < kGrain) continue;
      if (grain) gathered_ -= kGrain;
      pitch(key % positions(), key / positions(), grain ? kGrain : chance);
    }
  }

  void pitch(std::size_t position, std::size_t runs, double chance) {
    const HalfInning::Pitch pitch = solution_.pitch(position);
    const std::size_t rows = pitch.game.rows;
    const std::size_t columns = pitch.game.columns;
    const auto played = Simplex<kPitches>::solve(pitch.game.gain, rows, columns);
    const Game& game = solution_.game();
    const auto& outcomes = game.outcomes(game.situationOf(position));
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        const double share = chance * played.first[i] * played.second[j];
        if (share > 0) {
          goOn(position, runs, share, outcomes[pitch.choices[i]][pitch.pitches[j]]);
        }
      }
    }
  }

  void goOn(std::size_t position, std::size_t runs, double share, const Game::Outcome& outcome) {
    const Game& game = solution_.game();
    runs = std::min(runs + outcome.runs, kMostCounted);
    if (outcome.over) {
      const std::size_t relief = Game::isRelieved(game.situationOf(position)) ? 1 : 0;
      ends_[runs * 18 + outcome.leadsOff * 2U + relief] += share;
      return;
    }
    const std::size_t kept = game.handsAt(position) & outcome.kept;
    const auto better = [this](bool batter, std::size_t a, std::size_t b) {
      return (solution_.worth(a) >= solution_.worth(b)) == batter ? a : b;
    };
    now_[runs * positions() + game.answered(outcome.situation, kept, better)] += share;
  }

  /// The mean of the runs is known exactly: many or few are made as much likelier as it takes.
  void bend(double runs) {
    for (int time = 0; time < 20; ++time) {
      std::array<double, 3> moments{};
      for (std::size_t i = 0; i < ends_.size(); ++i) {
        const double one = runsAt(i);
        moments[0] += ends_[i];
        moments[1] += ends_[i] * one;
        moments[2] += ends_[i] * one * one;
      }
      const double mean = moments[1] / moments[0];
      const double variance = moments[2] / moments[0] - mean * mean;
      const double slope = variance > 0 ? (runs - mean) / variance : 0;
      for (std::size_t i = 0; i < ends_.size(); ++i) {
        ends_[i] *= std::exp(slope * (runsAt(i) - mean)) / moments[0];
      }
    }
  }

  [[nodiscard]] std::size_t positions() const { return solution_.game().positions(); }
  /// The runs that an entry of ends_ stands for.
  [[nodiscard]] static double runsAt(std::size_t end) {
    const std::size_t runs = end / 18;
    return static_cast<double>(runs);
  }

  const HalfInning& solution_;
  double gathered_ = kGrain / 2;
  std::map<std::size_t, double> now_;  ///< chances by runs and position
  std::array<double, (kMostCounted + 1) * 18> ends_{};
};

}  // namespace

HalfInningResults resultsOf(const HalfInning& solution) {
  HalfInningResults results;
  for (const bool relief : {false, true}) {
    for (std::size_t batter = 0; batter < 9; ++batter) {
      const std::size_t start = solution.game().startOf(relief, static_cast<int>(batter));
      results[relief ? 1 : 0][batter] = Played(solution, start).run();
    }
  }
  return results;
}

std::string SolvedHalves::bytes() const {
  std::string bytes;
  for (const Shifts& byLead : shifts) {
    for (const auto& byRelief : byLead) {
      for (const auto& byBatter : byRelief) {
        for (const float shift : byBatter) {
          little_endian::put(bytes, std::bit_cast<std::uint32_t>(shift));
        }
      }
    }
  }
  return bytes;
}

std::optional<SolvedHalves> SolvedHalves::from(std::string_view bytes) {
  constexpr float kMostShift = 20;  // far more than play for runs can be wrong by
  SolvedHalves found;
  if (bytes.size() % sizeof(Shifts) != 0 || bytes.size() > kMost * sizeof(Shifts)) {
    return std::nullopt;
  }
  found.shifts.resize(bytes.size() / sizeof(Shifts));
  for (Shifts& byLead : found.shifts) {
    for (auto& byRelief : byLead) {
      for (auto& byBatter : byRelief) {
        for (float& shift : byBatter) {
          shift = std::bit_cast<float>(little_endian::take<std::uint32_t>(bytes));
          if (!(std::abs(shift) < kMostShift)) return std::nullopt;
        }
      }
    }
  }
  return found;
}

double logOdds(double chance) {
  return std::log(chance / (1 - chance));
}

MatchOdds::MatchOdds(const HalfInningResults& results, int innings, const SolvedHalves& solved)
    : last_(2 * innings - 1),
      chances_(static_cast<std::size_t>(2 * innings) * kLeads * 18 * 18, 0.5F) {
  // A tie leads to the last inning again: once more, until that makes no difference.
  constexpr int kTimes = 12;
  for (int time = 0; time < kTimes; ++time) {
    reckon(last_, results, solved);
    reckon(last_ - 1, results, solved);
  }
  for (int half = last_ - 2; half >= 0; --half) reckon(half, results, solved);
}

std::size_t MatchOdds::index(int half, int lead, Team batting, Team fielding) {
  const auto number = [](const Team& team) { return team.batter * 2 + (team.faces ? 1U : 0U); };
  const auto leads = static_cast<std::size_t>(std::clamp(lead, -kMostLead, kMostLead) + kMostLead);
  const std::size_t teams = number(batting) * 18 + number(fielding);
  return (static_cast<std::size_t>(half) * kLeads + leads) * 18 * 18 + teams;
}

double MatchOdds::before(int half, int lead, Team batting, Team fielding) const {
  if (endsWithLead(half) && lead > 0) return 1;
  return chances_[index(like(half), lead, batting, fielding)];
}

double MatchOdds::after(int half, int lead, Team batting, Team fielding) const {
  if (half >= last_ && half % 2 == 1 && lead != 0) return lead > 0 ? 1 : 0;
  // NOLINTNEXTLINE(readability-suspicious-call-argument): sides change.
  return 1 - before(half + 1, -lead, fielding, batting);
}

void MatchOdds::reckon(int half, const HalfInningResults& results, const SolvedHalves& solved) {
  for (int lead = -kMostLead; lead <= kMostLead; ++lead) {
    for (std::size_t teams = 0; teams < std::size_t{18} * 18; ++teams) {
      const Team batting{teams / 18 / 2, teams / 18 % 2 != 0};
      const Team fielding{teams % 18 / 2, teams % 2 != 0};
      double sum = 0;
      for (const HalfInningResult& one : results[batting.faces ? 1 : 0][batting.batter]) {
        sum += one.chance * after(half, lead + one.runs, {one.leadsOff, one.relief}, fielding);
      }
      if (const auto toGo = static_cast<std::size_t>(last_ - half); toGo < solved.shifts.size()) {
        const auto& shifts = solved.shifts[toGo][SolvedHalves::placeOf(lead)];
        const double factor = std::exp(shifts[batting.faces ? 1 : 0][batting.batter]);
        sum = sum * factor / (1 - sum + sum * factor);
      }
      chances_[index(half, lead, batting, fielding)] = static_cast<float>(sum);
    }
  }
}

}  // namespace raindelay::quick_baseball
