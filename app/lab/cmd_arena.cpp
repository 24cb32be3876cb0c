// raindelay-lab arena

#include <algorithm>
#include <cmath>
#include <iostream>

#include "core/files.h"
#include "core/limits.h"
#include "core/system.h"
#include "core/threads.h"
#include "deck/csv.h"
#include "lab/arena_file.h"
#include "lab/many.h"
#include "lab/output.h"
#include "shelf/strength.h"

namespace raindelay::lab {

namespace {

/// All that the results depend on.
Json headerOf(const shelf::ShelvedGame& shelved, const ArenaSpec& spec) {
  Json header;
  header["format"] = "raindelay-arena/1";
  header["game"] = shelved.game->info().id;
  header["rules"] = shelved.game->info().rulesVersion;
  header["cards"] = shelved.fingerprint;
  header["options"] = Json::object();
  for (const OptionInfo& option : shelved.game->info().options) {
    header["options"][std::string(option.id)] = shelved.options.text(option.id);
  }
  header["players"] = Json::array();
  header["efforts"] = Json::array();
  for (const PlayerKind kind : spec.players) {
    header["players"].push_back(nameOf(kind));
    Json effort;
    if (const auto one = shelf::effort(*shelved.game, kind)) {
      effort = {{"iterations", one->iterations},
                {"trees", one->trees},
                {"horizon", one->horizon},
                {"guided", one->usesEvaluator}};
    }
    header["efforts"].push_back(effort);
  }
  header["seed"] = hexSeed(spec.seed);
  return header;
}

/// The outcome, by player.
struct Outcome {
  explicit Outcome(std::size_t players) : scores(players), thought(players) {}

  void add(const std::vector<double>& round) {
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i].add(round[i]);
  }
  [[nodiscard]] int matchesARound() const { return static_cast<int>(scores.size()); }
  [[nodiscard]] std::int64_t matches() const { return scores[0].count() * matchesARound(); }

