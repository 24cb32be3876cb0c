// Every refusal is given by some position and names a rule of the page. Which one comes is part of
// the game's promise: tests, lessons and translations use the ids.

#include "ballgame.h"
#include "support/refusal_suite.h"

namespace raindelay::rallybird::test {
namespace {

using Refusals = raindelay::test::RefusalSuite<Rules>;

struct Row {
  const char* moment;
  std::vector<const char*> actions;
  const char* id;
};

/// A game at that moment.
Ballgame at(const std::string& moment) {
  Ballgame game(
      {.options = {{"first-inning", "9"}, {"first-game", moment == "first" ? "on" : "off"}}});
  if (moment == "begin") return game;
  if (moment == "icon") return game.aside("deep-left");
  if (moment == "over") return game.until("bottom 9").score(1);
  if (moment == "bird") return game.score(1).until("bottom 9").choose("drive-left").lay().roll('<');
  if (moment == "worn") game.bat("deep-right", '>', "F=3/1").bat("deep-right", '>', "F=3/1");
  if (moment == "wear") return game.bat("drive-left", '>');
  game.ready();
  if (moment == "place" || moment == "worn" || moment == "dice") game.choose("drive-left");
  if (moment == "place") game.act("place A=5/3");
  if (moment == "dice") game.lay();
  return game;
}

TEST_F(Refusals, EachAtItsMoment) {
  for (const Row& row : std::vector<Row>{
           {"begin", {"play deep-right", "keep-icon 5/4", "place A=5/4", "stand"}, "chance-first"},
           {"dice", {"reroll", "play deep-right", "wear A"}, "chance-first"},
           {"icon", {"keep-icon 5/3", "keep-icon 3/1"}, "no-icon"},
           {"icon", {"play deep-right"}, "play-not-now"},
           {"play", {"keep-icon 4/6"}, "keep-icon-not-now"},
           {"play", {"place A=5/4", "place F=-"}, "place-not-now"},
           {"play", {"reroll"}, "reroll-not-now"},
           {"play", {"stand"}, "stand-not-now"},
           {"play", {"wear A"}, "wear-not-now"},
           {"play", {"play deep-left"}, "set-aside"},
           {"play",
            {"play steal-2b", "play steal-3b", "play sac-left", "play sac-right",
             "play hit-and-run"},
            "needs-runner"},
           {"first", {"play take-the-pitch"}, "not-there"},
           {"place", {"place A=4/2", "place C=4/2", "place F=-"}, "other-zone"},
           {"place", {"place B=5/3"}, "glove-laid"},
           {"place", {"place B=4/6"}, "glove-out"},
           {"place", {"place B=-"}, "glove-left"},
           {"place", {"play deep-right"}, "play-not-now"},
           {"worn", {"place A=3/1"}, "glove-out"},
           {"bird", {"play deep-right"}, "play-not-now"},
           {"bird", {"wear A"}, "wear-not-now"},
           {"wear", {"wear B", "wear C", "wear D", "wear F"}, "keeps"},
           {"wear", {"stand"}, "stand-not-now"},
           {"over",
            {"play deep-right", "stand", "wear A", "place A=5/3", "keep-icon 5/4"},
            "match-over"},
       }) {
    const Ballgame game = at(row.moment);
    for (const char* action : row.actions) {
      SCOPED_TRACE(row.moment);
      expectRefusal(game, action, row.id);
    }
  }
}

TEST_F(Refusals, OfAnybody) {
  const Ballgame game = at("play");
  for (const Action action :
       {Action{200, 0, 0, 0}, Action{0, 7, 0, 0}, Action{0, 0, 1, 0}, Action{1, 24, 0, 0},
        Action{1, 0, 1, 0}, Action{2, 6, 0, 0}, Action{2, 0, 8, 0}, Action{2, 0, 0, 1},
        Action{3, 1, 0, 0}, Action{4, 0, 1, 0}, Action{5, 6, 0, 0}, Action::chance(0, Card(0))}) {
    expectId(game.refusalOf(action), "unknown-action", std::to_string(action.verb));
  }
}

}  // namespace
}  // namespace raindelay::rallybird::test
