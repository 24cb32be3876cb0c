// A point of Quick Tennis, solved; the proof that nobody wins more against it.
#include "games/quick_tennis/solution.h"

#include <gtest/gtest.h>

#include <set>

#include "games/quick_tennis/coach.h"
#include "games/quick_tennis/evaluator.h"
#include "games/quick_tennis/match_odds.h"
#include "players/analyst.h"
#include "players/matrix_solution.h"
#include "players/players.h"
#include "support/played.h"

namespace raindelay::quick_tennis {
namespace {

using Pack = std::array<int, kQuadrants>;

/// The rules for players with so many cards for each quadrant.
Rules rulesFor(const Pack& server, const Pack& receiver, bool readReturns = false) {
  const auto usual = raindelay::test::rulesFor<Rules>();
  CardValues cards = usual.cards();
  for (const std::size_t seat : {0U, 1U}) {
    cards.packs[seat] = {};
    for (int quadrant = 1; quadrant <= kQuadrants; ++quadrant) {
      const Pack& pack = seat == 0 ? server : receiver;
      for (int copy = 0; copy < pack[static_cast<std::size_t>(quadrant - 1)]; ++copy) {
        cards.packs[seat].insert(cardFor(quadrant, copy));
      }
    }
  }
  Config config;
  config.readReturns = readReturns;
  return {config, cards};
}

struct Known {
  Pack pack;
  double serverWins;
};
class QuickTennisSolution : public testing::TestWithParam<Known> {};

// The values are those of a solver that shares no code with ours.
TEST_P(QuickTennisSolution, IsWorthWhatItIsAndGivesNothingAway) {
  const auto solution = Solution::of(rulesFor(GetParam().pack, GetParam().pack));
  ASSERT_TRUE(solution);
  EXPECT_NEAR(solution->serverWins(Seat(0)), GetParam().serverWins, 0.002);
  EXPECT_LT(solution->exploitability(Seat(0)), 0.0001);
}
INSTANTIATE_TEST_SUITE_P(Cards, QuickTennisSolution,
                         testing::Values(Known{{2, 2, 1, 1}, 0.6250}, Known{{2, 2, 2, 0}, 0.485},
                                         Known{{1, 2, 2, 1}, 0.670}, Known{{3, 1, 1, 1}, 0.669}));

TEST(QuickTennisSolution, IsThereForOurCardsAndForBothOptions) {
  for (const char* read : {"off", "on"}) {
    const auto solution = Solution::of(raindelay::test::rulesFor<Rules>({{"read-returns", read}}));
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->serverWins(Seat(0)), solution->serverWins(Seat(1)));
    EXPECT_LT(solution->exploitability(Seat(0)), 0.0001);
  }
}

// Wherever it is asked: among the positions, between rounds.
TEST(QuickTennisSolution, IsGivenUpAsSoonAsItGetsLate) {
  const auto rules = rulesFor({1, 1, 1, 0}, {1, 1, 1, 0});
  int asked = 0;
  ASSERT_TRUE(Solution::of(rules, [&] { return ++asked < 0; }));
  for (const int end : {1, asked / 2, asked}) {
    int times = 0;
    EXPECT_FALSE(Solution::of(rules, [&] { return ++times >= end; }));
    EXPECT_LE(times, end + 1) << "it goes on for so long";
  }
}

TEST(QuickTennisSolution, ComesBackFromItsBytes) {
  for (const auto& [server, receiver] : {std::pair{Pack{1, 1, 1, 0}, Pack{1, 1, 1, 0}},
                                         std::pair{Pack{2, 1, 0, 0}, Pack{1, 1, 1, 0}}}) {
    const auto rules = rulesFor(server, receiver);
    const auto solution = Solution::of(rules);
    ASSERT_TRUE(solution);
    const std::string bytes = solution->bytes();
    const auto again = Solution::from(rules, bytes);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->bytes(), bytes);
    EXPECT_EQ(again->exploitability(Seat(1)), solution->exploitability(Seat(1)));
    EXPECT_FALSE(Solution::from(rules, bytes + "1"));
    for (std::size_t length = 0; length < bytes.size(); length += bytes.size() / 40) {
      EXPECT_FALSE(Solution::from(rules, bytes.substr(0, length))) << length;
    }
  }
}

