// Tests the players at the table and the one who looks, without a table.
#include "table/seating.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/table_parts.h"

namespace raindelay {
namespace {

TEST(Seating, WithoutSecretsEverybodyLooks) {
  const TableParts table(rummageMatch());
  EXPECT_EQ(table.seating.names(), (QStringList{QStringLiteral("Ann"), QStringLiteral("Ben")}));
  EXPECT_EQ(table.seating.kinds(), (QStringList{QStringLiteral("human"), QStringLiteral("human")}));
  EXPECT_TRUE(table.seating.everybodyLooks());
  EXPECT_EQ(table.seating.lookingSeat(), 0);
  EXPECT_EQ(table.seating.youSeat(), -1);
  EXPECT_EQ(table.seating.handOverTo(), -1);
}

TEST(Seating, TheOnlyPersonLooksAlone) {
  MatchSetup setup = rummageSetup(7);
  setup.players[0].kind = "random";
  const TableParts table(*Match::begin(rummage::game(), setup));
  EXPECT_EQ(table.seating.youSeat(), 1);
  EXPECT_EQ(table.seating.nearSeat(), 1);
  EXPECT_EQ(table.seating.handOverTo(), -1);
}

TEST(Seating, WithSecretsNobodyLooksUntilTheSeatIsTaken) {
  TableParts table(secretMatch());
  EXPECT_EQ(table.seating.lookingSeat(), -1);
  EXPECT_EQ(table.seating.handOverTo(), 0);
  QSignalSpy taken(&table.seating, &Seating::taken);
  table.seating.takeSeat();
  EXPECT_EQ(taken.count(), 1);
  EXPECT_EQ(table.seating.youSeat(), 0);
  EXPECT_EQ(table.seating.handOverTo(), -1);
  table.seating.takeSeat();
  EXPECT_EQ(taken.count(), 1) << "there is no seat to be taken";
}

TEST(Seating, APeekLasts) {
  TableParts table(secretMatch());
  QSignalSpy passes(&table.seating, &Seating::passed);
  table.seating.peek(true);
  EXPECT_TRUE(table.seating.peeking());
  EXPECT_EQ(table.seating.lookingSeat(), 0);
  EXPECT_EQ(table.seating.handOverTo(), 0) << "the seat is still to be taken";
  table.seating.peek(true);
  EXPECT_EQ(passes.count(), 1);
  table.seating.peek(false);
  EXPECT_EQ(table.seating.lookingSeat(), -1);
  EXPECT_EQ(passes.count(), 2);
}

TEST(Seating, TheTurnIsEndedByHandOnceAllIsShown) {
  TableParts table(secretMatch());
  table.seating.takeSeat();
  ASSERT_FALSE(table.match.act(table.match.legal()[0]));
  EXPECT_FALSE(table.seating.canEndTurn()) << "it wasn't shown yet";
  table.showAll();
  EXPECT_TRUE(table.seating.canEndTurn());
  table.playback.begin();
  EXPECT_FALSE(table.seating.canEndTurn());
  table.seating.endTurn();
  EXPECT_EQ(table.seating.youSeat(), 0);
  table.playback.rest();
  table.seating.endTurn();
  EXPECT_EQ(table.seating.lookingSeat(), -1);
  EXPECT_EQ(table.seating.handOverTo(), 1);
}

TEST(Seating, WhatIsLeftIsCovered) {
  TableParts table(secretMatch());
  table.seating.takeSeat();
  QSignalSpy passes(&table.seating, &Seating::passed);
  table.seating.cover();
  EXPECT_EQ(table.seating.lookingSeat(), -1);
  EXPECT_EQ(table.seating.handOverTo(), 0);
  table.seating.cover();
  EXPECT_EQ(passes.count(), 1);

  TableParts open(rummageMatch());
  open.seating.cover();
  EXPECT_TRUE(open.seating.everybodyLooks());
}

TEST(Seating, EachPropertyNotifiesForItself) {
  TableParts table(secretMatch());
  QSignalSpy looking(&table.seating, &Seating::lookingSeatChanged);
  QSignalSpy handOver(&table.seating, &Seating::handOverToChanged);
  QSignalSpy everybody(&table.seating, &Seating::everybodyLooksChanged);
  QSignalSpy peeking(&table.seating, &Seating::peekingChanged);
  table.seating.peek(true);
  table.seating.tell();
  EXPECT_EQ(looking.count(), 1);
  EXPECT_EQ(peeking.count(), 1);
  EXPECT_EQ(handOver.count() + everybody.count(), 0);
  table.seating.tell();
  EXPECT_EQ(looking.count() + peeking.count(), 2) << "nothing has changed";
  table.seating.takeSeat();
  table.seating.tell();
  EXPECT_EQ(looking.count(), 1) << "the same seat looks";
  EXPECT_EQ(handOver.count(), 1);
  EXPECT_EQ(peeking.count(), 2);
}

TEST(Seating, WhoHearsOfOnePropertyFindsTheOthersAsTheyAre) {
  TableParts table(secretMatch());
  int handOverThen = -2;
  QObject::connect(&table.seating, &Seating::lookingSeatChanged,
                   [&] { handOverThen = table.seating.handOverTo(); });
  table.seating.takeSeat();
  table.seating.tell();
  EXPECT_EQ(handOverThen, -1);
}

}  // namespace
}  // namespace raindelay
