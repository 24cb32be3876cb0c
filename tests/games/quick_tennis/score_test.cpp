// Rule 7: games, sets, match. And a scorer who hears only who won each point.

#include <array>
#include <type_traits>

#include "core/random.h"
#include "tennis.h"

namespace raindelay::quick_tennis::test {
namespace {

TEST(Game, R7_1_FifteenThirtyFortyGame) {
  Tennis match;
  for (const char* score : {"1-0", "2-0", "3-0"}) EXPECT_EQ(match.point(0).score(), score);
  EXPECT_EQ(match.point(0).games(), "1-0");
  EXPECT_EQ(match.score(), "0-0");
}

TEST(Game, R7_1_DeuceAndAdvantage) {
  Tennis match;
  EXPECT_EQ(match.points("000111").score(), "3-3");
  EXPECT_TRUE(match.told("deuce"));
  EXPECT_EQ(match.point(0).score(), "4-3");
  EXPECT_TRUE(match.told("advantage"));
  EXPECT_EQ(match.point(1).score(), "3-3") << "deuce again";
  EXPECT_EQ(match.points("10101").score(), "3-4") << "however long it lasts";
  EXPECT_EQ(match.point(1).games(), "0-1");
}

TEST(Game, R7_2_TheServeChangesWithEachGame) {
  for (const int first : {0, 1}) {
    Tennis match(first);
    for (int game = 0; game < 5; ++game) {
      EXPECT_EQ(match.server(), (first + game) % 2) << "whoever won";
      match.game(0);
      if (match.over()) break;
    }
  }
}

TEST(Set, R7_3_SixGamesAndTwoAhead) {
  EXPECT_EQ(Tennis().games("000000").sets(), "1-0");
  EXPECT_EQ(Tennis().games("0101010100").sets(), "1-0") << "6–4";
  EXPECT_EQ(Tennis().games("01010101010").sets(), "0-0") << "6–5";
  EXPECT_EQ(Tennis().games("010101010100").sets(), "1-0") << "7–5";
  EXPECT_EQ(Tennis().games("101010101011").sets(), "0-1");
}

TEST(Set, R7_3_TheGamesOfEachSetAreNumbered) {
  Tennis match(0, {{"sets", "3"}});
  match.games("010000001");
  std::string numbers;
  Events::visitAll(match.log.happenings, [&](const auto& told) {
    if constexpr (std::is_same_v<std::decay_t<decltype(told)>, GameBegins>) {
      numbers += std::to_string(told.set) + '.' + std::to_string(told.game) + ' ';
    }
  });
  EXPECT_EQ(numbers, "1.1 1.2 1.3 1.4 1.5 1.6 1.7 2.1 2.2 2.3 ");
}

TEST(Set, R7_3_AMatchOfOneGameOrTieBreakSaysNothingOfSets) {
  const Tennis game(0, {{"sets", "game"}});
  EXPECT_TRUE(game.told("game-alone"));
  EXPECT_FALSE(game.told("game"));
  const Tennis tieBreak(0, {{"sets", "tie-break"}});
  EXPECT_TRUE(tieBreak.told("tie-break-alone"));
  EXPECT_FALSE(tieBreak.told("tie-break"));
}

TEST(TieBreak, R7_3_SevenPointsAndTwoAhead) {
  Tennis match;
  match.sixAll();
  EXPECT_EQ(match.fact("tie-break"), "yes");
  EXPECT_EQ(Tennis(match).points("0000000").sets(), "1-0");
  EXPECT_EQ(Tennis(match).points("000000111111").score(), "6-6");
  EXPECT_EQ(Tennis(match).points("0000001111110").sets(), "0-0") << "7–6";
  EXPECT_EQ(Tennis(match).points("00000011111100").sets(), "1-0") << "8–6";
  EXPECT_EQ(Tennis(match).points("000000111111011011").sets(), "0-1");
  EXPECT_EQ(Tennis(match).points("0000000").games(), "7-6");
}

TEST(TieBreak, R7_3_OnePointThenTwoEach) {
  Tennis match;
  match.sixAll();
  std::string servers;
  for (int point = 0; point < 9; ++point) {
    servers += static_cast<char>('0' + match.server());
    EXPECT_EQ(match.pair("stands"), point % 2 == 0 ? "1-1" : "2-2");
    match.point(point % 2);
  }
  EXPECT_EQ(servers, "011001100");
}

TEST(TieBreak, R7_3_TheOtherServesFirstInTheNextSet) {
  Tennis match(0, {{"sets", "3"}});
  match.sixAll();
  EXPECT_EQ(match.server(), 0);
  match.points("1111111");
  EXPECT_EQ(match.sets(), "0-1");
  EXPECT_EQ(match.server(), 1);
  EXPECT_EQ(match.games(), "0-0");
}

TEST(MatchOf, R7_4_OneThreeOrFiveSets) {
  struct Row {
    const char* option;
    const char* sets;
    const char* result;
  };
  for (const Row& row : {Row{"1", "0", "1-0"}, Row{"3", "00", "2-0"}, Row{"3", "101", "1-2"},
                         Row{"5", "000", "3-0"}, Row{"5", "01010", "3-2"}}) {
    SCOPED_TRACE(row.sets);
    Tennis match(0, {{"sets", row.option}});
    for (const char winner : std::string_view(row.sets)) {
      EXPECT_FALSE(match.over());
      match.games(std::string(6, winner));
    }
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.sets(), row.result);
    EXPECT_EQ(match.rules.result(match.state).winner,
              Seat(std::string_view(row.sets).back() - '0'));
    EXPECT_EQ(match.refusal("serve 1"), "match-over");
  }
}

TEST(MatchOf, R7_4_TheScoreIsInGamesOrInSets) {
  Tennis one;
  one.games("010000");
  EXPECT_EQ(one.games("0").rules.result(one.state).score[0], 6);
  EXPECT_EQ(one.rules.result(one.state).score[1], 1);
  Tennis three(0, {{"sets", "3"}});
  three.games("000000").games("1");
  EXPECT_EQ(three.rules.result(three.state).score[0], 1);
  EXPECT_FALSE(three.rules.result(three.state).decided);
}

TEST(MatchOf, R7_4_NoShotIsInTheAirOnceItIsOver) {
  Tennis match(0, {{"sets", "game"}});
  match.points("000").rally().stroke(4, 1, "lob");
  ASSERT_TRUE(match.over());
  ASSERT_TRUE(match.told("read"));
  EXPECT_EQ(match.fact("call"), "-");
  EXPECT_EQ(match.fact("strokes"), "0");
}

TEST(MatchOf, R7_5_After2000PointsItIsCalledOff) {
  Tennis match;
  match.points("000111");
  while (!match.over() && match.state.points < 2001) {
    match.point(match.score() == "4-3" ? 1 : 0);  // deuce, advantage, deuce …
  }
  EXPECT_EQ(match.state.points, 2000);
  EXPECT_TRUE(match.told("called-off"));
  EXPECT_FALSE(match.rules.result(match.state).winner);
  EXPECT_TRUE(match.rules.result(match.state).decided);
}

TEST(MatchOf, R7_6_ASetToFourGames) {
  const Tennis match;
  Board board = Rules({1, 4, false}, match.rules.cards()).initial();
  for (const auto& [own, others, wins] : {std::tuple(4, 2, true), {4, 3, false}, {5, 3, true}}) {
    EXPECT_EQ(board.winsSet(own, others), wins) << own << '-' << others;
  }
  board.sides[0].games = board.sides[1].games = 4;
  EXPECT_TRUE(board.tieBreak());
}

/// Seat 0 wins every point of a match of this length; the ids of what was told at its end.
std::string wonStraight(const char* length, int points) {
  Tennis match(0, {{"sets", length}});
  for (int point = 0; point < points; ++point) {
    EXPECT_FALSE(match.over()) << point;
    match.point(0);
  }
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.rules.result(match.state).winner, Seat(0));
  for (const char* id : {"won", "won-game", "won-tie-break"}) {
    if (match.told(id)) return id;
  }
  return {};
}

