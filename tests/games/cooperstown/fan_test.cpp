// Rules 6.1 to 6.13: The Fan.

#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

TEST(Fan, R6_1_IsNeverSwitched) {
  Position position;
  position.field("CF 0").runners("6l . .").phase(Phase::kManage);
  const Table table(position);
  EXPECT_EQ(table.refusal("switch C CF"), "fan-stays");
  EXPECT_EQ(table.refusal("switch CF RF"), "fan-stays");
  EXPECT_TRUE(table.allows("switch LF RF"));
  EXPECT_EQ(table.legal().find("CF"), std::string::npos) << table.legal();
}

TEST(Fan, R6_2_IsNeverSubstituted) {
  Position position;
  position.field("CF 0").runners("6l . .").phase(Phase::kManage);
  const Table table(position);
  EXPECT_EQ(table.refusal("sub CF"), "fan-stays");
  EXPECT_TRUE(table.allows("sub LF"));
}

TEST(Fan, R6_3_ASubstituteFanStaysWhereItLands) {
  Position position;
  position.runners("6l . .").phase(Phase::kManage);
  Table table(position);
  table.act("sub LF").act("dugout d0");
  EXPECT_EQ(table.refusal("switch LF CF"), "fan-stays");
  EXPECT_TRUE(table.allows("switch CF RF"));
}

TEST(Fan, R6_3_ARelieverFanStaysAndEndsTheRelief) {
  Position position;
  position.runners("6l . .").holds("3t At").phase(Phase::kManage);
  Table table(position);
  table.act("relieve").act("dugout d0");
  EXPECT_EQ(table.refusal("switch P C"), "fan-stays");
  EXPECT_EQ(table.refusal("sub P"), "fan-stays");
  EXPECT_EQ(table.refusal("relieve"), "relief-fan");
  // He pitches like any other Fan: strikeouts are fouls.
  table.swing("3t");
  EXPECT_EQ(table.tail(), "3t");
  table.turn("At");
  EXPECT_EQ(table.refusal("relieve"), "relief-fan") << "also after he faced a batter";
}

struct ErrorRow {
  const char* card;
  const char* position;
  const char* empty;    ///< the bases after it, nobody having been on
  const char* runners;  ///< … with slow 6l on first and a fast 7b on second
};

TEST(Fan, R6_4_ABallHitToItIsAnErrorOfAsManyBases) {
  for (const ErrorRow& row :
       {ErrorRow{"5l", "P", "5l . .", "5l 6l 7b"}, ErrorRow{"5b", "P", "5b . .", "5b 6l 7b"},
        ErrorRow{"9t", "3B", "9t . .", "9t 6l 7b"}, ErrorRow{"9b", "3B", ". 9b .", ". 9b 6l"},
        ErrorRow{"7t", "1B", "7t . .", "7t 6l 7b"}, ErrorRow{"8t", "2B", "8t . .", "8t 6l 7b"},
        ErrorRow{"8b", "2B", "8b . .", "8b 6l 7b"}, ErrorRow{"10l", "SS", "10l . .", "10l 6l 7b"},
        ErrorRow{"Rl", "LF", "Rl . .", "Rl 6l 7b"}, ErrorRow{"Rb", "LF", ". Rb .", ". Rb 6l"},
        ErrorRow{"Vl", "CF", ". Vl .", ". Vl 6l"}, ErrorRow{"Vb", "CF", ". . Vb", ". . Vb"}}) {
    Position position;
    position.field(std::string(row.position) + " 0").holds(row.card);
    Table table(position);
    table.swing(row.card);
    EXPECT_EQ(table.board(), std::string(row.empty) + ", 0 outs, 0 runs, 0 hits, 1 error");
    position.runners("6l 7b .");
    EXPECT_EQ(Table(position).swing(row.card).bases(), row.runners) << row.card;
  }
}

TEST(Fan, R6_4_AtCatcher) {
  Position position;
  position.field("C 0").holds("6b");
  EXPECT_EQ(Table(position).swing("6b").board(), "6b . ., 0 outs, 0 runs, 0 hits, 1 error");
}

