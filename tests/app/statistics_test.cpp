// Statistics over matches, each expectation worked out by hand.
#include "shelf/statistics.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <deque>
#include <iterator>

namespace raindelay::shelf {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

std::string inSmallLetters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

/// Matches as they come, each a day after the last.
class StatisticsTest : public testing::Test {
 protected:
  MatchSummary& add(const std::string& game, const std::vector<SeatPlayer>& players,
                    const std::vector<int>& score) {
    MatchSummary& match = matches_.emplace_back();
    match.setup.game = game;
    match.setup.players = players;
    match.setup.created = "2026-01-" + std::to_string(9 + matches_.size()) + "T12:00:00Z";
    match.score = score;
    match.over = true;
    match.decided = true;
    const auto best = std::max_element(score.begin(), score.end());
    if (std::count(score.begin(), score.end(), *best) == 1) {
      match.winner = static_cast<int>(best - score.begin());
    }
    return match;
  }
  MatchSummary& annAndBen(int ann, int ben, const std::string& game = "tennis") {
    return add(game, {{"Ann"}, {"Ben"}}, {ann, ben});
  }
  [[nodiscard]] MatchStatistics statistics() const {
    std::vector<const MatchSummary*> all;
    // The last first: the order doesn't matter.
    std::transform(matches_.rbegin(), matches_.rend(), std::back_inserter(all),
                   [](const MatchSummary& match) { return &match; });
    return {all, inSmallLetters};
  }
  [[nodiscard]] Statistics of(const std::string& key, const std::string& game = "tennis") const {
    return statistics().of(key, game);
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> all;
    const MatchStatistics known = statistics();
    for (const Contestant& one : known.contestants()) all.push_back(one.name);
    return all;
  }