// Whose shares aren't shares, or whose numbers of them would fill the memory.
TEST(QuickTennisSolution, IsNotMadeOfOtherBytes) {
  const auto rules = rulesFor({1, 1, 1, 0}, {1, 1, 1, 0});
  EXPECT_TRUE(Solution::from(rules, "0.5 0 1 k 2 0.25 0.75 0.5 1 1 kk 0.5"));
  for (const char* bytes :
       {"0.5 0 1 k 2 0.25 0.85 0.5 1 1 kk 0.5", "0.5 0 1 k 2 -0.25 1.25 0.5 1 1 kk 0.5",
        "0.5 0 1 k 2 0.25 0.75 0.5 1 1 kk 1.5", "1.5 0 1 k 2 0.25 0.75 0.5 1 1 kk 0.5",
        "0.5 0 1 k 2 0.25 0.75 0.5 2 1 kk 0.5", "0.5 0 1 k 99999999999 0.25",
        "0.5 0 99999999999999999999 k 1 1", "0.5 0 1 k 2 x 0.75"}) {
    EXPECT_FALSE(Solution::from(rules, bytes)) << bytes;
  }
}

TEST(QuickTennisSolution, IsNamedByAllThatItDependsOn) {
  std::set<std::string> names;
  for (const bool read : {false, true}) {
    for (const Pack& pack : {Pack{2, 2, 1, 1}, Pack{2, 1, 2, 1}}) {
      names.insert(Solution::nameOf(rulesFor(pack, {2, 2, 1, 1}, read)));
      names.insert(Solution::nameOf(rulesFor({2, 2, 1, 1}, pack, read)));
    }
  }
  EXPECT_EQ(names.size(), 6U) << "twice the same cards";
  auto cards = rulesFor({2, 2, 1, 1}, {2, 2, 1, 1}).cards();
  std::swap(cards.calls[0], cards.calls[1]);
  EXPECT_TRUE(names.insert(Solution::nameOf({Config(), cards})).second);
}

// Everywhere in random points: a choice by the solution's mixtures brings what the position is said
// to be worth.
TEST(QuickTennisSolution, KnowsWhatAPositionIsWorth) {
  const auto rules = raindelay::test::rulesFor<Rules>();
  const auto solution = Solution::of(rules);
  ASSERT_TRUE(solution);
  Stream random(11, "positions");
  NoEvents none;
  const auto worth = [&](const State& state) {
    if (state.points > 0) return double(state.sides[0].won);
    const auto wins = solution->serverWins(rules, state);
    EXPECT_TRUE(wins);
    return wins.value_or(0);
  };
  int positions = 0;
  while (positions < 300) {
    State state = rules.initial();
    rules.apply(state, Action::chance(0, Card(0)), none);
    while (state.points == 0) {
      std::array<Choices, 2> lines;
      std::array<std::vector<double>, 2> shares;
      for (const Seat seat : {Seat(0), Seat(1)}) {
        const auto i = std::size_t(seat.index());
        lines[i] = choicesOf(rules, state, seat);
        shares[i] = solution->shares(rules.view(state, seat));
        if (lines[i].empty()) lines[i].push_back({});
      }
      const std::size_t hitter = std::size_t(state.hitter().index());
      const auto after = [&](const Line& hits, const Line& runs) {
        State next = state;
        if (!hits.empty()) rules.apply(next, hits[0], none);
        for (const Action action : runs) rules.apply(next, action, none);
        if (hits.size() > 1) rules.apply(next, hits[1], none);
        return next;
      };
      double expected = 0;
      for (std::size_t h = 0; h < lines[hitter].size(); ++h) {
        for (std::size_t r = 0; r < lines[1 - hitter].size(); ++r) {
          expected += shares[hitter][h] * shares[1 - hitter][r] *
                      worth(after(lines[hitter][h], lines[1 - hitter][r]));
        }
      }
      EXPECT_NEAR(expected, worth(state), 1e-9);
      ++positions;
      const auto any = [&](const Choices& all) {
        return all[std::size_t(random.below(int(all.size())))];
      };
      state = after(any(lines[hitter]), any(lines[1 - hitter]));
    }
  }
}