TEST(Fan, R6_5_InRightFieldItIsAHomeRun) {
  Position position;
  position.field("RF 0").runners("6l 7l 8l").holds("Sl Sb");
  for (const char* code : {"Sl", "Sb"}) {
    EXPECT_EQ(Table(position).swing(code).board(), ". . ., 0 outs, 4 runs, 1 hit, 0 errors");
  }
}

TEST(Fan, R6_6_OnAnErrorABaseCardTakesNoExtraBase) {
  Position position;
  position.field("LF 0").runners("6b 7b 8b").holds("Rl");
  EXPECT_EQ(Table(position).swing("Rl").board(), "Rl 6b 7b, 0 outs, 1 run, 0 hits, 1 error");
}

TEST(Fan, R6_6_AnErrorPutsARunnerOn) {
  Position position;
  position.field("SS 0").holds("10l");
  Table table(position);
  table.swing("10l");
  EXPECT_EQ(table.state.phase, Phase::kManage);
}

TEST(Fan, R6_7_PitchingItTurnsStrikeoutsIntoFouls) {
  for (const char* code : {"Al", "3l", "3t", "whiff"}) {
    Position position;
    position.field("P 0").runners("6l . .").holds(std::string(code) + " Ab");
    Table table(position);
    table.swing(code);
    // The next card is turned at once: nobody is asked.
    EXPECT_EQ(table.rules.turn(table.state), Turn::chance()) << code;
    EXPECT_EQ(table.tail(), code);
    table.turn("Ab");
    EXPECT_EQ(table.board(), "Ab 6l ., 0 outs, 0 runs, 1 hit, 0 errors") << code;
    EXPECT_EQ(table.state.games[0].team[0].strikeouts, 0);
  }
}

TEST(Fan, R6_7_OtherAutomaticOutsAreNoFouls) {
  Position base;
  base.field("P 0");
  for (const char* code : {"At", "2t", "4t", "Ag", "2g", "3g", "4g", "circus", "pickoff"}) {
    expectRow({". . .", 0, "swing", code, ". . ., 1 out, 0 runs, 0 hits, 0 errors"}, base);
  }
}

TEST(Fan, R6_7_FoulsComeBackInTheirOrder) {
  Position position;
  position.field("P 0").deck("3t Al 5l 2b");
  Table table(position);
  table.swing("3t");
  EXPECT_EQ(table.board(), "5l . ., 0 outs, 0 runs, 0 hits, 1 error");
  EXPECT_EQ(table.tail(), "2b 3t Al");
}

TEST(Fan, R6_8_AWholePassOfFoulsTurnsTheStacksOver) {
  Position position;
  position.field("P 0").runners("6l . .").outs("4g").wholeDeck("3t Al");
  Table table(position);
  table.swing("3t");
  // Both are fouls, then the 4 of Gloves comes out of the outs stack and is the at-bat.
  EXPECT_EQ(table.board(), "6l . ., 2 outs, 0 runs, 0 hits, 0 errors");
  EXPECT_EQ(table.outsStack(), "4g");
  EXPECT_EQ(table.tail(), "3t Al");
  EXPECT_EQ(table.state.deckRunOuts, 0) << "the deck didn't run out";
}

TEST(Fan, R6_8_WithNothingElseLeftTheNextStrikeoutCounts) {
  Position position;
  position.field("P 0").runners("6l . .").wholeDeck("3t Al");
  Table table(position);
  table.swing("3t");
  EXPECT_EQ(table.board(), "6l . ., 1 out, 0 runs, 0 hits, 0 errors");
  EXPECT_EQ(table.outsStack(), "3t");
  EXPECT_EQ(table.state.games[0].team[0].strikeouts, 1);
}

