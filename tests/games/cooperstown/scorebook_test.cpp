#include <gtest/gtest.h>

#include "games/cooperstown/events.h"
#include "games/cooperstown/rules.h"
#include "position.h"
#include "support/played.h"
#include "support/scored.h"

namespace raindelay::cooperstown {
namespace {

/// Every kind of match that brings another kind of line.
std::vector<Config> scoredConfigs() {
  std::vector<Config> all(5);
  all[1].sharedDeck = true;
  all[2].doubleheader = true;
  all[3].innings = 3;
  all[3].looseForceDoublePlay = true;
  all[4].doubleheader = all[4].sharedDeck = true;
  return all;
}

void expectSame(const BallgameBook::Side& side, const TeamLine& team) {
  EXPECT_EQ(raindelay::test::disagreement(side), "");
  EXPECT_EQ(side.line.runs, team.runs);
  EXPECT_EQ(side.line.hits, team.hits);
  EXPECT_EQ(side.line.errors, team.errors);
  EXPECT_EQ(side.line.leftOnBase, team.leftOnBase);
  EXPECT_EQ(side.total(BoxScore::kHomeRuns), team.homeRuns);
  EXPECT_EQ(side.total(BoxScore::kWalks), team.walks);
  EXPECT_EQ(side.total(BoxScore::kStrikeouts), team.strikeouts);
  EXPECT_EQ(side.total(BoxScore::kSteals), team.steals);
  EXPECT_EQ(side.total(BoxScore::kCaughtStealing), team.caughtStealing);
  EXPECT_LE(side.total(BoxScore::kBattedIn), team.runs);
}

TEST(CooperstownScorebook, AgreesWithWhatTheRulesCount) {
  for (const Config& config : scoredConfigs()) {
    const Rules rules(config);
    for (std::uint64_t seed = 100; seed < 130; ++seed) {
      const auto kept = raindelay::test::playedAtRandom(rules, seed);
      const Book book = bookOf(rules, kept.told);
      const auto& games = book.ballgame().games();
      ASSERT_EQ(games.size(), config.doubleheader ? 2U : 1U);
      for (std::size_t game = 0; game < games.size(); ++game) {
        EXPECT_TRUE(games[game].over);
        EXPECT_EQ(games[game].home, kept.state.games[game].home);
        for (std::size_t seat = 0; seat < 2; ++seat) {
          expectSame(games[game].sides[seat], kept.state.games[game].team[seat]);
        }
      }
      EXPECT_EQ(book.scorebook().score, rules.result(kept.state).score);
    }
  }
}

/// The play of a batter's box, and how many at-bats it counts, when these runners are on base.
std::pair<std::string, int> scoredAs(const std::vector<int>& on, const auto& play) {
  Book book;
  book.tell(Events::pack(HalfInningBegins{.inning = 1, .batting = Seat(0)}));
  for (const int base : on) {
    const Face runner{0, static_cast<std::int16_t>(10 + base)};
    book.tell(Events::pack(FreePass{FreePass::Kind::kWalk, runner}));
    book.tell(Events::pack(Reaches{.card = runner, .base = basePlace(base)}));
  }
  book.tell(Events::pack(play));
  const BallgameBook::Side& side = book.ballgame().games()[0].sides[0];
  return {side.columns.back().boxes.back()->play, side.total(BoxScore::kAtBats)};
}

TEST(CooperstownScorebook, R10_10_ASacrificeThatScoresFromThirdIsAFly) {
  const std::pair<std::string, int> fly{"SF", 0};
  const std::pair<std::string, int> bunt{"SH", 0};
  EXPECT_EQ(scoredAs({3}, Sacrifice{}), fly);
  EXPECT_EQ(scoredAs({1, 3}, Sacrifice{}), fly);
  EXPECT_EQ(scoredAs({2}, Sacrifice{}), bunt);
  EXPECT_EQ(scoredAs({3}, BuntSacrifice{}), bunt) << "the squeeze";
}

TEST(CooperstownScorebook, R10_10_TheThirdOutIsNoSacrifice) {
  const std::pair<std::string, int> out{"G", 1};
  EXPECT_EQ(scoredAs({1}, ChartedOut{ChartedOut::Kind::kAtFirst, {}}), out);
  for (const auto& [action, code] : {std::pair("swing", "At"), std::pair("bunt", "At"),
                                     std::pair("bunt", "6t"), std::pair("steal 1", "At")}) {
    for (const int outs : {1, 2}) {
      test::Table table(test::Position().field("C 5").runners("6b . .").outs(outs));
      table.play(action, code);
      EXPECT_EQ(table.told("out-at-first"), outs == 2) << action << ' ' << code;
    }
  }
}

/// Three outs a half-inning, each drawn once.
TEST(CooperstownScorebook, EveryOutHasItsBox) {
  const Rules rules;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto kept = raindelay::test::playedAtRandom(rules, seed);
    int outs = 0;
    for (const Event& event : kept.told) {
      outs += Events::is<Out>(event) ? 1 : 0;
    }
    const Scorebook book = bookOf(rules, kept.told).scorebook();
    int drawn = 0;
    for (const Scorecard& card : book.scorecards) {
      for (const ScorecardColumn& column : card.columns) {
        for (const auto& box : column.boxes) drawn += box && box->out > 0 ? 1 : 0;
      }
    }
    EXPECT_EQ(drawn, outs) << "seed " << seed;
  }
}

}  // namespace
}  // namespace raindelay::cooperstown
