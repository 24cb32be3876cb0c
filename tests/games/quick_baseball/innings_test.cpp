// Rules 2, 9, 11 and 12.1: the batting order, half-innings, the length of the game.

#include "ballgame.h"

namespace raindelay::quick_baseball::test {
namespace {

OptionTexts innings(const char* number) {
  return {{"innings", number}};
}

/// A home run, with whole hands.
Ballgame& homer(Ballgame& game) {
  return game.play("bat long-ball", "caught");
}
/// Three outs of which none needs the Long Ball or the red Caught.
Ballgame& sideOutAfterHomer(Ballgame& game) {
  return game.play("leave", "strike-out").play("leave", "strike-out-2").play("bat slap", "run-out");
}
/// Whole innings without a run.
Ballgame& quiet(Ballgame& game, int number) {
  for (int half = 0; half < 2 * number; ++half) game.sideOut();
  return game;
}

// --- 2: before the game

TEST(Start, R2_1_TheVisitorBatsFirst) {
  const Ballgame game;
  EXPECT_EQ(game.inning(), "top 1");
  EXPECT_EQ(game.turn(), 0);
  EXPECT_TRUE(game.allows("bat slap"));
}

TEST(Start, R2_2_FiveBattingCardsAndSevenPitchingCards) {
  const Ballgame game;
  EXPECT_EQ(game.hand(0), kWholeBat);
  EXPECT_EQ(game.hand(1), kWholePitch);
}

TEST(Start, R2_3_BothTeamsBeginWithNumberOne) {
  Ballgame game;
  EXPECT_EQ(game.number("batter.0"), 1);
  EXPECT_EQ(game.number("batter.1"), 1);
  game.sideOut();
  EXPECT_EQ(game.batter(), 1);
}

TEST(Start, R2_3_TheBattersAreCalledByTheNumbers1To9) {
  Ballgame game;
  for (const int batter : {1, 2, 3, 4, 5, 6, 7, 8, 9, 1}) {
    game.log = {};
    game.walk();
    const auto leaves = Events::firstIn<Leaves>(game.log.happenings);
    const auto walk = Events::firstIn<Walk>(game.log.happenings);
    ASSERT_TRUE(leaves && walk);
    EXPECT_EQ(leaves->batter, batter);
    EXPECT_EQ(walk->batter, batter);
  }
}

TEST(Start, R2_4_ThereIsNoChance) {
  EXPECT_TRUE(Rules::info().sources.empty());
}

// --- 9: outs and half-innings

TEST(HalfInning, R9_1_AMissIsAnOut) {
  expectRows({{{}, "bat contact", "strike-out", ". . ., 1 out, +0, next"}});
}

TEST(HalfInning, R9_2_ThreeOutsOfAnyKindEndIt) {
  const std::vector<std::pair<const char*, const char*>> outs{
      {"leave", "strike-out"},      {"leave", "strike-out-2"}, {"bat slap", "strike-out"},
      {"bat slap", "strike-out-2"}, {"bat slap", "run-out"},   {"bat slap", "caught"},
      {"bat slap", "caught-2"},     {"steal", "pitch-out"}};
  for (const auto& [batter, card] : outs) {
    Ballgame game;
    game.reach({.on = "1 . .", .outs = 2, .section = 4, .balls = 2});
    ASSERT_EQ(game.inning(), "top 1");
    game.play(batter, card);
    SCOPED_TRACE(std::string(batter) + " " + card);
    EXPECT_EQ(game.inning(), "bottom 1");
    EXPECT_EQ(game.runners(), ". . .");
    EXPECT_EQ(game.number("outs"), 0);
    EXPECT_EQ(game.number("balls"), 0);
    EXPECT_EQ(game.score(), "0-0");
    EXPECT_EQ(game.turn(), 1);
  }
}

TEST(HalfInning, R9_3_TheNextOneBatsAndAfterNumberNineNumberOne) {
  Ballgame game;
  for (int batter = 1; batter <= 9; ++batter) {
    EXPECT_EQ(game.batter(), batter);
    game.walk();
  }
  EXPECT_EQ(game.batter(), 1);
  game.play("leave", "strike-out");
  EXPECT_EQ(game.batter(), 2) << "after an out";
  game.play("bat heart", "strike-out-2");
  EXPECT_EQ(game.batter(), 3) << "after a hit";
}

TEST(HalfInning, R9_4_TheOrderGoesOnFromInningToInning) {
  Ballgame game;
  game.walk().sideOut();
  EXPECT_EQ(game.number("batter.0"), 5);
  game.sideOut();
  EXPECT_EQ(game.inning(), "top 2");
  EXPECT_EQ(game.batter(), 5);
  game.sideOut();
  EXPECT_EQ(game.inning(), "bottom 2");
  EXPECT_EQ(game.batter(), 4);
}

TEST(HalfInning, R9_5_BothHandsAreWholeAgain) {
  Ballgame game;
  game.play("bat heart", "strike-out").play("leave", "strike-out-2");
  game.play("bat slap", "run-out").play("bat contact", "caught");
  EXPECT_EQ(game.inning(), "bottom 1");
  EXPECT_EQ(game.hand(1), kWholeBat);
  EXPECT_EQ(game.hand(0), kWholePitch);
  EXPECT_EQ(game.discards(), " | ");
}

TEST(HalfInning, R9_6_ThatBringsNoReliefPitcherIn) {
  Ballgame game;
  // Home's pitcher ends with a single card.
  for (const char* card : {"fly-ball", "run-out", "caught"}) game.play("leave", card);
  game.play("leave", "strike-out").play("leave", "strike-out-2").act("keep");
  game.play("bat slap", "caught-2");
  EXPECT_EQ(game.inning(), "bottom 1");
  EXPECT_TRUE(game.allows("leave")) << "a third out asks nobody";
  EXPECT_EQ(game.fact("relief.1"), "no");
  EXPECT_EQ(game.fact("relief.0"), "no");
  game.sideOut();
  EXPECT_EQ(game.hand(1), kWholePitch);
  EXPECT_EQ(game.fact("relief.1"), "no");
  EXPECT_EQ(game.at("mound"), "mound");
}

// --- 11: length and score

TEST(Length, R11_1_ThreeSixOrNineInnings) {
  for (const int number : {3, 6, 9}) {
    Ballgame game(innings(std::to_string(number).c_str()));
    homer(game);
    sideOutAfterHomer(game).sideOut();
    quiet(game, number - 2);
    EXPECT_EQ(game.inning(), "top " + std::to_string(number));
    game.sideOut();
    EXPECT_FALSE(game.over()) << "Home, who is behind, still bats";
    game.sideOut();
    EXPECT_TRUE(game.over()) << number;
    EXPECT_EQ(game.score(), "1-0");
    const Standing end = game.rules.result(game.state);
    EXPECT_TRUE(end.decided);
    EXPECT_EQ(end.winner, Seat(0));
    EXPECT_EQ(end.score[0], 1);
    EXPECT_EQ(end.score[1], 0);
  }
}

TEST(Length, R11_2_WhileTheScoreIsTiedAnotherInningFollows) {
  Ballgame game(innings("3"));
  quiet(game, 3);
  EXPECT_EQ(game.inning(), "top 4");
  quiet(game, 1);
  EXPECT_EQ(game.inning(), "top 5");
  homer(game);
  sideOutAfterHomer(game);
  homer(game);
  sideOutAfterHomer(game);
  EXPECT_EQ(game.inning(), "top 6") << "tied again, 1-1";
  homer(game);
  sideOutAfterHomer(game);
  EXPECT_FALSE(game.over()) << "Home has its chance";
  game.sideOut();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.score(), "2-1");
  EXPECT_EQ(game.rules.result(game.state).winner, Seat(0));
}

TEST(Length, R11_3_InAnExtraInningHomeWinsAtOnce) {
  Ballgame game(innings("3"));
  quiet(game, 3).sideOut();
  EXPECT_EQ(game.inning(), "bottom 4");
  homer(game);
  EXPECT_EQ(game.outcome(), "over, +1");
  EXPECT_EQ(game.rules.result(game.state).winner, Seat(1));
}

TEST(Length, R11_3_ATieDoesntWin) {
  Ballgame game(innings("3"));
  quiet(game, 3);
  homer(game);
  sideOutAfterHomer(game);
  homer(game);
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.score(), "1-1");
  game.walk().walk().walk().walk();
  EXPECT_EQ(game.outcome(), "over, +1") << "a walk may win it";
}

