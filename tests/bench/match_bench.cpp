// What looking back costs on the longest of many random matches of each game, and how large its
// record is: replay of the whole record, and a seek to the middle.
#include <benchmark/benchmark.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/random.h"
#include "games/game_list.h"
#include "match/record.h"

namespace raindelay {
namespace {

constexpr std::uint64_t kMatches = 1000;

Match randomMatch(const std::shared_ptr<const Game>& game, std::uint64_t seed) {
  MatchSetup setup;
  setup.game = game->info().id;
  setup.rulesVersion = game->info().rulesVersion;
  setup.players.resize(static_cast<std::size_t>(game->seats()), {"Ann", "human"});
  setup.seed = seed;
  Match match = *Match::begin(game, setup);
  Stream choices(seed, "choices");
  while (match.turn().kind == Turn::Kind::kSeat) {
    const ActionList legal = match.legal();
    const int any = choices.below(static_cast<int>(legal.size()));
    (void)match.act(legal[static_cast<std::size_t>(any)]);
  }
  return match;
}

/// The longest of the matches, and how large their records are on average.
struct Longest {
  std::shared_ptr<const Game> game;
  Match match;
  double meanBytes = 0;
};

/// Found when the first of a game's benchmarks runs.
const Longest& longestOf(const GameEntry& entry) {
  static std::map<std::string_view, Longest> found;
  if (const auto known = found.find(entry.info->id); known != found.end()) return known->second;
  const auto game = defaultGame(entry);
  Longest longest{game, randomMatch(game, 0), 0};
  double bytes = 0;
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    Match match = randomMatch(game, seed);
    bytes += static_cast<double>(recordText(match).size());
    if (match.steps().size() > longest.match.steps().size()) longest.match = std::move(match);
  }
  longest.meanBytes = bytes / static_cast<double>(kMatches);
  return found.emplace(entry.info->id, std::move(longest)).first->second;
}

void replay(benchmark::State& run, const GameEntry& entry) {
  const Longest& longest = longestOf(entry);
  const std::string text = recordText(longest.match);
  for (auto _ : run) {
    const Result<Record> record = parseRecord(text, "match");
    benchmark::DoNotOptimize(replayRecord(longest.game, *record, "match"));
  }
  run.counters["lines"] = static_cast<double>(longest.match.steps().size());
  run.counters["bytes"] = static_cast<double>(text.size());
  run.counters["mean_bytes"] = longest.meanBytes;
}

void viewBefore(benchmark::State& run, const GameEntry& entry) {
  const Match& match = longestOf(entry).match;
  const std::size_t middle = match.steps().size() / 2;
  for (auto _ : run) {
    for (int seat = 0; seat < match.seats(); ++seat) {
      benchmark::DoNotOptimize(match.viewBefore(middle, Seat(seat)));
    }
  }
}

void upTo(benchmark::State& run, const GameEntry& entry) {
  const Match& match = longestOf(entry).match;
  for (auto _ : run) benchmark::DoNotOptimize(match.upTo(match.steps().size()));
}

void withoutUndone(benchmark::State& run, const GameEntry& entry) {
  const Match& match = longestOf(entry).match;
  for (auto _ : run) benchmark::DoNotOptimize(match.withoutUndone());
}

void undoPoint(benchmark::State& run, const GameEntry& entry) {
  const Longest& longest = longestOf(entry);
  const Match match = longest.match.upTo(longest.match.steps().size() / 2);
  for (auto _ : run) {
    for (int seat = 0; seat < match.seats(); ++seat) {
      benchmark::DoNotOptimize(match.undoPoint(Seat(seat)));
    }
  }
}

struct Looking {
  const char* name;
  void (*work)(benchmark::State& run, const GameEntry& entry);
};

constexpr Looking kLooking[] = {{"/replay", replay},
                                {"/viewBefore", viewBefore},
                                {"/upTo", upTo},
                                {"/withoutUndone", withoutUndone},
                                {"/undoPoint", undoPoint}};

void registerGame(const GameEntry& entry) {
  const std::string game(entry.info->id);
  for (const Looking& looking : kLooking) {
    benchmark::RegisterBenchmark((game + looking.name).c_str(), looking.work, entry)
        ->Unit(benchmark::kMicrosecond);
  }
}

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  for (const raindelay::GameEntry& entry : raindelay::allGames()) raindelay::registerGame(entry);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
