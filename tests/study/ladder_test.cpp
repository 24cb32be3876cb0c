// Skill and luck: who plays whom, and what comes of it.
#include "study/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/line_up.h"
#include "study/study_fixture.h"

namespace raindelay::study {
namespace {

using testing::ElementsAre;

const std::vector<PlayerKind> kTwoLevels = {PlayerKind::kRandom, PlayerKind::kCoach};

std::vector<std::string> namesFor(const std::string& questions, int seats) {
  const Study study =
      studyOf("format: raindelay-study/1\ngame: x\nquestions: [" + questions + "]\n");
  std::vector<std::string> names;
  for (const LineUp& each : lineUpsOf(study, kTwoLevels, seats)) names.push_back(each.name());
  return names;
}

TEST(LineUps, AreThoseThatTheQuestionsAreAbout) {
  EXPECT_THAT(namesFor("{ask: compare}", 2), ElementsAre("random", "coach"));
  EXPECT_THAT(namesFor("{ask: ladder}", 2), ElementsAre("coach,random"));
  EXPECT_THAT(namesFor("{ask: ladder}, {ask: compare}", 3),
              ElementsAre("random", "coach", "coach,random"));
}

TEST(LineUps, AreFoundByWhatResultsCallThem) {
  const std::pair<const char*, std::size_t> cases[] = {
      {"random", 1},
      {"hall-of-famer", 1},
      {"coach,random", 3},
      {"coach without steal", 3},
      {"coach without a word with another without end", 3},
      {"coach with sha256:0", 1},
  };
  for (const auto& [name, seatings] : cases) {
    const auto found = lineUpCalled(name, 3);
    ASSERT_TRUE(found) << name;
    EXPECT_EQ(found->seatings(), seatings) << name;
    EXPECT_EQ(found->players.size(), 3U);
  }
  for (const char* name : {"", "coatch", "coach,", ",coach", "coach,coach", "coach,pro,random",
                           "coach ", "coach without ", "coach,random without steal",
                           "coach,random with sha256:0", "coach, random", " coach"}) {
    EXPECT_FALSE(lineUpCalled(name, 3)) << name;
  }
}

/// Matches of two seats, by the seat that wins in each seating.
Pair pairOf(int first, int second) {
  const auto won = [](int seat) {
    return MatchFigures{seat == 0 ? 1.0 : 0.0, seat == 0 ? 0.0 : 1.0};
  };
  return {0, {{won(first), won(second)}}};
}

TEST(Ladder, TellsSkillFromLuck) {
  const std::vector<std::size_t> wins = {0, 1};
  // The first player sits in seat 0, then in seat 1.
  const Rung better = rungOf("coach,random", 0, wins, std::vector{pairOf(0, 1), pairOf(0, 1)});
  EXPECT_EQ(better.wins.mean(), 1);
  EXPECT_EQ(better.sameSeat, 0);
  const Rung lucky = rungOf("coach,random", 0, wins, std::vector{pairOf(0, 0), pairOf(1, 1)});
  EXPECT_EQ(lucky.wins.mean(), 0.5);
  EXPECT_EQ(lucky.sameSeat, 1);
  const Rung worse = rungOf("coach,random", 0, wins, std::vector{pairOf(1, 0), pairOf(0, 0)});
  EXPECT_EQ(worse.wins.mean(), 0.25);
  EXPECT_EQ(worse.sameSeat, 0.5);
}

TEST(Ladder, FollowsThePlayerThroughThreeSeats) {
  const std::vector<std::size_t> wins = {0, 1, 2};
  // Player 0 sits in seat 0, then 2, then 1, and wins in all of them.
  const Pair pair{0, {{{1, 0, 0}, {0, 0, 1}, {0, 1, 0}}}};
  EXPECT_EQ(rungOf("coach,random", 0, wins, std::vector{pair}).wins.mean(), 1);
}

TEST(Ladder, OfPlayedMatchesIsTheCoachs) {
  const auto game = gameOf(
      "format: raindelay-study/1\ngame: quick-tennis\noptions: {sets: game}\n"
      "levels: [random, coach]\nquestions: [{ask: ladder}]\n");
  ASSERT_TRUE(game.ok());
  ASSERT_EQ(game->lineUps.size(), 1U);
  PairsSpec spec = shelf::pairsSpec(*game, game->lineUps[0], {});
  spec.end = 20;
  std::vector<Pair> pairs;
  shelf::playPairsOf(*game, spec, [&](const Pair& pair) { pairs.push_back(pair); });
  const Rung rung = rungOf("coach,random", 0, std::vector<std::size_t>{0, 1}, pairs);
  EXPECT_GT(rung.wins.mean(), 0.7);
  const ReportSection section = ladderSection("base", std::vector{rung});
  ASSERT_EQ(section.table.size(), 1U);
  EXPECT_EQ(section.table[0].cells[0]->value, rung.wins.mean());
  EXPECT_EQ(section.table[0].cells[4]->value, 20);
}

}  // namespace
}  // namespace raindelay::study
