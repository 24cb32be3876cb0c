// A screen that passes from hand to hand: who looks, what they see, and what is gone in between.
#include "table/hot_seat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/table_fixture.h"
#include "core/random.h"

namespace raindelay {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const QString kTheRow = QStringLiteral("row");

std::unique_ptr<MatchController> secretTable(std::uint64_t seed = 7) {
  return quickTable(secretMatch(seed));
}

/// Everything the table shows, counted or in words: as much as before a match.
QStringList leftovers(MatchController& table) {
  QStringList found;
  const auto look = [&found](const char* what, bool isThere) {
    if (isThere) found << QString::fromLatin1(what);
  };
  look("a seat looks", table.seating()->lookingSeat() >= 0 || table.seating()->everybodyLooks() ||
                           table.seating()->peeking());
  look("whose turn", table.decision()->turnSeat() >= 0);
  look("pieces", table.pieces()->rowCount() > 0);
  look("log", table.log()->count() > 0);
  look("actions", table.decision()->actions()->count() + table.decision()->choice()->count() > 0);
  look("a joint choice", table.decision()->joint()->isOpen());
  look("words", !(table.decision()->prompt() + table.decision()->refusalText()).isEmpty());
  look("undo", table.takeback()->canUndo() || table.seating()->canEndTurn());
  look("that it is busy or over",
       table.playback()->busy() || table.over() || table.winnerSeat() >= 0);
  look("a score", table.scores() != QList<int>{0, 0});
  look("steps", table.shownSteps() > 0 || !table.shownHappenings(0).empty());
  look("the view", table.shownView<rummage::View>().dealt > 0);
  return found;
}

/// Nothing of the match can be had from the table but whose seat is to be taken, and nothing done.
void expectCovered(MatchController& table, int handOverTo) {
  EXPECT_EQ(table.seating()->handOverTo(), handOverTo);
  EXPECT_EQ(leftovers(table).join(QStringLiteral(", ")).toStdString(), "");
  const std::size_t steps = table.match().steps().size();
  for (const QString& hand : kHands) {
    EXPECT_TRUE(table.decision()->targets(hand, 0).isEmpty());
    EXPECT_FALSE(table.decision()->put(hand, 0, kTheRow));
  }
  EXPECT_FALSE(table.decision()->press(kPass));
  table.takeback()->undo();
  table.seating()->endTurn();
  table.playback()->skip();
  EXPECT_EQ(table.match().steps().size(), steps);
  EXPECT_EQ(leftovers(table).join(QStringLiteral(", ")).toStdString(), "");
}

/// The looking seat does this, and passes the screen on to the next.
void playAndPass(MatchController& table, const QString& action) {
  ASSERT_TRUE(table.decision()->press(action)) << action.toStdString();
  table.seating()->endTurn();
  table.seating()->takeSeat();
}

std::vector<std::string> linesOf(MatchController& table) {
  std::vector<std::string> lines;
  for (const QString& line : columnOf(*table.log(), "line")) lines.push_back(line.toStdString());
  return lines;
}

std::string lastLine(MatchController& table) {
  return linesOf(table).back();
}

QString play(MatchController& table, int order) {
  const QString code = codeAt(*table.pieces(), kHands[table.seating()->lookingSeat()], order);
  return QStringLiteral("play ") + code.mid(1);
}

TEST(HotSeat, AMatchBeginsAndGoesOnWithTheHandOver) {
  for (const bool fromStart : {true, false}) {
    expectCovered(*slowTable(secretMatch(), fromStart), 0);
  }
  Match match = secretMatch();
  match.act({rummage::kPass});
  expectCovered(*quickTable(match), 1);
}

TEST(HotSeat, WithoutSecretsEverybodyLooks) {
  const auto table = quickTable(rummageMatch());
  EXPECT_TRUE(table->seating()->everybodyLooks());
  EXPECT_EQ(table->seating()->handOverTo(), -1);
  table->seating()->cover();
  table->seating()->peek(true);
  table->seating()->takeSeat();
  EXPECT_TRUE(table->seating()->everybodyLooks());
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_FALSE(table->seating()->canEndTurn());
  EXPECT_EQ(table->decision()->turnSeat(), 1);
  EXPECT_GT(table->decision()->actions()->count(), 0);
}

TEST(HotSeat, OnePersonAloneIsNeverAskedToPass) {
  MatchSetup setup = rummageSetup(7);
  setup.players[1].kind = "random";
  const auto table = quickTable(*Match::begin(rummage::game(), setup));
  EXPECT_EQ(table->seating()->lookingSeat(), 0);
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_EQ(table->seating()->lookingSeat(), 0);
  EXPECT_FALSE(table->seating()->canEndTurn());
  EXPECT_FALSE(table->decision()->press(kPass)) << "the computer's choice isn't Ann's to make";
  EXPECT_EQ(table->decision()->actions()->count(), 0);
}

TEST(HotSeat, WhoTakesTheSeatSeesItsOwnCards) {
  const auto table = secretTable();
  for (const int seat : {0, 1}) {
    table->seating()->takeSeat();
    ASSERT_EQ(table->seating()->lookingSeat(), seat);
    EXPECT_EQ(table->seating()->handOverTo(), -1);
    EXPECT_EQ(table->decision()->turnSeat(), seat);
    EXPECT_TRUE(agreesWithView(*table));
    for (int order = 0; order < 3; ++order) {
      EXPECT_NE(codeAt(*table->pieces(), kHands[seat], order), QString());
      EXPECT_EQ(codeAt(*table->pieces(), kHands[1 - seat], order), QString());
    }
    EXPECT_TRUE(table->shownView<rummage::View>().hands[static_cast<std::size_t>(1 - seat)][0] ==
                rummage::kFaceDown);
    ASSERT_TRUE(table->decision()->press(kPass));
    table->seating()->endTurn();
  }
}

TEST(HotSeat, TheDealIsShownToWhoeverComesFirst) {
  const auto table = slowTable(secretMatch(), true);
  table->seating()->takeSeat();
  EXPECT_TRUE(table->playback()->busy());
  EXPECT_GE(table->pieces()->countIn(rummage::kPack), 9);
  while (table->playback()->beat()) {
  }
  EXPECT_EQ(table->pieces()->countIn(rummage::kPack), 2);
  EXPECT_TRUE(agreesWithView(*table));
}

TEST(HotSeat, ATurnIsEndedByHand) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  EXPECT_FALSE(table->seating()->canEndTurn()) << "nothing is done yet";
  table->seating()->endTurn();
  EXPECT_EQ(table->seating()->lookingSeat(), 0);
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_TRUE(table->seating()->canEndTurn());
  EXPECT_EQ(table->seating()->lookingSeat(), 0);
  EXPECT_EQ(table->seating()->handOverTo(), -1);
  EXPECT_EQ(table->decision()->turnSeat(), 1);
  EXPECT_EQ(table->decision()->actions()->count(), 0);
  EXPECT_EQ(table->decision()->prompt(), QStringLiteral("Ben is next"));
  EXPECT_FALSE(table->decision()->press(kPass)) << "Ben's choice isn't Ann's to make";
  EXPECT_TRUE(table->decision()->targets(kHands[1], 0).isEmpty());
  table->seating()->endTurn();
  expectCovered(*table, 1);
}

