// Rule 10: length and score; and the published sample half-inning.

#include "ending.h"

namespace raindelay::cooperstown::test {
namespace {

TEST(Length, R10_1_TheVisitorBatsFirst) {
  State state;
  state.home = Seat(0);
  state.halfInning = 0;
  EXPECT_EQ(state.batting(), Seat(1));
  state.halfInning = 17;
  EXPECT_EQ(state.batting(), Seat(0));
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

TEST(Length, R10_4_OnlyAWalkOffIsToldAsOne) {
  Position position;
  position.half(17, 2, 2).runners(". . 8l").holds("Ab");
  EXPECT_TRUE(Table(position).swing("Ab").told("walk-off"));
  for (const int half : {15, 16, 17}) {
    EXPECT_FALSE(lastOut(half, 1, 2).told("walk-off")) << half;
  }
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

/// A play with two out, and the line of the half-inning that the next out ends.
struct LineRow {
  const char* field;
  const char* runners;
  const char* action;
  const char* card;
  const char* line;  ///< runs, hits, errors, left on base
};

TEST(Length, R10_6_TheLineOfTheHalfInningIsTold) {
  for (const LineRow& row : {LineRow{"SS 0", ". . .", "swing", "10l", "0 0 1 1"},
                             LineRow{"2B 0", "6b . .", "steal 1", "9l", "0 0 1 1"},
                             LineRow{"SS 1", ". . 8l", "swing", "10l", "1 1 0 1"},
                             LineRow{"RF 0", "6l . .", "swing", "Sl", "2 1 0 0"},
                             LineRow{"C 1", "6l . 8l", "bunt", "Rt", "1 1 0 2"}}) {
    Position position;
    position.field(row.field).runners(row.runners).outs(2).holds(row.card).holds("3t");
    Table table(position);
    table.play(row.action, row.card).swing("3t");
    const auto over = Events::firstIn<HalfInningOver>(table.log.happenings);
    ASSERT_TRUE(over) << row.action << ' ' << row.card;
    std::string line;
    for (const int count : {over->runs, over->hits, over->errors, over->leftOnBase}) {
      line += (line.empty() ? "" : " ") + std::to_string(count);
    }
    EXPECT_EQ(line, row.line) << row.action << ' ' << row.card;
  }
}

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