TEST(MatchOf, R7_6_ASingleGameOrTieBreak) {
  EXPECT_EQ(wonStraight("game", 4), "won-game");
  EXPECT_EQ(wonStraight("tie-break", 7), "won-tie-break");
  EXPECT_EQ(wonStraight("four-games", 16), "won");
}

/// Counts as lawn tennis does, from nothing but who won each point.
class Scorer {
 public:
  /// `games` a set: to six or four; 1: a game; 0: a tie-break.
  Scorer(int bestOf, int games, int server) : bestOf_(bestOf), setGames_(games), first_(server) {}

  void point(int winner) {
    const auto w = static_cast<std::size_t>(winner);
    ++points_[w];
    const int needed = tieBreak() ? 7 : 4;
    if (points_[w] < needed || points_[w] < points_[1 - w] + 2) return;
    const bool decided = tieBreak();
    points_ = {};
    ++games_[w];
    first_ = 1 - first_;
    const bool ahead = setGames_ == 1 || games_[w] >= games_[1 - w] + 2;
    if (decided || (games_[w] >= setGames_ && ahead)) {
      ++sets_[w];
      over = 2 * sets_[w] > bestOf_;
      if (!over) games_ = {};
    }
  }
  [[nodiscard]] bool tieBreak() const { return games_[0] == setGames_ && games_[1] == setGames_; }
  [[nodiscard]] int server() const {
    if (!tieBreak()) return first_;
    static const std::array<int, 4> kTurns{0, 1, 1, 0};
    return (first_ + kTurns[static_cast<std::size_t>(points_[0] + points_[1]) % 4]) % 2;
  }
  [[nodiscard]] std::string games() const { return pair(games_); }
  [[nodiscard]] std::string sets() const { return pair(sets_); }
  /// Deuce is 3–3, advantage 4–3.
  [[nodiscard]] std::string score() const {
    std::array<int, 2> shown = points_;
    while (!tieBreak() && std::min(shown[0], shown[1]) > 3) {
      --shown[0];
      --shown[1];
    }
    if (!tieBreak() && shown[0] == 4 && shown[1] == 4) shown = {3, 3};
    return pair(shown);
  }
  [[nodiscard]] int played() const { return points_[0] + points_[1]; }

