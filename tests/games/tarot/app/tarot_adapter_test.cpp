// Tests Tarot's page besides the pieces: the scoreboard, the laid-out cards, the dialogue before
// play, the last trick, the score sheet.
#include "games/tarot/tarot_adapter.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay::tarot {
namespace {

/// Ben deals, Ann holds four Greater Trumps, three Tarot Trumps and two runs.
Match newMatch() {
  const GameEntry& entry = **findGame("tarot");
  Options options(*entry.info);
  EXPECT_TRUE(options.setText("length", "1-hand"));
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.options = {{"length", "1-hand"}};
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.pins = {
      {"dealer", {"1"}},
      {"deal-0", {"As", "2s", "3s", "4s", "5s", "6s", "Ks",  "Qs",  "Ac",  "2c",  "9c", "Nc", "Kc",
                  "Aw", "5w", "Qw", "t0", "t2", "t8", "t12", "t17", "t18", "t19", "t3", "t20"}},
      {"deal-1", {"8s", "9s",  "10s", "Ns", "Kts", "3c", "4c", "5c",  "Qc",  "7w", "8w", "Kw", "Ap",
                  "2p", "Ktp", "Kp",  "t1", "t4",  "t6", "t7", "t10", "t11", "2w", "3w", "4w"}},
      {"deal-spare", {"t13", "t15", "t21"}}};
  return *Match::begin(*entry.make(options, builtinData(entry.info->id)), setup);
}

/// A table with its adapter, where whoever is on turn takes the seat.
class CardValues {
 public:
  CardValues() : table(quickTable(newMatch())) {
    table->seating()->setEndTurn(false);
    table->seating()->takeSeat();
    score.setMatch(table.get());
    settle();
  }
  void act(std::initializer_list<const char*> actions) const {
    for (const char* action : actions) {
      if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
      ASSERT_TRUE(table->decision()->press(QString::fromLatin1(action)))
          << action << ": " << table->decision()->refusalText().toStdString();
      settle();
    }
    if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
    settle();
  }
  void discard() const { act({"discard 2w", "discard 3w", "discard 4w"}); }
  [[nodiscard]] LaidOut laidOutBy(int seat) const {
    return score.laidOut().at(seat).value<LaidOut>();
  }
  [[nodiscard]] HandSheet sheet() const { return score.sheets().last().value<HandSheet>(); }

  std::unique_ptr<MatchController> table;
  TarotAdapter score;

