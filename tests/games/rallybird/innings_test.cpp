// Rules 2, 8 and 9: half-innings, the play that is set aside, the length, the result, the options.

#include "ballgame.h"

namespace raindelay::rallybird::test {
namespace {

TEST(HalfInnings, R2_1_TheVisitorIsUpFirst) {
  Ballgame game;
  EXPECT_EQ(game.inning(), "top 7");
  EXPECT_EQ(game.runs(), "0-0");
  EXPECT_EQ(game.ready().turn(), 0);
  EXPECT_EQ(game.choose("drive-right").turn(), 1) << "the defence lays its gloves";
  game.lay().roll('<').sideOut();
  EXPECT_EQ(game.inning(), "bottom 7");
  EXPECT_EQ(game.ready().turn(), 1);
  EXPECT_EQ(game.choose("drive-right").turn(), 0);
  EXPECT_EQ(game.lay().roll('<').sideOut().inning(), "top 8");
}

TEST(HalfInnings, R2_2_OnePlayOfSeventeenIsSetAside) {
  const Ballgame game;
  EXPECT_EQ(game.turn(), -2);
  for (const Play& aside : kPlays) {
    Ballgame one = game;
    one.aside(std::string(aside.code)).act("keep-icon 5/4");
    EXPECT_EQ(one.at("aside", 0), aside.code);
    EXPECT_FALSE(one.allows("play " + std::string(aside.code))) << aside.code;
    EXPECT_EQ(words(one.at("hand.0")).size(), 16U);
  }
}

TEST(HalfInnings, R2_5_ThreeOutsEndIt) {
  Ballgame game;
  game.reach("123").flyOut();
  EXPECT_EQ(game.outcome(), "x123+0");
  game.flyOut();
  EXPECT_EQ(game.outcome(), "x123+0");
  game.flyOut();
  EXPECT_EQ(game.inning(), "bottom 7");
  EXPECT_EQ(game.bases(), "---");
  EXPECT_EQ(game.number("outs"), 0);
}

/// A play with two out, and what is told of the batter: nothing if another makes the third out.
struct LastOut {
  const char* bases;
  const char* play;
  char relation;
  const char* told;
};

TEST(HalfInnings, R5_10_OnTheThirdOutTheBatterIsToldOfOnlyIfHeIsOut) {
  for (const LastOut& row : std::vector<LastOut>{{"---", "drive-left", '<', "caught"},
                                                 {"---", "take-the-pitch", '<', "struck-out"},
                                                 {"---", "infield-left", '<', "thrown-out"},
                                                 {"1--", "infield-left", '=', ""},
                                                 {"1--", "steal-2b", '<', ""}}) {
    Ballgame game;
    game.reach(row.bases, 2).log = {};
    game.bat(row.play, row.relation);
    EXPECT_EQ(game.outcome(), "side out+0");
    for (const char* id : {"caught", "struck-out", "thrown-out", "reaches-first"}) {
      EXPECT_EQ(game.told(id), std::string_view(id) == row.told) << row.bases << row.play << id;
    }
  }
}

TEST(HalfInnings, R2_5_ThePlaySetAsideGoesBackAndAnotherIsDrawn) {
  Ballgame game;
  game.sideOut().aside("deep-right").act("keep-icon 5/4");
  EXPECT_TRUE(game.allows("play deep-left"));
  EXPECT_FALSE(game.allows("play deep-right"));
  Ballgame again;
  again.sideOut().aside("deep-left");
  EXPECT_EQ(again.at("aside", 1), "deep-left") << "the same one may come";
}

TEST(HalfInnings, R3_2_WhatCanBeChosenFromEachStateOfTheBases) {
  for (const std::string_view bases : kBases) {
    Ballgame game;
    game.reach(bases);
    for (const Play& play : kPlays) {
      const bool possible = play.code != "deep-left" && outcomeOf(play, '<', bases, 0).possible;
      EXPECT_EQ(game.allows("play " + std::string(play.code)), possible) << bases << play.code;
    }
  }
}

TEST(HalfInnings, R3_11_ThePlayGoesBackToTheHand) {
  Ballgame game;
  game.choose("drive-left");
  EXPECT_EQ(game.at("play", 0), "drive-left");
  game.lay().roll('<');
  EXPECT_EQ(game.at("play"), "");
  EXPECT_EQ(words(game.at("hand.0")).size(), 16U);
  EXPECT_TRUE(game.allows("play drive-left"));
}

TEST(HalfInnings, R1_8_TheRunnersOfTheSideThatBats) {
  Ballgame game;
  game.sideOut().reach("1-3");
  for (const char* place : {"plate", "base.1", "base.3"}) EXPECT_EQ(game.at(place), "runner-1");
  EXPECT_EQ(game.at("base.2"), "");
  EXPECT_EQ(words(game.at("dugout.1")).size(), 1U);
  EXPECT_EQ(words(game.at("dugout.0")).size(), 4U);
  game.bat("take-the-pitch", '>');
  EXPECT_EQ(game.at("dugout.1"), "") << "all four are on the field";
}

TEST(HalfInnings, R1_8_TheDiceLieAsTheyFell) {
  Ballgame game;
  game.choose("drive-left").lay().act("dice 6 1");
  EXPECT_EQ(game.at("dice"), "die-6 die-1");
}

TEST(HalfInnings, R8_8_AHitBringsTheBatterOnBaseWithNobodyOut) {
  for (const Play& play : kPlays) {
    for (const char relation : {'<', '=', '>'}) {
      Ballgame game({.aside = play.code == "deep-left" ? "deep-right" : "deep-left"});
      game.reach(play.code == "steal-3b" ? "-2-" : "1--");
      const Outcome outcome = outcomeOf(play, relation, game.bases(), 0);
      const bool reaches = outcome.moved && outcome.outs == 0 && !play.code.starts_with("steal");
      game.bat(std::string(play.code), relation);
      EXPECT_EQ(game.number("hits.0"), reaches && play.code != "take-the-pitch" ? 1 : 0)
          << play.code << relation;
    }
  }
}

// --- The end

TEST(End, R8_3_HomeAheadNeedsNoBottomOfTheNinth) {
  Ballgame game;
  game.until("bottom 7").score(1).until("top 9").sideOut();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.runs(), "0-1");
}

TEST(End, R8_2_TheVisitorAheadAfterTheBottomOfTheNinth) {
  Ballgame game;
  game.score(2).until("bottom 8").score(1).until("bottom 9").sideOut();
  EXPECT_TRUE(game.over());
  const Standing standing = game.rules.result(game.state);
  EXPECT_TRUE(standing.decided);
  EXPECT_EQ(standing.winner, Seat(0));
  EXPECT_EQ(standing.score[0], 2);
  EXPECT_EQ(standing.score[1], 1);
}

TEST(End, R8_2_NotBeforeTheNinth) {
  Ballgame game;
  game.until("bottom 8").score(3).sideOut();
  EXPECT_EQ(game.inning(), "top 9");
  EXPECT_FALSE(game.rules.result(game.state).decided);
  EXPECT_FALSE(game.rules.result(game.state).winner);
}

TEST(End, R8_4_ExtraInningsWhileItIsLevel) {
  Ballgame game({.options = {{"first-inning", "9"}}});
  game.until("top 10").score(1).until("bottom 10").score(1).sideOut();
  EXPECT_EQ(game.inning(), "top 11");
  game.score(1).until("bottom 11").sideOut();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.runs(), "2-1");
}

