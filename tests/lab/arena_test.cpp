// raindelay-lab arena, from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "support/folder_test.h"
#include "support/limit_cases.h"
#include "support/program.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

class LabArena : public testing::Test {
 protected:
  LabArena() : path_(std::filesystem::path(testing::TempDir()) / "arena.jsonl") {
    std::filesystem::remove(path_);
  }
  ~LabArena() override { std::filesystem::remove(path_); }

  [[nodiscard]] ProgramRun run(std::vector<std::string> more, int signal = 0) const {
    std::vector<std::string> words{"arena", "quick-tennis"};
    words.insert(words.end(), more.begin(), more.end());
    return runProgram(RAINDELAY_LAB, words, "", signal);
  }
  [[nodiscard]] ProgramRun toFile(const std::string& games, const std::string& players) const {
    return run({"--players", players, "--games", games, "--out", path_.string(), "--json"});
  }
  [[nodiscard]] std::string file() const {
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(const std::string& text) const {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << text;
  }

  std::filesystem::path path_;
};

/// Without the times.
Json resultsOf(const ProgramRun& run) {
  Json found = Json::parse(run.out);
  for (Json& row : found["results"]) {
    row.erase("secondsP50");
    row.erase("secondsP99");
  }
  return found;
}

TEST_F(LabArena, ReadsAFileOfALimitedSize) {
  // All of it is a last line that was cut off, which is played again.
  const auto said = [this](std::size_t bytes) {
    write("");
    if (toFile("2", "random,random").code != 0) return std::string("not made");
    std::filesystem::resize_file(path_, bytes);
    const ProgramRun ran = toFile("2", "random,random");
    return ran.code == 0 ? std::string() : ran.err;
  };
  walk({{kMaxArenaBytes, said, "is too large for an arena (256 MiB at most)"}});
}

TEST_F(LabArena, TellsWinsWithAnInterval) {
  const ProgramRun found = run({"--players", "rookie,random", "--games", "10", "--json"});
  ASSERT_EQ(found.code, 0) << found.err;
  const Json told = Json::parse(found.out);
  EXPECT_EQ(told["rounds"], 5);
  EXPECT_EQ(told["matches"], 10);
  EXPECT_EQ(told["complete"], true);
  EXPECT_EQ(told["efforts"][1], Json());
  const Json row = told["results"][0];
  EXPECT_EQ(row["player"], "rookie");
  EXPECT_LE(row["low"], row["wins"]);
  EXPECT_GE(row["high"], row["wins"]);
  EXPECT_GE(row["secondsP99"], row["secondsP50"]);
  const ProgramRun text = run({"--players", "rookie,random", "--games", "10"});
  EXPECT_THAT(text.out, HasSubstr("10 matches in 5 rounds of the same draws"));
}

TEST_F(LabArena, GoesOnFromAFileAlsoOneThatIsTorn) {
  ASSERT_EQ(toFile("10", "rookie,random").code, 0);
  const std::string whole = file();
  const Json all = resultsOf(toFile("10", "rookie,random"));
  EXPECT_EQ(file(), whole) << "all rounds are there";
  std::filesystem::remove(path_);
  ASSERT_EQ(toFile("4", "rookie,random").code, 0);
  EXPECT_EQ(resultsOf(toFile("10", "rookie,random")), all);
  EXPECT_EQ(file(), whole);
  write(whole.substr(0, whole.size() - 5));
  EXPECT_EQ(resultsOf(toFile("10", "rookie,random")), all);
  EXPECT_EQ(file(), whole);
}

TEST_F(LabArena, OtherFilesAreRefusedAndLeftAlone) {
  ASSERT_EQ(toFile("4", "rookie,random").code, 0);
  const std::string whole = file();
  const ProgramRun others = toFile("4", "coach,random");
  EXPECT_EQ(others.code, 1);
  EXPECT_THAT(others.err, HasSubstr("arena.jsonl:1: this file holds another match-up"));
  EXPECT_EQ(file(), whole);
  const std::string wrong = whole.substr(0, whole.find('\n') + 1) + "{\"round\":7}\n";
  write(wrong);
  const ProgramRun damaged = toFile("4", "rookie,random");
  EXPECT_EQ(damaged.code, 1);
  EXPECT_THAT(damaged.err, HasSubstr("arena.jsonl:2: not the line of round 0"));
  EXPECT_EQ(file(), wrong);
  write(whole + "{\"round\":2,\"scores\":" + std::string(105'000, '[') + "\n");
  EXPECT_THAT(toFile("4", "rookie,random").err,
              HasSubstr("arena.jsonl:4: brackets and braces are nested more than 16 deep"));
  const ProgramRun nowhere =
      run({"--players", "coach,random", "--games", "2", "--out", "/no-such-folder/arena.jsonl"});
  EXPECT_EQ(nowhere.code, 1);
  EXPECT_THAT(nowhere.err,
              HasSubstr("/no-such-folder/arena.jsonl couldn't be opened: No such file"));
}

TEST_F(LabArena, WhatIsNoPlainFileIsRefused) {
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  for (const std::string& path : {path_.string(), std::string("/dev/full")}) {
    const ProgramRun refused = run({"--players", "rookie,random", "--games", "4", "--out", path});
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.err, HasSubstr(path + " isn't a plain file"));
  }
}

TEST_F(LabArena, OnAFullDiskItEndsAndGoesOnLater) {
  ASSERT_EQ(toFile("200", "rookie,random").code, 0);
  const std::string whole = file();
  ASSERT_GT(whole.size(), 2048U);
  std::filesystem::remove(path_);
  // No file may grow past a few blocks, and whoever tries is told.
  const ProgramRun full = runProgram(
      "/bin/sh", {"-c", "ulimit -f 2; exec \"$@\"", "sh", RAINDELAY_LAB, "arena", "quick-tennis",
                  "--players", "rookie,random", "--games", "200", "--out", path_.string()});
  EXPECT_EQ(full.code, 1);
  EXPECT_THAT(full.err, HasSubstr(path_.string() + " couldn't be written: File too large"));
  const std::string some = file();
  EXPECT_TRUE(whole.starts_with(some) && some.ends_with('\n')) << "no half line stays";
  EXPECT_LT(some.size(), whole.size());
  ASSERT_EQ(toFile("200", "rookie,random").code, 0);
  EXPECT_EQ(file(), whole);
}

TEST_F(LabArena, InterruptedItReportsTheRoundsThatAreDoneAndGoesOn) {
  const ProgramRun some =
      run({"--players", "coach,random", "--games", "100000000", "--out", path_.string(), "--json"},
          SIGINT);
  EXPECT_EQ(some.code, 1);
  const Json told = Json::parse(some.out);
  EXPECT_EQ(told["complete"], false);
  EXPECT_THAT(some.err, HasSubstr("the same command resumes it"));
  const std::string text = file();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), told["rounds"].get<int>() + 1);
  EXPECT_EQ(toFile(std::to_string(told["matches"].get<int>() + 2), "coach,random").code, 0);
}

TEST_F(LabArena, RenewsTheRowOfATableOfStrengths) {
  const std::string others = "rallybird,pro,rookie,54,41,67,70\n";
  write("game,player,against,wins,low,high,matches\nquick-tennis,rookie,random,1,1,1,1\n" + others);
  const ProgramRun found =
      run({"--players", "rookie,random", "--games", "10", "--json", "--strength", path_.string()});
  ASSERT_EQ(found.code, 0) << found.err;
  const Json row = Json::parse(found.out)["results"][0];
  const auto percent = [&](const char* key) {
    return std::to_string(std::lround(100 * row[key].get<double>()));
  };
  EXPECT_EQ(file(), "game,player,against,wins,low,high,matches\nquick-tennis,rookie,random," +
                        percent("wins") + "," + percent("low") + "," + percent("high") + ",10\n" +
                        others);
  write("game,player\n");
  const ProgramRun wrong =
      run({"--players", "rookie,random", "--games", "2", "--strength", path_.string()});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_THAT(wrong.err, HasSubstr("against"));
}

TEST_F(LabArena, WhatIsNotWholeRenewsNoRow) {
  const std::string table =
      "game,player,against,wins,low,high,matches\nquick-tennis,rookie,random,96,95,97,1000\n";
  ASSERT_EQ(toFile("10", "rookie,random").code, 0);
  const std::filesystem::path strength = path_.string() + ".csv";
  std::ofstream(strength) << table;
  const ProgramRun some = run({"--players", "rookie,random", "--games", "100000000", "--out",
                               path_.string(), "--strength", strength.string()},
                              SIGINT);
  EXPECT_EQ(some.code, 1);
  EXPECT_THAT(some.err, HasSubstr("interrupted after "));
  std::ifstream in(strength);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), table);
  std::filesystem::remove(strength);
}