TEST(QuickTennisSolution, IsRefusedWhereTheCardsAreTooMany) {
  EXPECT_FALSE(Solution::of(rulesFor({4, 4, 4, 4}, {4, 4, 4, 4})));
}

/// The server's chance with three cards each: what is spent face down is a hand's last card, so
/// that nothing hidden matters, and each choice is a matrix game for linear programming.
class ThreeCards {
 public:
  explicit ThreeCards(const Rules& rules) : rules_(rules) {}

  double worth(const State& state) const {
    if (state.points > 0) return state.sides[0].won;
    const Seat second(1);
    const auto firsts = choicesOf(rules_, state, Seat(0));
    const auto seconds = choicesOf(rules_, state, second);
    raindelay::test::Matrix gains;
    for (std::size_t i = 0; i < std::max(firsts.size(), std::size_t{1}); ++i) {
      gains.emplace_back();
      for (std::size_t j = 0; j < std::max(seconds.size(), std::size_t{1}); ++j) {
        const Line first = firsts.empty() ? Line() : firsts[i];
        const Line other = seconds.empty() ? Line() : seconds[j];
        const bool hits = state.hitter() == Seat(0);
        gains.back().push_back(worth(after(state, hits ? first : other, hits ? other : first)));
      }
    }
    return raindelay::test::worthOf(gains);
  }

 private:
  State after(State state, const Line& hitters, const Line& receivers) const {
    NoEvents none;
    if (!hitters.empty()) rules_.apply(state, hitters[0], none);
    for (const Action action : receivers) rules_.apply(state, action, none);
    if (hitters.size() > 1) rules_.apply(state, hitters[1], none);
    return state;
  }

  const Rules& rules_;
};

TEST(QuickTennisSolution, AgreesWithLinearProgramming) {
  for (const auto& [server, receiver] : {std::pair{Pack{1, 1, 1, 0}, Pack{1, 1, 1, 0}},
                                         std::pair{Pack{1, 1, 0, 1}, Pack{0, 1, 1, 1}},
                                         std::pair{Pack{2, 1, 0, 0}, Pack{1, 1, 1, 0}},
                                         std::pair{Pack{1, 0, 1, 1}, Pack{2, 0, 0, 1}}}) {
    const auto rules = rulesFor(server, receiver);
    State state = rules.initial();
    NoEvents none;
    rules.apply(state, Action::chance(0, Card(0)), none);
    const auto solution = Solution::of(rules);
    ASSERT_TRUE(solution);
    EXPECT_NEAR(solution->serverWins(Seat(0)), ThreeCards(rules).worth(state), 0.0001);
  }
}

TEST(QuickTennisSolution, IsWhatAHallOfFamerPlays) {
  const auto rules = raindelay::test::rulesFor<Rules>();
  const auto solution = Solution::of(rules);
  ASSERT_TRUE(solution);
  State state = rules.initial();
  NoEvents none;
  rules.apply(state, Action::chance(0, Card(0)), none);
  const auto shares = solution->shares(rules.view(state, Seat(0)));
  const auto choices = choicesOf(rules, state, Seat(0));
  ASSERT_EQ(shares.size(), choices.size());

  const FastPlayer<Rules> player(rules, PlayerKind::kHallOfFamer);
  Stream random(7, "serves");
  constexpr int kServes = 4000;
  std::vector<int> served(choices.size());
  for (int i = 0; i < kServes; ++i) {
    const Action serve = player.choose(state, Seat(0), random);
    for (std::size_t k = 0; k < choices.size(); ++k) served[k] += choices[k][0] == serve ? 1 : 0;
  }
  for (std::size_t k = 0; k < choices.size(); ++k) {
    EXPECT_NEAR(double(served[k]) / kServes, shares[k], 0.03);
  }
}

/// What the choice is worth to the seat that makes it as the solution does.
double worthOf(const Assessment& found) {
  double sum = 0;
  for (const ActionWorth& one : found.actions) sum += one.share * one.worth;
  return sum;
}

