#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/lesson.h"
#include "core/options.h"
#include "core/result.h"
#include "core/tip.h"
#include "deck/data_frame.h"

namespace raindelay {

/// A game that this program can play. The list is generated from the folders of engine/games.
struct GameEntry {
  const GameInfo* info = nullptr;
  /// The game for these options and tables, or why the tables make no sense.
  Result<std::shared_ptr<const Game>> (*make)(const Options& options,
                                              const deck::DataFrames& tables) = nullptr;
  /// The game's lesson; null if there is none.
  const LessonInfo* lesson = nullptr;
  /// What its players are told at the first occasion; the first in the list goes first.
  std::span<const TipInfo> tips = {};
};

/// Every game, in the order of the shelf.
[[nodiscard]] const std::vector<GameEntry>& allGames();

/// The game with this id, or an error that names the nearest one.
[[nodiscard]] Result<const GameEntry*> findGame(std::string_view id);

/// The built-in tables (assets/<game>/*.csv, compiled in) of a game.
[[nodiscard]] const deck::DataFrames& builtinData(std::string_view id);

/// The built-in tables of a game as they were when older matches were played, one of each edition.
[[nodiscard]] std::vector<const deck::DataFrames*> formerData(std::string_view id);

/// The built-in game with its default options.
[[nodiscard]] std::shared_ptr<const Game> defaultGame(const GameEntry& entry);

}  // namespace raindelay
