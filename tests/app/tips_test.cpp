// Tips at the table: told once, to a person who chooses, and to nobody who doesn't want them; and
// what those of the games say stands in their rules.

#include "table/tips.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <set>

#include "app/table_fixture.h"
#include "games/game_list.h"
#include "shell/settings_at_table.h"
#include "table/match_controller.h"

namespace raindelay {
namespace {

const Seat kAnn(0);
const Seat kBen(1);

constexpr std::array<TipInfo, 3> kTips{{
    {.id = "shrug", .rule = "1", .text = {"Tips", "You thought of something"}, .after = "shrugged"},
    {.id = "swap", .rule = "2", .text = {"Tips", "You may swap"}, .can = "swap"},
    {.id = "play", .rule = "3", .text = {"Tips", "You may play"}, .can = "play"},
}};

/// Tips beside a match whose seats choose one after the other.
struct TipsTest : testing::Test {
  void act(const char* action) {
    ASSERT_FALSE(match.act(*match.game().parse(action))) << action;
    offer();
  }
  void offer() { tips.offer(match.turn().seat); }
  /// Any card of the seat on turn goes to the row.
  void play() {
    const ActionList legal = match.legal();
    const auto played = std::find_if(legal.begin(), legal.end(),
                                     [](Action action) { return action.verb == rummage::kPlay; });
    ASSERT_NE(played, legal.end());
    ASSERT_FALSE(match.act(*played));
    offer();
  }

  Match match = secretMatch();
  Tips tips{match, kTips};
  QSignalSpy told{&tips, &Tips::told};
};

TEST_F(TipsTest, IsToldOnce) {
  tips.want(true, {});
  offer();
  EXPECT_EQ(tips.text(), QStringLiteral("You may play"));
  EXPECT_EQ(tips.rule(), QStringLiteral("3"));
  for (int i = 0; i < 8; ++i) act("pass");
  EXPECT_EQ(told.count(), 2) << "the shrug was told besides, and nothing twice";
}

TEST_F(TipsTest, IsNotToldWhereItWasToldAtAnotherTable) {
  tips.want(true, {QStringLiteral("play")});
  offer();
  EXPECT_EQ(tips.text(), QString());
}

TEST_F(TipsTest, IsNotToldToWhoeverDoesntWantIt) {
  tips.want(false, {});
  offer();
  EXPECT_EQ(tips.text(), QString());
  EXPECT_EQ(told.count(), 0);
  tips.want(true, {});
  EXPECT_EQ(tips.text(), QStringLiteral("You may play")) << "wanted while the choice stands open";
  tips.want(false, {});
  EXPECT_EQ(tips.text(), QString());
}

TEST_F(TipsTest, NothingIsToldWhileNobodyChooses) {
  tips.want(true, {});
  tips.offer(std::nullopt);
  EXPECT_EQ(told.count(), 0);
}

TEST_F(TipsTest, IsTheBusinessOfWhoeverChoosesAndOfNobodyElse) {
  tips.want(true, {QStringLiteral("play"), QStringLiteral("swap")});
  act("pass");
  EXPECT_EQ(match.turn().seat, kBen);
  EXPECT_EQ(tips.text(), QString()) << "Ben doesn't know that Ann thought of something";
  act("pass");
  EXPECT_EQ(match.turn().seat, kAnn);
  EXPECT_EQ(tips.text(), QStringLiteral("You thought of something"));
  act("pass");
  EXPECT_EQ(tips.text(), QString()) << "that was Ann's";
}

TEST_F(TipsTest, StandsForThisChoiceAndTheNext) {
  tips.want(true, {QStringLiteral("swap")});
  tips.offer(kAnn);
  const QString tip = tips.text();
  ASSERT_FALSE(tip.isEmpty());
  tips.offer(kAnn);
  EXPECT_EQ(tips.text(), tip) << "the same choice laid out again";
  ASSERT_FALSE(match.act(*match.game().parse("pass")));
  tips.offer(kAnn);
  EXPECT_EQ(tips.text(), tip);
  ASSERT_FALSE(match.act(*match.game().parse("pass")));
  tips.offer(kAnn);
  EXPECT_NE(tips.text(), tip);
}

TEST_F(TipsTest, GoesWhenItWasReadWhenOthersLookAndWithAllOthers) {
  QSignalSpy declined(&tips, &Tips::declined);
  tips.want(true, {});
  offer();
  tips.close();
  EXPECT_EQ(tips.text(), QString());
  play();
  ASSERT_EQ(tips.text(), QStringLiteral("You may swap"));
  tips.clear();
  EXPECT_EQ(tips.text(), QString());
  EXPECT_EQ(declined.count(), 0);
  tips.decline();
  EXPECT_EQ(declined.count(), 1);
}

/// Tables as the settings say, each test's in a home of its own.
class TipsAtTable : public testing::Test {
 protected:
  TipsAtTable() { qputenv("RAINDELAY_HOME", home_.path().toUtf8()); }
  ~TipsAtTable() override { qputenv("RAINDELAY_HOME", before_); }

