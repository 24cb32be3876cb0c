// Rules 5.1 to 5.18: runners and outs. Row: runners, outs, action, card, what is left.

#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

TEST(Runners, R5_1_AdvanceAsManyBasesAsTheBatter) {
  expectRows({{"6l . .", 0, "swing", "Ab", "Ab 6l ., 0 outs, 0 runs, 1 hit, 0 errors"},
              {". 7l .", 0, "swing", "Ab", "Ab . 7l, 0 outs, 0 runs, 1 hit, 0 errors"},
              {". . 8l", 0, "swing", "Ab", "Ab . ., 0 outs, 1 run, 1 hit, 0 errors"},
              {"6l . .", 0, "swing", "2b", ". 2b 6l, 0 outs, 0 runs, 1 hit, 0 errors"},
              {". 7l .", 0, "swing", "2b", ". 2b ., 0 outs, 1 run, 1 hit, 0 errors"},
              {"6l . .", 0, "swing", "3b", ". . 3b, 0 outs, 1 run, 1 hit, 0 errors"}});
}

TEST(Runners, R5_2_ABaseCardTakesOneMore) {
  expectRows({{"6b . .", 0, "swing", "Ab", "Ab . 6b, 0 outs, 0 runs, 1 hit, 0 errors"},
              {". 7b .", 0, "swing", "Ab", "Ab . ., 0 outs, 1 run, 1 hit, 0 errors"},
              {"6b . .", 0, "swing", "2b", ". 2b ., 0 outs, 1 run, 1 hit, 0 errors"},
              {"6b 7b 8l", 0, "swing", "Ab", "Ab . 6b, 0 outs, 2 runs, 1 hit, 0 errors"}});
}

TEST(Runners, R5_2_TheBatterHimselfTakesNoExtraBase) {
  expectRow({". . .", 0, "swing", "Ab", "Ab . ., 0 outs, 0 runs, 1 hit, 0 errors"});
}

TEST(Runners, R5_3_NobodyPassesOrSharesABase) {
  // The fast runner on first would share third with the slow one from second.
  expectRow({"6b 7l .", 0, "swing", "Ab", "Ab 6b 7l, 0 outs, 0 runs, 1 hit, 0 errors"});
}

