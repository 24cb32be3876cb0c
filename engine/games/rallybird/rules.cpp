#include "games/rallybird/rules.h"

#include "games/rallybird/play.h"
#include "games/rallybird/refusals.h"

namespace raindelay::rallybird {

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 256, "states are copied by the million");

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  const auto chart = readPlayChart(tables);
  if (!chart) return chart.error();
  return Rules({options["first-inning"], options.isOn("rallybird"), options.isOn("first-game")},
               *chart);
}

State Rules::initial() const {
  State state;
  state.halfInning = static_cast<std::uint16_t>(2 * (config_.firstInning - 1));
  state.birds = {config_.bird, config_.bird};
  state.deck = chart_.deck;
  if (config_.firstGame) state.deck.erase(kTakeThePitch);
  return state;
}

PlaySet Rules::allowed(const State& state) const {
  PlaySet plays;
  state.deck.forEach([&](Card play) {
    if (chart_[play].mayBeChosen(state.bases())) plays.insert(play);
  });
  return plays;
}

int Rules::defence(const State& state, const Tested& tested) const {
  int sum = 0;
  for (const std::uint8_t zone : tested) {
    const int glove = state.gloveIn(zone);
    sum += glove == kNoGlove ? chart_.zones[zone] : chart_.shows(glove, state.glove(glove).back);
  }
  return sum;
}

Turn Rules::turn(const State& state) const {
  switch (state.phase) {
    case Phase::kSetAside:
    case Phase::kRoll:
      return Turn::chance();
    case Phase::kPlay:
    case Phase::kBird:
      return Turn::of(state.batting());
    case Phase::kOver:
      return Turn::over();
    default:
      return Turn::of(state.fielding());
  }
}

Draw Rules::chance(const State& state) const {
  if (state.phase == Phase::kRoll) return {kDiceSource, CardSet<128>::firstCards(kThrows)};
  if (state.phase != Phase::kSetAside) return {};
  return {asideSource(state.batting()), state.deck.widenedTo<128>()};
}

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink>(*this, state, sink).run(action);
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

// --- what is allowed -----------------------------------------------------------------------------

