// Tests the umpire's scoreboard of Quick Tennis, and its words for a shot.
#include "games/quick_tennis/quick_tennis_adapter.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay::quick_tennis {
namespace {

Match newMatch() {
  const GameEntry& entry = **findGame("quick-tennis");
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.pins = {{"toss", {"0"}}};
  return *Match::begin(*entry.make(Options(*entry.info), builtinData(entry.info->id)), setup);
}

/// A table with its adapter, where whoever is on turn takes the seat.
class Court {
 public:
  Court() : table(quickTable(newMatch())) {
    table->seating()->setEndTurn(false);
    table->seating()->takeSeat();
    score.setMatch(table.get());
    settle();
  }
  void act(const QStringList& actions) const {
    for (const QString& action : actions) {
      if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
      ASSERT_TRUE(table->decision()->press(action)) << action.toStdString();
      settle();
    }
    if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
    settle();
  }
  static void settle() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }

  std::unique_ptr<MatchController> table;
  QuickTennisAdapter score;
};

const QStringList kAce{QStringLiteral("serve 3"), QStringLiteral("return 1"),
                       QStringLiteral("set")};
const QStringList kRally{QStringLiteral("serve 1"), QStringLiteral("return 1"),
                         QStringLiteral("set")};

TEST(QuickTennisAdapter, TellsAnAceWithTheScore) {
  Court at;
  EXPECT_EQ(at.score.points(), (QStringList{QStringLiteral("0"), QStringLiteral("0")}));
  EXPECT_EQ(at.score.story(), QString());
  EXPECT_EQ(at.score.server(), 0);
  at.act(kAce);
  EXPECT_EQ(at.score.story(), QStringLiteral("Ace. 15–0."));
  at.act(kAce + kAce);
  EXPECT_EQ(at.score.points(), (QStringList{QStringLiteral("40"), QStringLiteral("0")}));
  at.act(kAce);
  EXPECT_EQ(at.score.story(), QStringLiteral("Ace. Game, Ann: 1–0."));
  EXPECT_EQ(at.score.games0(), QList<int>{1});
  EXPECT_EQ(at.score.games1(), QList<int>{0});
  EXPECT_EQ(at.score.server(), 1);
}

TEST(QuickTennisAdapter, TellsWhyAPointEnded) {
  struct Row {
    QStringList stroke;
    const char* story = "";
  };
  const auto line = [](const char* text) { return QString::fromLatin1(text).split(u';'); };
  for (const Row& row :
       {Row{line("hit 3;run 1';no-call"), "Right across the court, out of reach. 0–15."},
        Row{line("hit 4;run 2;lob"), "Nobody crosses the court for a lob. 0–15."},
        Row{line("hit 4;run 1';lob"), "Ann has read the lob. 15–0."},
        Row{line("hit 2;run 1';no-call;concede"), "Ann lets it go. 0–15."},
        Row{line("hit 2;run 1';no-call;recover 4"), "Ann gets there with a second card."},
        Row{line("hit 2;run 2;no-call"), "Ann is there."}}) {
    Court at;
    at.act(kRally + row.stroke);
    EXPECT_EQ(at.score.story(), QString::fromUtf8(row.story))
        << row.stroke.join(u' ').toStdString();
  }
}

TEST(QuickTennisAdapter, CallsALevelScoreAsAnUmpireDoes) {
  Court at;
  at.act(kAce + kRally);
  at.act({QStringLiteral("hit 3"), QStringLiteral("run 1'"), QStringLiteral("no-call")});
  EXPECT_EQ(at.score.story(), QStringLiteral("Right across the court, out of reach. 15-all."));
}

TEST(QuickTennisAdapter, ShowsWhereTheBallWillLand) {
  Court at;
  at.act(kRally);
  EXPECT_EQ(at.score.landing(), QString());
  at.act({QStringLiteral("hit 4"), QStringLiteral("run 2")});
  EXPECT_EQ(at.score.landing(), QStringLiteral("court.0.4"));
  EXPECT_EQ(at.score.roles(), (QStringList{QStringLiteral("receives"), QStringLiteral("hits")}));
  at.act({QStringLiteral("no-call")});
  EXPECT_EQ(at.score.landing(), QString()) << "the point is over";
}