TEST(End, R8_5_HomeTakesTheLeadAndTheGameIsOver) {
  for (const char* half : {"bottom 9", "bottom 10"}) {
    Ballgame game({.options = {{"first-inning", "9"}}});
    game.until(half).score(1);
    EXPECT_TRUE(game.over()) << half;
    EXPECT_EQ(game.runs(), "0-1");
    EXPECT_EQ(game.rules.result(game.state).winner, Seat(1));
  }
  Ballgame level({.options = {{"first-inning", "9"}}});
  level.score(1).until("bottom 9").score(1);
  EXPECT_FALSE(level.over());
}

/// Rule 8.6: the last play of the game with Home level or so far behind.
struct LastPlay {
  int behind;
  const char* bases;
  const char* play;
  const char* outcome;
};

TEST(End, R8_6_OnlyTheWinningRunCountsButAHomeRunInFull) {
  for (const LastPlay& one : std::vector<LastPlay>{{0, "-23", "up-the-middle", "over+1"},
                                                   {0, "--3", "up-the-middle", "over+1"},
                                                   {1, "-23", "up-the-middle", "over+2"},
                                                   {2, "-23", "up-the-middle", "1--+2"},
                                                   {0, "123", "take-the-pitch", "over+1"},
                                                   {0, "123", "home-run", "over+4"},
                                                   {2, "123", "home-run", "over+4"},
                                                   {0, "---", "home-run", "over+1"}}) {
    Ballgame game({.options = {{"first-inning", "9"}, {"rallybird", "off"}}});
    game.score(one.behind).until("bottom 9").reach(one.bases).bat(one.play, '>');
    EXPECT_EQ(game.outcome(), one.outcome) << one.behind << one.bases << one.play;
  }
}

TEST(End, R8_7_CalledOffAfterAThousandPlays) {
  Ballgame game;
  game.score(1);
  for (int play = 1; play < 999; ++play) game.bat("take-the-pitch", '=');
  EXPECT_FALSE(game.over());
  game.bat("take-the-pitch", '=');
  EXPECT_TRUE(game.over());
  EXPECT_TRUE(game.told("called-off"));
  EXPECT_EQ(game.rules.result(game.state).winner, Seat(0)) << "the score stands";
}

