// Every figure in a reason that a game gives, counted again by playing what it speaks of.
#include <gtest/gtest.h>

#include <map>

#include "core/luck.h"
#include "core/playout.h"
#include "games/cooperstown/guide.h"
#include "games/cricket_card/guide.h"
#include "games/quick_baseball/guide.h"
#include "games/quick_tennis/guide.h"
#include "games/rallybird/guide.h"
#include "games/tarot/guide.h"
#include "games/tarot/scoring.h"
#include "support/played.h"

namespace raindelay {
namespace {

using Numbers = std::vector<int>;

template <Rules R>
typename R::State after(const R& rules, typename R::State state, Action action) {
  NoEvents none;
  rules.apply(state, action, none);
  return state;
}

/// Goes through some matches of random choices; at each `apart`-th choice compares the figures in
/// the reason for every allowed action with those that `count(state, seat, action)` finds, if any.
template <Rules R, class Count>
void compareReasons(const R& rules, int apart, Count count) {
  const typename R::Guide guide(rules);
  std::map<std::string, int> compared;
  int choices = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Luck luck(seed, R::info());
    Stream random(seed, "players");
    typename R::State state = rules.initial();
    playout(rules, state, luck, [&](const typename R::State& now, Seat seat) {
      const ActionList legal = rules.legal(now);
      if (++choices % apart == 0 && legal.size() > 1) {
        for (const Action action : legal) {
          const std::optional<Numbers> expected = count(now, seat, action);
          if (!expected) continue;
          const Sentence why = guide.why(rules.view(now, seat), action);
          Numbers told;
          for (const Value& value : why.values) {
            if (value.kind == Value::Kind::kNumber) told.push_back(value.number);
          }
          EXPECT_EQ(told, *expected) << R::text(action) << ": " << why.text.source;
          ++compared[why.text.source];
        }
      }
      return anyOf(legal, random);
    });
  }
  EXPECT_GT(compared.size(), 2U) << "hardly any reason was met";
}

TEST(Reasons, OfCricketCardAreCountedRight) {
  using namespace cricket_card;
  const auto rules = test::rulesFor<cricket_card::Rules>();
  const auto runs = [](const State& one, const State& other, Seat seat) {
    return other.total(seat) - one.total(seat);
  };
  // As if the other side held everything that it has left; and as if it held nothing.
  const auto withHand = [](State state, Seat seat, const Hand& hand) {
    state.hand(seat) = hand;
    return state;
  };
  const auto answers = [&](const State& state, Verb verb) {
    int found = 0;
    for (const Action action : rules.legal(state)) found += verbOf(action) == verb ? 1 : 0;
    return found;
  };
  // Hands are filled up in between.
  const auto after = [&](const State& from, Action action) {
    State state = raindelay::after(rules, from, action);
    while (rules.turn(state).kind == Turn::Kind::kChance) {
      const Draw draw = rules.chance(state);
      const auto first = [](int /*size*/) { return 0; };
      state =
          raindelay::after(rules, state, Action::chance(draw.source, draw.outcomes.pick(first)));
    }
    return state;
  };
  const auto count = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    // A stroke that isn't answered may end an innings, with extras, or decide the test.
    if (state.innings == 3) return std::nullopt;
    const Seat other = seat.other();
    const Hand theirs = Board::of(state.left, other);
    const State full = after(withHand(state, other, theirs), action);
    switch (verbOf(action)) {
      case Verb::kPlay:
      case Verb::kRecounter: {
        if (full.innings != state.innings) return std::nullopt;
        const bool asked = full.phase == Phase::kCounter;
        const State stands = asked ? after(full, act(Verb::kLet)) : full;
        if (stands.innings != state.innings) return std::nullopt;
        return Numbers{runs(state, stands, seat), asked ? answers(full, Verb::kCounter) : 0,
                       theirs.size()};
      }
      case Verb::kCounter: {
        const State let = after(state, act(Verb::kLet));
        if (let.innings != state.innings || full.innings != state.innings) return std::nullopt;
        const bool asked = full.phase == Phase::kRecounter;
        return Numbers{runs(state, let, other), asked ? answers(full, Verb::kRecounter) : 0,
                       theirs.size()};
      }
      case Verb::kLet: {
        const State let = after(state, action);
        if (let.innings != state.innings) return std::nullopt;
        return Numbers{runs(state, let, other)};
      }
      default:
        return std::nullopt;
    }
  };
  compareReasons(rules, 3, count);
}

