#include "table/match_controller.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>
#include <map>

#include "app/table_fixture.h"
#include "core/random.h"

namespace raindelay {
namespace {

const QString kFirstHand = QStringLiteral("hand.0");
const QString kSecondHand = QStringLiteral("hand.1");
const QString kTheRow = QStringLiteral("row");
const QString kSlotLeft = QStringLiteral("slot.A");
const QString kSlotRight = QStringLiteral("slot.B");
const QString kSwap = QStringLiteral("swap");

/// Gives beats until everything is shown, without what comes when it is.
void beatToTheEnd(MatchController& table) {
  while (table.playback()->beat()) {
  }
}

/// Checks that a row which showed a card never turns into another card.
class Identities {
 public:
  explicit Identities(PieceModel& pieces) : pieces_(pieces) {}

  void look() {
    for (int row = 0; row < pieces_.rowCount(); ++row) {
      const QString code = valueAt(pieces_, row, "code").toString();
      if (code.isEmpty()) continue;
      const auto [known, isNew] = codes_.emplace(row, code);
      EXPECT_EQ(known->second, code) << "row " << row << " has become another card";
    }
  }

 private:
  PieceModel& pieces_;
  std::map<int, QString> codes_;
};

TEST(MatchController, ShowsWhereTheMatchStands) {
  const auto table = quickTable(rummageMatch());
  EXPECT_FALSE(table->playback()->busy());
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_EQ(table->decision()->turnSeat(), 0);
  EXPECT_EQ(table->seating()->lookingSeat(), 0);
  EXPECT_EQ(table->gameId(), QStringLiteral("rummage"));
  EXPECT_EQ(table->seating()->names(), (QStringList{QStringLiteral("Ann"), QStringLiteral("Ben")}));
  EXPECT_FALSE(table->over());
  EXPECT_EQ(table->shownSteps(), table->match().steps().size());
}

TEST(MatchController, ShowsTheDealCardByCard) {
  const auto table = slowTable(rummageMatch(), true);
  EXPECT_TRUE(table->playback()->busy());
  EXPECT_EQ(table->decision()->turnSeat(), -1) << "nobody is on turn while the cards are dealt";
  QSignalSpy resets(table->pieces(), &PieceModel::modelReset);
  int inPack = table->pieces()->countIn(rummage::kPack);
  EXPECT_GE(inPack, 9);
  while (table->playback()->beat()) {
    const int now = table->pieces()->countIn(rummage::kPack);
    EXPECT_EQ(now, inPack - 1) << "one beat, one card";
    inPack = now;
  }
  EXPECT_EQ(inPack, 2);
  EXPECT_EQ(resets.count(), 0);
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(MatchController, TheMovesAloneLeadToTheView) {
  // Without what puts the rows right at the end of each action.
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto table = slowTable(rummageMatch(seed), true);
    Identities identities(*table->pieces());
    Stream random(seed, "choices");
    while (table->match().turn().kind == Turn::Kind::kSeat) {
      while (table->playback()->beat()) identities.look();
      ASSERT_TRUE(agreesWithView(*table)) << "seed " << seed;
      table->playback()->skip();
      ASSERT_TRUE(table->decision()->press(allowedText(*table, random.below(64))));
    }
    beatToTheEnd(*table);
    EXPECT_TRUE(agreesWithView(*table));
  }
}

TEST(MatchController, AWholeMatchAtOnceKeepsTheRows) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto table = quickTable(rummageMatch(seed));
    QSignalSpy resets(table->pieces(), &PieceModel::modelReset);
    QSignalSpy removed(table->pieces(), &PieceModel::rowsRemoved);
    Identities identities(*table->pieces());
    Stream random(seed, "choices");
    while (!table->over()) {
      ASSERT_TRUE(table->decision()->press(allowedText(*table, random.below(64))));
      ASSERT_FALSE(table->playback()->busy());
      ASSERT_TRUE(agreesWithView(*table));
      identities.look();
    }
    EXPECT_EQ(resets.count() + removed.count(), 0);
    EXPECT_EQ(table->decision()->actions()->count(), 0);
    EXPECT_EQ(table->decision()->turnSeat(), -1);
  }
}

TEST(MatchController, ADropWithOneMeaningIsDone) {
  const auto table = quickTable(rummageMatch());
  const QString code = codeAt(*table->pieces(), kFirstHand, 1);
  EXPECT_EQ(table->decision()->targets(kFirstHand, 1), QStringList{kTheRow});
  EXPECT_TRUE(table->decision()->put(kFirstHand, 1, kTheRow));
  EXPECT_EQ(codeAt(*table->pieces(), kTheRow, 0), code);
  EXPECT_EQ(table->decision()->turnSeat(), 1);
}