TEST(End, R8_2_And_8_7_ATieIsToldOnlyIfItIsLevel) {
  Ballgame won({.options = {{"first-inning", "9"}}});
  won.until("bottom 9").score(1);
  ASSERT_TRUE(won.over());
  EXPECT_TRUE(won.told("won"));
  EXPECT_FALSE(won.told("tied"));
  Ballgame level;
  for (int play = 0; play < 1000; ++play) level.bat("take-the-pitch", '=');
  ASSERT_TRUE(level.over());
  EXPECT_FALSE(level.told("won"));
  EXPECT_TRUE(level.told("tied"));
}

// --- Options

TEST(OptionsOfTheGame, R9_1_TheFirstInning) {
  for (const char* first : {"1", "7", "9"}) {
    Ballgame game({.options = {{"first-inning", first}}});
    EXPECT_EQ(game.inning(), std::string("top ") + first);
    EXPECT_EQ(game.until("bottom 9").score(1).over(), true);
  }
}

TEST(OptionsOfTheGame, R9_3_FirstGameWithoutTakeThePitch) {
  Ballgame game({.options = {{"first-game", "on"}}});
  EXPECT_EQ(game.rules.chance(game.state).outcomes.size(), 16);
  game.ready();
  EXPECT_FALSE(game.allows("play take-the-pitch"));
  EXPECT_EQ(words(game.at("hand.0")).size(), 15U);
  game.sideOut();
  EXPECT_FALSE(game.ready().allows("play take-the-pitch")) << "nor for Home";
}

// --- The RallyBird

/// The ninth inning is to begin.
Ballgame ninth(const OptionTexts& more = {}) {
  OptionTexts options{{"first-inning", "9"}};
  options.insert(more.begin(), more.end());
  return Ballgame({.options = options});
}
/// Home is so far behind in the bottom of the ninth.
Ballgame behind(int runs, const OptionTexts& more = {}) {
  Ballgame game = ninth(more);
  game.score(runs).until("bottom 9").ready();
  return game;
}
/// Returns true if the bird is offered after that throw.
bool offered(Ballgame game, char relation, const char* play = "infield-left") {
  game.choose(play).lay().roll(relation);
  if (game.asked("reroll")) {
    EXPECT_EQ(game.legal(), "reroll, stand");
    EXPECT_EQ(game.turn(), game.offence());
  }
  return game.asked("reroll");
}

TEST(Bird, R7_1_And_7_4_InTheNinthForWhoIsBehindAfterAnyThrow) {
  for (const char relation : {'<', '=', '>'}) {
    EXPECT_TRUE(offered(behind(1), relation)) << relation;
    EXPECT_FALSE(offered(behind(0), relation)) << "level";
    EXPECT_FALSE(offered(ninth(), relation)) << "level, top";
    EXPECT_FALSE(offered(behind(1, {{"rallybird", "off"}}), relation)) << "9.2";
    EXPECT_FALSE(offered(Ballgame().score(1).until("bottom 8"), relation)) << "the eighth";
  }
  EXPECT_FALSE(offered(ninth().until("top 10").score(1).until("bottom 10"), '<')) << "the tenth";
  EXPECT_FALSE(offered(ninth().score(1), '<')) << "ahead";
  EXPECT_TRUE(offered(Ballgame().until("bottom 7").score(1).until("top 9"), '<')) << "the Visitor";
  EXPECT_TRUE(offered(behind(2).score(1), '<')) << "still behind";
}

TEST(Bird, R7_1_ItComesToWhoMayUseIt) {
  EXPECT_EQ(behind(1).at("bird.1"), "bird");
  EXPECT_EQ(behind(0).at("bird"), "bird") << "beside the field";
  Ballgame lost = behind(2);
  lost.choose("drive-left").lay().roll('<').act("reroll").roll('<');
  EXPECT_EQ(lost.at("bird"), "bird") << "it flew off";
  EXPECT_EQ(lost.fact("bird.1") + lost.fact("bird.0"), "noyes");
}

TEST(Bird, R7_4_BothDiceAgainAndTheSecondThrowHolds) {
  for (const char first : {'<', '=', '>'}) {
    for (const char second : {'<', '=', '>'}) {
      Ballgame game = behind(1);
      game.reach("1--").choose("infield-left").lay().roll(first).act("reroll");
      EXPECT_EQ(game.turn(), -2);
      EXPECT_EQ(game.rules.chance(game.state).outcomes.size(), 36);
      game.roll(second);
      EXPECT_FALSE(game.asked("reroll")) << "7.5: once an at-bat";
      EXPECT_EQ(game.outcome(), say(outcomeOf(playOf("infield-left"), second, "1--", 0)));
      Ballgame stood = behind(1);
      stood.reach("1--").choose("infield-left").lay().roll(first).act("stand");
      EXPECT_EQ(stood.outcome(), say(outcomeOf(playOf("infield-left"), first, "1--", 0)));
      EXPECT_TRUE(offered(stood, '<')) << "who stands keeps it";
    }
  }
}

