// Tests the handling of match files, and that it loses none of them.
#include "shelf/match_folder.h"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QString>
#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

#include "app/record_fixture.h"
#include "match/journal.h"
#include "support/checksums.h"
#include "support/faults.h"

namespace raindelay::shelf {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kGame = "quick-tennis";
constexpr std::int64_t kLongHence = std::int64_t{1} << 62;

class MatchFolderTest : public FolderTest {
 protected:
  [[nodiscard]] fs::path path(const std::string& name) const { return home_ / "matches" / name; }
  void put(const std::string& name, const std::string& text) const { spill(path(name), text); }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& file : folder_.list()) all.push_back(file.name);
    std::sort(all.begin(), all.end());
    return all;
  }

  const std::string record_ = recordText(played(kGame, 3, 20));
  const MatchFolder folder_{(home_ / "matches").string()};
};

TEST_F(MatchFolderTest, ListsItsMatchesTheLatestFirst) {
  EXPECT_THAT(names(), IsEmpty()) << "there is no folder yet";
  put("a.raindelay", record_);
  put("b.raindelay", record_);
  put("notes.txt", "hello");
  put("a.raindelay~", record_);
  put(".a.raindelay-7.unfinished", record_);
  fs::create_directories(path("c.raindelay"));
  fs::last_write_time(path("a.raindelay"),
                      fs::file_time_type::clock::now() + std::chrono::hours(1));
  const auto files = folder_.list();
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].name, "a.raindelay");
  EXPECT_EQ(files[1].name, "b.raindelay");
  EXPECT_EQ(files[0].facts.bytes, record_.size());
}

TEST_F(MatchFolderTest, ATitleIsWrittenAndTheRestStays) {
  put("a.raindelay", record_);
  const auto before = files::factsOf(path("a.raindelay"));
  ASSERT_TRUE(folder_.setTitle("a.raindelay", "Rain at\nLord's\xe2\x80\xa8 – “2nd”").ok());
  const std::string titled = slurp(path("a.raindelay"));
  EXPECT_EQ(parseRecord(titled, "a")->setup.title, "Rain atLord's – “2nd”") << "one line";
  EXPECT_EQ(titled.substr(titled.find('\n')), record_.substr(record_.find('\n')));
  EXPECT_EQ(slurp(path("a.raindelay~")), record_) << "what it was is kept";
  EXPECT_EQ(files::factsOf(path("a.raindelay"))->written, before->written)
      << "it wasn't played meanwhile";
  ASSERT_TRUE(folder_.setTitle("a.raindelay", "").ok());
  EXPECT_EQ(slurp(path("a.raindelay")), record_);
  EXPECT_EQ(slurp(path("a.raindelay~")), titled);
}

TEST_F(MatchFolderTest, ATitleKeepsTheChecksumsTrueAndTheWrongOnesWrong) {
  std::string sealed = test::sealed(record_);
  put("a.raindelay", sealed);
  ASSERT_TRUE(folder_.setTitle("a.raindelay", "Rain").ok());
  EXPECT_FALSE(parseRecord(slurp(path("a.raindelay")), "a")->note);
  sealed.replace(sealed.find("human"), 5, "coach");
  put("a.raindelay", sealed);
  ASSERT_TRUE(folder_.setTitle("a.raindelay", "Rain").ok());
  EXPECT_TRUE(parseRecord(slurp(path("a.raindelay")), "a")->wrongSum);
}

TEST_F(MatchFolderTest, AnOpenMatchIsNeitherRenamedNorDeleted) {
  put("a.raindelay", record_);
  const auto open = Journal::open(path("a.raindelay"));
  ASSERT_TRUE(open.ok());
  EXPECT_THAT(folder_.setTitle("a.raindelay", "x").error().message,
              HasSubstr("open in another window"));
  EXPECT_THAT(folder_.remove("a.raindelay").error().message, HasSubstr("open in another window"));
  EXPECT_EQ(slurp(path("a.raindelay")), record_);
  EXPECT_FALSE(fs::exists(path("a.raindelay~")));
}

TEST_F(MatchFolderTest, ADamagedFileIsNotRenamed) {
  const std::string damaged = damagedAt(record_, 5).replace(record_.find('\n') + 1, 1, "#");
  put("a.raindelay", damaged);
  EXPECT_THAT(folder_.setTitle("a.raindelay", "x").error().message, HasSubstr("is damaged"));
  EXPECT_EQ(slurp(path("a.raindelay")), damaged);
}