TEST(MatchController, ADropWithTwoMeaningsAsks) {
  const auto table = quickTable(rummageMatch());
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  const std::size_t steps = table->match().steps().size();
  ASSERT_TRUE(table->decision()->put(kSecondHand, 0, kTheRow));
  EXPECT_EQ(table->match().steps().size(), steps) << "nothing is done before the answer";
  ASSERT_EQ(table->decision()->choice()->count(), 2);
  const QStringList texts = columnOf(*table->decision()->choice(), "text");
  EXPECT_TRUE(texts[0].startsWith(QStringLiteral("play")));
  EXPECT_TRUE(texts[1].startsWith(QStringLiteral("tuck")));

  table->decision()->cancelChoice();
  EXPECT_EQ(table->decision()->choice()->count(), 0);
  EXPECT_EQ(table->match().steps().size(), steps);

  ASSERT_TRUE(table->decision()->put(kSecondHand, 0, kTheRow));
  EXPECT_TRUE(table->decision()->choose(texts[1]));
  EXPECT_EQ(table->decision()->choice()->count(), 0);
  EXPECT_EQ(codeAt(*table->pieces(), kTheRow, 0), QString()) << "it was tucked, face down";
}

TEST(MatchController, ADropThatIsRefusedSaysWhy) {
  const auto table = quickTable(rummageMatch());
  QSignalSpy refusals(table->decision(), &Decision::refusalTextChanged);
  EXPECT_FALSE(table->decision()->put(kSlotLeft, 0, kSlotRight));
  EXPECT_EQ(table->decision()->refusalText(), QStringLiteral("nothing lies in the row yet"));
  EXPECT_EQ(table->decision()->whyNot(kSlotLeft, 0, kSlotRight), table->decision()->refusalText());
  EXPECT_EQ(refusals.count(), 1);
  EXPECT_TRUE(table->decision()->targets(kSlotLeft, 0).isEmpty());

  EXPECT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  EXPECT_EQ(table->decision()->refusalText(), QString()) << "the next action clears it";
  EXPECT_EQ(table->decision()->whyNot(kSlotLeft, 0, kSlotRight), QString());
}

TEST(MatchController, ADropThatMeansNothingDoesNothing) {
  const auto table = quickTable(rummageMatch());
  const std::size_t steps = table->match().steps().size();
  EXPECT_FALSE(table->decision()->put(kSlotLeft, 0, kTheRow));
  EXPECT_FALSE(table->decision()->put(QStringLiteral("moon"), 3, QStringLiteral("")));
  EXPECT_FALSE(table->decision()->put(kFirstHand, -1, kTheRow));
  EXPECT_EQ(table->decision()->refusalText(), QString());
  EXPECT_EQ(table->match().steps().size(), steps);
  EXPECT_FALSE(table->decision()->press(QStringLiteral("fly to the moon")));
  EXPECT_FALSE(table->decision()->press(QStringLiteral("hand-0 3")))
      << "chance is nobody's to make";
  EXPECT_FALSE(table->decision()->choose(QString()));
  EXPECT_EQ(table->match().steps().size(), steps);
}

TEST(MatchController, PressingWhatIsRefusedSaysWhy) {
  const auto table = quickTable(rummageMatch());
  EXPECT_FALSE(table->decision()->press(kSwap));
  EXPECT_EQ(table->decision()->refusalText(), QStringLiteral("nothing lies in the row yet"));
}

TEST(MatchController, ASwapWorksFromBothSides) {
  for (const bool fromLeft : {true, false}) {
    const auto table = quickTable(rummageMatch());
    ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
    const int left = rowAt(*table->pieces(), kSlotLeft, 0);
    const int right = rowAt(*table->pieces(), kSlotRight, 0);
    const QString from = fromLeft ? kSlotLeft : kSlotRight;
    const QString to = fromLeft ? kSlotRight : kSlotLeft;
    EXPECT_EQ(table->decision()->targets(from, 0), QStringList{to});
    EXPECT_TRUE(valueAt(*table->pieces(), left, "movable").toBool());
    EXPECT_TRUE(valueAt(*table->pieces(), right, "movable").toBool());
    EXPECT_TRUE(table->decision()->put(from, 0, to));
    EXPECT_EQ(rowAt(*table->pieces(), kSlotLeft, 0), right);
    EXPECT_EQ(rowAt(*table->pieces(), kSlotRight, 0), left);
  }
}

