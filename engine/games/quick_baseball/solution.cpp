#include "games/quick_baseball/solution.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <list>
#include <mutex>
#include <sstream>
#include <tuple>

#include "core/little_endian.h"
#include "core/simplex.h"

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;
using Late = solutions::Late;
using Solved = std::shared_ptr<const HalfInning>;

/// After so many runs a half-inning's positions are still solved, after more estimated.
constexpr int kSolvedRuns = 2;
/// A match in which one side's chance is less is as good as decided.
constexpr double kDecided = 0.002;
/// Of solved half-innings so many are kept: those of two innings.
constexpr std::size_t kKept = 16;

/// The match is won.
class Settled final : public Prospects {
 public:
  [[nodiscard]] double before(std::size_t /*base*/, std::size_t /*hands*/) const override {
    return 1;
  }
};

/// The chance of winning by runs to come: a half-inning's are taken as negative binomial, which
/// have the same mean.
class Estimate final : public Prospects {
 public:
  /// `odds(relief, runs)` is the chance if so many runs more come.
  template <class Odds>
  Estimate(Solved runs, Odds odds) : runs_(std::move(runs)) {
    for (const bool relief : {false, true}) {
      for (std::size_t i = 0; i < kPoints; ++i) {
        const double mean = static_cast<double>(i) * kStep;
        double likely = std::pow(kShape / (kShape + mean), kShape);
        double rest = 1;
        double sum = 0;
        for (int more = 0; more < kMostRuns; ++more) {
          sum += likely * odds(relief, more);
          rest -= likely;
          likely *= (kShape + more) / (more + 1) * mean / (kShape + mean);
        }
        chances_[relief ? 1 : 0][i] = sum + std::max(rest, 0.0) * odds(relief, kMostRuns);
      }
    }
  }

  [[nodiscard]] double before(std::size_t base, std::size_t hands) const override {
    const double at = std::min(runs_->before(base, hands) / kStep, double{kPoints - 2});
    const auto point = static_cast<std::size_t>(at);
    const auto& chances = chances_[base >= runs_->game().firstRelieved() ? 1 : 0];
    return std::lerp(chances[point], chances[point + 1], at - std::floor(at));
  }

 private:
  static constexpr double kShape = 0.8;
  static constexpr double kStep = 1.0 / 16;
  static constexpr std::size_t kPoints = 16 * 8;
  static constexpr int kMostRuns = 12;

  Solved runs_;
  /// By whether the relief pitcher is in, then by runs to come.
  std::array<std::array<double, kPoints>, 2> chances_{};
};

}  // namespace

/// The half-innings that are solved.
class Solution::HalfInnings {
 public:
  HalfInnings(const Rules& rules, Solved runs, HalfInningResults results)
      : rules_(rules),
        runs_(std::move(runs)),
        results_(std::move(results)),
        odds_(results_, rules.config().innings),
        won_(std::make_shared<Settled>()) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Solved& runs() const { return runs_; }
  [[nodiscard]] const HalfInningResults& results() const { return results_; }
  [[nodiscard]] const MatchOdds& odds() const { return odds_; }

  [[nodiscard]] Solved at(const Board& board, const Late& late) {
    const quick_baseball::Team& batting = board.of(board.batting());
    const quick_baseball::Team& fielding = board.of(board.fielding());
    Context context;
    context.half = odds_.like(board.halfInning);
    context.lead = batting.runs - fielding.runs;
    context.fielding = {fielding.batter, batting.relief};
    context.relieved = board.relief();
    const double chance = odds_.before(context.half, context.lead, {batting.batter, board.relief()},
                                       context.fielding);
    if (std::min(chance, 1 - chance) < kDecided) return nullptr;
    const std::lock_guard lock(mutex_);
    return solve(context, kSolvedRuns, late);
  }

 private:
  /// Where a half-inning stands in its match.
  struct Context {
    int half = 0;  ///< of regular time
    int lead = 0;  ///< of the side at bat
    MatchOdds::Team fielding;
    bool relieved = false;

    [[nodiscard]] auto key() const {
      return std::tuple(half, lead, fielding.batter, fielding.faces, relieved);
    }
  };
  struct Kept {
    Context context;
    Solved solved;
  };