TEST(Fan, R6_8_ThePassIsCountedAnewOnceTheStacksAreTurnedOver) {
  Position position;
  position.field("P 0").runners("6l . .").outs("3l").wholeDeck("3t Al");
  Table table(position);
  table.swing("3t");
  // Two fouls come, then three more with the card of the outs stack; the sixth strikeout counts.
  EXPECT_EQ(table.board(), "6l . ., 2 outs, 0 runs, 0 hits, 0 errors");
  EXPECT_EQ(table.outsStack(), "3t");
  EXPECT_EQ(table.tail(), "Al 3l");
}

TEST(Fan, R6_9_NoRelieverWhileItPitches) {
  Position position;
  position.field("P 0").runners("6l . .").phase(Phase::kManage);
  const Table table(position);
  EXPECT_EQ(table.refusal("relieve"), "relief-fan");
  EXPECT_EQ(table.refusal("sub P"), "fan-stays");
  EXPECT_EQ(table.legal().find("relieve"), std::string::npos);
}

TEST(Fan, R6_10_AtTheBaseOfAStealItGivesAnExtraBase) {
  Position second;
  second.field("2B 0");
  expectRows({{"6b . .", 0, "steal 1", "5l", ". . 6b, 0 outs, 0 runs, 0 hits, 1 error"},
              // Third is occupied: the extra base isn't taken.
              {"6b . 8l", 0, "steal 1", "5l", ". 6b 8l, 0 outs, 0 runs, 0 hits, 1 error"},
              {"6b . .", 0, "steal 1", "2l", ". . 6b, 0 outs, 0 runs, 0 hits, 1 error"}},
             second);
  Position third;
  third.field("3B 0");
  expectRows({{". 7b .", 1, "steal 2", "Sl", ". . ., 1 out, 1 run, 0 hits, 1 error"},
              {"6l 7b .", 1, "steal 2", "2t", "6l . ., 1 out, 1 run, 0 hits, 1 error"}},
             third);
  Position home;
  home.field("C 0");
  expectRow({". . 8b", 2, "steal 3", "2l", ". . ., 2 outs, 1 run, 0 hits, 1 error"}, home);
}

TEST(Fan, R6_11_CatchingItDoublesTheDeterminingCardOfASteal) {
  Position position;
  position.field("C 0 2B 10 3B 11");
  expectRows({{"6b . .", 0, "steal 1", "6l", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "5l", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "steal 2", "6l", ". . 7b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "steal 2", "5l", ". . ., 1 out, 0 runs, 0 hits, 0 errors"}},
             position);
}

TEST(Fan, R6_11_CatchingItCannotBeBeatenByABunt) {
  Position position;
  position.field("C 0");
  expectRows({{"6l . .", 0, "bunt", "2t", ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "bunt", "Rt", "Rt 6l ., 0 outs, 0 runs, 1 hit, 0 errors"}},
             position);
}

TEST(Fan, R6_12_TheExceptionsOfAStealOverrideIt) {
  Position position;
  position.field("2B 0");
  expectRows({{"6b . .", 0, "steal 1", "At", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "Al", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "Ab", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "beanball", ". . 6b, 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "pickoff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "whiff", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "circus", ". . ., 1 out, 0 runs, 0 hits, 0 errors"}},
             position);
}

TEST(Fan, R6_12_TheExceptionsOfABuntOverrideIt) {
  Position position;
  position.field("C 0");
  expectRows({{"6b . .", 0, "bunt", "At", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "Al", "6b . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "Ab", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "beanball", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "pickoff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "whiff", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "bunt", "circus", "circus . ., 1 out, 0 runs, 0 hits, 0 errors"}},
             position);
}

TEST(Fan, R6_13_WhereverItStandsNothingIsAFoulInAStealOrBunt) {
  Position position;
  position.field("P 0 C 2 2B 1");
  expectRows({{"6b . .", 0, "steal 1", "3l", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "3t", ". 6b ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "Al", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b . .", 0, "steal 1", "whiff", ". 6b ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "bunt", "3t", ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "bunt", "Al", "6l . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "bunt", "whiff", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"}},
             position);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
