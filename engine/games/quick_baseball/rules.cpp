#include "games/quick_baseball/rules.h"

#include "games/quick_baseball/play.h"
#include "games/quick_baseball/refusals.h"

namespace raindelay::quick_baseball {

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 128, "states are copied by the million");

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  const auto cards = readCards(tables);
  if (!cards) return cards.error();
  return Rules({options["innings"], options.isOn("steal"), options.isOn("every-run")}, *cards);
}

State Rules::initial() const {
  return {};
}

Turn Rules::turn(const State& state) const {
  switch (state.phase) {
    case Phase::kOver:
      return Turn::over();
    case Phase::kRefreshPitches:
    case Phase::kPitch:
      return Turn::of(state.fielding());
    default:
      return Turn::of(state.batting());
  }
}

/// Nothing is ever drawn (rule 2.4).
Draw Rules::chance(const State& /*state*/) const {
  return {};
}

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink>(config_, cards_, state, sink).run(action);
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

// --- what is allowed -----------------------------------------------------------------------------

namespace {

/// The side at bat holds bats, the other one pitches.
bool holdsCards(const Board& board, bool pitcher) {
  return pitcher ? board.held(Kind::kPitching).size() > 1 : !board.held(Kind::kBatting).empty();
}

MaybeRefusal refuseSteal(const Board& board) {
  if (board.stealer() != 0) return std::nullopt;
  if (board.occupied(2)) return refused(RefusalId::kStealTaken, basePlace(3));
  if (board.occupied(1)) return refused(RefusalId::kStealTaken, basePlace(2));
  return refused(board.occupied(3) ? RefusalId::kStealHome : RefusalId::kStealNobody);
}

/// The refusal of a verb that fits the phase.
MaybeRefusal refuseDetails(const Board& board, Action action) {
  const Card card = cardOf(action);
  switch (verbOf(action)) {
    case Verb::kBat:
      if (board.held(Kind::kBatting).contains(card)) return std::nullopt;
      return refused(RefusalId::kDiscarded, batFace(card));
    case Verb::kPitch:
      if (board.held(Kind::kPitching).contains(card)) return std::nullopt;
      return refused(RefusalId::kDiscarded, pitchFace(card));
    case Verb::kSteal:
      return refuseSteal(board);
    case Verb::kKeep:
      if (holdsCards(board, board.phase == Phase::kRefreshPitches)) return std::nullopt;
      return refused(RefusalId::kMustRefresh);
    default:
      return std::nullopt;
  }
}

/// Operands that a verb doesn't use must be 0: one action, one value.
bool wellFormed(Action action) {
  if (action.verb >= kVerbs || action.b != 0 || action.c != 0) return false;
  if (verbOf(action) == Verb::kBat) return action.a < kBats;
  if (verbOf(action) == Verb::kPitch) return action.a < kPitches;
  return action.a == 0;
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Action action) const {
  if (!wellFormed(action)) return refused(RefusalId::kUnknown);
  if (state.phase == Phase::kOver) return refused(RefusalId::kOver);
  const Verb verb = verbOf(action);
  const bool pitcher = turn(state).seat == state.fielding();
  if (verb <= Verb::kSteal && pitcher) return refused(RefusalId::kForBatter);
  if (verb == Verb::kPitch && !pitcher) return refused(RefusalId::kForPitcher);
  const bool asked = state.phase < Phase::kBat;
  if (asked && verb <= Verb::kPitch) {
    return refused(holdsCards(state, pitcher) ? RefusalId::kRefreshFirst : RefusalId::kMustRefresh);
  }
  if (!asked && verb >= Verb::kRefresh) return refused(RefusalId::kNoRefresh);
  return refuseDetails(state, action);
}

ActionList Rules::legal(const State& state) const {
  ActionList list;
  const auto add = [&](Verb verb) {
    if (!refuseDetails(state, act(verb))) list.push_back(act(verb));
  };
  switch (state.phase) {
    case Phase::kBat:
      state.held(Kind::kBatting).forEach([&](Card card) { list.push_back(act(Verb::kBat, card)); });
      add(Verb::kLeave);
      add(Verb::kSteal);
      break;
    case Phase::kPitch:
      state.held(Kind::kPitching).forEach([&](Card card) {
        list.push_back(act(Verb::kPitch, card));
      });
      break;
    case Phase::kOver:
      break;
    default:
      add(Verb::kRefresh);
      add(Verb::kKeep);
  }
  return list;
}

// --- what a seat knows ---------------------------------------------------------------------------

View Rules::view(const State& state, Seat seat) const {
  View view;
  static_cast<Board&>(view) = state;
  view.seat = seat;
  if (seat == state.batting()) view.choice = state.choice;
  return view;
}

/// To the pitcher every choice that the batter had is as likely as another.
State Rules::sample(const View& view, Stream& random) const {
  State state;
  static_cast<Board&>(state) = view;
  state.choice = view.choice;
  if (view.phase != Phase::kPitch || view.seat == view.batting()) return state;
  state.phase = Phase::kBat;
  const ActionList choices = legal(state);
  state.choice = choices[static_cast<std::size_t>(random.below(static_cast<int>(choices.size())))];
  state.phase = Phase::kPitch;
  return state;
}

bool Rules::consistent(const View& view, const State& state) const {
  if (this->view(state, view.seat) != view) return false;
  if (state.phase != Phase::kPitch) return state.choice == Action();
  State before = state;
  before.phase = Phase::kBat;
  return legal(before).contains(state.choice);
}

Standing Rules::result(const State& state) const {
  Standing standing;
  standing.score = {state.team[0].runs, state.team[1].runs};
  standing.decided = state.phase == Phase::kOver;
  const int lead = standing.score[0] - standing.score[1];
  if (standing.decided && lead != 0) standing.winner = Seat(lead > 0 ? 0 : 1);
  return standing;
}

}  // namespace raindelay::quick_baseball