TEST(Reasons, OfQuickBaseballAreCountedRight) {
  using namespace quick_baseball;
  const auto rules = test::rulesFor<quick_baseball::Rules>();
  const auto hits = [](const State& one, const State& other) {
    return other.of(one.batting()).hits - one.of(one.batting()).hits;
  };
  const auto outs = [](const State& one, const State& other) {
    return other.halfInning != one.halfInning || other.outs > one.outs;
  };
  const auto count = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    const bool bats = seat == state.batting();
    State meeting = state;
    meeting.phase = Phase::kBat;
    meeting.choice = Action();
    const auto pitch = [&](Action choice, Action thrown) {
      return after(rules, after(rules, meeting, choice), thrown);
    };
    const ActionList choices = rules.legal(meeting);
    const ActionList pitches = rules.legal(after(rules, meeting, choices[0]));
    int good = 0;
    switch (verbOf(action)) {
      case Verb::kBat:
        for (const Action other : pitches) good += hits(meeting, pitch(action, other));
        return Numbers{good, static_cast<int>(pitches.size())};
      case Verb::kLeave:
        for (const Action other : pitches) good += outs(meeting, pitch(action, other)) ? 1 : 0;
        return Numbers{good, static_cast<int>(pitches.size()), state.balls + 1};
      case Verb::kSteal:
        for (const Action other : pitches) good += outs(meeting, pitch(action, other)) ? 1 : 0;
        EXPECT_EQ(good, 1);
        return Numbers{static_cast<int>(pitches.size())};
      case Verb::kPitch: {
        if (cardOf(action) == kPitchOut) return Numbers{state.balls + 1};
        int swings = 0;
        for (const Action choice : choices) {
          if (verbOf(choice) != Verb::kBat) continue;
          ++swings;
          good += hits(meeting, pitch(choice, action));
        }
        return Numbers{good, swings};
      }
      case Verb::kRefresh: {
        const Kind kind = bats ? Kind::kBatting : Kind::kPitching;
        return Numbers{after(rules, state, action).held(kind).size() - state.held(kind).size()};
      }
      default:
        return std::nullopt;
    }
  };
  compareReasons(rules, 5, count);
}

TEST(Reasons, OfQuickTennisAreCountedRight) {
  using namespace quick_tennis;
  const auto rules = test::rulesFor<quick_tennis::Rules>();
  const auto count = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    const Seat other = seat.other();
    const Hand theirs = rules.view(state, seat).hand(other);
    switch (verbOf(action)) {
      case Verb::kServe: {
        int returned = 0;
        theirs.forEach([&](Card card) {
          State met = after(rules, after(rules, state, action), act(Verb::kReturn, card));
          met = after(rules, met, act(Verb::kSet));
          returned += met.phase == Phase::kHit && met.hitter() == other ? 1 : 0;
        });
        return Numbers{returned, theirs.size()};
      }
      case Verb::kNoCall: {
        // Who has no card left loses, whoever gets there.
        if (state.hand(seat).empty() || theirs.size() < 2) return std::nullopt;
        int reached = 0;
        theirs.forEach([&](Card card) {
          State met = state;
          met.of(other).laid = {card};
          met = after(rules, met, action);
          // The other side hits next, and needn't spend a card to get there.
          reached += met.phase == Phase::kHit && met.points == state.points ? 1 : 0;
        });
        return Numbers{reached, theirs.size()};
      }
      case Verb::kRecover: {
        const State reached = after(rules, state, action);
        if (reached.phase != Phase::kHit) return std::nullopt;
        return Numbers{reached.hand(seat).size()};
      }
      default:
        return std::nullopt;
    }
  };
  compareReasons(rules, 2, count);
}

TEST(Reasons, OfTarotAreCountedRight) {
  using namespace tarot;
  const auto rules = test::rulesFor<tarot::Rules>();
  const auto count = [&](const State& state, Seat seat, Action action) -> std::optional<Numbers> {
    if (verbOf(action) == Verb::kDiscard) {
      int suit = 0;
      (state.hands[seat] | state.discard).forEach([&](Card card) {
        suit += card != kFool && suitOf(card) == suitOf(cardOf(action)) ? 1 : 0;
      });
      return Numbers{suit};
    }
    if (verbOf(action) != Verb::kPlay || cardOf(action) == kFool) return std::nullopt;
    const State played = after(rules, state, action);
    if (state.trick.count + 1 == state.seats) {
      // Of the last trick the hand's points don't stand any more; the 0's are its owner's.
      const bool fool = state.trick.of(seat.other()) == kFool;
      if (fool || played.hand != state.hand) return std::nullopt;
      const Seat winner = played.last.winner;
      return Numbers{played.playPoints[winner] - state.playPoints[winner]};
    }
    if (played.trick.winner != seat) return Numbers{};
    // Whoever holds them: the hands of the others, the cards that aren't dealt, and what the dealer
    // has laid away.
    int better = 0;
    int unseen = 0;
    Hand known = state.hands[seat];
    if (seat == state.dealer) known = known | state.discard;
    for (const Hand& cards : state.played) known = known | cards;
    (kPack - known).forEach([&](Card card) {
      Trick trick = played.trick;
      trick.lay(seat.other(), card);
      ++unseen;
      better += trick.winner == seat ? 0 : 1;
    });
    return Numbers{better, unseen};
  };
  compareReasons(rules, 7, count);
}

