#include "games/quick_baseball/solution.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <sstream>

#include "core/little_endian.h"
#include "core/simplex.h"
#include "core/streams.h"

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;
using Late = solutions::Late;
using Solved = HalfInnings::Solved;

}  // namespace

std::string Solution::nameOf(const Rules& rules) {
  const Config& config = rules.config();
  std::ostringstream name;
  letThrow(name);
  name << "quick-baseball 3, innings " << config.innings << ", steals discard "
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

std::string Solution::nameOfHalves(const Rules& rules) {
  // Neither the match's length nor what the last play's runs count as makes a difference.
  const Config config{.stealDiscards = rules.config().stealDiscards};
  return nameOf({config, rules.cards()}) + ", half-innings 1";
}

std::optional<Solution> Solution::of(const Rules& rules, const Late& late) {
  const Solved runs = HalfInning::solve(std::make_shared<const Game>(rules), {}, late);
  if (!runs) return std::nullopt;
  return Solution(
      std::make_unique<HalfInnings>(rules, nameOfHalves(rules), runs, resultsOf(*runs)));
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
  return Solution(
      std::make_unique<HalfInnings>(rules, nameOfHalves(rules), runs, std::move(results)));
}

Solution::Solution(std::unique_ptr<HalfInnings> halfInnings)
    : halfInnings_(std::move(halfInnings)) {}

const HalfInning& Solution::runs() const {
  return *halfInnings_->runs();
}
const MatchOdds& Solution::odds() const {
  return halfInnings_->odds();
}
HalfInning::Exploitability Solution::exploitability(const Board& board, const After& after) const {
  return halfInnings_->exploitability(board, after);
}
const MatchOdds& Solution::solvedOdds(std::size_t halves) const {
  return halfInnings_->solvedOdds(halves);
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

/// The number of an action among the rows, or the columns, of the pitch.
std::size_t numberOf(Action action, const HalfInning::Pitch& pitch, const Game& game) {
  const bool throws = verbOf(action) == Verb::kPitch;
  const Action sought = throws ? act(Verb::kPitch, game.firstLike(cardOf(action))) : action;
  std::size_t number = 0;
  while (sought != (throws ? act(Verb::kPitch, Card(pitch.pitches[number]))
                           : Game::choiceAt(pitch.choices[number]))) {
    ++number;
  }
  return number;
}

/// Judges bat or pitch by a half-inning's solution, in the worth that it was solved for; what that
/// leaves of 1 is the worth to the side in the field.
solutions::Choice pitchJudged(const HalfInning& solved, const View& view, const ActionList& legal) {
  const auto pitch = solved.pitch(solved.game().positionOf(view));
  const auto& [gain, again, most, rows, columns] = pitch.game;
  const auto both = Simplex<kPitches>::solve(gain, rows, columns);
  const bool throws = view.phase == Phase::kPitch;
  solutions::Choice choice{{}, true};
  std::vector<std::size_t> numbers;
  for (const Action action : legal) {
    const std::size_t own = numberOf(action, pitch, solved.game());
    double worth = 0;
    for (std::size_t i = 0; i < (throws ? rows : columns); ++i) {
      worth += throws ? both.first[i] * gain[i][own] : both.second[i] * gain[own][i];
    }
    const auto first = std::find(numbers.begin(), numbers.end(), own);
    const double share = throws ? both.second[own] : both.first[own];
    choice.rows.push_back({throws ? 1 - worth : worth, first == numbers.end() ? share : 0,
                           static_cast<std::size_t>(first - numbers.begin())});
    numbers.push_back(own);
  }
  return choice;
}

/// Likewise of any choice.
solutions::Choice judgedBy(const HalfInning& solved, const Rules& rules, const View& view,
                           const ActionList& legal) {
  if (view.phase >= Phase::kBat) return pitchJudged(solved, view, legal);
  solutions::Choice choice;
  State state;
  static_cast<Board&>(state) = static_cast<const Board&>(view);  // nothing lies face down
  for (const Action action : legal) {
    State after = state;
    NoEvents none;
    rules.apply(after, action, none);
    const double worth = worthIn(solved, rules, after);
    choice.rows.push_back({view.seat == view.batting() ? worth : 1 - worth, 0, choice.rows.size()});
  }
  const auto lessWorth = [](const auto& one, const auto& other) { return one.worth < other.worth; };
  std::max_element(choice.rows.begin(), choice.rows.end(), lessWorth)->share = 1;
  return choice;
}

}  // namespace

double Solution::chance(const State& state) const {
  const Solved solved = halfInning(state);
  return solved ? worthIn(*solved, halfInnings_->rules(), state) : estimate(state);
}

double Solution::runsToCome(const State& state) const {
  return worthIn(runs(), halfInnings_->rules(), state);
}

double Solution::estimate(const State& state) const {
  // Runs are taken as negative binomial: the more runners and the fewer outs, the less they come in
  // bunches. Fitted to solved half-innings from the sixth inning on, a few runs ahead or behind.
  constexpr std::array<std::array<double, 3>, 4> kShapes{
      {{0.55, 0.38, 0.3}, {1.1, 0.7, 0.35}, {2.2, 1.2, 0.55}, {4.5, 1.6, 0.6}}};
  constexpr int kMostRuns = 16;
  const quick_baseball::Team& batting = state.of(state.batting());
  const quick_baseball::Team& fielding = state.of(state.fielding());
  const int half = odds().like(state.halfInning);
  const int lead = batting.runs - fielding.runs;
  const MatchOdds::Team other{fielding.batter, batting.relief};
  const bool relief = state.relief();
  const auto runners = static_cast<std::size_t>(std::popcount(state.runners));
  const bool begins = runners + state.outs + state.balls + state.halfRuns == 0 &&
                      state.discard(Kind::kBatting).empty() &&
                      state.discard(Kind::kPitching).empty();
  if (begins) return odds().before(half, lead, {batting.batter, relief}, other);
  // By then the relief pitcher may be in or not, and of those on base none or all be left.
  const std::size_t anchor = Game::anchorOf(state);
  const auto after = [&](int runs) {
    double sum = 0;
    for (const std::size_t left : {0, 1, 2, 3}) {
      const std::size_t leadsOff = (anchor + static_cast<std::size_t>(runs) + 3 + left) % 9;
      for (const bool in : {relief, true}) {
        sum += odds().after(half, lead + runs, {leadsOff, in}, other) / 8;
      }
    }
    return sum;
  };
  const double mean = runsToCome(state);
  const double shape = kShapes[runners][state.outs];
  double likely = std::pow(shape / (shape + mean), shape);
  double rest = 1;
  double sum = 0;
  for (int runs = 0; runs < kMostRuns; ++runs) {
    sum += likely * after(runs);
    rest -= likely;
    likely *= (shape + runs) / (runs + 1) * mean / (shape + mean);
  }
  return sum + std::max(rest, 0.0) * after(kMostRuns);
}

Action Solution::choose(const Rules& rules, const View& view, const ActionList& legal,
                        Stream& random, const Late& late) const {
  if (legal.size() == 1) return legal[0];
  const Solved found = halfInning(view, late);
  std::vector<double> shares;
  for (const auto& row : judgedBy(found ? *found : runs(), rules, view, legal).rows) {
    shares.push_back(row.share);
  }
  return legal[draw(shares, random)];
}

std::optional<solutions::Choice> Solution::judged(const Rules& rules, const View& view,
                                                  const ActionList& legal, const Late& late) const {
  const Solved found = halfInning(view, late);
  if (!found) return std::nullopt;
  return judgedBy(*found, rules, view, legal);
}

std::vector<std::pair<std::string, double>> Solution::exact() const {
  std::vector<std::pair<std::string, double>> all;
  for (const bool relief : {false, true}) {
    for (int batter = 0; batter < 9; ++batter) {
      const std::string id = "runs-from-batter-" + std::to_string(batter + 1);
      all.emplace_back(id + (relief ? "-relieved" : ""),
                       runs().worth(runs().game().startOf(relief, batter)));
    }
  }
  return all;
}

}  // namespace raindelay::quick_baseball