TEST(MatchController, ActionsCarryTheirWordsAndGestures) {
  const auto table = quickTable(rummageMatch());
  const QStringList texts = columnOf(*table->decision()->actions(), "text");
  const auto pass = static_cast<int>(texts.indexOf(kPass));
  ASSERT_GE(pass, 0);
  EXPECT_TRUE(valueAt(*table->decision()->actions(), pass, "isButton").toBool());
  EXPECT_EQ(valueAt(*table->decision()->actions(), pass, "label").toString(),
            QStringLiteral("Pass"));
  int plays = 0;
  for (int row = 0; row < table->decision()->actions()->count(); ++row) {
    if (!texts[row].startsWith(QStringLiteral("play"))) continue;
    ++plays;
    EXPECT_FALSE(valueAt(*table->decision()->actions(), row, "isButton").toBool());
    EXPECT_EQ(valueAt(*table->decision()->actions(), row, "fromPlace").toString(), kFirstHand);
    EXPECT_EQ(valueAt(*table->decision()->actions(), row, "toPlace").toString(), kTheRow);
    const int order = valueAt(*table->decision()->actions(), row, "fromOrder").toInt();
    EXPECT_EQ(QStringLiteral("play ") + codeAt(*table->pieces(), kFirstHand, order).mid(1),
              texts[row]);
  }
  EXPECT_EQ(plays, 3);
}

