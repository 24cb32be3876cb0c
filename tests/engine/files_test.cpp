// Tests how files are written: whole or not at all, and nowhere else.
#include "core/files.h"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <functional>

#include "core/file_set.h"
#include "core/growing_file.h"
#include "core/own_folder.h"
#include "support/faults.h"
#include "support/folder_test.h"
#include "support/foretold.h"

namespace raindelay::files {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;

class FilesTest : public FolderTest {
 protected:
  [[nodiscard]] std::string path(const std::string& name = "a.txt") const {
    return (home_ / name).string();
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& one : fs::directory_iterator(home_)) {
      all.push_back(one.path().filename().string());
    }
    std::sort(all.begin(), all.end());
    return all;
  }
};

/// A way to write a file; 0, or an errno.
struct Writer {
  const char* name;
  std::function<int(const std::string& path, std::string_view text)> write;
};

std::vector<Writer> writers() {
  const auto code = [](const std::optional<Failure>& failure) {
    return failure ? failure->code : 0;
  };
  return {
      {"write",
       [](const std::string& path, std::string_view text) {
         return write(path, text, Existing::kReplace, Readers::kUsual) ? 0 : -1;
       }},
      {"write private",
       [](const std::string& path, std::string_view text) {
         return write(path, text, Existing::kReplace, Readers::kOwner) ? 0 : -1;
       }},
      {"replace",
       [=](const std::string& path, std::string_view text) {
         return code(replace(path, text, Readers::kUsual));
       }},
      {"set",
       [=](const std::string& path, std::string_view text) {
         Set set;
         if (auto failure = set.add(path, text, Readers::kUsual)) return failure->code;
         return code(set.finish());
       }},
  };
}

TEST_F(FilesTest, ALinkPlantedUnderATemporaryNameIsNotFollowed) {
  spill(path("target"), "precious");
  for (const Writer& writer : writers()) {
    const std::string planted = path(std::string(".a.txt") + Foretold::kEnding);
    fs::create_symlink(path("target"), planted);
    const Foretold chance(Foretold::Which::kFirst);
    EXPECT_EQ(writer.write(path(), writer.name), 0) << writer.name;
    EXPECT_EQ(Foretold::count(), 2) << writer.name << " asks for another name";
    EXPECT_EQ(slurp(path()), writer.name);
    EXPECT_FALSE(fs::is_symlink(path())) << writer.name;
    EXPECT_EQ(slurp(path("target")), "precious") << writer.name;
    EXPECT_TRUE(fs::is_symlink(planted)) << writer.name;
    fs::remove(planted);
    fs::remove(path());
  }
  EXPECT_THAT(names(), ElementsAre("target"));
}

TEST_F(FilesTest, WhoGuessesEveryNameOnlyHindersTheWriting) {
  spill(path("target"), "precious");
  spill(path(), "before");
  fs::create_symlink(path("target"), path(std::string(".a.txt") + Foretold::kEnding));
  for (const Writer& writer : writers()) {
    const Foretold chance(Foretold::Which::kAll);
    EXPECT_NE(writer.write(path(), "after"), 0) << writer.name;
    EXPECT_EQ(slurp(path()), "before") << writer.name;
    EXPECT_EQ(slurp(path("target")), "precious") << writer.name;
  }
}

TEST_F(FilesTest, AnInterruptedWriteLeavesTheOldFile) {
  spill(path(), "before");
  {
    Unfinished file(path());
    ASSERT_EQ(file.begin("after", Readers::kUsual), 0);
    EXPECT_EQ(slurp(path()), "before");
    Set set;
    ASSERT_FALSE(set.makeFolder(path("new/folder")));
    ASSERT_FALSE(set.add(path("new/folder/b.txt"), "after", Readers::kUsual));
    ASSERT_FALSE(set.add(path(), "after", Readers::kUsual));
    EXPECT_EQ(slurp(path()), "before");
  }
  EXPECT_EQ(slurp(path()), "before");
  EXPECT_THAT(names(), ElementsAre("a.txt")) << "and nothing else";
}

