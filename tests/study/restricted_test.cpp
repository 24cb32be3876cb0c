// Restricted play: what it costs to do without an action.
#include "study/restricted.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/quick_baseball/coach.h"
#include "games/quick_baseball/evaluator.h"
#include "games/quick_baseball/rules.h"
#include "games/quick_baseball/solution.h"
#include "study/answer.h"
#include "study/ladder.h"
#include "study/study_fixture.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;
using Baseball = quick_baseball::Rules;

TEST(Restricted, ActionsAreNotOfferedUnlessThereAreNoOthers) {
  const auto action = [](const char* text) { return Baseball::parse(text).value(); };
  const ActionList legal = {action("leave"), action("steal"), action("keep")};
  EXPECT_EQ(actionsWithout<Baseball>("steal", legal),
            (ActionList{action("leave"), action("keep")}));
  EXPECT_EQ(actionsWithout<Baseball>("st", legal), (ActionList{action("leave"), action("keep")}));
  EXPECT_EQ(actionsWithout<Baseball>("bunt", legal), legal);
  EXPECT_EQ(actionsWithout<Baseball>("", legal), legal) << "all begin like this";
  EXPECT_EQ(actionsWithout<Baseball>("steal", {action("steal")}), ActionList{action("steal")});
}

/// A match of Quick Baseball in which the first player does without; its actions, by player.
template <class See>
void playWithout(const std::string& beginning, PlayerKind kind, std::size_t shift, See see) {
  const auto game = gameOf("format: raindelay-study/1\ngame: quick-baseball\n").value();
  const auto& rules = dynamic_cast<const ErasedGame<Baseball>&>(*game.variants[0].game).rules();
  const std::vector<FastPlayer<Baseball>> players(2, FastPlayer<Baseball>(rules, kind));
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    SeatedPlayers<Baseball> seated(players, shift, seed);
    (void)playMatch(rules, seed, [&](const Baseball::State& now, Seat seat) {
      const Action chosen = chooseWithout(beginning, rules, seated, now, seat);
      see(seated.playerOf(seat), rules.legal(now), chosen);
      return chosen;
    });
  }
}

TEST(Restricted, IsTheFirstPlayerAloneWhereverItSits) {
  for (const PlayerKind kind : {PlayerKind::kRandom, PlayerKind::kCoach}) {
    for (const std::size_t shift : {0U, 1U}) {
      int others = 0;
      playWithout("leave", kind, shift,
                  [&](std::size_t player, const ActionList& legal, Action chosen) {
                    EXPECT_TRUE(legal.contains(chosen));
                    const bool leaves = Baseball::text(chosen) == "leave";
                    EXPECT_TRUE(player == 1 || !leaves || legal.size() == 1);
                    if (player == 1) others += leaves;
                  });
      EXPECT_GT(others, 0);
    }
  }
}

TEST(Restricted, IsALineUpOfItsOwnInEverySeating) {
  const std::string yaml =
      "format: raindelay-study/1\ngame: quick-baseball\nlevels: [random]\nquestions:\n"
      "  - {ask: restrict, without: [leave, bat]}\n";
  const auto game = gameOf(yaml);
  ASSERT_TRUE(game.ok()) << game.error().message;
  ASSERT_EQ(game->lineUps.size(), 2U);
  EXPECT_EQ(game->lineUps[0].name(), "random without leave");
  EXPECT_FALSE(game->lineUps[0].alike());
  PairsSpec spec = shelf::pairsSpec(*game, game->lineUps[1], {});
  EXPECT_EQ(spec.lineUp.seatings(), 2U);
  spec.end = 60;
  Results results;
  shelf::playPairsOf(*game, spec,
                     [&](const Pair& pair) { results.add("random without bat", pair); });
  const Report report =
      answer(game->study, game->header, askedOf(game->study, game->figures()).value(),
             game->lineUps, results);
  const ReportSection& section = report.sections.at(0);
  EXPECT_EQ(
      inEnglish(section.title),
      "base: what it costs to do without an action, random on all seats: 60 pairs of matches");
  ASSERT_EQ(section.table.size(), 1U);
  EXPECT_EQ(section.table[0].name, "bat");
  // Who never swings doesn't score: it loses nearly all.
  EXPECT_GT(section.table[0].cells[1]->value, 0.1);
  EXPECT_LT(section.table[0].cells[2]->value, 0.501);
  EXPECT_LT(section.table[0].cells[3]->value, 0.05);
  EXPECT_THAT(inEnglish(report.sections.at(1).lines.at(0)), HasSubstr("random without leave"));
}

}  // namespace
}  // namespace raindelay::study
