#include "games/quick_tennis/solution.h"

#include <algorithm>

#include "games/quick_tennis/evaluator.h"

namespace raindelay::quick_tennis {

namespace {

constexpr int kRounds = 100;       // between two looks at what is left
constexpr int kMostRounds = 5000;  // far more than any table of six cards needs

/// True if two actions do the same, though perhaps with another card for the same quadrant.
bool alike(Action a, Action b) {
  return a.verb == b.verb &&
         (!playsCard(verbOf(a)) || quadrantOf(cardOf(a)) == quadrantOf(cardOf(b)));
}

}  // namespace

std::optional<Solution> Solution::of(const Rules& rules) {
  Solution solution(rules);
  for (const Seat server : {Seat(0), Seat(1)}) {
    solution.solved_[static_cast<std::size_t>(server.index())] = solve(rules, server);
    if (!solution.solved_[0]) return std::nullopt;
    if (rules.cards().packs[0] == rules.cards().packs[1]) {
      solution.solved_[1] = solution.solved_[0];
      break;
    }
  }
  return solution;
}

std::shared_ptr<const Solution::Solved> Solution::solve(const Rules& rules, Seat server) {
  const auto point = PointGame::make(rules, server);
  if (!point) return nullptr;
  const ExtensiveGame& game = point->game();
  CounterfactualRegret regret(game);
  Strategy strategy;
  auto solved = std::make_shared<Solved>();
  for (int rounds = 0; solved->gap >= kGap && rounds < kMostRounds; rounds += kRounds) {
    regret.run(kRounds);
    strategy = regret.mean();
    solved->gap = raindelay::exploitability(game, strategy);
  }
  solved->worth = worth(game, strategy);
  for (const auto& [known, bucket] : point->buckets()) {
    const auto& choices = game.choicesOf(bucket);
    const auto begin = strategy.begin() + static_cast<std::ptrdiff_t>(choices.begin);
    solved->shares.try_emplace(known, begin, begin + static_cast<std::ptrdiff_t>(choices.count));
  }
  return solved;
}

std::vector<double> Solution::shares(const View& view) const {
  const auto& shares = at(view.server()).shares;
  const auto found = shares.find(knowledgeIn(view));
  return found == shares.end() ? std::vector<double>() : found->second;
}

Action Solution::choose(const View& view, const ActionList& legal, Stream& random) const {
  const Moment<State> moment = Evaluator(rules_).before(view, rules_.sample(view, random));
  const Choices choices = choicesOf(rules_, moment.state, view.seat);
  std::vector<double> shares = this->shares(rules_.view(moment.state, view.seat));
  shares.resize(choices.size(), 0);
  // What is begun already is gone on with: of its choices each as often as the solution makes it.
  const auto next = [&](const Line& line) -> std::optional<Action> {
    const Line& begun = moment.own;
    if (line.size() <= begun.size() ||
        !std::equal(begun.begin(), begun.end(), line.begin(), alike)) {
      return std::nullopt;
    }
    const auto found = std::find_if(legal.begin(), legal.end(), [&](Action action) {
      return alike(action, line[begun.size()]);
    });
    return found == legal.end() ? std::nullopt : std::optional(*found);
  };
  double sum = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    // A trace of each: what the solution never does may be all that is left.
    shares[i] = next(choices[i]) ? shares[i] + 1e-9 : 0;
    sum += shares[i];
  }
  constexpr int kGrain = 1 << 20;
  double rest = sum * random.below(kGrain) / kGrain;
  Action chosen = legal[0];
  for (std::size_t i = 0; i < choices.size() && rest >= 0; ++i) {
    if (shares[i] <= 0) continue;
    chosen = *next(choices[i]);
    rest -= shares[i];
  }
  return chosen;
}

}  // namespace raindelay::quick_tennis