 private:
  static void settle() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
};

TEST(TarotAdapter, TellsTheDealerToLayThreeAway) {
  const CardValues at;
  EXPECT_EQ(at.score.stage(), TarotAdapter::Discard);
  EXPECT_EQ(at.score.dealerSeat(), 1);
  EXPECT_EQ(at.score.hand(), 1);
  EXPECT_EQ(at.score.length(), QStringLiteral("a single hand"));
  EXPECT_EQ(at.score.prompt(),
            QStringLiteral("Ben deals: discard three cards for the spare ones."));
  EXPECT_EQ(at.score.question(), QString());
}

TEST(TarotAdapter, FindsWhatCanBeDeclaredAndDeclaresNothingItself) {
  const CardValues at;
  at.discard();
  EXPECT_EQ(at.score.stage(), TarotAdapter::Talk);
  EXPECT_EQ(at.score.question(), QStringLiteral("What you can declare"));
  EXPECT_EQ(at.score.offer(QStringLiteral("declare greater")),
            QStringLiteral("Four of the Greater Trumps: 10"));
  EXPECT_EQ(at.score.offer(QStringLiteral("declare tarots")),
            QStringLiteral("Three Tarot Trumps: 15"));
  EXPECT_EQ(at.score.offer(QStringLiteral("declare run As-6s")),
            QStringLiteral("A run of 6, As to 6s: 5"));
  EXPECT_EQ(at.score.offer(QStringLiteral("done")), QString());
  EXPECT_EQ(at.score.declared(), (QList<int>{0, 0}));
  EXPECT_TRUE(at.laidOutBy(0).cards.isEmpty());
}

TEST(TarotAdapter, WhatWasDeclaredLiesOpenAndIsMarkedOncePlayed) {
  const CardValues at;
  at.discard();
  at.act({"declare greater", "declare tarots", "done"});
  LaidOut laid = at.laidOutBy(0);
  EXPECT_EQ(laid.cards.join(u' '), QStringLiteral("Ks Kc t0 t17 t18 t19 t20"));
  EXPECT_EQ(laid.gone.count(true), 0);
  EXPECT_EQ(laid.lines.join(u';'),
            QStringLiteral("Four of the Greater Trumps: 10;Three Tarot Trumps: 15"));
  EXPECT_EQ(at.score.declared(), (QList<int>{25, 0}));
  at.act({"done", "no-ask", "play Ks", "play 8s"});
  laid = at.laidOutBy(0);
  EXPECT_EQ(laid.gone, (QList<bool>{true, false, false, false, false, false, false}));
}

TEST(TarotAdapter, ShowsTheLastTrickAndWhatItBrought) {
  const CardValues at;
  at.discard();
  at.act({"done", "done", "no-ask", "no-ask"});
  EXPECT_EQ(at.score.stage(), TarotAdapter::Play);
  EXPECT_EQ(at.score.trickNumber(), 1);
  EXPECT_TRUE(at.score.lastTrick().isEmpty());
  EXPECT_EQ(at.score.prompt(), QStringLiteral("Ann leads: play any card."));
  at.act({"play Ks"});
  EXPECT_EQ(at.score.led(), QStringLiteral("Sceptres"));
  EXPECT_EQ(at.score.prompt(), QStringLiteral("Ben: follow Sceptres."));
  at.act({"play 8s"});
  EXPECT_EQ(at.score.lastTrick(), (QStringList{QStringLiteral("Ks"), QStringLiteral("8s")}));
  EXPECT_EQ(at.score.lastWinner(), 0);
  EXPECT_EQ(at.score.tricks(), (QList<int>{1, 0}));
  EXPECT_EQ(at.score.played(), (QList<int>{5, 0}));
  EXPECT_EQ(at.score.held(), (QList<int>{24, 24}));
  const HandSheet sheet = at.sheet();
  ASSERT_EQ(sheet.play.size(), 1U);
  EXPECT_EQ(sheet.play[0].words, QStringLiteral("Trick 1: Ks, 8s"));
  EXPECT_EQ(sheet.play[0].points, 5);
  EXPECT_EQ(sheet.played, (QList<int>{5, 0}));
}

TEST(TarotAdapter, AFinishedTrickStaysForAWhile) {
  const CardValues at;
  at.discard();
  at.act({"done", "done", "no-ask", "no-ask", "play Ks"});
  at.table->playback()->setMotionMs(3'600'000);
  ASSERT_TRUE(at.table->decision()->press(QStringLiteral("play 8s")));
  // The card was laid; then the trick is told, and stands.
  ASSERT_TRUE(at.table->playback()->beat());
  EXPECT_EQ(at.table->pieces()->rowCount(), kCards);
  EXPECT_GE(rowAt(*at.table->pieces(), QStringLiteral("trick.0"), 0), 0);
  EXPECT_GE(rowAt(*at.table->pieces(), QStringLiteral("trick.1"), 0), 0);
  at.table->playback()->skip();
  EXPECT_LT(rowAt(*at.table->pieces(), QStringLiteral("trick.0"), 0), 0);
}

TEST(TarotAdapter, TheFoolMayBePlayedToAnythingAndBringsItsPlayerFive) {
  const CardValues at;
  at.discard();
  at.act({"done", "done", "no-ask", "no-ask", "play t0"});
  EXPECT_EQ(at.score.prompt(),
            QStringLiteral("Ben: the Foolish Man asks for nothing. Play any card."));
  at.act({"play Kw"});
  const HandSheet sheet = at.sheet();
  ASSERT_EQ(sheet.play.size(), 2U);
  EXPECT_EQ(sheet.play[1].words, QStringLiteral("Played the Foolish Man"));
  EXPECT_EQ(sheet.played, (QList<int>{5, 5}));
}

TEST(TarotAdapter, SortsAHandInThreeOrders) {
  const TarotAdapter score;
  const auto before = [&](const char* left, const char* right, TarotAdapter::Sorting how) {
    return score.rankIn(QString::fromLatin1(left), how) <
           score.rankIn(QString::fromLatin1(right), how);
  };
  EXPECT_TRUE(before("Kp", "t0", TarotAdapter::TrumpsLast));
  EXPECT_TRUE(before("Ks", "Ac", TarotAdapter::TrumpsLast));
  EXPECT_TRUE(before("t21", "As", TarotAdapter::TrumpsFirst));
  EXPECT_TRUE(before("Ap", "2s", TarotAdapter::ByRank));
  EXPECT_TRUE(before("Kp", "t0", TarotAdapter::ByRank));
}

TEST(TarotAdapter, SaysWhatACardIsWorth) {
  const TarotAdapter score;
  EXPECT_TRUE(score.meaning(QStringLiteral("Ks"), {}).contains(QStringLiteral("Tarot Trump")));
  EXPECT_TRUE(score.meaning(QStringLiteral("t18"), {}).contains(QStringLiteral("Greater")));
  EXPECT_TRUE(score.meaning(QStringLiteral("t0"), {}).contains(QStringLiteral("takes nothing")));
  EXPECT_EQ(score.meaning(QStringLiteral("nonsense"), {}), QString());
}

}  // namespace
}  // namespace raindelay::tarot