TEST(QuickTennisAdapter, ShowsWhoGetsWhereWhileABallIsToBeRecovered) {
  Court at;
  at.act(kRally);
  EXPECT_EQ(at.score.reach().size(), 0);
  at.act({QStringLiteral("hit 2"), QStringLiteral("run 1'"), QStringLiteral("no-call")});
  EXPECT_EQ(at.score.loose(), QStringLiteral("court.0.2"));
  EXPECT_EQ(at.score.reach(),
            (QStringList{QStringLiteral("court.0.2"), QStringLiteral("court.0.4")}));
  at.act({QStringLiteral("recover 2")});
  EXPECT_EQ(at.score.loose(), QString());
  EXPECT_EQ(at.score.reach(), QStringList());
  at.act({QStringLiteral("hit 4"), QStringLiteral("run 4"), QStringLiteral("lob")});
  EXPECT_EQ(at.score.loose(), QStringLiteral("court.1.1"));
  EXPECT_EQ(at.score.reach(), QStringList{QStringLiteral("court.1.1")}) << "of a lob the same side";
}

/// The codes of the cards there, as the screen has them: empty for backs.
QString codesAt(MatchController& table, const QString& place) {
  QString codes;
  for (int order = 0; rowAt(*table.pieces(), place, order) >= 0; ++order) {
    codes += codeAt(*table.pieces(), place, order);
  }
  return codes;
}

// Both hands lie open there: which card leaves the receiver's would tell where he runs.
TEST(QuickTennisTogether, R4_2_TheHitterCallsBeforeAnythingOfTheReceiversCardIsSeen) {
  for (const QString& run : {QStringLiteral("run 2"), QStringLiteral("run 4")}) {
    Court at;
    at.table->seating()->setTogether(true);
    JointChoice& joint = *at.table->decision()->joint();
    ASSERT_TRUE(joint.lock(0, QStringLiteral("serve 1")));
    ASSERT_TRUE(joint.lock(1, QStringLiteral("return 1")));
    ASSERT_TRUE(joint.lock(1, QStringLiteral("ready")));
    Court::settle();
    ASSERT_TRUE(at.table->seating()->everybodyLooks());
    at.table->playback()->setMotionMs(3'600'000);
    ASSERT_TRUE(joint.lock(1, QStringLiteral("hit 4")));
    ASSERT_TRUE(joint.lock(0, run));
    ASSERT_TRUE(at.table->playback()->busy());
    const auto expectHidden = [&] {
      EXPECT_EQ(codesAt(*at.table, QStringLiteral("hand.0")), QString());
      EXPECT_EQ(codesAt(*at.table, QStringLiteral("slot.0")), QString());
    };
    expectHidden();
    while (at.table->playback()->beat()) expectHidden();
    at.table->playback()->skip();
    expectHidden();
    EXPECT_EQ(codesAt(*at.table, QStringLiteral("slot.1")), QStringLiteral("blue-4"));
    EXPECT_EQ(at.table->seating()->handOverTo(), -1) << "both sit there";
    EXPECT_EQ(at.table->seating()->nearSeat(), 0) << "the table isn't turned";
    at.table->seating()->cover();
    ASSERT_TRUE(at.table->decision()->press(QStringLiteral("no-call")));
    at.table->playback()->skip();
    EXPECT_TRUE(at.table->seating()->everybodyLooks());
    EXPECT_FALSE(at.table->playback()->busy()) << "nothing is shown twice";
    EXPECT_NE(codesAt(*at.table, QStringLiteral("hand.0")), QString());
  }
}

TEST(QuickTennisAdapter, TellsTheSetsAsTheUmpireCallsThem) {
  Court at;
  for (int point = 0; point < 60 && !at.score.over(); ++point) {
    if (at.score.server() == 1) {
      at.act(kAce);
    } else {
      at.act(kRally + QStringList{QStringLiteral("hit 3"), QStringLiteral("run 1'"),
                                  QStringLiteral("no-call")});
    }
  }
  EXPECT_EQ(at.score.headline(), QStringLiteral("Ben wins, 6–0"));
  EXPECT_EQ(at.score.sentence(), QStringLiteral("Game, set and match: 6–0."));
  EXPECT_EQ(at.score.games1(), QList<int>{6});
  EXPECT_EQ(at.score.figures1(), (QList<int>{24, 12, 12, 12, 6, 3}));
}

}  // namespace
}  // namespace raindelay::quick_tennis