TEST_F(MatchFolderTest, WhatIsDeletedComesBackAsItWas) {
  put("a.raindelay", record_);
  put("a.raindelay~", "before");
  const auto deleted = folder_.remove("a.raindelay");
  ASSERT_TRUE(deleted.ok()) << deleted.error().message;
  EXPECT_THAT(names(), IsEmpty());
  EXPECT_FALSE(fs::exists(path("a.raindelay~")));
  // Another one of the name, deleted too, and a third that takes the place.
  put("a.raindelay", "second");
  const auto second = folder_.remove("a.raindelay");
  ASSERT_TRUE(second.ok());
  EXPECT_NE(*deleted, *second);
  put("a.raindelay", "third");
  const auto back = folder_.restore(*deleted);
  ASSERT_TRUE(back.ok());
  EXPECT_EQ(slurp(path(*back)), record_);
  EXPECT_EQ(slurp(path(*back + "~")), "before");
  EXPECT_EQ(slurp(path("a.raindelay")), "third");
  EXPECT_THAT(names(), ElementsAre("a-2.raindelay", "a.raindelay"));
  EXPECT_FALSE(folder_.restore(*deleted).ok());
}

TEST_F(MatchFolderTest, WhatWasDeletedLongAgoGoes) {
  put("a.raindelay", record_);
  ASSERT_TRUE(folder_.remove("a.raindelay").ok());
  put("b.raindelay", record_);
  spill(path("deleted") / "notes.txt", "not ours");
  folder_.purge(files::factsOf(path("deleted") / "a.raindelay")->changed);
  EXPECT_TRUE(fs::exists(path("deleted") / "a.raindelay")) << "it is not that long ago";
  folder_.purge(kLongHence);
  EXPECT_FALSE(fs::exists(path("deleted") / "a.raindelay"));
  EXPECT_TRUE(fs::exists(path("deleted") / "notes.txt"));
  EXPECT_THAT(names(), ElementsAre("b.raindelay"));
}

TEST_F(MatchFolderTest, ARecordFromElsewhereIsCopiedOnce) {
  const fs::path from = home_ / "stick" / "Ann and Ben.txt";
  spill(from, record_);
  const auto first = folder_.import(from);
  ASSERT_TRUE(first.ok()) << first.error().message;
  EXPECT_EQ(first->name, "Ann and Ben.raindelay");
  EXPECT_FALSE(first->known);
  EXPECT_EQ(slurp(path(first->name)), record_);
  EXPECT_EQ(slurp(from), record_);
  EXPECT_EQ(files::factsOf(path(first->name))->written, files::factsOf(from)->written);
  const fs::path copy = home_ / "stick" / "copy.raindelay";
  spill(copy, record_);
  const auto again = folder_.import(copy);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->known);
  EXPECT_EQ(again->name, first->name);
  spill(from, recordText(played(kGame, 4, 20)));
  EXPECT_EQ(folder_.import(from)->name, "Ann and Ben-2.raindelay") << "nothing is written over";
  EXPECT_EQ(names().size(), 2U);
}

TEST_F(MatchFolderTest, LongNamesAreTakenInShortened) {
  std::string emoji;
  while (emoji.size() < 240) emoji += "\xf0\x9f\x83\x8f";  // a joker
  std::string umlauts = "x";
  while (umlauts.size() < 239) umlauts += "ü";
  for (const std::string& stem : {std::string(240, 'x'), emoji, umlauts}) {
    const fs::path from = home_ / "stick" / (stem + ".raindelay");
    for (const int seed : {4, 5}) {
      spill(from, recordText(played(kGame, static_cast<std::uint64_t>(seed), 20)));
      const auto taken = folder_.import(from);
      ASSERT_TRUE(taken.ok()) << taken.error().message;
      const std::string name = taken->name.substr(0, taken->name.find_first_of("-."));
      EXPECT_TRUE(stem.starts_with(name)) << taken->name;
      EXPECT_GE(name.size(), 197U) << taken->name;
      EXPECT_LE(name.size(), 200U) << taken->name;
      EXPECT_EQ(QString::fromStdString(name).toStdString(), name) << "cut between letters";
      EXPECT_EQ(slurp(path(taken->name)), slurp(from)) << "what it says of itself stays";
      // All that is done with matches can be done with it.
      EXPECT_TRUE(folder_.setTitle(taken->name, std::string(300, 'y')).ok());
      const auto deleted = folder_.remove(taken->name);
      ASSERT_TRUE(deleted.ok()) << deleted.error().message;
      put(taken->name, record_);
      const auto restored = folder_.restore(*deleted);
      ASSERT_TRUE(restored.ok()) << restored.error().message;
      EXPECT_TRUE(folder_.exportTo(*restored, home_ / (std::string(245, 'z') + ".raindelay")).ok());
      EXPECT_TRUE(folder_.salvage(*restored).ok());
    }
  }
}

