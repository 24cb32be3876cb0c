// Reasons for a seat's actions, in the game's words.

#include "games/cooperstown/chart.h"
#include "games/cooperstown/coach.h"
#include "games/cooperstown/evaluator.h"

namespace raindelay::cooperstown {

#define SAY(source) RD_TEXT("Cooperstown", source)

namespace {

const TeamLine& lineOf(const State& state, Seat seat) {
  return state.line().team[static_cast<std::size_t>(seat.index())];
}

/// The effect of a turned card for the side at bat.
struct TurnedCard {
  const State& before;
  const State& after;

  [[nodiscard]] bool sameHalf() const {
    return after.halfInning == before.halfInning && after.game == before.game;
  }
  [[nodiscard]] bool scored() const {
    const Seat seat = before.batting();
    return after.games[before.game].team[static_cast<std::size_t>(seat.index())].runs >
           lineOf(before, seat).runs;
  }
  [[nodiscard]] bool out() const { return !sameHalf() || after.outs > before.outs; }
  /// True if the batter is on base, and nobody is out.
  [[nodiscard]] bool reached() const {
    return scored() || (!out() && after.runners() > before.runners());
  }
  [[nodiscard]] bool stolen() const {
    const auto i = static_cast<std::size_t>(before.batting().index());
    return after.games[before.game].team[i].steals > lineOf(before, before.batting()).steals;
  }
  /// True if a runner has moved up.
  [[nodiscard]] bool moved() const {
    if (scored()) return true;
    for (std::size_t base = 1; base < 3 && sameHalf(); ++base) {
      const Card runner = after.bases[base];
      if (runner == kNoCard) continue;
      for (std::size_t from = 0; from < base; ++from) {
        if (before.bases[from] == runner) return true;
      }
    }
    return false;
  }
};

/// The number of cards that may be turned for an action and are as wanted, and of all that may be.
template <class Wanted>
std::array<int, 2> countTurns(const Rules& rules, const State& before, Action action,
                              const OffenceSet& cards, Wanted wanted) {
  NoEvents none;
  State turning = before;
  rules.apply(turning, action, none);
  // The top card is known.
  if (turning.phase != Phase::kTurn) return {wanted(TurnedCard{before, turning}) ? 1 : 0, 1};
  const auto deck =
      static_cast<std::size_t>(rules.config().sharedDeck ? 0 : before.batting().index());
  const int source = rules.chance(turning).source;
  int good = 0;
  cards.forEach([&](Card card) {
    State after = turning;
    after.deck[deck].mixIn(card);
    rules.apply(after, Action::chance(source, card), none);
    good += wanted(TurnedCard{before, after}) ? 1 : 0;
  });
  return {good, cards.size()};
}

Sentence say(Text text, const std::array<int, 2>& counted) {
  return {text, {Value::of(counted[0]), Value::of(counted[1])}};
}

/// Whatever the view leaves open doesn't matter: any state that fits will do.
State anyState(const Rules& rules, const View& view) {
  Stream random(0, "why");
  return rules.sample(view, random);
}

Sentence whyAtBat(const Rules& rules, const View& view, Action action) {
  const State state = anyState(rules, view);
  const OffenceSet cards = mayBeTurned(view);
  const auto reached = [](const TurnedCard& turned) { return turned.reached(); };
  switch (verbOf(action)) {
    case Verb::kSwing:
      return say(SAY("%1 of %2 possible cards would put the batter on base or bring in a run"),
                 countTurns(rules, state, action, cards, reached));
    case Verb::kSteal:
      return say(SAY("the steal works with %1 of %2 possible cards"),
                 countTurns(rules, state, action, cards,
                            [](const TurnedCard& turned) { return turned.stolen(); }));
    case Verb::kBunt:
      return say(SAY("a runner moves up with %1 of %2 possible cards"),
                 countTurns(rules, state, action, cards,
                            [](const TurnedCard& turned) { return turned.moved(); }));
    case Verb::kPinchHit: {
      const auto deck = static_cast<std::size_t>(view.deckOf(view.batting()));
      State shuffled = state;
      shuffled.deck[deck].shuffle();
      OffenceSet all = cards;
      for (const Card card : view.tail[deck]) all.insert(card);
      return say(SAY("after the shuffle %1 of %2 possible cards would put the batter on base or "
                     "bring in a run"),
                 countTurns(rules, shuffled, act(Verb::kSwing), all, reached));
    }
    default: {
      int fast = 0;
      cards.forEach([&](Card card) { fast += isBaseCard(card) ? 1 : 0; });
      return say(SAY("the runner would be fast with %1 of %2 possible cards"),
                 {fast, cards.size()});
    }
  }
}

/// True if a fielder gets every ball that comes to a position: it takes his value.
bool holds(Card fielder, int position) {
  return fielder.index() >= position + 5;
}

/// Of the balls that may be hit to a fielder, the number that this field gets, and the number of
/// all.
std::array<int, 2> countField(const View& view, const std::array<Card, kPositions>& fielders) {
  std::array<int, 2> counted{};
  mayBeTurned(view).forEach([&](Card card) {
    const ChartRow& row = chartOf(card);
    if (row.kind != Chart::kInfield && row.kind != Chart::kOutfield) return;
    counted[0] += holds(fielders[row.position], row.position) ? 1 : 0;
    ++counted[1];
  });
  return counted;
}

Sentence whyIn(const View& view, Text text, int position) {
  int good = 0;
  view.dugout.forEach([&](Card card) { good += holds(card, position) ? 1 : 0; });
  return {text, {Value::of(good), Value::of(view.dugout.size()), Value::of(fieldPlace(position))}};
}

Sentence whyManage(const View& view, Action action) {
  std::array<Card, kPositions> fielders = view.fielders;
  switch (verbOf(action)) {
    case Verb::kSwitch: {
      const int before = countField(view, fielders)[0];
      std::swap(fielders[action.a], fielders[action.b]);
      const auto after = countField(view, fielders);
      return {SAY("the field would get %1 of %2 possible balls instead of %3"),
              {Value::of(after[0]), Value::of(after[1]), Value::of(before)}};
    }
    case Verb::kSub:
      return whyIn(view, SAY("%1 of %2 dugout cards would get every ball to the %3"), action.a);
    case Verb::kRelieve:
      return whyIn(
          view,
          SAY("%1 of %2 dugout cards would get every ball to the %3, and their deck is shuffled"),
          static_cast<int>(Position::kPitcher));
    default:
      return say(SAY("the field gets %1 of %2 possible balls"), countField(view, fielders));
  }
}

}  // namespace

Sentence Evaluator::why(const View& view, Action action) const {
  switch (verbOf(action)) {
    case Verb::kFcBatter:
      return SAY("the runners stay where they are");
    case Verb::kFcLead:
      return SAY("it takes out the lead runner");
    case Verb::kPickoff:
      return isBaseCard(view.runnerOn(action.a)) ? Sentence(SAY("a fast runner")) : Sentence{};
    default:
      return view.phase == Phase::kAtBat ? whyAtBat(rules_, view, action) : whyManage(view, action);
  }
}

#undef SAY

}  // namespace raindelay::cooperstown
