// raindelay-lab simulate, bench

#include <algorithm>
#include <iostream>

#include "core/system.h"
#include "core/threads.h"
#include "lab/many.h"
#include "lab/output.h"

namespace raindelay::lab {

namespace {

Json spreadJson(const Spread& spread) {
  return {{"mean", spread.mean()},
          {"error", spread.standardError()},
          {"min", spread.min()},
          {"max", spread.max()},
          {"games", spread.count()}};
}

Json reportJson(const SimulationReport& report, const GameInfo& info, const SimulationSpec& spec) {
  Json json;
  json["game"] = info.id;
  json["seed"] = hexSeed(spec.seed);
  json["players"] = Json::array();
  for (const PlayerKind kind : spec.players) json["players"].push_back(nameOf(kind));
  json["games"] = report.games;
  json["complete"] = report.games == spec.games;
  json["actions"] = report.actions;
  json["wins"] = Json::array();
  for (std::size_t i = 0; i < spec.players.size(); ++i) json["wins"].push_back(report.wins[i]);
  json["ties"] = report.ties;
  json["undecided"] = report.undecided;
  json["figures"] = Json::object();
  for (const FigureSpread& figure : report.figures) {
    Json& row = json["figures"][figure.id];
    row["all"] = spreadJson(figure.all);
    if (report.hasResult) row["result"] = spreadJson(figure.withResult);
  }
  return json;
}

std::string spreadText(const Spread& spread) {
  return right(number(spread.mean(), 3), 10) + " ±" + left(number(spread.standardError(), 3), 6) +
         right(number(spread.min(), 1), 8) + right(number(spread.max(), 1), 8);
}

std::string share(std::int64_t part, std::int64_t whole) {
  const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  return right(number(percent, 2), 7) + "%";
}

void printReport(const SimulationReport& report, const GameInfo& info, const SimulationSpec& spec) {
  std::cout << info.title.source << ": " << report.games << " games, ";
  for (std::size_t i = 0; i < spec.players.size(); ++i) {
    std::cout << (i > 0 ? " against " : "") << nameOf(spec.players[i]);
  }
  std::cout << ", seed " << hexSeed(spec.seed) << "\n\n";
  if (report.games == 0) return;
  for (std::size_t i = 0; i < spec.players.size(); ++i) {
    std::cout << "seat " << i << " wins  " << share(report.wins[i], report.games) << '\n';
  }
  std::cout << "tie          " << share(report.ties, report.games) << '\n';
  std::cout << "no result    " << share(report.undecided, report.games) << "\n\n";
  const std::string columns = "      mean ± error      min     max";
  std::cout << left("", 17) << "all games" << left("", 28)
            << (report.hasResult ? "games with a result" : "") << '\n';
  std::cout << left("figure", 16) << columns << (report.hasResult ? "  " + columns : "") << '\n';
  for (const FigureSpread& figure : report.figures) {
    std::cout << left(figure.id, 16) << spreadText(figure.all)
              << (report.hasResult ? "  " + spreadText(figure.withResult) : "") << '\n';
  }
}

struct Measured {
  double seconds = 0;
  double actions = 0;    ///< a second
  double decisions = 0;  ///< of these the seats', without chance's draws
};

Measured measure(const Game& game, std::int64_t games) {
  const double begin = system::processorSeconds();
  const Played played = shelf::playRandomGames(game, 0, games);
  const double seconds = system::processorSeconds() - begin;
  return {seconds, static_cast<double>(played.actions()) / seconds,
          static_cast<double>(played.decisions) / seconds};
}

/// The number of games that take about a third of a second.
std::int64_t gamesToMeasure(const Game& game) {
  std::int64_t games = 16;
  while (measure(game, games).seconds < 0.15) games *= 2;
  return games * 2;
}

}  // namespace

int runSimulate(const Arguments& arguments) {
  const Result<shelf::ShelvedGame> shelved = shelvedFrom(arguments, arguments.plain()[0]);
  if (!shelved) return fail(shelved.error().message, kMisuse);
  const GameInfo& info = shelved->game->info();
  SimulationSpec spec;
  const auto players = playersFrom(arguments, *shelved->game);
  if (!players) return fail(players.error().message, kMisuse);
  const auto games = arguments.number("--games", 1000, 1, 100'000'000);
  if (!games) return fail(games.error().message, kMisuse);
  const auto threads = arguments.number("--threads", cores(), 1, 256);
  if (!threads) return fail(threads.error().message, kMisuse);
  const auto seed = arguments.seed(1);
  if (!seed) return fail(seed.error().message, kMisuse);
  spec.players = *players;
  spec.games = *games;
  spec.threads = static_cast<int>(*threads);
  spec.seed = *seed;
  const Interruption interruption;
  spec.stop = &interruption.happened();
  SimulationReport report;
  {
    ProgressBar progress(spec.games);
    spec.progress = [&progress](std::int64_t done) { progress.show(done); };
    report = shelf::simulateGame(*shelved->game, spec);
  }
  if (arguments.json()) {
    print(reportJson(report, info, spec));
  } else {
    printReport(report, info, spec);
  }
  if (report.games == spec.games) return kDone;
  return fail("interrupted after " + std::to_string(report.games) + " of " +
                  std::to_string(spec.games) + " games",
              kNo);
}

int runBench(const Arguments& arguments) {
  const auto runs = arguments.number("--runs", 5, 1, 1000);
  if (!runs) return fail(runs.error().message, kMisuse);
  std::vector<std::string_view> ids;
  for (const GameEntry& entry : allGames()) ids.push_back(entry.info->id);
  if (!arguments.plain().empty()) ids = {arguments.plain()[0]};
  Json json = Json::array();
  for (const std::string_view id : ids) {
    const Result<shelf::ShelvedGame> shelved = shelvedFrom(arguments, id);
    if (!shelved) return fail(shelved.error().message, kMisuse);
    const std::int64_t games = gamesToMeasure(*shelved->game);
    // Every run plays the same games: whichever is fast in actions is so in decisions.
    std::vector<Measured> all;
    for (std::int64_t i = 0; i < *runs; ++i) all.push_back(measure(*shelved->game, games));
    std::sort(all.begin(), all.end(),
              [](const Measured& a, const Measured& b) { return a.actions < b.actions; });
    const Measured& median = all[all.size() / 2];
    if (arguments.json()) {
      json.push_back({{"game", id},
                      {"actionsPerSecond", median.actions},
                      {"decisionsPerSecond", median.decisions},
                      {"slowest", all.front().actions},
                      {"fastest", all.back().actions},
                      {"gamesARun", games},
                      {"runs", *runs}});
    } else {
      std::cout << left(std::string(id), 24) << right(number(median.actions / 1e6, 2), 8)
                << " million actions/s, " << right(number(median.decisions / 1e6, 2), 6)
                << " of them decisions (median of " << *runs << ", " << games << " games each)\n";
    }
  }
  if (arguments.json()) print(json);
  return kDone;
}

}  // namespace raindelay::lab
