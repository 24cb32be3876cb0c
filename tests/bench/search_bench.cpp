// Measures the speed of computer players, in every game: iterations a second, and the delay until
// one that is told to stop has answered.
#include <benchmark/benchmark.h>

#include <chrono>
#include <string>
#include <thread>

#include "core/luck.h"
#include "games/game_list.h"
#include "shelf/shelf.h"

namespace raindelay {
namespace {

/// Some way into a random match, where a seat has a choice.
struct Position {
  std::shared_ptr<const Game> game;
  AnyView view;
  Seat seat;
  ActionList legal;
};

Position positionOf(const GameInfo& info) {
  constexpr int kChoices = 12;
  Position at{shelf::take(Options(info)).value().game, {}, {}, {}};
  Luck luck(1, info);
  Stream random(1, "players");
  AnyState state = at.game->initial();
  EventLog log;
  for (int choices = 0;;) {
    const Turn turn = at.game->turn(state);
    if (turn.kind == Turn::Kind::kChance) {
      at.game->apply(state, luck.draw(at.game->chance(state)), log);
      continue;
    }
    at.legal = at.game->legal(state);
    at.seat = turn.seat;
    at.view = at.game->view(state, turn.seat);
    if (at.legal.size() > 1 && ++choices > kChoices) return at;
    at.game->apply(state, anyOf(at.legal, random), log);
  }
}

void think(benchmark::State& run, const GameInfo& info, PlayerKind level) {
  const Position at = positionOf(info);
  const auto analyst = shelf::makeAnalyst(*at.game, level);
  std::int64_t iterations = 0;
  std::uint64_t seed = 0;
  for (auto _ : run) {
    Stream random(++seed, "bench");
    iterations += analyst->assess(at.view, at.seat, at.legal, random, {}).iterations;
  }
  run.SetItemsProcessed(iterations);
}

/// From being told to stop to the answer, on as many threads as the machine has.
void stop(benchmark::State& run, const GameInfo& info) {
  using Clock = std::chrono::steady_clock;
  const Position at = positionOf(info);
  const auto analyst = shelf::makeAnalyst(*at.game, PlayerKind::kAllStar);
  std::uint64_t seed = 0;
  for (auto _ : run) {
    std::stop_source source;
    Clock::time_point told;
    const std::jthread teller([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      told = Clock::now();
      source.request_stop();
    });
    Stream random(++seed, "bench");
    Limits limits;
    limits.stop = source.get_token();
    limits.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    benchmark::DoNotOptimize(analyst->assess(at.view, at.seat, at.legal, random, limits));
    const Clock::time_point end = Clock::now();
    while (!source.stop_requested()) std::this_thread::yield();
    run.SetIterationTime(std::max(0.0, std::chrono::duration<double>(end - told).count()));
  }
}

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  using namespace raindelay;
  benchmark::Initialize(&argc, argv);
  for (const GameEntry& entry : allGames()) {
    const GameInfo& info = *entry.info;
    for (const PlayerKind level : kLevels) {
      benchmark::RegisterBenchmark(
          ("think/" + std::string(nameOf(level)) + "/" + std::string(info.id)).c_str(),
          [&info, level](benchmark::State& run) { think(run, info, level); })
          ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark(("stop/" + std::string(info.id)).c_str(),
                                 [&info](benchmark::State& run) { stop(run, info); })
        ->UseManualTime()
        ->Iterations(20)
        ->Unit(benchmark::kMillisecond);
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
