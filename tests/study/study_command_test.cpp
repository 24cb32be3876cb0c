// raindelay-lab study, from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "support/folder_test.h"
#include "support/program.h"

namespace raindelay {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

const char* const kStudy = R"(format: raindelay-study/1
game: quick-tennis
options: {sets: game}
levels: [random, coach]
variants:
  returned: {options: {read-returns: on}}
questions: [{ask: compare, tolerance: {wins.0: 0.5}}]
stop: {pairs: 60, fewest: 20, width: {points: 1.5}}
)";

class LabStudy : public FolderTest {
 protected:
  /// Runs `study COMMAND` on the study of this folder.
  [[nodiscard]] ProgramRun run(const std::string& command, const std::string& folder,
                               std::vector<std::string> more = {}, int signal = 0) const {
    std::vector<std::string> words = {"study", command, study(folder)};
    words.insert(words.end(), more.begin(), more.end());
    return runProgram(RAINDELAY_LAB, words, "", signal);
  }
  [[nodiscard]] std::string study(const std::string& folder, const std::string& text = "") const {
    const auto path = home_ / folder / "x.study.yaml";
    if (!text.empty() || !std::filesystem::exists(path)) spill(path, text.empty() ? kStudy : text);
    return path.string();
  }
  [[nodiscard]] std::string results(const std::string& folder,
                                    const std::string& name = "x.results.jsonl") const {
    return slurp(home_ / folder / name);
  }
};

TEST_F(LabStudy, AnswersWithItsSources) {
  const ProgramRun told = run("run", "a", {"--json"});
  ASSERT_EQ(told.code, 0) << told.err;
  const Json report = Json::parse(told.out);
  EXPECT_EQ(report["kept"], true);
  EXPECT_THAT(report["lines"].dump(), HasSubstr("sha256:"));
  const Json& section = report["sections"][0];
  EXPECT_EQ(section["id"], "comparison");
  EXPECT_EQ(section["values"],
            Json::parse(R"(["returned","base","random",)" + section["values"][3].dump() + "]"));
  const Json& row = section["table"][0];
  EXPECT_EQ(row["figure"], "wins.0");
  EXPECT_NEAR(row["b"].get<double>() - row["a"].get<double>(), row["change"].get<double>(), 1e-12);
  EXPECT_THAT(told.err, HasSubstr("coach: at most 60 pairs of matches of 2 variants, some "));
  const ProgramRun text = run("report", "a");
  EXPECT_THAT(text.out, HasSubstr("returned against base, coach on all seats: "));
  EXPECT_THAT(text.out, HasSubstr("kept."));
  EXPECT_THAT(run("report", "a", {"--csv"}).out, HasSubstr("section,row,column,value\n"));
}

TEST_F(LabStudy, EveryFormOfAReportSaysHowToFindItAgain) {
  ASSERT_EQ(run("run", "a").code, 0);
  const std::string page = (home_ / "page.html").string();
  for (const std::vector<std::string>& form :
       {std::vector<std::string>{}, {"--json"}, {"--csv"}, {"--html", page}}) {
    const ProgramRun told = run("report", "a", form);
    EXPECT_EQ(told.code, 0) << told.err;
    const std::string text = form.size() == 2 ? slurp(page) : told.out;
    for (const char* source : {"seed 0000000000000001", "results of sha256:", "base: cards sha256:",
                               "returned: cards sha256:", "Rules 1, Rain Delay ",
                               "The same numbers: raindelay-lab study run x.study.yaml"}) {
      EXPECT_THAT(text, HasSubstr(source));
    }
  }
  const ProgramRun nowhere = run("report", "a", {"--html", (home_ / "no" / "page.html").string()});
  EXPECT_EQ(nowhere.code, 1);
  EXPECT_EQ(nowhere.out, "") << "looked at first";
  EXPECT_THAT(nowhere.err, HasSubstr("page.html couldn't be written: No such file or directory"));
}

