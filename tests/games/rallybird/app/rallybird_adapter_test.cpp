// Tests RallyBird's scoreboard and board, the wording of the dice, and the box score.
#include "games/rallybird/rallybird_adapter.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "app/table_fixture.h"
#include "games/game_list.h"

namespace raindelay::rallybird {
namespace {

using Dice = std::vector<std::string>;

/// Ann visits Ben; Steal 2B is set aside, the dice are given.
Match newMatch(Dice dice) {
  const GameEntry& entry = **findGame("rallybird");
  const Options options(*entry.info);
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.pins = {{"aside-0", {"steal-2b"}}, {"dice", std::move(dice)}};
  return *Match::begin(*entry.make(options, builtinData(entry.info->id)), setup);
}

/// The adapter reads the match when the events at hand are through.
void settle() {
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
}

/// A table with its adapter, where whoever is on turn takes the seat. The defence has kept 5/4.
class Diamond {
 public:
  explicit Diamond(Dice dice = {}) : table(quickTable(newMatch(std::move(dice)))) {
    table->seating()->setEndTurn(false);
    table->seating()->takeSeat();
    score.setMatch(table.get());
    settle();
  }
  void act(const char* action) const {
    ASSERT_TRUE(table->decision()->press(QString::fromLatin1(action)))
        << action << ": " << table->decision()->refusalText().toStdString();
    table->seating()->takeSeat();
    settle();
  }
  /// A=5/4 B=5/3 C=4/3 D=4/2 E=3/2 F=3/1, as far as they are there.
  void lay() const {
    for (const char zone : {'A', 'B', 'C', 'D', 'E', 'F'}) {
      table->decision()->put(QStringLiteral("gloves"), 0,
                             QStringLiteral("zone.") + QLatin1Char(zone));
    }
    settle();
  }
  void bat(const char* play) const {
    act(play);
    lay();
    table->decision()->sendDraft();
    table->seating()->takeSeat();
    settle();
  }

