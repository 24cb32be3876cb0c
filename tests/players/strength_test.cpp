// The table of what computer players won against each other, and its README, which says the same.
#include "shelf/strength.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/every_game.h"
#include "shelf/shelf.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

using shelf::Strength;
using testing::HasSubstr;

const std::string kHeader = "game,player,against,wins,low,high,matches\n";

TEST(Strength, IsReadAndWritten) {
  const std::string text = kHeader + "tarot,pro,rookie,68,52,81,22\n";
  const auto all = shelf::readStrengths(text, "t.csv");
  ASSERT_TRUE(all.ok());
  EXPECT_EQ(*all, (std::vector<Strength>{{"tarot", "pro", "rookie", 68, 52, 81, 22}}));
  EXPECT_EQ(shelf::strengthsText(*all), text);
}

TEST(Strength, AMistakeIsToldWithItsPlace) {
  const auto complaint = [](const std::string& text) {
    const auto all = shelf::readStrengths(text, "t.csv");
    return all ? std::string() : all.error().message;
  };
  EXPECT_THAT(complaint("game,player\n"), HasSubstr("against"));
  EXPECT_THAT(complaint(kHeader + "tarot,pro,rookie,many,52,81,22\n"),
              HasSubstr("t.csv, row 2, column wins"));
  EXPECT_THAT(complaint(kHeader + "tarot,pro,rookie,68,52,810,22\n"), HasSubstr("0 to 100"));
}

TEST(Strength, ARenewedRowStandsWhereItStood) {
  std::vector<Strength> all{{"tarot", "pro", "rookie", 68, 52, 81, 22},
                            {"rallybird", "pro", "rookie", 54, 41, 67, 70}};
  shelf::renew(all, {"tarot", "pro", "rookie", 70, 66, 74, 1000});
  shelf::renew(all, {"tarot", "all-star", "pro", 60, 57, 63, 1000});
  shelf::renew(all, {"quick-tennis", "pro", "rookie", 76, 67, 82, 98});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[0].matches, 1000);
  EXPECT_EQ(all[1].player, "all-star") << "beside those of its game";
  EXPECT_EQ(all[3].game, "quick-tennis");
}

TEST(Strength, OnlyAnIntervalAboveOneHalfShowsWhoIsStronger) {
  EXPECT_TRUE((Strength{"tarot", "pro", "rookie", 68, 52, 81, 22}.isShown()));
  EXPECT_FALSE((Strength{"tarot", "all-star", "pro", 59, 49, 69, 32}.isShown()));
}

TEST(Strength, WhatTravelsInTheProgramIsOfGamesAndPlayersThatThereAre) {
  EXPECT_FALSE(shelf::strengths().empty());
  for (const Strength& one : shelf::strengths()) {
    const auto entry = findGame(one.game);
    ASSERT_TRUE(entry.ok()) << one.game;
    const auto game = shelf::take(Options(*(*entry)->info)).value().game;
    for (const std::string& kind : {one.player, one.against}) {
      EXPECT_TRUE(playerKind(kind, shelf::playerKinds(*game)).ok()) << kind;
    }
    EXPECT_LE(one.low, one.wins);
    EXPECT_LE(one.wins, one.high);
  }
}

// --- README

using Pairs = std::vector<std::pair<const char*, const char*>>;

/// One of README's tables: how its first line begins, and who plays whom in its columns.
struct Table {
  const char* head;
  Pairs pairs;
};

const std::vector<Table>& tables() {
  static const std::vector<Table> kTables = {{"| game | Rookie – random |",
                                              {{"rookie", "random"},
                                               {"pro", "rookie"},
                                               {"all-star", "pro"},
                                               {"pro", "random"},
                                               {"all-star", "rookie"},
                                               {"all-star", "random"}}},
                                             {"| game | Hall of Famer – All-Star |",
                                              {{"hall-of-famer", "all-star"},
                                               {"hall-of-famer", "pro"},
                                               {"hall-of-famer", "rookie"},
                                               {"hall-of-famer", "random"}}}};
  return kTables;
}

std::string cellOf(const std::optional<Strength>& one) {
  if (!one) return "–";
  return std::to_string(one->wins) + " (" + std::to_string(one->low) + "–" +
         std::to_string(one->high) + "), " + std::to_string(one->matches);
}

/// The game's row of a table.
std::string rowOf(const GameInfo& info, const Pairs& pairs) {
  std::string row = std::string("| ") + info.title.source + " |";
  for (const auto& [player, against] : pairs) {
    row += " " + cellOf(shelf::strengthOf(info.id, player, against)) + " |";
  }
  return row;
}

bool isMeasured(const GameInfo& info, const Pairs& pairs) {
  return std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
    return shelf::strengthOf(info.id, pair.first, pair.second).has_value();
  });
}

class ReadmesTable : public testing::TestWithParam<const GameEntry*> {};

// UPDATE_GOLDEN=1 writes it into README.
TEST_P(ReadmesTable, SaysWhatTheFileSays) {
  const GameInfo& info = *GetParam()->info;
  const auto path = std::filesystem::path(RAINDELAY_SOURCE_DIR) / "assets/players/README.md";
  std::ifstream file(path, std::ios::binary);
  std::string readme{std::istreambuf_iterator<char>(file), {}};
  for (const auto& [head, pairs] : tables()) {
    // A game that isn't the project's own has none, nor has a solution each of them.
    if (!isMeasured(info, pairs)) continue;
    const std::size_t table = readme.find(head);
    ASSERT_NE(table, std::string::npos) << head;
    const std::size_t begin = readme.find(std::string("| ") + info.title.source + " |", table);
    ASSERT_NE(begin, std::string::npos) << "no row of " << info.id;
    const std::size_t end = readme.find('\n', begin);
    // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
    if (const char* update = std::getenv("UPDATE_GOLDEN"); update != nullptr && *update == '1') {
      readme.replace(begin, end - begin, rowOf(info, pairs));
      std::ofstream(path, std::ios::binary) << readme;
      continue;
    }
    EXPECT_EQ(readme.substr(begin, end - begin), rowOf(info, pairs))
        << "assets/players/strength.csv says so; UPDATE_GOLDEN=1 writes it into README";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ReadmesTable, testing::ValuesIn(test::everyGame()),
                         test::nameOfGame);

}  // namespace
}  // namespace raindelay
