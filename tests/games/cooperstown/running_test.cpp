// Rules 13 to 15: pinch runners, steals and bunts. Row: runners, outs, action, card, what is left.

#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

// --- steals --------------------------------------------------------------------------------------

TEST(Steal, R14_1_ABaseCardWhoseNextBaseIsFreeMayTry) {
  struct Case {
    const char* runners;
    const char* legal;
  };
  for (const Case& one :
       {Case{"6b . .", "steal 1"}, Case{". 6b .", "steal 2"}, Case{". . 6b", "steal 3"},
        Case{"6b 7l .", ""}, Case{"6l . .", ""}, Case{"6b 7b .", "steal 2"},
        Case{"6b . 8b", "steal 1, steal 3"}, Case{"6b 7b 8b", "steal 3"}, Case{"6b 7b 8l", ""}}) {
    Position position;
    position.runners(one.runners);
    const Table table(position);
    std::string steals;
    for (const char* text : {"steal 1", "steal 2", "steal 3"}) {
      if (!table.allows(text)) continue;
      steals += (steals.empty() ? "" : ", ") + std::string(text);
    }
    EXPECT_EQ(steals, one.legal) << one.runners;
  }
}

TEST(Steal, R14_1_WhyNot) {
  Position position;
  position.runners("6b 7l .");
  const Table table(position);
  EXPECT_EQ(table.refusal("steal 1"), "steal-taken");
  EXPECT_EQ(table.refusal("steal 2"), "steal-suit");
  EXPECT_EQ(table.refusal("steal 3"), "steal-empty");
}

