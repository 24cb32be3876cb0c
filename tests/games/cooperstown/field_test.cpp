// Rules 1 to 3, 7, 11 and 12: the pack, the setup, the field, switch, sub, relief, pinch hitters.

#include <set>

#include "core/luck.h"
#include "core/playout.h"
#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

/// Draws what comes from `seed` until a seat is to act, but for what the test draws itself.
void settle(Table& table, std::uint64_t seed) {
  Luck luck(seed, Rules::info());
  while (table.rules.turn(table.state).kind == Turn::Kind::kChance) {
    table.rules.apply(table.state, luck.draw(table.rules.chance(table.state)), table.log);
  }
}

Table fromTheStart(const Config& config = {}) {
  return {Rules(config).initial(), config};
}

// --- 1, 2: the pack and the setup ----------------------------------------------------------------

TEST(Pack, R1_1_And_2_SeventyEightCardsWithCodes) {
  std::set<std::string_view> codes;
  for (int i = 0; i < kDefenceCards; ++i) {
    EXPECT_EQ(defenceCode(Card(i)), "d" + std::to_string(i));
    codes.insert(defenceCode(Card(i)));
  }
  for (const std::string rank :
       {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "R", "V", "S"}) {
    for (const char* suit : {"t", "l", "g", "b"}) codes.insert(offenceCode(card(rank + suit)));
  }
  for (const char* wildcard : {"whiff", "beanball", "pickoff", "circus"}) {
    codes.insert(offenceCode(card(wildcard)));
  }
  EXPECT_EQ(codes.size(), 78U);
}

TEST(Pack, R1_2_RanksHaveTheirValues) {
  int value = 1;
  for (const std::string rank :
       {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "R", "V", "S"}) {
    for (const char* suit : {"t", "l", "g", "b"}) EXPECT_EQ(rankOf(card(rank + suit)), value);
    ++value;
  }
}

TEST(Pack, R1_3_BaseCardsAndPictures) {
  for (const char* code : {"Ab", "2b", "10b", "Vb", "pickoff"}) EXPECT_TRUE(isBaseCard(card(code)));
  for (const char* code : {"At", "Vl", "10g", "whiff", "beanball", "circus"}) {
    EXPECT_FALSE(isBaseCard(card(code))) << code;
  }
  for (const char* code : {"Rt", "Vl", "Sb"}) EXPECT_TRUE(isPicture(card(code))) << code;
  for (const char* code : {"At", "10b", "whiff", "pickoff"}) {
    EXPECT_FALSE(isPicture(card(code))) << code;
  }
}

TEST(Setup, R2_1_TheHigherCardIsHomeAndBothGoBack) {
  for (const bool firstHigher : {true, false}) {
    Table table = fromTheStart();
    table.act(firstHigher ? "draw-0 d13" : "draw-0 d3").act("draw-1 d4");
    EXPECT_EQ(table.state.home, Seat(firstHigher ? 0 : 1));
    EXPECT_EQ(table.state.dugout, DefenceSet::firstCards(kDefenceCards));
  }
}

TEST(Setup, R2_1_NobodyDrawsTheOthersCard) {
  Table table = fromTheStart();
  table.act("draw-0 d13");
  EXPECT_FALSE(table.rules.chance(table.state).outcomes.contains(Card(13)));
  EXPECT_EQ(table.rules.chance(table.state).outcomes.size(), 21);
}

TEST(Setup, R2_1_BothSeeEachCardThatIsDrawn) {
  Table table = fromTheStart();
  for (const auto& [seat, value] : {std::pair(0, 13), {1, 4}}) {
    table.log = {};
    table.act("draw-" + std::to_string(seat) + " d" + std::to_string(value));
    const auto drawn = Events::firstIn<Drawn>(table.log.happenings);
    ASSERT_TRUE(drawn) << seat;
    EXPECT_EQ(drawn->by, Seat(seat));
    EXPECT_EQ(drawn->card, defenceFace(Card(value)));
  }
}

TEST(Setup, R2_2_TwentyEightCardsEach) {
  Table table = fromTheStart();
  settle(table, 1);
  EXPECT_EQ(table.state.owned[0].size(), 28);
  EXPECT_EQ(table.state.owned[1], OffenceSet::firstCards(kOffenceCards) - table.state.owned[0]);
  EXPECT_EQ(table.state.deck[0].unknown(), table.state.owned[0]);
  EXPECT_EQ(table.state.deck[1].unknown(), table.state.owned[1]);
}

