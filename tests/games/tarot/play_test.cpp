// Rules 5 and 6: following, tricks, and what they are worth.

#include "table.h"

namespace raindelay::tarot::test {
namespace {

// --- 5: play

struct Winner {
  const char* cards;  ///< by seat 0, 1 (and 2)
  int winner;
};

void expectWinners(const std::vector<Winner>& rows) {
  for (const Winner& row : rows) {
    Table table = tableFor(row.cards);
    table.play(row.cards);
    EXPECT_EQ(table.turn(), row.winner) << row.cards;
    EXPECT_EQ(table.number("tricks." + std::to_string(row.winner)), 1) << row.cards;
  }
}

TEST(Play, R5_1_WhoDeclaredFirstLeadsThenTheWinner) {
  for (const int dealer : {0, 1, 2}) {
    Table table({.seats = 3, .dealer = dealer});
    table.toPlay();
    EXPECT_EQ(table.turn(), (dealer + 1) % 3);
  }
  Table table({.hands = {"5c 5w", "9c 3w"}});
  table.toPlay().play("5c 9c");
  EXPECT_EQ(table.turn(), 1);
  table.play("3w 5w");
  EXPECT_EQ(table.turn(), 0);
}

TEST(Play, R5_2_FollowSuitIfYouCan) {
  Table table({.hands = {"5c 9c t5 5s", "3c 8c t9 !c !t !s"}});
  table.toPlay();
  EXPECT_EQ(table.choices("play"), table.hand(0)) << "anything may be led";
  table.play("9c");
  EXPECT_EQ(table.choices("play"), "3c 8c");
  EXPECT_EQ(table.refusal("play t9"), "follow");
  table.play("3c t5");
  EXPECT_EQ(table.choices("play"), "t9") << "trumps are followed like a suit";
  table.play("t9 8c");
  EXPECT_EQ(table.refusal("play t5"), "not-held") << "it was played";
}

TEST(Play, R5_2_WhoCantFollowMayTrumpOrPlayAnything) {
  Table table({.hands = {"5c 9c", "t9 Kw !c"}});
  table.toPlay().play("9c");
  EXPECT_EQ(table.choices("play"), table.hand(1));
}

TEST(Play, R5_3_TheHighestTrumpElseTheHighestOfTheSuit) {
  expectWinners({{"5c 9c", 1},    {"9c 5c", 0},    {"Kc Ac", 0},     {"Ac 2c", 1},
                 {"10c Nc", 1},   {"Nc Ktc", 1},   {"Ktc Qc", 1},    {"Qc Kc", 1},
                 {"5c Kw", 0},    {"Kc t1", 1},    {"t5 t9", 1},     {"t9 t5", 0},
                 {"t1 Kc", 0},    {"t20 t21", 1},  {"5c 9c 7c", 1},  {"5c t3 t2", 1},
                 {"5c t2 t3", 2}, {"5c Kw 6c", 2}, {"5c Kw Kp", 0},  {"5c t1 Kc", 1},
                 {"t5 Kc t6", 2}, {"7c 9c t2", 2}, {"t21 t2 t3", 0}, {"As Kw Kc", 0}});
}

TEST(Play, R5_4_TheZeroWinsNothing) {
  expectWinners({{"Ac t0", 0},
                 {"t1 t0", 0},
                 {"t0 Ac", 1},
                 {"t0 t1", 1},
                 {"5c t0 4c", 0},
                 {"5c t0 Kw", 0},
                 {"5c 4c t0", 0},
                 {"5c t0 6c", 2}});
}

TEST(Play, R5_4_TheZeroMayAlwaysBePlayed) {
  for (const char* led : {"9c", "t9"}) {
    Table table({.hands = {led, "Kc 8c t0 t8 !c !t"}});
    table.toPlay().play(led);
    EXPECT_EQ(table.choices("play"), suitOf(led) == 'c' ? "8c Kc t0" : "t0 t8");
  }
}

TEST(Play, R5_4_TheZeroNeedNotBePlayedBeforeItIsTheLastCard) {
  Table table({.hands = {"", "t0"}});
  table.toPlay();
  while (table.number("tricks.0") + table.number("tricks.1") < 24) {
    if (table.turn() == 1) {
      ASSERT_FALSE(table.choices("play") == "t0") << table.hand(1);
      EXPECT_TRUE(table.allows("play t0"));
    }
    table.act(Rules::text(table.rules.legal(table.state)[0]));
    if (table.turn() == -2) return;
  }
}

TEST(Play, R5_5_IfItIsLedTheNextCardSetsTheSuit) {
  expectWinners({{"t0 5c 9c", 2},
                 {"t0 9c 5c", 1},
                 {"t0 5c Kw", 1},
                 {"t0 5c t1", 2},
                 {"t0 t5 Kc", 1},
                 {"t0 t5 t6", 2}});
  Table table({.seats = 3, .hands = {"t0", "5c", "9c 2c t9 !c"}});
  table.toPlay().play("t0");
  EXPECT_EQ(table.choices("play"), table.hand(1)) << "anything";
  table.play("5c");
  EXPECT_EQ(table.choices("play"), "2c 9c");
}

TEST(Play, R5_5_WhoHasNoTrumpButTheZeroHasNoneToFollowWith) {
  Table table({.hands = {"t5", "t0 !t"}});
  table.toPlay().play("t5");
  EXPECT_EQ(table.choices("play"), table.hand(1));
}

TEST(Play, R5_6_TheLastTrickPlaysItself) {
  for (const int seats : {2, 3}) {
    Table table({.seats = seats, .options = {{"length", "1-hand"}}});
    table.toPlay();
    int plays = 0;
    for (; table.turn() >= 0; ++plays) {
      table.act(Rules::text(table.rules.legal(table.state)[0]));
    }
    EXPECT_EQ(plays, 24 * seats);
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.each("held"), seats == 2 ? "0 0" : "0 0 0");
    int tricks = 0;
    for (const std::string& won : words(table.each("tricks"))) tricks += std::stoi(won);
    EXPECT_EQ(tricks, 25);
  }
}

// --- 6: points in play

struct Worth {
  const char* cards;  ///< by seat 0, 1 (and 2)
  const char* eachLine;
  const char* bestCard;
  const char* everyCard;
};

void expectWorth(const std::vector<Worth>& rows) {
  for (const Worth& row : rows) {
    const std::map<std::string, const char*> options{
        {"each-line", row.eachLine}, {"best-card", row.bestCard}, {"every-card", row.everyCard}};
    for (const auto& [option, points] : options) {
      Table table = tableFor(row.cards, {{"trick-scoring", option}});
      table.play(row.cards);
      EXPECT_EQ(table.each("play"), points) << row.cards << ", " << option;
    }
    Table table = tableFor(row.cards);
    table.play(row.cards);
    EXPECT_EQ(table.each("play"), row.eachLine) << row.cards << ": what is so unless agreed";
  }
}

TEST(Points, R6_1_EachLineOfTheTable) {
  expectWorth({{"2c 3c", "0 1", "0 1", "0 1"},
               {"t2 3c", "1 0", "1 0", "1 0"},
               {"Nc 2c", "2 0", "2 0", "2 0"},
               {"Ktc 2c", "3 0", "3 0", "3 0"},
               {"Qc 2c", "4 0", "4 0", "4 0"},
               {"Kc 2c", "5 0", "5 0", "5 0"},
               {"2c t1", "0 5", "0 5", "0 5"},
               {"t21 t20", "5 0", "5 0", "5 0"},
               {"2c Nw", "2 0", "2 0", "2 0"},
               {"2c 3c 4c", "0 0 1", "0 0 1", "0 0 1"}});
}

TEST(Points, R6_2_And_6_6_SeveralInOneTrick) {
  expectWorth({{"Kc Qc", "9 0", "5 0", "9 0"},
               {"Kc Kp 2c", "5 0 0", "5 0 0", "10 0 0"},
               {"Qc Ktc Nc", "9 0 0", "4 0 0", "9 0 0"},
               {"Qc Qw Qp", "4 0 0", "4 0 0", "12 0 0"},
               {"Ktc t1 t21", "0 0 8", "0 0 5", "0 0 13"},
               {"Qc t1", "0 9", "0 5", "0 9"},
               {"Kc Qc Ktc", "12 0 0", "5 0 0", "12 0 0"},
               {"t21 t1", "5 0", "5 0", "10 0"}});
}

TEST(Points, R6_3_TheZerosFiveAreItsPlayers) {
  expectWorth({{"Qc t0", "4 5", "4 5", "4 5"},
               {"9c t0", "1 5", "1 5", "1 5"},
               {"t0 9c", "5 1", "5 1", "5 1"},
               {"t21 t0", "5 5", "5 5", "5 5"},
               {"Kc t0 Qc", "9 5 0", "5 5 0", "9 5 0"},
               {"t0 Nc t2", "5 0 2", "5 0 2", "5 0 2"}});
}

TEST(Points, R6_4_AKingThatIsCut) {
  expectWorth({{"Kc t9", "0 10", "0 10", "0 10"},
               {"Kc t21", "0 10", "0 10", "0 15"},
               {"t0 Kc t9", "5 0 10", "5 0 10", "5 0 10"},
               {"Kc t9 t0", "0 10 5", "0 10 5", "0 10 5"},
               {"5c Kc t9", "0 0 10", "0 0 10", "0 0 10"},
               {"5c Kp t9", "0 0 10", "0 0 10", "0 0 10"},
               {"5c t9 Kp", "0 10 0", "0 10 0", "0 10 0"},
               {"Kc Qc t9", "0 0 14", "0 0 10", "0 0 14"}});
}

TEST(Points, R6_4_AKingThatIsThrownOnATrumpIsnt) {
  expectWorth({{"t9 Kc", "5 0", "5 0", "5 0"},
               {"t2 t9 Kc", "0 5 0", "0 5 0", "0 5 0"},
               {"t0 t9 Kc", "5 5 0", "5 5 0", "5 5 0"}});
}

TEST(Points, R6_5_TwoKingsCut) {
  expectWorth(
      {{"Kc Kp t9", "0 0 15", "0 0 15", "0 0 20"}, {"Kc t9 Kp", "0 15 0", "0 15 0", "0 20 0"}});
}

}  // namespace
}  // namespace raindelay::tarot::test