  Solved solve(const Context& context, int solvedRuns, const Late& late) {
    for (const bool relieved : {context.relieved, false}) {
      Context wanted = context;
      wanted.relieved = relieved;
      const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& one) {
        return one.context.key() == wanted.key();
      });
      if (found == kept_.end()) continue;
      kept_.splice(kept_.begin(), kept_, found);
      return found->solved;
    }
    HalfInning::Aim aim;
    aim.relieved = context.relieved;
    for (const bool relief : {false, true}) {
      for (std::size_t batter = 0; batter < 9; ++batter) {
        aim.end[relief ? 1 : 0][batter] =
            odds_.after(context.half, context.lead, {batter, relief}, context.fielding);
      }
    }
    for (int runs = 1; runs <= 4; ++runs) {
      Context scored = context;
      scored.lead += runs;
      auto& after = aim.scored[static_cast<std::size_t>(runs) - 1];
      after = prospects(scored, solvedRuns - runs, late);
      if (!after) return nullptr;
    }
    Solved solved = HalfInning::solve(runs_->sharedGame(), aim, late);
    if (!solved) return nullptr;
    kept_.push_front({context, solved});
    if (kept_.size() > kKept) kept_.pop_back();
    return solved;
  }

  /// None if it gets late.
  std::shared_ptr<const Prospects> prospects(const Context& context, int solvedRuns,
                                             const Late& late) {
    if (odds_.endsWithLead(context.half) && context.lead > 0) return won_;
    if (solvedRuns >= 0) return solve(context, solvedRuns, late);
    return std::make_shared<Estimate>(runs_, [&](bool relief, int runs) {
      // Who leads off the next time is open.
      double sum = 0;
      for (std::size_t batter = 0; batter < 9; ++batter) {
        for (const bool in : {relief, true}) {
          sum += odds_.after(context.half, context.lead + runs, {batter, in}, context.fielding);
        }
      }
      return sum / 18;
    });
  }

  Rules rules_;
  Solved runs_;
  HalfInningResults results_;
  MatchOdds odds_;
  std::shared_ptr<const Prospects> won_;
  std::mutex mutex_;
  std::list<Kept> kept_;  ///< the one that was used last first
};

std::string Solution::nameOf(const Rules& rules) {
  const Config& config = rules.config();
  std::ostringstream name;
  name << "quick-baseball 1, innings " << config.innings << ", steals discard "
       << config.stealDiscards << ", every run " << config.everyRun << ", pitches";
  for (const PitchCard& pitch : rules.cards().pitches) {
    name << ' ' << static_cast<int>(pitch.outer) << static_cast<int>(pitch.inner)
         << static_cast<int>(pitch.otherwise);
  }
  for (const BatCard& bat : rules.cards().bats) {
    name << ", bat";
    for (const auto& section : bat.reach) {
      name << ' ';
      for (const std::uint8_t base : section) name << int{base};
    }
  }
  return name.str();
}

std::optional<Solution> Solution::of(const Rules& rules, const Late& late) {
  const Solved runs = HalfInning::solve(std::make_shared<const Game>(rules), {}, late);
  if (!runs) return std::nullopt;
  return Solution(std::make_unique<HalfInnings>(rules, runs, resultsOf(*runs)));
}

std::string Solution::bytes() const {
  std::string bytes;
  for (const auto& byBatter : halfInnings_->results()) {
    for (const auto& results : byBatter) {
      little_endian::put(bytes, static_cast<std::uint16_t>(results.size()));
      for (const HalfInningResult& one : results) {
        little_endian::put(bytes, std::bit_cast<std::uint32_t>(one.chance));
        little_endian::put(bytes, one.runs);
        little_endian::put(bytes, one.leadsOff);
        little_endian::put(bytes, static_cast<std::uint8_t>(one.relief ? 1 : 0));
      }
    }
  }
  return bytes + runs().bytes();
}

namespace {

/// The results at the front of `bytes`; none if they can't be.
std::vector<HalfInningResult> takeResults(std::string_view& bytes) {
  constexpr std::size_t kSize = 7;
  std::vector<HalfInningResult> results;
  if (bytes.size() < 2) return {};
  const std::size_t count = little_endian::take<std::uint16_t>(bytes);
  if (bytes.size() < count * kSize) return {};
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    HalfInningResult one;
    one.chance = std::bit_cast<float>(little_endian::take<std::uint32_t>(bytes));
    one.runs = little_endian::take<std::uint8_t>(bytes);
    one.leadsOff = little_endian::take<std::uint8_t>(bytes);
    one.relief = little_endian::take<std::uint8_t>(bytes) != 0;
    if (!(one.chance >= 0) || one.leadsOff >= 9) return {};
    sum += one.chance;
    results.push_back(one);
  }
  constexpr double kRounding = 1e-3;
  if (!(std::abs(sum - 1) < kRounding)) return {};
  return results;
}

}  // namespace

