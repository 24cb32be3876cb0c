// The long version of JournalTest.AKilledMatchGoesOnWhereItWas, and the same with every game.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "engine/killed_match.h"
#include "shelf/shelf.h"

namespace raindelay {
namespace {

std::string freshPath() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("rd-kill-" + std::to_string(::getpid()) + ".jsonl");
  std::filesystem::remove(path);
  return path.string();
}

constexpr int kInstants = 200;

TEST(Kill, AtHundredsOfInstantsNothingIsLost) {
  const std::string path = freshPath();
  playAndKill(killedToy(), path, kInstants, 2);
  std::filesystem::remove(path);
}

TEST(Kill, AtHundredsOfInstantsNothingIsLostOfAnyGame) {
  for (const GameEntry& entry : allGames()) {
    const GameInfo& info = *entry.info;
    const auto begin = [&](std::uint64_t seed) {
      const auto shelved = shelf::take(Options(info));
      return *Match::begin(shelved->game,
                           shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", "human"}}, seed));
    };
    const auto resume = [](const std::string& path) {
      auto going = shelf::continueMatch(path);
      EXPECT_TRUE(going.ok()) << (going ? "" : going.error().message);
      return Resumed{std::move(going->match), std::move(going->journal)};
    };
    const std::string path = freshPath();
    playAndKill({begin, resume}, path, kInstants, 3);
    ASSERT_FALSE(testing::Test::HasFailure()) << info.id;
    std::filesystem::remove(path);
  }
}

}  // namespace
}  // namespace raindelay
