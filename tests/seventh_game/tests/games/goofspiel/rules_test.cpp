// A test for each rule of Goofspiel, named after it.
#include "games/goofspiel/rules.h"

#include <gtest/gtest.h>

#include <utility>

#include "core/game.h"
#include "core/options.h"
#include "games/goofspiel/coach.h"

namespace raindelay::goofspiel {
namespace {

/// A match in the making: what is turned up and bid, as worths.
struct Table {
  explicit Table(bool waits = true) : rules(waits) {}

  void turnUp(int worth) { rules.apply(state, Action::chance(kPrizeSource, Card(worth - 1)), log); }
  void bid(int worth) { rules.apply(state, {0, static_cast<std::uint8_t>(worth - 1)}, log); }
  void round(int prize, int first, int other) {
    turnUp(prize);
    bid(first);
    bid(other);
  }
  [[nodiscard]] int points(int seat) const { return state.points(Seat(seat)); }
  [[nodiscard]] std::string_view refusal(int worth) const {
    const auto refused = rules.refusal(state, {0, static_cast<std::uint8_t>(worth - 1)});
    return refused ? Rules::info().refusals[refused->id].rule : std::string_view("none");
  }

  Rules rules;
  State state;
  EventLog log;
};

TEST(Goofspiel, R1_1_And_1_3_SevenPrizesAndSevenBidsEach) {
  const Table table;
  EXPECT_EQ(table.state.pack.size(), 7);
  for (const Seat seat : {Seat(0), Seat(1)}) EXPECT_EQ(table.state.of(seat).bids.size(), 7);
}

/// The pieces in a place, as a seat sees them once a prize has been bid for: how many, how many
/// face up.
std::pair<int, int> seenAt(Place place, Seat seat) {
  Table table;
  table.round(5, 6, 4);
  int all = 0;
  int known = 0;
  for (const Piece& piece : Rules::pieces(table.rules.view(table.state, seat))) {
    if (piece.place != place) continue;
    ++all;
    known += piece.face.known() ? 1 : 0;
  }
  return {all, known};
}

TEST(Goofspiel, R1_2_And_5_3_NobodyKnowsTheOrderOfThePrizesToCome) {
  for (const Seat seat : {Seat(0), Seat(1)}) {
    EXPECT_EQ(seenAt(places::kPack, seat), std::pair(6, 0));
  }
}

TEST(Goofspiel, R5_2_SpentBidsAndTakenPrizesLieFaceUp) {
  for (const Seat seat : {Seat(0), Seat(1)}) {
    EXPECT_EQ(seenAt(spentPlace(Seat(0)), seat), std::pair(1, 1));
    EXPECT_EQ(seenAt(spentPlace(Seat(1)), seat), std::pair(1, 1));
    EXPECT_EQ(seenAt(wonPlace(Seat(0)), seat), std::pair(1, 1));
  }
}

TEST(Goofspiel, R3_2_AllPrizesAreWorth28) {
  int points = 0;
  Table().state.pack.forEach([&](Card prize) { points += worthOf(prize); });
  EXPECT_EQ(points, 28);
}

TEST(Goofspiel, R4_1_PrizesWaitIfNothingElseIsAgreed) {
  EXPECT_TRUE(Options(Rules::info()).isOn("prizes-wait"));
}

TEST(Goofspiel, R2_1_APrizeIsTurnedUpFirst) {
  Table table;
  EXPECT_EQ(table.rules.turn(table.state), Turn::chance());
  EXPECT_EQ(table.rules.chance(table.state).outcomes.size(), 7);
  table.turnUp(3);
  EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(0)));
  EXPECT_EQ(table.state.atStake(), 3);
}

TEST(Goofspiel, R2_2_And_5_1_ABidIsHiddenUntilBothAreLaid) {
  Table table;
  table.turnUp(3);
  table.bid(6);
  Table another;
  another.turnUp(3);
  another.bid(2);
  EXPECT_EQ(table.rules.view(table.state, Seat(1)), table.rules.view(another.state, Seat(1)));
  EXPECT_NE(table.rules.view(table.state, Seat(0)), table.rules.view(another.state, Seat(0)));
}

TEST(Goofspiel, R2_3_TheHigherBidTakesThePrize) {
  Table table;
  table.round(5, 6, 4);
  EXPECT_EQ(table.points(0), 5);
  table.round(7, 1, 2);
  EXPECT_EQ(table.points(1), 7);
}

TEST(Goofspiel, R2_4_AfterEqualBidsThePrizeWaits) {
  Table table;
  table.round(2, 1, 1);
  EXPECT_EQ(table.state.atStake(), 2);
  table.round(7, 7, 2);
  EXPECT_EQ(table.points(0), 9);
}

TEST(Goofspiel, R2_4_WithoutTheOptionNobodyGetsIt) {
  Table table(false);
  table.round(2, 1, 1);
  EXPECT_EQ(table.state.atStake(), 0);
  table.round(7, 7, 2);
  EXPECT_EQ(table.points(0), 7);
}

TEST(Goofspiel, R2_5_BothBidsAreSpent) {
  Table table;
  table.round(5, 6, 4);
  table.turnUp(1);
  EXPECT_EQ(table.refusal(6), "2.5");
  EXPECT_EQ(table.refusal(4), "none");
  table.bid(7);
  EXPECT_EQ(table.refusal(4), "2.5");
}

TEST(Goofspiel, R3_1_AfterTheSeventhPrizeMorePointsWin) {
  Table table;
  for (int i = 1; i <= 7; ++i) table.round(i, i, i % 7 + 1);
  EXPECT_EQ(table.rules.turn(table.state), Turn::over());
  const Standing standing = table.rules.result(table.state);
  EXPECT_TRUE(standing.decided);
  EXPECT_EQ(standing.score[0], 7);
  EXPECT_EQ(standing.winner, Seat(1));
  EXPECT_EQ(table.refusal(1), "3.1");
}

TEST(Goofspiel, R3_1_EqualPointsAreATie) {
  Table table;
  for (int i = 1; i <= 7; ++i) table.round(i, i, i);
  const Standing standing = table.rules.result(table.state);
  EXPECT_TRUE(standing.decided);
  EXPECT_FALSE(standing.winner);
}

TEST(GoofspielBook, HasThePointsOfTheMatch) {
  Table table;
  table.round(2, 1, 1);
  table.round(7, 7, 2);
  table.round(5, 2, 4);
  const Book book = bookOf(table.rules, table.log.happenings);
  EXPECT_EQ(book.points(Seat(0)), 9);
  EXPECT_EQ(book.points(Seat(1)), 5);
  EXPECT_EQ(book.rounds().size(), 3U);
}

TEST(GoofspielCoach, BidsAboutWhatThePrizeIsWorth) {
  Table table;
  table.turnUp(4);
  Stream random(1, "coach");
  for (int i = 0; i < 50; ++i) {
    const View view = table.rules.view(table.state, Seat(0));
    const Action bid = Coach().choose(table.rules, view, table.rules.legal(table.state), random);
    EXPECT_GE(bid.a + 1, 3);
    EXPECT_LE(bid.a + 1, 5);
  }
}

}  // namespace
}  // namespace raindelay::goofspiel