TEST_F(FilesTest, ASetThatCannotGoOnLeavesNothing) {
  spill(path("file"), "before");
  Set set;
  ASSERT_FALSE(set.add(path(), "after", Readers::kUsual));
  const auto failure = set.makeFolder(path("file/folder"));
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code, ENOTDIR);
  const auto missing = set.add(path("none/b.txt"), "after", Readers::kUsual);
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->path, path("none/b.txt"));
  EXPECT_EQ(missing->code, ENOENT);
  EXPECT_FALSE(fs::exists(path()));
  const auto notOne = set.makeFolder(path("file"));
  ASSERT_TRUE(notOne);
  EXPECT_EQ(notOne->code, ENOTDIR);
}

TEST_F(FilesTest, NamesHaveUpTo255Bytes) {
  std::string umlauts;
  while (umlauts.size() < 254) umlauts += "ü";
  for (const std::string& name : {std::string(255, 'x'), "x" + umlauts, umlauts + "x"}) {
    ASSERT_EQ(name.size(), 255U);
    for (const Writer& writer : writers()) {
      EXPECT_EQ(writer.write(path(name), writer.name), 0) << writer.name;
      EXPECT_EQ(slurp(path(name)), writer.name);
    }
    EXPECT_THAT(names(), ElementsAre(name));
    fs::remove(path(name));
  }
  for (const Writer& writer : writers()) {
    EXPECT_NE(writer.write(path(std::string(256, 'x')), "x"), 0) << writer.name;
  }
  EXPECT_THAT(names(), IsEmpty());
}

