// Rules 9, 10 and 16: rain, brawls, length, score, variants; and the published sample half-inning.

#include "core/luck.h"
#include "core/playout.h"
#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

Config innings(int count) {
  Config config;
  config.innings = count;
  return config;
}

// --- 9: rain
// ---------------------------------------------------------------------------------------

/// The third Whiff in this half-inning, with this score.
Table thirdWhiff(int half, int batting, int fielding, const Config& config = {}) {
  Position position;
  position.half(half, batting, fielding).runners("6l 7l 8l").holds("whiff");
  position.state().whiffs = 2;
  Table table(position, config);
  table.swing("whiff");
  return table;
}

TEST(Rain, R9_1_TheThirdWhiffEndsTheGame) {
  Position position;
  position.half(10).holds("whiff").state().whiffs = 1;
  Table second(position);
  second.swing("whiff");
  EXPECT_EQ(second.state.whiffs, 2);
  EXPECT_NE(second.state.phase, Phase::kOver);
  EXPECT_EQ(thirdWhiff(10, 3, 1).state.phase, Phase::kOver);
}

TEST(Rain, R9_1_CountsHoweverItIsTurnedUp) {
  for (const char* action : {"swing", "steal 1", "bunt", "pinch-run 1"}) {
    Position position;
    position.half(10, 3, 1).runners("6b . .").holds("whiff").state().whiffs = 2;
    Table table(position);
    table.play(action, "whiff");
    EXPECT_EQ(table.state.phase, Phase::kOver) << action;
    EXPECT_EQ(table.state.games[0].ending, Ending::kRain) << action;
  }
}

TEST(Rain, R9_1_CountsAsAFoulToo) {
  Position position;
  position.half(10, 3, 1).field("P 0").holds("whiff").state().whiffs = 2;
  EXPECT_EQ(Table(position).swing("whiff").state.phase, Phase::kOver);
}

TEST(Rain, R9_2_OfficialAfterNineHalfInnings) {
  const Table table = thirdWhiff(9, 3, 1);
  EXPECT_EQ(table.state.games[0].ending, Ending::kRain);
  const Standing standing = table.rules.result(table.state);
  EXPECT_TRUE(standing.decided);
  EXPECT_EQ(standing.winner, Seat(0));
  EXPECT_EQ(standing.score, (std::array<int, kMaxSeats>{3, 1, 0}));
}

TEST(Rain, R9_3_NoResultBeforeThat) {
  const Table table = thirdWhiff(8, 3, 1);
  EXPECT_EQ(table.state.games[0].ending, Ending::kNoResult);
  EXPECT_FALSE(table.rules.result(table.state).decided);
  EXPECT_EQ(table.rules.result(table.state).winner, std::nullopt);
}

TEST(Rain, R9_4_InAShorterGameAsManyHalfInningsAsItHasInnings) {
  EXPECT_EQ(thirdWhiff(2, 3, 1, innings(3)).state.games[0].ending, Ending::kNoResult);
  EXPECT_EQ(thirdWhiff(3, 3, 1, innings(3)).state.games[0].ending, Ending::kRain);
  EXPECT_EQ(thirdWhiff(5, 3, 1, innings(6)).state.games[0].ending, Ending::kNoResult);
  EXPECT_EQ(thirdWhiff(6, 3, 1, innings(6)).state.games[0].ending, Ending::kRain);
}

TEST(Rain, R9_5_TheThirdWhiffHasNoEffectAndATieStaysATie) {
  const Table table = thirdWhiff(10, 2, 2);
  EXPECT_EQ(table.state.games[0].team[0].strikeouts, 0);
  const Standing standing = table.rules.result(table.state);
  EXPECT_TRUE(standing.decided);
  EXPECT_EQ(standing.winner, std::nullopt);
}

// --- 9: brawls
// ---------------------------------------------------------------------------------------

Table thirdBeanball(Position position, const Config& config = {}) {
  position.holds("beanball").state().beanballs = 2;
  Table table(position, config);
  table.swing("beanball");
  return table;
}

