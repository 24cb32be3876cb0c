// Rules 4.1 to 4.20: the chart, row by row. Row: runners, outs, action, card, what is left.

#include <string>

#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

// --- automatic cards ---------------------------------------------------------------------------

TEST(Chart, R4_2_AceOfBatsIsASacrifice) {
  expectRows({{". . .", 0, "swing", "At", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "swing", "At", ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 1, "swing", "At", ". 6l 7l, 2 outs, 1 run, 0 hits, 0 errors"},
              {"6l 7l 8l", 2, "swing", "At", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_2_AceOfBallsIsAStrikeout) {
  expectRows({{". . .", 0, "swing", "Al", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 1, "swing", "Al", "6l 7b 8b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 2, "swing", "Al", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_2_AceOfGlovesIsAnAutomaticDoublePlay) {
  expectRows({{". . .", 0, "swing", "Ag", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 6l .", 0, "swing", "Ag", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_2_AceOfBasesIsASingle) {
  expectRows({{". . .", 0, "swing", "Ab", "Ab . ., 0 outs, 0 runs, 1 hit, 0 errors"},
              {"6l 7l 8l", 2, "swing", "Ab", "Ab 6l 7l, 2 outs, 1 run, 1 hit, 0 errors"}});
}

TEST(Chart, R4_3_TwoOfBatsIsAFoulPopOut) {
  expectRows({{". . .", 0, "swing", "2t", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 0, "swing", "2t", "6l 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 2, "swing", "2t", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_3_TwoOfBallsIsAWalk) {
  expectRows({{". . .", 0, "swing", "2l", "2l . ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 2, "swing", "2l", "2l 6l 7l, 2 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Chart, R4_3_TwoOfGlovesIsAForceDoublePlay) {
  expectRows({{". . .", 0, "swing", "2g", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l . .", 0, "swing", "2g", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_3_TwoOfBasesIsADouble) {
  expectRows({{". . .", 0, "swing", "2b", ". 2b ., 0 outs, 0 runs, 1 hit, 0 errors"},
              {"6l 7l 8l", 2, "swing", "2b", ". 2b 6l, 2 outs, 2 runs, 1 hit, 0 errors"}});
}

TEST(Chart, R4_4_ThreeOfBatsIsAStrikeout) {
  expectRows({{". . .", 0, "swing", "3t", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 0, "swing", "3t", "6l 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_4_ThreeOfBallsIsAStrikeout) {
  expectRows({{". . .", 0, "swing", "3l", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 0, "swing", "3l", "6l 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_4_ThreeOfGlovesIsALineOut) {
  expectRows({{". . .", 0, "swing", "3g", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 0, "swing", "3g", "6l 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_4_ThreeOfBasesIsATriple) {
  expectRows({{". . .", 0, "swing", "3b", ". . 3b, 0 outs, 0 runs, 1 hit, 0 errors"},
              {"6l 7l 8l", 2, "swing", "3b", ". . 3b, 2 outs, 3 runs, 1 hit, 0 errors"}});
}

TEST(Chart, R4_5_FourOfBatsIsAFlyOut) {
  expectRows({{". . .", 0, "swing", "4t", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 0, "swing", "4t", "6l 7l 8l, 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7l 8b", 0, "swing", "4t", ". 7l ., 1 out, 1 run, 0 hits, 0 errors"}});
}

TEST(Chart, R4_5_FourOfBallsIsAWalk) {
  expectRows({{". . .", 0, "swing", "4l", "4l . ., 0 outs, 0 runs, 0 hits, 0 errors"},
              {"6l . 8l", 0, "swing", "4l", "4l 6l 8l, 0 outs, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_5_FourOfGlovesIsAGroundOut) {
  expectRows({{". . .", 0, "swing", "4g", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 0, "swing", "4g", "6l 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_5_FourOfBasesIsAHomeRun) {
  expectRows({{". . .", 0, "swing", "4b", ". . ., 0 outs, 1 run, 1 hit, 0 errors"},
              {"6l 7l 8l", 2, "swing", "4b", ". . ., 2 outs, 4 runs, 1 hit, 0 errors"}});
}

// --- balls hit to a fielder ----------------------------------------------------------------------

struct BallRow {
  const char* rule;
  const char* rank;
  const char* position;
  int value;
  int bases;
  int basesOfBaseCard;
};

constexpr BallRow kBalls[] = {
    {"R4_6", "5", "P", 5, 1, 1},    {"R4_7", "6", "C", 6, 1, 1},    {"R4_8", "7", "1B", 7, 1, 2},
    {"R4_9", "8", "2B", 8, 1, 1},   {"R4_10", "9", "3B", 9, 1, 2},  {"R4_11", "10", "SS", 10, 1, 1},
    {"R4_12", "R", "LF", 11, 1, 2}, {"R4_13", "V", "CF", 12, 2, 3}, {"R4_14", "S", "RF", 13, 4, 4}};

class BallHitTo : public testing::TestWithParam<BallRow> {
 protected:
  /// The position's fielder has this value; the ball comes there with nobody on.
  [[nodiscard]] static std::string resultOf(const std::string& code, int fielder) {
    Position position;
    position.field(std::string(GetParam().position) + " " + std::to_string(fielder)).holds(code);
    return Table(position).swing(code).board();
  }
  [[nodiscard]] static std::string hitFor(const std::string& code, int bases) {
    if (bases == 4) return ". . ., 0 outs, 1 run, 1 hit, 0 errors";
    std::string at = ". . .";
    at.replace(2 * (static_cast<std::size_t>(bases) - 1), 1, code);
    return at + ", 0 outs, 0 runs, 1 hit, 0 errors";
  }
};

TEST_P(BallHitTo, GreaterIsAHitEqualOrLessIsAnOut) {
  const BallRow& row = GetParam();
  for (const char suit : {'t', 'l', 'g', 'b'}) {
    const std::string code = std::string(row.rank) + suit;
    const std::string hit = hitFor(code, suit == 'b' ? row.basesOfBaseCard : row.bases);
    for (int fielder = 1; fielder <= 21; ++fielder) {
      EXPECT_EQ(resultOf(code, fielder),
                row.value > fielder ? hit : ". . ., 1 out, 0 runs, 0 hits, 0 errors")
          << code << " against " << fielder;
    }
  }
}

TEST_P(BallHitTo, NobodyElseFieldsIt) {
  const BallRow& row = GetParam();
  Position position;
  position.field("P 9 C 8 1B 7 2B 6 3B 5 SS 4 LF 3 CF 2 RF 1");
  position.field(std::string(row.position) + " 21").holds(std::string(row.rank) + "g");
  EXPECT_EQ(Table(position).swing(std::string(row.rank) + "g").board(),
            ". . ., 1 out, 0 runs, 0 hits, 0 errors");
}

INSTANTIATE_TEST_SUITE_P(Chart, BallHitTo, testing::ValuesIn(kBalls),
                         [](const testing::TestParamInfo<BallRow>& row) {
                           return std::string(row.param.rule) + "_To" + row.param.position;
                         });

TEST(Chart, R4_1_ATieGoesToTheFielder) {
  Position position;
  position.field("3B 9").holds("9g 10g");
  EXPECT_EQ(Table(position).swing("9g").board(), ". . ., 1 out, 0 runs, 0 hits, 0 errors");
  position.field("SS 9");
  EXPECT_EQ(Table(position).swing("10g").board(), "10g . ., 0 outs, 0 runs, 1 hit, 0 errors");
}

TEST(Chart, R4_14_AnAllStarOfBasesHitsItInsideThePark) {
  Position position;
  position.field("RF 12").holds("Sb Sl");
  EXPECT_TRUE(Table(position).swing("Sb").told("inside-park"));
  EXPECT_FALSE(Table(position).swing("Sl").told("inside-park"));
}

TEST(Chart, R4_12_To_14_OutsInTheOutfieldAreFlyOuts) {
  for (const char* code : {"Rl", "Vl", "Sl"}) {
    expectRow({". 7b 8b", 0, "swing", code, ". . 7b, 1 out, 1 run, 0 hits, 0 errors"});
  }
}

TEST(Chart, R4_6_To_11_OutsInTheInfieldAreNot) {
  for (const char* code : {"5l", "6l", "7l", "8l", "9l", "10l"}) {
    expectRow({". 7b 8b", 0, "swing", code, ". 7b 8b, 1 out, 0 runs, 0 hits, 0 errors"});
  }
}

// --- wildcards -----------------------------------------------------------------------------------

TEST(Chart, R4_15_TheWhiffIsAStrikeout) {
  expectRows({{". . .", 0, "swing", "whiff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 1, "swing", "whiff", "6l 7b 8b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6l 7b 8b", 2, "swing", "whiff", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_16_TheBeanballHitsTheBatterWithNobodyOn) {
  expectRow({". . .", 1, "swing", "beanball", "beanball . ., 1 out, 0 runs, 0 hits, 0 errors"});
}

TEST(Chart, R4_16_TheBeanballIsAWildPitchWithRunnersOn) {
  expectRows({{"6l . .", 1, "swing", "beanball", ". 6l ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 2, "swing", "beanball", ". . 7b, 2 outs, 0 runs, 0 hits, 0 errors"},
              {"6b 7l 8l", 0, "swing", "beanball", ". 6b 7l, 0 outs, 1 run, 0 hits, 0 errors"},
              {"6b . 8l", 0, "swing", "beanball", ". 6b ., 0 outs, 1 run, 0 hits, 0 errors"}});
}

TEST(Chart, R4_17_TheCircusCatchIsAFlyOut) {
  expectRows({{". . .", 0, "swing", "circus", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {"6l 7l 8l", 0, "swing", "circus", "6l 7l 8l, 1 out, 0 runs, 0 hits, 0 errors"},
              {"6b 7b 8b", 0, "swing", "circus", "6b . 7b, 1 out, 1 run, 0 hits, 0 errors"}});
}

TEST(Chart, R4_18_ThePickoffIsAFoulOutWithNobodyOn) {
  expectRow({". . .", 1, "swing", "pickoff", ". . ., 2 outs, 0 runs, 0 hits, 0 errors"});
}

TEST(Chart, R4_18_ThePickoffRetiresTheOnlyRunner) {
  expectRows({{"6l . .", 0, "swing", "pickoff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". 7b .", 0, "swing", "pickoff", ". . ., 1 out, 0 runs, 0 hits, 0 errors"},
              {". . 8l", 2, "swing", "pickoff", "side out, 0 runs, 0 hits, 0 errors"}});
}

TEST(Chart, R4_19_WithMoreRunnersTheFieldingSidePicksOne) {
  Position position;
  position.runners("6l 7b 8l").holds("pickoff");
  Table table(position);
  table.swing("pickoff");
  EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(1)));
  EXPECT_EQ(table.legal(), "pickoff 1, pickoff 2, pickoff 3");
  Table first = table;
  EXPECT_EQ(first.act("pickoff 1").board(), ". 7b 8l, 1 out, 0 runs, 0 hits, 0 errors");
  Table second = table;
  EXPECT_EQ(second.act("pickoff 2").board(), "6l . 8l, 1 out, 0 runs, 0 hits, 0 errors");
  EXPECT_EQ(table.act("pickoff 3").board(), "6l 7b ., 1 out, 0 runs, 0 hits, 0 errors");
  EXPECT_EQ(table.tail(), "pickoff");
}

TEST(Chart, R4_19_OnlyRunnersCanBePickedOff) {
  Position position;
  position.runners("6l . 8l").holds("pickoff");
  Table table(position);
  table.swing("pickoff");
  EXPECT_EQ(table.legal(), "pickoff 1, pickoff 3");
  EXPECT_EQ(table.refusal("pickoff 2"), "pickoff-empty");
  EXPECT_EQ(table.refusal("ready"), "choose-runner");
}

TEST(Chart, R4_19_APickoffThatMakesTheThirdOutEndsTheHalfInning) {
  Position position;
  position.runners("6l . 8l").outs(2).holds("pickoff");
  Table table(position);
  EXPECT_EQ(table.swing("pickoff").act("pickoff 1").board(), "side out, 0 runs, 0 hits, 0 errors");
}

TEST(Chart, R4_20_TheWildcardsAreTheQueensOfTheirSuits) {
  EXPECT_EQ(suitOf(card("whiff")), Suit::kBats);
  EXPECT_EQ(suitOf(card("beanball")), Suit::kBalls);
  EXPECT_EQ(suitOf(card("circus")), Suit::kGloves);
  EXPECT_EQ(suitOf(card("pickoff")), Suit::kBases);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