TEST(Reasons, OfRallyBirdAreCountedRight) {
  using namespace rallybird;
  const auto rules = test::rulesFor<rallybird::Rules>();
  const auto throwsAbove = [](int defence) {
    int ways = 0;
    for (int i = 0; i < kThrows; ++i) ways += diceOf(Card(i))[0] + diceOf(Card(i))[1] > defence;
    return ways;
  };
  const auto count = [&](const State& state, Seat /*seat*/,
                         Action action) -> std::optional<Numbers> {
    switch (verbOf(action)) {
      case Verb::kPlay: {
        int least = 99;
        int most = 0;
        const auto layOn = [&](const State& laid, const auto& self) -> void {
          if (laid.phase == Phase::kRoll) {
            const int defence = rules.defence(laid, laid.tested);
            least = std::min(least, defence);
            most = std::max(most, defence);
            return;
          }
          for (const Action one : rules.legal(laid)) self(after(rules, laid, one), self);
        };
        layOn(after(rules, state, action), layOn);
        return Numbers{throwsAbove(least), throwsAbove(most)};
      }
      case Verb::kPlace: {
        int tested = 0;
        rules.allowed(state).forEach([&](Card play) {
          State laid = state;
          laid.chosen = play;
          while (laid.phase == Phase::kPlace) laid = after(rules, laid, rules.legal(laid)[0]);
          tested += laid.tested.contains(action.a) ? 1 : 0;
        });
        return Numbers{tested, rules.allowed(state).size()};
      }
      case Verb::kKeepIcon:
        return Numbers{rules.table().shows(action.a, false), rules.table().shows(action.a, true)};
      default:
        return std::nullopt;
    }
  };
  compareReasons(rules, 9, count);
}

TEST(Reasons, OfCooperstownAreCountedRight) {
  using namespace cooperstown;
  const auto rules = test::rulesFor<cooperstown::Rules>();
  // The cards that some state has on top which the view leaves open, and what each brings.
  const auto turned = [&](const State& state, Action action, auto wanted) {
    Numbers counted(2);
    std::vector<bool> met(kOffenceCards);
    Stream random(9, "reasons");
    for (int i = 0; i < 200; ++i) {
      const State turning = after(rules, rules.sample(rules.view(state, Seat(0)), random), action);
      if (turning.phase != Phase::kTurn) return Numbers{wanted(turning) ? 1 : 0, 1};
      const Draw draw = rules.chance(turning);
      for (int card = 0; card < kOffenceCards; ++card) {
        const auto at = static_cast<std::size_t>(card);
        if (met[at] || !draw.outcomes.contains(Card(card))) continue;
        met[at] = true;
        ++counted[1];
        counted[0] +=
            wanted(after(rules, turning, Action::chance(draw.source, Card(card)))) ? 1 : 0;
      }
    }
    return counted;
  };
  const auto count = [&](const State& state, Seat /*seat*/,
                         Action action) -> std::optional<Numbers> {
    const auto line = [&](const State& any) {
      return any.games[0].team[static_cast<std::size_t>(state.batting().index())];
    };
    const auto scored = [&](const State& any) { return line(any).runs > line(state).runs; };
    switch (verbOf(action)) {
      case Verb::kSwing:
        return turned(state, action, [&](const State& any) {
          const bool out = any.outs > state.outs || any.halfInning != state.halfInning;
          return scored(any) || (!out && any.runners() > state.runners());
        });
      case Verb::kSteal:
        return turned(state, action,
                      [&](const State& any) { return line(any).steals > line(state).steals; });
      case Verb::kSub: {
        int good = 0;
        const State named = after(rules, state, action);
        const Draw draw = rules.chance(named);
        int all = 0;
        for (int card = 0; card < kDefenceCards; ++card) {
          if (!draw.outcomes.contains(Card(card))) continue;
          const State in = after(rules, named, Action::chance(draw.source, Card(card)));
          ++all;
          good += in.fielders[action.a].index() >= action.a + 5 ? 1 : 0;
        }
        return Numbers{good, all};
      }
      default:
        return std::nullopt;
    }
  };
  compareReasons(rules, 5, count);
}

}  // namespace
}  // namespace raindelay
