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
  name << "quick-tennis 2, returns that were read " << rules.config().readReturns;
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
  const std::vector<double> ofChoices = worthsOfChoices(game, strategy);
  for (const auto& [known, bucket] : point->buckets()) {
    const auto& choices = game.choicesOf(bucket);
    const auto own = [&](const std::vector<double>& all) {
      const auto begin = all.begin() + static_cast<std::ptrdiff_t>(choices.begin);
      return std::vector<double>(begin, begin + static_cast<std::ptrdiff_t>(choices.count));
    };
    solved->mixed[known] = {own(strategy), own(ofChoices)};
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
    out << solved->worth << ' ' << solved->gap << '\n' << solved->mixed.size() << '\n';
    for (const auto& [known, mixed] : solved->mixed) {
      out << known << ' ' << mixed.shares.size();
      for (const double share : mixed.shares) out << ' ' << share;
      for (const double worth : mixed.worths) out << ' ' << worth;
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
      auto& [shares, wins] = solved->mixed[known];
      for (auto* all : {&shares, &wins}) {
        all->resize(choices);
        for (double& one : *all) in >> one;
        if (!in || !std::all_of(all->begin(), all->end(), isShare)) return nullptr;
      }
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

const Solution::Mixed* Solution::mixed(const View& view) const {
  const auto& mixed = at(view.server()).mixed;
  const auto found = mixed.find(knowledgeIn(view));
  return found == mixed.end() ? nullptr : &found->second;
}

std::vector<double> Solution::shares(const View& view) const {
  const Mixed* mixed = this->mixed(view);
  return mixed == nullptr ? std::vector<double>() : mixed->shares;
}

namespace {

/// The choices that a seat had at the beginning of what it stands in, and what it has laid of them.
struct Begun {
  Begun(const Rules& rules, const View& now)
      : moment(Evaluator(rules).before(now, anyState(rules, now))),
        choices(choicesOf(rules, moment.state, now.seat)),
        view(rules.view(moment.state, now.seat)) {}

  /// True if a choice begins like this, and goes on with an action.
  [[nodiscard]] bool leads(const Line& line, Action action) const {
    const Line& begun = moment.own;
    return line.size() > begun.size() &&
           std::equal(begun.begin(), begun.end(), line.begin(), alike) &&
           alike(line[begun.size()], action);
  }

  Moment<State> moment;
  Choices choices;
  View view;

 private:
  /// What lies face down is no matter: it goes back to the hands.
  [[nodiscard]] static State anyState(const Rules& rules, const View& view) {
    Stream random(0, "face-down");
    return rules.sample(view, random);
  }
};

}  // namespace

std::optional<solutions::Choice> Solution::judged(const Rules& rules, const View& view,
                                                  const ActionList& legal,
                                                  const solutions::Late& /*late*/) const {
  const Begun begun(rules, view);
  const Mixed* mixed = this->mixed(begun.view);
  if (mixed == nullptr || mixed->shares.size() != begun.choices.size()) return std::nullopt;
  const MatchOdds odds(rules.config(), {serverWins(Seat(0)), serverWins(Seat(1))});
  const auto ofMatch = [&](double point) {
    const double first = odds.ofFirst(view, view.seat == view.server() ? point : 1 - point);
    return view.seat == Seat(0) ? first : 1 - first;
  };
  solutions::Choice choice{{}, begun.view.phase != Phase::kRecover};
  double sum = 0;
  for (const Action action : legal) {
    const auto first = std::find_if(legal.begin(), legal.end(),
                                    [&](Action other) { return alike(action, other); });
    solutions::Choice::Row row{0, 0, static_cast<std::size_t>(first - legal.begin())};
    double point = 0;
    for (std::size_t i = 0; i < begun.choices.size(); ++i) {
      if (!begun.leads(begun.choices[i], action)) continue;
      point = std::max(point, mixed->worths[i]);
      if (*first == action) row.share += mixed->shares[i];
    }
    row.worth = ofMatch(point);
    sum += row.share;
    choice.rows.push_back(row);
  }
  const auto lessWorth = [](const auto& one, const auto& other) { return one.worth < other.worth; };
  auto& best = *std::max_element(choice.rows.begin(), choice.rows.end(), lessWorth);
  if (!choice.mixed || sum <= 0) {
    for (auto& row : choice.rows) row.share = 0;
    best.share = sum = 1;
  }
  for (auto& row : choice.rows) row.share /= sum;
  return choice;
}

Action Solution::choose(const Rules& rules, const View& view, const ActionList& legal,
                        Stream& random, const solutions::Late& /*late*/) const {
  const Begun begun(rules, view);
  std::vector<double> shares = this->shares(begun.view);
  shares.resize(begun.choices.size(), 0);
  // Whoever has laid a card already stays with the choices that begin with it.
  const auto next = [&](const Line& line) {
    return std::find_if(legal.begin(), legal.end(),
                        [&](Action action) { return begun.leads(line, action); });
  };
  for (std::size_t i = 0; i < shares.size(); ++i) {
    // A trace of each: what the solution never does may be all that is left.
    shares[i] = next(begun.choices[i]) == legal.end() ? 0 : shares[i] + 1e-9;
  }
  const auto* chosen = next(begun.choices[draw(shares, random)]);
  return chosen == legal.end() ? legal[0] : *chosen;
}

std::vector<std::pair<std::string, double>> Solution::exact() const {
  return {{"server-wins.0", serverWins(Seat(0))}, {"server-wins.1", serverWins(Seat(1))}};
}

}  // namespace raindelay::quick_tennis