  bool over = false;

 private:
  static std::string pair(const std::array<int, 2>& of) {
    return std::to_string(of[0]) + '-' + std::to_string(of[1]);
  }
  int bestOf_;
  int setGames_;
  int first_;
  std::array<int, 2> points_{}, games_{}, sets_{};
};

/// The winners of the points told since `from`.
std::vector<int> winnersSince(const Tennis& match, std::size_t from) {
  std::vector<int> winners;
  for (std::size_t i = from; i < match.log.happenings.size(); ++i) {
    const auto* event = std::get_if<Event>(&match.log.happenings[i]);
    const auto point = event == nullptr ? std::nullopt : Events::as<PointWon>(*event);
    if (point) winners.push_back(point->winner.index());
  }
  return winners;
}

TEST(SecondOpinion, RandomMatchesAreScoredAlike) {
  const std::tuple<const char*, int, int> kLengths[] = {{"1", 1, 6},    {"3", 3, 6},
                                                        {"5", 5, 6},    {"four-games", 1, 4},
                                                        {"game", 1, 1}, {"tie-break", 1, 0}};
  for (const auto& [length, bestOf, games] : kLengths) {
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
      Stream random(seed, "scorer", 0);
      const int server = static_cast<int>(seed % 2);
      Tennis match(server, {{"sets", length}});
      Scorer scorer(bestOf, games, server);
      while (!match.over()) {
        SCOPED_TRACE(seed);
        const std::size_t from = match.log.happenings.size();
        const ActionList legal = match.rules.legal(match.state);
        match.rules.apply(
            match.state,
            legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))],
            match.log);
        for (const int winner : winnersSince(match, from)) scorer.point(winner);
        ASSERT_EQ(match.games(), scorer.games());
        ASSERT_EQ(match.sets(), scorer.sets());
        ASSERT_EQ(match.over(), scorer.over);
        if (match.over()) break;
        ASSERT_EQ(match.score(), scorer.score());
        ASSERT_EQ(match.server(), scorer.server());
        if (match.fact("phase") == "serve") {
          ASSERT_EQ(match.pair("stands"), scorer.played() % 2 == 0 ? "1-1" : "2-2");
        }
      }
    }
  }
}

}  // namespace
}  // namespace raindelay::quick_tennis::test
