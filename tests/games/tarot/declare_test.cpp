// Rules 1 to 4: the cards, the deal, what is declared before play, and the ask.

#include "table.h"

namespace raindelay::tarot::test {
namespace {

// --- 1 and 2: cards and deal

TEST(Cards, R1_1_To_1_5_SeventyEightInOrder) {
  Table table;
  EXPECT_EQ(pack().size(), 78U);
  Codes sorted = table.dealt().hands[0];
  std::sort(sorted.begin(), sorted.end(), isLower);
  EXPECT_EQ(table.hand(0), join(sorted));
}

TEST(TheDeal, R2_1_FiveAtATimeFromTheDealersLeft) {
  for (const int seats : {2, 3}) {
    Table table = Table::begin(seats);
    table.act("dealer 1");
    Codes order;
    for (std::size_t i = 0; table.turn() == -2; ++i) {
      const Draw draw = table.rules.chance(table.state);
      order.emplace_back(Rules::info().sources[static_cast<std::size_t>(draw.source)].id);
      EXPECT_EQ(draw.outcomes.size(), 78 - static_cast<int>(i)) << "nothing is drawn twice";
      table.rules.apply(table.state, Action::chance(draw.source, draw.outcomes.nth(0)), table.log);
    }
    const std::size_t inHands = static_cast<std::size_t>(seats) * 25;
    ASSERT_EQ(order.size(), inHands + 3);
    const int first = seats == 2 ? 0 : 2;
    for (std::size_t i = 0; i < order.size(); ++i) {
      const int seat = (first + static_cast<int>(i) / 5) % seats;
      const bool spare = i >= inHands;
      EXPECT_EQ(order[i], spare ? "deal-spare" : "deal-" + std::to_string(seat)) << i;
    }
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(words(table.at("spare", 1)), Codes(3, "?"));
  }
}

TEST(TheDeal, R2_2_WithTwoNobodyTouchesTheThirdHand) {
  Table table;
  for (const int seat : {0, 1}) EXPECT_EQ(words(table.at("third", seat)), Codes(25, "?"));
  EXPECT_EQ(Table({.seats = 3}).at("third"), "");
  table.toPlay();
  while (table.number("tricks.0") + table.number("tricks.1") < 24) {
    table.act(Rules::text(table.rules.legal(table.state)[0]));
    if (table.turn() < 0) break;
    EXPECT_EQ(words(table.at("third")).size(), 25U);
  }
}

TEST(TheDeal, R2_3_TheFirstDealerIsDrawnAndTheDealPasses) {
  for (const int seats : {2, 3}) {
    Table table = Table::begin(seats, {{"length", "4-hands"}});
    EXPECT_EQ(table.rules.chance(table.state).outcomes.size(), seats);
    table.act("dealer 1").deal();
    for (const int dealer : {1, 2, 3, 4}) {
      EXPECT_EQ(table.number("dealer"), dealer % seats);
      table.toPlay().playOut();
      if (!table.over()) table.deal();
    }
  }
}

TEST(TheDeal, R2_4_ThreeAreLaidAwayAndTheSpareOnesTaken) {
  for (const int dealer : {0, 1}) {
    Table table = Table::begin(2);
    table.act("dealer " + std::to_string(dealer)).draw({"", ""}, "4s 5s 6w");
    EXPECT_EQ(table.turn(), dealer);
    Codes before = words(table.hand(dealer));
    EXPECT_EQ(before.size(), 25U);
    EXPECT_EQ(table.at("spare", dealer), "? ? ?");
    table.act("discard 4s, discard 5s");
    EXPECT_EQ(table.at("spare", dealer), "? ? ?");
    table.act("discard 6w");
    const Codes after = words(table.hand(dealer));
    EXPECT_EQ(after.size(), 25U);
    Codes gained;
    for (const std::string& card : after) {
      if (std::find(before.begin(), before.end(), card) == before.end()) gained.push_back(card);
    }
    EXPECT_EQ(gained.size(), 3U);
    EXPECT_EQ(table.at("spare", dealer), "");
    EXPECT_EQ(table.at("discard", dealer), "4s 5s 6w");
    EXPECT_EQ(table.turn(), 1 - dealer) << "3.1: now the other declares";
  }
}

TEST(TheDeal, R2_5_NoTarotTrumpIsLaidAway) {
  Table table = Table::begin(2);
  table.act("dealer 0").draw({"Ks Kc Kw Kp t0 t1 t21 t2"});
  for (const char* card : {"Ks", "Kc", "Kw", "Kp", "t0", "t1", "t21"}) {
    EXPECT_EQ(table.refusal(std::string("discard ") + card), "tarot-kept") << card;
  }
  EXPECT_EQ(table.refusal("discard t2"), "discard-order") << "three must be possible";
  Codes held = words(table.hand(0));
  std::erase_if(held, isTarot);
  table.act("discard " + held[held.size() - 3]);
  EXPECT_TRUE(table.allows("discard " + held[held.size() - 2]));
  EXPECT_EQ(table.refusal("discard " + held.back()), "discard-order");
}

// --- 3: declaring

struct Declared {
  std::string hand;  ///< as in Wish
  std::string what;
  int points;         ///< 0: there is no such combination
  std::string shown;  ///< nothing: the same as `hand` names
};

void expectDeclared(const std::vector<Declared>& rows) {
  for (const Declared& row : rows) {
    SCOPED_TRACE(row.hand + ": " + row.what);
    Table table({.hands = {row.hand}});
    const std::string text = "declare " + row.what;
    if (row.points == 0) {
      EXPECT_EQ(table.refusal(text), "not-enough");
      EXPECT_EQ((", " + table.legal() + ",").find(", " + text + ","), std::string::npos);
      continue;
    }
    table.act(text);
    EXPECT_EQ(table.each("before-play"), std::to_string(row.points) + " 0");
    Codes shown = row.shown.empty() ? Wish(row.hand).cards : words(row.shown);
    std::sort(shown.begin(), shown.end(), isLower);
    EXPECT_EQ(table.fact("shown.0", 1), join(shown));
    EXPECT_EQ(table.fact("shown.1", 1), "-");
    EXPECT_EQ(table.refusal(text), "declared") << "3.3: once";
  }
}

TEST(Declaring, R3_1_FromTheDealersLeftRound) {
  for (const int seats : {2, 3}) {
    for (int dealer = 0; dealer < seats; ++dealer) {
      Table table({.seats = seats, .dealer = dealer});
      for (int i = 1; i <= seats; ++i) {
        EXPECT_EQ(table.turn(), (dealer + i) % seats);
        EXPECT_EQ(table.fact("phase"), "declare");
        table.act("done");
      }
      EXPECT_NE(table.fact("phase"), "declare");
    }
  }
}

TEST(Declaring, R3_2_EachScoresWhateverOthersItsCardsArePartOf) {
  Table table({.hands = {"t0 t1 t2 t3 t4 t17 t18 t19 t20 t21 Kc Qc Ktc Nc !t !Kw !10c"}});
  table.declare("greater, lesser, trumps, tarots, run Nc-Kc, run t1-t4, run t17-t21");
  EXPECT_EQ(table.each("before-play"), "65 0") << "15 + 10 + 10 + 15 + 5 + 5 + 5";
}

TEST(Declaring, R3_2_TheCardsAreShownFourAtATime) {
  struct Told {
    const char* hand;
    const char* what;
    const char* shown;  ///< a bar between two events
  };
  for (const Told& row : {Told{"t17 t18 t19 !t", "greater", "t17 t18 t19"},
                          Told{"t17-t20 !t", "greater", "t17 t18 t19 t20"},
                          Told{"t17-t21 !t", "greater", "t17 t18 t19 t20 | t21"},
                          Told{"t2-t11 !t", "trumps", "t2 t3 t4 t5 | t6 t7 t8 t9 | t10 t11"}}) {
    Table table({.hands = {row.hand}});
    table.log = {};
    table.act(std::string("declare ") + row.what);
    std::string shown;
    for (const Happening& one : table.log.happenings) {
      const auto* event = std::get_if<Event>(&one);
      const auto shows = event == nullptr ? std::nullopt : Events::as<Shows>(*event);
      if (!shows) continue;
      EXPECT_EQ(shows->by, Seat(0));
      Codes codes;
      for (const Face face : shows->cards) codes.push_back(Rules::faceCode(face));
      shown += (shown.empty() ? "" : " | ") + join(codes);
    }
    EXPECT_EQ(shown, row.shown);
  }
}

TEST(Declaring, R3_3_InAnyOrderOnceAndNotAtAll) {
  Table table({.hands = {"t17 t18 t19 !t", "t1 t2 t3 t4 !t"}});
  EXPECT_EQ(table.refusal("declare lesser"), "not-enough");
  table.act("done");
  EXPECT_EQ(table.refusal("declare greater"), "not-enough") << "the other one's turn";
  table.act("declare run t1-t4, declare lesser, done");
  EXPECT_EQ(table.each("before-play"), "0 15") << "what wasn't declared doesn't score";
  EXPECT_EQ(table.refusal("declare greater"), "ask-first");
}

TEST(Declaring, R3_4_GreaterTrumps) {
  expectDeclared({{"t17 t18 !t", "greater", 0, ""},
                  {"t16 t17 t21 !t", "greater", 0, ""},
                  {"t17 t19 t21 !t", "greater", 5, ""},
                  {"t17 t18 t20 t21 !t", "greater", 10, ""},
                  {"t17-t21 !t", "greater", 15, ""}});
}

TEST(Declaring, R3_5_LesserTrumps) {
  expectDeclared({{"t0 t1 t2 !t", "lesser", 0, ""},
                  {"t4 t5 t6 !t", "lesser", 0, ""},
                  {"t1 t2 t5 !t", "lesser", 5, ""},
                  {"t1 t2 t4 t5 !t", "lesser", 10, ""},
                  {"t1-t5 !t", "lesser", 15, ""}});
}

TEST(Declaring, R3_6_TenOrThirteenTrumpsTheZeroAmongThem) {
  const std::string nine = "t2 t4 t6 t8 t10 t12 t14 t16 t18";
  expectDeclared({{nine + " !t", "trumps", 0, ""},
                  {nine + " t0 !t", "trumps", 10, ""},
                  {nine + " t20 t21 !t", "trumps", 10, nine + " t20"},
                  {nine + " t0 t20 t21 !t", "trumps", 10, nine + " t0"},
                  {nine + " t0 t19 t20 t21 !t", "trumps", 15, ""},
                  {nine + " t0 t1 t19 t20 t21 !t", "trumps", 15, nine + " t0 t1 t19 t20"}});
}

TEST(Declaring, R3_7_EveryThreeTarotTrumps) {
  const std::string none = " !Ks !Kc !Kw !Kp !t";
  expectDeclared({{"t0 t21" + none, "tarots", 0, ""},
                  {"t0 t1 t21" + none, "tarots", 15, ""},
                  {"Ks Kw t1" + none, "tarots", 15, ""},
                  {"Ks Kw t1 t21" + none, "tarots", 15, "Ks Kw t1"},
                  {"Ks Kc Kp t0 t1" + none, "tarots", 15, "Ks Kc Kp"},
                  {"Ks Kc Kp t0 t1 t21" + none, "tarots", 30, ""},
                  {"Ks Kc Kw Kp t0 t1 t21" + none, "tarots", 30, "Ks Kc Kw Kp t0 t1"}});
}

TEST(Declaring, R3_8_RunsAreCutInTheWayThatScoresMost) {
  // Points of a run of that length, from 4 on.
  const std::vector<int> worth{5, 5, 5, 10, 10, 10, 15, 15, 15, 15, 20, 20, 20, 25, 25, 25, 30, 30};
  std::vector<Declared> rows;
  for (int length = 4; length <= 21; ++length) {
    const std::string trumps = "t1-t" + std::to_string(length);
    rows.push_back(
        {trumps + " !t", "run " + trumps, worth.at(static_cast<std::size_t>(length) - 4), ""});
    if (length > 14) continue;
    const std::string suit = "As-" + cardOf('s', length - 1);
    rows.push_back(
        {suit + " !s", "run " + suit, worth.at(static_cast<std::size_t>(length) - 4), ""});
  }
  for (const char* run : {"10w-Kw", "Np-Kp", "4c-7c", "t18-t21", "t9-t15"}) {
    const std::string no = std::string(" !") + suitOf(run);
    const int points = run == std::string_view("t9-t15") ? 10 : 5;
    rows.push_back({run + no, std::string("run ") + run, points, ""});
  }
  expectDeclared(rows);
}

TEST(Declaring, R3_8_WhatIsNoRun) {
  for (const std::string hand :
       {"t0 t1 t2 t3 !t", "Qs Ks As 2s 3s !s", "Qs Ks Ac 2c 3c !s !c", "4s 5s 6s 8s 9s 10s !s"}) {
    const Table table({.hands = {hand}});
    for (const std::string& one : words(table.choices("declare run"))) {
      EXPECT_EQ(hand.find(std::string("!") + suitOf(one)), std::string::npos)
          << hand << ": " << one;
    }
  }
}

TEST(Declaring, R3_8_ARunIsDeclaredWhole) {
  Table table({.hands = {"As-4s 6s-9s t5-t12 t0 t14 !s !t"}});
  for (const char* part : {"6s-9s", "As-4s", "t5-t12"}) {
    EXPECT_TRUE(table.allows(std::string("declare run ") + part)) << part;
  }
  for (const char* part : {"t5-t8", "t9-t12", "t6-t12"}) {
    EXPECT_EQ(table.refusal(std::string("declare run ") + part), "run-part") << part;
  }
  for (const char* more : {"As-6s", "6s-10s", "t5-t14", "t4-t12", "Ac-4c"}) {
    EXPECT_EQ(table.refusal(std::string("declare run ") + more), "not-enough") << more;
  }
  table.declare("run 6s-9s, run As-4s, run t5-t12");
  EXPECT_EQ(table.each("before-play"), "20 0");
}

// --- 4: the ask

/// Seat 0 holds the first Tarot Trumps, seat 1 the second, seat 2 the third; nobody has declared
/// anything, and seat 0 is offered the ask.
Table asking(const Codes& tarots) {
  Setting setting{.seats = static_cast<int>(tarots.size())};
  for (const std::string& held : tarots) {
    setting.hands.push_back(held);
    for (const std::string& card : pack()) {
      if (isTarot(card)) setting.hands.back() += " !" + card;
    }
  }
  Table table(setting);
  table.toAsk();
  return table;
}

TEST(TheAsk, R4_1_OnlyWithExactlyTwoWhichAreShown) {
  for (const char* held : {"", "Kc", "Kc t0 t1"}) {
    const Table table = asking({held, "t21"});
    EXPECT_EQ(table.legal(), "no-ask") << held;
    EXPECT_EQ(table.refusal("ask 1"), "not-two");
  }
  Table table = asking({"Kc t0", "t21"});
  EXPECT_EQ(table.legal(), "ask 1, no-ask");
  table.act("ask 1");
  EXPECT_EQ(table.fact("shown.0", 1), "Kc t0");
}

TEST(TheAsk, R4_1_IsToldWithTheTwoThatAreShown) {
  for (const int asked : {1, 2}) {
    Table table = asking({"Kc t0", "t1 t21", "Ks Kw Kp"});
    table.act("ask " + std::to_string(asked));
    const auto asks = Events::firstIn<Asks>(table.log.happenings);
    ASSERT_TRUE(asks) << asked;
    EXPECT_EQ(asks->by, Seat(0));
    EXPECT_EQ(asks->asked, Seat(asked));
    EXPECT_EQ(Rules::faceCode(asks->first) + ' ' + Rules::faceCode(asks->second), "Kc t0");
  }
}

TEST(TheAsk, R4_1_AtTheMomentWhenTheTurnComes) {
  // Seat 1 held three and has given one of them away: now there are two.
  Table table = asking({"Kc t0", "Ks Kw t21"});
  table.act("ask 1, give Ks").giveBack();
  EXPECT_EQ(table.turn(), 1);
  EXPECT_EQ(table.legal(), "ask 0, no-ask");
  table.act("ask 0");
  EXPECT_EQ(table.choices("give"), "Ks Kc t0");
  table.act("give Ks").giveBack();
  EXPECT_EQ(table.fact("phase"), "play");
  EXPECT_EQ(table.each("before-play"), "0 0");
  // And it held two, of which one is gone.
  Table other = asking({"Kc t0", "Ks Kw"});
  other.act("ask 1, give Ks").giveBack();
  EXPECT_EQ(other.legal(), "no-ask");
}

TEST(TheAsk, R4_2_InTheOrderOfDeclaringEachOnce) {
  Table table = asking({"Kc t0", "Kw Kp", "Ks t1 t21"});
  EXPECT_EQ(table.legal(), "ask 1, ask 2, no-ask");
  EXPECT_EQ(table.refusal("ask 0"), "nobody");
  table.act("no-ask");
  EXPECT_EQ(table.turn(), 1);
  EXPECT_EQ(table.legal(), "ask 0, ask 2, no-ask");
  table.act("ask 2");
  EXPECT_EQ(table.turn(), 2) << "who is asked gives";
  table.act("give t1").giveBack();
  EXPECT_EQ(table.turn(), 2);
  EXPECT_EQ(table.legal(), "ask 0, ask 1, no-ask");
  table.act("ask 1");
  EXPECT_EQ(table.choices("give"), "Kw Kp t1");
  table.act("give t1").giveBack();
  EXPECT_EQ(table.fact("phase"), "play");
}

TEST(TheAsk, R4_2_BeginsLeftOfTheDealer) {
  for (int dealer = 0; dealer < 3; ++dealer) {
    Table table({.seats = 3, .dealer = dealer});
    table.toAsk();
    for (int i = 1; i <= 3; ++i) {
      // The last one has all the Tarot Trumps, but hasn't shown them.
      EXPECT_EQ(table.turn(), (dealer + i) % 3);
      table.act("no-ask");
    }
    EXPECT_EQ(table.fact("phase"), "play");
  }
}

TEST(TheAsk, R4_2_TwoOnOneAsker) {
  Table two = asking({"Kc t0", ""});
  EXPECT_EQ(two.refusal("ask 0"), "nobody");
  EXPECT_EQ(two.refusal("ask 2"), "nobody") << "there is no such seat";
}

TEST(TheAsk, R4_3_NoneScoresFive) {
  Table two = asking({"Kc t0", ""});
  two.act("ask 1");
  EXPECT_EQ(two.each("before-play"), "5 0");
  EXPECT_EQ(two.fact("asked.0"), "1 none");
  EXPECT_EQ(two.turn(), 1) << "nothing is given: the next is offered the ask";
  EXPECT_EQ(two.each("held"), "25 25");
  Table three = asking({"Kc t0", "Ks Kw Kp t1 t21", ""});
  three.act("ask 2");
  EXPECT_EQ(three.each("before-play"), "5 0 0") << "who else has some doesn't matter";
}

TEST(TheAsk, R4_4_OneMustBeGivenOfTheGiversChoice) {
  Table table = asking({"Kc t0", "Ks t1 t21", "Kw Kp"});
  table.act("ask 1");
  EXPECT_EQ(table.turn(), 1);
  EXPECT_EQ(table.legal(), "give Ks, give t1, give t21");
  EXPECT_EQ(table.refusal("give " + words(table.hand(1))[0]), "give-tarot");
  EXPECT_EQ(table.refusal("give Kw"), "not-held");
  table.act("give t1");
  EXPECT_EQ(table.each("before-play"), "0 0 0");
  for (const int seat : {0, 1, 2}) EXPECT_EQ(table.fact("asked.0", seat), "1 t1") << "all see it";
  EXPECT_EQ(table.turn(), 0);
}

TEST(TheAsk, R4_5_ACardOfLittleValueForIt) {
  Table table = asking({"Kc t0 Qc Nc Ktw t20", "Ks"});
  table.act("ask 1, give Ks");
  for (const char* card : {"Kc", "t0", "Ks", "Qc", "Nc", "Ktw"}) {
    EXPECT_EQ(table.refusal(std::string("return ") + card), "return-plain") << card;
  }
  EXPECT_TRUE(table.allows("return t20"));
  Codes plain = words(table.hand(0));
  std::erase_if(plain, [](const std::string& card) { return isTarot(card) || isCourt(card); });
  EXPECT_EQ(table.choices("return"), join(plain));
  table.act("return t20");
  EXPECT_EQ(table.each("held"), "25 25");
  EXPECT_NE((" " + table.hand(1) + " ").find(" t20 "), std::string::npos);
  EXPECT_NE((" " + table.hand(0) + " ").find(" Ks "), std::string::npos);
}

TEST(TheAsk, R4_5_OnlyTheTwoSeeIt) {
  Table table = asking({"Kc t0 t20", "Ks", "t1 t21 Kw Kp"});
  table.act("ask 1, give Ks, return t20");
  for (const int seat : {0, 1}) EXPECT_EQ(table.fact("asked.0", seat), "1 Ks for t20");
  EXPECT_EQ(table.fact("asked.0", 2), "1 Ks");
}

TEST(TheAsk, R4_6_NothingIsDeclaredAfterwards) {
  Table table = asking({"Kc t0", "Ks"});
  table.act("ask 1, give Ks").giveBack();
  EXPECT_EQ(table.each("before-play"), "0 0");
  EXPECT_EQ(table.refusal("declare tarots"), "ask-first");
  table.act("no-ask");
  EXPECT_EQ(table.turn(), 0);
  EXPECT_EQ(table.refusal("declare tarots"), "play-now");
}

TEST(TheAsk, R4_7_OfferedToAllButWhoIsKnownToHaveThree) {
  Table table({.hands = {"Kc Kw t0", "Ks t1 t21 !Kp"}});
  table.declare("tarots").declare();
  EXPECT_EQ(table.turn(), 1) << "seat 0 has shown three";
  EXPECT_EQ(table.legal(), "no-ask") << "seat 1 has three, but nobody knows";
  // Shown otherwise than as Tarot Trumps: two Kings in runs, and the 21.
  Table runs({.hands = {"Nc-Kc Nw-Kw t18-t21 !10c !10w !t"}});
  runs.declare("run Nc-Kc, run Nw-Kw, run t18-t21").declare();
  EXPECT_EQ(runs.turn(), 1);
  // Three that were shown, of which one was given away.
  Table given({.hands = {"Kc t0 !Kp", "Ks t1 t21"}});
  given.declare().declare("tarots").act("ask 1, give t1");
  given.giveBack();
  EXPECT_EQ(given.turn(), 1);
  EXPECT_EQ(given.legal(), "ask 0, no-ask");
}

}  // namespace
}  // namespace raindelay::tarot::test
