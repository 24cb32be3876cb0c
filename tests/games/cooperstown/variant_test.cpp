// Rule 16: variants.

#include "core/luck.h"
#include "ending.h"
#include "support/scored.h"

namespace raindelay::cooperstown::test {
namespace {

Table dealt(const Config& config, std::uint64_t seed = 1) {
  Table table(Rules(config).initial(), config);
  Luck luck(seed, Rules::info());
  while (table.rules.turn(table.state).kind == Turn::Kind::kChance) {
    table.rules.apply(table.state, luck.draw(table.rules.chance(table.state)), table.log);
  }
  return table;
}

TEST(Variant, R16_1_LineupsOfTwenty) {
  Config config;
  config.lineup = 20;
  const Table table = dealt(config);
  EXPECT_EQ(table.state.owned[0].size(), 20);
  EXPECT_EQ(table.state.owned[1].size(), 20);
  EXPECT_EQ(table.state.leftOut.size(), 16);
  EXPECT_EQ(table.state.owned[0] | table.state.owned[1] | table.state.leftOut,
            OffenceSet::firstCards(kOffenceCards));
}

TEST(Variant, R16_1_BothKnowTheSizeOfTheLineups) {
  for (const int size : {12, 20, 28}) {
    Config config;
    config.lineup = size;
    const Rules rules(config);
    EXPECT_EQ(rules.view(rules.initial(), Seat(0)).lineup, size);
  }
}

TEST(Variant, R16_2_OneSharedDeck) {
  Config config;
  config.sharedDeck = true;
  Table table = dealt(config);
  EXPECT_EQ(table.state.deck[0].size(), 56);
  for (const char* code : {"3t", "3l", "2t"}) table.play("swing", code);
  EXPECT_EQ(table.state.batting(), table.state.home);
  EXPECT_EQ(table.state.deck[0].unknown().size(), 56) << "shuffled for the other side";
  EXPECT_EQ(table.state.deck[1].size(), 0);
}

TEST(Variant, R16_2_AndR9_7_ASharedDeckLosesNineOnce) {
  Config config;
  config.sharedDeck = true;
  Table table = dealt(config);
  table.state.beanballs = 2;
  table.swing("beanball");
  brawl(table);
  EXPECT_EQ(table.state.deck[0].size(), 56 - 1 - 9);
  EXPECT_EQ(table.state.ejected.size(), 9U);
}

Config doubleheader() {
  Config config;
  config.doubleheader = true;
  return config;
}

TEST(Variant, R16_3_ADoubleheaderGoesOnWithTheSameDecks) {
  const Table table = lastOut(17, 1, 2, doubleheader());
  EXPECT_EQ(table.state.game, 1);
  EXPECT_EQ(table.state.halfInning, 0);
  EXPECT_EQ(table.state.phase, Phase::kField);
  EXPECT_EQ(table.state.deck[0].unknown(), table.state.owned[0]);
  EXPECT_EQ(table.state.deck[1].unknown(), table.state.owned[1]);
  EXPECT_FALSE(table.rules.result(table.state).decided);
}

TEST(Variant, R16_11_TheSecondGameMayBeDealtAnew) {
  Config config = doubleheader();
  config.freshDeal = true;
  config.lineup = 20;
  Position position;
  position.half(17, 1, 2).outs(2).holds("3t");
  Table table(position, config);
  table.swing("3t");
  EXPECT_EQ(table.state.game, 1);
  EXPECT_EQ(table.state.phase, Phase::kDeal);
  EXPECT_TRUE(table.state.known[0].empty() && table.state.owned[1].empty());
  while (table.state.phase == Phase::kDeal || table.state.phase == Phase::kLeftOut) {
    const Draw draw = table.rules.chance(table.state);
    table.rules.apply(table.state, Action::chance(draw.source, draw.outcomes.nth(0)), table.log);
  }
  EXPECT_EQ(table.state.phase, Phase::kField);
  for (std::size_t team = 0; team < 2; ++team) {
    EXPECT_EQ(table.state.deck[team].unknown(), table.state.owned[team]);
    EXPECT_EQ(table.state.owned[team].size(), 20);
  }
  EXPECT_EQ(table.state.leftOut.size(), 16);
}

TEST(Variant, R16_1_AnySizeFromTwelveToTwentyEight) {
  Options options(Rules::info());
  for (const auto& [size, allowed] : {std::pair(11, false), {12, true}, {28, true}, {29, false}}) {
    EXPECT_EQ(options.set("lineup", size).ok(), allowed) << size;
  }
  for (const int size : {12, 13, 27}) {
    Config config;
    config.lineup = size;
    const auto kept = raindelay::test::playedAtRandom(Rules(config), 3);
    EXPECT_EQ(kept.state.phase, Phase::kOver);
    EXPECT_EQ(kept.state.owned[0].size(), size);
    EXPECT_EQ(kept.state.owned[1].size(), size);
  }
}

TEST(Variant, R16_7_HomeAndVisitorChangeAbout) {
  EXPECT_EQ(lastOut(17, 1, 2, doubleheader()).state.home, Seat(1)) << "seat 0 was Home";
}

TEST(Variant, R9_8_TheSecondGameCountsAnewAndTheEjectedComeBack) {
  Position position;
  position.half(17, 1, 2).outs(2).runners(". . 6l").holds("beanball 3t").state().beanballs = 2;
  position.state().whiffs = 2;
  position.state().allowance[0] = {0, 0, 0};
  Table table(position, doubleheader());
  table.swing("beanball");
  ASSERT_EQ(table.state.phase, Phase::kBrawl);
  // The run tied it; the brawl takes nine of each deck, though not the 3 of Bats.
  while (table.state.phase == Phase::kBrawl) {
    const Draw draw = table.rules.chance(table.state);
    const int last = draw.outcomes.size() - 1;
    table.rules.apply(table.state, Action::chance(draw.source, draw.outcomes.nth(last)), table.log);
  }
  ASSERT_EQ(table.state.ejected.size(), 18U);
  table.state.games[0].team[1].runs = 5;
  table.swing("3t");
  ASSERT_EQ(table.state.game, 1);
  EXPECT_EQ(table.state.ejected.size(), 0U);
  EXPECT_EQ(table.state.deck[0].cards(), table.state.owned[0]);
  EXPECT_EQ(table.state.deck[1].cards(), table.state.owned[1]);
  EXPECT_EQ(table.state.whiffs, 0);
  EXPECT_EQ(table.state.beanballs, 0);
  EXPECT_EQ(table.state.allowance[0], Allowance());
}

TEST(Variant, R16_3_RainEndsOnlyTheGame) {
  const Table table = thirdWhiff(10, 3, 1, doubleheader());
  EXPECT_EQ(table.state.games[0].ending, Ending::kRain);
  EXPECT_EQ(table.state.game, 1);
  EXPECT_NE(table.state.phase, Phase::kOver);
}

TEST(Variant, R16_8_ADoubleheaderIsWonByGamesThenByRuns) {
  const auto after = [](int first0, int first1, int second0, int second1) {
    Position position;
    position.half(17, second0, second1).outs(2).holds("3t").state().game = 1;
    Table table(position, doubleheader());
    table.state.games[1] = table.state.games[0];
    table.state.games[0] = {};
    table.state.games[0].ending = Ending::kPlayed;
    table.state.games[0].team[0].runs = static_cast<std::uint16_t>(first0);
    table.state.games[0].team[1].runs = static_cast<std::uint16_t>(first1);
    table.swing("3t");
    return table.rules.result(table.state);
  };
  EXPECT_EQ(after(5, 1, 1, 3).winner, Seat(0)) << "one each, six runs to four";
  EXPECT_EQ(after(2, 1, 1, 9).winner, Seat(1));
  EXPECT_EQ(after(2, 1, 1, 2).winner, std::nullopt);
  EXPECT_TRUE(after(2, 1, 1, 2).decided);
  EXPECT_EQ(after(1, 2, 1, 2).winner, Seat(1));
}

TEST(Variant, R16_4_ThreeOrSixInnings) {
  EXPECT_EQ(lastOut(5, 1, 2, innings(3)).state.phase, Phase::kOver);
  EXPECT_EQ(lastOut(4, 1, 2, innings(3)).state.phase, Phase::kOver);
  EXPECT_EQ(lastOut(5, 2, 2, innings(3)).state.halfInning, 6);
  EXPECT_EQ(lastOut(9, 1, 2, innings(6)).state.halfInning, 10);
  EXPECT_EQ(lastOut(11, 1, 2, innings(6)).state.phase, Phase::kOver);
}

TEST(Variant, R16_5_EachOptionalRuleCanBeLeftOut) {
  struct Off {
    bool Config::*option;
    const char* action;
    const char* refusal;
  };
  for (const Off& off : {Off{&Config::reliefPitchers, "relieve", "relief-off"},
                         Off{&Config::pinchHitters, "pinch-hit", "pinch-hit-off"},
                         Off{&Config::pinchRunners, "pinch-run 1", "pinch-run-off"},
                         Off{&Config::stealing, "steal 1", "steal-off"},
                         Off{&Config::bunting, "bunt", "bunt-off"}}) {
    Position position;
    position.runners("6b . .");
    if (off.option == &Config::reliefPitchers) position.phase(Phase::kManage);
    EXPECT_TRUE(Table(position).allows(off.action));
    Config config;
    config.*off.option = false;
    EXPECT_EQ(Table(position, config).refusal(off.action), off.refusal);
  }
}

TEST(Variant, R16_5_RookieRulesLeaveThemAllOut) {
  const auto options = Options::preset(Rules::info(), "rookie");
  ASSERT_TRUE(options);
  const Config config = Config::of(*options);
  EXPECT_FALSE(config.reliefPitchers || config.pinchHitters || config.pinchRunners ||
               config.stealing || config.bunting);
  Position position;
  position.runners("6b . .");
  EXPECT_EQ(Table(position, config).legal(), "swing");
}

TEST(Variant, OptionsReachTheRules) {
  Options options(Rules::info());
  const Config all = Config::of(options);
  EXPECT_TRUE(all.reliefPitchers && all.pinchHitters && all.pinchRunners && all.stealing &&
              all.bunting);
  EXPECT_FALSE(all.sharedDeck || all.doubleheader || all.looseForceDoublePlay);
  EXPECT_EQ(all.lineup, 28);
  EXPECT_EQ(all.innings, 9);
  for (const auto& [id, value] : {std::pair{"shared-deck", "on"},
                                  {"doubleheader", "on"},
                                  {"force-double-play", "loose"},
                                  {"lineup", "20"},
                                  {"innings", "3"}}) {
    EXPECT_TRUE(options.setText(id, value)) << id;
  }
  const Config other = Config::of(options);
  EXPECT_TRUE(other.sharedDeck && other.doubleheader && other.looseForceDoublePlay);
  EXPECT_EQ(other.lineup, 20);
  EXPECT_EQ(other.innings, 3);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
