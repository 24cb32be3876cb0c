// Rules 1 to 3: the cards, the toss, the deal, what a stroke is worth.

#include <algorithm>
#include <fstream>
#include <set>

#include "support/source_dir.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

// --- 1: the cards

TEST(Cards, R1_1_And_1_3_TheTwentySixOfEachColour) {
  std::set<std::string> codes;
  for (int number = 0; number < 26; ++number) {
    for (const int side : {0, 1}) {
      const Face face{static_cast<std::uint8_t>(side), static_cast<std::int16_t>(number)};
      const std::string code = Rules::faceCode(face);
      const std::string suits = side == 0 ? "hd" : "sc";
      EXPECT_NE(suits.find(code.back()), std::string::npos) << code;
      codes.insert(code);
    }
  }
  EXPECT_EQ(codes.size(), 52U);
}

TEST(Cards, R1_2_And_1_3_TenWicketsOfOneSuitFaceUp) {
  const TestMatch match;
  for (int wicket = 1; wicket <= 10; ++wicket) {
    const std::string rank = wicket == 1 ? "A" : std::to_string(wicket);
    for (const int seat : {0, 1}) {
      EXPECT_EQ(match.at("wicket.0." + std::to_string(wicket), seat), rank + "h");
      EXPECT_EQ(match.at("wicket.1." + std::to_string(wicket), seat), rank + "s");
    }
  }
}

