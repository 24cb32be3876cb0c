// Results on disk: resumed, put together from shares, and refused where they are others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "study/results_file.h"
#include "support/folder_test.h"
#include "support/limit_cases.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;

ResultsHeader headerOf(Share share = {}) {
  ResultsHeader header;
  header.game = "tarot";
  header.program = "1.0";
  header.variants = {{"base", "sha256:0", {{"deals", "3"}}}, {"other", "sha256:1", {}}};
  header.figures = {"wins.0", "points"};
  header.seed = 11;
  header.share = share;
  return header;
}

Pair pairOf(std::int64_t number) {
  const auto n = static_cast<double>(number);
  return {number, {{{0.5, n / 3}}, {{1, kNone}}}};
}

bool alike(const Pair& a, const Pair& b) {
  const bool rest = a.matches[0] == b.matches[0] && a.matches[1][0][0] == b.matches[1][0][0];
  return a.number == b.number && rest &&
         std::isnan(a.matches[1][0][1]) == std::isnan(b.matches[1][0][1]);
}

class StudyResults : public FolderTest {
 protected:
  [[nodiscard]] std::string path(const std::string& name = "x.results.jsonl") const {
    return (home_ / name).string();
  }
  /// Appends the share's pairs below `end`.
  void fill(const std::string& name, std::int64_t end, Share share = {}) const {
    auto file = ResultsFile::open(path(name), headerOf(share)).value();
    for (const char* level : {"random", "coach"}) {
      for (std::int64_t place = static_cast<std::int64_t>(file.results().of(level).size());
           place < share.count(end); ++place) {
        ASSERT_TRUE(file.append(level, pairOf(share.pair(place))).ok());
      }
    }
  }
  [[nodiscard]] std::string refusal(const ResultsHeader& header) const {
    const auto file = ResultsFile::open(path(), header);
    return file ? "" : file.error().message;
  }
};

TEST_F(StudyResults, AreWhatWasWritten) {
  fill("x.results.jsonl", 3);
  const auto read = readResults(path(), headerOf());
  ASSERT_TRUE(read.ok()) << read.error().message;
  for (const char* level : {"random", "coach"}) {
    const auto& pairs = read->second.of(level);
    ASSERT_EQ(pairs.size(), 3U);
    for (std::int64_t i = 0; i < 3; ++i)
      EXPECT_TRUE(alike(pairs[static_cast<std::size_t>(i)], pairOf(i)));
  }
  EXPECT_TRUE(read->second.of("pro").empty());
}

TEST_F(StudyResults, GoOnWhereTheyWereTornOff) {
  fill("x.results.jsonl", 3);
  const std::string whole = slurp(path());
  for (const std::size_t cut :
       {whole.size() - 1, whole.size() - 20, whole.find('\n') + 1, whole.find('\n') - 1}) {
    spill(path(), whole.substr(0, cut));
    fill("x.results.jsonl", 3);
    EXPECT_EQ(slurp(path()), whole) << cut;
  }
}

TEST_F(StudyResults, OfAnotherStudyAreRefusedAndLeftAlone) {
  fill("x.results.jsonl", 2);
  const std::string whole = slurp(path());
  ResultsHeader other = headerOf();
  other.seed = 12;
  EXPECT_THAT(refusal(other),
              HasSubstr("x.results.jsonl:1: these are the results of another study"));
  other = headerOf();
  other.variants[1].cards = "sha256:2";
  EXPECT_THAT(refusal(other), HasSubstr("another study"));
  other = headerOf();
  other.variants[0].options["deals"] = "9";
  EXPECT_THAT(refusal(other), HasSubstr("another study"));
  other = headerOf();
  other.rulesVersion = 2;
  EXPECT_THAT(refusal(other), HasSubstr("another study"));
  other = headerOf();
  other.program = "1.1";
  EXPECT_THAT(refusal(other), HasSubstr("another version of this program (\"1.0\")"));
  EXPECT_THAT(refusal(headerOf({1, 2})), HasSubstr("another share"));
  EXPECT_EQ(slurp(path()), whole);
}

