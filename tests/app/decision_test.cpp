// Tests the decisions at a table, without their consequences.
#include "table/decision.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "app/table_parts.h"
#include "games/game_list.h"
#include "shelf/shelf.h"

namespace raindelay {
namespace {

const QString kSwap = QStringLiteral("swap");
const QString kTheRow = QStringLiteral("row");
const QString kFirstHand = QStringLiteral("hand.0");
const QString kSecondHand = QStringLiteral("hand.1");

TEST(Decision, LiesOpenOnceAllIsShown) {
  TableParts table(rummageMatch());
  EXPECT_EQ(table.decision.turnSeat(), 0);
  EXPECT_GT(table.decision.actions()->count(), 0);
  EXPECT_TRUE(table.decision.prompt().startsWith(QStringLiteral("Ann: ")));
  EXPECT_EQ(table.decision.targets(kFirstHand, 0), QStringList{kTheRow});
  table.playback.begin();
  EXPECT_EQ(table.decision.turnSeat(), -1);
  EXPECT_TRUE(table.decision.targets(kFirstHand, 0).isEmpty());
}

TEST(Decision, MadeItSaysFromWhichStepTheMatchHasGoneOn) {
  TableParts table(rummageMatch());
  const std::size_t steps = table.match.steps().size();
  std::optional<std::size_t> first;
  QObject::connect(&table.decision, &Decision::made, [&](std::size_t from) { first = from; });
  EXPECT_TRUE(table.decision.press(kPass));
  EXPECT_EQ(first, steps);
  EXPECT_GT(table.match.steps().size(), steps);
}

TEST(Decision, RefusedItSaysWhyAndNothingIsMade) {
  TableParts table(rummageMatch());
  QSignalSpy made(&table.decision, &Decision::made);
  QSignalSpy refusals(&table.decision, &Decision::refusalTextChanged);
  EXPECT_FALSE(table.decision.press(kSwap));
  EXPECT_FALSE(table.decision.press(kSwap));
  EXPECT_EQ(table.decision.refusalText(), QStringLiteral("nothing lies in the row yet"));
  EXPECT_EQ(refusals.count(), 1) << "it is the same reason";
  table.decision.close();
  EXPECT_EQ(table.decision.refusalText(), QString());
  EXPECT_EQ(refusals.count(), 2);
  EXPECT_EQ(made.count(), 0);
}

TEST(Decision, ADropWithTwoMeaningsIsAskedAbout) {
  TableParts table(rummageMatch());
  ASSERT_TRUE(table.decision.put(kFirstHand, 0, kTheRow));
  table.showAll();
  QSignalSpy made(&table.decision, &Decision::made);
  ASSERT_TRUE(table.decision.put(kSecondHand, 0, kTheRow));
  ASSERT_EQ(table.decision.choice()->count(), 2);
  EXPECT_EQ(made.count(), 0);
  EXPECT_TRUE(table.decision.choose(columnOf(*table.decision.choice(), "text")[1]));
  EXPECT_EQ(made.count(), 1);
  EXPECT_EQ(table.decision.choice()->count(), 0);
}

TEST(Decision, WhoIsEarlySeesTheRestFirst) {
  TableParts table(rummageMatch());
  table.playback.begin();
  QSignalSpy ends(&table.playback, &Playback::ended);
  table.decision.press(kPass);
  EXPECT_EQ(ends.count(), 1);
}

TEST(Decision, NobodyDecidesWhileNobodyLooks) {
  TableParts table(secretMatch());
  EXPECT_EQ(table.decision.turnSeat(), -1);
  EXPECT_EQ(table.decision.actions()->count(), 0);
  EXPECT_FALSE(table.decision.press(kPass));
  table.seating.takeSeat();
  table.lookAgain();
  EXPECT_EQ(table.decision.turnSeat(), 0);
  EXPECT_TRUE(table.decision.press(kPass));
}

TEST(Decision, ClearedItShowsNothing) {
  TableParts table(rummageMatch());
  table.decision.press(kSwap);
  table.decision.clear();
  EXPECT_EQ(table.decision.actions()->count() + table.decision.refused()->count(), 0);
  EXPECT_EQ(table.decision.prompt() + table.decision.refusalText(), QString());
}

TEST(Decision, EachPropertyNotifiesForItself) {
  TableParts table(rummageMatch());
  QSignalSpy turns(&table.decision, &Decision::turnSeatChanged);
  QSignalSpy prompts(&table.decision, &Decision::promptChanged);
  QSignalSpy thoughts(&table.decision, &Decision::thinkingSeatChanged);
  QSignalSpy refusals(&table.decision, &Decision::refusalTextChanged);
  ASSERT_TRUE(table.decision.press(kPass));
  table.showAll();
  EXPECT_EQ(turns.count(), 1);
  EXPECT_EQ(prompts.count(), 1);
  EXPECT_EQ(thoughts.count() + refusals.count(), 0);
}

TEST(Decision, AComputersIsItsOwn) {
  const auto shelved = shelf::take(Options(*(*findGame("quick-baseball"))->info));
  TableParts table(*Match::begin(
      shelved->game, shelf::setupFor(*shelved, {{"Ann", "random"}, {"Ben", "human"}}, 7)));
  table.deciders.setPaceMs(3'600'000);
  table.deciders.decide();
  EXPECT_EQ(table.decision.thinkingSeat(), 0);
  table.showAll();
  EXPECT_EQ(table.decision.prompt(), QStringLiteral("Ann is thinking"));
  const std::string first = table.match.game().text(table.match.legal()[0]);
  EXPECT_FALSE(table.decision.press(QString::fromStdString(first)));
  QSignalSpy chosen(&table.deciders, &Deciders::chosen);
  table.decision.hurry();
  EXPECT_TRUE(chosen.count() > 0 || chosen.wait());
}

TEST(Decision, AScriptLetsOnlyBeDoneWhatIsDue) {
  TableParts table(rummageMatch());
  const auto pass = table.match.game().parse("pass");
  table.deciders.follow([&] { return std::vector<Action>{*pass}; });
  table.showAll();
  EXPECT_FALSE(table.decision.put(kFirstHand, 0, kTheRow));
  EXPECT_EQ(table.decision.refusalText(), Deciders::instead());
  EXPECT_TRUE(table.decision.press(kPass));
}

}  // namespace
}  // namespace raindelay
