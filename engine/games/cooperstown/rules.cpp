#include "games/cooperstown/rules.h"

#include <initializer_list>
#include <span>

#include "deck/reader.h"
#include "games/cooperstown/play_at_bat.h"
#include "games/cooperstown/play_cards.h"
#include "games/cooperstown/play_innings.h"
#include "games/cooperstown/play_manager.h"
#include "games/cooperstown/play_running.h"
#include "games/cooperstown/play_setup.h"

namespace raindelay::cooperstown {

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 512, "states are copied by the million");

Config Config::of(const Options& options) {
  Config config;
  config.reliefPitchers = options.isOn("relief-pitchers");
  config.pinchHitters = options.isOn("pinch-hitters");
  config.pinchRunners = options.isOn("pinch-runners");
  config.stealing = options.isOn("stealing");
  config.bunting = options.isOn("bunting");
  config.sharedDeck = options.isOn("shared-deck");
  config.doubleheader = options.isOn("doubleheader");
  config.freshDeal = options.isOn("fresh-deal");
  config.looseForceDoublePlay = options["force-double-play"] == 2;
  config.lineup = options["lineup"];
  config.innings = options["innings"];
  return config;
}

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  for (const std::span<const std::string_view> codes :
       std::initializer_list<std::span<const std::string_view>>{kOffenceCodes, kDefenceCodes}) {
    if (const auto error = deck::missingCard(tables, "Tarot de Cooperstown", codes)) return *error;
  }
  return Rules(Config::of(options));
}

State Rules::initial() const {
  return {};
}

Turn Rules::turn(const State& state) const {
  switch (state.phase) {
    case Phase::kAtBat:
      return Turn::of(state.batting());
    case Phase::kManage:
    case Phase::kFieldersChoice:
    case Phase::kPickRunner:
      return Turn::of(state.fielding());
    case Phase::kOver:
      return Turn::over();
    default:
      return Turn::chance();
  }
}

namespace {

/// The source of the cards of one offensive deck.
Source offenceSource(const Config& config, int deck) {
  if (config.sharedDeck) return Source::kOffence;
  return deck == 0 ? Source::kOffence0 : Source::kOffence1;
}

Draw drawOf(Source source, const CardSet<128>& outcomes) {
  return {static_cast<int>(source), outcomes};
}

Draw deckDraw(const Config& config, const State& state, int deck) {
  return drawOf(offenceSource(config, deck),
                state.deck[static_cast<std::size_t>(deck)].unknown().widenedTo<128>());
}

}  // namespace

Draw Rules::chance(const State& state) const {
  switch (state.phase) {
    case Phase::kDrawForHome:
      return drawOf(state.draws[0] == kNoCard ? Source::kDraw0 : Source::kDraw1,
                    state.dugout.widenedTo<128>());
    case Phase::kDeal:
    case Phase::kLeftOut: {
      const OffenceSet rest =
          OffenceSet::firstCards(kOffenceCards) - state.owned[0] - state.leftOut;
      return drawOf(state.phase == Phase::kDeal ? Source::kDeal : Source::kLeftOut,
                    rest.widenedTo<128>());
    }
    case Phase::kField:
    case Phase::kDugout:
      return drawOf(state.phase == Phase::kField ? Source::kField : Source::kDugout,
                    state.dugout.widenedTo<128>());
    case Phase::kBrawl:
      return deckDraw(config_, state, state.ejectingTeam);
    default:
      return deckDraw(config_, state, config_.sharedDeck ? 0 : state.batting().index());
  }
}

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink>(config_, state, sink).run(action);
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

}  // namespace raindelay::cooperstown
