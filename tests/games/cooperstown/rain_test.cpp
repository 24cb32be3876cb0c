// Rule 9: rain and brawls.

#include "ending.h"

namespace raindelay::cooperstown::test {
namespace {

TEST(Rain, R9_1_TheThirdWhiffEndsTheGame) {
  Position position;
  position.half(10).holds("whiff").state().whiffs = 1;
  Table second(position);
  second.swing("whiff");
  EXPECT_EQ(second.state.whiffs, 2);
  EXPECT_NE(second.state.phase, Phase::kOver);
  EXPECT_EQ(thirdWhiff(10, 3, 1).state.phase, Phase::kOver);
}

TEST(Rain, R9_1_EachWhiffIsToldWithItsNumber) {
  for (const int before : {0, 1, 2}) {
    Position position;
    position.holds("whiff").state().whiffs = static_cast<std::uint8_t>(before);
    Table table(position);
    table.swing("whiff");
    const auto counted = Events::firstIn<WhiffCounted>(table.log.happenings);
    ASSERT_TRUE(counted) << before;
    EXPECT_EQ(counted->count, before + 1);
  }
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

}  // namespace
}  // namespace raindelay::cooperstown::test