/// Turns up what the brawl ejects, the lowest card each time.
void brawl(Table& table) {
  while (table.state.phase == Phase::kBrawl) {
    const Draw draw = table.rules.chance(table.state);
    table.rules.apply(table.state, Action::chance(draw.source, draw.outcomes.nth(0)), table.log);
  }
}

TEST(Brawl, R9_6_NineCardsOfEachDeckLeave) {
  Position position;
  position.runners("6l . .");
  Table table = thirdBeanball(position);
  EXPECT_EQ(table.state.phase, Phase::kBrawl);
  const int first = table.state.deck[0].size();
  const int second = table.state.deck[1].size();
  brawl(table);
  EXPECT_EQ(table.state.deck[0].size(), first - 9);
  EXPECT_EQ(table.state.deck[1].size(), second - 9);
  EXPECT_EQ(table.state.ejected.size(), 18U);
  EXPECT_TRUE(table.state.games[0].brawl);
}

TEST(Brawl, R9_6_NotAtTheSecondNorAtTheFourth) {
  for (const int before : {0, 1, 3}) {
    Position position;
    position.holds("beanball").state().beanballs = static_cast<std::uint8_t>(before);
    EXPECT_NE(Table(position).swing("beanball").state.phase, Phase::kBrawl) << before;
  }
}

TEST(Brawl, R9_7_ThePlayIsFinishedFirst) {
  Position position;
  position.runners("6l 7l 8l");
  Table table = thirdBeanball(position);
  EXPECT_EQ(table.bases(), ". 6l 7l");
  EXPECT_EQ(table.runsStack(), "8l");
  brawl(table);
  EXPECT_EQ(table.state.phase, Phase::kAtBat) << "the same batter";
  EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(0)));

  Table hit = thirdBeanball(Position());
  EXPECT_EQ(hit.bases(), "beanball . .");
  brawl(hit);
  EXPECT_EQ(hit.state.phase, Phase::kManage) << "the next batter";
}

TEST(Brawl, R9_7_EachDeckAsItLies) {
  // Of a deck in known order the top nine go, the wild pitch beneath them stays.
  Position position;
  position.runners("6l . .").deck("beanball 5t 5l 5g 5b 6t 6g 6b 7t 7l 8l");
  Table table = thirdBeanball(position);
  brawl(table);
  EXPECT_EQ(table.tail(), "8l beanball");
}

TEST(Brawl, R9_7_OrAsManyAsThereAre) {
  Position position;
  position.runners("6l . .").wholeDeck("beanball 5t 5l");
  Table table = thirdBeanball(position);
  brawl(table);
  EXPECT_EQ(table.state.deck[0].size(), 0);
  EXPECT_EQ(table.state.ejected.size(), 3U + 9U);
}

TEST(Brawl, R9_7_TheCardsAreTurnedUp) {
  Position position;
  position.runners("6l . .");
  Table table = thirdBeanball(position);
  brawl(table);
  for (const Card one : table.state.ejected) {
    EXPECT_TRUE((table.state.known[0] | table.state.known[1]).contains(one));
  }
}

TEST(Brawl, R9_7_AlsoInAStealABuntOrForAPinchRunner) {
  for (const char* action : {"steal 1", "bunt", "pinch-run 1"}) {
    Position position;
    position.runners("6b . .").holds("beanball").state().beanballs = 2;
    Table table(position);
    table.play(action, "beanball");
    EXPECT_EQ(table.state.phase, Phase::kBrawl) << action;
  }
}

TEST(Brawl, R9_9_WhatABrawlTurnsUpDoesNotCount) {
  Position position;
  position.half(10).runners("6l . .").deck("beanball whiff 5l 5g 5b 6t 6g 6b 7t 7l 8l");
  position.state().whiffs = 2;
  Table table = thirdBeanball(position);
  brawl(table);
  EXPECT_EQ(table.state.whiffs, 2);
  EXPECT_EQ(table.state.phase, Phase::kAtBat);
}

