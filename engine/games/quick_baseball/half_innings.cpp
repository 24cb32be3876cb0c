#include "games/quick_baseball/half_innings.h"

#include <algorithm>
#include <utility>

namespace raindelay::quick_baseball {

namespace {

using Game = HalfInningGame;

constexpr int kBatters = 9;
constexpr int kMostAtOnce = 4;  // runs of a pitch
/// A side whose chance is less, whatever the half-inning brings, has as good as lost.
constexpr double kLost = 0.0005;
/// With less chance at a half-inning's beginning none of its positions is worth the trouble.
constexpr double kHopeless = kLost / 10;
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

HalfInnings::HalfInnings(const Rules& rules, std::string name, Solved runs,
                         HalfInningResults results)
    : rules_(rules),
      name_(std::move(name)),
      runs_(std::move(runs)),
      results_(std::move(results)),
      odds_(results_, rules.config().innings),
      ahead_(odds_) {}

HalfInnings::Context HalfInnings::Context::after(int runs) const {
  Context scored = *this;
  scored.lead += runs;
  scored.anchor = (anchor + static_cast<std::size_t>(runs)) % Game::kAnchors;
  return scored;
}

HalfInnings::Solved HalfInnings::at(const Board& board, const Late& late) {
  const Context context = contextOf(board);
  const std::size_t batter = board.of(board.batting()).batter;
  const double chance =
      odds_.before(context.half, context.lead, {batter, context.relieved}, context.fielding);
  if (chance < kHopeless) return nullptr;
  const std::lock_guard lock(mutex_);
  if (!solveOdds(kForOdds, late) || isWon(context)) return nullptr;
  return solve(context, late);
}

const MatchOdds& HalfInnings::solvedOdds(std::size_t halves) {
  const std::lock_guard lock(mutex_);
  solveOdds(halves, {});
  return ahead_;
}

HalfInning::Exploitability HalfInnings::exploitability(const Board& board, const After& after) {
  const Context context = contextOf(board);
  const std::lock_guard lock(mutex_);
  solveOdds(kForOdds, {});
  std::map<int, HalfInning::Answers> answers;
  return answersTo(context, after, answers).gains;
}

HalfInnings::Context HalfInnings::contextOf(const Board& board) const {
  const quick_baseball::Team& batting = board.of(board.batting());
  const quick_baseball::Team& fielding = board.of(board.fielding());
  return {.half = odds_.like(board.halfInning),
          .lead = batting.runs - fielding.runs,
          .anchor = Game::anchorOf(board),
          .fielding = {fielding.batter, batting.relief},
          .relieved = board.relief()};
}

HalfInning::Ends HalfInnings::ends(const Context& context, const After& after) const {
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

double HalfInnings::least(const Context& context) const {
  double least = 1;
  for (const auto& byBatter : ends(context)) {
    least = std::min(least, *std::min_element(byBatter.begin(), byBatter.end()));
  }
  return least;
}

bool HalfInnings::isWon(const Context& context) const {
  return context.lead >= MatchOdds::kMostLead || 1 - least(context) < kLost;
}

bool HalfInnings::solveOdds(std::size_t halves, const Late& late) {
  if (!asked_) {
    asked_ = true;
    const auto bytes = solutions::kept(name_);
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
    solutions::keep(name_, solved_.bytes());
  }
  return true;
}

bool HalfInnings::solveOdds(int half, int batter, const Late& late) {
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

void HalfInnings::see(SolvedHalves solved) {
  solved_ = std::move(solved);
  ahead_ = MatchOdds(results_, rules_.config().innings, solved_);
  kept_.clear();
}

HalfInnings::Solved HalfInnings::solve(const Context& context, const Late& late) {
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

std::shared_ptr<const Prospects> HalfInnings::prospects(const Context& context, const Late& late) {
  if (isWon(context)) return std::make_shared<Settled>((1 + least(context)) / 2);
  return solve(context, late);
}

HalfInning::Answers HalfInnings::answersTo(const Context& context, const After& after,
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

}  // namespace raindelay::quick_baseball
