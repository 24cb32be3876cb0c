// Tripwires: how many lines of play there are to a depth, chance pinned to its lowest outcome. A
// number that changes says that the rules do; look why before changing it here.

#include <gtest/gtest.h>

#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

/// Leaves `depth` decisions from here.
long leaves(const Rules& rules, const State& state, int depth) {
  NoEvents none;
  State now = state;
  while (rules.turn(now).kind == Turn::Kind::kChance) {
    const Draw draw = rules.chance(now);
    rules.apply(now, Action::chance(draw.source, draw.outcomes.nth(0)), none);
  }
  if (depth == 0 || rules.turn(now).kind == Turn::Kind::kOver) return 1;
  long sum = 0;
  for (const Action action : rules.legal(now)) {
    State next = now;
    rules.apply(next, action, none);
    sum += leaves(rules, next, depth - 1);
  }
  return sum;
}

TEST(Perft, FromTheBeginning) {
  const Rules rules;
  const long expected[] = {1, 2, 4, 7, 11, 16, 31, 56, 91};
  for (int depth = 0; depth < 9; ++depth) {
    EXPECT_EQ(leaves(rules, rules.initial(), depth), expected[depth]) << depth;
  }
}

TEST(Perft, BasesLoadedTheFieldToAct) {
  Position position;
  position.field("P 3 C 5 2B 1 3B 9 CF 0").runners("6b 7l 8b").outs(1).phase(Phase::kManage);
  const Table table(position);
  const long expected[] = {1, 38, 564, 2255};
  for (int depth = 0; depth < 4; ++depth) {
    EXPECT_EQ(leaves(table.rules, table.state, depth), expected[depth]) << depth;
  }
}

TEST(Perft, BottomOfTheNinthInASharedDeck) {
  Config config;
  config.sharedDeck = true;
  Position position;
  position.half(17, 3, 3).runners("6b . 8b").outs(2);
  Table table(position, config);
  table.state.deck[0] = {};
  for (int i = 0; i < kOffenceCards; ++i) {
    if (!table.state.outsStack.contains(Card(i)) && Card(i) != card("6b") &&
        Card(i) != card("8b")) {
      table.state.deck[0].mixIn(Card(i));
    }
  }
  table.state.deck[1] = {};
  table.state.owned = {OffenceSet::firstCards(kOffenceCards), {}};
  const long expected[] = {1, 7, 23, 58, 118};
  for (int depth = 0; depth < 5; ++depth) {
    EXPECT_EQ(leaves(table.rules, table.state, depth), expected[depth]) << depth;
  }
}

}  // namespace
}  // namespace raindelay::cooperstown::test
