// The odds of a match from every score: the rules themselves count on.
#include "games/quick_tennis/match_odds.h"

#include <gtest/gtest.h>

#include "players/players.h"
#include "support/played.h"

namespace raindelay::quick_tennis {
namespace {

constexpr std::array kServes{0.625, 0.55};

/// Plays the point to its end, somehow.
State afterPoint(const Rules& rules, State state, Stream& random) {
  NoEvents none;
  const int points = state.points;
  while (state.points == points && rules.turn(state).kind == Turn::Kind::kSeat) {
    const ActionList legal = rules.legal(state);
    rules.apply(state, legal[std::size_t(random.below(int(legal.size())))], none);
  }
  return state;
}

/// Seat 0's chance at the beginning of a point, or when all is over.
double chanceAt(const Rules& rules, const MatchOdds& odds, const State& state) {
  if (rules.turn(state).kind == Turn::Kind::kOver) return rules.result(state).winner == Seat(0);
  return odds.ofFirst(state, kServes[std::size_t(state.server().index())]);
}

class QuickTennisMatchOdds : public testing::TestWithParam<const char*> {};

// At every score of some matches: the chance is the mean of the two that may come of the point.
TEST_P(QuickTennisMatchOdds, AreTheMeanOfWhatComesOfThePoint) {
  const auto rules = raindelay::test::rulesFor<Rules>({{"sets", GetParam()}});
  const MatchOdds odds(rules.config(), kServes);
  Stream random(7, "scores");
  int points = 0;
  for (int match = 0; points < 600; ++match) {
    State state = rules.initial();
    NoEvents none;
    rules.apply(state, Action::chance(0, Card(match % 2)), none);
    while (rules.turn(state).kind != Turn::Kind::kOver) {
      std::array<std::optional<State>, 2> won;
      while (!won[0] || !won[1]) {
        const State after = afterPoint(rules, state, random);
        won[after.sides[0].won > state.sides[0].won ? 0 : 1] = after;
      }
      const std::size_t server = std::size_t(state.server().index());
      const double share = server == 0 ? kServes[0] : 1 - kServes[1];
      EXPECT_NEAR(
          chanceAt(rules, odds, state),
          share * chanceAt(rules, odds, *won[0]) + (1 - share) * chanceAt(rules, odds, *won[1]),
          1e-12);
      state = *won[std::size_t(random.below(2))];
      ++points;
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Lengths, QuickTennisMatchOdds,
                         testing::Values("1", "3", "5", "four-games", "game", "tie-break"));

// At love all.
TEST(QuickTennisMatchOddsOfAGame, AreThoseOfTheFormula) {
  const auto rules = raindelay::test::rulesFor<Rules>({{"sets", "game"}});
  for (const double p : {0.5, 0.52, 0.625}) {
    const double q = 1 - p;
    const double formula =
        p * p * p * p * (1 + 4 * q + 10 * q * q + 20 * p * q * q * q / (1 - 2 * p * q));
    State state = rules.initial();
    NoEvents none;
    rules.apply(state, Action::chance(0, Card(0)), none);
    EXPECT_NEAR(MatchOdds(rules.config(), {p, p}).ofFirst(state, p), formula, 1e-12);
  }
}

}  // namespace
}  // namespace raindelay::quick_tennis
