// Actions in each game's notation: a text is none, or an action with one text of its own.
#include "fuzz/fuzz.h"
#include "games/game_list.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto games = [] {
    std::vector<std::shared_ptr<const Game>> all;
    for (const GameEntry& entry : allGames()) all.push_back(defaultGame(entry));
    return all;
  }();
  for (const auto& game : games) {
    const auto action = game->parse(fuzz::textOf(data, size));
    if (!action) continue;
    fuzz::expect(game->parse(game->text(*action)) == action);
  }
  return 0;
}
