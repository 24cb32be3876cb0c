// Rule 1.5 and what a seat sees: cards laid face down, how many, and a recovery's card. And every
// refusal: tests, lessons and translations use their ids.

#include <set>

#include "support/knowledge.h"
#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

using raindelay::test::knowledgeOf;
using Knowledge = raindelay::test::Knowledge<Rules>;

/// After each of these lines `seat` must know the same.
void expectAlike(const std::string& before, const std::vector<std::string>& lines, int seat) {
  std::optional<Knowledge> first;
  for (const std::string& line : lines) {
    Tennis match;
    match.act(before).act(line);
    const Knowledge now = knowledgeOf(match, seat);
    if (!first) first = now;
    EXPECT_TRUE(now == *first) << line;
  }
}

TEST(Knowledge, OfTheOthersHandItsCountAlone) {
  Tennis match;
  EXPECT_EQ(match.at("hand.0", 1), "? ? ? ? ? ?");
  EXPECT_EQ(match.at("hand.1", 0), "? ? ? ? ? ?");
  match.act("serve 4; return 4; set");
  EXPECT_EQ(match.at("hand.1", 0), "? ? ? ? ?");
}

TEST(Knowledge, R3_1_TheReceiverLearnsNothingOfTheServe) {
  expectAlike("", {"serve 1", "serve 2", "serve 2'", "serve 3", "serve 4"}, 1);
}

TEST(Knowledge, R3_2_TheServerLearnsNeitherTheReturnsNorTheirNumber) {
  expectAlike("serve 1",
              {"return 1", "return 4", "return 1; return 3", "return 1; return 2; return 4"}, 0);
}

TEST(Knowledge, R4_1_TheReceiverLearnsNothingOfTheStroke) {
  expectAlike("serve 1; return 1; set", {"hit 1'", "hit 2", "hit 3", "hit 4"}, 0);
}

TEST(Knowledge, R4_2_TheHitterCallsBeforeHeSeesTheReceiversCard) {
  expectAlike("serve 1; return 1; set; hit 1'", {"run 1'", "run 2", "run 3", "run 4"}, 1);
}

TEST(Knowledge, R1_5_OfARecoveryTheHitterLearnsThatACardWasPlayed) {
  expectAlike("serve 1; return 1; set; hit 1'; run 2; no-call",
              {"recover 1'", "recover 2'", "recover 3", "recover 4"}, 1);
  Tennis match;
  match.act("serve 1; return 1; set; hit 1'; run 2; no-call; recover 3");
  EXPECT_EQ(match.at("spent.0", 1), "red-1 ? red-2");
  EXPECT_EQ(match.at("spent.0", 0), "red-1 red-3 red-2") << "his own he knows";
}

TEST(Knowledge, R1_5_SpentCardsThatWereShownLieOpen) {
  Tennis match;
  match.act("serve 4; return 2; return 4; set");
  for (const int seat : {0, 1}) {
    EXPECT_EQ(match.at("spent.0", seat), "red-4");
    EXPECT_EQ(match.at("spent.1", seat), "blue-4 blue-2");
  }
}

TEST(Notation, R8_1_EveryActionIsWrittenAndRead) {
  for (const std::string text :
       {"serve 3", "return 1", "return 3", "set", "hit 2", "hit 2'", "run 3", "lob", "drop",
        "no-call", "recover 1", "concede", "toss 0", "toss 1"}) {
    const auto action = Rules::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Rules::text(*action), text);
  }
  for (const char* text : {"serve", "serve 5", "return 0", "set 1", "smash 2", "toss 2", ""}) {
    EXPECT_FALSE(Rules::parse(text)) << text;
  }
}

TEST(Notation, R8_2_ReturnsAreNamedFromTheLowestQuadrantUp) {
  Tennis match;
  match.act("serve 4; return 2");
  EXPECT_EQ(match.legal(), "return 2', return 3, return 4, set");
  EXPECT_EQ(match.refusal("return 1"), "ascending");
}

TEST(Refusals, EachOfThem) {
  struct Row {
    const char* line;
    const char* action;
    const char* id;
  };
  const std::vector<Row> rows{
      {"serve 1", "serve 2", "not-now"},
      {"", "recover 1", "not-now"},
      {"serve 1; return 1; set", "hit 1", "spent"},
      {"serve 4; return 1; return 2; return 3", "return 4", "three-returns"},
      {"serve 4; return 3", "return 2", "ascending"},
      {"serve 4", "set", "one-return"},
      {"serve 1; return 1; set; hit 1'; run 2", "lob", "no-move"},
      {"serve 1; return 1; set; hit 3; run 2", "drop", "no-move"},
      {"", "serve 1''", "unknown-action"},
  };
  std::set<std::string> given{"match-over"};  // score_test.cpp
  for (const Row& row : rows) {
    Tennis match;
    EXPECT_EQ(match.act(row.line).refusal(row.action), row.id) << row.line;
    given.insert(row.id);
  }
  EXPECT_EQ(given.size(), Rules::info().refusals.size()) << "every refusal is given by something";
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
