// Rule 9: what a seat sees, and what can't be for all that it has seen.

#include "support/knowledge.h"

#include "table.h"

namespace raindelay::tarot::test {
namespace {

using raindelay::test::knowledgeOf;

const std::string kMine =
    "As 3s 5s 7s 9s Ac 3c 5c 7c 9c Aw 3w 5w 7w 9w Ap 3p 5p 7p 9p t2 t4 t6 t8 t10";

TEST(Knowledge, R9_1_OthersHandsAreBacksAndACount) {
  for (const int seats : {2, 3}) {
    const Table one({.seats = seats, .hands = {kMine, "Kc Kp t0", "Kw"}});
    const Table other({.seats = seats, .hands = {kMine, "Kw Ks t1", "Kp"}});
    EXPECT_TRUE(knowledgeOf(one, 0) == knowledgeOf(other, 0)) << "nor how the deal went";
    EXPECT_FALSE(knowledgeOf(one, 1) == knowledgeOf(other, 1));
    EXPECT_EQ(words(one.at("hand.1", 0)), Codes(25, "?"));
    EXPECT_EQ(one.at("hand.0", 0), join(words(one.hand(0))));
    EXPECT_EQ(one.fact("held.1", 0), "25");
  }
}

TEST(Knowledge, R9_1_WhatIsPlayedIsOpen) {
  Table table({.seats = 3, .hands = {"5c", "9c", "2c"}});
  table.toPlay().play("5c 9c");
  for (const int seat : {0, 1, 2}) {
    EXPECT_EQ(table.at("trick.0", seat), "5c");
    EXPECT_EQ(table.at("trick.1", seat), "9c");
  }
  table.play("2c");
  for (const int seat : {0, 1, 2}) EXPECT_EQ(table.fact("last-trick", seat), "0 5c, 1 9c, 2 2c");
}

TEST(Knowledge, R9_2_WhatWasLaidAwayTheDealerAloneKnows) {
  std::vector<Table> tables;
  for (const char* discard : {"2s 4s 6s", "2c Nc Qc", "2w 4w t20"}) {
    tables.emplace_back(Setting{.seats = 3, .hands = {kMine}, .discard = discard});
  }
  for (const Table& table : tables) {
    EXPECT_TRUE(knowledgeOf(table, 0) == knowledgeOf(tables[0], 0));
    EXPECT_EQ(table.at("discard", 0), "? ? ?");
    EXPECT_EQ(table.at("discard", 1), "? ? ?");
    EXPECT_EQ(words(table.at("discard", 2)), table.dealt().discard);
  }
}

TEST(Knowledge, R9_2_NobodyEverSeesTheThirdHand) {
  Table table({.options = {{"length", "1-hand"}}});
  table.toPlay().playOut();
  ASSERT_TRUE(table.over());
  for (const int seat : {0, 1}) EXPECT_EQ(words(table.at("third", seat)), Codes(25, "?"));
  EXPECT_EQ(table.at("discard", 0), "? ? ?");
}

TEST(Knowledge, R9_3_WhatWasShownGoesBackToTheHand) {
  Table table({.hands = {"4s-7s t17 t18 t19 !s !t", ""}});
  table.declare("greater, run 4s-7s");
  EXPECT_EQ(table.fact("declared.0", 1), "greater 5, run 4s-7s 5");
  EXPECT_EQ(table.fact("shown.0", 1), "4s 5s 6s 7s t17 t18 t19");
  EXPECT_EQ(words(table.at("hand.0", 1)), Codes(25, "?"));
}

TEST(Knowledge, R9_3_ASuitThatHasRunOut) {
  struct Row {
    const char* cards;
    const char* voids;
  };
  for (const Row& row : std::vector<Row>{{"5c 9c", "- -"},
                                         {"5c Kw", "- cups"},
                                         {"5c t9", "- cups"},
                                         {"t9 5c", "- trumps"},
                                         {"5c t0", "- -"},
                                         {"t9 t0", "- -"},
                                         {"t0 5c", "- -"},
                                         {"5c Kw t2", "- cups cups"},
                                         {"t0 5c Kw", "- - cups"},
                                         {"5c t0 9w", "- - cups"}}) {
    Table table = tableFor(row.cards);
    table.play(row.cards);
    EXPECT_EQ(table.each("voids"), row.voids) << row.cards;
  }
}

// --- States that can't be

Card card(const std::string& code) {
  return tarot::cardOf(*Rules::parse("play " + code));
}

/// The state with two cards exchanged, wherever they are.
State exchanged(State state, const std::string& one, const std::string& other) {
  for (Hand* hand :
       {&state.hands[0], &state.hands[1], &state.hands[2], &state.pack, &state.discard}) {
    const bool hasOne = hand->contains(card(one));
    const bool hasOther = hand->contains(card(other));
    if (hasOne) hand->erase(card(one));
    if (hasOther) hand->erase(card(other));
    if (hasOne) hand->insert(card(other));
    if (hasOther) hand->insert(card(one));
  }
  return state;
}

struct Planted {
  const char* hand;  ///< of seat 1, who deals
  const char* acts;
  const char* out;  ///< a card of that hand, or of the discard
  const char* in;   ///< its replacement
  bool possible;    ///< for all that seat 0 knows
};

TEST(Consistent, R9_NoCardWhereItCantBe) {
  const std::string toPlay = "done, done, no-ask, no-ask, ";
  const std::string off = toPlay + "play 5c, play Qw";
  const std::string trumped = toPlay + "play 5c, play t9";
  const std::string zero = toPlay + "play 5c, play t0";
  const std::string cups = "Qw Ktw t9 t0 !c";
  const std::string ten = "t2 t4 t6 t8 t10 t12 t14 t15 t16 t17 t18 Qs !t";
  const std::string twelve = "t2 t4 t6 t8 t10 t12 t14 t15 t16 t17 t18 t19 Qs !t";
  for (const Planted& row : std::vector<Planted>{
           // Suits that have run out.
           {cups.c_str(), off.c_str(), "Ktw", "2c", false},
           {cups.c_str(), off.c_str(), "Ktw", "Qc", false},
           {cups.c_str(), off.c_str(), "Ktw", "Kp", true},
           {cups.c_str(), trumped.c_str(), "Ktw", "Qc", false},
           {cups.c_str(), zero.c_str(), "Ktw", "Qc", true},
           // All of a kind are declared.
           {"t17 t18 t19 Qs !t", "done, declare greater", "Qs", "t20", false},
           {"t17 t18 t19 Qs !t", "done, declare greater", "Qs", "t16", true},
           {"t17 t18 t19 Qs !t", "done, declare greater", "t17", "t16", false},
           {"t1 t2 t5 Qs !t", "done, declare lesser", "Qs", "t3", false},
           // The ten lowest are shown; there may be twelve.
           {ten.c_str(), "done, declare trumps", "t18", "t19", true},
           {ten.c_str(), "done, declare trumps", "t18", "t11", false},
           {ten.c_str(), "done, declare trumps", "Qs", "t21", true},
           {ten.c_str(), "done, declare trumps", "Qs", "t3", false},
           {twelve.c_str(), "done, declare trumps", "Qs", "t21", false},
           {"Kw Kp t0 Qs !Ks !Kc !t", "done, declare tarots", "Qs", "Kc", false},
           {"Kw Kp t0 Qs !Ks !Kc !t", "done, declare tarots", "Qs", "t1", true},
           {"Kc Kw Kp t0 t1 Qs !Ks !t", "done, declare tarots", "Qs", "t21", false},
           // A run is declared whole.
           {"4w-7w Qs !w", "done, declare run 4w-7w", "Qs", "8w", false},
           {"4w-7w Qs !w", "done, declare run 4w-7w", "Qs", "3w", false},
           {"4w-7w Qs !w", "done, declare run 4w-7w", "Qs", "9w", true},
           {"4w-7w Qs !w", "done, declare run 4w-7w", "5w", "9w", false},
           // Cards asked for, and answers.
           {"Qs Nc", "done, done, ask 1", "Qs", "t21", false},
           {"Qs Nc", "done, done, ask 1", "Qs", "Kp", false},
           {"Qs Nc", "done, done, ask 1", "Qs", "Qp", true},
           {"Kw t1 Qs", "done, done, no-ask, ask 0", "Qs", "t21", false},
           {"Kw t1 Qs", "done, done, no-ask, ask 0", "Qs", "Qp", true},
           {"Kw t1 Qs", "done, done, no-ask, ask 0", "t1", "t21", false},
           {"Kw t1 Qs", "done, done, ask 1, give Kw", "Qs", "t21", true},
           // No Tarot Trump is laid away.
           {"", "done", "6s", "t21", false},
           {"", "done", "6s", "Qp", true},
       }) {
    SCOPED_TRACE(std::string(row.hand) + "; " + row.acts + "; " + row.in + " for " + row.out);
    const bool asks = std::string_view(row.acts).find("ask 1") != std::string_view::npos;
    Table table(
        {.hands = {std::string("5c Ks !2c !Qc !Qp !Kw !Kp !w !t ") + (asks ? "Kc" : ""), row.hand},
         .discard = "6s 6p 8p"});
    table.act(row.acts);
    if (HasFailure()) return;
    const View view = table.rules.view(table.state, Seat(0));
    EXPECT_TRUE(table.rules.consistent(view, table.state));
    const State planted = exchanged(table.state, row.out, row.in);
    ASSERT_FALSE(planted == table.state);
    EXPECT_EQ(table.rules.consistent(view, planted), row.possible);
  }
}

}  // namespace
}  // namespace raindelay::tarot::test