TEST(Steal, R14_2_OneRunnerATry) {
  expectRows({{"6b . 8b", 0, "steal 1", "Ab", ". 6b 8b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . 8b", 0, "steal 3", "Ab", "6b . ., 0 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Steal, R14_3_GreaterThanTheFielderAtThatBase) {
  Position position;
  position.field("P 1 C 9 1B 2 2B 7 3B 8 SS 3 LF 4 CF 5 RF 6");
  expectRows({{"6b . .", 0, "steal 1", "8l", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "7l", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 2, "steal 1", "5l", "side out, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "steal 2", "9l", ". . 7b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "steal 2", "8l", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". . 8b", 0, "steal 3", "10l", ". . ., 0 outs, 1 run, 0 hits, 0 errors"},
              {". . 8b", 0, "steal 3", "9l", ". . ., 1 out, 0 runs, 0 hits, 0 errors"}},
             position);
}

TEST(Steal, R14_3_PicturesCountTheirRank) {
  Position position;
  position.field("2B 12");
  expectRows({{"6b . .", 0, "steal 1", "Sl", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "Vl", ". . ., 1 out, 0 runs, 0 hits, 0 errors"}},
             position);
}

TEST(Steal, R14_4_TwoToFourCountTheirRank) {
  Position weak;
  weak.field("2B 1");
  Position strong;
  strong.field("2B 4");
  for (const char suit : {'t', 'l', 'g', 'b'}) {
    for (const char rank : {'2', '3', '4'}) {
      const std::string code = {rank, suit};
      expectRow({"6b . .", 0, "steal 1", code.c_str(), ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
                weak);
      expectRow({"6b . .", 0, "steal 1", code.c_str(), ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
                strong);
    }
  }
}

TEST(Steal, R14_5_AceOfBatsIsBunted) {
  expectRows({{"6b . .", 0, "steal 1", "At", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b .", 0, "steal 2", "At", "6l . 7b, 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7l 8b", 1, "steal 3", "At", ". 7l ., 2 outs, 1 run, 0 hits, 0 errors"},
              {"6b 7l 8b", 2, "steal 3", "At", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Steal, R14_6_And_7_AcesOfBallsAndGlovesRetireRunnerAndBatter) {
  for (const char* code : {"Al", "Ag"}) {
    expectRows({{"6b . .", 0, "steal 1", code, ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
                {"6l 7b .", 0, "steal 2", code, "6l . ., 2 outs, 0 runs, 0 hits, 0 errors"},
                {". 7l 8b", 0, "steal 3", code, ". 7l ., 2 outs, 0 runs, 0 hits, 0 errors"},
                {". 7l 8b", 1, "steal 3", code, "side out, 0 runs, 0 hits, 0 errors"},
                {". 7l 8b", 2, "steal 3", code, "side out, 0 runs, 0 hits, 0 errors"}});
  }
}

TEST(Steal, R14_8_AceOfBasesIsSafe) {
  expectRows({{"6b . .", 2, "steal 1", "Ab", ". 6b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "steal 2", "Ab", ". . 7b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6l . 8b", 0, "steal 3", "Ab", "6l . ., 0 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Steal, R14_9_And_13_TheBeanballTakesTheStealerTwoBasesAndTheOthersOne) {
  expectRows({{"6b . .", 2, "steal 1", "beanball", ". . 6b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "steal 2", "beanball", ". . ., 0 outs, 1 run, 0 hits, 0 errors"},
              {". . 8b", 0, "steal 3", "beanball", ". . ., 0 outs, 1 run, 0 hits, 0 errors"},
              {"6l 7b .", 0, "steal 2", "beanball", ". 6l ., 0 outs, 1 run, 0 hits, 0 errors"},
              {"6b . 8l", 0, "steal 1", "beanball", ". . 6b, 0 outs, 1 run, 0 hits, 0 errors"},
              {"6l 7l 8b", 0, "steal 3", "beanball", ". 6l 7l, 0 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Steal, R14_10_ThePickoffIsAnOut) {
  expectRows({{"6b . .", 0, "steal 1", "pickoff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              // The runner who tried is out, without anybody's choice.
              {"6b . 8b", 0, "steal 1", "pickoff", ". . 8b, 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7l 8b", 2, "steal 3", "pickoff", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Steal, R14_11_TheWhiffIsSafeAndTheBatterStrikesOut) {
  expectRows({{"6b . .", 0, "steal 1", "whiff", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 1, "steal 2", "whiff", ". . 7b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7l 8b", 1, "steal 3", "whiff", ". 7l ., 2 outs, 1 run, 0 hits, 0 errors"},
              {". 7l 8b", 2, "steal 3", "whiff", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Steal, R14_12_TheCircusCatchIsAnOut) {
  expectRows({{"6b . .", 0, "steal 1", "circus", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . 8l", 0, "steal 1", "circus", ". . 8l, 1 out, 0 runs, 0 hits, 0 errors"},
              {". . 8b", 1, "steal 3", "circus", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"}});
}

TEST(Steal, R14_13_InAnyOtherStealTheOthersHold) {
  Position weak;
  weak.field("3B 1");
  Position strong;
  expectRow({"6b 7b .", 0, "steal 2", "9l", "6b . 7b, 0 outs, 0 runs, 0 hits, 0 errors"}, weak);
  for (const char* code : {"9l", "circus", "pickoff"}) {
    expectRow({"6b 7b .", 0, "steal 2", code, "6b . ., 1 out, 0 runs, 0 hits, 0 errors"}, strong);
  }
}

TEST(Steal, R14_14_AnOccupiedExtraBaseIsNotTaken) {
  Position position;
  position.field("2B 0");
  expectRow({"6b . 8b", 0, "steal 1", "9l", ". 6b 8b, 0 outs, 0 runs, 0 hits, 1 error"}, position);
}

// --- what is an at-bat
// -----------------------------------------------------------------------------

TEST(NotAnAtBat, R8_1_TheDeterminingCardGoesUnderTheDeck) {
  for (const char* code : {"9l", "2b", "Ab", "beanball", "pickoff", "circus"}) {
    Position position;
    position.runners("6b . .").field("2B 1").holds(code);
    Table table(position);
    table.play("steal 1", code);
    EXPECT_EQ(table.tail(), code);
  }
  for (const char* code : {"beanball", "pickoff"}) {
    Position position;
    position.runners("6b . .").holds(code);
    EXPECT_EQ(Table(position).play("bunt", code).tail(), code);
    EXPECT_EQ(Table(position).swing(code).tail(), code);
  }
}

TEST(NotAnAtBat, R8_1_ARunnerCaughtStealingLeavesTheBatterUp) {
  Position position;
  position.runners("6b . .").holds("5l");
  Table table(position);
  table.play("steal 1", "5l");
  EXPECT_EQ(table.tail(), "5l");
  EXPECT_EQ(table.outsStack(), "6b");
}

TEST(NotAnAtBat, R8_2_WhatRetiresOrPlacesTheBatterIsTheAtBat) {
  for (const char* code : {"At", "Al", "Ag", "whiff"}) {
    Position position;
    position.runners("6b . .").holds(code);
    Table table(position);
    table.play("steal 1", code);
    EXPECT_EQ(table.tail(), "") << code;
    EXPECT_TRUE(table.state.outsStack.contains(card(code))) << code;
    EXPECT_EQ(table.state.phase, Phase::kManage) << code << ": the next batter";
  }
  for (const char* code : {"At", "Al", "Ag", "Ab", "whiff", "circus", "5l"}) {
    Position position;
    position.runners("6l . .").holds(code);
    Table table(position);
    table.play("bunt", code);
    EXPECT_EQ(table.tail(), "") << code;
    EXPECT_EQ(table.state.phase, Phase::kManage) << code;
  }
}

TEST(NotAnAtBat, R8_3_And_R3_10_TheBattingSideChoosesAgainAndTheFieldIsNotAsked) {
  struct Case {
    const char* action;
    const char* card;
  };
  for (const Case& one :
       {Case{"steal 1", "9l"}, Case{"steal 1", "Ab"}, Case{"steal 1", "beanball"},
        Case{"steal 1", "pickoff"}, Case{"steal 1", "circus"}, Case{"swing", "beanball"},
        Case{"swing", "pickoff"}, Case{"bunt", "beanball"}, Case{"bunt", "pickoff"}}) {
    Position position;
    position.runners("6b . .").field("2B 1").holds(one.card);
    Table table(position);
    table.play(one.action, one.card);
    EXPECT_EQ(table.state.phase, Phase::kAtBat) << one.action << " " << one.card;
    EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(0)));
  }
}

// --- bunts
// -----------------------------------------------------------------------------------------

TEST(Bunt, R15_1_WithAnyRunnerOn) {
  for (const char* runners : {"6l . .", ". 6l .", ". . 6l", "6b 7l 8l"}) {
    Position position;
    position.runners(runners);
    EXPECT_TRUE(Table(position).allows("bunt")) << runners;
  }
  EXPECT_EQ(Table(Position()).refusal("bunt"), "bunt-empty");
}

TEST(Bunt, R15_1_ItIsAnnouncedBeforeTheCardIsTurned) {
  for (const char* action : {"swing", "steal 1", "bunt", "pinch-run 1"}) {
    Position position;
    position.runners("6b . .");
    Table table(position);
    table.act(action);
    EXPECT_EQ(table.told("bunt-try"), std::string_view(action) == "bunt") << action;
    EXPECT_FALSE(table.told("turned")) << action;
  }
}

TEST(Bunt, R15_2_GreaterThanTheCatcherIsASacrifice) {
  Position position;
  position.field("C 5");
  expectRows({{"6l . .", 0, "bunt", "6t", ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "6t", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 1, "bunt", "10t", ". 6l 7l, 2 outs, 1 run, 0 hits, 0 errors"},
              {"6l 7l 8l", 2, "bunt", "10t", "side out, 0 runs, 0 hits, 0 errors"}},
             position);
}

TEST(Bunt, R15_3_APictureGreaterThanTheCatcherIsABuntHit) {
  Position position;
  position.field("C 10");
  for (const char* code : {"Rt", "Vl", "Sg"}) {
    const std::string safe(code);
    expectRows(
        {{"6b . .", 0, "bunt", code, (safe + " 6b ., 0 outs, 0 runs, 1 hit, 0 errors").c_str()},
         {"6b 7b 8b", 2, "bunt", code, (safe + " 6b 7b, 2 outs, 1 run, 1 hit, 0 errors").c_str()},
         {". . 8l", 1, "bunt", code, (safe + " . ., 1 out, 1 run, 1 hit, 0 errors").c_str()}},
        position);
  }
}

TEST(Bunt, R15_3_ABasesPictureBuntsForOneBaseToo) {
  Position position;
  position.field("C 10");
  expectRow({"6l . .", 0, "bunt", "Vb", "Vb 6l ., 0 outs, 0 runs, 1 hit, 0 errors"}, position);
}

TEST(Bunt, R15_4_EqualOrLessRetiresTheLeadRunner) {
  Position position;
  position.field("C 9");
  expectRows({{"6l . .", 0, "bunt", "9t", "9t . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7l .", 0, "bunt", "8t", "8t . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . 8l", 0, "bunt", "9t", "9t 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 1, "bunt", "9t", "9t 6l 7l, 2 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b 8b", 0, "bunt", "9t", "9t . 7b, 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 2, "bunt", "9t", "side out, 0 runs, 0 hits, 0 errors"}},
             position);
  Position strong;
  strong.field("C 13");
  expectRow({"6l . .", 0, "bunt", "St", "St . ., 1 out, 0 runs, 0 hits, 0 errors"}, strong);
}

TEST(Bunt, R15_5_TwoToFourCountTheirRank) {
  Position weak;
  weak.field("C 1");
  Position strong;
  strong.field("C 4");
  for (const char suit : {'t', 'l', 'g', 'b'}) {
    for (const char rank : {'2', '3', '4'}) {
      const std::string code = {rank, suit};
      expectRow({"6l . .", 0, "bunt", code.c_str(), ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
                weak);
      expectRow({"6l . .", 0, "bunt", code.c_str(),
                 (code + " . ., 1 out, 0 runs, 0 hits, 0 errors").c_str()},
                strong);
    }
  }
}

TEST(Bunt, R15_6_And_9_AcesOfBatsAndBasesAreSacrifices) {
  for (const char* code : {"At", "Ab"}) {
    expectRows({{"6l . .", 0, "bunt", code, ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
                {". . 8l", 1, "bunt", code, ". . ., 2 outs, 1 run, 0 hits, 0 errors"},
                {"6b 7b 8b", 0, "bunt", code, ". 6b 7b, 1 out, 1 run, 0 hits, 0 errors"},
                {"6b 7b 8b", 2, "bunt", code, "side out, 0 runs, 0 hits, 0 errors"}});
  }
}

TEST(Bunt, R15_7_AceOfBallsRetiresTheBatterAlone) {
  expectRows({{"6b 7b 8b", 0, "bunt", "Al", "6b 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 2, "bunt", "Al", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Bunt, R15_8_And_15_AceOfGlovesRetiresLeadRunnerAndBatter) {
  expectRows({{"6b . .", 0, "bunt", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "bunt", "Ag", "6b 7b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . 8b", 0, "bunt", "Ag", "6b . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 1, "bunt", "Ag", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Bunt, R15_10_TheBeanballIsAWildPitch) {
  expectRows({{"6b . .", 0, "bunt", "beanball", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 2, "bunt", "beanball", ". 6b 7b, 2 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Bunt, R15_11_ThePickoffRetiresTheLeadRunner) {
  expectRows({{"6b . .", 0, "bunt", "pickoff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              // The lead runner, without anybody's choice.
              {"6b 7b 8b", 0, "bunt", "pickoff", "6b 7b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b 7b .", 2, "bunt", "pickoff", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Bunt, R15_12_And_15_TheWhiffRetiresBatterAndLeadRunner) {
  expectRows({{"6b . .", 0, "bunt", "whiff", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "bunt", "whiff", "6b 7b ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 1, "bunt", "whiff", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Bunt, R15_13_And_15_OnTheCircusCatchTheOthersAdvance) {
  expectRows({{"6b . .", 0, "bunt", "circus", "circus . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "bunt", "circus", "circus 6b 7b, 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . 8b", 1, "bunt", "circus", "circus 6b ., 2 outs, 0 runs, 0 hits, 0 errors"}});
}

TEST(Bunt, R15_14_AgainOnlyWithARunnerStillOn) {
  Position position;
  position.runners(". . 8b").holds("beanball pickoff");
  Table scored(position);
  scored.play("bunt", "beanball");
  EXPECT_EQ(scored.refusal("bunt"), "bunt-empty");
  EXPECT_TRUE(scored.allows("swing"));
  Table picked(position);
  picked.play("bunt", "pickoff");
  EXPECT_EQ(picked.refusal("bunt"), "bunt-empty");
  position.runners("6l . 8b");
  EXPECT_TRUE(Table(position).play("bunt", "beanball").allows("bunt"));
  EXPECT_TRUE(Table(position).play("bunt", "pickoff").allows("bunt"));
}

// --- pinch runners
// -----------------------------------------------------------------------------------

TEST(PinchRunner, R13_1_TheTopCardIsTheRunnerNow) {
  Position position;
  position.runners("6l . 8l").outs(1).holds("Sb");
  Table table(position);
  table.play("pinch-run 1", "Sb");
  EXPECT_EQ(table.board(), "Sb . 8l, 1 out, 0 runs, 0 hits, 0 errors");
  EXPECT_EQ(table.state.phase, Phase::kAtBat);
  EXPECT_TRUE(table.allows("steal 1"));
}

TEST(PinchRunner, R13_1_AnyCardIsJustARunner) {
  for (const char* code : {"At", "4b", "Al", "circus", "whiff", "beanball"}) {
    Position position;
    position.runners(". 7l .").holds(code);
    Table table(position);
    table.play("pinch-run 2", code);
    EXPECT_EQ(table.bases(), std::string(". ") + code + " .");
    EXPECT_EQ(table.state.outs, 0);
  }
}

TEST(PinchRunner, R1_4_ThePickoffIsABaseCardOnBaseTheOthersAreNot) {
  for (const char* code : {"pickoff", "whiff", "beanball", "circus"}) {
    Position position;
    position.runners("6l . .").holds(std::string(code) + " Ab 2b");
    Table table(position);
    table.play("pinch-run 1", code);
    const bool fast = std::string_view(code) == "pickoff";
    EXPECT_EQ(table.allows("steal 1"), fast) << code;
    Table single = table;
    EXPECT_EQ(single.swing("Ab").bases(), fast ? "Ab . pickoff" : "Ab " + std::string(code) + " .");
  }
  Position third;
  third.runners(". . 8l").holds("pickoff 4t");
  Table table(third);
  table.play("pinch-run 3", "pickoff").swing("4t");
  EXPECT_EQ(table.runsStack(), "pickoff") << "it tags up";
}

TEST(PinchRunner, R13_2_OneATeamAGame) {
  Position position;
  position.runners("6l 7l .").holds("At");
  Table table(position);
  EXPECT_TRUE(table.allows("pinch-run 1") && table.allows("pinch-run 2"));
  EXPECT_EQ(table.refusal("pinch-run 3"), "pinch-run-empty");
  table.play("pinch-run 2", "At");
  EXPECT_EQ(table.refusal("pinch-run 1"), "pinch-run-spent");
  EXPECT_EQ(table.state.allowance[1].pinchRunners, 1) << "the other team's is its own";
}

TEST(PinchRunner, R13_3_TheOldCardGoesOntoTheOutsStackWithoutAnOut) {
  Position position;
  position.runners("6l . .").outs("5t 5g").holds("At");
  Table table(position);
  table.play("pinch-run 1", "At");
  EXPECT_EQ(table.outsStack(), "5t 5g 6l");
  EXPECT_EQ(table.state.outs, 2);
}

TEST(PinchRunner, R13_4_WhiffAndBeanballCount) {
  Position position;
  position.runners("6l . .").holds("whiff beanball");
  EXPECT_EQ(Table(position).play("pinch-run 1", "whiff").state.whiffs, 1);
  EXPECT_EQ(Table(position).play("pinch-run 1", "beanball").state.beanballs, 1);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
