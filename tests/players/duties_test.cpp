// Tests the duties that seats may leave to their bench coach, in every game.
#include "core/duties.h"

#include <gtest/gtest.h>

#include <set>

#include "core/luck.h"
#include "engine/every_game.h"
#include "shelf/shelf.h"

namespace raindelay {
namespace {

class EveryDuty : public testing::TestWithParam<const GameEntry*> {};

TEST_P(EveryDuty, IsOneThatSomeChoicesBelongTo) {
  const auto game = shelf::take(Options(*GetParam()->info)).value().game;
  std::set<int> met;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Luck luck(seed, game->info());
    Stream random(seed, "players");
    AnyState state = game->initial();
    EventLog log;
    for (Turn turn = game->turn(state); turn.kind != Turn::Kind::kOver; turn = game->turn(state)) {
      if (turn.kind == Turn::Kind::kChance) {
        game->apply(state, luck.draw(game->chance(state)), log);
        continue;
      }
      const ActionList legal = game->legal(state);
      for (const Action action : legal) met.insert(shelf::dutyOf(*game, action).value_or(-1));
      game->apply(state, anyOf(legal, random), log);
    }
  }
  met.erase(-1);
  std::set<int> all;
  std::set<std::string_view> ids;
  for (const DutyInfo& duty : shelf::duties(*game)) {
    all.insert(static_cast<int>(all.size()));
    EXPECT_TRUE(ids.insert(duty.id).second) << duty.id;
    EXPECT_STRNE(duty.name.source, "");
    EXPECT_STRNE(duty.help.source, "");
  }
  EXPECT_EQ(met, all);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryDuty, testing::ValuesIn(test::everyGame()), test::nameOfGame);

}  // namespace
}  // namespace raindelay
