// Measures what a study plays a second, for each game and level: pairs of two variants with the
// same cards, on one core. A pair is a match of each.
#include <benchmark/benchmark.h>

#include <iostream>

#include "deck/folder.h"
#include "shelf/study_game.h"
#include "study/read_study.h"

namespace raindelay {
namespace {

/// A study of the game against itself.
Result<shelf::StudyGame> studyOf(std::string_view game) {
  const std::string yaml =
      "format: raindelay-study/1\ngame: " + std::string(game) +
      "\nlevels: [random, rookie, pro, coach, all-star]\nvariants: {same: {}}\n";
  deck::Problems problems;
  const auto study = study::readStudy(yaml, "bench.study.yaml", problems);
  if (!study) return Error{problems.list().front().sentence()};
  // (Built-in cards: nothing is read from it.)
  return shelf::studyGame(*study, std::make_shared<const deck::DiskFolder>("."), "bench");
}

void pairs(benchmark::State& run, const std::string& game, std::size_t level) {
  const auto open = studyOf(game);
  if (!open) return run.SkipWithError(open.error().message.c_str());
  study::PairsSpec spec = shelf::pairsSpec(*open, open->lineUps[level], {});
  std::int64_t matches = 0;
  for (auto _ : run) {
    ++spec.end;
    shelf::playPairsOf(*open, spec, [&](const study::Pair& pair) {
      for (const auto& variant : pair.matches) matches += static_cast<std::int64_t>(variant.size());
    });
    ++spec.first;
  }
  const auto second = benchmark::Counter::kIsRate;
  run.counters["pairs"] = {static_cast<double>(spec.end), second};
  run.counters["matches"] = {static_cast<double>(matches), second};
}

void registerGame(const GameEntry& entry) {
  const auto open = studyOf(entry.info->id);
  if (!open) return;
  for (std::size_t level = 0; level < open->lineUps.size(); ++level) {
    const std::string game(entry.info->id);
    benchmark::RegisterBenchmark((game + "/" + open->lineUps[level].name()).c_str(),
                                 [game, level](benchmark::State& run) { pairs(run, game, level); })
        ->Unit(benchmark::kMillisecond);
  }
}

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  for (const raindelay::GameEntry& entry : raindelay::allGames()) raindelay::registerGame(entry);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
