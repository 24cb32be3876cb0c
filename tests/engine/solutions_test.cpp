// Solutions that are worked out once: shared in memory, kept on disk.
#include "core/solutions.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>

#include "support/folder_test.h"
#include "support/full_disk.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

struct Toy {
  std::string cards;
};

/// Counts how often it was worked out.
struct ToySolution {
  static inline std::atomic<int> workedOut = 0;
  static inline std::string version = "1";
  std::string cards;

  static std::string nameOf(const Toy& toy) { return "toy " + version + " " + toy.cards; }
  static std::optional<ToySolution> of(const Toy& toy, const solutions::Late& late) {
    if (late && late()) return std::nullopt;
    ++workedOut;
    return toy.cards == "too many" ? std::nullopt : std::optional(ToySolution{toy.cards});
  }
  static std::optional<ToySolution> from(const Toy& toy, std::string_view bytes) {
    return bytes == "solved " + toy.cards ? std::optional(ToySolution{toy.cards}) : std::nullopt;
  }
  [[nodiscard]] std::string bytes() const { return "solved " + cards; }
};

class Solutions : public FolderTest {
 protected:
  void SetUp() override {
    ToySolution::workedOut = 0;
    ToySolution::version = "1";
    solutions::keepIn(folder());
  }
  void TearDown() override { solutions::keepIn(""); }

  [[nodiscard]] std::string folder() const { return (home_ / "kept").string(); }
  [[nodiscard]] std::vector<fs::path> files() const {
    std::vector<fs::path> all;
    for (const auto& entry : fs::directory_iterator(folder())) all.push_back(entry.path());
    return all;
  }
  /// Asks, and lets go at once: what is asked for next comes from disk.
  static bool ask(const std::string& cards) {
    return solutions::of<ToySolution>(Toy{cards}) != nullptr;
  }
};

TEST_F(Solutions, AreSharedByThoseWhoAskAtTheSameTime) {
  solutions::keepIn("");
  std::vector<std::shared_ptr<const ToySolution>> got(4);
  std::vector<std::thread> threads;
  for (auto& one : got) {
    threads.emplace_back([&one] { one = solutions::of<ToySolution>(Toy{"shared"}); });
  }
  for (auto& thread : threads) thread.join();
  for (const auto& one : got) EXPECT_EQ(one, got[0]);
  EXPECT_TRUE(got[0]);
  EXPECT_EQ(ToySolution::workedOut, 1);
}

TEST_F(Solutions, AreKeptFromRunToRun) {
  EXPECT_TRUE(ask("1122"));
  EXPECT_TRUE(ask("1122"));
  EXPECT_EQ(ToySolution::workedOut, 1) << "the second time it is read";
  EXPECT_TRUE(ask("1222"));
  EXPECT_EQ(ToySolution::workedOut, 2) << "other cards, another solution";
}

#ifndef _WIN32  // where the folder says who may read what lies in it
TEST_F(Solutions, AreForTheirOwnerAlone) {
  EXPECT_TRUE(ask("1122"));
  EXPECT_EQ(fs::status(files().at(0)).permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
}
#endif

TEST_F(Solutions, OfAnEarlierVersionAreNotTaken) {
  EXPECT_TRUE(ask("1122"));
  ToySolution::version = "2";
  EXPECT_TRUE(ask("1122"));
  EXPECT_EQ(ToySolution::workedOut, 2);
}

TEST_F(Solutions, ThatAreDamagedAreThrownAwayAndWorkedOutAnew) {
  for (const auto& damage : std::vector<std::function<void(const fs::path&)>>{
           [](const fs::path& path) { fs::resize_file(path, 0); },
           [](const fs::path& path) { fs::resize_file(path, fs::file_size(path) - 1); },
           [](const fs::path& path) { std::ofstream(path, std::ios::app) << "x"; },
           [](const fs::path& path) {
             std::fstream file(path, std::ios::in | std::ios::out);
             file.seekp(70);
             file << '!';
           }}) {
    EXPECT_TRUE(ask("1122"));
    const int before = ToySolution::workedOut;
    damage(files().at(0));
    EXPECT_FALSE(solutions::kept(ToySolution::nameOf(Toy{"1122"})));
    EXPECT_TRUE(files().empty()) << "what is damaged is no use to anybody";
    EXPECT_TRUE(ask("1122"));
    EXPECT_EQ(ToySolution::workedOut, before + 1);
  }
}

TEST_F(Solutions, ThatAreWholeButNoneOfTheseRulesAreWorkedOutAnew) {
  solutions::keep(ToySolution::nameOf(Toy{"1122"}), "solved otherwise");
  EXPECT_TRUE(ask("1122"));
  EXPECT_EQ(ToySolution::workedOut, 1);
}

TEST_F(Solutions, AreNotKeptWhereTheDiskRefuses) {
  spill(home_ / "kept", "no folder");
  EXPECT_TRUE(ask("1122"));
  EXPECT_TRUE(ask("1122"));
  EXPECT_EQ(ToySolution::workedOut, 2);
}

TEST_F(Solutions, AreNotKeptOnAFullDisk) {
  {
    const FullDisk full(70);
    EXPECT_TRUE(ask("1122"));
    EXPECT_TRUE(files().empty()) << "nothing half is left";
  }
  EXPECT_TRUE(ask("1122"));
  EXPECT_TRUE(ask("1122"));
  EXPECT_EQ(ToySolution::workedOut, 2) << "kept as soon as there is room";
}

TEST_F(Solutions, TakeOnlySoMuchRoom) {
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(ask(std::to_string(i)));
  EXPECT_EQ(files().size(), 12U);
  EXPECT_TRUE(ask("19"));
  EXPECT_EQ(ToySolution::workedOut, 20) << "the last one is among those that are kept";
}

TEST_F(Solutions, OfGamesThatAreTooLargeAreAskedForOnce) {
  EXPECT_FALSE(ask("too many"));
  EXPECT_FALSE(ask("too many"));
  EXPECT_EQ(ToySolution::workedOut, 1);
}

TEST_F(Solutions, CanBeHadLaterIfItWasLate) {
  EXPECT_FALSE(solutions::of<ToySolution>(Toy{"late"}, [] { return true; }));
  EXPECT_EQ(ToySolution::workedOut, 0);
  EXPECT_TRUE(ask("late"));
}

}  // namespace
}  // namespace raindelay