TEST(Setup, R2_3_NobodySeesTheDeal) {
  Table table = fromTheStart();
  table.act("draw-0 d13").act("draw-1 d4");
  for (int i = 0; i < 28; ++i) {
    const Draw draw = table.rules.chance(table.state);
    const Action action = Action::chance(draw.source, draw.outcomes.nth(0));
    ASSERT_TRUE(Rules::text(action).starts_with("deal "));
    EXPECT_EQ(Rules::audience(action), Audience::nobody());
    table.rules.apply(table.state, action, table.log);
  }
  EXPECT_TRUE(table.state.known[0].empty() && table.state.known[1].empty());
}

// --- 3: a half-inning
// -------------------------------------------------------------------------------

TEST(HalfInning, R3_1_NineFieldersInTheOfficialOrder) {
  Table table = fromTheStart();
  table.act("draw-0 d3").act("draw-1 d4");
  while (table.state.phase == Phase::kDeal) {
    const Draw draw = table.rules.chance(table.state);
    table.rules.apply(table.state, Action::chance(draw.source, draw.outcomes.nth(0)), table.log);
  }
  for (int value = 9; value >= 1; --value) table.act("field d" + std::to_string(value));
  for (int i = 0; i < kPositions; ++i) {
    EXPECT_EQ(table.state.fielders[static_cast<std::size_t>(i)], Card(9 - i));
  }
  EXPECT_EQ(table.state.fielder(At::kPitcher), Card(9));
  EXPECT_EQ(table.state.fielder(At::kRightField), Card(1));
}

TEST(HalfInning, R3_2_ThirteenCardsInTheDugout) {
  Table table = fromTheStart();
  settle(table, 3);
  EXPECT_EQ(table.state.dugout.size(), 13);
}

TEST(HalfInning, R3_3_AndR3_6_CardsGoBackAndAreShuffledAtTheEnd) {
  Position position;
  position.runners("6l . .").outs("5t 5g").runs("7l").deck("2b 3t");
  Table table(position);
  const OffenceSet owned = table.state.owned[0];
  table.swing("2b").swing("3t");
  ASSERT_EQ(table.board(), "side out, 1 run, 1 hit, 0 errors");
  EXPECT_EQ(table.state.deck[0].unknown(), owned) << "all cards, in no known order";
  EXPECT_TRUE(table.state.outsStack.empty() && table.state.runsStack.empty());
  EXPECT_EQ(table.bases(), ". . .");
  EXPECT_EQ(table.state.games[0].team[0].leftOnBase, 2);
}

TEST(HalfInning, R3_3_TheDeckIsNotShuffledDuringIt) {
  Position position;
  position.runners("6l . .").deck("beanball 5l Ab");
  Table table(position);
  table.swing("beanball");
  EXPECT_EQ(table.tail(), "5l Ab beanball");
}

TEST(HalfInning, R3_4_TheFieldingSideIsAskedBeforeEachBatterThenTheBattingSide) {
  Position position;
  position.holds("Ab");
  Table table(position);
  table.swing("Ab");
  EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(1)));
  table.act("ready");
  EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(0)));
}

TEST(HalfInning, R3_5_OutsAndRunsGoOntoTheirStacks) {
  Position position;
  position.runners("6l . 8l").holds("At");
  Table table(position);
  table.swing("At");
  EXPECT_EQ(table.outsStack(), "At");
  EXPECT_EQ(table.runsStack(), "8l");
}

TEST(HalfInning, R3_6_ThreeOutsChangeSides) {
  Position position;
  position.outs(2).holds("3t");
  Table table(position);
  table.swing("3t");
  EXPECT_EQ(table.state.halfInning, 1);
  EXPECT_EQ(table.state.batting(), Seat(1));
  EXPECT_EQ(table.state.dugout.size(), kDefenceCards) << "a new field is laid from all 22";
}

TEST(HalfInning, R3_7_TheStacksBecomeTheDeckInTheOrderInWhichTheyWereLaid) {
  Position position;
  position.runners("6l . .").outs("5t").runs("7l 8l").wholeDeck("Ab");
  Table table(position);
  table.swing("Ab");
  ASSERT_EQ(table.bases(), "Ab 6l .");
  // The deck is empty now: what comes next is the first out, then the runs.
  table.act("ready").act("swing");
  EXPECT_EQ(table.legal(), "fc batter, fc lead");
  EXPECT_EQ(table.state.atBat, card("5t"));
  EXPECT_EQ(table.tail(), "7l 8l");
  EXPECT_EQ(table.bases(), "Ab 6l .") << "cards on base stay";
  EXPECT_TRUE(table.outsStack().empty() && table.runsStack().empty());
  EXPECT_EQ(table.state.outs, 1) << "outs and runs still count";
  EXPECT_EQ(table.state.games[0].team[0].runs, 2);
}