TEST_F(LabStudy, NumbersAreTheSameOnAnyNumberOfThreads) {
  ASSERT_EQ(run("run", "one", {"--threads", "1"}).code, 0);
  ASSERT_EQ(run("run", "four", {"--threads", "4"}).code, 0);
  EXPECT_EQ(results("one"), results("four"));
}

TEST_F(LabStudy, ResumedItIsWhatItWouldHaveBeen) {
  ASSERT_EQ(run("run", "whole").code, 0);
  const std::string whole = results("whole");
  const std::string report = run("report", "whole").out;
  for (std::size_t cut = 100; cut < whole.size(); cut += whole.size() / 7) {
    spill(home_ / "torn" / "x.results.jsonl", whole.substr(0, cut));
    const ProgramRun resumed = run("run", "torn");
    ASSERT_EQ(resumed.code, 0) << resumed.err;
    EXPECT_EQ(results("torn"), whole) << cut;
    EXPECT_EQ(resumed.out, report);
  }
}

TEST_F(LabStudy, InterruptedItKeepsWhatIsDone) {
  std::string endless = kStudy;
  endless.replace(endless.find("{pairs: 60, fewest: 20, width: {points: 1.5}}"), 45,
                  "{pairs: 100000000}");
  (void)study("a", endless);
  const ProgramRun some = run("run", "a", {}, SIGINT);
  EXPECT_EQ(some.code, 1);
  EXPECT_THAT(some.err,
              HasSubstr("interrupted; what was played is kept, and the same command resumes it"));
  const std::string kept = results("a");
  EXPECT_TRUE(kept.ends_with('\n'));
  // The study's stop rule doesn't change what its results are of.
  (void)study("a", kStudy);
  ASSERT_EQ(run("run", "whole").code, 0);
  const std::string whole = results("whole");
  const std::size_t both = std::min(kept.size(), whole.find("{\"level\":\"coach\""));
  EXPECT_EQ(kept.substr(0, both), whole.substr(0, both)) << "as far as both went";
}

TEST_F(LabStudy, OnAFullDiskItEndsAndGoesOnLater) {
  ASSERT_EQ(run("run", "whole").code, 0);
  const std::string whole = results("whole");
  // No file may grow past a few blocks, and whoever tries is told.
  const ProgramRun full = runInShell("ulimit -f 12; exec \"$0\" \"$@\"", RAINDELAY_LAB,
                                     {"study", "run", study("full")});
  EXPECT_EQ(full.code, 1);
  EXPECT_THAT(full.err, HasSubstr("x.results.jsonl couldn't be written: File too large"));
  const std::string some = results("full");
  EXPECT_TRUE(whole.starts_with(some) && some.ends_with('\n')) << "no half line stays";
  EXPECT_GT(std::count(some.begin(), some.end(), '\n'), 3);
  EXPECT_LT(some.size(), whole.size());
  ASSERT_EQ(run("run", "full").code, 0);
  EXPECT_EQ(results("full"), whole);
}

TEST_F(LabStudy, SharesMakeTheWhole) {
  ASSERT_EQ(run("run", "whole").code, 0);
  std::vector<std::string> files;
  for (const char* share : {"3/3", "1/3", "2/3"}) {
    const ProgramRun ran = run("run", "shared", {"--shard", share});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, "");
    files.push_back(
        (home_ / "shared" / ("x.results." + std::string(1, share[0]) + "-of-3.jsonl")).string());
  }
  const ProgramRun merged = run("merge", "shared", files);
  ASSERT_EQ(merged.code, 0) << merged.err;
  EXPECT_EQ(results("shared"), results("whole"));
  EXPECT_EQ(merged.out, run("report", "whole").out);
}

