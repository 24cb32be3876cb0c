#include "games/tarot/rules.h"

#include <algorithm>

#include "core/playout.h"
#include "deck/reader.h"
#include "games/tarot/play.h"
#include "games/tarot/refusals.h"

namespace raindelay::tarot {

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 512, "states are copied by the million");

Result<Rules> Rules::make(const Options& options, const deck::DataFrames& tables) {
  if (const auto error = deck::missingCard(tables, "Tarot", kCodes)) return *error;
  Config config;
  config.seats = options.seats();
  config.scoring = static_cast<TrickScoring>(options["trick-scoring"]);
  const int length = options["length"];
  if (length >= kFewestPoints) {
    config.points = length;
  } else {
    config.points = 0;
    config.hands = length > kRounds ? (length - kRounds) * config.seats : length;
  }
  return Rules(config);
}

State Rules::initial() const {
  State state;
  state.seats = static_cast<std::uint8_t>(config_.seats);
  return state;
}

Draw Rules::chance(const State& state) const {
  if (state.phase == Phase::kDealer) {
    return {kDealerSource, CardSet<128>::firstCards(config_.seats)};
  }
  const bool spare = state.dealt >= state.seats * kHandSize;
  return {spare ? kSpareSource : kDealSource + state.mover.index(), state.pack};
}

int Rules::drawMany(State& state, Luck& luck) const {
  NoEvents none;
  return Play<NoEvents>(config_, state, none).drawMany(luck);
}

template <class Sink>
void Rules::apply(State& state, Action action, Sink& sink) const {
  Play<Sink>(config_, state, sink).run(action);
}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;

// --- what is allowed -----------------------------------------------------------------------------

namespace {

/// The cards that the dealer may lay away next: above those that lie there, and so that there are
/// enough above for the rest.
Hand discardable(const Hand& hand, const Hand& discard) {
  Hand cards = hand - kTarotTrumps;
  const int laid = discard.size();
  if (laid > 0) cards = cards - below(cards, discard.nth(laid - 1));
  return lowest(cards, cards.size() - (kSpareSize - 1 - laid));
}

/// The cards that may be given back for a Tarot Trump. Of 26 cards three are Tarot Trumps and at
/// most twelve courts: there always is another.
Hand returnable(const Hand& hand) {
  return hand - kTarotTrumps - kCourts;
}

/// The cards that may be played, discarded, given or given back: the verb's.
struct Choice {
  Verb verb = Verb::kPlay;
  Hand cards;
};
Choice choiceOf(const State& state) {
  const Hand& hand = state.hands[state.mover];
  switch (state.phase) {
    case Phase::kDiscard:
      return {Verb::kDiscard, discardable(hand, state.discard)};
    case Phase::kGive:
      return {Verb::kGive, hand & kTarotTrumps};
    case Phase::kReturn:
      return {Verb::kReturn, returnable(hand)};
    default:
      return {Verb::kPlay, playable(hand, state.trick)};
  }
}

/// The phase in which a verb is in place.
Phase phaseOf(Verb verb) {
  switch (verb) {
    case Verb::kDiscard:
      return Phase::kDiscard;
    case Verb::kAsk:
    case Verb::kNoAsk:
      return Phase::kAsk;
    case Verb::kGive:
      return Phase::kGive;
    case Verb::kReturn:
      return Phase::kReturn;
    case Verb::kPlay:
      return Phase::kPlay;
    default:
      return Phase::kDeclare;
  }
}

bool takesCard(Verb verb) {
  return verb == Verb::kDiscard || verb >= Verb::kGive;
}

/// Operands that a verb doesn't use must be 0: one action, one value.
bool wellFormed(Action action) {
  if (action.verb >= kVerbs || action.c != 0) return false;
  const auto isCard = [](int number) { return number < 128 && kPack.contains(Card(number)); };
  const Verb verb = verbOf(action);
  if (verb == Verb::kRun) {
    return isCard(action.a) && isCard(action.b) && isRun(runOf(action));
  }
  if (action.b != 0) return false;
  if (takesCard(verb)) return isCard(action.a);
  return action.a < (verb == Verb::kAsk ? kMaxSeats : 1);
}

/// Lists what a hand may still declare.
void listDeclarable(ActionList& list, const Board& board, const Hand& hand) {
  forEachCombination(hand, [&](Action what) {
    if (!board.hasDeclared(board.mover, what)) list.push_back(what);
  });
}

/// True for a hand that holds exactly two, and so may ask for a third.
bool holdsTwo(const Hand& hand) {
  return (hand & kTarotTrumps).size() == 2;
}

MaybeRefusal refuseDeclaration(const State& state, Action what) {
  const Seat seat = state.mover;
  if (verbOf(what) == Verb::kDone) return std::nullopt;
  const Hand& hand = state.hands[seat];
  if (combinationOf(hand, what).points > 0) {
    return state.hasDeclared(seat, what) ? refused(RefusalId::kDeclared) : std::nullopt;
  }
  const bool part = verbOf(what) == Verb::kRun && (runOf(what).cards() - hand).empty();
  return refused(part ? RefusalId::kRunPart : RefusalId::kNotEnough);
}

MaybeRefusal refuseAsk(const State& state, Action action) {
  if (verbOf(action) == Verb::kNoAsk) return std::nullopt;
  if (!holdsTwo(state.hands[state.mover])) return refused(RefusalId::kNotTwo);
  const Seat asked(action.a);
  if (asked == state.mover || asked.index() >= state.seats) return refused(RefusalId::kNobody);
  return std::nullopt;
}

MaybeRefusal refuseCard(const State& state, Card card) {
  const Face face = faceOf(card);
  if (!state.hands[state.mover].contains(card)) return refused(RefusalId::kNotHeld, face);
  if (choiceOf(state).cards.contains(card)) return std::nullopt;
  switch (state.phase) {
    case Phase::kDiscard:
      if (kTarotTrumps.contains(card)) return refused(RefusalId::kTarotKept, face);
      return refused(RefusalId::kDiscardOrder, face);
    case Phase::kGive:
      return refused(RefusalId::kGiveTarot, face);
    case Phase::kReturn:
      return refused(RefusalId::kReturnPlain, face);
    default:
      return refused(RefusalId::kFollow, wordOf(state.trick.led));
  }
}

}  // namespace

