#include "games/quick_baseball/solution.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <list>
#include <map>
#include <mutex>
#include <sstream>
#include <tuple>

#include "core/little_endian.h"
#include "core/simplex.h"
#include "core/streams.h"

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;
using Late = solutions::Late;
using Solved = std::shared_ptr<const HalfInning>;

constexpr int kMostAtOnce = 4;  // runs of a pitch
/// A side whose chance is less, whatever the half-inning brings, has as good as lost.
constexpr double kLost = 0.0005;
/// Of solved half-innings so many leads are kept: more than one half-inning has.
constexpr std::size_t kKept = 64;

/// Nothing that is done makes a difference any more.
class Settled final : public Prospects {
 public:
  explicit Settled(double worth) : worth_(worth) {}
  [[nodiscard]] double before(std::size_t /*situation*/, std::size_t /*hands*/) const override {
    return worth_;
  }

 private:
  double worth_;
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
        ahead_(odds_) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Solved& runs() const { return runs_; }
  [[nodiscard]] const HalfInningResults& results() const { return results_; }
  [[nodiscard]] const MatchOdds& odds() const { return odds_; }

  [[nodiscard]] Solved at(const Board& board, const Late& late) {
    const Context context = contextOf(board);
    const std::size_t batter = board.of(board.batting()).batter;
    const double chance =
        odds_.before(context.half, context.lead, {batter, context.relieved}, context.fielding);
    if (chance < kHopeless) return nullptr;
    const std::lock_guard lock(mutex_);
    if (!solveOdds(kSolvedHalves, late) || isWon(context)) return nullptr;
    return solve(context, late);
  }

  /// The odds by which half-innings are solved.
  [[nodiscard]] const MatchOdds& solvedOdds(std::size_t halves) {
    const std::lock_guard lock(mutex_);
    solveOdds(halves, {});
    return ahead_;
  }

  [[nodiscard]] HalfInning::Exploitability exploitability(const Board& board, const After& after) {
    const Context context = contextOf(board);
    const std::lock_guard lock(mutex_);
    solveOdds(kSolvedHalves, {});
    std::map<int, HalfInning::Answers> answers;
    return answersTo(context, after, answers).gains;
  }

 private:
  static constexpr int kBatters = 9;
  /// With less chance at a half-inning's beginning none of its positions is worth the trouble.
  static constexpr double kHopeless = kLost / 10;

  /// Where a half-inning stands in its match.
  struct Context {
    int half = 0;  ///< of regular time
    int lead = 0;  ///< of the side at bat
    std::size_t anchor = 0;
    MatchOdds::Team fielding;
    bool relieved = false;

    [[nodiscard]] auto key() const {
      return std::tuple(half, lead, anchor, fielding.batter, fielding.faces, relieved);
    }
    [[nodiscard]] Context after(int runs) const {
      Context scored = *this;
      scored.lead += runs;
      scored.anchor = (anchor + static_cast<std::size_t>(runs)) % Game::kAnchors;
      return scored;
    }
  };
  struct Kept {
    Context context;
    Solved solved;
  };

  [[nodiscard]] Context contextOf(const Board& board) const {
    const quick_baseball::Team& batting = board.of(board.batting());
    const quick_baseball::Team& fielding = board.of(board.fielding());
    return {.half = odds_.like(board.halfInning),
            .lead = batting.runs - fielding.runs,
            .anchor = Game::anchorOf(board),
            .fielding = {fielding.batter, batting.relief},
            .relieved = board.relief()};
  }

  /// The worth of the third out; by `after`, if there is one.
  [[nodiscard]] HalfInning::Ends ends(const Context& context, const After& after = {}) const {
    HalfInning::Ends ends{};
    for (const bool relief : {false, true}) {
      for (std::size_t batter = 0; batter < 9; ++batter) {
        const MatchOdds::Team batting{batter, relief};
        ends[relief ? 1 : 0][batter] =
            after ? after(context.lead, batting)
                  : ahead_.after(context.half, context.lead, batting, context.fielding);
      }
    }
    return ends;
  }
  /// The chance of the side at bat if the worst comes to the worst.
  [[nodiscard]] double least(const Context& context) const {
    double least = 1;
    for (const auto& byBatter : ends(context)) {
      least = std::min(least, *std::min_element(byBatter.begin(), byBatter.end()));
    }
    return least;
  }
  [[nodiscard]] bool isWon(const Context& context) const {
    return context.lead >= MatchOdds::kMostLead || 1 - least(context) < kLost;
  }