TEST(MatchController, WhoActsEarlySeesTheRestAtOnce) {
  const auto table = slowTable(rummageMatch(), true);
  ASSERT_TRUE(table->playback()->busy());
  EXPECT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  EXPECT_EQ(table->match().steps().back().by.has_value(), false) << "played, then drew a card";
  EXPECT_TRUE(table->playback()->busy()) << "now the action itself is being shown";
  table->playback()->skip();
  EXPECT_FALSE(table->playback()->busy());
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(MatchController, NothingCanBeDoneWhileItIsBusy) {
  const auto table = slowTable(rummageMatch(), true);
  ASSERT_TRUE(table->playback()->busy());
  EXPECT_EQ(table->decision()->actions()->count(), 0);
  EXPECT_FALSE(table->takeback()->canUndo());
  EXPECT_TRUE(table->decision()->targets(kFirstHand, 0).isEmpty());
  for (int row = 0; row < table->pieces()->rowCount(); ++row) {
    EXPECT_FALSE(valueAt(*table->pieces(), row, "movable").toBool());
  }
}

TEST(MatchController, TheLogKeepsStep) {
  const auto table = slowTable(rummageMatch(), false);
  const int before = table->log()->count();
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  table->playback()->skip();
  // The play and the draw that follows; what is only counted has no words.
  EXPECT_EQ(table->log()->count(), before + 2);
  EXPECT_EQ(valueAt(*table->log(), before, "kind").toString(), QStringLiteral("played"));
  EXPECT_EQ(valueAt(*table->log(), before, "seat").toInt(), 0);
  EXPECT_EQ(valueAt(*table->log(), before + 1, "kind").toString(), QStringLiteral("drew"));
}

TEST(MatchController, AnActionIsKeptBeforeItIsShown) {
  MatchController* table = nullptr;
  int kept = 0;
  const auto made = quickTable(rummageMatch(), [&](const Match& match) {
    ++kept;
    EXPECT_EQ(match.steps().back().by.has_value(), false) << "the action and the draw after it";
    EXPECT_EQ(table->pieces()->countIn(rummage::kRow), 0) << "shown before it was written";
    return Result<void>();
  });
  table = made.get();
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  EXPECT_EQ(kept, 1);
  EXPECT_EQ(table->pieces()->countIn(rummage::kRow), 1);
}

TEST(MatchController, AMatchThatCannotBeKeptGoesOn) {
  bool full = true;
  const auto table = quickTable(rummageMatch(), [&](const Match&) -> Result<void> {
    if (full) return Error{"the disk is full"};
    return {};
  });
  QSignalSpy problems(table.get(), &MatchController::problemChanged);
  EXPECT_TRUE(table->decision()->press(kPass));
  EXPECT_EQ(table->problem(), QStringLiteral("the disk is full"));
  EXPECT_TRUE(table->decision()->press(kPass));
  EXPECT_EQ(problems.count(), 1) << "the same problem is told once";
  full = false;
  EXPECT_TRUE(table->decision()->press(kPass));
  EXPECT_EQ(table->problem(), QString());
}

TEST(MatchController, WhoeverActedLastCanTakeItBack) {
  const auto table = quickTable(rummageMatch());
  EXPECT_FALSE(table->takeback()->canUndo());
  ASSERT_TRUE(table->decision()->press(kPass));
  ASSERT_TRUE(table->takeback()->canUndo());
  ASSERT_TRUE(table->decision()->press(kPass));
  ASSERT_TRUE(table->takeback()->canUndo());
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  EXPECT_EQ(table->decision()->turnSeat(), 1) << "the second seat's pass is taken back, not both";
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  EXPECT_EQ(table->decision()->turnSeat(), 0);
  EXPECT_FALSE(table->takeback()->canUndo());
}

TEST(MatchController, UndoPutsPiecesAndLinesBack) {
  const auto table = quickTable(rummageMatch());
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  EXPECT_FALSE(table->takeback()->canUndo()) << "a card was drawn";
  const int left = rowAt(*table->pieces(), kSlotLeft, 0);
  const int lines = table->log()->count();
  ASSERT_TRUE(table->decision()->put(kSlotLeft, 0, kSlotRight));
  ASSERT_TRUE(table->takeback()->canUndo());
  ASSERT_EQ(table->log()->count(), lines + 1);
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_EQ(rowAt(*table->pieces(), kSlotLeft, 0), left) << "the cards go back themselves";
  EXPECT_FALSE(valueAt(*table->log(), lines - 1, "undone").toBool());
  EXPECT_TRUE(valueAt(*table->log(), lines, "undone").toBool());
}

TEST(MatchController, TheScoreIsShownWhenItIsReached) {
  const auto table = slowTable(rummageMatch(), false);
  const QList<int> before = table->scores();
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  ASSERT_TRUE(table->playback()->busy());
  ASSERT_NE(table->match().result().score[0], before[0]) << "this seed plays a 0: take another";
  EXPECT_EQ(table->scores(), before) << "the board tells before the card has landed";
  table->playback()->skip();
  EXPECT_EQ(table->scores()[0], table->match().result().score[0]);
}

TEST(MatchController, TheEndIsTheEndOnlyWhenItIsShown) {
  const auto table = quickTable(rummageMatch());
  Stream random(3, "choices");
  while (table->match().turn().kind == Turn::Kind::kSeat) {
    table->playback()->setMotionMs(3'600'000);
    ASSERT_TRUE(table->decision()->press(allowedText(*table, random.below(64))));
    EXPECT_FALSE(table->playback()->busy() && table->over());
    table->playback()->skip();
  }
  EXPECT_TRUE(table->over());
  const auto winner = table->match().result().winner;
  EXPECT_EQ(table->winnerSeat(), winner ? winner->index() : -1);
  EXPECT_EQ(table->decision()->turnSeat(), -1);
  EXPECT_FALSE(table->decision()->press(kPass)) << "it is over";
}

TEST(MatchController, GoesWhileItIsBusy) {
  auto table = slowTable(rummageMatch(), true);
  table->playback()->beat();
  ASSERT_TRUE(table->playback()->busy());
  table->playback()->setMotionMs(1);
  table->playback()->beat();
  table.reset();
  QCoreApplication::processEvents();
}

TEST(MatchController, ChangedIsSaidWhenTheDecisionIs) {
  const auto table = quickTable(rummageMatch());
  QSignalSpy changes(table.get(), &MatchController::changed);
  int seatThen = -2;
  QObject::connect(table.get(), &MatchController::changed, table.get(),
                   [&] { seatThen = table->decision()->turnSeat(); });
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_GE(changes.count(), 1);
  EXPECT_EQ(seatThen, 1) << "the last word is the new decision";
}

TEST(MatchController, BusyIsToldOnceEachWay) {
  const auto table = slowTable(rummageMatch(), false);
  QList<bool> told;
  QObject::connect(table->playback(), &Playback::busyChanged, table.get(),
                   [&] { told << table->playback()->busy(); });
  ASSERT_TRUE(table->decision()->put(kFirstHand, 0, kTheRow));
  beatToTheEnd(*table);
  table->playback()->skip();
  EXPECT_EQ(told, (QList<bool>{true, false}));
}

}  // namespace
}  // namespace raindelay
