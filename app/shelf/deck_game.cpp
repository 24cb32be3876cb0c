#include "shelf/deck_game.h"

#include <algorithm>
#include <filesystem>

#include "games/game_list.h"

namespace raindelay::shelf {

namespace {

const deck::DataFrame& cardsOf(const GameEntry& entry) {
  return builtinData(entry.info->id).at("cards");
}

/// A column that no other game has.
bool isOwn(const GameEntry& entry, const std::string& column) {
  const auto& all = allGames();
  return std::none_of(all.begin(), all.end(), [&](const GameEntry& other) {
    return other.info != entry.info && cardsOf(other).find(column);
  });
}

/// The number of the game's cards that are there; next to that, the number of columns that are its
/// own.
std::pair<int, int> likeness(const GameEntry& entry, const deck::DataFrame& cards) {
  const deck::DataFrame& own = cardsOf(entry);
  int codes = 0;
  for (std::size_t row = 0; row < own.rows(); ++row) {
    codes += cards.findRow("code", own.at(row, "code")) ? 1 : 0;
  }
  const auto& columns = own.columns();
  const auto shared = std::count_if(columns.begin(), columns.end(), [&](const auto& column) {
    return cards.find(column) && isOwn(entry, column);
  });
  return {codes, static_cast<int>(shared)};
}

/// The codes or columns that make a deck one of a game, if only one that has mistakes.
constexpr int kFewestCodes = 2;
constexpr int kFewestColumns = 2;

}  // namespace

deck::DataFrames dataFor(std::string_view game, const deck::Deck& deck) {
  deck::DataFrames tables;
  for (const auto& [name, own] : builtinData(game)) {
    if (name == "cards") tables.emplace(name, deck.cards);
    for (const auto& [file, table] : deck.tables) {
      if (std::filesystem::path(file).stem() == name) tables.emplace(name, table);
    }
  }
  return tables;
}

DeckGame gameOf(const deck::Deck& deck) {
  DeckGame nearest;
  std::pair<int, int> most;
  for (const GameEntry& entry : allGames()) {
    const GameInfo& info = *entry.info;
    const auto game = entry.make(Options(info), dataFor(info.id, deck));
    if (game) return {&info};
    const auto like = likeness(entry, deck.cards);
    const bool known = like.first >= kFewestCodes || like.second >= kFewestColumns;
    if (!known || like <= most) continue;
    most = like;
    nearest = {&info, game.error().message};
  }
  return nearest;
}

}  // namespace raindelay::shelf
