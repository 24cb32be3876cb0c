// A match that is watched: its stops, its marks, who looks.
#include "review/replay.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <set>

#include "app/table_fixture.h"
#include "core/random.h"

namespace raindelay {
namespace {

/// Random choices up to the end, or so many.
Match playedOn(Match match, int choices = 1000, std::uint64_t seed = 3) {
  Stream random(seed, "choices");
  for (int i = 0; i < choices && match.turn().kind == Turn::Kind::kSeat; ++i) {
    const ActionList legal = match.legal();
    match.act(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
  }
  return match;
}

std::unique_ptr<Replay> replayOf(Match match) {
  auto replay = std::make_unique<Replay>(quickTable(std::move(match)));
  replay->setMotionMs(0);
  return replay;
}

/// The pieces are what was there to be seen.
bool agrees(Replay& replay, Viewpoint viewpoint) {
  MatchController& table = *replay.match();
  return table.pieces()->agrees(viewpoint.pieces(table.match(), replay.step()));
}

TEST(Replay, StandsAtTheBeginning) {
  const auto replay = replayOf(playedOn(rummageMatch()));
  EXPECT_EQ(replay->stop(), 0);
  EXPECT_GT(replay->last(), 3);
  EXPECT_EQ(replay->match()->match().turnBefore(replay->step()).kind, Turn::Kind::kSeat)
      << "after the deal";
  EXPECT_FALSE(replay->match()->over());
  EXPECT_TRUE(agrees(*replay, Viewpoint::everybody()));
}

TEST(Replay, ShowsAnyStopAsItWas) {
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    const auto replay = replayOf(playedOn(rummageMatch(seed)));
    Stream random(seed, "stops");
    for (int i = 0; i < 30; ++i) {
      replay->seek(random.below(replay->last() + 1));
      ASSERT_TRUE(agrees(*replay, Viewpoint::everybody())) << replay->stop();
      const MatchController& table = *replay->match();
      EXPECT_EQ(table.shownSteps(), replay->step());
      EXPECT_EQ(table.over(), replay->stop() == replay->last());
      const Standing standing = table.match().resultBefore(replay->step());
      EXPECT_EQ(table.scores(), (QList<int>{standing.score[0], standing.score[1]}));
    }
  }
}

TEST(Replay, NothingCanBeDone) {
  const auto replay = replayOf(playedOn(rummageMatch(), 3));
  MatchController& table = *replay->match();
  const std::size_t steps = table.match().steps().size();
  for (int stop = 0; stop <= replay->last(); ++stop) {
    replay->seek(stop);
    EXPECT_EQ(table.decision()->actions()->count() + table.decision()->refused()->count(), 0);
    EXPECT_FALSE(table.decision()->press(QStringLiteral("pass")));
    EXPECT_FALSE(table.takeback()->canUndo() || table.takeback()->canRedo() ||
                 table.seating()->canEndTurn());
    EXPECT_FALSE(table.takeback()->undo());
  }
  EXPECT_EQ(table.match().steps().size(), steps);
}

TEST(Replay, OneStepOnIsPlayedAndASeekIsNot) {
  auto controller = slowTable(playedOn(rummageMatch()), false);
  Replay replay(std::move(controller));
  replay.setMotionMs(3'600'000);
  // (A choice that moves no piece is over at once.)
  while (replay.stop() < replay.last() && !replay.match()->playback()->busy()) replay.forward();
  EXPECT_TRUE(replay.match()->playback()->busy()) << "a movement is on its way";
  EXPECT_GT(replay.match()->playback()->pieceMs(), 0);
  replay.seek(replay.last());
  EXPECT_FALSE(replay.match()->playback()->busy());
  EXPECT_EQ(replay.match()->playback()->pieceMs(), 0);
  EXPECT_TRUE(replay.match()->over());
  replay.back();
  EXPECT_EQ(replay.stop(), replay.last() - 1);
  EXPECT_FALSE(replay.match()->playback()->busy());
}

TEST(Replay, TheLogHasEveryLineFromTheFirst) {
  const auto replay = replayOf(playedOn(rummageMatch()));
  const int lines = replay->match()->log()->count();
  EXPECT_GT(lines, replay->last() / 2);
  for (int stop = 0; stop <= replay->last(); ++stop) {
    replay->seek(stop);
    ASSERT_EQ(replay->match()->log()->count(), lines);
  }
  replay->seek(0);
  replay->forward();
  EXPECT_EQ(replay->match()->log()->count(), lines) << "what is played isn't told twice";
}

TEST(Replay, ALineLeadsToWhereItHasJustHappened) {
  const auto replay = replayOf(playedOn(rummageMatch()));
  for (const LogModel::Line& line : replay->match()->log()->lines()) {
    replay->seekToStep(line.step);
    EXPECT_GT(replay->step(), static_cast<std::size_t>(line.step));
    if (replay->stop() == 0) continue;
    replay->back();
    EXPECT_LE(replay->step(), static_cast<std::size_t>(line.step)) << "it is the first such stop";
  }
}

TEST(Replay, WhereTheScoreChangedThereIsAMark) {
  const auto replay = replayOf(playedOn(rummageMatch()));
  ASSERT_GT(replay->marks()->count(), 0);
  QList<int> marked;
  for (const MarkModel::Mark& mark : replay->marks()->marks()) marked << mark.stop;
  QList<int> before{0, 0};
  for (int stop = 0; stop <= replay->last(); ++stop) {
    replay->seek(stop);
    const QList<int> now = replay->match()->scores();
    EXPECT_EQ(marked.contains(stop), now != before) << stop;
    before = now;
  }
  replay->seek(0);
  replay->forwardToMark(MarkModel::Score);
  EXPECT_EQ(replay->stop(), marked.front());
  replay->backToMark(MarkModel::Score);
  EXPECT_EQ(replay->stop(), 0);
}

TEST(Replay, WhereNoPartFollowsAnyMarkDoes) {
  const auto replay = replayOf(playedOn(rummageMatch()));
  std::set<int> marked;
  for (const MarkModel::Mark& mark : replay->marks()->marks()) {
    ASSERT_LT(mark.weight, MarkModel::Part);
    if (mark.stop > 0 && mark.stop < replay->last()) marked.insert(mark.stop);
  }
  ASSERT_GT(marked.size(), 1U);
  for (const int stop : marked) {
    replay->forwardToMark(MarkModel::Part);
    EXPECT_EQ(replay->stop(), stop);
  }
  replay->forwardToMark(MarkModel::Part);
  EXPECT_EQ(replay->stop(), replay->last());
  replay->backToMark(MarkModel::Part);
  EXPECT_EQ(replay->stop(), *marked.rbegin());
  replay->seek(*marked.begin());
  replay->backToMark(MarkModel::Part);
  EXPECT_EQ(replay->stop(), 0);
}

TEST(Replay, AFinishedMatchIsSeenByAnySeatOrOpen) {
  const auto replay = replayOf(playedOn(secretMatch()));
  EXPECT_EQ(replay->viewers(), (QStringList{QStringLiteral("All open"), QStringLiteral("Ann"),
                                            QStringLiteral("Ben")}));
  replay->seek(replay->last() / 2);
  EXPECT_TRUE(agrees(*replay, Viewpoint::allOpen()));
  replay->setViewer(2);
  EXPECT_EQ(replay->match()->seating()->lookingSeat(), 1);
  EXPECT_EQ(replay->stop(), replay->last() / 2) << "it stays where it is";
  EXPECT_TRUE(agrees(*replay, Viewpoint::only(Seat(1))));
  for (int i = 0; i < replay->match()->pieces()->countIn(rummage::hand(0)); ++i) {
    EXPECT_EQ(codeAt(*replay->match()->pieces(), QStringLiteral("hand.0"), i), QString());
  }
}

TEST(Replay, AMatchThatIsntOverShowsNobodysSecrets) {
  const auto ofTwo = replayOf(playedOn(secretMatch(), 3));
  EXPECT_TRUE(ofTwo->isCovered());
  EXPECT_EQ(ofTwo->viewers().size(), 1);
  ofTwo->seek(2);
  EXPECT_TRUE(agrees(*ofTwo, Viewpoint::bystander()));
  EXPECT_FALSE(replayOf(playedOn(secretMatch()))->isCovered());
  EXPECT_FALSE(replayOf(playedOn(rummageMatch(), 3))->isCovered());
  MatchSetup setup = rummageSetup(7);
  setup.players[0].kind = "random";
  const auto ofOne = replayOf(playedOn(*Match::begin(rummage::game(), setup), 3));
  EXPECT_EQ(ofOne->viewers(), QStringList{QStringLiteral("Ben")});
  EXPECT_FALSE(ofOne->isCovered());
}

TEST(Replay, PlaysToTheEndByItself) {
  const auto replay = replayOf(playedOn(rummageMatch(), 4));
  replay->setSpeed(16);
  replay->setPlaying(true);
  QSignalSpy changes(replay.get(), &Replay::changed);
  while (replay->playing() && changes.wait(5000)) {
  }
  EXPECT_EQ(replay->stop(), replay->last());
  EXPECT_FALSE(replay->playing());
  replay->setPlaying(true);
  EXPECT_EQ(replay->stop(), 0) << "from its end it begins anew";
}

}  // namespace
}  // namespace raindelay
