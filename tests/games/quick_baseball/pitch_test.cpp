// Rules 3 to 6: what a pitch makes of the batter's choice.

#include "ballgame.h"

namespace raindelay::quick_baseball::test {
namespace {

// --- 3: a pitch

TEST(Pitch, R3_1_EachLaysACardOfTheHand) {
  Ballgame game;
  EXPECT_EQ(game.turn(), 0);
  EXPECT_EQ(game.legal(), "bat long-ball, bat top, bat heart, bat contact, bat slap, leave");
  game.act("bat heart");
  EXPECT_EQ(game.turn(), 1);
  EXPECT_EQ(game.legal(),
            "pitch strike-out, pitch strike-out-2, pitch fly-ball, pitch run-out, pitch caught, "
            "pitch caught-2, pitch pitch-out");
  game.act("pitch caught");
  EXPECT_FALSE(game.allows("bat heart")) << "it is discarded";
  game.act("bat top");
  EXPECT_FALSE(game.allows("pitch caught"));
}

TEST(Pitch, R3_2_TheCardsLieFaceDownUntilThePitcherTurnsHis) {
  Ballgame game;
  game.act("bat heart");
  EXPECT_EQ(game.at("bat", 0), "heart") << "her own card";
  EXPECT_EQ(game.at("bat", 1), "?");
  EXPECT_EQ(game.at("pitch", 0), "");
  game.act("pitch run-out");
  EXPECT_EQ(game.at("bat", 1), "") << "the play is over";
  EXPECT_EQ(game.discards(), "heart | run-out");
}

TEST(Pitch, R3_3_TheCallIsCommittedBeforeAnythingOfThePitch) {
  Ballgame game;
  game.walk().act("steal");
  EXPECT_EQ(game.turn(), 1) << "only the pitcher still chooses";
  game.act("pitch strike-out");
  EXPECT_EQ(game.runners(), ". 2 .");
}

TEST(Pitch, R3_4_ACardThatWasCalledWithIsNotShown) {
  for (const char* call : {"leave", "steal"}) {
    Ballgame game;
    game.walk();
    game.log.happenings.clear();
    game.play(call, "run-out");
    EXPECT_EQ(game.shown("batting", 1), Codes()) << call;
  }
}

TEST(Pitch, R3_5_TheBattersChoiceStandsFirst) {
  Ballgame game;
  EXPECT_EQ(game.turn(), 0);
  game.sideOut();
  EXPECT_EQ(game.turn(), 1) << "Home bats";
  game.act("leave");
  EXPECT_EQ(game.turn(), 0);
}

// --- 4: leave

TEST(Leave, R4_1_AgainstABlueBorderTheBatterIsOut) {
  expectRows({{{}, "leave", "strike-out", ". . ., 1 out, +0, next"},
              {{}, "leave", "strike-out-2", ". . ., 1 out, +0, next"},
              {{.on = "1 . 3", .outs = 1}, "leave", "strike-out", "1 . 3, 2 out, +0, next"},
              {{.on = "1 2 3", .outs = 2}, "leave", "strike-out", "side out, +0, next"},
              {{.relief = true}, "leave", "strike-out-2", ". . ., 1 out, +0, next"},
              {{.balls = 3}, "leave", "strike-out", ". . ., 1 out, +0, next, 3 balls"}});
}

TEST(Leave, R4_2_AgainstThePitchOutItIsABall) {
  expectRows({{{}, "leave", "pitch-out", ". . ., 0 out, +0, same, 1 ball"},
              {{.on = "1 2 3", .outs = 2}, "leave", "pitch-out", "1 2 3, 2 out, +0, same, 1 ball"},
              {{.balls = 2}, "leave", "pitch-out", ". . ., 0 out, +0, same, 3 balls"}});
}

TEST(Leave, R4_3_AgainstAnyOtherPitchNothingHappens) {
  for (const char* card : {"fly-ball", "run-out", "caught", "caught-2"}) {
    expectRows({{{}, "leave", card, ". . ., 0 out, +0, same"},
                {{.on = "1 2 3", .outs = 2}, "leave", card, "1 2 3, 2 out, +0, same"},
                {{.relief = true, .balls = 3}, "leave", card, ". . ., 0 out, +0, same, 3 balls"}});
  }
}

TEST(Leave, R4_4_TheBatterTakesHerCardBack) {
  for (const char* card :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2", "pitch-out"}) {
    Ballgame game;
    game.play("leave", card);
    EXPECT_EQ(game.hand(0), kWholeBat) << card;
    EXPECT_EQ(game.at("discard.bat"), "") << card;
  }
}

TEST(Leave, R4_5_ThePitchIsDiscardedFaceUpUnlessItIsThePitchOut) {
  for (const char* card :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2"}) {
    Ballgame game;
    game.play("leave", card);
    EXPECT_EQ(game.at("discard.pitch", 0), card);
    EXPECT_EQ(game.at("discard.pitch", 1), card);
    EXPECT_EQ(game.hand(1).find(std::string(card) + " "), std::string::npos);
  }
  Ballgame game;
  game.play("leave", "pitch-out");
  EXPECT_EQ(game.discards(), " | ");
  EXPECT_TRUE(game.act("leave").allows("pitch pitch-out"));
}

// --- 5: swing

TEST(Swing, R5_1_AgainstThePitchOutItIsABallAndBothTakeTheirCardsBack) {
  for (const char* bat : {"bat long-ball", "bat top", "bat heart", "bat contact", "bat slap"}) {
    Ballgame game;
    game.play(bat, "pitch-out");
    EXPECT_EQ(game.outcome(), ". . ., 0 out, +0, same, 1 ball");
    EXPECT_EQ(game.discards(), " | ");
    EXPECT_EQ(game.hand(0), kWholeBat);
    EXPECT_EQ(game.hand(1), kWholePitch);
  }
}

TEST(Swing, R5_2_ABorderForThisBatterThatIsOnThePitchIsAHit) {
  expectRows({{{}, "bat heart", "strike-out", "1 . ., 0 out, +0, next"},
              {{}, "bat heart", "run-out", ". . ., 1 out, +0, next"},
              {{.section = 4}, "bat heart", "run-out", ". 2 ., 0 out, +0, next"},
              {{.section = 7}, "bat heart", "run-out", ". . ., 1 out, +0, next"},
              {{.section = 4}, "bat top", "strike-out", ". . ., 1 out, +0, next"},
              {{.section = 7}, "bat long-ball", "strike-out", "1 . ., 0 out, +0, next"},
              {{.section = 4}, "bat long-ball", "strike-out", ". . ., 1 out, +0, next"}});
}

TEST(Swing, R5_3_TheInnerBorderIsActiveWithTheReliefPitcherOnly) {
  expectRows(
      {{{}, "bat long-ball", "strike-out-2", ". . ., 1 out, +0, next"},
       {{.relief = true}, "bat long-ball", "strike-out-2", ". . ., 0 out, +1, next"},
       {{.relief = true}, "bat heart", "strike-out-2", "1 . ., 0 out, +0, next"},
       {{.relief = true, .home = true}, "bat long-ball", "strike-out-2", ". . ., 0 out, +1, next"},
       {{.relief = true}, "bat long-ball", "strike-out", ". . ., 1 out, +0, next"}});
}

TEST(Swing, R5_3_TheOtherTeamsReliefPitcherActivatesNothing) {
  Ballgame game;
  game.sideOutWithRelief();  // Home's
  game.play("bat long-ball", "strike-out-2");
  EXPECT_EQ(game.outcome(), ". . ., 1 out, +0, next");
}

TEST(Swing, R5_4_OfTwoMatchesTheRedOneCounts) {
  expectRows({{{.section = 7}, "bat long-ball", "strike-out-2", "1 . ., 0 out, +0, next"},
              {{.section = 7, .relief = true},
               "bat long-ball",
               "strike-out-2",
               ". . ., 0 out, +1, next"}});
}

TEST(Swing, R5_5_AHitTakesTheBatterToTheBaseOfTheNumber) {
  expectRows({{{}, "bat slap", "fly-ball", "1 . ., 0 out, +0, next"},
              {{.section = 4}, "bat top", "fly-ball", ". 2 ., 0 out, +0, next"},
              {{}, "bat long-ball", "caught", ". . ., 0 out, +1, next"}});
}

TEST(Swing, R5_6_WithoutAMatchTheBatterIsOut) {
  expectRows({{{}, "bat slap", "strike-out", ". . ., 1 out, +0, next"},
              {{}, "bat slap", "strike-out-2", ". . ., 1 out, +0, next"},
              {{}, "bat heart", "fly-ball", ". . ., 1 out, +0, next"},
              {{}, "bat slap", "run-out", ". . ., 1 out, +0, next"},
              {{}, "bat slap", "caught", ". . ., 1 out, +0, next"},
              {{}, "bat slap", "caught-2", ". . ., 1 out, +0, next"},
              {{.outs = 1}, "bat heart", "fly-ball", ". . ., 2 out, +0, next"},
              {{.outs = 2}, "bat slap", "caught", "side out, +0, next"},
              {{.outs = 2}, "bat slap", "run-out", "side out, +0, next"},
              {{.outs = 2}, "bat slap", "strike-out", "side out, +0, next"},
              {{.outs = 2}, "bat contact", "strike-out-2", "side out, +0, next"}});
}

TEST(Swing, R5_7_AFlyBallWithTwoOutIsNoOut) {
  expectRows({{{.outs = 2}, "bat heart", "fly-ball", ". . ., 2 out, +0, same"},
              {{.on = "1 2 3", .outs = 2}, "bat heart", "fly-ball", "1 2 3, 2 out, +0, same"},
              {{.outs = 2, .balls = 3}, "bat heart", "fly-ball", ". . ., 2 out, +0, same, 3 balls"},
              {{.outs = 2}, "bat slap", "fly-ball", "1 . ., 2 out, +0, next"}});
}

TEST(Swing, R5_8_AfterAHitOrAnOutBothCardsAreDiscarded) {
  Ballgame game;
  game.play("bat heart", "strike-out");
  EXPECT_EQ(game.discards(), "heart | strike-out");
  game.play("bat slap", "caught");
  EXPECT_EQ(game.discards(), "heart slap | strike-out caught");
  EXPECT_EQ(game.hand(0), "contact long-ball top");
  EXPECT_EQ(game.hand(1), "caught-2 fly-ball pitch-out run-out strike-out-2");
}

TEST(Swing, R5_9_BothAreDiscardedAfterAFlyBallThatWasNoOut) {
  Ballgame game;
  game.reach({.outs = 2}).play("bat heart", "fly-ball");
  EXPECT_EQ(game.discards(), "heart | fly-ball");
}

// --- 6: balls

TEST(Balls, R6_1_OnTheFourthTheBatterWalksAndTheCountGoesBack) {
  expectRows({{{.balls = 3}, "leave", "pitch-out", "1 . ., 0 out, +0, next"},
              {{.outs = 2, .balls = 3}, "leave", "pitch-out", "1 . ., 2 out, +0, next"}});
}

TEST(Balls, R6_2_SwingOrLeaveIsTheSame) {
  expectRows({{{.balls = 3}, "bat heart", "pitch-out", "1 . ., 0 out, +0, next"},
              {{.on = "1 2 3", .balls = 3}, "bat heart", "pitch-out", "1 2 3, 0 out, +1, next"}});
}

TEST(Balls, R6_3_TheCountGoesOnWithTheNextBatter) {
  expectRows({{{.balls = 2}, "bat slap", "fly-ball", "1 . ., 0 out, +0, next, 2 balls"},
              {{.balls = 3}, "bat slap", "caught", ". . ., 1 out, +0, next, 3 balls"}});
  Ballgame game;
  game.reach({.balls = 3}).play("bat slap", "caught").play("leave", "pitch-out");
  EXPECT_EQ(game.outcome(), "1 . ., 1 out, +0, next") << "one ball of his own was enough";
}

TEST(Balls, R6_4_AHalfInningBeginsWithNone) {
  Ballgame game;
  game.reach({.outs = 2, .balls = 3}).play("leave", "strike-out");
  EXPECT_EQ(game.inning(), "bottom 1");
  EXPECT_EQ(game.number("balls"), 0);
  game.sideOut();
  EXPECT_EQ(game.inning(), "top 2");
  EXPECT_EQ(game.number("balls"), 0);
}

TEST(Balls, R6_5_OnAWalkOnlyForcedRunnersMove) {
  expectRows({{{.on = ". . .", .balls = 3}, "leave", "pitch-out", "1 . ., 0 out, +0, next"},
              {{.on = "1 . .", .balls = 3}, "leave", "pitch-out", "1 2 ., 0 out, +0, next"},
              {{.on = ". 2 .", .balls = 3}, "leave", "pitch-out", "1 2 ., 0 out, +0, next"},
              {{.on = ". . 3", .balls = 3}, "leave", "pitch-out", "1 . 3, 0 out, +0, next"},
              {{.on = "1 2 .", .balls = 3}, "leave", "pitch-out", "1 2 3, 0 out, +0, next"},
              {{.on = "1 . 3", .balls = 3}, "leave", "pitch-out", "1 2 3, 0 out, +0, next"},
              {{.on = ". 2 3", .balls = 3}, "leave", "pitch-out", "1 2 3, 0 out, +0, next"},
              {{.on = "1 2 3", .balls = 3}, "leave", "pitch-out", "1 2 3, 0 out, +1, next"}});
}

TEST(Balls, R6_6_APitchOutAgainstAStealIsNoBall) {
  expectRows(
      {{{.on = "1 . .", .balls = 3}, "steal", "pitch-out", ". . ., 1 out, +0, same, 3 balls"},
       {{.on = "1 . ."}, "steal", "pitch-out", ". . ., 1 out, +0, same"}});
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
