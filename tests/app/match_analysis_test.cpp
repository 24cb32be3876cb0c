// Looking back at a match that is over: what the replay shows of it, and where it is kept.
#include "review/match_analysis.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QTest>
#include <algorithm>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "review/replay.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

/// Long enough for a busy machine; none of these waits for it.

class MatchAnalyses : public FolderTest {
 protected:
  /// A replay whose analysis looks as far as a Rookie.
  [[nodiscard]] std::unique_ptr<Replay> replayOf(const Match& match) const {
    auto replay = std::make_unique<Replay>(quickTable(match.withoutUndone()));
    replay->analysis()->setLevel(PlayerKind::kRookie);
    replay->analysis()->setFolder(QString::fromStdString((home_ / "analyses").string()));
    return replay;
  }
  [[nodiscard]] QStringList kept() const {
    return QDir(QString::fromStdString((home_ / "analyses").string())).entryList(QDir::Files);
  }
};

void finish(MatchAnalysis& analysis) {
  analysis.begin();
  ASSERT_TRUE(QTest::qWaitFor([&] { return analysis.isDone(); }, kPatience));
}

TEST_F(MatchAnalyses, AreOfferedWhenAMatchIsOver) {
  EXPECT_TRUE(replayOf(played("quick-tennis", 3))->analysis()->isOffered());
  const auto going = replayOf(played("quick-tennis", 3, 10));
  EXPECT_FALSE(going->analysis()->isOffered()) << "it would tell what the other holds";
  going->analysis()->begin();
  EXPECT_FALSE(going->analysis()->isGoing());
}

TEST_F(MatchAnalyses, TheCurveGoesFromEvenChancesToTheResult) {
  for (const char* game : {"quick-tennis", "tarot-de-cooperstown"}) {
    const auto replay = replayOf(played(game, 3));
    MatchAnalysis& analysis = *replay->analysis();
    EXPECT_TRUE(analysis.curveStops().isEmpty());
    finish(analysis);
    for (int curve = 0; curve < analysis.curves().size(); ++curve) {
      analysis.setCurve(curve);
      const QList<int> stops = analysis.curveStops();
      const QList<double> chances = analysis.curveChances();
      ASSERT_GT(stops.size(), 10) << game;
      ASSERT_EQ(stops.size(), chances.size());
      EXPECT_EQ(stops.first(), 0);
      EXPECT_EQ(stops.last(), replay->last());
      EXPECT_TRUE(std::is_sorted(stops.begin(), stops.end()));
      EXPECT_EQ(std::adjacent_find(stops.begin(), stops.end()), stops.end());
      const bool won = replay->match()->match().result().winner == Seat(curve);
      EXPECT_EQ(chances.last(), won ? 1 : 0) << game << curve;
      for (const double chance : chances) EXPECT_TRUE(chance >= 0 && chance <= 1) << chance;
    }
  }
}

TEST_F(MatchAnalyses, EachSeatHasItsCurveWhereSeatsKnowDifferentThings) {
  EXPECT_EQ(replayOf(played("quick-tennis", 3))->analysis()->curves(), (QStringList{"Ann", "Ben"}));
  EXPECT_EQ(replayOf(played("tarot-de-cooperstown", 3))->analysis()->curves(), QStringList{"Ann"});
}

TEST_F(MatchAnalyses, AMistakeIsThereWhereItsStopIs) {
  const auto replay = replayOf(played("quick-tennis", 5));
  MatchAnalysis& analysis = *replay->analysis();
  finish(analysis);
  const auto worst = analysis.found()->worst(MatchAnalysis::kNamed);
  ASSERT_EQ(worst.size(), 3U);
  ASSERT_EQ(analysis.mistakeStops().size(), 3);
  for (qsizetype i = 0; i < 3; ++i) {
    const JudgedChoice& one = worst[static_cast<std::size_t>(i)];
    replay->seek(analysis.mistakeStops()[i]);
    EXPECT_LE(replay->step(), one.step);
    const MatchController& table = *replay->match();
    EXPECT_EQ(table.match().turnBefore(replay->step()), Turn::of(one.seat));
    const QString name = table.seating()->names()[one.seat.index()];
    EXPECT_TRUE(analysis.mistakeWords()[i].startsWith(name + ": "));
    EXPECT_EQ(analysis.mistakeCosts()[i], QStringLiteral("−%1 %").arg(std::lround(100 * one.cost)));
  }
}

