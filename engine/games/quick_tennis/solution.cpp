#include "games/quick_tennis/solution.h"

#include <algorithm>
#include <limits>
#include <locale>
#include <numeric>
#include <sstream>

#include "core/matrix_game.h"
#include "core/streams.h"
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

bool sameCards(const Rules& rules) {
  return rules.cards().packs[0] == rules.cards().packs[1];
}

/// A frequency or a chance, but for what adding up many may round.
bool isShare(double share) {
  constexpr double kRounding = 1e-9;
  return share >= -kRounding && share <= 1 + kRounding;
}

}  // namespace

std::string Solution::nameOf(const Rules& rules) {
  std::ostringstream name;
  letThrow(name);
  name << "quick-tennis 1, returns that were read " << rules.config().readReturns;
  for (const Hand& pack : rules.cards().packs) {
    name << ", cards";
    pack.forEach([&](Card card) { name << ' ' << int{quadrantOf(card)}; });
  }
  for (const auto& call : rules.cards().calls) {
    name << ", call";
    for (const Quadrant to : call) name << ' ' << int{to};
  }
  return name.str();
}

std::optional<Solution> Solution::of(const Rules& rules, const solutions::Late& late) {
  Solution solution;
  for (const Seat server : {Seat(0), Seat(1)}) {
    auto& solved = solution.solved_[static_cast<std::size_t>(server.index())];
    solved =
        server == Seat(1) && sameCards(rules) ? solution.solved_[0] : solve(rules, server, late);
    if (!solved) return std::nullopt;
  }
  return solution;
}

std::shared_ptr<const Solution::Solved> Solution::solve(const Rules& rules, Seat server,
                                                        const solutions::Late& late) {
  const auto point = PointGame::make(rules, server, late);
  if (!point) return nullptr;
  const ExtensiveGame& game = point->game();
  CounterfactualRegret regret(game);
  Strategy strategy;
  auto solved = std::make_shared<Solved>();
  for (int rounds = 0; solved->gap >= kGap && rounds < kMostRounds; rounds += kRounds) {
    for (int round = 0; round < kRounds; ++round) {
      if (late && late()) return nullptr;
      regret.run(1);
    }
    strategy = regret.mean();
    solved->gap = raindelay::exploitability(game, strategy);
  }
  const std::vector<double> worths = raindelay::worths(game, strategy);
  solved->worth = worths.back();
  for (const auto& [known, node] : point->positions()) {
    solved->worths.try_emplace(known, worths[static_cast<std::size_t>(node)]);
  }
  for (const auto& [known, bucket] : point->buckets()) {
    const auto& choices = game.choicesOf(bucket);
    const auto begin = strategy.begin() + static_cast<std::ptrdiff_t>(choices.begin);
    solved->shares.try_emplace(known, begin, begin + static_cast<std::ptrdiff_t>(choices.count));
  }
  return solved;
}

std::string Solution::bytes() const {
  std::ostringstream out;
  letThrow(out);
  out.imbue(std::locale::classic());
  out.precision(std::numeric_limits<double>::max_digits10);
  for (const auto& solved : solved_) {
    if (&solved != &solved_[0] && solved == solved_[0]) break;
    out << solved->worth << ' ' << solved->gap << '\n' << solved->shares.size() << '\n';
    for (const auto& [known, shares] : solved->shares) {
      out << known << ' ' << shares.size();
      for (const double share : shares) out << ' ' << share;
      out << '\n';
    }
    out << solved->worths.size() << '\n';
    for (const auto& [known, worth] : solved->worths) out << known << ' ' << worth << '\n';
  }
  return out.str();
}

std::optional<Solution> Solution::from(const Rules& rules, std::string_view bytes) {
  std::istringstream in{std::string(bytes)};
  letThrow(in);
  in.imbue(std::locale::classic());
  const auto read = [&]() -> std::shared_ptr<const Solved> {
    auto solved = std::make_shared<Solved>();
    std::size_t count = 0;
    std::string known;
    in >> solved->worth >> solved->gap >> count;
    for (; in && count > 0; --count) {
      std::size_t choices = 0;
      in >> known >> choices;
      if (!in || choices > Choices::capacity()) return nullptr;
      std::vector<double>& shares = solved->shares[known];
      shares.resize(choices);
      for (double& share : shares) in >> share;
      if (!in || !std::all_of(shares.begin(), shares.end(), isShare)) return nullptr;
      const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
      if (!isShare(sum) || !isShare(2 - sum)) return nullptr;
    }
    in >> count;
    for (; in && count > 0; --count) {
      in >> known;
      in >> solved->worths[known];
      if (!isShare(solved->worths[known])) return nullptr;
    }
    return in && isShare(solved->worth) ? solved : nullptr;
  };
  Solution solution;
  solution.solved_[0] = read();
  solution.solved_[1] = sameCards(rules) ? solution.solved_[0] : read();
  if (!solution.solved_[0] || !solution.solved_[1] || !(in >> std::ws).eof()) return std::nullopt;
  return solution;
}

std::optional<double> Solution::serverWins(const Rules& rules, const State& state) const {
  const auto& worths = at(state.server()).worths;
  const auto found = worths.find(positionIn(rules, state));
  return found == worths.end() ? std::nullopt : std::optional(found->second);
}

std::vector<double> Solution::shares(const View& view) const {
  const auto& shares = at(view.server()).shares;
  const auto found = shares.find(knowledgeIn(view));
  return found == shares.end() ? std::vector<double>() : found->second;
}

Action Solution::choose(const Rules& rules, const View& view, const ActionList& legal,
                        Stream& random, const solutions::Late& /*late*/) const {
  const Moment<State> moment = Evaluator(rules).before(view, rules.sample(view, random));
  const Choices choices = choicesOf(rules, moment.state, view.seat);
  std::vector<double> shares = this->shares(rules.view(moment.state, view.seat));
  shares.resize(choices.size(), 0);
  // Whoever has laid a card already stays with the choices that begin with it.
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
  for (std::size_t i = 0; i < choices.size(); ++i) {
    // A trace of each: what the solution never does may be all that is left.
    shares[i] = next(choices[i]) ? shares[i] + 1e-9 : 0;
  }
  return next(choices[draw(shares, random)]).value_or(legal[0]);
}

std::vector<std::pair<std::string, double>> Solution::exact() const {
  return {{"server-wins.0", serverWins(Seat(0))}, {"server-wins.1", serverWins(Seat(1))}};
}

}  // namespace raindelay::quick_tennis