TEST_F(LabStudy, IsAskedAnewWithoutPlayingAgain) {
  ASSERT_EQ(run("run", "a").code, 0);
  const std::string played = results("a");
  std::string strict = kStudy;
  strict.replace(strict.find("{wins.0: 0.5}"), 13, "{read: 0}");
  (void)study("a", strict);
  const ProgramRun missed = run("report", "a");
  EXPECT_EQ(missed.code, 1) << "a tolerance isn't kept";
  EXPECT_THAT(missed.out, HasSubstr("read doesn't change by"));
  EXPECT_EQ(results("a"), played);
}

TEST_F(LabStudy, ForecastsAndPlaysNothing) {
  const ProgramRun told = run("run", "a", {"--forecast"});
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.err, HasSubstr("random: at most 60 pairs of matches of 2 variants, some "));
  EXPECT_FALSE(std::filesystem::exists(home_ / "a" / "x.results.jsonl"));
}

TEST_F(LabStudy, APageThatCannotBeWrittenIsToldBeforeAnythingIsPlayed) {
  const ProgramRun told = run("run", "a", {"--html", (home_ / "no" / "page.html").string()});
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.err, HasSubstr("page.html couldn't be written: No such file or directory"));
  EXPECT_FALSE(std::filesystem::exists(home_ / "a" / "x.results.jsonl"));
}

TEST_F(LabStudy, APageReplacesNothingOfTheStudy) {
  ASSERT_EQ(run("run", "a", {"--shard", "1/2"}).code, 0);
  const std::string share = (home_ / "a" / "x.results.1-of-2.jsonl").string();
  const auto refused = [&](const std::string& command, const std::string& page,
                           const std::vector<std::string>& shares) {
    const bool there = std::filesystem::exists(page);
    const std::string before = there ? slurp(page) : "";
    std::vector<std::string> more = shares;
    more.insert(more.end(), {"--html", page});
    const ProgramRun told = run(command, "a", more);
    EXPECT_EQ(told.code, 2) << told.err;
    EXPECT_THAT(told.err, HasSubstr("the page would replace "));
    EXPECT_EQ(std::filesystem::exists(page), there);
    EXPECT_EQ(there ? slurp(page) : "", before);
  };
  for (const char* name : {"x.study.yaml", "x.results.jsonl", "x.search.jsonl"}) {
    refused("run", (home_ / "a" / name).string(), {});
    refused("report", (home_ / "a" / "." / ".." / "a" / name).string(), {});
  }
  std::filesystem::create_symlink(study("a"), home_ / "page.html");
  refused("report", (home_ / "page.html").string(), {});
  refused("merge", share, {share});
}

TEST_F(LabStudy, AReportHasOneFormAndAShareHasNone) {
  for (const std::vector<std::string>& more :
       std::vector<std::vector<std::string>>{{"--json", "--csv"},
                                             {"--shard", "1/2", "--json"},
                                             {"--shard", "1/2", "--csv"},
                                             {"--shard", "1/2", "--html", "page.html"},
                                             {"--forecast", "--json"}}) {
    const ProgramRun told = run("run", "a", more);
    EXPECT_EQ(told.code, 2) << more.back();
    EXPECT_EQ(told.out, "");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(home_ / "a"), {}), 1);
  }
  EXPECT_EQ(run("report", "a", {"--json", "--csv"}).code, 2);
  EXPECT_EQ(run("merge", "a", {study("a"), "--json", "--csv"}).code, 2);
}

TEST_F(LabStudy, AShareIsNotTakenForTheWhole) {
  ASSERT_EQ(run("run", "a", {"--shard", "2/3"}).code, 0);
  std::filesystem::rename(home_ / "a" / "x.results.2-of-3.jsonl", home_ / "a" / "x.results.jsonl");
  const ProgramRun told = run("report", "a");
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.err, HasSubstr("x.results.jsonl:1: this file holds another share"));
}

