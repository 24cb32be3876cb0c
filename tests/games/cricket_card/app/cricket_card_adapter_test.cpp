// Tests the data of Cricket Card's page: scores, the target, the worth of a card, scorecards.
#include "games/cricket_card/cricket_card_adapter.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <string>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay::cricket_card {
namespace {

Match newMatch(const std::map<std::string, std::string>& settings = {}) {
  const GameEntry& entry = **findGame("cricket-card");
  Options options(*entry.info);
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.options = settings;
  for (const auto& [id, value] : settings) {
    EXPECT_TRUE(options.setText(id, value)) << id;
  }
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = 7;
  return *Match::begin(*entry.make(options, builtinData(entry.info->id)), setup);
}

/// A table with its adapter, where whoever is on turn takes the seat.
class Ground {
 public:
  explicit Ground(Match match) : table(quickTable(std::move(match))) {
    table->seating()->setEndTurn(false);
    score.setMatch(table.get());
    next();
  }
  void settle() const {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
  void next() const {
    if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
    settle();
  }
  void act(const QString& action) const {
    ASSERT_TRUE(table->decision()->press(action))
        << action.toStdString() << ": " << table->decision()->refusalText().toStdString();
    settle();
  }
  void act(const char* action) const { act(QString::fromLatin1(action)); }
  /// The first allowed action that begins like this, if there is one.
  [[nodiscard]] QString allowed(const char* head) const {
    for (int i = 0; i < static_cast<int>(table->match().legal().size()); ++i) {
      QString text = allowedText(*table, i);
      if (text.startsWith(QLatin1String(head))) return text;
    }
    return {};
  }
  /// The first of these that is allowed, until the match is over.
  void playOn(const QList<const char*>& heads) const {
    while (!table->over()) {
      next();
      QString choice;
      for (const char* head : heads) {
        if (choice.isEmpty()) choice = allowed(head);
      }
      ASSERT_FALSE(choice.isEmpty());
      act(choice);
    }
    settle();
  }

  std::unique_ptr<MatchController> table;
  CricketCardAdapter score;
};

TEST(CricketCardAdapter, AsksWhoWonTheTossAndShowsAnEmptyBoard) {
  Ground at(newMatch());
  EXPECT_TRUE(at.score.prompt().contains(QStringLiteral("won the toss")));
  EXPECT_EQ(at.score.battingSeat(), -1);
  EXPECT_FALSE(at.score.started());
  EXPECT_EQ(at.score.totals(), (QList<int>{0, 0}));
  EXPECT_EQ(at.score.runs0(), QList<int>(10, -1));
  EXPECT_EQ(at.score.drawLimit(), kDrawRuns);
  EXPECT_EQ(at.score.headline(), QString());
}

TEST(CricketCardAdapter, TellsWhatACardIsWorthBeforeItIsPlayedAndWhatItBrought) {
  Ground at(newMatch());
  at.act("bat");
  at.next();
  const int batter = at.score.turnSeat();
  ASSERT_EQ(at.score.battingSeat(), batter);
  const QString place = QStringLiteral("wicket.%1.3").arg(batter);
  const QString jack = batter == 0 ? QStringLiteral("Jd") : QStringLiteral("Jc");
  const QString two = batter == 0 ? QStringLiteral("2d") : QStringLiteral("2c");
  EXPECT_EQ(at.score.worth(jack, place), QStringLiteral("+80"));
  EXPECT_EQ(at.score.worth(two, place), QStringLiteral("+0"));
  EXPECT_EQ(at.score.worth(jack, QStringLiteral("wicket.%1.3").arg(1 - batter)), QString());

  const QString stroke = at.allowed("play");
  const int wicket = stroke.section(QLatin1Char('>'), 1).toInt();
  at.act(stroke);
  EXPECT_EQ(at.score.prompt(), QString()) << "nobody looks";
  EXPECT_EQ(at.score.openWicket(), 0) << "nobody looks";
  at.next();
  EXPECT_EQ(at.score.turnSeat(), 1 - batter);
  EXPECT_EQ(at.score.openWicket(), wicket);
  const int stake = at.score.atStake();
  EXPECT_TRUE(at.score.prompt().contains(QString::number(stake)));
  EXPECT_EQ(at.score.worth(jack, QStringLiteral("wicket.%1.%2").arg(batter).arg(wicket)),
            QStringLiteral("−%1").arg(stake));
  at.act("let");
  at.next();
  const QList<int> runs = batter == 0 ? at.score.runs0() : at.score.runs1();
  EXPECT_EQ(runs[wicket - 1], stake);
  EXPECT_EQ(at.score.totals()[batter], stake);
  EXPECT_EQ((batter == 0 ? at.score.scores0() : at.score.scores1())[0],
            QStringLiteral("%1 / 1").arg(stake));
  EXPECT_EQ(at.score.worth(jack, QStringLiteral("wicket.%1.%2").arg(batter).arg(wicket)), QString())
      << "it has been played";
}

TEST(CricketCardAdapter, SaysWhatIsWantedInEachInnings) {
  Ground at(newMatch());
  at.act("bat");
  at.next();
  const QString first = at.score.battingSeat() == 0 ? QStringLiteral("Ann") : QStringLiteral("Ben");
  EXPECT_EQ(at.score.wanted(), QStringLiteral("Follow-on at 200"));
  at.act("close");
  at.next();
  EXPECT_EQ(at.score.wanted(), QStringLiteral("Scores level"));
  at.act("close");
  at.next();
  EXPECT_TRUE(at.score.second());
  EXPECT_TRUE(at.score.wanted().startsWith(first)) << at.score.wanted().toStdString();
}

TEST(CricketCardAdapter, SaysWhenAChaseCanOnlyBeSaved) {
  // Whoever bats first has more than half of what makes a draw when the last innings begins.
  Ground at(newMatch({{"multiplier", "20"}, {"follow-on", "scaled"}, {"draw-runs", "700"}}));
  at.act("bat");
  at.next();
  const int first = at.score.battingSeat();
  const QString other = first == 0 ? QStringLiteral("Ben") : QStringLiteral("Ann");
  const auto batTo = [&](int runs) {
    while (at.score.totals()[first] < runs && !at.score.over()) {
      const QString choice = at.allowed("let").isEmpty() ? at.allowed("play") : at.allowed("let");
      ASSERT_FALSE(choice.isEmpty());
      at.act(choice);
      at.next();
    }
    at.act("close");
    at.next();
  };
  batTo(100);
  at.act("close");
  at.next();
  batTo(350);
  ASSERT_EQ(at.score.battingSeat(), 1 - first);
  const int missing = 700 - at.score.aggregate();
  ASSERT_GT(missing, 1);
  const QString said = QStringLiteral("%1 more save the test; it can't be won now").arg(missing);
  EXPECT_EQ(at.score.wanted(), said);
  EXPECT_TRUE(at.score.prompt().contains(said)) << at.score.prompt().toStdString();
  EXPECT_FALSE(at.score.prompt().contains(QStringLiteral("to win")));
  EXPECT_TRUE(at.score.prompt().contains(other));
}

TEST(CricketCardAdapter, SaysWhoHasTheChoiceByACoinOrInTurn) {
  for (const bool inTurn : {false, true}) {
    Ground at(newMatch({{"tests", "3"}, {"toss-in-turn", inTurn ? "on" : "off"}}));
    for (int test = 0; test < 3; ++test) {
      at.next();
      const bool coin = test == 0 || (test == 2 && !inTurn);
      EXPECT_TRUE(at.score.prompt().contains(coin ? QStringLiteral("won the toss")
                                                  : QStringLiteral("the toss is yours")))
          << test << at.score.prompt().toStdString();
      EXPECT_TRUE(at.score.prompt().contains(QStringLiteral("a slight advantage")));
      while (at.score.testsOver() == test) {
        for (const char* head : {"let", "leave", "close", "bat"}) {
          if (const QString choice = at.allowed(head); !choice.isEmpty()) {
            at.act(choice);
            break;
          }
        }
        at.next();
      }
    }
  }
}

TEST(CricketCardAdapter, KeepsAScorecardThatAddsUp) {
  Ground at(newMatch());
  at.playOn({"bat", "recounter", "let", "leave", "counter", "play"});
  ASSERT_TRUE(at.score.over());
  EXPECT_FALSE(at.score.headline().isEmpty());
  EXPECT_FALSE(at.score.sentence().isEmpty());
  const QVariantList cards = at.score.cards();
  ASSERT_EQ(cards.size(), 1);
  const auto test = cards[0].value<TestCard>();
  EXPECT_EQ(at.score.headline(), test.result);
  QList<int> totals{0, 0};
  for (const QVariant& innings : test.innings) {
    const auto card = innings.value<InningsCard>();
    int sum = card.extras;
    for (const int runs : card.runs) sum += std::max(0, runs);
    EXPECT_EQ(sum, card.total);
    EXPECT_EQ(card.wickets, 10 - card.runs.count(-1));
    totals[card.seat] += card.total;
  }
  EXPECT_EQ(totals, at.score.totals());
  EXPECT_EQ(totals, test.totals);
  EXPECT_EQ(at.score.prompt(), QString());
}

TEST(CricketCardAdapter, KeepsTheTestsOfASeries) {
  Ground at(newMatch({{"tests", "3"}, {"multiplier-2", "12"}}));
  EXPECT_EQ(at.score.tests(), 3);
  at.playOn({"bowl", "let", "leave", "play"});
  const QVariantList cards = at.score.cards();
  ASSERT_EQ(cards.size(), 3);
  EXPECT_EQ(cards[1].value<TestCard>().multiplier, 12);
  EXPECT_EQ(cards[2].value<TestCard>().multiplier, 10);
  for (const QVariant& card : cards) EXPECT_FALSE(card.value<TestCard>().result.isEmpty());
  EXPECT_TRUE(at.score.headline().contains(QStringLiteral("series")));
}

TEST(CricketCardAdapter, ShowsNothingWhileNobodyLooks) {
  Ground at(newMatch());
  at.act("bat");
  at.next();
  at.act(at.allowed("play"));
  at.next();
  at.act("let");
  EXPECT_EQ(at.table->seating()->lookingSeat(), -1);
  EXPECT_EQ(at.score.turnSeat(), -1);
  EXPECT_TRUE(at.score.cards().isEmpty());
  EXPECT_EQ(at.score.totals(), (QList<int>{0, 0}));
  EXPECT_EQ(at.score.wanted(), QString());
}

TEST(CricketCardAdapter, TallyTellsWhatIsGoneAndNothingOfTheOtherHand) {
  Ground at(newMatch());
  at.act("bat");
  at.next();
  using Where = CricketCardAdapter::Whereabouts;
  const int batter = at.score.turnSeat();
  const auto own = [&] { return batter == 0 ? at.score.tally0() : at.score.tally1(); };
  const auto others = [&] { return batter == 0 ? at.score.tally1() : at.score.tally0(); };
  EXPECT_EQ(own().count(Where::Held), kHandSize);
  EXPECT_EQ(own().count(Where::Hidden), kPlayCards - kHandSize);
  EXPECT_EQ(others(), QList<int>(kPlayCards, Where::Hidden));
  at.act(at.allowed("play"));
  at.next();
  EXPECT_EQ(own().count(Where::Gone), 1) << "as its opponent knows it";
  EXPECT_EQ(own().count(Where::Hidden), kPlayCards - 1);
  EXPECT_EQ(others().count(Where::Held), kHandSize);
}

TEST(CricketCardAdapter, ASeriesHasPitchesTotalsAndAStanding) {
  Ground at(newMatch({{"tests", "3"}, {"multiplier-2", "12"}}));
  EXPECT_EQ(at.score.pitches(), (QList<int>{10, 12, 10}));
  at.next();
  EXPECT_EQ(at.score.series(), QStringLiteral("The first of 3 tests"));
  while (at.score.testsOver() == 0) {
    at.next();
    for (const char* head : {"let", "leave", "play", "bat"}) {
      if (const QString choice = at.allowed(head); !choice.isEmpty()) {
        at.act(choice);
        break;
      }
    }
    at.next();
  }
  const auto first = at.score.cards().first().value<TestCard>();
  EXPECT_NE(first.result, QString());
  const auto last = at.score.cards().last().value<TestCard>();
  EXPECT_EQ(at.score.cards().size(), 3);
  EXPECT_EQ(last.number, 3);
  EXPECT_TRUE(last.innings.empty());
  int runs = 0;
  for (const QVariant& one : first.innings) {
    const auto innings = one.value<InningsCard>();
    if (innings.seat == 0) runs += innings.total;
  }
  EXPECT_GT(runs, 0);
  EXPECT_EQ(first.totals[0], runs);
  const QList<int> won = at.score.won();
  EXPECT_EQ(at.score.series().contains(QStringLiteral("leads")), won[0] != won[1]);
}

TEST(CricketCardAdapter, APitchThatIsNotSetIsThatOfTheFirstTest) {
  for (const auto& [settings, pitches] :
       std::vector<std::pair<std::map<std::string, std::string>, QList<int>>>{
           {{}, {10}},
           {{{"multiplier", "8"}}, {8}},
           {{{"tests", "2"}, {"multiplier", "8"}, {"multiplier-3", "9"}}, {8, 8}}}) {
    EXPECT_EQ(Ground(newMatch(settings)).score.pitches(), pitches);
  }
}

}  // namespace
}  // namespace raindelay::cricket_card