TEST(HotSeat, UntilThenTheChoiceCanBeTakenBack) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(kPass));
  ASSERT_TRUE(table->takeback()->canUndo());
  table->takeback()->undo();
  EXPECT_EQ(table->decision()->turnSeat(), 0);
  EXPECT_FALSE(table->seating()->canEndTurn());
  EXPECT_GT(table->decision()->actions()->count(), 0);
  EXPECT_TRUE(table->decision()->press(kPass));
  EXPECT_TRUE(table->seating()->canEndTurn());
}

TEST(HotSeat, WhatAnotherSeatChoseIsTakenBackIfWhoLooksAgrees) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  playAndPass(*table, kPass);
  ASSERT_TRUE(table->decision()->press(kPass));
  EXPECT_TRUE(table->takeback()->undo()) << "Ben's own";
  EXPECT_EQ(table->takeback()->undoAsks(), -1);
  EXPECT_EQ(table->decision()->turnSeat(), 1);
  const std::size_t steps = table->match().steps().size();
  ASSERT_TRUE(table->takeback()->undo()) << "now Ann's";
  EXPECT_EQ(table->takeback()->undoAsks(), 1);
  EXPECT_EQ(table->takeback()->undoQuestion(),
            QStringLiteral("Ben, may Ann take back the last choice?"));
  EXPECT_EQ(table->match().steps().size(), steps) << "nothing before the answer";
  table->takeback()->answerUndo(false);
  EXPECT_EQ(table->takeback()->undoAsks(), -1);
  EXPECT_EQ(table->takeback()->undoQuestion(), QString());
  EXPECT_EQ(table->decision()->turnSeat(), 1);
  EXPECT_EQ(table->match().steps().size(), steps);
  table->takeback()->undo();
  table->takeback()->answerUndo(true);
  EXPECT_EQ(table->match().turn(), Turn::of(Seat(0)));
  expectCovered(*table, 0);
}

