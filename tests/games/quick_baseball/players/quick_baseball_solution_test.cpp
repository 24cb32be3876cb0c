// A half-inning of Quick Baseball, solved; the proof that nobody gains by playing otherwise.
#include "games/quick_baseball/solution.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/simplex.h"
#include "games/quick_baseball/coach.h"
#include "games/quick_baseball/evaluator.h"
#include "games/quick_baseball/players/our_solution.h"
#include "players/analyst.h"
#include "players/matrix_solution.h"
#include "players/players.h"
#include "players/reasons.h"
#include "support/played.h"

namespace raindelay::quick_baseball {
namespace {

struct Known {
  bool relief;
  int batter;  // 1 … 9
  double runs;
};
class QuickBaseballHalfInning : public testing::TestWithParam<Known> {};

// The values are those of a solver that shares no code with ours.
TEST_P(QuickBaseballHalfInning, IsWorthWhatItIs) {
  const HalfInning& solved = ours().runs();
  const std::size_t start = solved.game().startOf(GetParam().relief, GetParam().batter - 1);
  EXPECT_NEAR(solved.worth(start), GetParam().runs, 0.002);
}
INSTANTIATE_TEST_SUITE_P(Starts, QuickBaseballHalfInning,
                         testing::Values(Known{false, 1, 1.031}, Known{false, 4, 0.854},
                                         Known{false, 7, 0.931}, Known{true, 1, 1.275},
                                         Known{true, 4, 1.050}, Known{true, 7, 1.085}));

TEST(QuickBaseballSolution, GivesNoRunAway) {
  const auto gains = ours().runs().exploitability();
  EXPECT_LT(gains.atStart, 0.0005);
  EXPECT_LT(gains.anywhere, 0.001);
}

/// The bottom of the last inning, tied; both relief pitchers are in.
State lastChance() {
  State state = ourRules().initial();
  state.halfInning = 17;
  for (quick_baseball::Team& team : state.team) team = {.runs = 4, .batter = 3, .relief = true};
  return state;
}

class QuickBaseballMoment : public testing::TestWithParam<Moment> {};

// From all positions with any number of runs: 0.1 % of a match at most.
TEST_P(QuickBaseballMoment, GivesNoMatchAway) {
  const auto [half, lead, relief] = GetParam();
  const auto gains = ours().exploitability(halfInning(half, lead, relief));
  EXPECT_LT(gains.atStart, 0.0001);
  EXPECT_LT(gains.anywhere, 0.001);
  EXPECT_GT(gains.anywhere, 0);
}
INSTANTIATE_TEST_SUITE_P(Moments, QuickBaseballMoment,
                         testing::Values(Moment{0, 0, false},    // of all the most leads count
                                         Moment{17, -1, true},   // may be walked off
                                         Moment{20, 0, true}));  // an extra inning

// Where a half-inning isn't solved for winning, the chance follows from the runs to come.
TEST(QuickBaseballSolution, EstimatesTheChanceWell) {
  const State begins = halfInning(16, 0, true);
  const MatchOdds::Team batting{2, true};
  const MatchOdds::Team fielding{5, true};
  EXPECT_EQ(ours().estimate(begins), ours().odds().before(16, 0, batting, fielding));
  Stream luck(2, "estimates");
  double squares = 0;
  int count = 0;
  for (int i = 0; i < 100; ++i) {
    for (State state = begins; state.halfInning == 16;) {
      const double error = ours().estimate(state) - ours().chance(state);
      squares += error * error;
      ++count;
      const View view = ourRules().view(state, ourRules().turn(state).seat);
      const Action action = ours().choose(ourRules(), view, ourRules().legal(state), luck);
      // Mixtures are of states in which no card lies face down.
      state = raindelay::test::after(ourRules(), state, action);
      if (state.phase != Phase::kPitch) continue;
      const View other = ourRules().view(state, state.fielding());
      const Action pitch = ours().choose(ourRules(), other, ourRules().legal(state), luck);
      state = raindelay::test::after(ourRules(), state, pitch);
    }
  }
  EXPECT_LT(std::sqrt(squares / count), 0.03);
}

// Runs lead to what is there already; only a half-inning that begins takes its time.
TEST(QuickBaseballSolution, IsThereWhenRunsHaveScored) {
  const auto late = [] { return true; };
  const State begins = halfInning(15, -1, true);
  EXPECT_EQ(ours().halfInning(begins, late), nullptr);
  ASSERT_NE(ours().halfInning(begins), nullptr);
  State scored = begins;
  scored.team[1].runs += 3;
  scored.team[1].batter += 4;
  scored.outs = 1;
  EXPECT_NE(ours().halfInning(scored, late), nullptr);
  EXPECT_EQ(ours().halfInning(halfInning(16, 1, true), late), nullptr);
}

TEST(QuickBaseballHalfInningGame, IsMovedOnByRunsAlone) {
  using Game = HalfInningGame;
  const Game& game = ours().runs().game();
  for (std::size_t situation = 0; situation < Game::kSituations; ++situation) {
    for (const auto& row : game.outcomes(situation)) {
      for (const Game::Outcome& outcome : row) {
        if (!outcome.allowed || outcome.over) continue;
        const std::size_t anchor = situation / Game::kOfAnchor + outcome.runs;
        ASSERT_EQ(outcome.situation / Game::kOfAnchor, anchor % Game::kAnchors);
        ASSERT_TRUE(outcome.runs > 0 || outcome.situation >= situation);
      }
    }
  }
}

/// What a state is worth by what is solved, where the rules have the questions asked.
double worthIn(const HalfInning& solved, const Rules& rules, const State& state) {
  if (state.phase == Phase::kBat) return solved.worth(solved.game().positionOf(state));
  const bool bats = rules.turn(state).seat == state.batting();
  std::vector<double> worths;
  for (const Action action : rules.legal(state)) {
    worths.push_back(worthIn(solved, rules, raindelay::test::after(rules, state, action)));
  }
  return bats ? *std::max_element(worths.begin(), worths.end())
              : *std::min_element(worths.begin(), worths.end());
}

/// By how much, of so many positions, one at most isn't worth what a pitch in it is by the rules
/// themselves and linear programming.
double inconsistency(const HalfInning& solved, const Rules& rules, int positions) {
  Stream random(3, "positions");
  double most = 0;
  for (int i = 0; i < positions; ++i) {
    const auto count = static_cast<int>(solved.game().positions());
    const auto position = static_cast<std::size_t>(random.below(count));
    const State state = solved.game().stateAt(position);
    raindelay::test::Matrix gains;
    for (const Action bat : rules.legal(state)) {
      const State chosen = raindelay::test::after(rules, state, bat);
      gains.emplace_back();
      for (const Action pitch : rules.legal(chosen)) {
        const State after = raindelay::test::after(rules, chosen, pitch);
        const bool over = after.halfInning != state.halfInning;
        gains.back().push_back(after.team[0].runs + (over ? 0 : worthIn(solved, rules, after)));
      }
    }
    most = std::max(most, std::abs(raindelay::test::worthOf(gains) - solved.worth(position)));
  }
  return most;
}

TEST(QuickBaseballSolution, IsOfTheRulesThemselves) {
  EXPECT_LT(inconsistency(ours().runs(), ourRules(), 2000), 0.0002);
}

TEST(QuickBaseballSolution, IsThereForATableOfOnesOwn) {
  const auto game = std::make_shared<const HalfInningGame>(otherRules());
  const auto solved = HalfInning::solve(game, {});
  ASSERT_TRUE(solved);
  EXPECT_LT(inconsistency(*solved, otherRules(), 500), 0.0002);
}

TEST(QuickBaseballSolution, IsNotThereWhereNobodyIsEverOut) {
  CardValues cards = ourRules().cards();
  for (BatCard& bat : cards.bats) {
    for (auto& section : bat.reach) section = {4, 4, 4, 4};
  }
  EXPECT_FALSE(Solution::of({{}, cards}));
}

TEST(QuickBaseballSolution, ComesBackFromItsBytes) {
  const std::string bytes = ours().bytes();
  const auto back = Solution::from(ourRules(), bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->bytes(), bytes);
  const std::size_t start = ours().runs().game().startOf(true, 2);
  EXPECT_EQ(back->runs().worth(start), ours().runs().worth(start));
  EXPECT_EQ(back->odds().before(3, 1, {}, {}), ours().odds().before(3, 1, {}, {}));
}

TEST(QuickBaseballSolution, RefusesDamagedBytes) {
  const std::string bytes = ours().bytes();
  EXPECT_FALSE(Solution::from(ourRules(), ""));
  EXPECT_FALSE(Solution::from(ourRules(), bytes.substr(0, 100)));
  EXPECT_FALSE(Solution::from(ourRules(), bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(Solution::from(ourRules(), bytes + '\0'));
  EXPECT_FALSE(Solution::from(otherRules(), bytes)) << "another number of positions";
  std::string likelier = bytes;
  likelier[5] = '\x7f';  // the first chance's highest byte: far more than 1
  EXPECT_FALSE(Solution::from(ourRules(), likelier));
}

// A Hall of Famer mixes as the solved pitch says.
TEST(QuickBaseballSolution, IsWhatAHallOfFamerPlays) {
  const FastPlayer<Rules> player(ourRules(), PlayerKind::kHallOfFamer);
  const State state = lastChance();
  const auto solved = ours().halfInning(state);
  ASSERT_TRUE(solved);
  const auto pitch = solved->pitch(solved->game().positionOf(state));
  const auto shares =
      Simplex<kPitches>::solve(pitch.game.gain, pitch.game.rows, pitch.game.columns);
  const State chosen = raindelay::test::after(ourRules(), state, act(Verb::kLeave));
  Stream random(7, "pitches");
  constexpr int kTimes = 4000;
  std::map<Action, double> bats;
  std::map<Action, double> pitches;
  for (int i = 0; i < kTimes; ++i) {
    bats[player.choose(state, state.batting(), random)] += 1.0 / kTimes;
    pitches[player.choose(chosen, state.fielding(), random)] += 1.0 / kTimes;
  }
  for (std::size_t i = 0; i < pitch.game.rows; ++i) {
    EXPECT_NEAR(bats[HalfInningGame::choiceAt(pitch.choices[i])], shares.first[i], 0.03);
  }
  for (std::size_t j = 0; j < pitch.game.columns; ++j) {
    EXPECT_NEAR(pitches[act(Verb::kPitch, Card(pitch.pitches[j]))], shares.second[j], 0.03);
  }
}

// Both sides' choices add up; none brings more than the solution does, and pitches of one print the
// same.
TEST(QuickBaseballSolution, JudgesChoicesExactly) {
  const auto analyst = makeAnalystOf(ourRules(), PlayerKind::kHallOfFamer);
  const State state = lastChance();
  const auto solved = ours().halfInning(state);
  ASSERT_TRUE(solved);
  const double batting = solved->worth(solved->game().positionOf(state));
  Stream random(5, "choices");
  for (const State& moment : {state, raindelay::test::after(ourRules(), state, act(Verb::kSteal)),
                              raindelay::test::after(ourRules(), state, act(Verb::kLeave))}) {
    if (moment.phase > Phase::kPitch) continue;
    const Seat seat = ourRules().turn(moment).seat;
    const ActionList legal = ourRules().legal(moment);
    const auto found =
        analyst->assess(AnyView::of(ourRules().view(moment, seat)), seat, legal, random, Limits{});
    ASSERT_TRUE(found.exact);
    const double own = seat == state.batting() ? batting : 1 - batting;
    double mean = 0;
    double shares = 0;
    for (const ActionWorth& one : found.actions) {
      mean += one.share * one.worth;
      shares += one.share;
      EXPECT_LT(one.worth, own + 0.0001);
      EXPECT_EQ(one.worth, found.of(one.like)->worth);
      EXPECT_TRUE(one.like == one.action || one.share == 0);
    }
    EXPECT_NEAR(mean, own, 0.0001);
    EXPECT_NEAR(shares, 1, 1e-9);
  }
}

// Whether cards are taken back is worth what follows.
TEST(QuickBaseballSolution, JudgesAnswersExactly) {
  const auto analyst = makeAnalystOf(ourRules(), PlayerKind::kHallOfFamer);
  State state = lastChance();
  state.phase = Phase::kRefreshBats;
  for (int bat = 0; bat < kBats - 1; ++bat) state.discard(Kind::kBatting).push_back(Card(bat));
  const ActionList legal = ourRules().legal(state);
  ASSERT_EQ(legal.size(), 2U);
  Stream random(5, "answers");
  const Seat seat = state.batting();
  const auto found =
      analyst->assess(AnyView::of(ourRules().view(state, seat)), seat, legal, random, Limits{});
  ASSERT_TRUE(found.exact);
  EXPECT_FALSE(found.mixed);
  const double best = std::max(found.actions[0].worth, found.actions[1].worth);
  EXPECT_EQ(found.of(found.chosen)->worth, best);
  EXPECT_NEAR(best, ours().chance(state), 1e-9);
  EXPECT_NE(found.actions[0].worth, found.actions[1].worth);
}

// The last innings of a match: every choice is allowed, questions about refreshing among them.
TEST(QuickBaseballSolution, HasAnAnswerToEverything) {
  const FastPlayer<Rules> random(ourRules(), PlayerKind::kRandom);
  int won = 0;
  constexpr int kMatches = 40;
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    State state = lastChance();
    const Seat own(static_cast<int>(seed % 2));
    Stream luck(seed, "answers");
    while (ourRules().turn(state).kind != Turn::Kind::kOver && state.halfInning == 17) {
      const Seat seat = ourRules().turn(state).seat;
      const ActionList legal = ourRules().legal(state);
      const Action action =
          seat == own ? ours().choose(ourRules(), ourRules().view(state, seat), legal, luck)
                      : random.choose(state, seat, luck);
      ASSERT_TRUE(legal.contains(action));
      state = raindelay::test::after(ourRules(), state, action);
    }
    // Home has its chance of that half-inning; against chance alone it is better, or worse.
    won += (state.team[1].runs > 4) == (own == Seat(1)) ? 1 : 0;
  }
  EXPECT_GT(won, kMatches * 6 / 10);
}

}  // namespace
}  // namespace raindelay::quick_baseball