MaybeRefusal Rules::refusal(const State& state, Action action) const {
  if (!wellFormed(action)) return refused(RefusalId::kUnknown);
  if (state.phase == Phase::kOver) return refused(RefusalId::kOver);
  if (state.phase <= Phase::kDeal) return refused(RefusalId::kDeal);
  if (phaseOf(verbOf(action)) != state.phase) {
    const int row = static_cast<int>(state.phase) - static_cast<int>(Phase::kDeal);
    return refused(static_cast<RefusalId>(static_cast<int>(RefusalId::kDeal) + row));
  }
  if (state.phase == Phase::kDeclare) return refuseDeclaration(state, action);
  if (state.phase == Phase::kAsk) return refuseAsk(state, action);
  return refuseCard(state, cardOf(action));
}

ActionList Rules::legal(const State& state) const {
  ActionList list;
  if (state.phase <= Phase::kDeal || state.phase == Phase::kOver) return list;
  const Seat mover = state.mover;
  if (state.phase == Phase::kDeclare) {
    listDeclarable(list, state, state.hands[mover]);
    list.push_back(act(Verb::kDone));
  } else if (state.phase == Phase::kAsk) {
    const bool two = holdsTwo(state.hands[mover]);
    for (int i = 0; two && i < state.seats; ++i) {
      if (Seat(i) != mover) list.push_back(ask(Seat(i)));
    }
    list.push_back(act(Verb::kNoAsk));
  } else {
    const Choice choice = choiceOf(state);
    choice.cards.forEach([&](Card card) { list.push_back(act(choice.verb, card)); });
  }
  return list;
}

ActionList Rules::declarable(const View& view) {
  ActionList list;
  if (view.phase == Phase::kDeclare && view.mover == view.seat) {
    listDeclarable(list, view, view.held);
  }
  return list;
}

bool Rules::mayAsk(const View& view) {
  return view.phase == Phase::kAsk && view.mover == view.seat && holdsTwo(view.held);
}

bool Rules::mustFollow(const View& view) {
  return view.phase == Phase::kPlay && view.mover == view.seat &&
         !(view.held & followers(view.trick.led)).empty();
}

Action Rules::anyLegal(const State& state, Stream& random) const {
  const auto any = [&](int count) { return random.anyOf(count); };
  if (state.phase == Phase::kPlay) {
    return act(Verb::kPlay, playable(state.hands[state.mover], state.trick).pick(any));
  }
  const bool isOffered = state.phase == Phase::kDeclare || state.phase == Phase::kAsk;
  if (isOffered) return anyOf(legal(state), random);
  const Choice choice = choiceOf(state);
  return act(choice.verb, choice.cards.pick(any));
}

Standing Rules::result(const State& state) const {
  Standing standing;
  std::copy(state.score.begin(), state.score.end(), standing.score.begin());
  standing.decided = state.phase == Phase::kOver;
  const auto most = std::max_element(state.score.begin(), state.score.end());
  if (standing.decided &&
      std::count(state.score.begin(), state.score.begin() + state.seats, *most) == 1) {
    standing.winner = Seat(static_cast<int>(most - state.score.begin()));
  }
  return standing;
}

}  // namespace raindelay::tarot
