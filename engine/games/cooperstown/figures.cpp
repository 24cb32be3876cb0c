// Figures of a finished match.

#include <algorithm>
#include <array>

#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

using Side = BallgameBook::Side;

int leadOfHome(const BallgameBook::Game& game) {
  return game.of(game.home).line.runs - game.of(game.home.other()).line.runs;
}

}  // namespace

/// `result` tells whether any game counts; averages "a team a game" are over such matches. A single
/// game's shares (`rain`, `home-win` …) are 0 or 1, a doubleheader's up to 2.
std::vector<Figure> Rules::figures(const Book& book) const {
  const auto& games = book.ballgame().games();
  const auto& courses = book.courses();
  // The number of finished games for which a condition holds.
  const auto count = [&](auto holds) {
    int found = 0;
    for (std::size_t i = 0; i < courses.size(); ++i) {
      found += courses[i].over && holds(courses[i], games[i]) ? 1 : 0;
    }
    return static_cast<double>(found);
  };
  const auto official = [&](auto holds) {
    return count([&](const Book::Course& course, const BallgameBook::Game& game) {
      return course.official && holds(course, game);
    });
  };
  const double counting = official([](const auto&, const auto&) { return true; });
  // A quantity a team a game, over the games with a result; 0 without one.
  const auto perTeamGame = [&](std::string_view id, auto quantity) {
    std::array<double, 2> sums{};
    for (std::size_t i = 0; i < courses.size(); ++i) {
      for (std::size_t team = 0; courses[i].official && team < 2; ++team) {
        sums[team] += quantity(games[i].sides[team]);
      }
    }
    const double whole = std::max(counting, 1.0);
    return figureOfSides(id, sums[0] / whole, sums[1] / whole);
  };
  const auto line = [](int LineScoreRow::*what) {
    return [what](const Side& side) { return side.line.*what; };
  };
  const auto total = [](BoxScore what) {
    return [what](const Side& side) { return side.total(what); };
  };
  int halfInnings = 0;
  for (const Book::Course& course : courses) halfInnings += course.halfInnings;
  return {
      {"result", counting > 0 ? 1.0 : 0.0},
      {"games", counting},
      perTeamGame("runs", line(&LineScoreRow::runs)),
      perTeamGame("hits", line(&LineScoreRow::hits)),
      perTeamGame("errors", line(&LineScoreRow::errors)),
      perTeamGame("left-on-base", line(&LineScoreRow::leftOnBase)),
      perTeamGame("home-runs", total(BoxScore::kHomeRuns)),
      perTeamGame("walks", total(BoxScore::kWalks)),
      perTeamGame("strikeouts", total(BoxScore::kStrikeouts)),
      perTeamGame("steals", total(BoxScore::kSteals)),
      perTeamGame("caught-stealing", total(BoxScore::kCaughtStealing)),
      {"half-innings", static_cast<double>(halfInnings)},
      {"rain", official([](const Book::Course& course, const auto&) { return course.rain; })},
      {"no-result",
       count([](const Book::Course& course, const auto&) { return !course.official; })},
      {"brawl", count([](const Book::Course& course, const auto&) { return course.brawl; })},
      {"home-win", official([](const auto&, const auto& game) { return leadOfHome(game) > 0; })},
      {"visitor-win", official([](const auto&, const auto& game) { return leadOfHome(game) < 0; })},
      {"tie", official([](const auto&, const auto& game) { return leadOfHome(game) == 0; })},
      {"extra-innings", official([&](const Book::Course& course, const auto&) {
         return course.halfInnings > 2 * config_.innings;
       })},
  };
}

}  // namespace raindelay::cooperstown