TEST_F(LabStudy, WhatSharesLackIsNamedAndPlayedThen) {
  const std::string brief =
      "format: raindelay-study/1\ngame: quick-tennis\nlevels: [random]\n"
      "options: {sets: game}\nstop: {pairs: 7}\n";
  (void)study("whole", brief);
  ASSERT_EQ(run("run", "whole").code, 0);
  (void)study("a", brief);
  std::vector<std::string> files;
  for (const char* share : {"1", "3"}) {
    ASSERT_EQ(run("run", "a", {"--shard", std::string(share) + "/3"}).code, 0);
    files.push_back((home_ / "a" / ("x.results." + std::string(share) + "-of-3.jsonl")).string());
  }
  const ProgramRun merged = run("merge", "a", files);
  EXPECT_EQ(merged.code, 0);
  EXPECT_THAT(merged.err, HasSubstr("random: pair 1 is missing in all files, so 4 behind it are "
                                    "left aside; study run plays what is missing"));
  ASSERT_EQ(run("run", "a").code, 0);
  EXPECT_EQ(results("a"), results("whole"));
  EXPECT_EQ(run("merge", "a", files).err, "") << "nothing is missing any more";
}

TEST_F(LabStudy, ResultsThatContradictEachOtherAreNotMerged) {
  ASSERT_EQ(run("run", "a", {"--shard", "1/2"}).code, 0);
  const std::string share = (home_ / "a" / "x.results.1-of-2.jsonl").string();
  std::string other = slurp(share);
  const std::size_t first = other.find("\"matches\":[[[") + 13;
  other.replace(first, 3, other.substr(first, 3) == "0.0" ? "1.0" : "0.0");
  const std::string changed = (home_ / "changed.jsonl").string();
  spill(changed, other);
  const ProgramRun told = run("merge", "a", {share, changed});
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.err, HasSubstr("changed.jsonl and "));
  EXPECT_THAT(told.err, HasSubstr("contradict each other in pair 0 of random"));
  EXPECT_FALSE(std::filesystem::exists(home_ / "a" / "x.results.jsonl"));
  // Likewise with what was put together before.
  EXPECT_THAT(run("merge", "a", {share}).err, HasSubstr("random: pair 1 is missing"));
  const std::string kept = results("a");
  EXPECT_THAT(run("merge", "a", {changed}).err, HasSubstr("x.results.jsonl and "));
  EXPECT_EQ(results("a"), kept);
}

TEST_F(LabStudy, LeavesOutALevelThatTakesTooLong) {
  std::string brief = kStudy;
  brief.replace(brief.find("stop: {"), 7, "stop: {minutes: 0.0000001, ");
  (void)study("a", brief);
  const ProgramRun told = run("run", "a");
  EXPECT_EQ(told.code, 1) << "what nobody has measured isn't kept";
  EXPECT_THAT(told.err, HasSubstr("so it isn't measured"));
  EXPECT_THAT(told.out, HasSubstr("coach: no pair of matches was played."));
}

TEST_F(LabStudy, RefusesWhatItCannotUse) {
  (void)study("other", std::string(kStudy) + "seed: 2\n");
  ASSERT_EQ(run("run", "other").code, 0);
  ASSERT_EQ(run("run", "a").code, 0);
  const std::string kept = results("a");
  spill(home_ / "a" / "x.results.jsonl", results("other"));
  EXPECT_THAT(run("run", "a").err,
              HasSubstr("x.results.jsonl:1: these are the results of another study"));
  EXPECT_EQ(run("run", "a").code, 1);
  EXPECT_THAT(run("merge", "a", {(home_ / "none").string()}).err, HasSubstr("No such file"));
  const auto misuse = [&](const ProgramRun& wrong) {
    EXPECT_EQ(wrong.code, 2);
    EXPECT_EQ(wrong.out, "");
    return wrong.err;
  };
  for (const char* share : {"0/3", "4/3", "3", "a/3", "1/3x", "/", "1/99999999999999999999"}) {
    EXPECT_THAT(misuse(run("run", "a", {"--shard", share})), HasSubstr("--shard takes I/N"));
  }
  const auto named = [](const std::string& path) {
    return runProgram(RAINDELAY_LAB, {"study", "run", path});
  };
  EXPECT_THAT(misuse(named("x.yaml")), HasSubstr("a study's file is called NAME.study.yaml"));
  EXPECT_THAT(misuse(named((home_ / "no.study.yaml").string())), HasSubstr("No such file"));
  EXPECT_THAT(
      misuse(named(study("bad", "game: x\nformat: y\nlevel: z\n"))),
      HasSubstr("x.study.yaml, line 3: study has no key \"level\"; did you mean \"levels\"?"));
}