namespace {

/// The phases in which the verbs are in place.
constexpr std::array<Phase, kVerbs> kPhases{Phase::kKeepIcon, Phase::kPlay, Phase::kPlace,
                                            Phase::kBird,     Phase::kBird, Phase::kWear};

MaybeRefusal refusePlay(const Rules& rules, const State& state, Card play) {
  if (!state.deck.contains(play)) return refused(RefusalId::kNotThere, playFace(play));
  if (state.aside == play) return refused(RefusalId::kSetAside, playFace(play));
  if (rules.allowed(state).contains(play)) return std::nullopt;
  return refused(RefusalId::kNeedsRunner, playFace(play));
}

/// A zone may stay empty when no Glove is left for it (rule 3.4).
MaybeRefusal refusePlace(const State& state, int zone, int glove) {
  if (zone != state.nextZone) {
    return refused(RefusalId::kOtherZone, placeOf(places::kZone, state.nextZone));
  }
  if (glove == kNoGlove) {
    if (state.glovesAt(Glove::kHeld) < kZones - zone) return std::nullopt;
    return refused(RefusalId::kGloveLeft, placeOf(places::kZone, zone));
  }
  const Glove& laid = state.glove(glove);
  if (laid.at == Glove::kHeld) return std::nullopt;
  return refused(laid.at == Glove::kLost ? RefusalId::kGloveOut : RefusalId::kGloveLaid,
                 gloveFace(glove, laid.back));
}

/// The refusal of a verb that is in place.
MaybeRefusal refuseDetails(const Rules& rules, const State& state, Action action) {
  switch (verbOf(action)) {
    case Verb::kKeepIcon:
      if (action.a < kIconGloves) return std::nullopt;
      return refused(RefusalId::kNoIcon, gloveFace(action.a));
    case Verb::kPlay:
      return refusePlay(rules, state, Card(action.a));
    case Verb::kPlace:
      return refusePlace(state, action.a, action.b);
    case Verb::kWear:
      if (state.wears(action.a)) return std::nullopt;
      return refused(RefusalId::kKeeps, placeOf(places::kZone, action.a));
    default:
      return std::nullopt;
  }
}

/// Operands that a verb doesn't use must be 0: one action, one value.
bool wellFormed(Action action) {
  constexpr std::array<int, kVerbs> kFirst{kGloves, kMostPlays, kZones, 1, 1, kZones};
  if (action.verb >= kVerbs || action.c != 0 || action.a >= kFirst[action.verb]) return false;
  return action.b <= (verbOf(action) == Verb::kPlace ? kNoGlove : 0);
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Action action) const {
  if (!wellFormed(action)) return refused(RefusalId::kUnknown);
  const Turn turn = this->turn(state);
  if (turn.kind == Turn::Kind::kOver) return refused(RefusalId::kOver);
  if (turn.kind == Turn::Kind::kChance) return refused(RefusalId::kChanceFirst);
  if (kPhases[action.verb] != state.phase) {
    return refused(static_cast<RefusalId>(static_cast<int>(RefusalId::kNotNow) + action.verb));
  }
  return refuseDetails(*this, state, action);
}

ActionList Rules::legal(const State& state) const {
  ActionList list;
  const auto add = [&](Action action) {
    if (!refuseDetails(*this, state, action)) list.push_back(action);
  };
  switch (state.phase) {
    case Phase::kKeepIcon:
      for (int glove = 0; glove < kIconGloves; ++glove) add(act(Verb::kKeepIcon, glove));
      break;
    case Phase::kPlay:
      (allowed(state) & state.hand()).forEach([&](Card play) {
        list.push_back(act(Verb::kPlay, play.index()));
      });
      break;
    case Phase::kPlace:
      for (int glove = 0; glove <= kNoGlove; ++glove) add(act(Verb::kPlace, state.nextZone, glove));
      break;
    case Phase::kBird:
      add(act(Verb::kReroll));
      add(act(Verb::kStand));
      break;
    case Phase::kWear:
      for (int zone = 0; zone < kZones; ++zone) add(act(Verb::kWear, zone));
      break;
    default:
      break;
  }
  return list;
}

// --- what a seat knows ---------------------------------------------------------------------------

View Rules::view(const State& state, Seat seat) const {
  View view;
  static_cast<State&>(view) = state;
  view.seat = seat;
  if (seat == state.batting()) return view;
  view.aside.reset();
  if (!state.open()) view.chosen.reset();
  return view;
}

/// To the defence every play that this half-inning hasn't seen may be the one set aside, and every
/// other one that the bases allow the chosen one (rule 10.3).
State Rules::sample(const View& view, Stream& random) const {
  State state = view;
  if (view.seat == view.batting() || view.phase == Phase::kSetAside) return state;
  const auto anyOf = [&](const PlaySet& plays) { return plays.nth(random.below(plays.size())); };
  do {
    state.aside = anyOf(state.unseen());
    if (state.phase == Phase::kPlace) state.chosen = anyOf(allowed(state));
  } while (state.aside == state.chosen);
  return state;
}

bool Rules::consistent(const View& view, const State& state) const {
  if (this->view(state, view.seat) != view) return false;
  if (state.phase == Phase::kSetAside) return !state.aside && !state.chosen;
  if (!state.aside || !state.unseen().contains(*state.aside)) return false;
  if (state.chosen.has_value() != state.laid()) return false;
  return state.phase != Phase::kPlace ||
         (state.chosen != state.aside && allowed(state).contains(*state.chosen));
}

Standing Rules::result(const State& state) const {
  Standing standing;
  standing.score = {state.count(Seat(0), Count::kRuns), state.count(Seat(1), Count::kRuns)};
  standing.decided = state.phase == Phase::kOver;
  const int lead = state.lead(Seat(0));
  if (standing.decided && lead != 0) standing.winner = Seat(lead > 0 ? 0 : 1);
  return standing;
}

}  // namespace raindelay::rallybird
