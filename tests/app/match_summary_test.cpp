// Matches in short, and the index that keeps what was found out of them.
#include "shelf/match_summary.h"

#include <gmock/gmock.h>

#include "app/record_fixture.h"
#include "games/game_list.h"
#include "shelf/match_index.h"

namespace raindelay::shelf {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kCooperstown = "tarot-de-cooperstown";

TEST(MatchSummary, TellsHowAMatchStands) {
  for (const GameEntry& entry : allGames()) {
    const std::string game(entry.info->id);
    for (const int choices : {0, 12, 1 << 20}) {
      const Match match = played(game, 3, choices);
      const MatchSummary summary = summarize(recordText(match), "m.raindelay");
      EXPECT_EQ(summary.setup, match.setup());
      EXPECT_EQ(summary.reading, Reading::kWhole) << summary.problem;
      EXPECT_EQ(summary.problem, "");
      ASSERT_EQ(summary.score.size(), 2U);
      EXPECT_EQ(summary.score[0], match.result().score[0]);
      EXPECT_EQ(summary.score[1], match.result().score[1]);
      EXPECT_EQ(summary.over, match.turn().kind == Turn::Kind::kOver);
      EXPECT_EQ(summary.waits(), !summary.over);
      EXPECT_EQ(summary.decided, match.result().decided);
      EXPECT_EQ(summary.winner.has_value(), match.result().winner.has_value());
      if (choices == 12) {
        EXPECT_EQ(summary.decisions, 12) << game;
      }
      for (const Figure& figure : match.figures()) {
        EXPECT_EQ(summary.figures.at(std::string(figure.id)),
                  (CountedFigure{figure.value, figure.ofSeats}));
      }
    }
  }
}

// The runs of each side are its score, and a figure of both sides is their mean.
TEST(MatchSummary, TellsWhatIsCountedOfEachSeat) {
  for (const char* game : {"tarot-de-cooperstown", "quick-baseball", "rallybird"}) {
    const Match match = played(game, 3, 1 << 20);
    const MatchSummary summary = summarize(recordText(match), "m.raindelay");
    ASSERT_TRUE(summary.over && summary.decided) << game;
    ASSERT_NE(summary.score[0], summary.score[1]) << game;
    const CountedFigure& runs = summary.figures.at("runs");
    EXPECT_THAT(runs.ofSeats, testing::ElementsAre(summary.score[0], summary.score[1])) << game;
    EXPECT_EQ(runs.value, (summary.score[0] + summary.score[1]) / 2.0) << game;
    EXPECT_THAT(summary.figures.at("home-win").ofSeats, testing::IsEmpty());
  }
  const Match match = played("quick-tennis", 3, 1 << 20);
  const CountedFigure games = summarize(recordText(match), "m").figures.at("games");
  EXPECT_EQ(games.value, games.ofSeats[0] + games.ofSeats[1]);
}

TEST(MatchSummary, AChoiceThatWasTakenBackIsNone) {
  Match match = played(kCooperstown, 3, 12);
  Stream random(1, "more");
  bool undone = false;
  while (!undone) {
    const ActionList legal = match.legal();
    const Seat seat = match.turn().seat;
    ASSERT_FALSE(match.act(legal[static_cast<std::size_t>(random.below(legal.size()))]));
    const int before = summarize(recordText(match), "m").decisions;
    undone = match.undo(seat);
    if (undone) {
      EXPECT_LT(summarize(recordText(match), "m").decisions, before);
    }
  }
}

TEST(MatchSummary, OfADamagedRecordTheBeginningIsRead) {
  const std::string text = recordText(played(kCooperstown, 3, 40));
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  const MatchSummary summary = summarize(damagedAt(text, lines - 5), "m.raindelay");
  EXPECT_EQ(summary.reading, Reading::kPartly);
  EXPECT_THAT(summary.problem, HasSubstr("m.raindelay, line " + std::to_string(lines - 5) +
                                         ": Tarot de Cooperstown has no move `fly`"));
  EXPECT_THAT(summary.problem, Not(HasSubstr("delete")));
  EXPECT_EQ(summary.good, lines - 6);
  EXPECT_EQ(summary.lines, lines);
  EXPECT_GT(summary.decisions, 0);
  EXPECT_FALSE(summary.waits());
}

TEST(MatchSummary, ATornLastLineIsNoDamage) {
  const std::string text = recordText(played(kCooperstown, 3, 40));
  EXPECT_EQ(summarize(text + "{\"by\":0,\"d", "m").reading, Reading::kWhole);
  EXPECT_EQ(summarize(text.substr(0, text.size() - 4), "m").reading, Reading::kWhole);
}

TEST(MatchSummary, WhatIsNoRecordOrFromTheFutureSaysSo) {
  std::string text = recordText(played(kCooperstown, 3, 4));
  for (const std::string& foreign :
       {std::string(), std::string("hello\n"), std::string(500, '{'), std::string(90, '\0')}) {
    const MatchSummary summary = summarize(foreign, "m");
    EXPECT_EQ(summary.reading, Reading::kNot);
    EXPECT_FALSE(summary.problem.empty());
    EXPECT_TRUE(summary.score.empty());
  }
  std::string newer = text;
  newer.replace(newer.find("\"rules\":") + 8, 1, "9");
  const MatchSummary later = summarize(newer, "m");
  EXPECT_EQ(later.reading, Reading::kNot);
  EXPECT_THAT(later.problem, HasSubstr("a newer version of Rain Delay will read it"));
  EXPECT_EQ(later.setup.players.size(), 2U) << "who played can be told";
  text.replace(text.find("record/1"), 8, "record/2");
  EXPECT_THAT(summarize(text, "m").problem, HasSubstr("newer version of Rain Delay"));
}

TEST(MatchSummary, SurvivesBeingWritten) {
  const std::string text = recordText(played(kCooperstown, 3));
  std::string ofNoGame = text;
  ofNoGame.replace(ofNoGame.find(kCooperstown), kCooperstown.size(), "");
  for (const std::string& record : {text, damagedAt(text, 9), std::string("rubbish\n"), ofNoGame}) {
    const MatchSummary summary = summarize(record, "m");
    const auto back = parseSummary(summaryText(summary));
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(*back, summary);
  }
  for (const char* rubbish : {"", "{}", "[1]", "{\"header\":3}", "{\"header\":\"\"}"}) {
    EXPECT_FALSE(parseSummary(rubbish).has_value()) << rubbish;
  }
}

class MatchIndexTest : public FolderTest {
 protected:
  [[nodiscard]] std::string path() const { return home_ / ".index"; }
  const MatchSummary summary_ = summarize(recordText(played(kCooperstown, 3, 9)), "m");
  const files::Facts facts_{100, 7, 8};
};

TEST_F(MatchIndexTest, KnowsAFileAsLongAsItIsAsItWas) {
  MatchIndex index(path(), "raindelay 1");
  index.put("m", facts_, summary_);
  index.save();
  MatchIndex again(path(), "raindelay 1");
  again.load();
  EXPECT_EQ(again.find("m", facts_), summary_);
  EXPECT_FALSE(again.find("m", {101, 7, 8}));
  EXPECT_FALSE(again.find("m", {100, 6, 8}));
  EXPECT_FALSE(again.find("m", {100, 7, 9}));
  EXPECT_FALSE(again.find("n", facts_));
  again.keepOnly([](const std::string& name) { return name == "n"; });
  EXPECT_FALSE(again.find("m", facts_));
}

TEST_F(MatchIndexTest, OfAnotherVersionOrUnreadableItCountsForNothing) {
  MatchIndex index(path(), "raindelay 1");
  index.put("m", facts_, summary_);
  index.save();
  const std::string good = slurp(path());
  MatchIndex other(path(), "raindelay 2");
  other.load();
  EXPECT_FALSE(other.find("m", facts_));
  for (const std::string& bad :
       {std::string(), std::string("[]"), good.substr(0, good.size() / 2), std::string(100, '\0'),
        std::string("{\"format\":\"raindelay-index/1\",\"app\":\"raindelay 1\",\"matches\":3}"),
        std::string("{\"format\":\"raindelay-index/1\",\"app\":\"raindelay 1\",\"matches\":"
                    "{\"m\":{\"facts\":[1,2],\"summary\":{}},\"n\":7}}"),
        std::string("{\"format\":\"raindelay-index/1\",\"app\":\"raindelay 1\",\"matches\":"
                    "{\"m\":{\"facts\":[100,7,8],\"summary\":") +
            std::string(105'000, '[') + std::string(105'000, ']') + "}}}"}) {
    spill(path(), bad);
    MatchIndex broken(path(), "raindelay 1");
    broken.load();
    EXPECT_FALSE(broken.find("m", facts_)) << bad;
    broken.put("m", facts_, summary_);
    broken.save();
    EXPECT_EQ(slurp(path()), good) << "it is made anew";
  }
}

}  // namespace
}  // namespace raindelay::shelf
