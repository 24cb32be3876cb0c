// Rules 1.2 to 1.6, 2.3, 2.4, 3.3 to 3.5 and 6: gloves, how they are laid and how they wear.

#include "ballgame.h"

namespace raindelay::rallybird::test {
namespace {

constexpr const char* kAll = "3/1 3/2 4/2 4/3 5/3 5/4";

TEST(Gloves, R1_4_And_2_3_TheDefenceKeepsOneOfTheTwoWithABaseball) {
  for (const char* icon : {"5/4", "4/6"}) {
    Ballgame game;
    game.aside("deep-left");
    EXPECT_EQ(game.turn(), 1);
    EXPECT_EQ(game.legal(), "keep-icon 5/4, keep-icon 4/6");
    game.act(std::string("keep-icon ") + icon);
    EXPECT_EQ(game.gloves(), std::string("3/1 3/2 4/2 4/3 5/3 ") + icon);
    EXPECT_EQ(gloveOf(game.at("lost")), std::string_view(icon) == "5/4" ? "4/6" : "5/4");
    EXPECT_EQ(game.turn(), 0) << "the offence is to choose";
  }
}

TEST(Gloves, R2_3_EveryDefenceChoosesAnew) {
  Ballgame game({.icon = "4/6"});
  game.sideOut().aside("deep-left");
  EXPECT_EQ(game.turn(), 0);
  EXPECT_EQ(game.legal(), "keep-icon 5/4, keep-icon 4/6");
  game.act("keep-icon 5/4");
  EXPECT_EQ(game.gloves(), kAll);
}

TEST(Gloves, R1_3_To_1_6_TheValuesOfBothSidesOfEach) {
  for (const std::string glove : kLineup) {
    const std::string partner = glove == "5/3" ? "4/3" : "5/3";
    for (const bool back : {false, true}) {
      Ballgame game({.icon = glove == "4/6" ? "4/6" : "5/4"});
      if (back) game.bat("home-run", '>', "E=" + glove).act("wear E");
      game.reach("1--").choose("infield-left").lay("A=" + glove + " D=" + partner);
      EXPECT_EQ(game.at("zone.A").ends_with("-back"), back);
      game.roll((back ? glove[2] : glove[0]) - '0' + partner[0] - '0');
      EXPECT_EQ(game.outcome(), "x1--+0") << glove << back;
    }
  }
}

TEST(Gloves, R1_2_And_3_9_AnEmptyZoneCountsItsPrintedValue) {
  Ballgame lost({.aside = "sac-right"});
  lost.bat("deep-right", '>', "F=3/1").bat("deep-right", '>', "F=3/1");
  for (const auto& [zone, play] : std::map<char, const char*>{{'A', "grounder-left"},
                                                              {'B', "up-the-middle"},
                                                              {'C', "grounder-right"},
                                                              {'D', "bunt-hit"},
                                                              {'E', "deep-left"},
                                                              {'F', "deep-right"}}) {
    for (const int difference : {-1, 0, 1}) {
      Ballgame game = lost;
      game.choose(play).lay(std::string(1, zone) + "=-");
      EXPECT_EQ(game.at(std::string("zone.") + zone), "");
      game.roll(game.target() + difference);
      const char relation = difference < 0 ? '<' : difference == 0 ? '=' : '>';
      EXPECT_EQ(game.outcome(), say(outcomeOf(playOf(play), relation, "-2-", 0))) << play;
    }
  }
}

TEST(Gloves, R3_4_OneAZoneAndAllOfThem) {
  Ballgame game;
  game.choose("deep-right");
  EXPECT_EQ(game.turn(), 1);
  for (const char* glove : {"3/1", "3/2", "4/2", "4/3", "5/3", "5/4"}) {
    EXPECT_TRUE(game.allows(std::string("place A=") + glove)) << glove;
  }
  EXPECT_FALSE(game.allows("place A=-"));
  EXPECT_FALSE(game.allows("place A=4/6"));
  EXPECT_FALSE(game.allows("place B=3/1")) << "A comes first";
  game.act("place A=4/3");
  EXPECT_FALSE(game.allows("place B=4/3"));
  game.act("place B=3/1").act("place C=3/2").act("place D=4/2").act("place E=5/3");
  EXPECT_EQ(game.legal(), "place F=5/4");
  game.act("place F=5/4");
  EXPECT_EQ(game.turn(), -2);
}

TEST(Gloves, R3_4_AZoneStaysEmptyOnlyIfNoGloveIsLeftForIt) {
  Ballgame game;
  game.bat("deep-right", '>', "F=3/1").bat("deep-right", '>', "F=3/1");
  EXPECT_EQ(game.gloves(), "3/2 4/2 4/3 5/3 5/4");
  game.choose("deep-right");
  for (const char empty : kZones) {
    Ballgame here = game;
    here.lay(std::string(1, empty) + "=-");
    EXPECT_EQ(here.at(std::string("zone.") + empty), "");
    EXPECT_EQ(here.at("gloves"), "");
  }
  game.act("place A=-");
  EXPECT_FALSE(game.allows("place B=-")) << "the one empty zone is A";
}

TEST(Gloves, R3_4_TheTableCollectsThemInAnyOrder) {
  Ballgame game;
  EXPECT_FALSE(game.rules.arrangement(game.rules.view(game.state, Seat(1))));
  game.bat("deep-right", '>', "F=3/1").bat("deep-right", '>', "F=3/1").choose("deep-right");
  EXPECT_FALSE(game.rules.arrangement(game.rules.view(game.state, Seat(0))));
  const auto five = game.rules.arrangement(game.rules.view(game.state, Seat(1)));
  ASSERT_TRUE(five);
  EXPECT_EQ(five->least, 5);
  EXPECT_EQ(five->most, 5);
  EXPECT_EQ(five->perPlace, 1);
  EXPECT_EQ(five->parts.size(), 30U) << "each of five gloves on each of six zones";
}

TEST(Gloves, R3_5_LaidAnewEachTimeAndKeepingTheirSides) {
  Ballgame game;
  game.bat("deep-right", '>', "F=5/3");
  EXPECT_EQ(words(game.at("gloves")).size(), 6U) << "all are off the field again";
  EXPECT_EQ(game.gloves(), "3/1 3/2 4/2 4/3 5/3' 5/4");
  game.choose("deep-right").lay("A=5/3");
  EXPECT_EQ(game.at("zone.A"), "glove-5-3-back");
  EXPECT_EQ(game.value('A'), 3);
}

TEST(Gloves, R2_4_And_2_5_AllFrontUpAgainForTheNextHalfInning) {
  Ballgame game;
  game.bat("deep-right", '>', "F=5/3").bat("deep-right", '>', "F=5/3").bat("deep-right", '>');
  EXPECT_NE(game.at("lost").find("glove-5-3"), std::string::npos);
  game.sideOut().ready();
  EXPECT_EQ(game.gloves(), kAll);
  EXPECT_EQ(game.at("lost"), "glove-4-6");
}

/// Rule 6 by cases. `turned` are shown by their backs beforehand.
struct Wear {
  const char* rule;
  std::vector<const char*> turned;
  const char* play;
  char relation;
  const char* where;
  const char* asked;   ///< the defence's options, or "" if it isn't asked
  const char* gloves;  ///< afterwards; by the first of what was asked
};

TEST(Wear, R6_EveryBranch) {
  for (const Wear& one : std::vector<Wear>{
           {"6.1, 6.3, one zone named twice",
            {},
            "deep-right",
            '>',
            "F=5/3",
            "",
            "3/1 3/2 4/2 4/3 5/3' 5/4"},
           {"6.2, one zone named twice",
            {"5/3"},
            "deep-right",
            '>',
            "F=5/3",
            "",
            "3/1 3/2 4/2 4/3 5/4"},
           {"6.4, two fronts",
            {},
            "drive-left",
            '>',
            "A=3/1 E=5/3",
            "wear A, wear E",
            "3/1' 3/2 4/2 4/3 5/3 5/4"},
           {"6.4, a back and a front",
            {"5/3"},
            "drive-left",
            '>',
            "A=3/1 E=5/3",
            "",
            "3/1 3/2 4/2 4/3 5/4"},
           {"6.4, a front and a back",
            {"3/1"},
            "drive-left",
            '>',
            "A=3/1 E=5/3",
            "",
            "3/2 4/2 4/3 5/3 5/4"},
           {"6.4, two backs",
            {"3/1", "5/3"},
            "drive-left",
            '>',
            "A=3/1 E=5/3",
            "wear A, wear E",
            "3/2 4/2 4/3 5/3' 5/4"},
           {"6.1, = that moves",
            {},
            "infield-left",
            '=',
            "D=3/1 A=5/3",
            "wear A, wear D",
            "3/1 3/2 4/2 4/3 5/3' 5/4"},
           {"6.1, = that moves nobody", {}, "drive-left", '=', "", "", kAll},
           {"6.1, = that moves nobody, runners or not", {}, "bunt-hit", '=', "", "", kAll},
           {"6.9, <", {}, "infield-left", '<', "", "", kAll},
           {"6.8, a walk", {}, "take-the-pitch", '>', "", "", kAll},
           {"6.8, a walk past a back",
            {"4/3"},
            "take-the-pitch",
            '>',
            "D=4/3",
            "",
            "3/1 3/2 4/2 4/3' 5/3 5/4"},
           {"6.1, a home run",
            {},
            "home-run",
            '>',
            "E=5/3 F=3/1",
            "wear E, wear F",
            "3/1 3/2 4/2 4/3 5/3' 5/4"},
           {"6.10, backs elsewhere",
            {"3/1"},
            "drive-right",
            '>',
            "A=3/1 C=4/2 F=5/3",
            "wear C, wear F",
            "3/1' 3/2 4/2' 4/3 5/3 5/4"},
       }) {
    SCOPED_TRACE(one.rule);
    Ballgame game;
    for (const char* glove : one.turned) {
      game.bat("home-run", '>', std::string("E=") + glove).act("wear E");
    }
    game.bat(one.play, one.relation, one.where);
    EXPECT_EQ(game.asked("wear") ? game.legal() : "", one.asked);
    EXPECT_EQ(game.ready().gloves(), one.gloves);
  }
}

TEST(Wear, R6_4_TheDefenceMayTakeEither) {
  Ballgame game;
  game.bat("drive-left", '>', "A=3/1 E=5/3");
  EXPECT_EQ(game.turn(), 1);
  EXPECT_FALSE(game.allows("wear B"));
  EXPECT_FALSE(game.allows("play deep-right")) << "first the glove";
  EXPECT_EQ(game.act("wear E").gloves(), "3/1 3/2 4/2 4/3 5/3' 5/4");
}

TEST(Wear, R6_9_NotByADoublePlayThatMovesARunner) {
  Ballgame game;
  game.reach("12-").bat("infield-left", '<');
  EXPECT_EQ(game.outcome(), "xx--3+0");
  EXPECT_EQ(game.gloves(), kAll);
}

TEST(Wear, R6_9_NotByAThirdOut) {
  Ballgame game;
  game.reach("1-3", 2).bat("infield-right", '=');
  EXPECT_EQ(game.outcome(), "side out+0");
  EXPECT_EQ(game.turn(), -2) << "nobody is asked for a glove";
}

/// All gloves but one are lost, and that one shows its back.
Ballgame lastGlove(const std::string& glove) {
  Ballgame game;
  for (int turn = 0; turn < 11 && game.ready().gloves() != glove + "'"; ++turn) {
    const bool others = game.held().size() > 1;
    std::string worn = glove;
    for (const auto& [name, back] : game.held()) {
      if (others && name != glove) worn = name;
    }
    game.bat("deep-right", '>', "F=" + worn);
  }
  EXPECT_EQ(game.gloves(), glove + "'");
  return game;
}

TEST(Wear, R6_7_TheLastGloveIsNeverLost) {
  Ballgame game = lastGlove("3/1");
  for (int more = 0; more < 3; ++more) {
    game.bat("deep-right", '>', "F=3/1");
    EXPECT_FALSE(game.asked("wear"));
    EXPECT_EQ(game.gloves(), "3/1'");
  }
}

TEST(Wear, R6_7_ButItIsTurned) {
  Ballgame game;
  for (const char* glove : {"3/1", "3/2", "4/2", "4/3", "5/3"}) {
    game.bat("deep-right", '>', std::string("F=") + glove);
    game.bat("deep-right", '>', std::string("F=") + glove);
  }
  EXPECT_EQ(game.gloves(), "5/4");
  EXPECT_EQ(game.bat("deep-right", '>', "F=5/4").gloves(), "5/4'");
}

TEST(Wear, R6_7_OfTwoOneIsLost) {
  Ballgame game;
  for (const char* glove : {"3/1", "3/2", "4/2", "4/3"}) {
    game.bat("deep-right", '>', std::string("F=") + glove);
    game.bat("deep-right", '>', std::string("F=") + glove);
  }
  game.bat("deep-right", '>', "F=5/3").bat("deep-right", '>', "F=5/4");
  EXPECT_EQ(game.gloves(), "5/3' 5/4'");
  game.bat("home-run", '>', "E=5/3 F=5/4");
  EXPECT_EQ(game.legal(), "wear E, wear F");
  EXPECT_EQ(game.act("wear F").gloves(), "5/3'");
}

TEST(Wear, R6_6_NoGloveInATestedZone) {
  Ballgame game = lastGlove("5/4");
  game.bat("deep-right", '>', "A=5/4 F=-");
  EXPECT_EQ(game.outcome(), "-2-+1");
  EXPECT_EQ(game.gloves(), "5/4'");
  Ballgame front;
  for (const char* glove : {"3/1", "3/2", "4/2", "4/3"}) {
    front.bat("deep-right", '>', std::string("F=") + glove);
    front.bat("deep-right", '>', std::string("F=") + glove);
  }
  front.bat("drive-left", '>', "A=- E=- B=5/3 C=5/4");
  EXPECT_FALSE(front.asked("wear"));
  EXPECT_EQ(front.gloves(), "5/3 5/4");
}

}  // namespace
}  // namespace raindelay::rallybird::test
