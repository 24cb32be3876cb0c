#include "games/quick_tennis/rules.h"

#include "core/random.h"
#include "games/quick_tennis/play.h"
#include "games/quick_tennis/refusals.h"

namespace raindelay::quick_tennis {

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 200, "states are copied by the million");

Config Config::of(const Options& options) {
  Config config;
  config.readReturns = options.isOn("read-returns");
  switch (const int length = options["sets"]; length) {
    case kTieBreakAlone:
      config.setGames = 0;
      break;
    case kOneGame:
      config.setGames = 1;
      break;
    case kSetToFour:
      config.setGames = 4;
      break;
    default:
      config.bestOf = length;
  }
  return config;
}

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  const auto cards = readCardValues(tables);
  if (!cards) return cards.error();
  return Rules(Config::of(options), *cards);
}

State Rules::initial() const {
  State state;
  state.setGames = static_cast<std::uint8_t>(config_.setGames);
  for (std::size_t i = 0; i < 2; ++i) state.sides[i].pack = cards_.packs[i];
  return state;
}

Turn Rules::turn(const State& state) const {
  switch (state.phase) {
    case Phase::kToss:
      return Turn::chance();
    case Phase::kOver:
      return Turn::over();
    case Phase::kServe:
    case Phase::kHit:
    case Phase::kCall:
      return Turn::of(state.hitter());
    default:
      return Turn::of(state.receiver());
  }
}

std::optional<Arrangement> Rules::arrangement(const View& view) {
  if (view.phase != Phase::kReturn || view.seat != view.receiver()) return std::nullopt;
  Arrangement returns{{}, 1, kMostReturns, kMostReturns, !view.of(view.seat).laid.empty()};
  view.hand(view.seat).forEach([&](Card card) {
    const Action action = act(Verb::kReturn, card);
    returns.parts.push_back({action, gesture(view, action)});
  });
  return returns;
}

Draw Rules::chance(const State& /*state*/) const {
  return {0, CardSet<128>::firstCards(2)};
}

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink> play(config_, cards_, state, sink);
  if (action.isChance()) return play.toss(Seat(action.outcome().index()));
  play.run(action);
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

// --- what is allowed -----------------------------------------------------------------------------