TEST(Length, R11_4_LikewiseInTheLastRegularInning) {
  Ballgame game(innings("3"));
  quiet(game, 2).sideOut();
  EXPECT_EQ(game.inning(), "bottom 3");
  homer(game);
  EXPECT_EQ(game.outcome(), "over, +1");
}

TEST(Length, R11_4_NotBeforeTheLastInning) {
  Ballgame game(innings("3"));
  quiet(game, 1).sideOut();
  homer(game);
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.inning(), "bottom 2");
}

TEST(Length, R11_5_TheBottomOfTheLastInningIsntPlayedIfHomeLeads) {
  Ballgame game(innings("3"));
  quiet(game, 1).sideOut();
  homer(game);
  sideOutAfterHomer(game);
  EXPECT_EQ(game.inning(), "top 3");
  game.sideOut();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.rules.result(game.state).winner, Seat(1));
}

TEST(Length, R11_5_ItIsPlayedIfTheScoreIsTied) {
  Ballgame game(innings("3"));
  quiet(game, 2).sideOut();
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.inning(), "bottom 3");
}

TEST(Length, R11_3_And_11_4_OnlyAWinWithoutAThirdOutIsToldAsAWalkOff) {
  Ballgame atBat(innings("3"));
  homer(quiet(atBat, 2).sideOut());
  EXPECT_TRUE(atBat.over());
  EXPECT_TRUE(atBat.told("walk-off"));
  Ballgame ahead(innings("3"));
  sideOutAfterHomer(homer(quiet(ahead, 1).sideOut())).sideOut();
  EXPECT_TRUE(ahead.over());
  EXPECT_FALSE(ahead.told("walk-off")) << "11.5";
  Ballgame behind(innings("3"));
  quiet(sideOutAfterHomer(homer(behind)).sideOut(), 2);
  EXPECT_TRUE(behind.over());
  EXPECT_FALSE(behind.told("walk-off")) << "the Visitor has won";
}