  std::vector<Spread> scores;
  std::vector<std::vector<double>> thought;  ///< seconds a choice, of this run
};

Json outcomeJson(Outcome& outcome, Json json, bool complete) {
  json["rounds"] = outcome.scores[0].count();
  json["matches"] = outcome.matches();
  json["complete"] = complete;
  json["results"] = Json::array();
  for (std::size_t i = 0; i < outcome.scores.size(); ++i) {
    const WinRate rate = winRate(outcome.scores[i], outcome.matchesARound());
    Json row = {{"player", json["players"][i]},
                {"wins", rate.share},
                {"low", rate.low},
                {"high", rate.high}};
    if (!outcome.thought[i].empty()) {
      row["secondsP50"] = quantile(outcome.thought[i], 0.5);
      row["secondsP99"] = quantile(outcome.thought[i], 0.99);
    }
    json["results"].push_back(row);
  }
  return json;
}

void printOutcome(Outcome& outcome, const Json& header, const GameInfo& info) {
  std::cout << info.title.source << ": " << outcome.matches() << " matches in "
            << outcome.scores[0].count() << " rounds of the same draws, seed "
            << header["seed"].get<std::string>() << "\n\n"
            << "player       wins     95% interval        a choice, p50      p99\n";
  for (std::size_t i = 0; i < outcome.scores.size(); ++i) {
    const WinRate rate = winRate(outcome.scores[i], outcome.matchesARound());
    std::cout << left(header["players"][i].get<std::string>(), 10)
              << right(number(100 * rate.share, 1), 6) << "%   " << number(100 * rate.low, 1)
              << " … " << number(100 * rate.high, 1) << "%";
    if (!outcome.thought[i].empty()) {
      std::cout << right(number(1000 * quantile(outcome.thought[i], 0.5), 2), 18) << " ms"
                << right(number(1000 * quantile(outcome.thought[i], 0.99), 2), 9) << " ms";
    }
    std::cout << '\n';
  }
}

/// Renews the row of the first player against the second in a table of strengths.
Result<void> renewStrength(const std::string& path, const shelf::Strength& row) {
  const auto text = files::read(path, kMaxDataBytes);
  if (!text) return text.error();
  auto all = shelf::readStrengths(*text, path);
  if (!all) return all.error();
  shelf::renew(*all, row);
  return files::write(path, shelf::strengthsText(*all), files::Existing::kReplace,
                      files::Readers::kUsual);
}

shelf::Strength strengthOf(const Outcome& outcome, const GameInfo& info, const ArenaSpec& spec) {
  const WinRate rate = winRate(outcome.scores[0], outcome.matchesARound());
  const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
  return {std::string(info.id),
          std::string(nameOf(spec.players[0])),
          std::string(nameOf(spec.players[1])),
          percent(rate.share),
          percent(rate.low),
          percent(rate.high),
          outcome.matches()};
}

/// The table of strengths is about the game as it comes.
bool isAsItComes(const shelf::ShelvedGame& shelved) {
  const auto& options = shelved.game->info().options;
  return shelved.tables.empty() &&
         std::all_of(options.begin(), options.end(),
                     [&](const auto& one) { return shelved.options.isDefault(one.id); });
}

/// The specification that the command line asks for.
Result<ArenaSpec> specFrom(const Arguments& arguments, const shelf::ShelvedGame& shelved) {
  if (!arguments.has("--players")) return Error{"--players is needed: who plays?"};
  const auto players = playersFrom(arguments, *shelved.game);
  if (!players) return players.error();
  const auto games = arguments.number("--games", 1000, 1, 100'000'000);
  if (!games) return games.error();
  const auto threads = arguments.number("--threads", cores(), 1, 256);
  if (!threads) return threads.error();
  const auto seed = arguments.seed(1);
  if (!seed) return seed.error();
  if (arguments.has("--strength") && players->size() != 2) {
    return Error{"--strength is for two players"};
  }
  if (arguments.has("--strength") && !isAsItComes(shelved)) {
    return Error{
        "--strength is for the usual options and cards: leave --option, --preset and "
        "--cards out"};
  }
  ArenaSpec spec;
  spec.players = *players;
  spec.seed = *seed;
  const auto seats = static_cast<std::int64_t>(players->size());
  spec.rounds = (*games + seats - 1) / seats;
  spec.threads = static_cast<int>(*threads);
  spec.clock = system::processorSeconds;
  return spec;
}

/// Plays the rounds that are missing. An error if one couldn't be kept: without its line on disk it
/// doesn't count, as the same command would play it again, and no other is played.
Result<void> playRounds(const Game& game, const ArenaSpec& spec, const Interruption& interruption,
                        std::optional<ArenaFile>& file, Outcome& outcome) {
  Result<void> kept;
  ProgressBar progress(spec.rounds);
  shelf::playArenaOf(game, spec, [&](const ArenaRound& round) {
    if (kept && file) kept = file->append(round.scores);
    if (!kept) return interruption.ask();
    outcome.add(round.scores);
    for (std::size_t i = 0; i < round.thought.size(); ++i) {
      outcome.thought[i].insert(outcome.thought[i].end(), round.thought[i].begin(),
                                round.thought[i].end());
    }
    progress.show(outcome.scores[0].count());
  });
  return kept;
}

}  // namespace

int runArena(const Arguments& arguments) {
  const Result<shelf::ShelvedGame> shelved = shelvedFrom(arguments, arguments.plain()[0]);
  if (!shelved) return fail(shelved.error().message, kMisuse);
  Result<ArenaSpec> asked = specFrom(arguments, *shelved);
  if (!asked) return fail(asked.error().message, kMisuse);
  ArenaSpec spec = *std::move(asked);
  const Interruption interruption;
  spec.stop = &interruption.happened();

  const Json header = headerOf(*shelved, spec);
  Outcome outcome(spec.players.size());
  std::optional<ArenaFile> file;
  if (const auto path = arguments.value("--out")) {
    Result<ArenaFile> opened = ArenaFile::open(*path, header);
    if (!opened) return fail(opened.error().message, kNo);
    file = *std::move(opened);
    for (const auto& scores : file->scores()) outcome.add(scores);
    spec.first = outcome.scores[0].count();
  }
  const Result<void> kept = playRounds(*shelved->game, spec, interruption, file, outcome);
  const bool complete = outcome.scores[0].count() >= spec.rounds;
  if (arguments.json()) {
    print(outcomeJson(outcome, header, complete));
  } else {
    printOutcome(outcome, header, shelved->game->info());
  }
  if (!kept) return fail(kept.error().message, kNo);
  if (!complete) {
    return fail("interrupted after " + std::to_string(outcome.scores[0].count()) + " of " +
                    std::to_string(spec.rounds) + " rounds" +
                    (file ? "; the same command resumes it" : ""),
                kNo);
  }
  if (const auto path = arguments.value("--strength")) {
    const auto done = renewStrength(*path, strengthOf(outcome, shelved->game->info(), spec));
    if (!done) return fail(done.error().message, kNo);
  }
  return kDone;
}

}  // namespace raindelay::lab
