// The computer player: better than chance, not to be read, and never throwing balls without end.

#include "games/quick_baseball/coach.h"

#include <set>

#include "ballgame.h"

namespace raindelay::quick_baseball {
namespace {

Action chooseAsCoach(const Rules& rules, const State& state, Stream& random) {
  const Seat seat = rules.turn(state).seat;
  return Coach().choose(rules, rules.view(state, seat), rules.legal(state), random);
}

/// A match to its end; each seat is a coach's or chance's.
State played(const Rules& rules, std::array<bool, 2> coached, std::uint64_t seed) {
  Stream random(seed, "coach-test");
  State state = rules.initial();
  NoEvents none;
  for (Turn turn = rules.turn(state); turn.kind != Turn::Kind::kOver; turn = rules.turn(state)) {
    const ActionList legal = rules.legal(state);
    const bool coach = coached[static_cast<std::size_t>(turn.seat.index())];
    const Action action =
        coach ? chooseAsCoach(rules, state, random)
              : legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
    EXPECT_TRUE(legal.contains(action)) << Rules::text(action);
    rules.apply(state, action, none);
  }
  return state;
}

TEST(Coach, BeatsChance) {
  const Rules rules = test::rulesFor();
  int won = 0;
  for (int i = 0; i < 40; ++i) {
    const bool home = i % 2 == 1;
    const Standing end = rules.result(played(rules, {!home, home}, static_cast<std::uint64_t>(i)));
    won += end.winner == Seat(home ? 1 : 0) ? 1 : 0;
  }
  EXPECT_GE(won, 32);
}

// If both take their cards back nothing changes but the count: a player who judges by the next
// position alone throws Pitch Outs until the match is called.
TEST(Coach, DoesNotThrowBallsWithoutEnd) {
  const Rules rules = test::rulesFor();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_LT(played(rules, {true, true}, seed).pitches, 300) << seed;
  }
}

TEST(Coach, CannotBeRead) {
  const Rules rules = test::rulesFor();
  const State first = rules.initial();
  std::set<std::string> bats;
  std::set<std::string> pitches;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Stream random(seed, "coach-test");
    State state = first;
    const Action bat = chooseAsCoach(rules, state, random);
    NoEvents none;
    rules.apply(state, bat, none);
    bats.insert(Rules::text(bat));
    pitches.insert(Rules::text(chooseAsCoach(rules, state, random)));
  }
  EXPECT_GE(bats.size(), 2U);
  EXPECT_GE(pitches.size(), 3U);
  EXPECT_FALSE(pitches.contains("pitch pitch-out")) << "with nobody on base there is no need";
}

}  // namespace
}  // namespace raindelay::quick_baseball
