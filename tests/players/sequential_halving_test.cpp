// Tests the search for the best action among those tried in turns.
#include "players/sequential_halving.h"

#include <gtest/gtest.h>

#include <map>

#include "players/assessment.h"

namespace raindelay {
namespace {

Action number(int i) {
  return {static_cast<std::uint8_t>(i), 0, 0, 0};
}
ActionList numbers(int count) {
  ActionList actions;
  for (int i = 0; i < count; ++i) actions.push_back(number(i));
  return actions;
}

/// The trials of each; each is worth its number, and a round adds the same to all.
std::map<int, int> trialsOf(tree::SequentialHalving& halving, int trials) {
  std::map<int, int> tried;
  double luck = 0;
  for (int i = 0; i < trials; ++i) {
    if (halving.roundBegins()) luck = i % 7;
    const auto next = static_cast<int>(halving.next());
    halving.add(chancesOfTwo(luck + next), luck + next);
    ++tried[next];
  }
  return tried;
}

TEST(SequentialHalving, TheWorseHalfIsOutAgainAndAgain) {
  tree::SequentialHalving halving(numbers(8), std::nullopt, 240);
  const std::map<int, int> tried = trialsOf(halving, 240);
  const std::map<int, int> expected{{0, 10}, {1, 10}, {2, 10}, {3, 10},
                                    {4, 30}, {5, 30}, {6, 70}, {7, 70}};
  EXPECT_EQ(tried, expected);
}

TEST(SequentialHalving, AFavouriteStaysToBeComparedWith) {
  tree::SequentialHalving halving(numbers(8), 2, 240);
  std::map<int, int> tried = trialsOf(halving, 240);
  EXPECT_EQ(halving.favourite(), number(2));
  EXPECT_EQ(tried[2], tried[7]);
  EXPECT_EQ(tried[0], 10);
  int all = 0;
  halving.forEach([&](const tree::Arm& one) {
    ++all;
    EXPECT_EQ(one.rounds, tried[one.action.verb]);
    EXPECT_DOUBLE_EQ(one.lead, static_cast<double>(one.rounds) * (one.action.verb - 2));
  });
  EXPECT_EQ(all, 8);
}

TEST(SequentialHalving, WithoutTimeForARoundEveryoneIsTriedOnceAtMost) {
  tree::SequentialHalving halving(numbers(20), 3, 5);
  const std::map<int, int> tried = trialsOf(halving, 5);
  EXPECT_EQ(tried, (std::map<int, int>{{3, 1}, {0, 1}, {1, 1}, {2, 1}, {4, 1}}));
}

TEST(SequentialHalving, ARoundThatIsntFinishedDoesntCountButForTheFirst) {
  struct Row {
    int trials;
    std::vector<int> rounds;  ///< that count, by action
  };
  for (const Row& row :
       {Row{2, {1, 1, 0, 0}}, Row{4, {1, 1, 1, 1}}, Row{6, {1, 1, 1, 1}}, Row{8, {2, 2, 2, 2}}}) {
    tree::SequentialHalving halving(numbers(4), std::nullopt, 1000);
    trialsOf(halving, row.trials);
    std::vector<int> rounds(4);
    halving.forEach([&](const tree::Arm& one) {
      rounds[one.action.verb] = static_cast<int>(one.rounds);
      EXPECT_EQ(one.lead, one.rounds * one.action.verb);
    });
    EXPECT_EQ(rounds, row.rounds) << row.trials;
  }
}

TEST(WorthLeaving, AFavouriteIsLeftForWhatIsSurelyBetter) {
  struct Row {
    const char* what;
    std::vector<std::pair<double, double>> others;  ///< worth and error; the favourite has 0.5
    int chosen;                                     ///< 0: the favourite
  };
  const std::vector<Row> rows = {
      {"worse", {{0.4, 0.01}}, 0},
      {"better, but who knows", {{0.53, 0.03}}, 0},
      {"better", {{0.53, 0.01}}, 1},
      {"of two the surer one", {{0.60, 0.05}, {0.55, 0.005}}, 2},
      {"of two the better one", {{0.60, 0.01}, {0.55, 0.005}}, 1},
  };
  for (const Row& row : rows) {
    Assessment found;
    found.actions.push_back({number(0), number(0), 10, 0.5, 0});
    for (std::size_t i = 0; i < row.others.size(); ++i) {
      const Action action = number(static_cast<int>(i) + 1);
      found.actions.push_back({action, action, 10, row.others[i].first, row.others[i].second});
    }
    EXPECT_EQ(worthLeaving(found.actions[0], found).action, number(row.chosen)) << row.what;
  }
}

}  // namespace
}  // namespace raindelay
