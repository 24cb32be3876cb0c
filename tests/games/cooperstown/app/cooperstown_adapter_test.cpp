// Tests the scoreboard of Tarot de Cooperstown.
#include "games/cooperstown/cooperstown_adapter.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>

#include "app/table_fixture.h"
#include "games/cooperstown/card_meaning.h"

namespace raindelay::cooperstown {
namespace {

/// Seat 0 is Home. The field and seat 1's first cards are those of the source's sample half-inning.
Match sampleMatch(const Rules& rules = Rules()) {
  MatchSetup setup;
  setup.game = "tarot-de-cooperstown";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = 7;
  setup.pins["draw-0"] = {"d20"};
  setup.pins["draw-1"] = {"d3"};
  setup.pins["field"] = {"d3", "d5", "d11", "d12", "d14", "d4", "d16", "d9", "d18"};
  setup.pins["dugout"] = {"d21"};
  setup.pins["offence-1"] = {"6l", "At", "Vg", "2b", "9g"};
  for (const char* suit : {"t", "l", "g", "b"}) {
    for (const char* rank : {"3", "4", "5", "7", "8", "10", "R"}) {
      setup.pins["deal"].push_back(std::string(rank) + suit);
    }
  }
  Result<Match> match = Match::begin(std::make_shared<ErasedGame<Rules>>(rules), setup);
  EXPECT_TRUE(match) << match.error().message;
  return *std::move(match);
}

/// The adapter reads the match when the events at hand are through.
void settle() {
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
}

void press(MatchController& table, std::initializer_list<const char*> actions) {
  for (const char* action : actions) {
    ASSERT_TRUE(table.decision()->press(QString::fromLatin1(action))) << action;
  }
  settle();
}

/// To the end, swinging at everything.
void playOut(MatchController& table) {
  while (!table.over()) {
    const QStringList choices{QStringLiteral("swing"),     QStringLiteral("ready"),
                              QStringLiteral("fc lead"),   QStringLiteral("pickoff 1"),
                              QStringLiteral("pickoff 2"), QStringLiteral("pickoff 3")};
    bool done = false;
    for (const QString& choice : choices) done = done || table.decision()->press(choice);
    ASSERT_TRUE(done);
  }
  settle();
}

TEST(CooperstownAdapter, ShowsTheFirstInningBeforeTheFirstPitch) {
  const auto table = quickTable(sampleMatch());
  CooperstownAdapter adapter;
  adapter.setMatch(table.get());
  EXPECT_TRUE(adapter.begun());
  EXPECT_EQ(adapter.line().inning, 1);
  EXPECT_TRUE(adapter.line().top);
  EXPECT_EQ(adapter.line().homeSeat, 0);
  EXPECT_EQ(adapter.line().battingSeat, 1);
  EXPECT_EQ(adapter.turnSeat(), 1);
  EXPECT_EQ(adapter.relieversAllowed(), 2);
  EXPECT_EQ(adapter.pinchRunners(), (QList<int>{1, 1}));
  EXPECT_TRUE(adapter.prompt().contains(QStringLiteral("Ben")));
  EXPECT_EQ(adapter.headline(), QString());
}

TEST(CooperstownAdapter, AsksForWhatTheOptionsAllowAlone) {
  Config plainest;
  plainest.stealing = plainest.bunting = plainest.pinchRunners = false;
  for (const bool runs : {true, false}) {
    const auto table = quickTable(sampleMatch(runs ? Rules() : Rules(plainest)));
    CooperstownAdapter adapter;
    adapter.setMatch(table.get());
    press(*table, {"swing", "ready", "swing", "ready", "swing"});
    for (int i = 0; i < 20 && !adapter.runners().contains(true); ++i) {
      ASSERT_TRUE(table->decision()->press(QStringLiteral("ready")) ||
                  table->decision()->press(QStringLiteral("swing")));
      settle();
    }
    while (table->decision()->press(QStringLiteral("ready"))) settle();
    ASSERT_TRUE(adapter.runners().contains(true));
    EXPECT_EQ(adapter.prompt().contains(QStringLiteral("on the bases")), runs)
        << adapter.prompt().toStdString();
  }
}

TEST(CooperstownAdapter, CountsTheSampleHalfInning) {
  const auto table = quickTable(sampleMatch());
  CooperstownAdapter adapter;
  adapter.setMatch(table.get());
  press(*table, {"swing", "switch 3B CF", "sub SS", "ready", "swing"});
  EXPECT_EQ(adapter.line().outs, 1);
  EXPECT_EQ(adapter.line().totals1, (QList<int>{0, 1, 0}));
  while (adapter.line().top && (table->decision()->press(QStringLiteral("ready")) ||
                                table->decision()->press(QStringLiteral("swing")))) {
    settle();
  }
  EXPECT_EQ(adapter.line().inning, 1);
  EXPECT_EQ(adapter.line().battingSeat, 0);
  EXPECT_EQ(adapter.line().outs, 0);
  EXPECT_EQ(adapter.line().runs1, QList<int>{1});
  EXPECT_EQ(adapter.line().totals0, (QList<int>{0, 0, 0}));
  EXPECT_EQ(adapter.line().totals1, (QList<int>{1, 2, 0}));
}

TEST(CooperstownAdapter, ShowsNoMoreThanTheTableHasShown) {
  const auto table = slowTable(sampleMatch(), true);
  CooperstownAdapter adapter;
  adapter.setMatch(table.get());
  EXPECT_FALSE(adapter.begun());
  EXPECT_EQ(adapter.prompt(), QString());
  table->playback()->skip();
  settle();
  EXPECT_TRUE(adapter.begun());
  EXPECT_NE(adapter.prompt(), QString());
}

TEST(CooperstownAdapter, SaysHowItEndedAndLaysTheDecksOpen) {
  const auto table = quickTable(sampleMatch());
  CooperstownAdapter adapter;
  adapter.setMatch(table.get());
  QSignalSpy worth(adapter.deck1(), &DeckReport::changed);
  playOut(*table);
  ASSERT_TRUE(adapter.over());
  EXPECT_NE(adapter.headline(), QString());
  EXPECT_NE(adapter.sentence(), QString());
  const DeckReport& deck = *adapter.deck0();
  EXPECT_EQ(deck.beneficial().size() + deck.detrimental().size() + deck.infield().size() +
                deck.pictures().size(),
            28);
  EXPECT_TRUE(deck.infield().contains(QStringLiteral("7l")));
  EXPECT_TRUE(adapter.deck1()->infield().contains(QStringLiteral("6l")));
  while (!adapter.deck1()->ready()) ASSERT_TRUE(worth.wait(600'000));
  EXPECT_GT(deck.worth(), 0);
  EXPECT_EQ(deck.average(), adapter.deck1()->average());
}

TEST(CooperstownAdapter, LeavesWhileDecksArePlayedOut) {
  const auto table = quickTable(sampleMatch());
  {
    CooperstownAdapter adapter;
    adapter.setMatch(table.get());
    playOut(*table);
    EXPECT_FALSE(adapter.deck0()->ready());
  }
  settle();
}

TEST(CardMeaning, ComparesABatterWithTheFielderWhoGetsHisBall) {
  const auto table = quickTable(sampleMatch());
  const auto view = table->match().viewAs<View>(Seat(0));
  const auto at = [&view](const char* code, const char* place) {
    return cardMeaning(view, QString::fromLatin1(code), QString::fromLatin1(place));
  };
  EXPECT_TRUE(at("6l", "plate").contains(QStringLiteral("catcher")));
  EXPECT_TRUE(at("6l", "plate").contains(QStringLiteral("a hit now")));
  EXPECT_TRUE(at("9g", "plate").contains(QStringLiteral("an out now")));
  EXPECT_TRUE(at("4b", "plate").contains(QStringLiteral("home run")));
  EXPECT_TRUE(at("2b", "base.2").contains(QStringLiteral("fast runner")));
  EXPECT_TRUE(at("d14", "field.3B").contains(QStringLiteral("an out")));
  EXPECT_TRUE(at("d5", "field.C").contains(QStringLiteral("a hit")));
  EXPECT_EQ(at("x9", "plate"), QString());
}

}  // namespace
}  // namespace raindelay::cooperstown