/// The bottom of the third with the bases full, tied; then this hit.
Ballgame lastPlay(const OptionTexts& options, int quietHalves, const char* bat, const char* pitch) {
  Ballgame game(options);
  quiet(game, quietHalves).sideOut().walk().walk().walk();
  game.play(bat, pitch);
  EXPECT_TRUE(game.over());
  return game;
}

TEST(Length, R11_6_OnAHomeRunEveryRunCounts) {
  Ballgame homeRun(innings("3"));
  quiet(homeRun, 2).sideOut().walk().walk().walk();
  homer(homeRun);
  EXPECT_EQ(homeRun.outcome(), "over, +4");
  EXPECT_EQ(homeRun.score(), "0-4");
}

TEST(Length, R11_6_NoRunBeyondTheWinningOneCounts) {
  Ballgame game = lastPlay(innings("3"), 3, "bat top", "run-out");
  EXPECT_EQ(game.outcome(), "over, +1") << "from third; the one from second stops";
  EXPECT_EQ(game.score(), "0-1");
  EXPECT_EQ(game.state.runners, 0b111) << "each behind the other";
  EXPECT_EQ(game.state.team[1].leftOnBase, 3);
  EXPECT_EQ(game.state.team[1].hits, 1);
}

TEST(Length, R11_6_AsManyRunsAsItTakes) {
  Ballgame game(innings("3"));
  homer(quiet(game, 3));
  sideOutAfterHomer(game).walk().walk().walk().play("bat top", "run-out");
  EXPECT_EQ(game.outcome(), "over, +2") << "one to tie, one to win";
  EXPECT_EQ(game.score(), "1-2");
}

TEST(Length, R12_3_EveryRunOfTheLastPlayCountsIfAgreed) {
  Ballgame game = lastPlay({{"innings", "3"}, {"every-run", "on"}}, 3, "bat top", "run-out");
  EXPECT_EQ(game.outcome(), "over, +2") << "from third and from second";
}

TEST(Length, R11_7_CalledOffAfterFiveThousandPitches) {
  Ballgame balls;
  for (int pitch = 1; pitch < 5000; ++pitch) balls.play("leave", "pitch-out");
  EXPECT_FALSE(balls.over());
  balls.play("leave", "pitch-out");
  EXPECT_TRUE(balls.over());
  EXPECT_EQ(balls.score(), "1247-0") << "1250 walks fill the bases and push in the rest";
  EXPECT_EQ(balls.rules.result(balls.state).winner, Seat(0));
}

TEST(Length, R11_7_ATieStaysATie) {
  Ballgame game(innings("3"));
  for (int half = 0; half < 1666; ++half) game.sideOut();
  EXPECT_EQ(game.inning(), "top 834");
  game.play("leave", "pitch-out");
  EXPECT_FALSE(game.over());
  game.play("leave", "pitch-out");
  EXPECT_TRUE(game.over());
  const Standing end = game.rules.result(game.state);
  EXPECT_TRUE(end.decided);
  EXPECT_EQ(end.winner, std::nullopt);
}

// --- 12: options

TEST(Option, R12_1_NineInningsIfNothingElseIsAgreed) {
  const Options options(Rules::info());
  EXPECT_EQ(options.text("innings"), "9");
}

TEST(Option, R12_1_NoOtherLength) {
  Options options(Rules::info());
  for (const char* number : {"3", "6", "9"}) EXPECT_TRUE(options.setText("innings", number));
  for (const char* number : {"0", "1", "4", "12", "-3", "three"}) {
    EXPECT_FALSE(options.setText("innings", number)) << number;
  }
}

TEST(Option, R12_2_AStealsCardsAreTakenBackIfNothingElseIsAgreed) {
  Options options(Rules::info());
  EXPECT_EQ(options.text("steal"), "take-back");
  EXPECT_TRUE(options.setText("steal", "discard"));
  EXPECT_EQ(options.text("steal"), "discard");
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
