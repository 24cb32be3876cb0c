// Two seats that choose at once at one keyboard.
#include "table/joint_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QJSEngine>

#include "app/table_fixture.h"

namespace raindelay {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const QString kDuel = QStringLiteral("duel");

std::unique_ptr<MatchController> togetherTable(Match match, MatchController::Keep keep = {}) {
  auto table = quickTable(std::move(match), std::move(keep));
  table->seating()->setTogether(true);
  return table;
}

/// A table at which Ann, or else Ben, has called a duel.
std::unique_ptr<MatchController> duelTable(int caller = 0, MatchController::Keep keep = {}) {
  Match match = secretMatch();
  for (int seat = 0; seat < caller; ++seat) match.act({rummage::kPass});
  match.act({rummage::kDuel});
  return togetherTable(std::move(match), std::move(keep));
}

QStringList textsOf(const Match& match) {
  QStringList texts;
  for (const Step& step : match.steps()) {
    texts << QString::fromStdString(match.game().text(step.action));
  }
  return texts;
}

/// All that the table says, and what it says of the open choice.
QStringList everythingShown(MatchController& table) {
  QStringList all{table.decision()->prompt(), table.decision()->refusalText(),
                  QString::number(table.decision()->turnSeat()),
                  QString::number(static_cast<int>(table.takeback()->canUndo()))};
  for (const char* role : {"code", "name", "place", "order", "movable"}) {
    all << columnOf(*table.pieces(), role);
  }
  all << columnOf(*table.log(), "line") << columnOf(*table.decision()->actions(), "text");
  for (const int seat : table.decision()->joint()->seats()) {
    all << columnOf(*table.decision()->joint()->actionsOf(seat), "text")
        << columnOf(*table.decision()->joint()->actionsOf(seat), "keyName");
  }
  return all;
}

TEST(JointChoice, WhoChooseTogetherLookTogether) {
  const auto table = togetherTable(secretMatch());
  EXPECT_TRUE(table->seating()->everybodyLooks());
  EXPECT_EQ(table->seating()->handOverTo(), -1);
  EXPECT_TRUE(agreesWithView(*table));
  for (const QString& hand : kHands) EXPECT_NE(codeAt(*table->pieces(), hand, 0), QString());
  EXPECT_FALSE(table->decision()->joint()->isOpen())
      << "what one seat chooses alone it chooses as ever";
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_FALSE(table->seating()->canEndTurn());
  EXPECT_EQ(table->decision()->turnSeat(), 1);
  EXPECT_GT(table->decision()->actions()->count(), 0);
  table->seating()->cover();
  EXPECT_TRUE(table->seating()->everybodyLooks()) << "there is nothing to hide";
}

TEST(JointChoice, EachSeatHasTheKeysOfItsHandWhoeverBegins) {
  for (const int caller : {0, 1}) {
    const auto table = duelTable(caller);
    ASSERT_TRUE(table->decision()->joint()->isOpen());
    EXPECT_EQ(table->decision()->joint()->seats(), (QList<int>{0, 1}));
    EXPECT_EQ(columnOf(*table->decision()->joint()->actionsOf(0), "keyName").join(QString()),
              QStringLiteral("ASD"));
    EXPECT_EQ(columnOf(*table->decision()->joint()->actionsOf(1), "keyName").join(QString()),
              QStringLiteral("JKL"));
    for (const int seat : {0, 1}) {
      const ActionModel& actions = *table->decision()->joint()->actionsOf(seat);
      for (int row = 0; row < 3; ++row) {
        const int order = valueAt(actions, row, "fromOrder").toInt();
        EXPECT_EQ(valueAt(actions, row, "fromPlace").toString(), kHands[seat]);
        EXPECT_EQ(valueAt(actions, row, "text").toString(),
                  QStringLiteral("lay ") + codeAt(*table->pieces(), kHands[seat], order).mid(1));
      }
    }
    EXPECT_EQ(table->decision()->actions()->count(), 0);
    EXPECT_TRUE(table->decision()->targets(kHands[caller], 0).isEmpty());
    EXPECT_EQ(table->decision()->prompt(), QStringLiteral("Ann and Ben choose"));
  }
}

TEST(JointChoice, NoScriptOwnsTheActionsThatItAsksFor) {
  const auto table = duelTable();
  QJSEngine script;
  for (const int seat : {0, 1}) {
    ActionModel* actions = table->decision()->joint()->actionsOf(seat);
    script.newQObject(actions);
    EXPECT_EQ(QJSEngine::objectOwnership(actions), QJSEngine::CppOwnership);
  }
}

TEST(JointChoice, ALockTellsNothingButThatThereIsOne) {
  for (const int seat : {0, 1}) {
    const auto table = duelTable();
    const QStringList before = everythingShown(*table);
    const QString keys = seat == 0 ? QStringLiteral("asd") : QStringLiteral("JKL");
    for (const QString& key : keys.split(QString(), Qt::SkipEmptyParts)) {
      ASSERT_TRUE(table->decision()->joint()->lock(seat, key));
      EXPECT_TRUE(table->decision()->joint()->locked(seat));
      EXPECT_FALSE(table->decision()->joint()->locked(1 - seat));
      EXPECT_EQ(table->decision()->joint()->lockedSeats(), QList<int>{seat});
      EXPECT_EQ(everythingShown(*table), before);
    }
    table->decision()->joint()->unlock(seat);
    EXPECT_TRUE(table->decision()->joint()->lockedSeats().isEmpty());
    EXPECT_EQ(everythingShown(*table), before);
  }
}

TEST(JointChoice, OnlyTheSeatsOwnActionsCanBeLocked) {
  const auto table = duelTable();
  JointChoice& joint = *table->decision()->joint();
  const QString bens = valueAt(*joint.actionsOf(1), 0, "text").toString();
  for (const QString& wrong : {QStringLiteral("J"), QString(), QStringLiteral("F"), bens, kPass}) {
    EXPECT_FALSE(joint.lock(0, wrong)) << wrong.toStdString();
  }
  EXPECT_FALSE(joint.lock(2, QStringLiteral("A")));
  EXPECT_TRUE(joint.lockedSeats().isEmpty());
  EXPECT_EQ(joint.actionsOf(2), nullptr);
  EXPECT_FALSE(table->decision()->press(QStringLiteral("lay 5")))
      << "a choice at once is locked, not made";
}

TEST(JointChoice, BothLockedBothAreMadeInOrderAndShownToEverybody) {
  for (const int caller : {0, 1}) {
    for (const int earlier : {0, 1}) {
      int kept = 0;
      const auto table = duelTable(caller, [&kept](const Match& match) {
        ++kept;
        EXPECT_TRUE(match.turn().kind == Turn::Kind::kSeat && !match.inJoint()) << "half a choice";
        return Result<void>();
      });
      const std::size_t before = table->match().steps().size();
      const QString anns = valueAt(*table->decision()->joint()->actionsOf(0), 1, "text").toString();
      const QString bens = valueAt(*table->decision()->joint()->actionsOf(1), 2, "text").toString();
      ASSERT_TRUE(table->decision()->joint()->lock(earlier, earlier == 0 ? anns : bens));
      EXPECT_EQ(table->match().steps().size(), before) << "the match knows nothing of a lock";
      EXPECT_EQ(kept, 0);
      ASSERT_TRUE(table->decision()->joint()->lock(1 - earlier, earlier == 0 ? bens : anns));
      EXPECT_EQ(kept, 1) << "both are written at once";
      const QStringList texts = textsOf(table->match());
      EXPECT_EQ(texts.mid(static_cast<qsizetype>(before), 2),
                caller == 0 ? (QStringList{anns, bens}) : (QStringList{bens, anns}));
      EXPECT_FALSE(table->decision()->joint()->isOpen());
      EXPECT_TRUE(table->seating()->everybodyLooks());
      EXPECT_TRUE(agreesWithView(*table));
      EXPECT_FALSE(table->takeback()->canUndo()) << "both were shown";
      std::vector<std::string> lines;
      for (const QString& line : columnOf(*table->log(), "line"))
        lines.push_back(line.toStdString());
      EXPECT_THAT(lines, Contains(HasSubstr("shows c")));
      EXPECT_THAT(lines, Not(Contains(HasSubstr("lays down c"))));
    }
  }
}

TEST(JointChoice, TheChosenCardsGoFaceDownAndAreThenTurnedUp) {
  const auto table = duelTable();
  table->playback()->setMotionMs(3'600'000);
  const int order = valueAt(*table->decision()->joint()->actionsOf(0), 1, "fromOrder").toInt();
  const int chosen = rowAt(*table->pieces(), kHands[0], order);
  const QString code = codeAt(*table->pieces(), kHands[0], order);
  ASSERT_TRUE(table->decision()->joint()->lock(0, QStringLiteral("S")));
  ASSERT_TRUE(table->decision()->joint()->lock(1, QStringLiteral("J")));
  ASSERT_TRUE(table->playback()->busy());
  EXPECT_EQ(rowAt(*table->pieces(), kDuel, 0), chosen) << "the card that was chosen";
  EXPECT_EQ(codeAt(*table->pieces(), kDuel, 0), QString());
  ASSERT_TRUE(table->playback()->beat());
  EXPECT_EQ(codeAt(*table->pieces(), kDuel, 1), QString());
  table->playback()->skip();
  EXPECT_EQ(valueAt(*table->pieces(), chosen, "code").toString(), code);
  EXPECT_EQ(valueAt(*table->pieces(), chosen, "place").toString(), QStringLiteral("row"));
}

TEST(JointChoice, AKillBetweenTheLocksLosesNothingButTheLocks) {
  Match kept = secretMatch();
  auto table = togetherTable(kept, [&kept](const Match& match) {
    kept = match;
    return Result<void>();
  });
  ASSERT_TRUE(table->decision()->press(kDuel));
  ASSERT_TRUE(table->decision()->joint()->lock(1, QStringLiteral("K")));
  const QStringList before = textsOf(table->match());
  table.reset();
  EXPECT_EQ(textsOf(kept), before);
  const auto again = togetherTable(kept);
  EXPECT_TRUE(again->decision()->joint()->isOpen());
  EXPECT_TRUE(again->decision()->joint()->lockedSeats().isEmpty());
}

TEST(JointChoice, AChoiceHalfMadeIsFinishedByPassingTheScreen) {
  const auto passing = quickTable(secretMatch());
  passing->seating()->takeSeat();
  ASSERT_TRUE(passing->decision()->press(kDuel));
  const QString code = codeAt(*passing->pieces(), kHands[0], 0);
  ASSERT_TRUE(passing->decision()->press(QStringLiteral("lay ") + code.mid(1)));

  const auto table = togetherTable(passing->match());
  EXPECT_EQ(table->seating()->lookingSeat(), -1);
  ASSERT_EQ(table->seating()->handOverTo(), 1);
  table->seating()->takeSeat();
  EXPECT_EQ(codeAt(*table->pieces(), kDuel, 0), QString());
  ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  EXPECT_TRUE(table->seating()->everybodyLooks());
  EXPECT_EQ(table->seating()->handOverTo(), -1);
  EXPECT_TRUE(agreesWithView(*table));

  passing->seating()->setTogether(true);
  EXPECT_EQ(passing->seating()->lookingSeat(), 0) << "Ann's secret stays hers";
}

TEST(JointChoice, TheModeCanBeChangedDuringTheMatch) {
  const auto table = quickTable(secretMatch());
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(kDuel));
  table->seating()->setTogether(true);
  EXPECT_TRUE(table->seating()->everybodyLooks());
  EXPECT_TRUE(table->decision()->joint()->isOpen());
  ASSERT_TRUE(table->decision()->joint()->lock(0, QStringLiteral("A")));
  table->seating()->setTogether(false);
  EXPECT_EQ(table->seating()->lookingSeat(), -1);
  EXPECT_EQ(table->seating()->handOverTo(), 0);
  EXPECT_FALSE(table->decision()->joint()->isOpen());
  EXPECT_EQ(table->pieces()->rowCount(), 0);
  table->seating()->setTogether(true);
  EXPECT_TRUE(table->decision()->joint()->lockedSeats().isEmpty());
}

