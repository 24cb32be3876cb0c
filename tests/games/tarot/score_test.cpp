// Rules 7 and 8: the score of a hand and of a match; two hands worked out card by card.

#include "core/playout.h"
#include "table.h"

namespace raindelay::tarot::test {
namespace {

// Two hands without a Tarot Trump or a court card. The leader wins all 25 tricks, 1 each; the
// declarations decide.
const std::string kLeader = "4s-10s 3c-10c t6-t9 t11-t16";
const std::string kDealer = "Aw-10w Ap-10p As 2s 3s Ac 2c";
const std::string kAll = "trumps, run 4s-10s, run 3c-10c, run t6-t9, run t11-t16";  // 10+10+10+5+5

/// Plays such a hand; `leader` and `dealer` say what is declared.
Table& playHand(Table& table, const std::string& leader, const std::string& dealer) {
  table.declare(leader).declare(dealer).toPlay();
  const std::string hand = table.fact("hand");
  const int first = table.turn();
  while (table.turn() >= 0 && table.fact("hand") == hand) {
    // The leader's highest of a suit, the other's lowest.
    const Codes cards = words(table.choices("play"));
    table.act("play " + (table.turn() == first ? cards.back() : cards.front()));
    if (testing::Test::HasFailure()) break;
  }
  return table;
}
Codes handsFor(int dealer) {
  return dealer == 1 ? Codes{kLeader, kDealer} : Codes{kDealer, kLeader};
}

/// Each one's points before play and in play when the hands were counted: `25+30 0+10`.
Codes counted(const Table& table) {
  Codes all;
  std::string hand;
  for (const Happening& one : table.log.happenings) {
    const auto* event = std::get_if<Event>(&one);
    const auto own = event == nullptr ? std::nullopt : Events::as<HandCounted>(*event);
    if (!own) continue;
    hand += (hand.empty() ? "" : " ") + std::to_string(own->declared) + "+" +
            std::to_string(own->played);
    if (own->side.index() + 1 < table.seats()) continue;
    all.push_back(hand);
    hand.clear();
  }
  return all;
}

TEST(HandScore, R7_2_TheHigherOfTwoScoresTheDifference) {
  struct Row {
    const char* leader;
    const char* dealer;
    const char* counted;
    const char* score;
  };
  for (const Row& row : std::vector<Row>{
           {"", "", "0+25 0+0", "25 0"},
           {"", "run Aw-10w", "0+25 15+0", "10 0"},
           {"", "run Aw-10w, run Ap-10p", "0+25 30+0", "0 5"},
           {"run 4s-10s", "run Aw-10w, run Ap-10p", "10+25 30+0", "5 0"},
           {kAll.c_str(), "run Aw-10w", "40+25 15+0", "50 0"},
       }) {
    Table table({.options = {{"length", "1-hand"}}, .hands = handsFor(1)});
    playHand(table, row.leader, row.dealer);
    EXPECT_EQ(counted(table), Codes{row.counted});
    EXPECT_EQ(table.each("score"), row.score) << row.counted;
    EXPECT_TRUE(table.over());
  }
}

TEST(HandScore, R7_4_EqualNobodyScores) {
  Table table({.hands = handsFor(1)});
  playHand(table, "run t6-t9", "run Aw-10w, run Ap-10p");
  EXPECT_EQ(counted(table), Codes{"5+25 30+0"});
  EXPECT_EQ(table.each("score"), "0 0");
  EXPECT_TRUE(table.told("hand-tied"));
  EXPECT_FALSE(table.told("hand-won"));
}

/// By 7.1 to 7.4, from what was counted: `25+30 0+10 3+4`.
std::vector<int> scoresOf(const std::string& counted) {
  std::vector<int> totals;
  for (const std::string& one : words(counted)) {
    totals.push_back(std::stoi(one) + std::stoi(one.substr(one.find('+'))));
  }
  std::vector<int> sorted = totals;
  std::sort(sorted.rbegin(), sorted.rend());
  for (int& total : totals) total = total == sorted[0] ? sorted[0] - sorted[1] : 0;
  return totals;
}

TEST(HandScore, R7_1_To_7_4_HandsAtRandom) {
  std::map<std::string, int> seen;
  for (const int seats : {2, 3}) {
    Stream random(20, "hands");
    const auto rules =
        raindelay::test::rulesFor<Rules>({{"length", "1-hand"}}, builtinData("tarot"), seats);
    for (int i = 0; i < 400; ++i) {
      Table table = Table::begin(seats);
      table.rules = rules;
      Luck luck(static_cast<std::uint64_t>(i), Rules::info());
      playout(
          rules, table.state, luck,
          [&](const State& state, Seat) { return randomAction(rules, state, random); }, table.log);
      const std::vector<int> scores = scoresOf(counted(table).at(0));
      std::string expected;
      for (const int score : scores) {
        expected += (expected.empty() ? "" : " ") + std::to_string(score);
      }
      EXPECT_EQ(table.each("score"), expected) << counted(table)[0];
      const bool tied = table.told("hand-tied");
      EXPECT_EQ(tied, *std::max_element(scores.begin(), scores.end()) == 0);
      ++seen[std::to_string(seats) + (tied ? " tied" : " won")];
    }
  }
  EXPECT_EQ(seen.size(), 4U) << "ties were seen with two and with three";
}

// --- A hand of two, trick by trick

TEST(AWholeHand, OfTwo) {
  Table table({.options = {{"length", "1-hand"}},
               .hands = {"As-6s Ks Qs Ac 2c 9c Nc Kc Aw 5w Qw t0 t2 t8 t12 t17 t18 t19 t3 t20",
                         "8s 9s 10s Ns Kts 3c 4c 5c Qc 7w 8w Kw Ap 2p Ktp Kp t1 t4 t6 t7 t10 t11 "
                         "t13 t15 t21"},
               .discard = "2w 3w 4w"});
  // Ann: four Greater Trumps 10, a run of six 5. Three Tarot Trumps (Kings of Sceptres and Cups,
  // 0) she keeps to herself. She has nine trumps.
  EXPECT_EQ(table.legal(),
            "declare greater, declare tarots, declare run As-6s, declare run t17-t20, done");
  table.declare("greater, run As-6s");
  // Ben: four Tarot Trumps 15, nine trumps, a run of five.
  EXPECT_EQ(table.legal(), "declare tarots, declare run 8s-Kts, done");
  table.declare("tarots, run 8s-Kts");
  EXPECT_EQ(table.each("before-play"), "15 20");
  // Ann isn't known to have three and is offered the ask; Ben is.
  EXPECT_EQ(table.turn(), 0);
  table.act("no-ask");
  EXPECT_EQ(table.turn(), 0);

  struct Trick {
    const char* cards;  ///< the leader's first
    int leader;
    const char* points;  ///< so far, after it
  };
  for (const Trick& trick : std::vector<Trick>{
           {"Ks 8s", 0, "5 0"},      // a King that nobody cut
           {"Qs 9s", 0, "9 0"},      // 4
           {"6s 10s", 0, "9 1"},     // 1
           {"Ktp t2", 1, "12 1"},    // a Knight, trumped: 3
           {"Kc Qc", 0, "21 1"},     // King and Queen: 9
           {"Nc 3c", 0, "23 1"},     // 2
           {"9c 4c", 0, "24 1"},     // 1
           {"2c 5c", 0, "24 2"},     // 1
           {"Kp t3", 1, "34 2"},     // cut: 5, and 5
           {"Ac t4", 0, "34 3"},     // trumped: 1
           {"Kw t0", 1, "39 8"},     // 5, and the 0's five stay with Ann
           {"7w Qw", 1, "43 8"},     // 4
           {"t20 t21", 0, "43 13"},  // 5
           {"t1 t8", 1, "48 13"},    // the Juggler is caught: 5
           {"t19 t6", 0, "49 13"},   // 1
           {"t18 t7", 0, "50 13"},   // 1
           {"t17 t10", 0, "51 13"},  // 1
           {"t12 t13", 0, "51 14"},  // 1
           {"Ns 2s", 1, "51 16"},    // 2
           {"Kts 3s", 1, "51 19"},   // 3
           {"8w 5w", 1, "51 20"},    // 1
           {"Ap 4s", 1, "51 21"},    // 1
           {"2p 5s", 1, "51 22"},    // 1
       }) {
    SCOPED_TRACE(trick.cards);
    EXPECT_EQ(table.turn(), trick.leader);
    table.play(trick.cards);
    EXPECT_EQ(table.each("play"), trick.points);
    if (HasFailure()) return;
  }
  // Left: Ann the Aces of Sceptres and Swords, Ben the 11 and the 15. 1 each.
  table.play("t11 As");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(counted(table), Codes{"15+51 20+24"});
  EXPECT_EQ(table.each("score"), "22 0");
  EXPECT_EQ(table.rules.result(table.state).winner, Seat(0));
}

TEST(AWholeHand, R7_3_OfThreeOnlyTheExcessOverTheSecond) {
  // Seat 0 has 21 trumps and never loses a trick; seat 1 the 0; three Queens are laid away.
  Table table({.seats = 3,
               .options = {{"length", "1-hand"}},
               .hands = {"t1-t21 Np Ktp Qp Kp", "As-Kts Ks Ac-4c Aw 2w Ap-5p t0",
                         "5c-Ktc Kc 3w-Ktw Kw 6p-10p"},
               .discard = "Qs Qc Qw"});
  table.declare("run t1-t21, tarots").declare("run As-Kts").declare("run 5c-Ktc, run 3w-Ktw");
  EXPECT_EQ(table.each("before-play"), "45 15 25");
  table.toPlay();
  // Pentacles: 5 + 4 + 3 + 2.
  table.play("Kp 5p 10p Qp 4p 9p Ktp 3p 8p Np 2p 7p");
  EXPECT_EQ(table.each("play"), "14 0 0");
  // Kings thrown on trumps aren't cut, and two in a trick count once: 5 + 5.
  table.play("t20 Ks Kc t19 Kts Kw");
  EXPECT_EQ(table.each("play"), "27 0 0") << "a Knight with the second: 3";
  table.play("t18 Ns Ktc t17 t0 Ktw");
  EXPECT_EQ(table.each("play"), "35 5 0") << "2 + 3, then 3, and five for the 0";
  table.play("t16 10s Nc t15 9s Nw t21 8s 10c t1 7s 10w");
  EXPECT_EQ(table.each("play"), "49 5 0") << "2 + 2, then the 21 and the 1";
  while (!table.over()) table.play(words(table.choices("play"))[0]);
  // Thirteen tricks without anything.
  EXPECT_EQ(counted(table), Codes{"45+62 15+5 25+0"});
  EXPECT_EQ(table.each("score"), "82 0 0") << "107, and the second has 25";
}

// --- 8: the match

TEST(TheMatch, R8_1_8_2_And_8_5_PointsHandsOrRounds) {
  // The leader is 65 ahead in every hand, and the lead passes.
  struct Row {
    const char* length;
    int hands;
    const char* score;
    int winner;  ///< -1: a tie
  };
  for (const Row& row : std::vector<Row>{{"50", 1, "65 0", 0},
                                         {"100", 3, "130 65", 0},
                                         {"200", 7, "260 195", 0},
                                         {"1-hand", 1, "65 0", 0},
                                         {"2-hands", 2, "65 65", -1},
                                         {"3-hands", 3, "130 65", 0},
                                         {"4-hands", 4, "130 130", -1},
                                         {"6-hands", 6, "195 195", -1},
                                         {"12-hands", 12, "390 390", -1},
                                         {"1-round", 2, "65 65", -1},
                                         {"4-rounds", 8, "260 260", -1}}) {
    SCOPED_TRACE(row.length);
    Table table({.options = {{"length", row.length}}, .hands = handsFor(1)});
    int hands = 0;
    while (true) {
      playHand(table, kAll, "");
      ++hands;
      if (table.over() || HasFailure()) break;
      EXPECT_FALSE(table.rules.result(table.state).decided);
      table.deal(handsFor(1 - hands % 2));
    }
    EXPECT_EQ(hands, row.hands);
    EXPECT_EQ(table.each("score"), row.score);
    EXPECT_EQ(table.told("won"), row.winner >= 0);
    EXPECT_EQ(table.told("tied"), row.winner < 0);
    const Standing end = table.rules.result(table.state);
    EXPECT_TRUE(end.decided);
    EXPECT_EQ(end.winner ? end.winner->index() : -1, row.winner);
    EXPECT_EQ(std::to_string(end.score[0]) + " " + std::to_string(end.score[1]), row.score);
  }
  Table table({.hands = handsFor(1)});
  EXPECT_EQ(table.rules.config().points, 100) << "if nothing else is agreed";
}

TEST(TheMatch, R8_5_InARoundEverybodyDealsOnce) {
  for (const int seats : {2, 3}) {
    Options options(Rules::info());
    EXPECT_TRUE(options.setSeats(seats).ok());
    EXPECT_TRUE(options.setText("length", "3-rounds").ok());
    const auto rules = Rules::make(options, builtinData("tarot"));
    EXPECT_EQ(rules->config().hands, 3 * seats);
    EXPECT_EQ(rules->config().points, 0);
  }
}

TEST(TheMatch, R8_1_ExactlyAHundredIsEnough) {
  // 50, then nobody, then 50.
  Table table({.hands = handsFor(1)});
  playHand(table, kAll, "run Aw-10w").deal(handsFor(0));
  playHand(table, "run t6-t9", "run Aw-10w, run Ap-10p").deal(handsFor(1));
  EXPECT_EQ(table.each("score"), "50 0");
  playHand(table, kAll, "run Aw-10w");
  EXPECT_EQ(table.each("score"), "100 0");
  EXPECT_TRUE(table.over());
}

TEST(TheMatch, R8_3_NoMoreThanTwoHundredAndFiftyHands) {
  Table table({.hands = handsFor(1)});
  int hands = 1;
  for (; !table.over() && hands <= 251 && !HasFailure(); ++hands) {
    playHand(table, "run t6-t9", "run Aw-10w, run Ap-10p");
    table.log = {};
    if (!table.over()) table.deal(handsFor(1 - hands % 2));
  }
  EXPECT_EQ(hands - 1, 250);
  EXPECT_EQ(table.each("score"), "0 0");
  EXPECT_TRUE(table.rules.result(table.state).decided);
  EXPECT_FALSE(table.rules.result(table.state).winner);
}

}  // namespace
}  // namespace raindelay::tarot::test