std::optional<Solution> Solution::from(const Rules& rules, std::string_view bytes) {
  HalfInningResults results;
  for (auto& byBatter : results) {
    for (auto& one : byBatter) {
      one = takeResults(bytes);
      if (one.empty()) return std::nullopt;
    }
  }
  const Solved runs = HalfInning::from(std::make_shared<const Game>(rules), {}, bytes);
  if (!runs) return std::nullopt;
  return Solution(std::make_unique<HalfInnings>(rules, runs, std::move(results)));
}

Solution::Solution(std::unique_ptr<HalfInnings> halfInnings)
    : halfInnings_(std::move(halfInnings)) {}
Solution::Solution(Solution&&) noexcept = default;
Solution& Solution::operator=(Solution&&) noexcept = default;
Solution::~Solution() = default;

const HalfInning& Solution::runs() const {
  return *halfInnings_->runs();
}
const MatchOdds& Solution::odds() const {
  return halfInnings_->odds();
}
Solved Solution::halfInning(const Board& board, const Late& late) const {
  return halfInnings_->at(board, late);
}

namespace {

/// The worth of a state in this half-inning; questions are answered as both like best.
double worthIn(const HalfInning& solved, const Rules& rules, const State& state) {
  if (state.phase >= Phase::kBat) return solved.worth(solved.game().positionOf(state));
  const bool bats = rules.turn(state).seat == state.batting();
  std::optional<double> best;
  for (const Action action : rules.legal(state)) {
    State after = state;
    NoEvents none;
    rules.apply(after, action, none);
    const double worth = worthIn(solved, rules, after);
    if (!best || (bats ? worth > *best : worth < *best)) best = worth;
  }
  return *best;
}

/// The action that stands for a row or a column of the pitch.
Action actionOf(const HalfInning::Pitch& pitch, const Game& game, const View& view,
                std::size_t number) {
  if (view.phase == Phase::kPitch) {
    const Card card(pitch.pitches[number]);
    return act(Verb::kPitch, game.heldLike(card, view.held(Kind::kPitching)));
  }
  return Game::choiceAt(pitch.choices[number]);
}

}  // namespace

double Solution::chance(const State& state) const {
  const Solved solved = halfInning(state);
  if (solved) return worthIn(*solved, halfInnings_->rules(), state);
  const quick_baseball::Team& batting = state.of(state.batting());
  const quick_baseball::Team& fielding = state.of(state.fielding());
  return odds().before(state.halfInning, batting.runs - fielding.runs,
                       {batting.batter, state.relief()}, {fielding.batter, batting.relief});
}

Action Solution::choose(const Rules& rules, const View& view, const ActionList& legal,
                        Stream& random, const Late& late) const {
  if (legal.size() == 1) return legal[0];
  const Solved found = halfInning(view, late);
  const HalfInning& solved = found ? *found : runs();
  if (view.phase < Phase::kBat) {
    const State state = rules.sample(view, random);
    const double side = view.seat == view.batting() ? 1 : -1;
    const auto worth = [&](Action action) {
      State after = state;
      NoEvents none;
      rules.apply(after, action, none);
      return side * worthIn(solved, rules, after);
    };
    return *std::max_element(legal.begin(), legal.end(),
                             [&](Action a, Action b) { return worth(a) < worth(b); });
  }
  const auto pitch = solved.pitch(solved.game().positionOf(view));
  const auto both = Simplex<kPitches>::solve(pitch.game.gain, pitch.game.rows, pitch.game.columns);
  const bool throws = view.phase == Phase::kPitch;
  const Mixture<kPitches>& mixture = throws ? both.second : both.first;
  const std::size_t count = throws ? pitch.game.columns : pitch.game.rows;
  const std::size_t number = draw({mixture.data(), count}, random);
  return actionOf(pitch, solved.game(), view, number);
}

}  // namespace raindelay::quick_baseball
