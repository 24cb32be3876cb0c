// What is counted of a finished match.

#include <algorithm>
#include <array>

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

/// A quantity a team a game, over the games with a result; 0 without one.
Figure perTeamGame(std::string_view id, const State& state, std::uint16_t TeamLine::*quantity) {
  std::array<double, 2> sums{};
  int games = 0;
  for (const GameLine& game : state.games) {
    if (!game.official()) continue;
    for (std::size_t team = 0; team < 2; ++team) sums[team] += game.team[team].*quantity;
    ++games;
  }
  const int whole = std::max(games, 1);
  return figureOfSides(id, sums[0] / whole, sums[1] / whole);
}

/// How many games of the match a condition holds for.
template <class Condition>
double countGames(const State& state, Condition condition) {
  int count = 0;
  for (const GameLine& game : state.games) {
    if (game.ending != Ending::kNone && condition(game)) ++count;
  }
  return count;
}

int leadOfHome(const GameLine& game) {
  const auto home = static_cast<std::size_t>(game.home.index());
  return game.team[home].runs - game.team[1 - home].runs;
}

}  // namespace

/// `result` tells whether any game counts; averages "a team a game" are over such matches. A single
/// game's shares (`rain`, `home-win` …) are 0 or 1, a doubleheader's up to 2.
std::vector<Figure> Rules::figures(const State& state) const {
  const auto official = [](const GameLine& g) { return g.official(); };
  const double games = countGames(state, official);
  return {
      {"result", games > 0 ? 1.0 : 0.0},
      {"games", games},
      perTeamGame("runs", state, &TeamLine::runs),
      perTeamGame("hits", state, &TeamLine::hits),
      perTeamGame("errors", state, &TeamLine::errors),
      perTeamGame("left-on-base", state, &TeamLine::leftOnBase),
      perTeamGame("home-runs", state, &TeamLine::homeRuns),
      perTeamGame("walks", state, &TeamLine::walks),
      perTeamGame("strikeouts", state, &TeamLine::strikeouts),
      perTeamGame("steals", state, &TeamLine::steals),
      perTeamGame("caught-stealing", state, &TeamLine::caughtStealing),
      {"half-innings",
       [&] {
         double sum = 0;
         for (const GameLine& game : state.games) sum += game.halfInnings;
         return sum;
       }()},
      {"rain", countGames(state, [](const GameLine& g) { return g.ending == Ending::kRain; })},
      {"no-result",
       countGames(state, [](const GameLine& g) { return g.ending == Ending::kNoResult; })},
      {"brawl", countGames(state, [](const GameLine& g) { return g.brawl; })},
      {"home-win",
       countGames(state, [&](const GameLine& g) { return official(g) && leadOfHome(g) > 0; })},
      {"visitor-win",
       countGames(state, [&](const GameLine& g) { return official(g) && leadOfHome(g) < 0; })},
      {"tie",
       countGames(state, [&](const GameLine& g) { return official(g) && leadOfHome(g) == 0; })},
      {"extra-innings", countGames(state,
                                   [&](const GameLine& g) {
                                     return official(g) && g.halfInnings > 2 * config_.innings;
                                   })},
  };
}

}  // namespace raindelay::cooperstown
