// What is counted of a finished match.

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

/// The mean of a quantity a team a game, over the games with a result; 0 without one.
double perTeamGame(const State& state, std::uint16_t TeamLine::*quantity) {
  int sum = 0;
  int teams = 0;
  for (const GameLine& game : state.games) {
    if (!game.official()) continue;
    sum += game.team[0].*quantity + game.team[1].*quantity;
    teams += 2;
  }
  return teams == 0 ? 0 : static_cast<double>(sum) / teams;
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
      {"runs", perTeamGame(state, &TeamLine::runs)},
      {"hits", perTeamGame(state, &TeamLine::hits)},
      {"errors", perTeamGame(state, &TeamLine::errors)},
      {"left-on-base", perTeamGame(state, &TeamLine::leftOnBase)},
      {"home-runs", perTeamGame(state, &TeamLine::homeRuns)},
      {"walks", perTeamGame(state, &TeamLine::walks)},
      {"strikeouts", perTeamGame(state, &TeamLine::strikeouts)},
      {"steals", perTeamGame(state, &TeamLine::steals)},
      {"caught-stealing", perTeamGame(state, &TeamLine::caughtStealing)},
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
