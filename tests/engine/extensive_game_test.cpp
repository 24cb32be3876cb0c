// Games of two that are solved whole.
#include "core/extensive_game.h"

#include <gtest/gtest.h>

namespace raindelay {
namespace {

using Outcome = ExtensiveGame::Outcome;
constexpr Outcome kWins = ExtensiveGame::kFirstWins;
constexpr Outcome kLoses = ExtensiveGame::kSecondWins;

Strategy solved(const ExtensiveGame& game, int rounds = 300) {
  CounterfactualRegret regret(game);
  regret.run(rounds);
  return regret.mean();
}

/// One choice of each, at once.
ExtensiveGame matrix(std::size_t rows, std::size_t columns, const std::vector<Outcome>& outcomes) {
  ExtensiveGame game;
  const auto first = game.addInformationSet(game.addBucket(0, rows));
  const auto second = game.addInformationSet(game.addBucket(1, columns));
  game.addNode({first, second}, outcomes);
  return game;
}

TEST(ExtensiveGame, OfOneChoiceEachIsWorthWhatItsMatrixIs) {
  struct Row {
    std::size_t rows;
    std::size_t columns;
    std::vector<Outcome> outcomes;
    double worth;
  };
  const std::vector<Row> rows{
      {2, 2, {kWins, kLoses, kLoses, kWins}, 0.5},
      {3, 3, {kWins, kLoses, kLoses, kLoses, kWins, kLoses, kLoses, kLoses, kWins}, 1.0 / 3},
      {2, 3, {kWins, kWins, kLoses, kLoses, kLoses, kWins}, 0.5},
      {2, 2, {kWins, kWins, kLoses, kWins}, 1},
  };
  for (const Row& row : rows) {
    const ExtensiveGame game = matrix(row.rows, row.columns, row.outcomes);
    const Strategy strategy = solved(game);
    EXPECT_NEAR(worths(game, strategy).back(), row.worth, 1e-3);
    EXPECT_NEAR(exploitability(game, strategy), 0, 1e-3);
  }
}

// The first hides a coin; the second guesses where; who was found out may hide it once more, and
// the second remembers where it was.
ExtensiveGame hideTwice() {
  ExtensiveGame game;
  const auto hides = game.addInformationSet(game.addBucket(0, 2));
  const auto guesses = game.addInformationSet(game.addBucket(1, 2));
  std::array<Outcome, 2> again{};
  for (const std::size_t place : {0U, 1U}) {
    const auto first = game.addInformationSet(game.addBucket(0, 2));
    const auto second = game.addInformationSet(game.addBucket(1, 2));
    again[place] = game.addNode({first, second}, std::vector{kLoses, kWins, kWins, kLoses});
  }
  game.addNode({hides, guesses}, std::vector{again[0], kWins, kWins, again[1]});
  return game;
}

TEST(ExtensiveGame, OfSeveralChoicesIsSolvedFromItsBeginning) {
  const ExtensiveGame game = hideTwice();
  const Strategy strategy = solved(game);
  EXPECT_NEAR(worths(game, strategy).back(), 0.75, 1e-3);
  EXPECT_NEAR(exploitability(game, strategy), 0, 1e-3);
}

// Against whoever guesses either place alike both are as good; whoever knows where it is hidden
// three times in four guesses better there.
TEST(ExtensiveGame, OfEachChoiceIsTheWorthToWhoeverMakesIt) {
  const ExtensiveGame coin = matrix(2, 2, {kWins, kLoses, kLoses, kWins});
  EXPECT_EQ(worthsOfChoices(coin, {0.75, 0.25, 0.5, 0.5}),
            (std::vector<double>{0.5, 0.5, 0.25, 0.75}));
  // Of the coin that may be hidden twice; it is never hidden in the second place.
  const ExtensiveGame twice = hideTwice();
  const std::vector<double> never = worthsOfChoices(twice, {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0});
  const std::vector<double> expected{0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0};
  ASSERT_EQ(never.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(never[i], expected[i], 1e-9) << i;
}

TEST(ExtensiveGame, WhatIsGivenAwayIsWhatTheBestAnswersGain) {
  const ExtensiveGame game = matrix(2, 2, {kWins, kLoses, kLoses, kWins});
  EXPECT_NEAR(exploitability(game, uniform(game)), 0, 1e-12);
  // Three times in four the first choice: an answer of either side wins three in four.
  EXPECT_NEAR(exploitability(game, {0.75, 0.25, 0.5, 0.5}), 0.25, 1e-12);
  EXPECT_NEAR(exploitability(game, {0.75, 0.25, 0.75, 0.25}), 0.5, 1e-12);
}

// Who chooses by what a bucket tells may know more: the answer to it uses that.
TEST(ExtensiveGame, TheBestAnswerRemembersWhatABucketForgets) {
  ExtensiveGame game;
  const auto hides = game.addInformationSet(game.addBucket(0, 2));
  const auto idle = game.addInformationSet(game.addBucket(1, 1));
  const auto done = game.addInformationSet(game.addBucket(0, 1));
  const auto forgetful = game.addBucket(1, 2);
  const Outcome left =
      game.addNode({done, game.addInformationSet(forgetful)}, std::vector{kLoses, kWins});
  const Outcome right =
      game.addNode({done, game.addInformationSet(forgetful)}, std::vector{kWins, kLoses});
  game.addNode({hides, idle}, std::vector{left, right});
  // The second sees where it is, but chooses without: half of the time wrongly.
  const Strategy strategy = uniform(game);
  EXPECT_NEAR(worths(game, strategy).back(), 0.5, 1e-12);
  EXPECT_NEAR(exploitability(game, strategy), 0.5, 1e-12);
}

}  // namespace
}  // namespace raindelay
