#include "games/cricket_card/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/reader.h"
#include "games/cricket_card/events.h"
#include "games/cricket_card/play.h"
#include "games/cricket_card/refusals.h"

namespace raindelay::cricket_card {

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 256, "states are copied by the million");

namespace {

std::optional<Error> findMissingCard(const deck::DataFrames& tables) {
  std::vector<std::string> codes;
  for (int i = 0; i < 2 * kFaces; ++i) {
    codes.push_back(Rules::faceCode(
        {static_cast<std::uint8_t>(i / kFaces), static_cast<std::int16_t>(i % kFaces)}));
  }
  const std::vector<std::string_view> views(codes.begin(), codes.end());
  return deck::missingCard(tables, "Cricket Card", views);
}

}  // namespace

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  if (const auto error = findMissingCard(tables)) return *error;
  const auto scaled = [&](std::string_view option, int runs, int multiplier) {
    return static_cast<std::uint16_t>(options.isOn(option) ? runs * multiplier / kPlainPitch
                                                           : runs);
  };
  const int tests = options["tests"];
  const bool tossesAnew = tests % 2 == 1 && !options.isOn("toss-in-turn");
  Config config;
  for (std::size_t i = 0; i < kMostTests; ++i) {
    int multiplier = options["multiplier"];
    if (i > 0) {
      const int own = options["multiplier-" + std::to_string(i + 1)];
      if (own > 0) multiplier = own;
    }
    Terms& terms = config.tests[i];
    terms.tests = static_cast<std::uint8_t>(tests);
    terms.tossed = i == 0 || (tossesAnew && static_cast<int>(i) == tests - 1);
    terms.strokeWins = options.isOn("winning-stroke");
    terms.multiplier = static_cast<std::uint8_t>(multiplier);
    if (!options.isOn("timeless")) {
      terms.drawLimit = scaled("draw-limit", options["draw-runs"], multiplier);
    }
    terms.followOn = scaled("follow-on", kFollowOnRuns, multiplier);
  }
  return Rules(config);
}

State Rules::initial() const {
  return {};
}

Turn Rules::turn(const State& state) const {
  switch (state.phase) {
    case Phase::kToss:
      return Turn::chance();
    case Phase::kChoose:
      return Turn::of(state.toss);
    case Phase::kOver:
      return Turn::over();
    default:
      if (state.drawer()) return Turn::chance();
      return Turn::of(state.phase == Phase::kCounter ? state.bowling() : state.batting());
  }
}

Draw Rules::chance(const State& state) const {
  if (state.phase == Phase::kToss) return {kTossSource, CardSet<128>::firstCards(2)};
  const auto seat = state.drawer();
  if (!seat) return {};
  return {stockSource(*seat), state.stock(*seat).widenedTo<128>()};
}

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink>(*this, state, sink).run(action);
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

// --- what a card brings --------------------------------------------------------------------------

int Rules::atStake(const View& view) {
  if (view.phase != Phase::kCounter && view.phase != Phase::kRecounter) return 0;
  const Laid* stroke = nullptr;
  for (const Laid& laid : view.laid) {
    if (laid.side == laid.at) stroke = &laid;
  }
  return worthOf(stroke->card, stroke->wicket, view.terms.multiplier);
}

std::optional<int> Rules::worth(const View& view, Card card, int wicket) {
  if (view.phase == Phase::kPlay) {
    if (view.isPlayed(view.batting(), wicket)) return std::nullopt;
  } else if (view.laid.empty() || view.laid.back().wicket != wicket) {
    return std::nullopt;
  }
  switch (view.phase) {
    case Phase::kPlay:
    case Phase::kRecounter:
      return worthOf(card, wicket, view.terms.multiplier);
    case Phase::kCounter:
      return atStake(view);
    default:
      return std::nullopt;
  }
}

// --- what is allowed -----------------------------------------------------------------------------

