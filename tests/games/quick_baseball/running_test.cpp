// Rules 7 and 8: runners and steals.

#include "ballgame.h"

namespace raindelay::quick_baseball::test {
namespace {

// --- 7: runners

TEST(Runners, R7_1_AHomeRunScoresEverybody) {
  expectRows({{{.on = ". . ."}, "bat long-ball", "caught", ". . ., 0 out, +1, next"},
              {{.on = "1 . 3"}, "bat long-ball", "caught", ". . ., 0 out, +3, next"},
              {{.on = "1 2 3", .outs = 2}, "bat long-ball", "caught", ". . ., 2 out, +4, next"}});
}

TEST(Runners, R7_2_ATwoScoresTheRunnerFromSecond) {
  expectRows(
      {{{.on = ". 2 .", .section = 4}, "bat heart", "strike-out", ". 2 ., 0 out, +1, next"}});
}

TEST(Runners, R7_3_EveryHitMovesAllRunnersAsFarAsTheBatter) {
  expectRows({{{.on = "1 . ."}, "bat slap", "fly-ball", "1 2 ., 0 out, +0, next"},
              {{.on = ". 2 ."}, "bat slap", "fly-ball", "1 . 3, 0 out, +0, next"},
              {{.on = ". . 3"}, "bat slap", "fly-ball", "1 . ., 0 out, +1, next"},
              {{.on = "1 2 ."}, "bat slap", "fly-ball", "1 2 3, 0 out, +0, next"},
              {{.on = "1 . 3"}, "bat slap", "fly-ball", "1 2 ., 0 out, +1, next"},
              {{.on = ". 2 3"}, "bat slap", "fly-ball", "1 . 3, 0 out, +1, next"},
              {{.on = "1 2 3"}, "bat slap", "fly-ball", "1 2 3, 0 out, +1, next"},
              {{.on = "1 . .", .section = 4}, "bat top", "run-out", ". 2 3, 0 out, +0, next"},
              {{.on = ". . 3", .section = 4}, "bat top", "run-out", ". 2 ., 0 out, +1, next"},
              {{.on = "1 2 3", .section = 4}, "bat top", "run-out", ". 2 3, 0 out, +2, next"}});
}

TEST(Runners, R7_4_OnAnyOutTheRunnersHold) {
  expectRows({{{.on = "1 . 3"}, "bat slap", "run-out", "1 . 3, 1 out, +0, next"},
              {{.on = "1 2 3"}, "bat heart", "fly-ball", "1 2 3, 1 out, +0, next"},
              {{.on = ". 2 3", .outs = 1}, "bat slap", "caught", ". 2 3, 2 out, +0, next"},
              {{.on = "1 2 ."}, "leave", "strike-out", "1 2 ., 1 out, +0, next"}});
}

TEST(Runners, R7_5_NoRunCountsOnAThirdOut) {
  expectRows({{{.on = "1 2 3", .outs = 2}, "bat slap", "caught", "side out, +0, next"},
              {{.on = "1 2 3", .outs = 2}, "bat slap", "strike-out", "side out, +0, next"},
              {{.on = "1 2 3", .outs = 2}, "leave", "strike-out", "side out, +0, next"},
              {{.on = "1 . 3", .outs = 2}, "steal", "pitch-out", "side out, +0, same"}});
}

// --- 8: steal

TEST(Steal, R8_1_NeedsARunnerOnFirstOrSecondWithTheNextBaseEmpty) {
  for (const char* on : {"1 . .", ". 2 .", "1 2 .", "1 . 3"}) {
    EXPECT_TRUE(Ballgame().reach({.on = on}).allows("steal")) << on;
  }
  for (const char* on : {". . .", ". . 3", ". 2 3", "1 2 3"}) {
    EXPECT_FALSE(Ballgame().reach({.on = on}).allows("steal")) << on;
  }
}

TEST(Steal, R8_2_NobodyStealsHome) {
  for (const char* on : {". . 3", ". 2 3", "1 2 3"}) {
    EXPECT_FALSE(Ballgame().reach({.on = on}).allows("steal")) << on;
  }
  // The runner on third stays where he is when another one goes.
  expectRows({{{.on = "1 . 3"}, "steal", "caught", ". 2 3, 0 out, +0, same"}});
}

TEST(Steal, R8_3_OneRunnerGoes) {
  expectRows({{{.on = "1 2 ."}, "steal", "caught", "1 . 3, 0 out, +0, same"},
              {{.on = "1 2 ."}, "steal", "pitch-out", "1 . ., 1 out, +0, same"}});
}

TEST(Steal, R8_4_AgainstAnyPitchButThePitchOutHeHasTheBase) {
  for (const char* card :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2"}) {
    expectRows({{{.on = "1 . ."}, "steal", card, ". 2 ., 0 out, +0, same"},
                {{.on = ". 2 ."}, "steal", card, ". . 3, 0 out, +0, same"},
                {{.on = "1 . 3", .outs = 2}, "steal", card, ". 2 3, 2 out, +0, same"}});
  }
}

TEST(Steal, R8_5_AgainstThePitchOutHeIsOutAndBothTakeTheirCardsBack) {
  expectRows({{{.on = "1 . ."}, "steal", "pitch-out", ". . ., 1 out, +0, same"},
              {{.on = ". 2 ."}, "steal", "pitch-out", ". . ., 1 out, +0, same"},
              {{.on = "1 . 3", .outs = 1}, "steal", "pitch-out", ". . 3, 2 out, +0, same"}});
  Ballgame game;
  game.walk().play("steal", "pitch-out");
  EXPECT_EQ(game.discards(), " | ");
  EXPECT_EQ(game.hand(0), kWholeBat);
  EXPECT_EQ(game.hand(1), kWholePitch);
}

TEST(Steal, R8_6_ThePitchIsShown) {
  for (const char* card :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2", "pitch-out"}) {
    Ballgame game;
    game.walk();
    game.log.happenings.clear();
    game.play("steal", card);
    for (const int seat : {0, 1}) EXPECT_TRUE(game.shown("pitching", seat).contains(card)) << card;
  }
}

TEST(Steal, R8_6_ABluePitchDoesntPutTheBatterOut) {
  for (const char* card : {"strike-out", "strike-out-2"}) {
    expectRows({{{.on = "1 . ."}, "steal", card, ". 2 ., 0 out, +0, same"},
                {{.on = "1 . .", .relief = true}, "steal", card, ". 2 ., 0 out, +0, same"}});
  }
}

TEST(Steal, R8_7_BothTakeTheirCardsBack) {
  for (const char* card :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2"}) {
    Ballgame game;
    game.walk().play("steal", card);
    EXPECT_EQ(game.discards(), " | ");
    EXPECT_EQ(game.hand(0), kWholeBat);
    EXPECT_EQ(game.hand(1), kWholePitch);
  }
}

TEST(Steal, R8_7_TheOptionDiscardsThePitch) {
  for (const char* card :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2"}) {
    Ballgame game(OptionTexts{{"steal", "discard"}});
    game.walk().play("steal", card);
    EXPECT_EQ(game.outcome(), ". 2 ., 0 out, +0, same");
    EXPECT_EQ(game.discards(), std::string(" | ") + card);
    EXPECT_EQ(game.hand(0), kWholeBat) << "the batter takes hers back all the same";
  }
  Ballgame game(OptionTexts{{"steal", "discard"}});
  game.walk().play("steal", "pitch-out");
  EXPECT_EQ(game.outcome(), ". . ., 1 out, +0, same");
  EXPECT_EQ(game.discards(), " | ");
}

TEST(Steal, R8_7_ADiscardedPitchMayLeadToARefresh) {
  Ballgame game(OptionTexts{{"steal", "discard"}});
  for (const char* card : {"fly-ball", "run-out", "caught"}) game.play("leave", card);
  game.play("leave", "strike-out").walk().play("steal", "caught-2");
  EXPECT_EQ(game.hand(1), "pitch-out strike-out-2");
  EXPECT_EQ(game.turn(), 1);
  EXPECT_EQ(game.legal(), "refresh, keep");
}

TEST(Steal, R8_8_ItDoesntEndTheBattersTurn) {
  Ballgame game;
  game.walk().play("steal", "run-out");
  EXPECT_EQ(game.batter(), 2);
  game.play("bat slap", "fly-ball");
  EXPECT_EQ(game.outcome(), "1 . 3, 0 out, +0, next");
  EXPECT_EQ(game.batter(), 3);
}

TEST(Steal, R8_9_IfTheRunnerIsTheThirdOutTheBatterLeadsOffTheNextInning) {
  Ballgame game;
  game.reach({.on = "1 . .", .outs = 2, .section = 4});
  ASSERT_EQ(game.inning(), "top 1");
  const int up = game.batter();
  game.play("steal", "pitch-out");
  EXPECT_EQ(game.outcome(), "side out, +0, same");
  EXPECT_EQ(game.inning(), "bottom 1");
  game.sideOut();
  EXPECT_EQ(game.inning(), "top 2");
  EXPECT_EQ(game.batter(), up);
}

TEST(Steal, R8_10_TheOtherRunnersHold) {
  expectRows({{{.on = "1 2 ."}, "steal", "run-out", "1 . 3, 0 out, +0, same"},
              {{.on = "1 . 3"}, "steal", "run-out", ". 2 3, 0 out, +0, same"},
              {{.on = "1 . 3"}, "steal", "pitch-out", ". . 3, 1 out, +0, same"}});
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