TEST(Runners, R5_4_AWalkMovesOnlyForcedRunners) {
  expectRows({{"6l . .", 0, "swing", "2l", "2l 6l ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "swing", "2l", "2l 7b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {". . 8b", 0, "swing", "2l", "2l . 8b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b .", 0, "swing", "2l", "2l 6b 7b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . 8b", 0, "swing", "2l", "2l 6b 8b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 0, "swing", "2l", "2l 7b 8b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "swing", "2l", "2l 6b 7b, 0 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Runners, R5_5_ASacrificeWithNobodyOnIsAPlainOut) {
  expectRow({". . .", 2, "swing", "At", "side out, 0 runs, 0 hits, 0 errors"});
}

TEST(Runners, R5_6_ASacrificeAdvancesEveryRunnerOneBase) {
  expectRows({{". 7b .", 0, "swing", "At", ". . 7b, 1 out, 0 runs, 0 hits, 0 errors"},
              {". . 8l", 1, "swing", "At", ". . ., 2 outs, 1 run, 0 hits, 0 errors"},
              {"6b . 8l", 0, "swing", "At", ". 6b ., 1 out, 1 run, 0 hits, 0 errors"}});
}

TEST(Runners, R5_7_BaseCardsTagUpOnAFlyOut) {
  for (const char* fly : {"4t", "circus", "Rl", "Vl", "Sl"}) {
    expectRows({{". . 8b", 0, "swing", fly, ". . ., 1 out, 1 run, 0 hits, 0 errors"},
                {". 7b .", 1, "swing", fly, ". . 7b, 2 outs, 0 runs, 0 hits, 0 errors"},
                {"6b . .", 0, "swing", fly, "6b . ., 1 out, 0 runs, 0 hits, 0 errors"},
                {". 7l 8l", 0, "swing", fly, ". 7l 8l, 1 out, 0 runs, 0 hits, 0 errors"},
                // Third is free once the base card there has scored; a slow one stays.
                {". 7b 8b", 0, "swing", fly, ". . 7b, 1 out, 1 run, 0 hits, 0 errors"},
                {". 7b 8l", 0, "swing", fly, ". 7b 8l, 1 out, 0 runs, 0 hits, 0 errors"},
                {"6b 7b 8b", 2, "swing", fly, "side out, 0 runs, 0 hits, 0 errors"}});
  }
}

TEST(Runners, R5_8_ABaseCardThatCanTagUpIsNotAsked) {
  Position position;
  position.runners(". . 8b").holds("4t");
  Table table(position);
  table.swing("4t");
  EXPECT_EQ(table.runsStack(), "8b");
  EXPECT_EQ(table.outsStack(), "4t");
}

TEST(Runners, R5_9_AnInfieldOutWithARunnerOnFirstIsAChoice) {
  for (const char* code : {"5t", "6t", "7t", "8t", "9t", "10t"}) {
    for (const int outs : {0, 1}) {
      Position position;
      position.runners("6l . .").holds(code).outs(outs);
      Table table(position);
      table.swing(code);
      EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(1))) << code;
      EXPECT_EQ(table.legal(), "fc batter, fc lead") << code;
      EXPECT_EQ(table.refusal("ready"), "choose-out");
      Table batter = table;
      batter.act("fc batter");
      EXPECT_EQ(batter.bases(), "6l . .") << code;
      EXPECT_EQ(batter.state.outs, outs + 1);
      table.act("fc lead");
      EXPECT_EQ(table.bases(), std::string(code) + " . .");
      EXPECT_EQ(table.state.outs, outs + 1);
      EXPECT_EQ(table.state.outsStack.back(), card("6l"));
      EXPECT_EQ(table.state.games[0].team[0].hits, 0);
    }
  }
}

struct ChoiceRow {
  const char* runners;
  const char* batter;  ///< the runners left if the batter is retired
  const char* lead;    ///< … if the lead forced runner is
};

TEST(Runners, R5_10_TheLeadForcedRunner) {
  for (const ChoiceRow& row :
       {ChoiceRow{"6l . .", "6l . .", "5t . ."}, ChoiceRow{"6l 7b .", "6l 7b .", "5t 6l ."},
        ChoiceRow{"6l . 8b", "6l . 8b", "5t . 8b"},
        ChoiceRow{"6b 7l 8b", "6b 7l 8b", "5t 6b 7l"}}) {
    for (const int outs : {0, 1}) {
      Position position;
      position.runners(row.runners).holds("5t").outs(outs);
      Table table(position);
      table.swing("5t");
      Table batter = table;
      EXPECT_EQ(batter.act("fc batter").bases(), row.batter);
      EXPECT_EQ(table.act("fc lead").bases(), row.lead);
      EXPECT_EQ(table.state.outs, outs + 1);
      EXPECT_EQ(table.state.games[0].team[0].runs, 0);
    }
  }
}

TEST(Runners, R5_11_WithoutAForceThereIsNoChoice) {
  expectRows({{". . .", 0, "swing", "5t", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "swing", "5t", ". 7b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". . 8b", 0, "swing", "5t", ". . 8b, 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 1, "swing", "5t", ". 7b 8b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 2, "swing", "5t", "side out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 2, "swing", "5t", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Runners, R5_12_AutomaticInfieldOutsGiveNoChoice) {
  for (const char* code : {"4g", "3g", "2t", "Al", "3l", "3t", "whiff"}) {
    expectRows({{"6b 7b 8b", 0, "swing", code, "6b 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"},
                {"6b 7b 8b", 1, "swing", code, "6b 7b 8b, 2 outs, 0 runs, 0 hits, 0 errors"},
                {"6b 7b 8b", 2, "swing", code, "side out, 0 runs, 0 hits, 0 errors"}});
  }
}

TEST(Runners, R5_13_AnAutomaticDoublePlayRetiresBatterAndLeadRunner) {
  expectRows({{"6b . .", 0, "swing", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "swing", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {". . 8b", 0, "swing", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b .", 0, "swing", "Ag", "6b . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . 8b", 0, "swing", "Ag", "6b . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 0, "swing", "Ag", ". 7b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "swing", "Ag", "6b 7b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 1, "swing", "Ag", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Runners, R5_14_AForceDoublePlayRetiresBatterAndLeadForcedRunner) {
  expectRows({{"6b . .", 0, "swing", "2g", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b .", 0, "swing", "2g", ". 6b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . 8b", 0, "swing", "2g", ". . 8b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "swing", "2g", ". 6b 7b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 1, "swing", "2g", "side out, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 1, "swing", "2g", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Runners, R5_15_WithTwoOutOrNobodyOnADoublePlayIsOneOut) {
  for (const char* code : {"Ag", "2g"}) {
    expectRows({{". . .", 0, "swing", code, ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
                {". . .", 1, "swing", code, ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
                {". . .", 2, "swing", code, "side out, 0 runs, 0 hits, 0 errors"},
                {"6b 7b 8b", 2, "swing", code, "side out, 0 runs, 0 hits, 0 errors"}});
  }
}

TEST(Runners, R5_16_AForceDoublePlayWithoutAForceIsTheBattersOut) {
  expectRows({{". 7b .", 0, "swing", "2g", ". 7b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". . 8b", 0, "swing", "2g", ". . 8b, 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 1, "swing", "2g", ". 7b 8b, 2 outs, 0 runs, 0 hits, 0 errors"}});
}

TEST(Runners, R16_6_AsAnOptionItRetiresTheLeadRunnerToo) {
  Config loose;
  loose.looseForceDoublePlay = true;
  expectRows({{". 7b .", 0, "swing", "2g", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 0, "swing", "2g", ". 7b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 1, "swing", "2g", "side out, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 2, "swing", "2g", "side out, 0 runs, 0 hits, 0 errors"},
              {". . .", 0, "swing", "2g", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              // With a force it is as ever.
              {"6b 7b .", 0, "swing", "2g", ". 6b ., 2 outs, 0 runs, 0 hits, 0 errors"}},
             Position(), loose);
}

TEST(Runners, R5_17_OnTheThirdOutNobodyAdvancesAndNoRunCounts) {
  // Every kind of out with the bases full of fast runners and two out.
  for (const char* code : {"At", "2t", "3t", "4t", "Al",  "3l", "Ag", "2g", "3g",    "4g",    "5l",
                           "6t", "7l", "8l", "9l", "10l", "Rl", "Vl", "Sl", "whiff", "circus"}) {
    expectRow({"6b 7b 8b", 2, "swing", code, "side out, 0 runs, 0 hits, 0 errors"});
  }
  for (const char* code : {"At", "Al", "Ab", "2t", "whiff", "circus", "Ag", "pickoff"}) {
    expectRow({"6b 7b 8b", 2, "bunt", code, "side out, 0 runs, 0 hits, 0 errors"});
  }
  for (const char* code : {"At", "Al", "Ag", "pickoff", "whiff", "circus", "2t"}) {
    expectRow({"6b 7b 8b", 2, "steal 3", code, "side out, 0 runs, 0 hits, 0 errors"});
  }
  for (const char* code : {"Ag", "2g"}) {
    expectRow({"6b 7b 8b", 1, "swing", code, "side out, 0 runs, 0 hits, 0 errors"});
  }
}

TEST(Runners, R5_17_ABuntForTheThirdOutBringsNobodyToABase) {
  for (const char* code : {"2t", "circus"}) {
    Position position;
    position.runners("6b 7b 8b").outs(2).holds(code);
    Table table(position);
    table.play("bunt", code);
    EXPECT_FALSE(table.told("reaches") || table.told("advance")) << code;
    EXPECT_EQ(table.state.games[0].team[0].leftOnBase, 2) << code;
  }
}

TEST(Runners, R5_18_ADoublePlayWithTwoOutIsTheRunnersOutInASteal) {
  for (const char* code : {"Al", "Ag"}) {
    Position position;
    position.runners("6b . .").outs(2).holds(code);
    Table table(position);
    table.play("steal 1", code);
    EXPECT_EQ(table.board(), "side out, 0 runs, 0 hits, 0 errors");
    EXPECT_EQ(table.state.games[0].team[0].caughtStealing, 1);
    EXPECT_EQ(table.state.games[0].team[0].strikeouts, 0) << "the batter was still up";
  }
}

TEST(Runners, R5_18_ElseItIsTheBatters) {
  Position position;
  position.runners("6b . .").outs(2).holds("whiff Ag");
  Table bunt(position);
  bunt.play("bunt", "whiff");
  EXPECT_EQ(bunt.state.games[0].team[0].strikeouts, 1);
  EXPECT_EQ(bunt.state.games[0].team[0].leftOnBase, 1);
  EXPECT_EQ(Table(position).swing("Ag").state.games[0].team[0].leftOnBase, 1);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