TEST(HalfInning, R3_8_WhateverTurnsACardTurnsTheStacksOver) {
  for (const char* action : {"swing", "steal 1", "bunt", "pinch-run 1"}) {
    Position position;
    position.runners("6b . .").outs("9t").wholeDeck("");
    Table table(position);
    table.act(action);
    EXPECT_TRUE(table.told("deck-turned-over")) << action;
    EXPECT_EQ(table.state.deckRunOuts, 1) << action;
    EXPECT_TRUE(table.told("turned")) << action;
  }
}

TEST(HalfInning, R3_9_TheThirdTimeTheDeckRunsOutTheHalfInningEnds) {
  Position position;
  // A team of one batter who always hits it out: nobody ever makes an out.
  position.runs("4b").wholeDeck("");
  Table table(position);
  table.act("swing");
  EXPECT_EQ(table.board(), ". . ., 0 outs, 2 runs, 1 hit, 0 errors");
  EXPECT_EQ(table.state.deckRunOuts, 1);
  table.act("ready").act("swing");
  EXPECT_EQ(table.board(), ". . ., 0 outs, 3 runs, 2 hits, 0 errors");
  EXPECT_EQ(table.state.deckRunOuts, 2);
  table.act("ready").act("swing");
  EXPECT_EQ(table.board(), "side out, 3 runs, 2 hits, 0 errors");
  EXPECT_EQ(table.state.halfInning, 1);
}

TEST(HalfInning, R3_9_TheThirdTimeIsTold) {
  for (const int before : {0, 1, 2}) {
    Position position;
    position.runs("4b").wholeDeck("").state().deckRunOuts = static_cast<std::uint8_t>(before);
    Table table(position);
    table.act("swing");
    EXPECT_EQ(table.told("deck-spent"), before == 2) << before;
    EXPECT_EQ(table.told("deck-turned-over"), before < 2) << before;
  }
}

TEST(HalfInning, R3_9_TheCountBeginsAnewInTheNextHalfInning) {
  Position position;
  position.outs(2).holds("3t").state().deckRunOuts = 2;
  Table table(position);
  table.swing("3t");
  EXPECT_EQ(table.state.deckRunOuts, 0);
}

// --- 7: switch and sub
// --------------------------------------------------------------------------------

TEST(SwitchAndSub, R7_1_NotBeforeARunnerHasReachedBase) {
  Position position;
  position.holds("3t 2l");
  Table table(position);
  table.swing("3t");
  EXPECT_EQ(table.state.phase, Phase::kAtBat) << "nobody is asked";
  EXPECT_EQ(table.refusal("switch P C"), "no-runner-yet");
  EXPECT_EQ(table.refusal("sub P"), "no-runner-yet");
  EXPECT_EQ(table.refusal("relieve"), "no-runner-yet");
  table.swing("2l");
  EXPECT_EQ(table.state.phase, Phase::kManage);
}

TEST(SwitchAndSub, R7_1_AlsoAfterTheRunnerIsGone) {
  Position position;
  position.reached().holds("3t");
  Table table(position);
  table.swing("3t");
  EXPECT_EQ(table.state.phase, Phase::kManage);
}

TEST(SwitchAndSub, R7_1_ANewHalfInningBeginsAnew) {
  Position position;
  position.runners("6l . .").outs(2).holds("3t").state().switched = true;
  Table table(position);
  table.state.subbed = true;
  table.swing("3t");
  EXPECT_FALSE(table.state.reached || table.state.switched || table.state.subbed);
}

TEST(SwitchAndSub, R7_1_ASwitchExchangesTwoFielders) {
  Position position;
  position.field("CF 9 3B 14").runners("6l . .").phase(Phase::kManage);
  Table table(position);
  table.act("switch 3B CF");
  EXPECT_EQ(table.state.fielder(At::kThirdBase), Card(9));
  EXPECT_EQ(table.state.fielder(At::kCentreField), Card(14));
}

TEST(SwitchAndSub, R7_2_ASubIsNamedThenTurnedAndStays) {
  Position position;
  position.runners("6l . .").phase(Phase::kManage);
  Table table(position);
  table.act("sub SS");
  EXPECT_EQ(table.rules.turn(table.state), Turn::chance());
  table.act("dugout d2");
  EXPECT_EQ(table.state.fielder(At::kShortstop), Card(2));
  ASSERT_EQ(table.state.covered.size(), 1U);
  EXPECT_EQ(table.state.covered[0].card, Card(16));
  EXPECT_FALSE(table.state.dugout.contains(Card(16))) << "he is out of the half-inning";
  EXPECT_FALSE(table.state.dugout.contains(Card(2)));
  EXPECT_EQ(table.state.dugout.size(), 12);
}