TEST_F(MatchAnalyses, ChoiceAndLuckAreToldOfEachSeat) {
  const auto replay = replayOf(played("quick-tennis", 3));
  finish(*replay->analysis());
  const QStringList sentences = replay->analysis()->balances();
  ASSERT_EQ(sentences.size(), 2);
  EXPECT_THAT(sentences[0].toStdString(), HasSubstr("Ann lost "));
  EXPECT_THAT(sentences[0].toStdString(), HasSubstr(" Ben's choices gave "));
  EXPECT_THAT(sentences[1].toStdString(), HasSubstr(" by luck"));
}

TEST_F(MatchAnalyses, CanBeCancelledAndBegunAgain) {
  const auto replay = replayOf(played("tarot-de-cooperstown", 3));
  MatchAnalysis& analysis = *replay->analysis();
  analysis.begin();
  EXPECT_TRUE(analysis.isGoing());
  analysis.cancel();
  EXPECT_FALSE(analysis.isGoing());
  QTest::qWait(50);
  EXPECT_FALSE(analysis.isDone());
  finish(analysis);
  EXPECT_EQ(analysis.progress(), 1);
}

TEST_F(MatchAnalyses, NothingComesOfOneThatIsLeft) {
  replayOf(played("tarot-de-cooperstown", 3))->analysis()->begin();
  QTest::qWait(50);
  EXPECT_TRUE(kept().isEmpty());
}

TEST_F(MatchAnalyses, AreFoundAgainWhatTheMatchIsCalled) {
  Match match = played("quick-tennis", 3);
  const auto first = replayOf(match);
  finish(*first->analysis());
  EXPECT_EQ(kept().size(), 1);
  MatchSetup setup = match.setup();
  setup.title = "The final";
  setup.players[0].name = "Zoe";
  const auto again = replayOf(match.upTo(match.steps().size(), setup));
  ASSERT_TRUE(again->analysis()->isDone());
  EXPECT_EQ(again->analysis()->found(), first->analysis()->found());
  EXPECT_THAT(again->analysis()->balances()[0].toStdString(), HasSubstr("Zoe"));
}

TEST_F(MatchAnalyses, OtherMatchesAndOtherLevelsAreOthers) {
  finish(*replayOf(played("quick-tennis", 3))->analysis());
  EXPECT_FALSE(replayOf(played("quick-tennis", 4))->analysis()->isDone());
  const auto further = replayOf(played("quick-tennis", 3));
  EXPECT_TRUE(further->analysis()->isDone());
  further->analysis()->setLevel(PlayerKind::kPro);
  EXPECT_FALSE(further->analysis()->isDone());
}

TEST_F(MatchAnalyses, OneThatCannotBeKeptIsShownAllTheSameWithTheReason) {
  spill(home_ / "analyses", "a file where the folder belongs");
  const auto replay = replayOf(played("quick-tennis", 3));
  MatchAnalysis& analysis = *replay->analysis();
  finish(analysis);
  EXPECT_FALSE(analysis.balances().isEmpty());
  EXPECT_THAT(analysis.problem().toStdString(), HasSubstr((home_ / "analyses").string()));
  EXPECT_THAT(analysis.problem().toStdString(), HasSubstr("couldn't be made: Not a directory."));
}

TEST_F(MatchAnalyses, ADamagedFileIsNone) {
  const Match match = played("quick-tennis", 3);
  finish(*replayOf(match)->analysis());
  const auto path = home_ / "analyses" / kept().first().toStdString();
  const std::string whole = slurp(path);
  for (const std::string& text :
       {std::string(), std::string("{"), whole.substr(0, whole.size() / 2),
        std::string(R"({"format":"raindelay-analysis/2","choices":[]})"),
        std::string(R"({"format":"raindelay-analysis/1","choices":[[99999,"x",true,0,0,1,0,0]]})"),
        std::string(R"({"format":"raindelay-analysis/1","choices":[[1,2]]})")}) {
    spill(path, text);
    EXPECT_FALSE(replayOf(match)->analysis()->isDone()) << text.substr(0, 80);
  }
  spill(path, whole);
  EXPECT_TRUE(replayOf(match)->analysis()->isDone());
}

}  // namespace
}  // namespace raindelay