TEST_F(FilesTest, WhatIsNoFileIsNotWrittenOver) {
  fs::create_directory(path("folder"));
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  fs::create_symlink("pipe", path("link"));  // as /dev/stdout is one
  for (const Writer& writer : writers()) {
    for (const char* name : {"folder", "pipe", "link"}) {
      EXPECT_NE(writer.write(path(name), "x"), 0) << writer.name << " " << name;
    }
  }
  EXPECT_THAT(files::write(path("pipe"), "x", Existing::kReplace, Readers::kUsual).error().message,
              EndsWith("pipe isn't a plain file"));
  EXPECT_THAT(names(), ElementsAre("folder", "link", "pipe"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
}

TEST_F(FilesTest, AFileThatIsThereIsKeptIfItIsAskedFor) {
  spill(path(), "before");
  EXPECT_THAT(files::write(path(), "after", Existing::kKeep, Readers::kUsual).error().message,
              HasSubstr("File exists"));
  EXPECT_EQ(slurp(path()), "before");
  EXPECT_THAT(names(), ElementsAre("a.txt"));
  EXPECT_TRUE(
      files::write(path("b.txt"), "new", Existing::kKeep, Readers::kUsual, 7'000'000'009).ok());
  EXPECT_EQ(factsOf(path("b.txt"))->written, 7'000'000'009);
  EXPECT_THAT(names(), ElementsAre("a.txt", "b.txt"));
}

TEST_F(FilesTest, OnlyAFileThatMustBeThereGrowsThroughALink) {
  spill(path(), "before");
  for (const char* target : {"a.txt", "none"}) {
    fs::create_symlink(target, path("link"));
    for (const auto which : {Growing::Which::kNew, Growing::Which::kAny}) {
      EXPECT_FALSE(Growing::open(path("link"), which, Readers::kUsual).ok()) << target;
    }
    const bool there = target == std::string_view("a.txt");
    EXPECT_EQ(Growing::open(path("link"), Growing::Which::kThere, Readers::kUsual).ok(), there);
    fs::remove(path("link"));
  }
  EXPECT_THAT(names(), ElementsAre("a.txt"));
  EXPECT_EQ(slurp(path()), "before");
}

// Who may read them ----------------------------------------------------------------------------

TEST_F(FilesTest, ASetKeepsWhatIsThereIfItIsAskedFor) {
  files::Set set;
  ASSERT_FALSE(set.add(home_ / "a", "new", files::Readers::kUsual));
  ASSERT_FALSE(set.add(home_ / "b", "new", files::Readers::kUsual));
  const std::filesystem::path there = write("b", "somebody's");
  const auto failure = set.finish(files::Existing::kKeep);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->code, EEXIST);
  EXPECT_EQ(slurp(there), "somebody's");
  EXPECT_FALSE(std::filesystem::exists(home_ / "a")) << "all or none";
}

TEST_F(FilesTest, WhatIsOursIsForItsOwnerAlone) {
  const NoUmask open;
  ASSERT_TRUE(files::write(path(), "x", Existing::kReplace, Readers::kOwner).ok());
  EXPECT_EQ(modeOf(path()), 0600U);
  fs::permissions(path(), static_cast<fs::perms>(0644));
  ASSERT_FALSE(replace(path(), "y", Readers::kOwner));
  EXPECT_EQ(modeOf(path()), 0600U) << "whatever it was";
  ASSERT_TRUE(Growing::open(path("b"), Growing::Which::kNew, Readers::kOwner).ok());
  EXPECT_EQ(modeOf(path("b")), 0600U);
}

TEST_F(FilesTest, OfOthersTheUmaskSaysItOrWhatWasThere) {
  const NoUmask open;
  ASSERT_FALSE(replace(path(), "x", Readers::kUsual));
  EXPECT_EQ(modeOf(path()), 0666U);
  ::umask(027);
  ASSERT_FALSE(replace(path("b"), "x", Readers::kUsual));
  EXPECT_EQ(modeOf(path("b")), 0640U);
  for (const unsigned mode : {0600U, 0755U, 0664U}) {
    fs::permissions(path(), static_cast<fs::perms>(mode));
    ASSERT_FALSE(replace(path(), "y", Readers::kUsual));
    EXPECT_EQ(modeOf(path()), mode);
  }
}

TEST_F(FilesTest, OurFoldersAreForTheirOwnerAlone) {
  const NoUmask open;
  ASSERT_EQ(makeOwnFolder(path("a/b/c")), 0);
  for (const char* name : {"a", "a/b", "a/b/c"}) EXPECT_EQ(modeOf(path(name)), 0700U) << name;
  EXPECT_EQ(makeOwnFolder(path("a/b/c")), 0) << "it is there";
  spill(path("file"), "x");
  EXPECT_EQ(makeOwnFolder(path("file")), ENOTDIR);
  EXPECT_EQ(makeOwnFolder(path("file/a")), ENOTDIR);
}

TEST_F(FilesTest, WhatAnEarlierVersionLeftOpenIsClosed) {
  const NoUmask open;
  spill(path("outside"), "x");
  spill(path("ours/record"), "x");
  spill(path("ours/inside/other"), "x");
  fs::create_symlink(path("outside"), path("ours/link"));
  spill(path("ours/foreign"), "another user's");
  const bool root = ::chown(path("ours/foreign").c_str(), 65534, 65534) == 0;
  tidyOwnFolder(path("ours"), 0);
  EXPECT_EQ(modeOf(path("ours")), 0700U);
  EXPECT_EQ(modeOf(path("ours/record")), 0600U);
  EXPECT_EQ(modeOf(path("ours/inside")), 0777U) << "the folder alone";
  EXPECT_EQ(modeOf(path("ours/inside/other")), 0666U);
  EXPECT_EQ(modeOf(path("outside")), 0666U) << "through no link";
  if (root) {
    EXPECT_EQ(modeOf(path("ours/foreign")), 0666U);
  }
  closeToOthers(path("ours/link"));
  EXPECT_EQ(modeOf(path("outside")), 0666U) << "not even if it is asked to";
  tidyOwnFolder(path("none"), 0);
}

// What a killed program left -------------------------------------------------------------------

constexpr std::int64_t kHour = 3600LL * 1'000'000'000;

TEST_F(FilesTest, WhatAKilledProgramLeftIsSwept) {
  const std::vector<std::string> ours = {".a.txt-0123456789abcdef.unfinished",
                                         "." + std::string(226, 'x') + Foretold::kEnding};
  const std::vector<std::string> others = {"a.txt-0123456789abcdef.unfinished",
                                           ".a.txt.unfinished",
                                           ".a.txt-.unfinished",
                                           ".thesis-2024.unfinished",
                                           ".a.txt-0123456789abcde.unfinished",
                                           ".-0123456789abcdef.unfinished",
                                           ".a.txt-0123456789ABCDEF.unfinished",
                                           ".a.txt-0123456789abcdef0.unfinished",
                                           ".a.txt-0123456789abcdef.unfinished~",
                                           ".a.txt-0123456789abcdef"};
  for (const std::string& name : ours) spill(path(name), "half");
  for (const std::string& name : others) spill(path(name), "not ours");
  const std::string link = std::string(".link") + Foretold::kEnding;
  const std::string folder = std::string(".folder") + Foretold::kEnding;
  const std::string foreign = std::string(".foreign") + Foretold::kEnding;
  fs::create_symlink(path(others.front()), path(link));
  fs::create_directory(path(folder));
  spill(path(foreign), "another user's");
  const bool root = ::chown(path(foreign).c_str(), 65534, 65534) == 0;
  const std::int64_t written = factsOf(path(ours.front()))->written;
  const std::vector<std::string> all = names();
  sweep(path(""), written + kHour - 60'000'000'000);
  EXPECT_EQ(names(), all) << "it may still be written";
  sweep(path(""), written + kHour + 60'000'000'000);
  std::vector<std::string> left = others;
  left.insert(left.end(), {link, folder});
  if (root) left.push_back(foreign);
  EXPECT_THAT(names(), testing::UnorderedElementsAreArray(left));
  sweep(path("none"), written + 2 * kHour);
}

TEST_F(FilesTest, AKilledProgramLeavesTheOldFileAndWhatCanBeSwept) {
  spill(path(), "before");
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    Unfinished file(path());
    if (file.begin("after", Readers::kUsual) == 0) (void)::raise(SIGKILL);
    ::_exit(1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(slurp(path()), "before");
  ASSERT_EQ(names().size(), 2U);
  sweep(path(""), factsOf(path())->changed + 2 * kHour);
  EXPECT_THAT(names(), ElementsAre("a.txt"));
}

TEST_F(FilesTest, AnExportSweepsItsFolderAndNoOther) {
  for (const Writer& writer : writers()) {
    if (writer.name == std::string("write private")) continue;
    const std::string old = path("out/.1.png-0123456789abcdef.unfinished");
    const std::string young = path("out/.2.png-0123456789abcdef.unfinished");
    const std::string elsewhere = path(".1.png-0123456789abcdef.unfinished");
    for (const std::string& left : {old, young, elsewhere}) spill(left, "half");
    for (const std::string& left : {old, elsewhere}) {
      fs::last_write_time(left, fs::file_time_type::clock::now() - std::chrono::minutes(61));
    }
    EXPECT_EQ(writer.write(path("out/1.png"), "whole"), 0) << writer.name;
    EXPECT_FALSE(fs::exists(old)) << writer.name;
    EXPECT_TRUE(fs::exists(young)) << writer.name;
    EXPECT_TRUE(fs::exists(elsewhere)) << writer.name;
    EXPECT_EQ(slurp(path("out/1.png")), "whole") << writer.name;
  }
}

TEST_F(FilesTest, AFullDiskLeavesTheOldFileAndNothingElse) {
  const fs::path disk = home_ / "disk";
  fs::create_directory(disk);
  inAnotherProcess(home_, [&] {
    const bool small = mountSmallDisk(disk);
    const std::string name = (disk / "a.txt").string();
    spill(name, "before");
    if (small) {
      fillDisk(disk / "ballast");
    } else {
      (void)std::signal(SIGXFSZ, SIG_IGN);
      const rlimit limit{100, RLIM_INFINITY};
      ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    for (const Writer& writer : writers()) {
      EXPECT_NE(writer.write(name, std::string(200'000, 'x')), 0) << writer.name;
      EXPECT_EQ(slurp(name), "before") << writer.name;
    }
    const auto failure = replace(name, std::string(200'000, 'x'), Readers::kUsual);
    EXPECT_EQ(failure->code, small ? ENOSPC : EFBIG);
    for (const auto& one : fs::directory_iterator(disk)) {
      EXPECT_NE(one.path().filename().string().front(), '.') << one.path();
    }
  });
}

}  // namespace
}  // namespace raindelay::files