  static std::unique_ptr<MatchController> begin(const char* game = "tarot-de-cooperstown") {
    const GameEntry& entry = **findGame(game);
    const auto rules = defaultGame(entry);
    MatchSetup setup;
    setup.game = entry.info->id;
    setup.players.resize(static_cast<std::size_t>(rules->seats()), {"Ben", "human"});
    setup.players.front() = {"Ann", "human"};
    setup.seed = 7;
    return quickTable(*Match::begin(rules, setup));
  }
  /// Does the first thing that can be done until a tip stands, for so many choices at the most.
  static QString playOn(MatchController& table, int choices = 100) {
    while (table.tips()->text().isEmpty() && choices-- > 0) {
      table.decision()->press(table.decision()->actions()->entries().front().text);
    }
    return table.tips()->text();
  }

 private:
  QByteArray before_ = qgetenv("RAINDELAY_HOME");
  QTemporaryDir home_;
};

TEST_F(TipsAtTable, WhatWasToldAtOneIsNotToldAtAnother) {
  Settings settings;
  const GameCatalog catalog;
  SettingsAtTable tables(settings, catalog);
  const auto first = begin();
  tables.play(*first);
  const QString tip = playOn(*first);
  ASSERT_FALSE(tip.isEmpty());
  EXPECT_EQ(settings.toldTips(kCooperstown).size(), 1);
  const auto second = begin();
  tables.play(*second);
  EXPECT_NE(playOn(*second), tip);
}

TEST_F(TipsAtTable, DeclinedTheyAreSwitchedOffAndSwitchedOnAllAreToldAnew) {
  Settings settings;
  const GameCatalog catalog;
  SettingsAtTable tables(settings, catalog);
  const auto table = begin();
  tables.play(*table);
  const QString tip = playOn(*table);
  table->tips()->decline();
  EXPECT_FALSE(settings.tips());
  EXPECT_EQ(playOn(*table), QString());
  settings.setTips(true);
  EXPECT_EQ(settings.toldTips(kCooperstown), QStringList());
  const auto again = begin();
  tables.play(*again);
  EXPECT_EQ(playOn(*again), tip);
}

TEST_F(TipsAtTable, ThereAreNoneWhereItIsOnlyShown) {
  Settings settings;
  const GameCatalog catalog;
  SettingsAtTable tables(settings, catalog);
  const auto table = begin();
  tables.show(*table);
  EXPECT_EQ(playOn(*table), QString()) << "a lesson";
}

TEST_F(TipsAtTable, WhereTheScreenPassesNoneIsTold) {
  Settings settings;
  const GameCatalog catalog;
  SettingsAtTable tables(settings, catalog);
  const auto passed = begin("tarot");
  tables.play(*passed);
  ASSERT_TRUE(passed->seating()->hotSeat().passes());
  for (int choice = 0; choice < 40 && !passed->over(); ++choice) {
    if (passed->seating()->canEndTurn()) passed->seating()->endTurn();
    if (passed->seating()->handOverTo() >= 0) passed->seating()->takeSeat();
    if (!passed->decision()->press(allowedText(*passed, 0))) passed->decision()->sendDraft();
    EXPECT_EQ(passed->tips()->text(), QString()) << choice;
  }
  EXPECT_EQ(settings.toldTips(QStringLiteral("tarot")), QStringList());
}

class TipsOfEveryGame : public testing::TestWithParam<GameEntry> {};

TEST_P(TipsOfEveryGame, StandInTheRules) {
  const GameEntry& game = GetParam();
  QFile page(QStringLiteral(":/assets/%1/rules.md").arg(QLatin1String(game.info->id.data())));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QString rules = QString::fromUtf8(page.readAll());
  std::set<std::string_view> ids;
  for (const TipInfo& tip : game.tips) {
    EXPECT_TRUE(ids.insert(tip.id).second) << tip.id;
    const QString rule = QString::fromUtf8(tip.rule.data(), qsizetype(tip.rule.size()));
    EXPECT_TRUE(rules.contains(QStringLiteral("**%1 ").arg(rule))) << tip.id << ": " << tip.rule;
  }
}

TEST_P(TipsOfEveryGame, AreAFewShortSentences) {
  constexpr int kMostLetters = 180;
  EXPECT_GE(GetParam().tips.size(), 4U);
  EXPECT_LE(GetParam().tips.size(), 7U);
  for (const TipInfo& tip : GetParam().tips) {
    EXPECT_LE(QString::fromUtf8(tip.text.source).size(), kMostLetters) << tip.id;
  }
}

/// A game needn't have any.
std::vector<GameEntry> gamesWithTips() {
  std::vector<GameEntry> games(allGames().begin(), allGames().end());
  std::erase_if(games, [](const GameEntry& game) { return game.tips.empty(); });
  return games;
}

INSTANTIATE_TEST_SUITE_P(Games, TipsOfEveryGame, testing::ValuesIn(gamesWithTips()),
                         [](const auto& game) {
                           std::string name(game.param.info->id);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace raindelay