TEST(JointChoice, AnActionKeepsItsKeyFromChoiceToChoice) {
  JointChoice joint([](Action /*first*/, const std::vector<Action>& /*second*/) {});
  const auto keysFor = [&joint](const QStringList& texts) {
    JointChoice::Entries entries;
    for (const QString& text : texts) {
      JointChoice::Entry entry;
      entry.text = text;
      entries.push_back(entry);
    }
    joint.offer(0, entries, 1, {});
    return columnOf(*joint.actionsOf(0), "keyName").join(QString());
  };
  EXPECT_EQ(keysFor({"long", "slap", "leave"}), QStringLiteral("ASD"));
  EXPECT_EQ(keysFor({"long", "leave", "steal"}), QStringLiteral("ADF")) << "S waits for slap";
  EXPECT_EQ(keysFor({"slap", "leave"}), QStringLiteral("SD"));
  EXPECT_EQ(keysFor({"fly", "caught"}), QStringLiteral("AS")) << "the sides have changed";
}

TEST(JointChoice, TakingBackWhatLedToItDropsTheLocks) {
  const auto table = togetherTable(secretMatch());
  ASSERT_TRUE(table->decision()->press(kDuel));
  ASSERT_TRUE(table->decision()->joint()->lock(0, QStringLiteral("A")));
  ASSERT_TRUE(table->takeback()->canUndo());
  table->takeback()->undo();
  EXPECT_FALSE(table->decision()->joint()->isOpen());
  EXPECT_GT(table->decision()->actions()->count(), 0);
  ASSERT_TRUE(table->decision()->press(kDuel));
  EXPECT_TRUE(table->decision()->joint()->lockedSeats().isEmpty());
}

TEST(JointChoice, AGameThatIsntPlayedTogetherPassesTheScreen) {
  const auto table = togetherTable(rummageMatch());
  EXPECT_TRUE(table->seating()->everybodyLooks());
  MatchSetup setup = rummageSetup(7);
  setup.players[1].kind = "random";
  const auto alone = togetherTable(*Match::begin(rummage::game(), setup));
  EXPECT_EQ(alone->seating()->lookingSeat(), 0);
  EXPECT_FALSE(alone->seating()->everybodyLooks());
}

}  // namespace
}  // namespace raindelay