TEST_F(StudyResults, LinesThatAreNotOfThemAreRefused) {
  fill("x.results.jsonl", 1);
  const std::string whole = slurp(path());
  const std::pair<const char*, const char*> cases[] = {
      {R"({"level":"coach","pair":2,"matches":[[[1,1]],[[1,1]]]})",
       ":4: not the line of pair 1, which comes next"},
      {R"({"level":"coach","pair":1,"matches":[[[1,1]]]})", "not the line of a pair of matches"},
      {R"({"level":"coach","pair":1,"matches":[[[1]],[[1]]]})",
       "not the line of a pair of matches"},
      {R"({"level":"coach","pair":1,"matches":[[[1,"1"]],[[1,1]]]})", "not the line of a pair"},
      {R"({"level":"coach","pair":1,"matches":[[],[]]})", "not the line of a pair of matches"},
      {R"({"level":"coach","pair":1,"matches":[[[1,1],[1,1],[1,1]],[[1,1],[1,1],[1,1]]]})",
       "not the line of a pair"},
      {R"({"level":5,"pair":1,"matches":[[[1,1]],[[1,1]]]})", "not the line of a pair of matches"},
      {R"({"level":"coach","pair":-1,"matches":[[[1,1]],[[1,1]]]})", "not the line of a pair"},
      {"[]", "must be a JSON object"},
      {"{", ":4:"},
  };
  for (const auto& [line, sentence] : cases) {
    spill(path(), whole + line + "\n");
    EXPECT_THAT(refusal(headerOf()), HasSubstr(sentence)) << line;
    EXPECT_EQ(slurp(path()), whole + line + "\n");
  }
  spill(path(), "{\"format\":\"raindelay-arena/1\"}\n");
  EXPECT_THAT(refusal(headerOf()), HasSubstr("holds no results of a study"));
}

TEST_F(StudyResults, OfSharesAreThoseOfOneRun) {
  fill("whole", 10);
  std::vector<std::string> shares;
  for (std::int64_t index = 2; index >= 0; --index) {
    shares.push_back(path("share" + std::to_string(index)));
    fill("share" + std::to_string(index), 10, {index, 3});
  }
  const auto merged = mergedResults(shares, headerOf());
  ASSERT_TRUE(merged.ok()) << merged.error().message;
  auto file = ResultsFile::open(path("merged"), headerOf()).value();
  for (const char* level : {"random", "coach"}) {
    for (const Pair& pair : merged->of(level)) ASSERT_TRUE(file.append(level, pair).ok());
  }
  EXPECT_EQ(slurp(path("merged")), slurp(path("whole")));
}

TEST_F(StudyResults, OfSharesEndBeforeAPairThatIsMissing) {
  fill("share0", 10, {0, 3});
  fill("share1", 5, {1, 3});
  fill("share2", 10, {2, 3});
  const std::vector<std::string> shares = {path("share0"), path("share1"), path("share2")};
  const auto merged = mergedResults(shares, headerOf());
  ASSERT_TRUE(merged.ok());
  EXPECT_EQ(merged->of("coach").size(), 7U) << "pair 7 is the next of the second share";
}

TEST_F(StudyResults, ReadsAFileOfALimitedSize) {
  // All of it is a last line that was cut off.
  const auto said = [this](std::size_t bytes) {
    fill("x.results.jsonl", 0);
    std::filesystem::resize_file(path(), bytes);
    return refusal(headerOf());
  };
  walk({{kMaxResultsBytes, said, "is too large for results (256 MiB at most)"}});
}

TEST_F(StudyResults, CanHaveAsManyFiguresAsThereAre) {
  ResultsHeader header = headerOf();
  header.variants.assign(kMaxVariants, header.variants[0]);
  for (int i = 0; i < 300; ++i) header.figures.push_back("figure" + std::to_string(i));
  Pair pair{0, {header.variants.size(), {MatchFigures(header.figures.size(), 1.5)}}};
  {
    auto file = ResultsFile::open(path(), header).value();
    ASSERT_TRUE(file.append("coach", pair).ok());
  }
  const auto read = readResults(path(), header);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->second.of("coach")[0].matches, pair.matches);
}

}  // namespace
}  // namespace raindelay::study