namespace {

Value rank(Card card) {
  return Value::word(rankWord(card));
}

/// The phase in which a verb is in place.
Phase phaseOf(Verb verb) {
  constexpr std::array<Phase, kVerbs> kPhases{Phase::kChoose,    Phase::kChoose,  Phase::kPlay,
                                              Phase::kCounter,   Phase::kCounter, Phase::kRecounter,
                                              Phase::kRecounter, Phase::kPlay};
  return kPhases[static_cast<std::size_t>(verb)];
}

/// The refusal of a verb that isn't in place.
MaybeRefusal refusePhase(const Board& board, Verb verb) {
  if (board.phase == Phase::kChoose) return refused(RefusalId::kChooseFirst);
  const Phase phase = phaseOf(verb);
  if (phase == Phase::kChoose) return refused(RefusalId::kTossSettled);
  if (board.phase == Phase::kCounter) return refused(RefusalId::kForBatter);
  if (phase == Phase::kCounter) return refused(RefusalId::kForBowler);
  return refused(phase == Phase::kPlay ? RefusalId::kAnswerFirst : RefusalId::kNoCounter);
}

/// The refusal of a card that the side on turn puts on the chain, or on a wicket.
MaybeRefusal refuseCard(const State& state, Seat seat, Action action) {
  const Card card = cardOf(action);
  if (!state.hand(seat).contains(card)) return refused(RefusalId::kNotHeld, rank(card));
  if (verbOf(action) == Verb::kPlay) {
    if (!state.isPlayed(seat, action.b)) return std::nullopt;
    return refused(RefusalId::kWicketPlayed, int{action.b});
  }
  if (state.beating(kAllCards).contains(card)) return std::nullopt;
  RefusalId id = RefusalId::kRecounterHigher;
  if (verbOf(action) == Verb::kCounter) {
    id = state.second() ? RefusalId::kCounterEqual : RefusalId::kCounterHigher;
  }
  return refused(id, rank(state.laid.back().card));
}

bool playsCard(Verb verb) {
  return verb == Verb::kPlay || verb == Verb::kCounter || verb == Verb::kRecounter;
}

/// Operands that a verb doesn't use must be 0: one action, one value.
bool wellFormed(Action action) {
  if (action.verb >= kVerbs || action.c != 0) return false;
  const bool wicket = action.b >= 1 && action.b <= kWickets;
  if (verbOf(action) == Verb::kPlay ? !wicket : action.b != 0) return false;
  return action.a < (playsCard(verbOf(action)) ? kPlayCards : 1);
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Action action) const {
  if (!wellFormed(action)) return refused(RefusalId::kUnknown);
  const Turn turn = this->turn(state);
  if (turn.kind == Turn::Kind::kOver) return refused(RefusalId::kOver);
  if (turn.kind == Turn::Kind::kChance) return refused(RefusalId::kDrawFirst);
  const Verb verb = verbOf(action);
  if (phaseOf(verb) != state.phase) return refusePhase(state, verb);
  return playsCard(verb) ? refuseCard(state, turn.seat, action) : std::nullopt;
}

ActionList Rules::legal(const State& state) const {
  ActionList list;
  const Turn turn = this->turn(state);
  if (turn.kind != Turn::Kind::kSeat) return list;
  const Hand& hand = state.hand(turn.seat);
  const auto answer = [&](Verb with, Verb without) {
    state.beating(hand).forEach([&](Card card) { list.push_back(act(with, card)); });
    list.push_back(act(without));
  };
  switch (state.phase) {
    case Phase::kChoose:
      list.push_back(act(Verb::kBat));
      list.push_back(act(Verb::kBowl));
      break;
    case Phase::kPlay:
      hand.forEach([&](Card card) {
        for (int wicket = 1; wicket <= kWickets; ++wicket) {
          if (!state.isPlayed(turn.seat, wicket)) list.push_back(act(Verb::kPlay, card, wicket));
        }
      });
      list.push_back(act(Verb::kClose));
      break;
    case Phase::kCounter:
      answer(Verb::kCounter, Verb::kLet);
      break;
    default:
      answer(Verb::kRecounter, Verb::kLeave);
  }
  return list;
}

// --- what a seat knows ---------------------------------------------------------------------------

View Rules::view(const State& state, Seat seat) const {
  View view;
  static_cast<Board&>(view) = state;
  view.seat = seat;
  view.hand = state.hand(seat);
  for (std::size_t i = 0; i < 2; ++i) {
    view.held[i] = static_cast<std::uint8_t>(state.hands[i].size());
  }
  view.terms = terms(state);
  return view;
}

/// Of what the other side has left, every hand of its size is as likely as another: what was
/// played was drawn earlier, whatever the rest.
State Rules::sample(const View& view, Stream& random) const {
  State state;
  static_cast<Board&>(state) = view;
  state.hand(view.seat) = view.hand;
  const Seat other = view.seat.other();
  Hand left = Board::of(view.left, other);
  state.hand(other) = left.take(Board::of(view.held, other), random);
  return state;
}

bool Rules::consistent(const View& view, const State& state) const {
  const Seat other = view.seat.other();
  return this->view(state, view.seat) == view &&
         (state.hand(other) - Board::of(state.left, other)).empty();
}

/// A single test's score is its runs, a series' the tests won. Where nothing but draws came out,
/// there is no result.
Standing Rules::result(const State& state) const {
  const Tally& tally = state.tally;
  Standing standing;
  standing.score = {tally.wins[0], tally.wins[1]};
  if (terms(state).tests == 1) standing.score = {state.total(Seat(0)), state.total(Seat(1))};
  standing.decided = state.phase == Phase::kOver && tally.draws < tally.tests;
  if (standing.decided && tally.wins[0] != tally.wins[1]) {
    standing.winner = Seat(tally.wins[0] > tally.wins[1] ? 0 : 1);
  }
  return standing;
}

}  // namespace raindelay::cricket_card