TEST(Cards, R1_4_And_1_5_SixteenPlayCardsThatHave140) {
  const TestMatch match;
  int sum = 0;
  std::map<std::string, int> ranks;
  for (const std::string& card : split(match.fact("left.0"), ' ')) {
    sum += valueOf(card);
    ++ranks[card.substr(0, card.find('\''))];
  }
  EXPECT_EQ(sum, 140);
  EXPECT_EQ(match.fact("left.0"), match.fact("left.1"));
  for (const char* rank : {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10"}) {
    EXPECT_EQ(ranks[rank], 1) << rank;
  }
  for (const char* rank : {"J", "Q", "K"}) EXPECT_EQ(ranks[rank], 2) << rank;
  EXPECT_EQ(ranks.size(), 13U);
}

TEST(Cards, R1_6_AnyCardOfTheStockCanComeNext) {
  TestMatch match{rulesFor({})};
  match.perform("toss 0");
  match.perform("bat");
  for (int drawn = 0; drawn < 8; ++drawn) {
    ASSERT_EQ(match.rules.turn(match.state), Turn::chance());
    const Draw draw = match.rules.chance(match.state);
    EXPECT_EQ(draw.outcomes.size(), 16 - drawn % 4);
    const auto source = static_cast<std::size_t>(draw.source);
    EXPECT_EQ(Rules::info().sources[source].id, drawn < 4 ? "stock-0" : "stock-1");
    match.perform(Rules::text(Action::chance(draw.source, draw.outcomes.nth(drawn))));
  }
  EXPECT_EQ(match.rules.turn(match.state), Turn::of(Seat(0)));
}

TEST(Cards, R1_7_CardsOfARankDoTheSame) {
  for (const auto& [one, other] :
       {std::pair("J", "J'"), std::pair("Q", "Q'"), std::pair("K", "K'")}) {
    std::vector<std::string> seen;
    for (const char* card : {one, other}) {
      TestMatch match({.first = {.red = card, .black = std::string(other) + " A"}});
      match.act("play " + std::string(card) + ">3");
      EXPECT_FALSE(match.allows("counter " + std::string(other))) << "of the same rank";
      match.play("counter A");
      match.play("close");
      seen.push_back(match.fact("score.0") + "; " + match.fact("score.1"));
    }
    EXPECT_EQ(seen[0], seen[1]) << one;
  }
}

// --- 2: toss and deal

TEST(Toss, R2_1_And_2_2_TheWinnerChooses) {
  struct Row {
    int winner;
    const char* choice;
    int opener;
  };
  for (const Row& row :
       {Row{0, "bat", 0}, Row{0, "bowl", 1}, Row{1, "bat", 1}, Row{1, "bowl", 0}}) {
    TestMatch match{rulesFor({})};
    ASSERT_EQ(match.rules.turn(match.state), Turn::chance());
    EXPECT_EQ(match.rules.chance(match.state).outcomes.size(), 2);
    match.perform("toss " + std::to_string(row.winner));
    EXPECT_EQ(match.turn(), row.winner);
    EXPECT_EQ(match.legal(), "bat, bowl");
    match.act(row.choice);
    match.play("close");
    EXPECT_EQ(match.number("batting"), 1 - row.opener) << row.winner << ' ' << row.choice;
    match.play("close");
    EXPECT_EQ(match.number("batting"), row.opener) << row.winner << ' ' << row.choice;
  }
}

TEST(Deal, R2_3_FourEach) {
  const TestMatch match({.first = {.red = "K 2 A 7", .black = "Q J' 3 9"}});
  EXPECT_EQ(match.sizes(), "4 4 12 12");
  EXPECT_EQ(match.hand(0), "2 7 K A");
  EXPECT_EQ(match.hand(1), "3 9 J' Q");
}

TEST(Deal, R2_4_And_2_5_WhoPlaysDrawsBeforeTheAnswer) {
  TestMatch match({.first = {.red = "J 2 3 4 K", .black = "Q 5 6 7 8"}});
  match.perform("play J>3");
  ASSERT_EQ(match.turn(), -2);
  EXPECT_FALSE(match.allows("counter Q")) << "first the batter draws";
  match.perform("stock-0 9");
  EXPECT_EQ(match.turn(), 1);
  EXPECT_EQ(match.sizes(), "4 4 11 12");
  match.perform("counter Q");
  ASSERT_EQ(match.turn(), -2);
  EXPECT_EQ(match.rules.chance(match.state).source, 2) << "the bowler's stock";
  match.perform("stock-1 A");
  EXPECT_EQ(match.sizes(), "4 4 11 11");
  EXPECT_EQ(match.turn(), 0);
}

TEST(Deal, R2_4_ARecounterIsReplacedToo) {
  TestMatch match({.first = {.red = "J K 2 3", .black = "Q 5 6 7"}});
  match.act("play J>3, counter Q, recounter K");
  EXPECT_EQ(match.sizes(), "4 4 10 11");
}

TEST(Deal, R2_4_WhileTheStockLasts) {
  TestMatch match;
  for (int wicket = 1; wicket <= 10; ++wicket) {
    match.strokes(split(match.hand(0), ' ').front() + ">" + std::to_string(wicket));
    EXPECT_EQ(match.sizes(), "4 4 " + std::to_string(12 - wicket) + " 12");
  }
  // Now Red bowls with what is left: J' Q Q' K K' A.
  EXPECT_EQ(match.play("play 2>1, counter J'").sizes(), "4 4 1 11");
  EXPECT_EQ(match.play("play 3>2, counter Q").sizes(), "4 4 0 10");
  EXPECT_EQ(match.play("play 4>3, counter Q'").sizes(), "3 4 0 9");
  EXPECT_EQ(match.play("play 5>4, counter K").sizes(), "2 4 0 8");
}

// --- 3: a stroke

TEST(Stroke, R3_1_AnyCardOfTheHandOnAnyOfHerOwnWickets) {
  TestMatch match({.first = {.red = "A 5 J' 9", .black = "8"}});
  std::set<std::string> allowed{"close"};
  for (const char* card : {"A", "5", "J'", "9"}) {
    for (int wicket = 1; wicket <= 10; ++wicket) {
      allowed.insert("play " + std::string(card) + ">" + std::to_string(wicket));
    }
  }
  const std::vector<std::string> legal = split(match.legal(), ',');
  EXPECT_EQ(std::set<std::string>(legal.begin(), legal.end()), allowed);
  EXPECT_FALSE(match.allows("play 8>1")) << "only the other side holds it";
  match.act("play J'>4");
  EXPECT_EQ(match.at("wicket.0.4"), "4h Jh");
  EXPECT_EQ(match.at("wicket.1.4"), "4s");
}

/// The value of a card's stroke on a wicket at a multiplier, in either innings.
int worth(const std::string& card, int wicket, int multiplier, bool second) {
  const Orders order{.red = card, .black = "2 3 4 5"};
  TestMatch match(
      {.options = {{"multiplier", std::to_string(multiplier)}}, .first = order, .second = order});
  if (second) match.skipFirst();
  match.strokes(card + ">" + std::to_string(wicket));
  const int runs = match.runs(0);
  EXPECT_EQ(match.innings(0, second ? 1 : 0), std::to_string(runs) + "+0 for 1");
  return runs;
}

TEST(Stroke, R3_2_EveryCardOnEveryWicketWithEveryMultiplier) {
  for (const std::string& card : kCards) {
    for (int wicket = 1; wicket <= 10; ++wicket) {
      for (int multiplier = 1; multiplier <= 20; ++multiplier) {
        EXPECT_EQ(worth(card, wicket, multiplier, false),
                  std::max(0, valueOf(card) - wicket) * multiplier)
            << card << " on " << wicket << " times " << multiplier;
      }
    }
  }
}

TEST(Stroke, R3_3_Erratum_AJackOnWicket3Is80) {
  EXPECT_EQ(worth("J", 3, 10, false), 80);
  EXPECT_EQ(worth("J", 3, 10, true), 80);
}

TEST(Stroke, R3_4_ExampleAQueenCountersItAndA7OnWicket6Is10) {
  TestMatch match({.first = {.red = "J 7", .black = "Q"}});
  match.play("play J>3, counter Q");
  EXPECT_EQ(match.innings(0, 0), "0+0 for 1");
  match.strokes("7>6");
  EXPECT_EQ(match.innings(0, 0), "10+0 for 2");
}

TEST(Stroke, R3_5_ACardMayBeLaidWhereItIsWorthNothing) {
  TestMatch match({.first = {.red = "2 8"}});
  match.strokes("2>10 8>8");
  EXPECT_EQ(match.innings(0, 0), "0+0 for 2");
}

TEST(Stroke, R3_6_AWicketIsPlayedOnceWhateverCameOfIt) {
  TestMatch match({.first = {.red = "J 2 9 10 5 6 7", .black = "Q K"}});
  match.strokes("2>10 10>4").play("play J>3, counter Q");
  for (const char* text : {"play 9>10", "play 9>4", "play 9>3"}) {
    EXPECT_EQ(match.refusal(text), "wicket-played") << text;
  }
  EXPECT_TRUE(match.allows("play 9>5"));
}

TEST(Stroke, R3_7_TheTableOfThePage) {
  std::ifstream file(RAINDELAY_SOURCE_DIR "/assets/cricket-card/rules.md");
  int compared = 0;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> cells = split(line, '|');
    if (cells.size() != 11 || !cells[0].starts_with("**")) continue;
    const std::string card = cells[0].substr(2, cells[0].find('*', 2) - 2);
    for (int wicket = 1; wicket <= 10; ++wicket) {
      EXPECT_EQ(worth(card, wicket, 10, true), std::stoi(cells[static_cast<std::size_t>(wicket)]))
          << card << " on " << wicket;
      ++compared;
    }
  }
  EXPECT_EQ(compared, 130);
}

}  // namespace
}  // namespace raindelay::cricket_card::test