// Each choice by what it brings of the match, those of a return in parts among them: both sides'
// add up, and nothing brings more than the solution does.
TEST(QuickTennisSolution, JudgesChoicesExactly) {
  const auto rules = raindelay::test::rulesFor<Rules>();
  const auto analyst = makeAnalystOf(rules, PlayerKind::kHallOfFamer);
  const auto solution = solutions::of<Solution>(rules);
  const double wins = solution->serverWins(Seat(0));
  State state = rules.initial();
  NoEvents none;
  rules.apply(state, Action::chance(0, Card(0)), none);
  const double server = MatchOdds(rules.config(), {wins, wins}).ofFirst(state, wins);
  Stream random(5, "choices");
  for (int parts = 0; state.phase <= Phase::kReturn; ++parts) {
    const Seat seat = rules.turn(state).seat;
    const ActionList legal = rules.legal(state);
    const auto found =
        analyst->assess(AnyView::of(rules.view(state, seat)), seat, legal, random, {});
    EXPECT_TRUE(found.exact);
    EXPECT_TRUE(found.mixed);
    const double own = seat == Seat(0) ? server : 1 - server;
    EXPECT_NEAR(worthOf(found), own, 0.001) << parts;
    for (const ActionWorth& one : found.actions) EXPECT_LT(one.worth, own + 0.001) << parts;
    EXPECT_LT(found.of(legal[0])->error, 1e-12);
    rules.apply(state, found.chosen, none);
  }
  // Who lets a ball go that can be had gives the point away.
  while (state.phase != Phase::kRecover) {
    const ActionList any = rules.legal(state);
    rules.apply(state, any[static_cast<std::size_t>(random.below(static_cast<int>(any.size())))],
                none);
    ASSERT_NE(rules.turn(state).kind, Turn::Kind::kOver);
  }
  const Seat seat = rules.turn(state).seat;
  const ActionList legal = rules.legal(state);
  const auto found = analyst->assess(AnyView::of(rules.view(state, seat)), seat, legal, random, {});
  EXPECT_TRUE(found.exact);
  EXPECT_FALSE(found.mixed);
  EXPECT_LT(found.of(act(Verb::kConcede))->worth, found.of(found.chosen)->worth);
}

// Of our six cards, three different ones are never worse: no level answers a serve with fewer.
TEST(QuickTennisSolution, TellsEveryLevelHowToReturnAServe) {
  const auto rules = raindelay::test::rulesFor<Rules>();
  NoEvents none;
  State served = rules.initial();
  rules.apply(served, Action::chance(0, Card(0)), none);
  rules.apply(served, rules.legal(served)[0], none);
  for (const PlayerKind level : {PlayerKind::kCoach, PlayerKind::kRookie, PlayerKind::kPro,
                                 PlayerKind::kAllStar, PlayerKind::kHallOfFamer}) {
    const FastPlayer<Rules> player(rules, level);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Stream random(seed, "returns");
      State state = served;
      std::set<Quadrant> covered;
      while (state.phase == Phase::kReturn) {
        const Action action = player.choose(state, Seat(1), random);
        if (playsCard(verbOf(action))) covered.insert(quadrantOf(cardOf(action)));
        rules.apply(state, action, none);
      }
      EXPECT_EQ(covered.size(), 3U) << nameOf(level);
    }
  }
}

// A whole match: every choice is allowed, whatever the other does, two cards for one quadrant and
// a ball let go among it.
TEST(QuickTennisSolution, HasAnAnswerToEverything) {
  const auto rules = raindelay::test::rulesFor<Rules>();
  const FastPlayer<Rules> player(rules, PlayerKind::kHallOfFamer);
  const FastPlayer<Rules> other(rules, PlayerKind::kRandom);
  int won = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Seat own(static_cast<int>(seed % 2));
    Stream random(seed, "answers");
    State state = rules.initial();
    NoEvents none;
    rules.apply(state, Action::chance(0, Card(static_cast<int>(seed / 2 % 2))), none);
    while (rules.turn(state).kind != Turn::Kind::kOver) {
      const Seat seat = rules.turn(state).seat;
      const Action action = (seat == own ? player : other).choose(state, seat, random);
      ASSERT_TRUE(rules.legal(state).contains(action));
      rules.apply(state, action, none);
    }
    won += rules.result(state).winner == own ? 1 : 0;
  }
  EXPECT_GE(won, 19);
}

}  // namespace
}  // namespace raindelay::quick_tennis