// --- 10: length
// ----------------------------------------------------------------------------------------

TEST(Length, R10_1_TheVisitorBatsFirst) {
  State state;
  state.home = Seat(0);
  state.halfInning = 0;
  EXPECT_EQ(state.batting(), Seat(1));
  state.halfInning = 17;
  EXPECT_EQ(state.batting(), Seat(0));
}

/// The last out of this half-inning, with this score.
Table lastOut(int half, int batting, int fielding, const Config& config = {}) {
  Position position;
  position.half(half, batting, fielding).outs(2).holds("3t");
  Table table(position, config);
  table.swing("3t");
  return table;
}

TEST(Length, R10_1_NineInnings) {
  EXPECT_EQ(lastOut(15, 1, 2).state.halfInning, 16);
  EXPECT_EQ(lastOut(17, 1, 2).state.phase, Phase::kOver);
  EXPECT_EQ(lastOut(17, 1, 2).rules.result(lastOut(17, 1, 2).state).winner, Seat(1));
}

TEST(Length, R10_2_MoreWhileTied) {
  EXPECT_EQ(lastOut(17, 2, 2).state.halfInning, 18);
  EXPECT_EQ(lastOut(18, 3, 2).state.halfInning, 19) << "Home bats too";
  EXPECT_EQ(lastOut(19, 2, 3).state.phase, Phase::kOver);
  EXPECT_EQ(lastOut(19, 2, 2).state.halfInning, 20);
}

TEST(Length, R10_3_NoBottomOfTheLastInningIfHomeLeads) {
  EXPECT_EQ(lastOut(16, 1, 2).state.phase, Phase::kOver);
  EXPECT_EQ(lastOut(16, 2, 2).state.halfInning, 17);
  EXPECT_EQ(lastOut(16, 3, 2).state.halfInning, 17);
  EXPECT_EQ(lastOut(14, 1, 2).state.halfInning, 15) << "only of the last inning";
}

TEST(Length, R10_4_AWalkOffStopsItAtOnce) {
  // Every way of scoring ends it; seat 0 is Home.
  struct Way {
    const char* action;
    const char* card;
  };
  for (const Way& way : {Way{"swing", "Ab"}, Way{"swing", "2l"}, Way{"swing", "At"},
                         Way{"swing", "4t"}, Way{"swing", "beanball"}, Way{"steal 3", "Ab"},
                         Way{"steal 3", "beanball"}, Way{"steal 3", "whiff"}, Way{"steal 3", "At"},
                         Way{"bunt", "At"}, Way{"bunt", "beanball"}}) {
    Position position;
    position.half(17, 2, 2).runners("6b 7b 8b").holds(way.card);
    Table table(position);
    table.play(way.action, way.card);
    EXPECT_EQ(table.state.phase, Phase::kOver) << way.action << " " << way.card;
    EXPECT_EQ(table.state.games[0].team[0].runs, 3) << way.action << " " << way.card;
    EXPECT_EQ(table.rules.result(table.state).winner, Seat(0));
  }
}

TEST(Length, R10_4_AnErrorCanEndItToo) {
  Position position;
  position.half(19, 2, 2).field("CF 0").runners("6l 7l 8l").holds("Vl");
  Table table(position);
  table.swing("Vl");
  EXPECT_EQ(table.board(), "game over, 3 runs, 0 hits, 1 error");
}

TEST(Length, R10_4_ATieIsNoWin) {
  Position position;
  position.half(17, 1, 2).runners(". . 8l").holds("Ab");
  EXPECT_EQ(Table(position).swing("Ab").board(), "Ab . ., 0 outs, 2 runs, 1 hit, 0 errors");
}

TEST(Length, R10_4_EarlierInningsGoOn) {
  Position position;
  position.half(15, 2, 2).runners(". . 8l").holds("Ab");
  EXPECT_EQ(Table(position).swing("Ab").board(), "Ab . ., 0 outs, 3 runs, 1 hit, 0 errors");
}