  std::unique_ptr<MatchController> table;
  RallyBirdAdapter score;
};

TEST(RallyBirdAdapter, ShowsTheSeventhInningBeforeTheFirstAtBat) {
  const Diamond at;
  EXPECT_EQ(at.score.line().first, 7);
  EXPECT_EQ(at.score.line().innings, 9);
  EXPECT_EQ(at.score.line().runs0, (QList<int>{0}));
  EXPECT_EQ(at.score.line().battingSeat, 0);
  EXPECT_EQ(at.score.printed(), (QList<int>{2, 2, 2, 3, 2, 2}));
  EXPECT_EQ(at.score.zones(), at.score.printed());
  EXPECT_EQ(at.score.bird(), QStringLiteral("for both"));
  EXPECT_EQ(at.score.verdict(), QString());
  EXPECT_EQ(at.score.prompt(),
            QStringLiteral("Ben, in the field: which Glove with the baseball do you take?"));
}

TEST(RallyBirdAdapter, GlovesCountAsSoonAsTheyLieInTheirZones) {
  const Diamond at;
  at.act("keep-icon 5/4");
  at.act("play infield-left");
  at.lay();
  EXPECT_EQ(at.score.zones(), (QList<int>{5, 5, 4, 4, 3, 3}));
  EXPECT_EQ(at.score.tested(), QList<int>()) << "the play lies face down";
  EXPECT_TRUE(at.table->decision()->takeBack(QStringLiteral("zone.A"), 0));
  EXPECT_EQ(at.score.zones(), (QList<int>{2, 5, 4, 4, 3, 3}));
}

TEST(RallyBirdAdapter, SpellsOutHowTheDiceCompare) {
  const Diamond at({"4 5", "6 6", "1 1", "1 2"});
  at.act("keep-icon 5/4");
  at.bat("play infield-left");
  EXPECT_EQ(at.score.verdict(), QStringLiteral("9 against D 4 + A 5 = 9: equal"));
  at.act("wear A");
  at.bat("play deep-left");
  EXPECT_EQ(at.score.verdict(), QStringLiteral("12 against E 3 + E 3 = 6: more"));
  at.bat("play sac-left");
  EXPECT_EQ(at.score.verdict(), QStringLiteral("2 against E 2: equal"));
  at.bat("play grounder-right");
  EXPECT_EQ(at.score.verdict(), QStringLiteral("3 against C 4 + C 4 = 8: less"));
  RallyBirdAdapter later;
  later.setMatch(at.table.get());
  EXPECT_EQ(later.verdict(), at.score.verdict()) << "for who comes to the table later";
  at.act("play deep-right");
  EXPECT_EQ(at.score.verdict(), QString()) << "the next play lies face down";
}

TEST(RallyBirdAdapter, ThePlayThatLiesOpenTestsItsZones) {
  const Diamond at({"6 6"});
  at.act("keep-icon 5/4");
  at.bat("play infield-left");
  ASSERT_EQ(at.table->match().turn().seat, Seat(1));
  EXPECT_EQ(at.score.tested(), (QList<int>{3, 0}));
  EXPECT_EQ(at.score.meaning(QStringLiteral("infield-left"), QStringLiteral("play")),
            QStringLiteral("Against D 4 + A 5 = 9."));
  EXPECT_EQ(at.score.prompt(), QStringLiteral("Ben, in the field: which Glove gives way?"));
  at.act("wear D");
  EXPECT_EQ(at.score.tested(), QList<int>());
  EXPECT_EQ(at.score.zones(), at.score.printed()) << "the Gloves are on the bench again";
}

TEST(RallyBirdAdapter, SaysWhatACardMeansWhereItLies) {
  const Diamond at;
  at.act("keep-icon 5/4");
  const QString hand = QStringLiteral("hand.0");
  EXPECT_EQ(at.score.meaning(QStringLiteral("steal-3b"), hand),
            QStringLiteral("Not with these bases."));
  EXPECT_EQ(at.score.meaning(QStringLiteral("deep-left"), hand), QString());
  EXPECT_EQ(at.score.meaning(QStringLiteral("glove-4-6"), QStringLiteral("lost")),
            QStringLiteral("Counts 4; weakened, 6."));
  EXPECT_EQ(at.score.meaning(QStringLiteral("glove-5-3-back"), QStringLiteral("zone.A")),
            QStringLiteral("Counts 3; weakened again, it is out for this half-inning."));
}

TEST(RallyBirdAdapter, CountsTheBoxScoreAndThePlays) {
  const Diamond at({"6 6", "6 6", "6 6", "1 1"});
  at.act("keep-icon 5/4");
  at.bat("play home-run");
  EXPECT_EQ(at.score.line().runs0, (QList<int>{1}));
  EXPECT_EQ(at.score.line().totals0, (QList<int>{1, 1}));
  at.act("wear E");
  at.bat("play deep-left");
  at.bat("play deep-left");
  EXPECT_EQ(at.score.line().outs, 1);
  EXPECT_EQ(at.score.figures0(), (QList<int>{0, 1, 1, 0, 0, 0, 0}));
  EXPECT_EQ(at.score.figures1(), (QList<int>{0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(at.score.playNames().size(), 2);
  EXPECT_EQ(at.score.plays0(), (QList<int>{1, 2}));
  EXPECT_EQ(at.score.plays1(), (QList<int>{0, 0}));
}

TEST(RallyBirdAdapter, OddsAreOfThirtySixThrows) {
  const auto odds = [](int sum) {
    return QList<int>{RallyBirdAdapter::odds(sum, 0), RallyBirdAdapter::odds(sum, 1),
                      RallyBirdAdapter::odds(sum, 2)};
  };
  EXPECT_EQ(odds(7), (QList<int>{15, 6, 15}));
  EXPECT_EQ(odds(2), (QList<int>{0, 1, 35}));
  EXPECT_EQ(odds(13), (QList<int>{36, 0, 0}));
}

}  // namespace
}  // namespace raindelay::rallybird
