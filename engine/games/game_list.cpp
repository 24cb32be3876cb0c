#include "games/game_list.h"

#include <algorithm>
#include <tuple>

#include "core/nearest.h"
#include "deck/csv.h"
#include "games/builtin_data.h"
#include "games/registry.h"

namespace raindelay {

namespace {

template <Rules R>
const LessonInfo* lessonOf() {
  if constexpr (HasLesson<R>) return &R::lesson();
  return nullptr;
}

template <Rules R>
std::span<const TipInfo> tipsOf() {
  if constexpr (HasTips<R>) return R::tips();
  return {};
}

template <Rules R>
GameEntry entryOf() {
  return {&R::info(),
          [](const Options& options,
             const deck::DataFrames& tables) -> Result<std::shared_ptr<const Game>> {
            auto rules = R::make(options, tables);
            if (!rules) return rules.error();
            return std::shared_ptr<const Game>(std::make_shared<ErasedGame<R>>(*rules));
          },
          lessonOf<R>(), tipsOf<R>()};
}

template <class... R>
std::vector<GameEntry> entriesOf(std::tuple<R...>* /*types*/) {
  return {entryOf<R>()...};
}

/// The tables of a game by edition; today's is the first.
using Editions = std::map<std::string, deck::DataFrames, std::less<>>;

const Editions& editionsOf(std::string_view game) {
  static const auto all = [] {
    std::map<std::string, Editions, std::less<>> games;
    for (const BuiltinText& table : builtinTexts()) {
      auto read = deck::parseCsv(table.text, std::string(table.name) + ".csv");
      // A broken built-in table is found by the tests; here the game would say what is missing.
      if (!read) continue;
      games[std::string(table.game)][std::string(table.edition)].emplace(table.name,
                                                                         *std::move(read));
    }
    return games;
  }();
  static const Editions none;
  const auto found = all.find(game);
  return found == all.end() ? none : found->second;
}

}  // namespace

const std::vector<GameEntry>& allGames() {
  static const std::vector<GameEntry> games = [] {
    auto all = entriesOf(static_cast<AllRules*>(nullptr));
    std::sort(all.begin(), all.end(), [](const GameEntry& a, const GameEntry& b) {
      return std::tie(a.info->shelf, a.info->id) < std::tie(b.info->shelf, b.info->id);
    });
    return all;
  }();
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

const deck::DataFrames& builtinData(std::string_view id) {
  static const deck::DataFrames none;
  const Editions& editions = editionsOf(id);
  const auto today = editions.find("");
  return today == editions.end() ? none : today->second;
}

std::vector<const deck::DataFrames*> formerData(std::string_view id) {
  std::vector<const deck::DataFrames*> former;
  for (const auto& [edition, tables] : editionsOf(id)) {
    if (!edition.empty()) former.push_back(&tables);
  }
  return former;
}

std::shared_ptr<const Game> defaultGame(const GameEntry& entry) {
  return entry.make(Options(*entry.info), builtinData(entry.info->id)).value();
}

}  // namespace raindelay
