// raindelay-lab where files and disks don't do what they are asked to.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "support/faults.h"
#include "support/folder_test.h"
#include "support/game_files.h"
#include "support/program.h"

namespace raindelay {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string kTennis = "quick-tennis";

std::ptrdiff_t sentences(const ProgramRun& run) {
  return std::count(run.err.begin(), run.err.end(), '\n');
}

class LabFaults : public FolderTest {
 protected:
  /// Runs it where there is room for 4 KB more, and what it says is nobody's concern; gives `check`
  /// the run. Where no disk can be mounted, a limit on the size of files has the same effect.
  void whereRoomEnds(const std::vector<std::string>& words,
                     const std::function<void(const ProgramRun&)>& check) const {
    std::filesystem::create_directories(disk_);
    inAnotherProcess(home_, [&] {
      std::string script = "exec \"$0\" \"$@\" >/dev/null";
      if (mountSmallDisk(disk_)) {
        fillDisk(disk_ / "ballast");
        std::filesystem::resize_file(disk_ / "ballast",
                                     std::filesystem::file_size(disk_ / "ballast") - 4096);
      } else {
        script = "ulimit -f 8; " + script;
      }
      check(runInShell(script, RAINDELAY_LAB, words));
    });
  }

  const std::filesystem::path disk_ = home_ / "disk";
  const std::string record_ = test::recordFile("cooperstown/sample-half-inning.jsonl").string();
};

TEST_F(LabFaults, AMatchThatIsNotWrittenToItsEndIsANoAndToldOnce) {
  const std::string path = (disk_ / "match.jsonl").string();
  whereRoomEnds(
      {"play", "tarot-de-cooperstown", "--seed", "5", "--players", "coach,random", "--save", path},
      [&](const ProgramRun& run) {
        EXPECT_EQ(run.code, 1);
        EXPECT_EQ(sentences(run), 1) << run.err;
        EXPECT_THAT(run.err, HasSubstr("match.jsonl couldn't be written: "));
        EXPECT_EQ(runProgram(RAINDELAY_LAB, {"replay", "--quiet", path}).code, 0)
            << "what is there is whole";
      });
}

TEST_F(LabFaults, ARoundThatIsNotKeptEndsTheArena) {
  const std::string path = (disk_ / "arena.jsonl").string();
  const auto arena = [&](const std::string& games) -> std::vector<std::string> {
    return {"arena", kTennis, "--players", "random,random", "--games", games, "--out", path};
  };
  whereRoomEnds(arena("2000"), [&](const ProgramRun& run) {
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(sentences(run), 1) << run.err;
    EXPECT_THAT(run.err, HasSubstr("arena.jsonl couldn't be written: "));
    std::filesystem::remove(disk_ / "ballast");
    EXPECT_EQ(runProgram(RAINDELAY_LAB, arena("400")).code, 0) << "with room again, it goes on";
  });
}

TEST_F(LabFaults, WhatCannotBeToldIsANo) {
  const std::vector<std::vector<std::string>> commands = {
      {"--help"},
      {"--version"},
      {"--completion", "bash"},
      {"replay", "--help"},
      {"games"},
      {"games", "--json"},
      {"replay", record_},
      {"replay", record_, "--json"},
      {"legal", record_},
      {"view", record_},
      {"scorebook", record_, "--csv"},
      {"ledger", record_},
      {"play", kTennis, "--players", "coach,random"},
      {"simulate", kTennis, "--games", "10"},
      {"simulate", kTennis, "--games", "10", "--json"},
      {"arena", kTennis, "--players", "coach,random", "--games", "2"},
      {"bench", kTennis, "--runs", "1"},
      {"deck", "schema"},
      {"deck", "new", (home_ / "new").string()},
      {"deck", "check", (home_ / "new").string()},
  };
  for (const auto& words : commands) {
    const ProgramRun run = runInShell("exec \"$0\" \"$@\" >/dev/full", RAINDELAY_LAB, words);
    EXPECT_EQ(run.code, 1) << words[0];
    EXPECT_EQ(run.err, "raindelay-lab: standard output couldn't be written\n") << words[0];
  }
}

TEST_F(LabFaults, NoFileTakesThePlaceOfAClosedStream) {
  const std::string study = write("x.study.yaml",
                                  "format: raindelay-study/1\ngame: quick-tennis\n"
                                  "levels: [random]\nvariants:\n  a: {options: {}}\n"
                                  "stop: {pairs: 3}\n")
                                .string();
  const std::string record = (home_ / "match.jsonl").string();
  const std::vector<std::string> play = {"play", kTennis, "--seed", "7", "--save", record};
  const auto with = [](std::vector<std::string> words, std::vector<std::string> more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  struct Case {
    std::string closed;
    std::vector<std::string> words;
    int code;
    std::vector<std::string> readBack;  ///< what must read the file that was written
  };
  const Case cases[] = {
      {"2>&-", {"study", "run", study, "--threads", "1"}, 0, {"study", "report", study}},
      {">&-", with(play, {"--players", "rookie,rookie"}), 1, {"replay", "--quiet", record}},
      {"<&-", with(play, {"--players", "human,rookie"}), 0, {"replay", "--quiet", record}},
  };
  for (const Case& one : cases) {
    std::filesystem::remove(record);
    const ProgramRun run = runInShell("exec \"$0\" \"$@\" " + one.closed, RAINDELAY_LAB, one.words);
    EXPECT_EQ(run.code, one.code) << one.closed << run.err;
    EXPECT_THAT(run.out, Not(HasSubstr("\"seed\""))) << one.closed;
    const ProgramRun back = runProgram(RAINDELAY_LAB, one.readBack);
    EXPECT_EQ(back.code, 0) << one.closed << back.err;
  }
}

TEST_F(LabFaults, WhereThreadsCannotBeHadTheOthersDoTheWork) {
  const std::vector<std::string> words = {"simulate", kTennis, "--games", "20", "--threads", "4"};
  // No address space has room for a thread's stack as large as this.
  const ProgramRun run =
      runInShell("ulimit -s 137438953472 && exec \"$0\" \"$@\"", RAINDELAY_LAB, words);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out, runProgram(RAINDELAY_LAB, words).out);
}

TEST_F(LabFaults, WhatIsNoPlainFileKeepsNobodyWaiting) {
  const std::string pipe = (home_ / "pipe").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const std::vector<std::string> arena = {"arena",   kTennis, "--players", "coach,random",
                                          "--games", "2",     "--json"};
  for (const std::string& path : {pipe, std::string("/dev/full")}) {
    const auto refused = [&](std::vector<std::string> words) {
      words.push_back(path);
      const ProgramRun run = runProgram(RAINDELAY_LAB, words);
      EXPECT_NE(run.code, 0) << words[0];
      EXPECT_EQ(sentences(run), 1) << run.err;
      EXPECT_THAT(run.err, EndsWith(path + " isn't a plain file\n"));
    };
    for (const char* command : {"replay", "legal", "view", "scorebook", "ledger", "analyse"}) {
      refused({command});
    }
    for (const char* option : {"--out", "--strength"}) {
      std::vector<std::string> words = arena;
      words.emplace_back(option);
      refused(words);
    }
  }
}

TEST_F(LabFaults, InputWithoutEndIsReadToItsLimit) {
  const auto fed = [](const std::vector<std::string>& words) {
    return runInShell("exec \"$0\" \"$@\" </dev/zero", RAINDELAY_LAB, words);
  };
  for (const char* command : {"replay", "legal", "view", "scorebook", "ledger", "analyse"}) {
    const ProgramRun run = fed({command, "-"});
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.out, IsEmpty());
    EXPECT_THAT(run.err, HasSubstr("standard input is too large for a record"));
  }
  EXPECT_THAT(fed({"play", kTennis}).err, HasSubstr("what was typed is longer than 4096 bytes"));
}

}  // namespace
}  // namespace raindelay
