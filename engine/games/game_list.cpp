#include "games/game_list.h"

#include <algorithm>

#include "core/nearest.h"
#include "deck/csv.h"
#include "games/builtin_tables.h"
#include "games/registry.h"

namespace raindelay {

namespace {

template <Rules R>
const LessonInfo* lessonOf() {
  if constexpr (HasLesson<R>) return &R::lesson();
  return nullptr;
}

template <Rules R>
GameEntry entryOf() {
  return {&R::info(),
          [](const Options& options,
             const deck::Tables& tables) -> Result<std::shared_ptr<const Game>> {
            auto rules = R::make(options, tables);
            if (!rules) return rules.error();
            return std::shared_ptr<const Game>(std::make_shared<ErasedGame<R>>(*rules));
          },
          lessonOf<R>()};
}

template <class... R>
std::vector<GameEntry> entriesOf(std::tuple<R...>* /*types*/) {
  return {entryOf<R>()...};
}

std::map<std::string, deck::Tables, std::less<>> readBuiltinTables() {
  std::map<std::string, deck::Tables, std::less<>> all;
  for (const BuiltinTable& table : builtinTableTexts()) {
    auto read = deck::parseCsv(table.text, std::string(table.name) + ".csv");
    // A broken built-in table is found by the tests; here the game would say what is missing.
    if (read) all[std::string(table.game)].emplace(table.name, *std::move(read));
  }
  return all;
}

}  // namespace

const std::vector<GameEntry>& allGames() {
  static const std::vector<GameEntry> games = entriesOf(static_cast<AllRules*>(nullptr));
  return games;
}

Result<const GameEntry*> findGame(std::string_view id) {
  std::vector<std::string_view> known;
  for (const GameEntry& entry : allGames()) {
    if (entry.info->id == id) return &entry;
    known.push_back(entry.info->id);
  }
  return unknownName("game", id, known);
}

const deck::Tables& builtinTables(std::string_view id) {
  static const std::map<std::string, deck::Tables, std::less<>> all = readBuiltinTables();
  static const deck::Tables none;
  const auto found = all.find(id);
  return found == all.end() ? none : found->second;
}

std::shared_ptr<const Game> defaultGame(const GameEntry& entry) {
  return entry.make(Options(*entry.info), builtinTables(entry.info->id)).value();
}

}  // namespace raindelay
