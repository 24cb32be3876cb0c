// Measures the functions of each game's rules, on one core.
#include <benchmark/benchmark.h>

#include <string>
#include <tuple>
#include <vector>

#include "core/luck.h"
#include "core/playout.h"
#include "games/game_list.h"
#include "games/registry.h"
#include "lab/simulate.h"

namespace raindelay {
namespace {

template <Rules R>
R defaultRules() {
  const GameInfo& info = R::info();
  return R::make(Options(info), builtinData(info.id)).value();
}

/// A state at a seat's decision, and what is done there.
template <Rules R>
struct Moment {
  typename R::State state;
  Seat seat;
  Action action;
};

/// The decisions of some random games.
template <Rules R>
std::vector<Moment<R>> moments(const R& rules) {
  std::vector<Moment<R>> all;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Luck luck(seed, R::info());
    Stream random(seed, "players");
    typename R::State state = rules.initial();
    playout(rules, state, luck, [&](const typename R::State& now, Seat seat) {
      const Action action = randomAction(rules, now, random);
      all.push_back({now, seat, action});
      return action;
    });
  }
  return all;
}

template <Rules R, class Work>
void overMoments(benchmark::State& run, const Work& work) {
  const R rules = defaultRules<R>();
  const std::vector<Moment<R>> all = moments(rules);
  std::size_t i = 0;
  for (auto _ : run) {
    work(rules, all[i]);
    if (++i == all.size()) i = 0;
  }
  run.SetItemsProcessed(run.iterations());
}

template <Rules R>
void playouts(benchmark::State& run) {
  const R rules = defaultRules<R>();
  std::int64_t actions = 0;
  std::uint64_t seed = 0;
  for (auto _ : run) actions += playRandomly(rules, seed++, 1).actions();
  run.SetItemsProcessed(actions);
}

template <Rules R>
void registerGame() {
  const std::string game(R::info().id);
  benchmark::RegisterBenchmark((game + "/playout").c_str(), playouts<R>);
  benchmark::RegisterBenchmark((game + "/apply").c_str(), [](benchmark::State& run) {
    overMoments<R>(run, [](const R& rules, const Moment<R>& moment) {
      typename R::State state = moment.state;
      NoEvents none;
      rules.apply(state, moment.action, none);
      benchmark::DoNotOptimize(state);
    });
  });
  benchmark::RegisterBenchmark((game + "/legal").c_str(), [](benchmark::State& run) {
    overMoments<R>(run, [](const R& rules, const Moment<R>& moment) {
      benchmark::DoNotOptimize(rules.legal(moment.state));
    });
  });
  benchmark::RegisterBenchmark((game + "/view").c_str(), [](benchmark::State& run) {
    overMoments<R>(run, [](const R& rules, const Moment<R>& moment) {
      benchmark::DoNotOptimize(rules.view(moment.state, moment.seat));
    });
  });
}

template <class... R>
void registerAll(std::tuple<R...>* /*types*/) {
  (registerGame<R>(), ...);
}

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  raindelay::registerAll(static_cast<raindelay::AllRules*>(nullptr));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