TEST_F(MatchFolderTest, OnlyRecordsAreTakenIn) {
  const fs::path from = home_ / "stick" / "x.raindelay";
  EXPECT_THAT(folder_.import(from).error().message, HasSubstr("No such file"));
  EXPECT_THAT(folder_.import(home_).error().message, HasSubstr("a plain file"));
  spill(from, "hello\n");
  EXPECT_THAT(folder_.import(from).error().message, HasSubstr("isn't a Rain Delay match"));
  std::string newer = record_;
  newer.replace(newer.find("record/1"), 8, "record/2");
  spill(from, newer);
  EXPECT_THAT(folder_.import(from).error().message, HasSubstr("newer version"));
  EXPECT_THAT(names(), IsEmpty());
  spill(from, damagedAt(record_, 9));
  EXPECT_TRUE(folder_.import(from).ok()) << "something of it can be read";
  EXPECT_EQ(slurp(path("x.raindelay")), damagedAt(record_, 9));
}

TEST_F(MatchFolderTest, AMatchIsHandedOut) {
  put("a.raindelay", record_);
  const fs::path to = home_ / "out.raindelay";
  spill(to, "old");
  ASSERT_TRUE(folder_.exportTo("a.raindelay", to).ok());
  EXPECT_EQ(slurp(to), record_);
  ASSERT_TRUE(folder_.exportTo("a.raindelay", path("a.raindelay")).ok()) << "onto itself";
  EXPECT_EQ(slurp(path("a.raindelay")), record_);
  EXPECT_THAT(folder_.exportTo("a.raindelay", home_ / "no" / "x").error().message,
              HasSubstr("No such file"));
}

TEST_F(MatchFolderTest, WhatCanBeReadOfADamagedOneBecomesAMatch) {
  const std::string damaged = damagedAt(record_, 15);
  put("a.raindelay", damaged);
  const auto made = folder_.salvage("a.raindelay");
  ASSERT_TRUE(made.ok()) << made.error().message;
  EXPECT_EQ(*made, "a-2.raindelay");
  EXPECT_EQ(slurp(path("a.raindelay")), damaged) << "the damaged file stays as it is";
  const std::string saved = slurp(path(*made));
  const std::size_t good = damaged.find("{\"by\":0,\"do\":\"fly\"}");
  EXPECT_EQ(saved.substr(0, good), damaged.substr(0, good));
  EXPECT_TRUE(continueMatch(path(*made)).ok());
  put("b.raindelay", "rubbish\n");
  EXPECT_FALSE(folder_.salvage("b.raindelay").ok());
}

TEST_F(MatchFolderTest, KnowsWhichFilesAreItsOwn) {
  put("a.raindelay", record_);
  EXPECT_EQ(folder_.nameOf(path("a.raindelay")), "a.raindelay");
  EXPECT_EQ(folder_.nameOf(home_ / "matches" / ".." / "matches" / "a.raindelay"), "a.raindelay");
  EXPECT_FALSE(folder_.nameOf(home_ / "a.raindelay"));
  EXPECT_FALSE(folder_.nameOf(path("notes.txt")));
}

// One window writes while another renames: each line is in the file that has the name.
TEST_F(MatchFolderTest, ARenameBetweenTwoWindowsLosesNoLine) {
  put("a.raindelay", recordText(played(kGame, 3, 0)));
  std::atomic<bool> ended = false;
  std::thread other([&] {
    for (int i = 0; !ended; ++i) (void)folder_.setTitle("a.raindelay", std::to_string(i));
  });
  std::size_t written = 0;
  Stream random(5, "choices");
  for (int i = 0; i < 100'000 && written < 150; ++i) {
    auto going = continueMatch(path("a.raindelay"));
    if (!going || going->match.turn().kind != Turn::Kind::kSeat) {
      // The other window has it, and may have to wait for a processor.
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      continue;
    }
    EXPECT_GE(going->match.steps().size(), written) << "what was written is lost";
    const ActionList legal = going->match.legal();
    ASSERT_FALSE(going->match.act(legal[static_cast<std::size_t>(random.below(legal.size()))]));
    if (going->journal.append(going->match)) written = going->match.steps().size();
  }
  ended = true;
  other.join();
  EXPECT_GE(written, 150U);
  EXPECT_EQ(openRecord(slurp(path("a.raindelay")), "a")->match().steps().size(), written);
}

// Faults.

