// The computer player: better than chance, and not to be read.

#include "games/quick_tennis/coach.h"

#include <array>
#include <set>

#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

Action chooseAsCoach(const Rules& rules, const State& state, Stream& random) {
  const Seat seat = rules.turn(state).seat;
  return Coach().choose(rules, rules.view(state, seat), rules.legal(state), random);
}

/// A set to its end; each seat is a coach's or chance's.
Standing played(int server, std::array<bool, 2> coached, std::uint64_t seed) {
  Stream random(seed, "coach-test");
  Tennis match(server);
  NoEvents none;
  while (!match.over()) {
    const ActionList legal = match.rules.legal(match.state);
    const bool coach = coached[static_cast<std::size_t>(match.turn())];
    const Action action =
        coach ? chooseAsCoach(match.rules, match.state, random)
              : legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
    EXPECT_TRUE(legal.contains(action)) << Rules::text(action);
    match.rules.apply(match.state, action, none);
  }
  return match.rules.result(match.state);
}

TEST(Coach, BeatsChance) {
  int won = 0;
  for (int i = 0; i < 40; ++i) {
    const int seat = i % 2;
    const Standing end = played(i / 2 % 2, {seat == 0, seat == 1}, static_cast<std::uint64_t>(i));
    won += end.winner == Seat(seat) ? 1 : 0;
  }
  EXPECT_GE(won, 36);
}

TEST(Coach, CannotBeRead) {
  struct Row {
    const char* before;
    const char* decision;
  };
  for (const Row& row :
       {Row{"", "serve"}, Row{"serve 1", "return"}, Row{"serve 1; return 1; set", "hit"},
        Row{"serve 1; return 1; set; hit 2", "run"}}) {
    Tennis match;
    match.act(row.before);
    std::set<std::string> choices;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      Stream random(seed, "coach-test");
      choices.insert(Rules::text(chooseAsCoach(match.rules, match.state, random)));
    }
    EXPECT_EQ(match.fact("phase"), row.decision);
    EXPECT_GE(choices.size(), 2U) << row.decision;
  }
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
