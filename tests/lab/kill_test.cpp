// The long version of JournalTest.AKilledMatchGoesOnWhereItWas, and the same with every game.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "engine/killed_match.h"
#include "shelf/match_folder.h"
#include "shelf/shelf.h"

namespace raindelay {
namespace {

std::string freshPath() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("rd-kill-" + std::to_string(::getpid()) + ".jsonl");
  std::filesystem::remove(path);
  return path.string();
}

/// How often in each test: RAINDELAY_KILLS, or 200 times.
int kills() {
  const char* set = std::getenv("RAINDELAY_KILLS");  // NOLINT(concurrency-mt-unsafe)
  return set == nullptr ? 200 : std::atoi(set);
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

/// A library of two matches, in which a child process does all that can be done until it is killed.
class KilledLibrary : public FolderTest {
 protected:
  void prepare() const {
    std::filesystem::remove_all(home_);
    spill(home_ / "matches/a.raindelay", first_);
    spill(home_ / "matches/b.raindelay", second_);
    spill(home_ / "x.raindelay", second_);
  }
  [[noreturn]] void workUntilKilled(std::chrono::microseconds instant) const {
    dieAfter(instant);
    for (int i = 0;; ++i) {
      (void)folder_.setTitle("a.raindelay", "Rain " + std::to_string(i)).ok();
      (void)folder_.import(home_ / "x.raindelay").ok();
      (void)folder_.exportTo("a.raindelay", home_ / "y.raindelay").ok();
      const auto deleted = folder_.remove("b.raindelay");
      if (deleted) (void)folder_.restore(*deleted).ok();
      if (i % 8 == 0) (void)folder_.salvage("a.raindelay").ok();
    }
  }
  /// Both matches are whole somewhere in the library, and nothing in it or exported is half.
  void expectAll() const {
    namespace fs = std::filesystem;
    for (const auto& entry : fs::recursive_directory_iterator(home_)) {
      if (entry.is_directory()) files::sweep(entry.path(), std::int64_t{1} << 62);
    }
    files::sweep(home_, std::int64_t{1} << 62);
    int firsts = 0;
    int seconds = 0;
    for (const auto& entry : fs::recursive_directory_iterator(home_)) {
      if (!entry.is_regular_file()) continue;
      const std::string text = slurp(entry.path());
      const Result<Record> read = parseRecord(text, entry.path().string());
      ASSERT_TRUE(read.ok() && !read->damage && !read->note) << entry.path();
      const bool inLibrary = entry.path().parent_path() != home_;
      if (inLibrary && text.ends_with(first_.substr(first_.find('\n')))) ++firsts;
      if (inLibrary && text.ends_with(second_.substr(second_.find('\n')))) ++seconds;
    }
    EXPECT_GT(firsts, 0);
    EXPECT_GT(seconds, 0);
  }

  static std::string recordOf(std::uint64_t seed) {
    const auto shelved = shelf::take(Options(*allGames().front().info));
    return recordText(*Match::begin(
        shelved->game, shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", "human"}}, seed)));
  }
  const std::string first_ = recordOf(1);
  const std::string second_ = recordOf(2);
  const shelf::MatchFolder folder_{(home_ / "matches").string()};
};

TEST_F(KilledLibrary, LosesNothingAtHundredsOfInstants) {
  Stream random(4, "kills");
  for (int round = 0; round < kills(); ++round) {
    prepare();
    const std::chrono::microseconds instant(random.below(1 << (8 + random.below(8))));
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) workUntilKilled(instant);
    int status = 0;
    ASSERT_GT(::waitpid(child, &status, 0), 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    ASSERT_NO_FATAL_FAILURE(expectAll()) << "round " << round;
    ASSERT_FALSE(HasFailure()) << "round " << round;
  }
}

}  // namespace
}  // namespace raindelay
