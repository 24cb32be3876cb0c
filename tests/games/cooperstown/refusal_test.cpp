// Every refusal is given by some position and names its rule. Which one comes is part of the game's
// promise: tests, lessons and translations use the ids.

#include "position.h"
#include "support/refusal_suite.h"

namespace raindelay::cooperstown::test {
namespace {

using Refusals = raindelay::test::RefusalSuite<Rules>;

Position onBase(std::string_view runners, Phase phase = Phase::kAtBat) {
  Position position;
  position.runners(runners).phase(phase);
  return position;
}

TEST_F(Refusals, OfTheFieldingSide) {
  const Table empty{Position()};
  expectRefusal(empty, "switch P C", "no-runner-yet");
  expectRefusal(empty, "ready", "for-field");
  const Table later(onBase("6l . ."));
  expectRefusal(later, "switch P C", "for-field");
  expectRefusal(later, "fc batter", "no-choice");
  expectRefusal(later, "pickoff 1", "no-choice");

  Table manage(onBase("6l . .", Phase::kManage));
  expectRefusal(manage, "swing", "for-bat");
  expectRefusal(manage, "fc lead", "no-choice");
  for (const int other : {2, 3}) {
    const Action backwards = cooperstown::act(Verb::kSwitch, 3, other);
    expectId(manage.refusalOf(backwards), "position", "switch 3 with " + std::to_string(other));
  }
  EXPECT_EQ(manage.refusalOf(cooperstown::act(Verb::kSwitch, 3, 9)), "position");
  EXPECT_EQ(manage.refusalOf(cooperstown::act(Verb::kSub, 9)), "position");
  manage.act("switch P C").act("sub LF").act("dugout d1");
  expectRefusal(manage, "switch P C", "switched-already");
  expectRefusal(manage, "sub P", "subbed-already");
  manage.act("relieve").act("dugout d2");
  EXPECT_EQ(manage.state.phase, Phase::kAtBat) << "nothing is left to change";

  Table fan(onBase("6l . .", Phase::kManage).field("P 0"));
  expectRefusal(fan, "sub P", "fan-stays");
  expectRefusal(fan, "relieve", "relief-fan");
  Table relief(onBase("6l . .", Phase::kManage));
  relief.act("relieve").act("dugout d2");
  expectRefusal(relief, "relieve", "relief-fresh");
  relief.state.allowance[1].relievers = 0;
  relief.state.freshReliever = false;
  expectRefusal(relief, "relieve", "relief-spent");
  Config config;
  config.reliefPitchers = false;
  expectRefusal(Table(onBase("6l . .", Phase::kManage), config), "relieve", "relief-off");
}

TEST_F(Refusals, OfTheFieldersChoices) {
  Table choice(onBase("6l . .").holds("5t"));
  choice.swing("5t");
  expectRefusal(choice, "ready", "choose-out");
  expectRefusal(choice, "swing", "for-bat");
  Table pickoff(onBase("6l . 8l").holds("pickoff"));
  pickoff.swing("pickoff");
  expectRefusal(pickoff, "ready", "choose-runner");
  expectRefusal(pickoff, "fc lead", "choose-runner");
  expectRefusal(pickoff, "pickoff 2", "pickoff-empty");
  expectId(pickoff.refusalOf(cooperstown::act(Verb::kPickoff, 4)), "base", "pickoff 4");
}

TEST_F(Refusals, OfTheBattingSide) {
  Table table(onBase("6b 7l ."));
  expectRefusal(table, "steal 1", "steal-taken");
  expectRefusal(table, "steal 2", "steal-suit");
  expectRefusal(table, "steal 3", "steal-empty");
  expectRefusal(table, "pinch-run 3", "pinch-run-empty");
  EXPECT_EQ(table.refusalOf(cooperstown::act(Verb::kSteal, 0)), "base");
  EXPECT_EQ(table.refusalOf(cooperstown::act(Verb::kPinchRun, 4)), "base");
  table.state.allowance[0] = {0, 0, 0};
  expectRefusal(table, "pinch-hit", "pinch-hit-spent");
  expectRefusal(table, "pinch-run 1", "pinch-run-spent");
  expectRefusal(Table{Position()}, "bunt", "bunt-empty");

  Config rookie;
  rookie.reliefPitchers = rookie.pinchHitters = rookie.pinchRunners = false;
  rookie.stealing = rookie.bunting = false;
  const Table plain(onBase("6b . ."), rookie);
  expectRefusal(plain, "steal 1", "steal-off");
  expectRefusal(plain, "bunt", "bunt-off");
  expectRefusal(plain, "pinch-hit", "pinch-hit-off");
  expectRefusal(plain, "pinch-run 1", "pinch-run-off");
}

TEST_F(Refusals, OfAnybody) {
  Table table{Position()};
  expectId(table.refusalOf(Action{200, 0, 0, 0}), "unknown-action", "verb 200");
  EXPECT_EQ(table.refusalOf(Action{static_cast<std::uint8_t>(Verb::kSwing), 1, 0, 0}),
            "unknown-action");
  EXPECT_EQ(table.refusalOf(Action::chance(0, Card(0))), "unknown-action");
  table.act("swing");
  expectRefusal(table, "swing", "not-now");
  table.state.phase = Phase::kOver;
  expectRefusal(table, "swing", "match-over");
}

}  // namespace
}  // namespace raindelay::cooperstown::test