const char* const kSearching = R"(format: raindelay-study/1
game: rallybird
levels: [random]
variants: {no-bird: {options: {rallybird: off}}}
questions:
  - {ask: compare, figures: [runs]}
  - {ask: sensitivity, figures: [runs], table: zones.csv}
  - ask: target
    target: {runs: [1, 1.6], steals: [0.2, 0.6]}
    move:
      zones.csv: {code: D, column: value, least: 1, most: 5}
      cards.csv:
        - {code: steal-2b, column: tests, values: [B B B, B B, B]}
        - {code: deep-left, column: more, values: ["double, runners +2", "safe, runners +1"]}
stop: {pairs: 60, fewest: 30}
)";

TEST_F(LabStudy, SearchesAreTheSameOnAnyNumberOfThreadsAndResumed) {
  const std::string file = "x.search.jsonl";
  (void)study("whole", kSearching);
  const ProgramRun ran = run("run", "whole", {"--threads", "1"});
  EXPECT_THAT(ran.err, HasSubstr("random, searched: at most "));
  EXPECT_THAT(ran.out, HasSubstr("What each number does to runs, one less and one more, random"));
  EXPECT_THAT(ran.out, HasSubstr("Values for the figures that are wanted, random on all seats: "));
  const std::string whole = results("whole", file);
  (void)study("four", kSearching);
  EXPECT_EQ(run("run", "four", {"--threads", "4"}).out, ran.out);
  EXPECT_EQ(results("four", file), whole);
  EXPECT_EQ(run("report", "whole").out, ran.out) << "nothing is played again";
  for (std::size_t cut = 100; cut < whole.size(); cut += whole.size() / 5) {
    (void)study("torn", kSearching);
    spill(home_ / "torn" / file, whole.substr(0, cut));
    EXPECT_EQ(run("run", "torn").out, ran.out);
    EXPECT_EQ(results("torn", file), whole) << cut;
  }
}

TEST_F(LabStudy, SearchesFollowSharesThatWereMerged) {
  (void)study("whole", kSearching);
  const ProgramRun whole = run("run", "whole");
  std::vector<std::string> files;
  for (const char* share : {"1/2", "2/2"}) {
    (void)study("shared", kSearching);
    ASSERT_EQ(run("run", "shared", {"--shard", share}).code, 0);
    files.push_back(
        (home_ / "shared" / ("x.results." + std::string(1, share[0]) + "-of-2.jsonl")).string());
  }
  const ProgramRun merged = run("merge", "shared", files);
  EXPECT_EQ(merged.code, 1);
  EXPECT_THAT(merged.out, HasSubstr("random: no pair of matches was played."));
  EXPECT_EQ(run("run", "shared").out, whole.out);
  EXPECT_EQ(results("shared", "x.search.jsonl"), results("whole", "x.search.jsonl"));
}

TEST_F(LabStudy, PrintsItsSchema) {
  const ProgramRun told = runProgram(RAINDELAY_LAB, {"study", "schema"});
  EXPECT_EQ(told.code, 0);
  EXPECT_TRUE(Json::parse(told.out)["properties"].contains("variants"));
}

}  // namespace
}  // namespace raindelay
