// Tests the scoreboard of Quick Baseball, and its words for a pitch.
#include "games/quick_baseball/quick_baseball_adapter.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay::quick_baseball {
namespace {

/// Ann visits Ben; three innings.
Match newMatch() {
  const GameEntry& entry = **findGame("quick-baseball");
  Options options(*entry.info);
  EXPECT_TRUE(options.setText("innings", "3"));
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.options = {{"innings", "3"}};
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  return *Match::begin(*entry.make(options, builtinData(entry.info->id)), setup);
}

/// The adapter reads the match when the events at hand are through.
void settle() {
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
}

/// A table with its adapter, where whoever is on turn takes the seat.
class Stadium {
 public:
  explicit Stadium(std::unique_ptr<MatchController> controller) : table(std::move(controller)) {
    table->seating()->setEndTurn(false);
    table->seating()->takeSeat();
    score.setMatch(table.get());
    settle();
  }
  void act(const char* action) const {
    if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
    ASSERT_TRUE(table->decision()->press(QString::fromLatin1(action)))
        << action << ": " << table->decision()->refusalText().toStdString();
    settle();
  }
  void play(const char* batter, const char* pitcher) const {
    act(batter);
    act(pitcher);
    table->seating()->takeSeat();
    settle();
  }

  std::unique_ptr<MatchController> table;
  QuickBaseballAdapter score;
};

TEST(QuickBaseballAdapter, ShowsTheFirstInningBeforeTheFirstPitch) {
  Stadium at(quickTable(newMatch()));
  EXPECT_EQ(at.score.line().innings, 3);
  EXPECT_EQ(at.score.line().inning, 1);
  EXPECT_TRUE(at.score.line().top);
  EXPECT_EQ(at.score.line().battingSeat, 0);
  EXPECT_EQ(at.score.turnSeat(), 0);
  EXPECT_EQ(at.score.batters(), (QList<int>{1, 1}));
  EXPECT_EQ(at.score.reliefs(), (QList<bool>{false, false}));
  EXPECT_TRUE(at.score.prompt().startsWith(QStringLiteral("Ann, at bat")));
  EXPECT_EQ(at.score.lastPitch(), LastPitch());
  EXPECT_EQ(at.score.headline(), QString());
}

TEST(QuickBaseballAdapter, TellsAHitByTheBorderThatMatched) {
  Stadium at(quickTable(newMatch()));
  at.play("bat contact", "pitch run-out");
  const LastPitch pitch = at.score.lastPitch();
  EXPECT_EQ(pitch.bat, QStringLiteral("contact"));
  EXPECT_EQ(pitch.pitch, QStringLiteral("run-out"));
  EXPECT_EQ(pitch.border, QStringLiteral("green"));
  EXPECT_EQ(pitch.outcome, QStringLiteral("single"));
  EXPECT_EQ(pitch.verdict, QStringLiteral("GREEN meets GREEN: a single"));
  EXPECT_EQ(at.score.runners(), (QList<bool>{true, false, false}));
  EXPECT_EQ(at.score.batters(), (QList<int>{2, 1}));
  EXPECT_EQ(at.score.line().totals0, (QList<int>{0, 1}));
}

TEST(QuickBaseballAdapter, TellsEveryOtherWayAPitchCanEnd) {
  const std::vector<std::array<const char*, 4>> pitches{
      {"bat slap", "pitch strike-out", "struck-out", "struck out"},
      {"bat slap", "pitch run-out", "run-out", "out at first"},
      {"bat slap", "pitch caught", "caught", "caught"},
      {"bat heart", "pitch fly-ball", "fly-out", "a fly"},
      {"bat slap", "pitch pitch-out", "ball", "ball 1"},
      {"leave", "pitch pitch-out", "ball", "ball 1"},
      {"leave", "pitch caught", "taken", "nothing happens"},
      {"leave", "pitch strike-out", "called-out", "BLUE"},
      {"bat long-ball", "pitch caught", "home-run", "RED meets RED: a home run"}};
  for (const auto& [batter, pitcher, outcome, words] : pitches) {
    Stadium at(quickTable(newMatch()));
    at.play(batter, pitcher);
    const LastPitch pitch = at.score.lastPitch();
    EXPECT_EQ(pitch.outcome, QString::fromLatin1(outcome)) << batter << ", " << pitcher;
    EXPECT_TRUE(pitch.verdict.contains(QString::fromLatin1(words))) << pitch.verdict.toStdString();
    EXPECT_EQ(pitch.bat.isEmpty(), QString::fromLatin1(batter) == QStringLiteral("leave"));
  }
}

TEST(QuickBaseballAdapter, TellsAWalkAndASteal) {
  Stadium at(quickTable(newMatch()));
  for (int i = 0; i < 3; ++i) at.play("leave", "pitch pitch-out");
  EXPECT_EQ(at.score.balls(), 3);
  at.play("leave", "pitch pitch-out");
  EXPECT_EQ(at.score.balls(), 0);
  EXPECT_EQ(at.score.lastPitch().outcome, QStringLiteral("walk"));
  EXPECT_TRUE(at.score.prompt().contains(QStringLiteral("steal")));
  EXPECT_TRUE(at.score.meaning(QStringLiteral("base-1-runner"), QStringLiteral("base.1"))
                  .contains(QStringLiteral("second base")));
  at.play("steal", "pitch caught");
  EXPECT_EQ(at.score.lastPitch().verdict, QStringLiteral("Safe: second base is stolen"));
  at.play("steal", "pitch pitch-out");
  EXPECT_EQ(at.score.lastPitch().verdict,
            QStringLiteral("Pitch Out: the runner is out at third base"));
  EXPECT_EQ(at.score.line().outs, 1);
  EXPECT_EQ(at.score.runners(), (QList<bool>{false, false, false}));
}

TEST(QuickBaseballAdapter, CountsTheLineScoreAndBringsTheOtherSideUp) {
  Stadium at(quickTable(newMatch()));
  at.play("bat long-ball", "pitch caught");
  EXPECT_EQ(at.score.line().runs0, QList<int>{1});
  at.play("bat contact", "pitch strike-out");
  at.play("bat heart", "pitch fly-ball");
  at.play("bat slap", "pitch run-out");
  EXPECT_FALSE(at.score.line().top);
  EXPECT_EQ(at.score.line().battingSeat, 1);
  EXPECT_EQ(at.score.line().runs0, QList<int>{1});
  EXPECT_EQ(at.score.line().runs1, QList<int>{0});
  EXPECT_EQ(at.score.batters(), (QList<int>{5, 1}));
}

TEST(QuickBaseballAdapter, TheHandsChangeSidesOnEitherSeatsTable) {
  Stadium at(quickTable(newMatch()));
  at.play("bat contact", "pitch strike-out");
  at.play("bat heart", "pitch fly-ball");
  at.act("bat slap");
  at.act("pitch run-out");
  for (const int seat : {1, 0}) {
    if (at.table->seating()->handOverTo() >= 0) at.table->seating()->takeSeat();
    EXPECT_EQ(at.table->seating()->lookingSeat(), seat);
    EXPECT_TRUE(agreesWithView(*at.table)) << seat;
    EXPECT_EQ(codeAt(*at.table->pieces(), QStringLiteral("hand.%1").arg(seat), 0),
              seat == 1 ? QStringLiteral("long-ball") : QStringLiteral("strike-out"));
    if (seat == 1) at.act("bat top");
  }
}

TEST(QuickBaseballAdapter, ShowsNothingOfAChoiceToTheOtherSeatNorToNobody) {
  Stadium at(quickTable(newMatch()));
  at.play("bat contact", "pitch run-out");
  at.act("bat top");
  EXPECT_EQ(at.table->seating()->lookingSeat(), -1);
  EXPECT_EQ(at.score.lastPitch(), LastPitch());
  EXPECT_EQ(at.score.batters(), (QList<int>{1, 1}));
  EXPECT_EQ(at.score.prompt(), QString());
  at.table->seating()->takeSeat();
  settle();
  EXPECT_EQ(at.score.turnSeat(), 1);
  EXPECT_TRUE(at.score.prompt().startsWith(QStringLiteral("Ben, pitching")));
  EXPECT_EQ(at.score.lastPitch().verdict, QStringLiteral("GREEN meets GREEN: a single"));
  EXPECT_EQ(at.score.line().runs0, QList<int>{0});
}

TEST(QuickBaseballAdapter, LeavesRefusedButtonsToTheTableWithTheirReasons) {
  Stadium at(quickTable(newMatch()));
  ActionModel& refused = *at.table->decision()->refused();
  EXPECT_EQ(columnOf(refused, "text"),
            (QStringList{QStringLiteral("steal"), QStringLiteral("refresh")}));
  EXPECT_FALSE(valueAt(refused, 0, "allowed").toBool());
  EXPECT_EQ(valueAt(refused, 0, "reason").toString(),
            QStringLiteral("No runner is on base to steal"));
  at.act("bat top");
  EXPECT_EQ(refused.count(), 0) << "nobody looks";
}

TEST(QuickBaseballAdapter, LingersOnTheCardsBeforeAnythingElseIsShown) {
  Stadium at(slowTable(newMatch(), true));
  at.table->playback()->skip();
  at.act("bat contact");
  at.table->playback()->skip();
  QSignalSpy pitched(&at.score, &QuickBaseballAdapter::pitched);
  QObject::connect(&at.score, &QuickBaseballAdapter::pitched,
                   [&] { at.table->playback()->linger(10); });
  at.act("pitch run-out");
  while (pitched.isEmpty()) ASSERT_TRUE(at.table->playback()->beat());
  settle();
  EXPECT_EQ(at.score.lastPitch().outcome, QStringLiteral("single"));
  EXPECT_EQ(at.score.batters(), (QList<int>{1, 1})) << "what came of it isn't shown yet";
  EXPECT_EQ(codeAt(*at.table->pieces(), QStringLiteral("bat"), 0), QStringLiteral("contact"));
  EXPECT_EQ(codeAt(*at.table->pieces(), QStringLiteral("pitch"), 0), QStringLiteral("run-out"));
  EXPECT_EQ(codeAt(*at.table->pieces(), QStringLiteral("base.1"), 0), QStringLiteral("base-1"));
}

TEST(QuickBaseballAdapter, SaysHowItEnded) {
  Stadium at(quickTable(newMatch()));
  at.play("bat long-ball", "pitch caught");
  while (!at.table->over()) {
    if (at.table->seating()->handOverTo() >= 0) at.table->seating()->takeSeat();
    const QStringList choices{
        QStringLiteral("refresh"),          QStringLiteral("leave"),
        QStringLiteral("pitch strike-out"), QStringLiteral("pitch strike-out-2"),
        QStringLiteral("pitch fly-ball"),   QStringLiteral("pitch run-out"),
        QStringLiteral("pitch caught"),     QStringLiteral("pitch caught-2")};
    bool done = false;
    for (const QString& choice : choices) done = done || at.table->decision()->press(choice);
    ASSERT_TRUE(done);
  }
  settle();
  ASSERT_TRUE(at.score.over());
  EXPECT_TRUE(at.score.headline().startsWith(QStringLiteral("Ann wins, 1")));
  EXPECT_EQ(at.score.sentence(), QStringLiteral("Played to the last out."));
  EXPECT_EQ(at.score.line().runs1.size(), 3);
  EXPECT_EQ(at.score.prompt(), QString());
}

TEST(QuickBaseballMeaning, SaysWhatACardDoesForWhoIsUp) {
  Stadium at(quickTable(newMatch()));
  const auto meaning = [&](const char* code) {
    return at.score.meaning(QString::fromLatin1(code), QStringLiteral("hand.0"));
  };
  EXPECT_TRUE(meaning("top").contains(QStringLiteral("BLUE or GREEN or YELLOW: a single")));
  EXPECT_TRUE(meaning("long-ball").contains(QStringLiteral("RED: a home run")));
  EXPECT_TRUE(meaning("strike-out-2").contains(QStringLiteral("RED inside counts once")));
  EXPECT_TRUE(meaning("strike-out").contains(QStringLiteral("if it is taken")));
  EXPECT_FALSE(meaning("caught").contains(QStringLiteral("if it is taken")));
  EXPECT_TRUE(meaning("fly-ball").contains(QStringLiteral("unless two are out")));
  EXPECT_TRUE(meaning("pitch-out").contains(QStringLiteral("No border")));
  EXPECT_EQ(meaning("x9"), QString());
}

}  // namespace
}  // namespace raindelay::quick_baseball