TEST_F(LabArena, ScoresThatNoRoundHasAreRefused) {
  ASSERT_EQ(toFile("2", "rookie,random").code, 0);
  const std::string header = file().substr(0, file().find('\n') + 1);
  for (const char* scores : {"[5,-4]", "[1e308,-1e308]", "[0.5,0.6]", "[0,0]", "[1,null]", "[1]"}) {
    const std::string text = header + "{\"round\":0,\"scores\":" + scores + "}\n";
    write(text);
    const ProgramRun refused = toFile("2", "rookie,random");
    EXPECT_EQ(refused.code, 1) << scores;
    EXPECT_THAT(refused.err, HasSubstr("arena.jsonl:2: not the line of round 0")) << scores;
    EXPECT_EQ(file(), text);
  }
}

TEST_F(LabArena, WrongUseIsOneSentence) {
  const auto misuse = [&](const std::vector<std::string>& words) {
    const ProgramRun wrong = run(words);
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.out, IsEmpty());
    EXPECT_EQ(std::count(wrong.err.begin(), wrong.err.end(), '\n'), 1) << wrong.err;
    return wrong.err;
  };
  EXPECT_THAT(misuse({}), HasSubstr("--players is needed"));
  EXPECT_THAT(misuse({"--players", "pro,rokie"}), HasSubstr("did you mean rookie?"));
  EXPECT_THAT(misuse({"--players", "pro"}), HasSubstr("one name a seat"));
  EXPECT_THAT(misuse({"--players", "pro,pro", "--games", "0"}), HasSubstr("whole number from 1"));
  const std::filesystem::path cards = path_.string() + ".cards";
  std::filesystem::remove_all(cards);
  std::filesystem::copy(RAINDELAY_SOURCE_DIR "/assets/quick-tennis", cards);
  std::string text = slurp(cards / "cards.csv");
  spill(cards / "cards.csv", text.replace(text.find("Back Right"), 10, "Behind"));
  for (const auto& [option, value] :
       {std::pair{"--option", std::string("sets=3")}, std::pair{"--cards", cards.string()}}) {
    EXPECT_THAT(misuse({"--players", "coach,coach", "--games", "2", "--strength", path_.string(),
                        option, value}),
                HasSubstr("--strength is for the usual options and cards"));
  }
  std::filesystem::remove_all(cards);
}

}  // namespace
}  // namespace raindelay