TEST(Length, R10_5_OnlyTheRunsThatAreNeededCount) {
  Position position;
  position.half(17, 1, 2).runners("6b 7b 8b").holds("3b 2b");
  for (const char* code : {"3b", "2b"}) {
    Table table(position);
    table.swing(code);
    EXPECT_EQ(table.board(), "game over, 3 runs, 1 hit, 0 errors") << code;
  }
}

TEST(Length, R10_5_AHomeRunCountsInFull) {
  Position position;
  position.half(17, 1, 2).field("RF 12").runners("6b 7b 8b").holds("4b Sl");
  for (const char* code : {"4b", "Sl"}) {
    Table table(position);
    table.swing(code);
    EXPECT_EQ(table.board(), "game over, 5 runs, 1 hit, 0 errors") << code;
  }
  position.field("RF 0");
  EXPECT_EQ(Table(position).swing("Sl").board(), "game over, 5 runs, 1 hit, 0 errors");
}

TEST(Length, R10_6_WhatIsAHitAndWhatAnError) {
  Position position;
  position.field("C 1 RF 0 LF 2").holds("Ab 4b Rl Sl 2l");
  expectRows({{". . .", 0, "swing", "Ab", "Ab . ., 0 outs, 0 runs, 1 hit, 0 errors"},
              {". . .", 0, "swing", "4b", ". . ., 0 outs, 1 run, 1 hit, 0 errors"},
              {". . .", 0, "swing", "Rl", "Rl . ., 0 outs, 0 runs, 1 hit, 0 errors"},
              {". . .", 0, "swing", "Sl", ". . ., 0 outs, 1 run, 1 hit, 0 errors"},
              {". . .", 0, "swing", "2l", "2l . ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {". . .", 0, "swing", "beanball", "beanball . ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "bunt", "Rg", "Rg 6l ., 0 outs, 0 runs, 1 hit, 0 errors"}},
             position);
}

TEST(Length, R10_7_AGameIsATieAfterNinetyNineInnings) {
  EXPECT_EQ(lastOut(195, 2, 2).state.halfInning, 196);
  const Table table = lastOut(197, 2, 2);
  EXPECT_EQ(table.state.phase, Phase::kOver);
  EXPECT_TRUE(table.rules.result(table.state).decided);
  EXPECT_EQ(table.rules.result(table.state).winner, std::nullopt);
}

// --- 16: variants
// ----------------------------------------------------------------------------------------

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

// --- the published sample half-inning
// ----------------------------------------------------------------------

TEST(Sample, TheHalfInningOfThePublishedRules) {
  Position position;
  position.field("P 3 C 5 1B 19 2B 18 3B 14 SS 4 LF 15 CF 9 RF 13").holds("6l At Vg 2b 9g");
  Table table(position);
  table.swing("6l");
  EXPECT_EQ(table.board(), "6l . ., 0 outs, 0 runs, 1 hit, 0 errors");
  table.act("switch 3B CF").act("sub SS").act("dugout d21");
  table.swing("At");
  EXPECT_EQ(table.board(), ". 6l ., 1 out, 0 runs, 1 hit, 0 errors");
  table.swing("Vg");
  EXPECT_EQ(table.board(), ". 6l ., 2 outs, 0 runs, 1 hit, 0 errors");
  table.swing("2b");
  EXPECT_EQ(table.board(), ". 2b ., 2 outs, 1 run, 2 hits, 0 errors");
  EXPECT_EQ(table.runsStack(), "6l");
  table.swing("9g");
  EXPECT_EQ(table.board(), "side out, 1 run, 2 hits, 0 errors");
  EXPECT_EQ(table.state.games[0].team[0].leftOnBase, 1);
  EXPECT_EQ(table.state.batting(), Seat(1));
}

}  // namespace
}  // namespace raindelay::cooperstown::test