TEST(SwitchAndSub, R7_3_OneOfEachInEitherOrder) {
  Position position;
  position.runners("6l . .").holds("2t").phase(Phase::kManage);
  Table table(position);
  table.act("switch P C");
  EXPECT_EQ(table.refusal("switch LF CF"), "switched-already");
  EXPECT_EQ(table.rules.turn(table.state), Turn::of(Seat(1))) << "a sub is still open";
  table.swing("2t");
  EXPECT_EQ(table.state.phase, Phase::kManage) << "also before a later batter";
  table.act("sub LF").act("dugout d3");
  EXPECT_EQ(table.refusal("sub CF"), "subbed-already");

  Table other(position);
  other.act("sub LF").act("dugout d3").act("switch LF CF");
  EXPECT_EQ(other.state.fielder(At::kCentreField), Card(3));
}

TEST(SwitchAndSub, R7_3_WhoHasNothingLeftToChangeIsNotAsked) {
  Config rookie;
  rookie.reliefPitchers = false;
  Position position;
  position.runners("6l . .").holds("2t").phase(Phase::kManage);
  Table table(position, rookie);
  table.act("switch P C").act("sub LF").act("dugout d3");
  EXPECT_EQ(table.state.phase, Phase::kAtBat);
  table.swing("2t");
  EXPECT_EQ(table.state.phase, Phase::kAtBat);
}

TEST(SwitchAndSub, R7_4_AHomeRunCountsAsReaching) {
  Position position;
  position.holds("4b");
  EXPECT_EQ(Table(position).swing("4b").state.phase, Phase::kManage);
}

TEST(SwitchAndSub, R7_5_WhoIsCoveredLiesWhereHeWas) {
  Position position;
  position.runners("6l . .").phase(Phase::kManage);
  Table table(position);
  table.act("sub LF").act("dugout d3").act("switch LF CF");
  EXPECT_EQ(table.state.covered[0].position, static_cast<int>(At::kLeftField));
}

// --- 11: relief pitchers
// --------------------------------------------------------------------------------

TEST(Relief, R11_1_BesidesSwitchAndSub) {
  Position position;
  position.runners("6l . .").phase(Phase::kManage);
  Table table(position);
  table.act("switch LF CF").act("sub SS").act("dugout d3").act("relieve").act("dugout d4");
  EXPECT_EQ(table.state.fielder(At::kPitcher), Card(4));
  EXPECT_EQ(table.state.covered.size(), 2U);
  EXPECT_EQ(table.state.dugout.size(), 11);
}

TEST(Relief, R11_2_ShufflesTheBattingDeck) {
  Position position;
  position.runners("6l . .").deck("5l Ab 2b").phase(Phase::kManage);
  Table table(position);
  table.act("relieve").act("dugout d4");
  EXPECT_EQ(table.tail(), "");
  EXPECT_EQ(table.state.deck[0].size(), 3);
  EXPECT_TRUE(table.state.deck[1].topIsUnknown());
}

TEST(Relief, R11_3_TwoATeamAGame) {
  Position position;
  position.runners("6l . .").holds("2t 3t 4g").phase(Phase::kManage);
  Table table(position);
  table.act("relieve").act("dugout d4").swing("2t");
  table.act("relieve").act("dugout d5").swing("3t");
  EXPECT_EQ(table.refusal("relieve"), "relief-spent");
  EXPECT_EQ(table.state.allowance[0].relievers, 2) << "the other team's are its own";
  table.swing("4g");
  EXPECT_EQ(table.state.allowance[1].relievers, 0) << "a game, not a half-inning";
}

TEST(Relief, R11_4_FacesABatterBeforeTheNext) {
  Position position;
  position.runners("6b . .").field("2B 1").holds("9l 2t").phase(Phase::kManage);
  Table table(position);
  table.act("relieve").act("dugout d4");
  EXPECT_EQ(table.refusal("relieve"), "relief-fresh");
  table.play("steal 1", "9l").swing("2t");
  EXPECT_TRUE(table.allows("relieve"));
}

// --- 12: pinch hitters
// ----------------------------------------------------------------------------------

TEST(PinchHitter, R12_1_ShufflesTheBattingDeck) {
  Position position;
  position.deck("5l Ab 2b");
  Table table(position);
  table.act("pinch-hit");
  EXPECT_EQ(table.tail(), "");
  EXPECT_EQ(table.state.deck[0].unknown().size(), 3);
  EXPECT_EQ(table.state.phase, Phase::kAtBat) << "the batter still chooses";
}

TEST(PinchHitter, R12_2_TwoATeamAGame) {
  Table table{Position()};
  table.act("pinch-hit").act("pinch-hit");
  EXPECT_EQ(table.refusal("pinch-hit"), "pinch-hit-spent");
  EXPECT_EQ(table.state.allowance[1].pinchHitters, 2);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