/// Rules 7.2 and 7.6: whether the bird is kept.
struct Kept {
  const char* bases;
  int outs;
  const char* play;
  char reroll;
  bool kept;
};

TEST(Bird, R7_2_KeptIfTheRerollMovesSomebody) {
  for (const Kept& one : std::vector<Kept>{{"---", 0, "infield-left", '>', true},
                                           {"---", 0, "infield-left", '<', false},
                                           {"1--", 0, "infield-left", '=', true},
                                           {"---", 0, "bunt-hit", '=', false},
                                           {"1--", 0, "bunt-hit", '=', true},
                                           {"1--", 2, "bunt-hit", '=', false},
                                           {"1--", 0, "steal-2b", '=', true},
                                           {"1--", 0, "steal-2b", '<', false},
                                           {"---", 0, "take-the-pitch", '=', false},
                                           {"---", 0, "take-the-pitch", '>', true},
                                           {"12-", 0, "infield-left", '<', false}}) {
    Ballgame game = behind(5);
    game.reach(one.bases, one.outs).choose(one.play).lay().roll('<').act("reroll");
    game.roll(one.reroll);
    if (game.over() || game.inning() != "bottom 9") {
      EXPECT_FALSE(one.kept);
      continue;
    }
    EXPECT_EQ(offered(game, '<'), one.kept) << one.bases << one.play << one.reroll;
  }
}

TEST(Steal, ACaughtRunnerIsSeenToSetOut) {
  Ballgame game;
  game.reach("1--").bat("steal-2b", '<');
  std::vector<std::pair<Place, Place>> ways;
  for (const Happening& one : game.log.happenings) {
    const auto* move = std::get_if<Move>(&one);
    if (move != nullptr && move->from != move->to && move->face.kind == runnerFace(Seat(0), 1).kind)
      ways.emplace_back(move->from, move->to);
  }
  ASSERT_GE(ways.size(), 2U);
  EXPECT_EQ(ways.end()[-2], std::pair(basePlace(1), basePlace(2)));
  EXPECT_EQ(ways.back(), std::pair(basePlace(2), placeOf(places::kDugout, 0)));
}

TEST(Bird, R7_2_LostForTheRestOfTheGame) {
  Ballgame game = behind(2);
  game.choose("drive-left").lay().roll('<').act("reroll").roll('=');
  EXPECT_EQ(game.outcome(), "x---+0");
  for (const char relation : {'<', '=', '>'}) EXPECT_FALSE(offered(game, relation));
  EXPECT_FALSE(game.ready().allows("reroll"));
}

TEST(Bird, R7_2_KeptAndUsedAgainTheNextAtBat) {
  Ballgame game = behind(9);
  for (int time = 0; time < 3; ++time) {
    game.choose("drive-left").lay().roll('<').act("reroll").roll('>');
    EXPECT_EQ(game.number("outs"), 0);
  }
}

TEST(Bird, R7_3_EachSideHasItsOwn) {
  Ballgame game;
  game.until("bottom 8").score(1).until("top 9");
  game.choose("drive-left").lay().roll('<').act("reroll").roll('<');
  EXPECT_FALSE(offered(game, '<')) << "the Visitor has lost it";
  game.score(2).until("bottom 9");
  EXPECT_TRUE(offered(game, '<')) << "Home has not";
}

TEST(Bird, R7_5_HomeRunEitherOfTheTwoThrows) {
  const auto homeRun = [] { return behind(9).choose("home-run").lay(); };
  // The first throw again, then the second: no more.
  Ballgame first = homeRun().roll('<').act("reroll").roll('>').roll('<');
  EXPECT_FALSE(first.asked("reroll"));
  EXPECT_EQ(first.outcome(), "x---+0");
  EXPECT_FALSE(offered(first, '<')) << "7.6: seen when the play is over";
  // The second one.
  Ballgame second = homeRun().roll('>').act("stand").roll('=');
  EXPECT_TRUE(second.asked("reroll"));
  second.act("reroll").roll('>');
  EXPECT_EQ(second.outcome(), "---+1");
  EXPECT_TRUE(offered(second, '<')) << "it went well";
  // A first throw that isn't greater and isn't repeated.
  Ballgame none = homeRun().roll('=').act("stand");
  EXPECT_EQ(none.outcome(), "x---+0");
  EXPECT_TRUE(offered(none, '<'));
}

}  // namespace
}  // namespace raindelay::rallybird::test
