// The long version of JournalTest.AKilledMatchGoesOnWhereItWas, and the same with every game.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "engine/killed_match.h"
#include "shelf/match_folder.h"
#include "shelf/shelf.h"
#include "support/files_left.h"

namespace raindelay {
namespace {

std::string freshPath() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("rd-kill-" + std::to_string(::getpid()) + ".jsonl");
  std::filesystem::remove(path);
  return path.string();
}

TEST(Kill, AtHundredsOfInstantsNothingIsLost) {
  const std::string path = freshPath();
  playAndKill(killedToy(), path, kills(), 2);
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
    playAndKill({begin, resume}, path, kills(), 3);
    ASSERT_FALSE(testing::Test::HasFailure()) << info.id;
    std::filesystem::remove(path);
  }
}

/// A library of two matches in which a child process does all that can be done to files.
class KilledLibrary : public FolderTest {
 protected:
  void prepare(const std::filesystem::path& home) const {
    std::filesystem::remove_all(home);
    spill(home / "matches/a.raindelay", first_);
    spill(home / "matches/b.raindelay", second_);
  }
  /// Whether it was done, without an error; the next one counts on that.
  static bool deed(const std::filesystem::path& home, int number) {
    const shelf::MatchFolder folder(home / "matches");
    const std::string turn = std::to_string(number / 7);
    switch (number % 7) {
      case 0:
        return folder.setTitle("a.raindelay", "Rain " + turn).ok();
      case 1:
        return folder.exportTo("a.raindelay", home / "x.raindelay").ok();
      case 2:
        return folder.setTitle("a.raindelay", "Sun " + turn).ok();
      case 3:
        return folder.import(home / "x.raindelay").ok();
      case 4:
        return folder.remove("b.raindelay").ok();
      case 5:
        return folder.restore("b.raindelay").ok();
      default:
        return folder.salvage("a.raindelay").ok();
    }
  }
  /// As many deeds as were shown, or one more, done again without a kill, come to the same.
  /// (Of the matches alone: the copy of what a title replaces is made before.)
  void expectDone(int shown) const {
    prepare(again_);
    for (int i = 0; i < shown; ++i) ASSERT_TRUE(deed(again_, i));
    const auto found = filesLeft(killed_, shelf::kMatchEnding);
    if (found == filesLeft(again_, shelf::kMatchEnding)) return;
    ASSERT_TRUE(deed(again_, shown));
    EXPECT_EQ(found, filesLeft(again_, shelf::kMatchEnding));
  }

  static std::string recordOf(std::uint64_t seed) {
    const auto shelved = shelf::take(Options(*allGames().front().info));
    return recordText(*Match::begin(
        shelved->game, shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", "human"}}, seed)));
  }
  const std::string first_ = recordOf(1);
  const std::string second_ = recordOf(2);
  const std::filesystem::path killed_ = home_ / "killed", again_ = home_ / "again";
};

TEST_F(KilledLibrary, LosesNothingAtHundredsOfInstants) {
  killAtRandom([this] { prepare(killed_); },
               [this](std::atomic<int>& shown) {
                 while (deed(killed_, shown)) ++shown;
               },
               [this](int shown) { expectDone(shown); });
}

}  // namespace
}  // namespace raindelay