  /// Solves, unless they are known, so many half-innings for their odds, the last one first, for
  /// each leads to the next; goes on where it was stopped. False if it gets late.
  bool solveOdds(std::size_t halves, const Late& late) {
    if (!asked_) {
      asked_ = true;
      const auto bytes = solutions::kept(nameOfHalves(rules_));
      if (auto known = bytes ? SolvedHalves::from(*bytes) : std::nullopt) see(*std::move(known));
    }
    halves = std::min(halves, static_cast<std::size_t>(odds_.last()) + 1);
    while (solved_.shifts.size() < halves) {
      const int half = odds_.last() - static_cast<int>(solved_.shifts.size());
      for (; solvedBatters_ < kBatters; ++solvedBatters_) {
        if (!solveOdds(half, solvedBatters_, late)) return false;
      }
      SolvedHalves solved = solved_;
      solved.shifts.push_back(std::exchange(underWay_, {}));
      solvedBatters_ = 0;
      see(std::move(solved));
      solutions::keep(nameOfHalves(rules_), solved_.bytes());
    }
    return true;
  }
  /// Likewise this one, for the batter who leads off if it is tied, and with each run of lead for
  /// the next one: so all of it is solved together.
  bool solveOdds(int half, int batter, const Late& late) {
    constexpr MatchOdds::Team kReference{4, true};  // stands for all (SolvedHalves)
    constexpr int kMostLead = SolvedHalves::kMostLead;
    for (int lead = -kMostLead; lead <= kMostLead; ++lead) {
      const std::size_t first = static_cast<std::size_t>(batter + lead + 2 * kBatters) % kBatters;
      const Context context{
          .half = half, .lead = lead, .anchor = first, .fielding = kReference, .relieved = false};
      if (odds_.endsWithLead(half) && lead > 0) break;
      if (isWon(context)) continue;
      const Solved solved = solve(context, late);
      if (!solved) return false;
      for (const bool relief : {false, true}) {
        const double exact = solved->worth(solved->game().startOf(relief, static_cast<int>(first)));
        const double forRuns = ahead_.before(half, lead, {first, relief}, kReference);
        const bool open = std::min(exact, forRuns) > 0 && std::max(exact, forRuns) < 1;
        if (!open) continue;
        underWay_[SolvedHalves::placeOf(lead)][relief ? 1 : 0][first] =
            static_cast<float>(logOdds(exact) - logOdds(forRuns));
      }
    }
    return true;
  }
  void see(SolvedHalves solved) {
    solved_ = std::move(solved);
    ahead_ = MatchOdds(results_, rules_.config().innings, solved_);
    kept_.clear();
  }

  /// What runs lead to depends on where the half-inning stands alone, and not on how it came there:
  /// so do all choices. None if it gets late.
  Solved solve(const Context& context, const Late& late) {
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
    aim.end = ends(context);
    aim.anchor = context.anchor;
    aim.relieved = context.relieved;
    for (int runs = 1; runs <= kMostAtOnce; ++runs) {
      auto& scored = aim.scored[static_cast<std::size_t>(runs) - 1];
      scored = prospects(context.after(runs), late);
      if (!scored) return nullptr;
    }
    Solved solved = HalfInning::solve(runs_->sharedGame(), aim, late);
    if (!solved) return nullptr;
    kept_.push_front({context, solved});
    if (kept_.size() > kKept) kept_.pop_back();
    return solved;
  }

  /// None if it gets late.
  std::shared_ptr<const Prospects> prospects(const Context& context, const Late& late) {
    if (isWon(context)) return std::make_shared<Settled>((1 + least(context)) / 2);
    return solve(context, late);
  }

  /// The best answers to what is played from this lead on; `known` by lead.
  HalfInning::Answers answersTo(const Context& context, const After& after,
                                std::map<int, HalfInning::Answers>& known) {
    const auto found = known.find(context.lead);
    if (found != known.end()) return found->second;
    HalfInning::Answers answers;
    if (isWon(context)) {
      const double least = this->least(context);
      answers = {{0, 1 - least}, std::make_shared<Settled>(1), std::make_shared<Settled>(least)};
    } else {
      HalfInning::Scored afterBatter;
      HalfInning::Scored afterPitcher;
      double anywhere = 0;
      for (int runs = 1; runs <= kMostAtOnce; ++runs) {
        const HalfInning::Answers scored = answersTo(context.after(runs), after, known);
        afterBatter[static_cast<std::size_t>(runs) - 1] = scored.batter;
        afterPitcher[static_cast<std::size_t>(runs) - 1] = scored.pitcher;
        anywhere = std::max(anywhere, scored.gains.anywhere);
      }
      const HalfInning::Ends end = ends(context, after);
      answers = solve(context, {})->answers(end, afterBatter, afterPitcher);
      answers.gains.anywhere = std::max(answers.gains.anywhere, anywhere);
    }
    return known[context.lead] = answers;
  }

  Rules rules_;
  Solved runs_;
  HalfInningResults results_;
  MatchOdds odds_;
  std::mutex mutex_;
  bool asked_ = false;  ///< for what was kept
  SolvedHalves solved_;
  MatchOdds ahead_;                  ///< by solved_
  SolvedHalves::Shifts underWay_{};  ///< of the half-inning that is solved next
  int solvedBatters_ = 0;            ///< of those who lead off in it
  std::list<Kept> kept_;             ///< the one that was used last first
};

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

/// What a half-inning's solution says of bat or pitch, in the worth that it was solved for. To the
/// side in the field that is what it leaves of 1.
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
  static_cast<Board&>(state) = view;  // nothing lies face down
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