  std::deque<MatchSummary> matches_;
};

TEST_F(StatisticsTest, OfNoMatchThereIsNothing) {
  EXPECT_THAT(names(), IsEmpty());
  const Statistics none = of("human:ann");
  EXPECT_THAT(none.matches, IsEmpty());
  EXPECT_EQ(none.score, 0);
  EXPECT_FALSE(none.highest);
  EXPECT_FALSE(none.biggestWin);
}

TEST_F(StatisticsTest, CountsStreaksMeansAndTheBest) {
  annAndBen(3, 1);
  annAndBen(2, 0);
  annAndBen(0, 5);
  annAndBen(4, 2);
  annAndBen(6, 2);
  annAndBen(3, 2);
  annAndBen(1, 1);
  annAndBen(2, 6);
  annAndBen(1, 3);
  const Statistics ann = of("human:ann");
  EXPECT_EQ(ann.won, 5);
  EXPECT_EQ(ann.lost, 3);
  EXPECT_EQ(ann.tied, 1);
  EXPECT_EQ(ann.winningStreak, 3);
  EXPECT_EQ(ann.losingStreak, 2);
  EXPECT_EQ(ann.streak, -2);
  EXPECT_DOUBLE_EQ(ann.score, 22.0 / 9);
  EXPECT_DOUBLE_EQ(ann.lead, (22.0 - 22.0) / 9);
  ASSERT_TRUE(ann.highest && ann.biggestWin);
  EXPECT_EQ(ann.highest->match, &matches_[4]);
  EXPECT_EQ(ann.biggestWin->match, &matches_[4]);
  EXPECT_EQ(ann.biggestWin->lead, 4);
  ASSERT_EQ(ann.matches.size(), 9U);
  EXPECT_EQ(ann.matches.front().match, &matches_.front());

  const Statistics ben = of("human:ben");
  EXPECT_EQ(ben.won, 3);
  EXPECT_EQ(ben.lost, 5);
  EXPECT_EQ(ben.winningStreak, 2);
  EXPECT_EQ(ben.losingStreak, 3);
  EXPECT_EQ(ben.streak, 2);
  EXPECT_EQ(ben.highest->match, &matches_[7]);
  EXPECT_EQ(ben.biggestWin->match, &matches_[2]);
}

TEST_F(StatisticsTest, ATieEndsAStreakEitherWay) {
  annAndBen(2, 1);
  annAndBen(1, 1);
  annAndBen(2, 1);
  EXPECT_EQ(of("human:ann").winningStreak, 1);
  EXPECT_EQ(of("human:ann").streak, 1);
  EXPECT_EQ(of("human:ben").losingStreak, 1);
  annAndBen(4, 4);
  EXPECT_EQ(of("human:ann").streak, 0);
}

TEST_F(StatisticsTest, WhoHasOnlyLostHasNoBiggestWin) {
  annAndBen(0, 2);
  EXPECT_FALSE(of("human:ann").biggestWin);
  EXPECT_TRUE(of("human:ann").highest);
}

TEST_F(StatisticsTest, OfThreeTheLeadIsOverTheBestOfTheOthers) {
  add("tarot", {{"Ann"}, {"Ben"}, {"Cleo"}}, {30, 50, 45});
  EXPECT_EQ(of("human:ben", "tarot").biggestWin->lead, 5);
  EXPECT_EQ(of("human:ann", "tarot").lead, -20);
  EXPECT_EQ(of("human:cleo", "tarot").lost, 1);
  add("tarot", {{"Ann"}, {"Ben"}, {"Cleo"}}, {40, 40, 10});
  EXPECT_EQ(of("human:cleo", "tarot").tied, 1);
  EXPECT_EQ(of("human:ann", "tarot").matches.back().lead, 0);
}

TEST_F(StatisticsTest, ANameOnTwoSeatsNeitherWinsNorLoses) {
  add("tarot", {{"Ann"}, {" ann "}, {"Ben"}}, {30, 50, 45});
  EXPECT_THAT(names(), ElementsAre("Ben"));
  EXPECT_THAT(of("human:ann", "tarot").matches, IsEmpty());
  EXPECT_EQ(of("human:ben", "tarot").lost, 1);
  add("tarot", {{"Ann"}, {"Ann"}}, {3, 5});
  EXPECT_THAT(names(), ElementsAre("Ben"));
}

TEST_F(StatisticsTest, SpellingsOfANameAreOnePersonCalledAsTheLastTime) {
  add("tennis", {{"Mary  Ann"}, {"Ben"}}, {2, 0});
  add("tennis", {{"ben"}, {" mary ann"}}, {2, 1});
  add("tennis", {{"BEN "}, {"Cleo"}}, {2, 1});
  EXPECT_THAT(names(), ElementsAre("BEN", "mary ann", "Cleo"));
  EXPECT_EQ(of("human:mary ann").won, 1);
  EXPECT_EQ(of("human:mary ann").lost, 1);
  EXPECT_EQ(of("human:ben").matches.size(), 3U);
}

/// "Ben 2-1-0": won, lost and tied, a line each.
std::vector<std::string> told(const std::vector<Opponent>& opponents) {
  std::vector<std::string> all;
  for (const Opponent& one : opponents) {
    all.push_back(one.name + " " + std::to_string(one.won) + "-" + std::to_string(one.lost) + "-" +
                  std::to_string(one.tied));
  }
  return all;
}

TEST_F(StatisticsTest, OpponentsAreToldApart) {
  EXPECT_THAT(of("human:ann").opponents, IsEmpty());
  annAndBen(3, 1);
  annAndBen(0, 2);
  add("tennis", {{"Rosie", "rookie"}, {"Ann"}}, {2, 0});
  add("tennis", {{"Ann"}, {"Rob", "rookie"}}, {2, 0});
  add("tennis", {{"Ann"}, {"Rob", "rookie"}}, {2, 0});
  add("tennis", {{"Ann"}, {"Rosie", "pro"}}, {1, 1});
  add("tennis", {{" BEN"}, {"Ann"}}, {0, 3});
  annAndBen(1, 5, "baseball");
  EXPECT_THAT(told(of("human:ann").opponents),
              ElementsAre("BEN 2-1-0", "rookie 2-1-0", "pro 0-0-1"))
      << "a person by name, as it was written last; a computer player by its kind";
  EXPECT_THAT(told(of("human:ann", "baseball").opponents), ElementsAre("Ben 0-1-0"));
  EXPECT_THAT(told(of("human:ann", "").opponents).front(), "Ben 2-2-0");
  EXPECT_THAT(told(of("computer:rookie").opponents), ElementsAre("Ann 1-2-0"));
}

TEST_F(StatisticsTest, OfThreeAllAreOpponents) {
  add("tarot", {{"Ann"}, {"Ben"}, {"Cleo"}}, {30, 50, 20});
  EXPECT_THAT(told(of("human:ann", "tarot").opponents), ElementsAre("Ben 0-1-0", "Cleo 1-0-0"))
      << "of two who haven't won, the one ahead";
  EXPECT_THAT(told(of("human:ben", "tarot").opponents), ElementsAre("Ann 1-0-0", "Cleo 1-0-0"));
  add("tarot", {{"Ann"}, {"Ben"}, {"Cleo"}}, {30, 30, 20});
  EXPECT_THAT(told(of("human:cleo", "tarot").opponents), ElementsAre("Ann 0-1-1", "Ben 0-1-1"))
      << "nobody has won";
}

TEST_F(StatisticsTest, OfTwoOfAKindTheBestIsTheOpponent) {
  add("tarot", {{"Ann"}, {"Rosie", "rookie"}, {"Rob", "rookie"}}, {30, 20, 40});
  add("tarot", {{"Ann"}, {"Rosie", "rookie"}, {"Rob", "rookie"}}, {30, 20, 10});
  add("tarot", {{"Ann"}, {"Rosie", "rookie"}, {"Rob", "rookie"}}, {30, 40, 10});
  EXPECT_THAT(told(of("human:ann", "tarot").opponents), ElementsAre("rookie 1-2-0"));
}

TEST_F(StatisticsTest, WhatComputersPlayedAmongThemselvesCountsForNobody) {
  add("tennis", {{"Rosie", "rookie"}, {"Pia", "pro"}}, {2, 0});
  add("tennis", {{"Rosie", "rookie"}, {"Rosie", "rookie"}}, {2, 0}).setup.practice = true;
  add("tennis", {{"Rosie", "rookie"}, {"Pia", "pro"}}, {2, 0}).over = false;
  EXPECT_THAT(names(), IsEmpty());
  EXPECT_EQ(statistics().amongComputers(), 2);
  EXPECT_EQ(statistics().practised(), 0) << "they are told once";
  add("tennis", {{"Rosie", "rookie"}, {"Ann"}}, {2, 0});
  EXPECT_EQ(of("computer:rookie").won, 1);
  EXPECT_EQ(statistics().amongComputers(), 2);
}

TEST_F(StatisticsTest, ComputerPlayersAreToldByTheirKindAndComeLast) {
  add("tennis", {{"Ann"}, {"Ann", "coach"}}, {2, 0});
  add("tennis", {{"Ben"}, {"Rosie", "coach"}}, {0, 2});
  add("tennis", {{"Ben"}, {"Rosie", "random"}}, {2, 0});
  EXPECT_THAT(names(), ElementsAre("Ben", "Ann", "coach", "random"));
  EXPECT_EQ(of("human:ann").won, 1);
  EXPECT_EQ(of("computer:coach").won, 1);
  EXPECT_EQ(of("computer:coach").lost, 1);
}

TEST_F(StatisticsTest, GamesAreCountedApartAndTogether) {
  annAndBen(2, 0).figures = {{"aces", {0.9, {0.5, 0.8}}}};
  annAndBen(2, 0).figures = {{"aces", {0.9, {0.1, 0.6}}}};
  annAndBen(1, 9, "baseball").figures = {{"runs", {5}}};
  EXPECT_EQ(of("human:ann", "baseball").lost, 1);
  EXPECT_EQ(of("human:ann", "").matches.size(), 3U);
  EXPECT_THAT(of("human:ann", "tennis").figures, ElementsAre(Pair("aces", testing::DoubleEq(0.3))));
  EXPECT_THAT(of("human:ben", "tennis").figures, ElementsAre(Pair("aces", testing::DoubleEq(0.7))));
  EXPECT_THAT(of("human:ben", "baseball").figures, ElementsAre(Pair("runs", 5)))
      << "what isn't told of each seat is the match's";
  EXPECT_THAT(statistics().contestants()[0].played,
              ElementsAre(Pair("baseball", 1), Pair("tennis", 2)));
}

TEST_F(StatisticsTest, WhatWasNotPlayedToAResultDoesNotCount) {
  annAndBen(1, 0).over = false;
  annAndBen(1, 0).decided = false;
  annAndBen(1, 0).reading = Reading::kPartly;
  annAndBen(1, 0).setup.practice = true;
  MatchSummary& unfinished = annAndBen(1, 0);
  unfinished.setup.practice = true;
  unfinished.over = false;
  MatchSummary& unreadable = matches_.emplace_back();
  unreadable.reading = Reading::kNot;
  EXPECT_THAT(names(), IsEmpty());
  EXPECT_EQ(statistics().practised(), 1);
}

}  // namespace
}  // namespace raindelay::shelf
