#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/game_list.h"

/// For tests that are made for every game.
namespace raindelay::test {

inline std::vector<const GameEntry*> everyGame() {
  std::vector<const GameEntry*> all;
  for (const GameEntry& entry : allGames()) all.push_back(&entry);
  return all;
}

/// The id as a test's name.
inline std::string asName(std::string_view id) {
  std::string name(id);
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

inline std::string nameOfGame(const testing::TestParamInfo<const GameEntry*>& one) {
  return asName(one.param->info->id);
}

}  // namespace raindelay::test