namespace {

/// The phase in which a verb is at home.
Phase phaseOf(Verb verb) {
  switch (verb) {
    case Verb::kServe:
      return Phase::kServe;
    case Verb::kReturn:
    case Verb::kSet:
      return Phase::kReturn;
    case Verb::kHit:
      return Phase::kHit;
    case Verb::kRun:
      return Phase::kRun;
    case Verb::kLob:
    case Verb::kDrop:
    case Verb::kNoCall:
      return Phase::kCall;
    default:
      return Phase::kRecover;
  }
}

MaybeRefusal refuseReturn(const Board& board, Card card) {
  const auto& laid = board.of(board.receiver()).laid;
  if (laid.size() == kMostReturns) return refused(RefusalId::kThree);
  if (!laid.empty() && laid.back() > card) return refused(RefusalId::kAscending);
  return std::nullopt;
}

MaybeRefusal refuseCall(const CardValues& cards, const Board& board, Call call) {
  const Quadrant aimed = quadrantOf(board.of(board.hitter()).laid[0]);
  if (cards.moved(call, aimed) != 0) return std::nullopt;
  return refused(RefusalId::kNoMove, Value::word(wordOf(call)));
}

/// The refusal of a verb that is at home in the phase.
MaybeRefusal refuseDetails(const CardValues& cards, const Board& board, Seat seat, Action action) {
  const Verb verb = verbOf(action);
  if (playsCard(verb) && !board.hand(seat).contains(cardOf(action))) {
    return refused(RefusalId::kSpent, Value::of(shotFace(seat, cardOf(action))));
  }
  switch (verb) {
    case Verb::kReturn:
      return refuseReturn(board, cardOf(action));
    case Verb::kSet:
      if (!board.of(seat).laid.empty()) return std::nullopt;
      return refused(RefusalId::kOne);
    case Verb::kLob:
      return refuseCall(cards, board, Call::kLob);
    case Verb::kDrop:
      return refuseCall(cards, board, Call::kDrop);
    default:
      return std::nullopt;
  }
}

/// True for a card of the pack; operands that a verb doesn't use must be 0: one action, one value.
bool wellFormed(const Hand& pack, Action action) {
  if (action.verb >= kVerbs || action.b != 0 || action.c != 0) return false;
  if (!playsCard(verbOf(action))) return action.a == 0;
  return action.a < kCards && pack.contains(cardOf(action));
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Action action) const {
  if (state.phase == Phase::kOver) return refused(RefusalId::kOver);
  if (!wellFormed(state.of(turn(state).seat).pack, action)) return refused(RefusalId::kUnknown);
  if (phaseOf(verbOf(action)) != state.phase) return refused(RefusalId::kNotNow);
  return refuseDetails(cards_, state, turn(state).seat, action);
}

ActionList Rules::legal(const State& state) const {
  ActionList list;
  const Seat seat = turn(state).seat;
  for (int v = 0; v < kVerbs; ++v) {
    const Verb verb = static_cast<Verb>(v);
    if (phaseOf(verb) != state.phase) continue;
    const auto add = [&](Card card) {
      const Action action = act(verb, card);
      if (!refuseDetails(cards_, state, seat, action)) list.push_back(action);
    };
    if (playsCard(verb)) {
      state.hand(seat).forEach(add);
    } else {
      add(Card(0));
    }
  }
  return list;
}

// --- what a seat knows ---------------------------------------------------------------------------

View Rules::view(const State& state, Seat seat) const {
  View view;
  static_cast<Board&>(view) = state;
  view.seat = seat;
  Side& other = view.of(seat.other());
  if (!laidIsShown(state, seat.other())) other.laid.clear();
  for (Spent& card : other.spent) {
    if (card.hidden) card.card = kUnseen;
  }
  return view;
}

State Rules::sample(const View& view, Stream& random) const {
  State state = view;
  const Seat seat = view.seat.other();
  Hand left = view.hand(seat);
  const auto draw = [&] {
    const Card card = left.nth(random.below(left.size()));
    left.erase(card);
    return card;
  };
  Side& side = state.of(seat);
  for (Spent& spent : side.spent) {
    if (spent.card == kUnseen) spent.card = draw();
  }
  if (laidIsShown(view, seat)) return state;
  // Returns that the server doesn't see are at their beginning: half of a choice isn't guessed.
  for (int i = laidInSight(view, seat); i > 0; --i) side.laid.push_back(draw());
  return state;
}

bool Rules::consistent(const View& view, const State& state) const {
  if (this->view(state, view.seat) != view) return false;
  const Seat seat = view.seat.other();
  const Side& side = state.of(seat);
  Hand left = side.pack;
  const auto take = [&](Card card) {
    if (card.index() >= kCards || !left.contains(card)) return false;
    left.erase(card);
    return true;
  };
  for (const Spent& spent : side.spent) {
    if (!take(spent.card)) return false;
  }
  for (const Card card : side.laid) {
    if (!take(card)) return false;
  }
  if (state.phase == Phase::kReturn && seat == state.receiver()) {
    return std::is_sorted(side.laid.begin(), side.laid.end());
  }
  return static_cast<int>(side.laid.size()) == laidInSight(view, seat);
}

/// Games tell the score of a match of one set, sets that of a longer one.
Standing Rules::result(const State& state) const {
  Standing standing;
  standing.decided = state.phase == Phase::kOver;
  for (std::size_t i = 0; i < state.sides.size(); ++i) {
    const Side& side = state.sides[i];
    standing.score[i] = config_.bestOf == 1 ? side.games : side.sets;
    if (side.sets > config_.bestOf / 2) standing.winner = Seat(static_cast<int>(i));
  }
  return standing;
}

}  // namespace raindelay::quick_tennis