TEST(HotSeat, AQuestionForLeaveGoesWithTheTable) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  playAndPass(*table, kPass);
  ASSERT_TRUE(table->takeback()->undo());
  table->seating()->cover();
  EXPECT_EQ(table->takeback()->undoAsks(), -1);
  table->takeback()->answerUndo(true);
  EXPECT_EQ(table->match().turn(), Turn::of(Seat(1))) << "who isn't asked can't answer";
}

TEST(HotSeat, WithoutEndTurnTheScreenPassesOnceAllIsShown) {
  const auto table = slowTable(secretMatch(), false);
  table->seating()->setEndTurn(false);
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(play(*table, 0)));
  EXPECT_TRUE(table->playback()->busy());
  EXPECT_EQ(table->seating()->lookingSeat(), 0) << "Ann sees her own play to its end";
  table->playback()->skip();
  expectCovered(*table, 1);
}

TEST(HotSeat, SwitchingEndTurnOffPassesAScreenThatWaits) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(kPass));
  table->seating()->setEndTurn(false);
  expectCovered(*table, 1);
}

TEST(HotSeat, EachSeatReadsWhatItMayKnow) {
  struct Case {
    const char* action;  ///< %1: her second card
    const char* ann;     ///< the end of her log
    const char* ben;
  };
  const Case cases[] = {
      {"pass", "Ann thinks of something", "Ben draws c"},
      {"tuck %1", "Ann draws c", "Ann draws a card"},
      {"duel", "Ann draws c", "Ann draws a card"},
  };
  for (const Case& one : cases) {
    const auto table = secretTable();
    table->seating()->takeSeat();
    playAndPass(*table, play(*table, 0));
    playAndPass(*table, play(*table, 0));
    const QString card = codeAt(*table->pieces(), kHands[0], 1).mid(1);
    const QString action = QString::fromLatin1(one.action).replace(QStringLiteral("%1"), card);
    ASSERT_TRUE(table->decision()->press(action));
    EXPECT_THAT(linesOf(*table), Contains(HasSubstr(one.ann))) << one.action;
    EXPECT_THAT(linesOf(*table), Not(Contains(HasSubstr("Ben draws c")))) << one.action;
    if (!table->seating()->canEndTurn()) continue;  // her duel goes on
    table->seating()->endTurn();
    table->seating()->takeSeat();
    EXPECT_THAT(linesOf(*table), Contains(HasSubstr(one.ben))) << one.action;
    EXPECT_THAT(linesOf(*table), Not(Contains(HasSubstr("Ann draws c")))) << one.action;
    EXPECT_THAT(linesOf(*table), Not(Contains(HasSubstr("thinks")))) << one.action;
    EXPECT_TRUE(agreesWithView(*table));
  }
}

TEST(HotSeat, ASecretChoiceLooksTheSameWhateverItIs) {
  std::vector<std::vector<std::string>> logs;
  std::vector<QStringList> codes;
  for (int order = 0; order < 3; ++order) {
    const auto table = secretTable();
    table->seating()->takeSeat();
    ASSERT_TRUE(table->decision()->press(QStringLiteral("duel")));
    const QString card = codeAt(*table->pieces(), kHands[0], order);
    ASSERT_TRUE(table->decision()->press(QStringLiteral("lay ") + card.mid(1)));
    EXPECT_EQ(codeAt(*table->pieces(), QStringLiteral("duel"), 0), card) << "Ann knows her card";
    EXPECT_EQ(lastLine(*table), "Ann lays down " + card.toStdString());
    table->seating()->endTurn();
    table->seating()->takeSeat();
    EXPECT_EQ(codeAt(*table->pieces(), QStringLiteral("duel"), 0), QString());
    logs.push_back(linesOf(*table));
    codes.push_back(columnOf(*table->pieces(), "code") + columnOf(*table->pieces(), "place"));
  }
  EXPECT_THAT(logs.back().back(), HasSubstr("lays down a card"));
  EXPECT_EQ(logs[0], logs[1]);
  EXPECT_EQ(logs[0], logs[2]);
  EXPECT_EQ(codes[0], codes[1]);
  EXPECT_EQ(codes[0], codes[2]);
}

