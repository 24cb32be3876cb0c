// Rule 1: the cards, what they show on the table, and tables of somebody's own.

#include "ballgame.h"
#include "support/changed_data.h"

namespace raindelay::quick_baseball::test {
namespace {

TEST(Cards, R1_1_EighteenOfThem) {
  const Ballgame game;
  std::map<std::string, int> count;
  for (const Piece& piece : Rules::pieces(game.rules.view(game.state, Seat(0)))) {
    ++count[std::string(Rules::info().pieceKinds[piece.face.kind])];
  }
  const std::map<std::string, int> expected{{"pitching", 7}, {"batting", 5}, {"base", 3},
                                            {"outs", 1},     {"home", 1},    {"mound", 1}};
  EXPECT_EQ(count, expected);
}

TEST(Cards, R1_16_ABaseIsFlippedWhileARunnerStandsOnIt) {
  Ballgame game;
  EXPECT_EQ(game.at("base.1") + " " + game.at("base.2") + " " + game.at("base.3"),
            "base-1 base-2 base-3");
  game.walk();
  EXPECT_EQ(game.at("base.1"), "base-1-runner");
  game.play("steal", "caught");
  EXPECT_EQ(game.at("base.1") + " " + game.at("base.2"), "base-1 base-2-runner");
  game.play("steal", "caught");
  EXPECT_EQ(game.at("base.2") + " " + game.at("base.3"), "base-2 base-3-runner");
  game.play("bat slap", "fly-ball");
  EXPECT_EQ(game.at("base.3"), "base-3");
}

TEST(Cards, R1_17_TheOutsCard) {
  Ballgame game;
  EXPECT_EQ(game.at("outs"), "outs");
  game.play("leave", "strike-out");
  EXPECT_EQ(game.at("outs"), "outs-1");
  game.play("leave", "strike-out-2");
  EXPECT_EQ(game.at("outs"), "outs-2");
  game.play("bat slap", "caught");
  EXPECT_EQ(game.at("outs"), "outs");
}

TEST(Cards, R1_18_HomePlateShowsTheBatter) {
  Ballgame game;
  std::set<std::pair<std::string, int>> shown;
  const std::array<const char*, 9> faces{"home",   "home",   "home",   "home",  "home-5",
                                         "home-5", "home-5", "home-5", "home-9"};
  for (std::size_t batter = 0; batter < 9; ++batter) {
    EXPECT_EQ(game.at("home"), faces[batter]);
    EXPECT_EQ(game.turnsAt("home"), static_cast<int>(batter) % 4) << "batter " << batter + 1;
    shown.insert({game.at("home"), game.turnsAt("home")});
    game.walk();
  }
  EXPECT_EQ(shown.size(), 9U) << "each batter looks different";
  EXPECT_EQ(game.at("home"), "home");
}

TEST(Cards, R1_18_HomePlateShowsTheBatterOfTheTeamAtBat) {
  Ballgame game;
  game.sideOut().walk().sideOut();
  EXPECT_EQ(game.inning(), "top 2");
  EXPECT_EQ(game.batter(), 4);
  EXPECT_EQ(game.turnsAt("home"), 3);
  game.sideOut();
  EXPECT_EQ(game.batter(), 5);
  EXPECT_EQ(game.at("home"), "home-5");
}

TEST(Cards, R1_19_TheMoundTurnsForEachBall) {
  Ballgame game;
  for (int balls = 0; balls < 4; ++balls) {
    EXPECT_EQ(game.turnsAt("mound"), balls);
    game.play("leave", "pitch-out");
  }
  EXPECT_EQ(game.turnsAt("mound"), 0) << "the batter walked";
  Ballgame relief;
  relief.reach({.relief = true, .balls = 2});
  EXPECT_EQ(relief.at("mound"), "mound-relief");
  EXPECT_EQ(relief.turnsAt("mound"), 2);
}

// --- Tables of somebody's own

using raindelay::test::Cell;

deck::DataFrames changed(const std::vector<Cell>& cells) {
  return raindelay::test::changed(builtinData(Rules::info().id), "cards", cells);
}

TEST(OwnCards, R1_20_TheGameIsPlayedByThem) {
  Ballgame game(rulesFor({}, changed({{"run-out", "outer", "red"},
                                      {"caught", "otherwise", "out unless two are out"},
                                      {"slap", "first", "green 2; yellow 1"},
                                      {"strike-out", "outer", ""}})));
  EXPECT_EQ(Ballgame(game).play("bat long-ball", "run-out").outcome(), ". . ., 0 out, +1, next");
  EXPECT_EQ(Ballgame(game).play("bat slap", "caught-2").outcome(), ". 2 ., 0 out, +0, next");
  EXPECT_EQ(Ballgame(game).play("leave", "strike-out").outcome(), ". . ., 0 out, +0, same");
  game.walkAndCaughtStealing().walkAndCaughtStealing().play("bat slap", "caught");
  EXPECT_EQ(game.outcome(), ". . ., 2 out, +0, same");
}

TEST(OwnCards, R1_2_APitchHasOneBorderOrTwoOrNone) {
  const Rules rules = rulesFor({}, changed({{"caught", "outer", ""},
                                            {"run-out", "inner", "yellow"},
                                            {"heart", "first", "red 1; blue 1; green 1"}}));
  EXPECT_EQ(Ballgame(rules).play("bat heart", "caught").outcome(), ". . ., 1 out, +0, next");
  EXPECT_EQ(Ballgame(rules).play("bat heart", "run-out").outcome(), "1 . ., 0 out, +0, next");
  EXPECT_EQ(Ballgame(rules).play("bat slap", "run-out").outcome(), ". . ., 1 out, +0, next");
  EXPECT_EQ(Ballgame(rules).reach({.relief = true}).play("bat slap", "run-out").outcome(),
            "1 . ., 0 out, +0, next");
}

TEST(OwnCards, R1_3_ASectionMayShowNothing) {
  const Rules rules = rulesFor({}, changed({{"slap", "first", "-"}}));
  EXPECT_EQ(Ballgame(rules).play("bat slap", "fly-ball").outcome(), ". . ., 1 out, +0, next");
  EXPECT_EQ(Ballgame(rules).reach({.section = 4}).play("bat slap", "fly-ball").outcome(),
            "1 . ., 0 out, +0, next");
}

TEST(OwnCards, R1_20_EverySectionIsItsOwn) {
  const Rules rules = rulesFor({}, changed({{"slap", "first", "red 1"},
                                            {"slap", "fourth", "red 2"},
                                            {"slap", "seventh", "red 3"}}));
  const std::array<std::string, 3> reached{"1 . .", ". 2 .", ". . 3"};
  std::set<int> batters;
  for (const int section : {1, 4, 7}) {
    for (const int outs : {0, 1, 2}) {
      Ballgame game(rules);
      game.reach({.outs = outs, .section = section});
      const int batter = game.batter();
      batters.insert(batter);
      game.play("bat slap", "caught");
      EXPECT_EQ(game.runners(), reached[static_cast<std::size_t>((batter - 1) / 3)]) << batter;
    }
  }
  EXPECT_EQ(batters.size(), 9U);
}

TEST(OwnCards, R4_6_ABlueInnerBorderCountsForALeaveOnlyWhileItIsActive) {
  const Rules rules = rulesFor({}, changed({{"caught", "inner", "blue"}}));
  Ballgame game(rules);
  EXPECT_EQ(Ballgame(game).play("leave", "caught").outcome(), ". . ., 0 out, +0, same");
  game.reach({.relief = true}).play("leave", "caught");
  EXPECT_EQ(game.outcome(), ". . ., 1 out, +0, next");
}

TEST(OwnCards, R5_4_TheRedBorderCountsEvenIfTheOtherCarriesFarther) {
  const Rules rules = rulesFor({}, changed({{"long-ball", "first", "red 1; blue 2"}}));
  EXPECT_EQ(Ballgame(rules).reach({.relief = true}).play("bat long-ball", "strike-out-2").outcome(),
            "1 . ., 0 out, +0, next");
}

TEST(OwnCards, R5_10_IfNeitherIsRedTheOneThatCarriesFartherCounts) {
  for (const char* first : {"green 1; yellow 2", "green 2; yellow 1"}) {
    const Rules rules =
        rulesFor({}, changed({{"slap", "first", first}, {"caught-2", "inner", "yellow"}}));
    EXPECT_EQ(Ballgame(rules).reach({.relief = true}).play("bat slap", "caught-2").outcome(),
              ". 2 ., 0 out, +0, next")
        << first;
  }
}

/// A table that makes no sense, and what is said: where, and why.
struct Malformed {
  Cell cell;
  const char* place;
  const char* reason;
};

TEST(OwnCards, R1_20_WhatMakesNoSenseIsRefusedWithRowColumnAndReason) {
  for (const Malformed& one : std::vector<Malformed>{
           {{"strike-out", "outer", "bleu"}, "row 2, column outer", "blue"},
           {{"strike-out-2", "inner", "purple"}, "row 3, column inner", "purple"},
           {{"fly-ball", "outer", "Yellow "}, "row 4, column outer", "yellow"},
           {{"fly-ball", "otherwise", "safe"}, "row 4, column otherwise", "safe"},
           {{"run-out", "otherwise", ""}, "row 5, column otherwise", ""},
           {{"caught", "otherwise", "ball"}, "row 6, column otherwise", "pitch-out"},
           {{"caught-2", "code", "caught"}, "row 7, column code", "twice"},
           {{"caught-2", "code", "caught-3"}, "row 7, column code", "caught-2"},
           {{"pitch-out", "otherwise", "out"}, "row 8, column otherwise", "pitch-out"},
           {{"pitch-out", "outer", "red"}, "row 8, column outer", "no border"},
           {{"pitch-out", "inner", "red"}, "row 8, column inner", ""},
           {{"caught", "first", "red 1"}, "row 6, column first", "batting"},
           {{"long-ball", "outer", "red"}, "row 9, column outer", "pitching"},
           {{"long-ball", "inner", "red"}, "row 9, column inner", "pitching"},
           {{"long-ball", "otherwise", "out"}, "row 9, column otherwise", "pitching"},
           {{"long-ball", "first", "red"}, "row 9, column first", "red"},
           {{"long-ball", "fourth", "4 red"}, "row 9, column fourth", "4"},
           {{"long-ball", "seventh", "red 4, blue 1"}, "row 9, column seventh", ""},
           {{"top", "first", "blue 1; purple 1"}, "row 10, column first", "purple"},
           {{"top", "fourth", "green 0"}, "row 10, column fourth", "0"},
           {{"top", "seventh", "green 5"}, "row 10, column seventh", "5"},
           {{"heart", "first", "blue -1"}, "row 11, column first", "-1"},
           {{"heart", "fourth", "blue 2; blue 1"}, "row 11, column fourth", "twice"},
           {{"contact", "first", "green 1x"}, "row 12, column first", "1x"},
           {{"contact", "fourth", "green one"}, "row 12, column fourth", "one"},
           {{"contact", "seventh", ""}, "row 12, column seventh", ""},
           {{"slap", "code", "slop"}, "row 13, column code", "slap"},
           {{"slap", "kind", "pitching"}, "row 13, column code", ""},
           {{"base-1", "kind", "batting"}, "row 14, column code", ""},
       }) {
    const auto made = Rules::make(Options(Rules::info()), changed({one.cell}));
    SCOPED_TRACE(std::string(one.cell.row) + ", " + std::string(one.cell.column) + ": " +
                 std::string(one.cell.text));
    ASSERT_FALSE(made) << "that was accepted";
    const std::string& message = made.error().message;
    const std::string place = std::string("cards.csv, ") + one.place + ": ";
    EXPECT_TRUE(message.starts_with(place)) << message;
    EXPECT_GT(message.size(), place.size());
    EXPECT_NE(message.find(one.reason, std::min(place.size(), message.size())), std::string::npos)
        << message;
  }
}

TEST(OwnCards, R1_20_AMissingCardIsNamed) {
  for (const char* code :
       {"strike-out", "strike-out-2", "fly-ball", "run-out", "caught", "caught-2", "pitch-out",
        "long-ball", "top", "heart", "contact", "slap"}) {
    const auto made = Rules::make(Options(Rules::info()), changed({{code, "code", ""}}));
    ASSERT_FALSE(made) << code;
    EXPECT_NE(made.error().message.find("cards.csv, column code: "), std::string::npos);
    EXPECT_TRUE(made.error().message.ends_with(std::string(" ") + code)) << made.error().message;
  }
}

TEST(OwnCards, R1_20_AMissingColumnIsNamed) {
  for (const char* column :
       {"code", "kind", "outer", "inner", "otherwise", "first", "fourth", "seventh"}) {
    const auto made = Rules::make(Options(Rules::info()), changed({{"", column, ""}}));
    ASSERT_FALSE(made) << column;
    EXPECT_NE(made.error().message.find("cards.csv"), std::string::npos) << made.error().message;
    EXPECT_NE(made.error().message.find(column), std::string::npos) << made.error().message;
  }
}

TEST(OwnCards, R1_20_AMissingTableIsNamed) {
  const auto made = Rules::make(Options(Rules::info()), deck::DataFrames());
  ASSERT_FALSE(made);
  EXPECT_NE(made.error().message.find("cards.csv"), std::string::npos) << made.error().message;
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
