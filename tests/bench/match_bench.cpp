// Measures looking back on the longest of many random matches of each game, and the size of its
// record: replay of the whole record, and a seek to the middle.
#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <string_view>

#include "longest.h"

namespace raindelay {
namespace {

/// Found when the first of a game's benchmarks runs.
const Longest& longestOf(const GameEntry& entry) {
  static std::map<std::string_view, Longest> found;
  const auto known = found.find(entry.info->id);
  if (known != found.end()) return known->second;
  return found.emplace(entry.info->id, longestRandomMatch(entry)).first->second;
}

void replay(benchmark::State& run, const GameEntry& entry) {
  const Longest& longest = longestOf(entry);
  const std::string text = recordText(longest.match);
  for (auto _ : run) {
    const Result<Record> record = parseRecord(text, "match");
    benchmark::DoNotOptimize(replayRecord(longest.match.sharedGame(), *record, "match"));
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