TEST(HotSeat, TheNextSeatSeesBeatByBeatWhatHappenedSinceItLooked) {
  const auto table = slowTable(secretMatch(), false);
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(play(*table, 0)));
  table->playback()->skip();
  table->seating()->endTurn();
  table->seating()->takeSeat();
  ASSERT_EQ(table->seating()->lookingSeat(), 1);
  ASSERT_TRUE(table->playback()->busy());
  EXPECT_EQ(table->pieces()->countIn(rummage::kRow), 1) << "the first beat is Ann's card";
  EXPECT_EQ(table->pieces()->countIn(rummage::kPack), 2) << "the second, her draw, is to come";
  EXPECT_EQ(table->scores(), (QList<int>{0, 0})) << "the score comes when all was shown";
  EXPECT_TRUE(table->playback()->beat());
  EXPECT_EQ(table->pieces()->countIn(rummage::kPack), 1);
  table->playback()->skip();
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_NE(table->scores(), (QList<int>{0, 0}));
}

TEST(HotSeat, TheLogHoldsWhatTheSeatHasSeenOfTheWholeMatch) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(kPass));
  const std::vector<std::string> before = linesOf(*table);
  ASSERT_EQ(before.back(), "Ann thinks of something");
  table->seating()->endTurn();
  table->seating()->takeSeat();
  playAndPass(*table, play(*table, 1));
  std::vector<std::string> after = linesOf(*table);
  ASSERT_EQ(after.size(), before.size() + 2) << "Ben's play and his draw";
  EXPECT_THAT(after.back(), HasSubstr("Ben draws a card"));
  after.resize(before.size());
  EXPECT_EQ(after, before) << "the same lines in the same words";
}

TEST(HotSeat, WhatWasTakenBackIsNotTold) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(QStringLiteral("duel")));
  ASSERT_TRUE(table->decision()->press(QStringLiteral("lay ") +
                                       codeAt(*table->pieces(), kHands[0], 0).mid(1)));
  table->takeback()->undo();
  table->takeback()->undo();
  playAndPass(*table, kPass);
  ASSERT_EQ(table->seating()->lookingSeat(), 1);
  EXPECT_THAT(linesOf(*table), Not(Contains(HasSubstr("lays down"))));
  EXPECT_TRUE(agreesWithView(*table));
  playAndPass(*table, kPass);
  ASSERT_EQ(table->seating()->lookingSeat(), 0);
  const QStringList lines = columnOf(*table->log(), "line");
  for (int row = 0; row < lines.size(); ++row) {
    const bool own = lines[row].contains(QStringLiteral("lays down"));
    EXPECT_EQ(valueAt(*table->log(), row, "undone").toBool(), own) << lines[row].toStdString();
  }
  EXPECT_EQ(lines.filter(QStringLiteral("lays down")).size(), 1);
}

TEST(HotSeat, AtTheEndThereIsNoHandOver) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto table = secretTable(seed);
    table->seating()->setEndTurn(seed % 2 == 0);
    Stream random(seed, "choices");
    int handOvers = 0;
    while (!table->over()) {
      if (table->seating()->handOverTo() >= 0) {
        expectCovered(*table, table->match().turn().seat.index());
        ++handOvers;
        table->seating()->takeSeat();
      }
      ASSERT_TRUE(agreesWithView(*table));
      ASSERT_TRUE(table->decision()->press(allowedText(*table, random.below(64))));
      table->seating()->endTurn();
    }
    EXPECT_GT(handOvers, 3);
    EXPECT_EQ(table->seating()->handOverTo(), -1);
    EXPECT_GE(table->seating()->lookingSeat(), 0);
    EXPECT_FALSE(table->seating()->canEndTurn());
    table->seating()->cover();
    EXPECT_TRUE(table->over()) << "there is nothing left to hide";
    EXPECT_TRUE(quickTable(table->match())->over()) << "nor when it is opened again";
  }
}

