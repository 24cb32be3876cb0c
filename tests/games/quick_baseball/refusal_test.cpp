// Every refusal is given by some position and names its rule. Which one comes is part of the game's
// promise: tests, lessons and translations use the ids.

#include "ballgame.h"
#include "support/refusal_suite.h"

namespace raindelay::quick_baseball::test {
namespace {

using Refusals = raindelay::test::RefusalSuite<Rules>;

TEST_F(Refusals, R3_1_And_3_2_OfTheOtherSidesChoices) {
  Ballgame game;
  expectRefusal(game, "pitch caught", "for-pitcher");
  game.act("leave");
  expectRefusal(game, "leave", "for-batter");
  expectRefusal(game, "steal", "for-batter");
  expectRefusal(game, "bat slap", "for-batter");
}

TEST_F(Refusals, R5_8_OfACardThatIsDiscarded) {
  Ballgame game;
  game.play("bat heart", "strike-out");
  expectRefusal(game, "bat heart", "discarded");
  game.act("leave");
  expectRefusal(game, "pitch strike-out", "discarded");
}

TEST_F(Refusals, R8_1_And_8_2_OfASteal) {
  expectRefusal(Ballgame(), "steal", "steal-nobody");
  expectRefusal(Ballgame().reach({.on = ". . 3"}), "steal", "steal-home");
  expectRefusal(Ballgame().reach({.on = ". 2 3"}), "steal", "steal-taken");
  expectRefusal(Ballgame().reach({.on = "1 2 3"}), "steal", "steal-taken");
}

TEST_F(Refusals, R10_OfRefreshing) {
  Ballgame game;
  expectRefusal(game, "refresh", "no-refresh");
  expectRefusal(game, "keep", "no-refresh");
  game.play("bat long-ball", "caught").play("bat heart", "strike-out");
  expectRefusal(game, "refresh", "no-refresh");
  game.act("leave");
  expectRefusal(game, "refresh", "no-refresh");
  game.act("pitch pitch-out").play("bat contact", "run-out").play("bat top", "caught-2");
  for (const char* text : {"bat slap", "leave", "steal"}) {
    expectRefusal(game, text, "refresh-first");
  }
  expectRefusal(Ballgame(game).act("refresh"), "pitch fly-ball", "refresh-first");
  game.act("keep").play("bat slap", "fly-ball");
  expectRefusal(game, "keep", "must-refresh");
}

TEST_F(Refusals, OfAnybody) {
  Ballgame game(OptionTexts{{"innings", "3"}});
  for (const Action action :
       {Action{200, 0, 0, 0}, Action{0, 5, 0, 0}, Action{0, 0, 1, 0}, Action{0, 0, 0, 1},
        Action{1, 1, 0, 0}, Action{3, 7, 0, 0}, Action::chance(0, Card(0))}) {
    expectId(game.refusalOf(action), "unknown-action", std::to_string(action.verb));
  }
  game.play("bat long-ball", "caught");
  game.play("leave", "strike-out").play("leave", "strike-out-2").play("bat slap", "run-out");
  game.playOut();
  for (const char* text : {"leave", "pitch caught", "refresh", "keep", "bat heart"}) {
    expectRefusal(game, text, "match-over");
  }
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