TEST_F(MatchFolderTest, InAFolderThatCannotBeWrittenEverythingStays) {
  put("a.raindelay", record_);
  put("deleted/b.raindelay", record_);
  spill(home_ / "x.raindelay", recordText(played(kGame, 4, 20)));
  for (const fs::path& folder : {path("deleted"), home_ / "matches", home_}) {
    fs::permissions(folder, static_cast<fs::perms>(0555));
  }
  fs::permissions(path("a.raindelay"), fs::perms::all);
  {
    const NotRoot nobody;
    const auto refused = HasSubstr("Permission denied");
    EXPECT_EQ(folder_.list().size(), 1U) << "it can be read";
    EXPECT_THAT(folder_.setTitle("a.raindelay", "x").error().message, refused);
    EXPECT_THAT(folder_.remove("a.raindelay").error().message, refused);
    EXPECT_THAT(folder_.restore("b.raindelay").error().message, refused);
    EXPECT_THAT(folder_.import(home_ / "x.raindelay").error().message, refused);
    EXPECT_THAT(folder_.salvage("a.raindelay").error().message, refused);
    EXPECT_THAT(folder_.exportTo("a.raindelay", home_ / "out").error().message, refused);
  }
  for (const fs::path& folder : {home_, home_ / "matches", path("deleted")}) {
    fs::permissions(folder, fs::perms::owner_all);
  }
  EXPECT_EQ(slurp(path("a.raindelay")), record_);
  EXPECT_THAT(names(), ElementsAre("a.raindelay"));
  EXPECT_TRUE(fs::exists(path("deleted/b.raindelay")));
}

/// Does it as on a full disk: if `room` is 0, on one; else no file grows past so many bytes.
void everythingStaysOnAFullDisk(const MatchFolder& folder, const std::string& record,
                                const fs::path& home) {
  const auto full = testing::AnyOf(HasSubstr("No space left on device"), HasSubstr("File too"));
  ASSERT_THAT(folder.setTitle("a.raindelay", std::string(150, 'x')).error().message, full);
  ASSERT_THAT(folder.import(home / "x.raindelay").error().message, full);
  ASSERT_THAT(folder.salvage("a.raindelay").error().message, full);
  ASSERT_EQ(slurp(folder.pathOf("a.raindelay")), record);
  ASSERT_EQ(folder.list().size(), 1U) << "nothing half is left";
  for (const auto& one : fs::directory_iterator(fs::path(folder.pathOf("a")).parent_path())) {
    ASSERT_FALSE(one.path().filename().string().ends_with(".unfinished")) << one.path();
  }
  // Deleting needs no room.
  const auto deleted = folder.remove("a.raindelay");
  ASSERT_TRUE(deleted.ok()) << deleted.error().message;
  ASSERT_TRUE(folder.restore(*deleted).ok());
  ASSERT_EQ(slurp(folder.pathOf("a.raindelay")), record);
}

/// Checks that play goes on in memory and is written once there is room.
void playingGoesOn(const MatchFolder& folder, const fs::path& ballast) {
  auto going = continueMatch(folder.pathOf("a.raindelay"));
  ASSERT_TRUE(going.ok()) << going.error().message;
  const std::string before = slurp(folder.pathOf("a.raindelay"));
  // More than is left in the last block of the file.
  while (going->match.turn().kind == Turn::Kind::kSeat &&
         recordText(going->match).size() < before.size() + 5000) {
    ASSERT_FALSE(going->match.act(going->match.legal()[0]));
  }
  ASSERT_THAT(going->journal.append(going->match).error().message,
              HasSubstr("No space left on device"));
  ASSERT_EQ(slurp(folder.pathOf("a.raindelay")), before) << "no half line stays";
  fs::remove(ballast);
  ASSERT_TRUE(going->journal.append(going->match).ok());
  ASSERT_EQ(test::withoutSums(slurp(folder.pathOf("a.raindelay"))), recordText(going->match));
}

TEST_F(MatchFolderTest, OnAFullDiskEverythingStays) {
  spill(home_ / "x.raindelay", recordText(played(kGame, 4, 20)));
  fs::create_directories(home_ / "matches");
  inAnotherProcess(home_, [&] {
    const bool small = mountSmallDisk(home_ / "matches");
    if (small) {
      put("a.raindelay", record_);
      fs::create_directories(path("deleted"));
      fillDisk(path("ballast"));
    } else {
      // Not allowed here: a limit on the size of files has the same effect on each write.
      put("a.raindelay", record_);
      fs::create_directories(path("deleted"));
      (void)std::signal(SIGXFSZ, SIG_IGN);
      const rlimit limit{100, RLIM_INFINITY};
      ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    everythingStaysOnAFullDisk(folder_, record_, home_);
    if (small) playingGoesOn(folder_, path("ballast"));
  });
}

TEST_F(MatchFolderTest, ASizeLimitIsMetLikeAFullDisk) {
  spill(home_ / "x.raindelay", recordText(played(kGame, 4, 20)));
  put("a.raindelay", record_);
  fs::create_directories(path("deleted"));
  inAnotherProcess(home_, [&] {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100, RLIM_INFINITY};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    everythingStaysOnAFullDisk(folder_, record_, home_);
  });
}

}  // namespace
}  // namespace raindelay::shelf