TEST(HotSeat, LeavingTheWindowCoversTheTable) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  playAndPass(*table, play(*table, 0));
  const std::vector<std::string> lines = linesOf(*table);
  table->seating()->cover();
  expectCovered(*table, 1);
  table->seating()->cover();
  expectCovered(*table, 1);
  table->seating()->takeSeat();
  EXPECT_EQ(linesOf(*table), lines);
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_GT(table->decision()->actions()->count(), 0);
}

TEST(HotSeat, WhoIsCoveredBeforeTheEndOfItsTurnComesBackToIt) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(kPass));
  table->seating()->cover();
  expectCovered(*table, 0);
  table->seating()->takeSeat();
  EXPECT_TRUE(table->seating()->canEndTurn());
  ASSERT_TRUE(table->takeback()->canUndo()) << "nobody else has looked";
  table->takeback()->undo();
  EXPECT_EQ(table->decision()->turnSeat(), 0);
}

TEST(HotSeat, WhatWasBeingShownIsShownAgainAfterACover) {
  const auto table = slowTable(secretMatch(), true);
  table->seating()->takeSeat();
  ASSERT_TRUE(table->playback()->beat());
  table->seating()->cover();
  expectCovered(*table, 0);
  table->seating()->takeSeat();
  EXPECT_TRUE(table->playback()->busy());
  EXPECT_GE(table->pieces()->countIn(rummage::kPack), 8);
}

TEST(HotSeat, AQuestionAndARefusalGoWithTheTable) {
  const auto table = secretTable();
  table->seating()->takeSeat();
  playAndPass(*table, play(*table, 0));
  ASSERT_TRUE(table->decision()->put(kHands[1], 0, kTheRow));
  ASSERT_EQ(table->decision()->choice()->count(), 2);
  table->seating()->cover();
  expectCovered(*table, 1);

  const auto other = secretTable();
  other->seating()->takeSeat();
  ASSERT_FALSE(other->decision()->press(QStringLiteral("swap")));
  ASSERT_NE(other->decision()->refusalText(), QString());
  other->seating()->cover();
  expectCovered(*other, 0);
}

TEST(HotSeat, AQuickLookShowsTheTableAndLetsNothingBeDone) {
  const auto table = slowTable(secretMatch(), false);
  table->seating()->takeSeat();
  ASSERT_TRUE(table->decision()->press(play(*table, 0)));
  table->playback()->skip();
  table->seating()->endTurn();
  table->seating()->peek(true);
  EXPECT_TRUE(table->seating()->peeking());
  EXPECT_EQ(table->seating()->lookingSeat(), 1);
  EXPECT_EQ(table->seating()->handOverTo(), 1) << "the seat isn't taken";
  EXPECT_TRUE(agreesWithView(*table));
  EXPECT_NE(codeAt(*table->pieces(), kHands[1], 0), QString());
  EXPECT_EQ(codeAt(*table->pieces(), kHands[0], 0), QString());
  EXPECT_EQ(table->decision()->actions()->count(), 0);
  EXPECT_EQ(table->decision()->prompt(), QString());
  EXPECT_FALSE(table->takeback()->canUndo() || table->seating()->canEndTurn() ||
               table->playback()->busy());
  EXPECT_FALSE(columnOf(*table->pieces(), "movable").contains(QStringLiteral("true")));
  EXPECT_FALSE(table->decision()->press(kPass));
  EXPECT_FALSE(table->decision()->put(kHands[1], 0, kTheRow));
  table->takeback()->undo();
  EXPECT_EQ(table->match().turn(), Turn::of(Seat(1)));

  table->seating()->peek(false);
  expectCovered(*table, 1);
  table->seating()->takeSeat();
  EXPECT_TRUE(table->playback()->busy())
      << "what happened since is still shown to who comes to stay";
}

TEST(HotSeat, AQuickLookIsForTheHandOverAlone) {
  const auto table = secretTable();
  table->seating()->peek(false);
  expectCovered(*table, 0);
  table->seating()->peek(true);
  table->seating()->cover();
  expectCovered(*table, 0);
  table->seating()->peek(true);
  table->seating()->takeSeat();
  EXPECT_FALSE(table->seating()->peeking());
  EXPECT_GT(table->decision()->actions()->count(), 0);
  table->seating()->peek(true);
  EXPECT_FALSE(table->seating()->peeking());
  EXPECT_GT(table->decision()->actions()->count(), 0);
}

}  // namespace
}  // namespace raindelay
