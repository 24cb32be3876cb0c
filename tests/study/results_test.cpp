// Results on disk: resumed, put together from shares, and refused where they are others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <tuple>

#include "study/merging.h"
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
  header.shares = {"wins.0"};
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
  /// Of shares of three, by their index and the pairs below which they have theirs.
  [[nodiscard]] Merging merged(
      const std::vector<std::pair<std::int64_t, std::int64_t>>& shares) const {
    Merging merging;
    for (const auto& [index, end] : shares) {
      const std::string name = "share" + std::to_string(index);
      fill(name, end, {index, 3});
      const auto read = readResults(path(name), headerOf(), Shares::kAny);
      EXPECT_TRUE(read.ok() && merging.add(path(name), *read).ok());
    }
    return merging;
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
    const auto& pairs = read->of(level);
    ASSERT_EQ(pairs.size(), 3U);
    for (std::int64_t i = 0; i < 3; ++i)
      EXPECT_TRUE(alike(pairs[static_cast<std::size_t>(i)], pairOf(i)));
  }
  EXPECT_TRUE(read->of("pro").empty());
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
      {R"({"level":"coach,random","pair":0,"matches":[[[1,1]],[[1,1]]]})",
       "not the line of a pair"},
      {R"({"level":"coatch","pair":0,"matches":[[[1,1]],[[1,1]]]})",
       ":4: there are no players called \"coatch\""},
      {R"({"level":"coach","pair":1,"matches":[[[1,1]],[[null,1]]]})",
       ":4: the figure wins.0 of a match can't be null"},
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

TEST_F(StudyResults, HaveFiguresThatAMatchCanHave) {
  ResultsHeader header = headerOf();
  header.variants.resize(1);
  header.figures = {"wins.0", "wins-without-luck.0", "decisions", "served", "points"};
  header.shares = {"wins.0", "served"};
  const std::string first = [&] {
    (void)ResultsFile::open(path(), header).value();
    return slurp(path());
  }();
  const std::tuple<std::string, std::string, std::string> cases[] = {
      {"[0.5,-0.2,7,null,null]", "", ""},    {"[0,null,0,1,-1e15]", "", ""},
      {"[1.5,0,7,0,0]", "wins.0", "1.5"},    {"[-0.5,0,7,0,0]", "wins.0", "-0.5"},
      {"[null,0,7,0,0]", "wins.0", "null"},  {"[1,0,null,0,0]", "decisions", "null"},
      {"[1,0,-1,0,0]", "decisions", "-1"},   {"[1,0,7,5,0]", "served", "5"},
      {"[1,0,7,0,1e16]", "points", "1e+16"}, {"[1,-1e308,7,0,0]", "wins-without-luck.0", "-1e+308"},
  };
  for (const auto& [match, figure, value] : cases) {
    spill(path(), first + R"({"level":"coach","pair":0,"matches":[[)" + match + "]]}\n");
    const std::string why =
        figure.empty() ? "" : path() + ":2: the figure " + figure + " of a match can't be " + value;
    EXPECT_EQ(refusal(header), why) << match;
  }
}

TEST_F(StudyResults, OfALadderHaveEverySeating) {
  fill("x.results.jsonl", 0);
  const std::string first = slurp(path());
  const std::string once = "[[1,1]]";
  const std::string twice = "[[1,1],[1,1]]";
  for (const auto& [level, matches] : std::vector<std::pair<std::string, std::string>>{
           {"coach", once}, {"coach,random", twice}, {"coach without swing", twice}}) {
    const auto said = [&, &level = level](const std::string& variant) {
      spill(path(), first + R"({"level":")" + level + R"(","pair":0,"matches":[)" + variant + "," +
                        variant + "]}\n");
      return refusal(headerOf());
    };
    EXPECT_EQ(said(matches), "") << level;
    EXPECT_THAT(said(matches == once ? twice : once), HasSubstr("not the line of a pair")) << level;
  }
}

TEST_F(StudyResults, OfSharesAreThoseOfOneRun) {
  fill("whole", 10);
  const Merging merging = merged({{2, 10}, {1, 10}, {0, 10}});
  auto file = ResultsFile::open(path("merged"), headerOf()).value();
  for (const char* level : {"random", "coach"}) {
    for (const Pair& pair : merging.pairs(level)) ASSERT_TRUE(file.append(level, pair).ok());
  }
  EXPECT_EQ(slurp(path("merged")), slurp(path("whole")));
}

TEST_F(StudyResults, OfSharesEndBeforeAPairThatIsMissing) {
  const Merging merging = merged({{0, 10}, {1, 5}, {2, 10}});
  EXPECT_EQ(merging.pairs("coach").size(), 7U) << "pair 7 is the next of the second share";
  EXPECT_EQ(merging.count("coach"), 9U);
  EXPECT_EQ(merging.pairs("pro").size(), 0U);
  EXPECT_EQ(merging.count("pro"), 0U);
}

TEST_F(StudyResults, ThatContradictEachOtherAreNotPutTogether) {
  Results results;
  results.add("coach", pairOf(0));
  results.add("coach", pairOf(1));
  Merging merging;
  ASSERT_TRUE(merging.add("a.jsonl", results).ok());
  EXPECT_TRUE(merging.add("again.jsonl", results).ok()) << "figures that a match hasn't are alike";
  const std::function<void(Pair&)> changes[] = {
      [](Pair& pair) { pair.matches[0][0][1] += 1; },
      [](Pair& pair) { pair.matches[1][0][1] = 0; },
      [](Pair& pair) { pair.matches[0][0][0] = kNone; },
  };
  for (const auto& change : changes) {
    Results other;
    Pair changed = pairOf(1);
    change(changed);
    other.add("coach", changed);
    const auto added = merging.add("b.jsonl", other);
    ASSERT_FALSE(added.ok());
    EXPECT_THAT(added.error().message,
                HasSubstr("b.jsonl and a.jsonl contradict each other in pair 1 of coach"));
  }
}

TEST_F(StudyResults, OfAShareAreNotTakenForTheWhole) {
  fill("x.results.jsonl", 4, {1, 3});
  const auto read = readResults(path(), headerOf());
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().message, path() + ":1: this file holds another share of the results");
  EXPECT_TRUE(readResults(path(), headerOf(), Shares::kAny).ok());
}

TEST_F(StudyResults, ThatAreNotThereAreNone) {
  const auto known = knownResults(path(), headerOf());
  ASSERT_TRUE(known.ok());
  EXPECT_TRUE(known->all().empty());
  EXPECT_FALSE(std::filesystem::exists(path()));
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
  Pair pair{0, {header.variants.size(), {MatchFigures(header.figures.size(), 0.5)}}};
  {
    auto file = ResultsFile::open(path(), header).value();
    ASSERT_TRUE(file.append("coach", pair).ok());
  }
  const auto read = readResults(path(), header);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->of("coach")[0].matches, pair.matches);
}

}  // namespace
}  // namespace raindelay::study
