// A against B, by pairs that were made for it; and when they are enough.
#include "study/comparison.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/answer.h"
#include "study/enough.h"
#include "study/study_fixture.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;

const KnownFigures kFigures = {{"wins.0", "decisions", "runs", "runs.0"}, {"wins.0"}};
constexpr std::size_t kDecisions = 1;
constexpr std::size_t kRuns = 2;

/// A pair whose runs are these, with base and variant.
Pair pairOf(std::int64_t number, double base, double variant) {
  return {number, {{{0.5, 10 + base, base, 0}}, {{1, 20, variant, kNone}}}};
}

/// Luck of the pair, the same for both; the variant has one run more, give or take a little.
std::vector<Pair> pairsOf(std::int64_t count) {
  std::vector<Pair> pairs;
  for (std::int64_t i = 0; i < count; ++i) {
    const auto luck = static_cast<double>(i * 7 % 11);
    pairs.push_back(pairOf(i, luck, luck + 1 + (i % 2 == 0 ? 0.1 : -0.1)));
  }
  return pairs;
}

Study withQuestion(const std::string& question, const std::string& stop = "{}") {
  return studyOf(
      "format: raindelay-study/1\ngame: x\nvariants: {more: {}, same: {}}\nquestions: [{ask: "
      "compare" +
      question + "}]\nstop: " + stop + "\n");
}

std::vector<Comparing> asked(const std::string& question) {
  return comparingsOf(withQuestion(question), kFigures).value();
}

TEST(Paired, TakesOutTheLuckThatBothShare) {
  Paired paired;
  for (const Pair& pair : pairsOf(110)) paired.add(pair.mean(0, kRuns), pair.mean(1, kRuns));
  EXPECT_DOUBLE_EQ(paired.change().mean(), 1);
  EXPECT_DOUBLE_EQ(paired.b().mean() - paired.a().mean(), 1);
  // Of 0 to 10, all alike: variance 10; of the change 0.01, and the variant has both.
  EXPECT_NEAR(paired.efficiency(), (10 + 10.01) / 0.01, 60);
  EXPECT_LT(paired.changeInterval().width(), 0.1);
  EXPECT_TRUE(paired.changeInterval().lies(0.9, 1.1));
}

TEST(Paired, LeavesOutWhatAMatchDoesNotHave) {
  Paired paired;
  paired.add(1, kNone);
  paired.add(kNone, 1);
  paired.add(1, 3);
  EXPECT_EQ(paired.change().count(), 1);
  EXPECT_EQ(paired.a().mean(), 1);
  EXPECT_EQ(paired.efficiency(), 1);
}

TEST(Comparing, EachVariantWithTheBaseUnlessOneIsNamed) {
  const auto all = asked("");
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].b, 1U);
  EXPECT_EQ(all[1].b, 2U);
  EXPECT_EQ(all[0].figures, (std::vector<std::size_t>{0, 1, 2})) << "not those of single seats";
  const auto one = asked(", variant: same, against: more, figures: [runs.0]");
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].a, 1U);
  EXPECT_EQ(one[0].b, 2U);
  EXPECT_EQ(one[0].figures, std::vector<std::size_t>{3});
}

TEST(Comparing, TellsWhatIsNotThere) {
  const std::pair<const char*, const char*> cases[] = {
      {", variant: mor", "line 4: unknown variant mor; did you mean more?"},
      {", against: bass", "line 4: unknown variant bass; did you mean base?"},
      {", figures: [run]", "line 4: unknown figure run; did you mean runs?"},
      {", tolerance: {rnus: 1}", "line 4: unknown figure rnus; did you mean runs?"},
      {", target: {decision: [1, 2]}", "line 4: unknown figure decision; did you mean decisions?"},
  };
  for (const auto& [question, sentence] : cases) {
    const auto refused = comparingsOf(withQuestion(question), kFigures);
    ASSERT_FALSE(refused.ok()) << question;
    EXPECT_THAT(refused.error().message, HasSubstr(sentence));
  }
  const auto stop = stopOf(withQuestion("", "{width: {run: 1}}"), kFigures.ids, {});
  ASSERT_FALSE(stop.ok());
  EXPECT_THAT(stop.error().message, HasSubstr("line 5: unknown figure run; did you mean runs?"));
}

TEST(Comparing, JudgesBounds) {
  const auto pairs = pairsOf(440);  // the change is 1 ± 0.02, the variant's mean 6 ± 0.6
  const std::pair<const char*, BoundVerdict> cases[] = {
      {", tolerance: {runs: 1.5}", BoundVerdict::kKept},
      {", tolerance: {runs: 0.5}", BoundVerdict::kMissed},
      {", tolerance: {runs: 1}", BoundVerdict::kOpen},
      {", target: {runs: [5, 7]}", BoundVerdict::kKept},
      {", target: {runs: [1, 3]}", BoundVerdict::kMissed},
      {", target: {runs: [8, 9]}", BoundVerdict::kMissed},
      {", target: {runs: [6, 9]}", BoundVerdict::kOpen},
      {", target: {wins.0: [0.9, 1]}", BoundVerdict::kKept},
      // All alike: of a figure without a least and a greatest value that says nothing.
      {", target: {decisions: [19, 21]}", BoundVerdict::kOpen},
      {", tolerance: {runs.0: 9}", BoundVerdict::kOpen},
  };
  for (const auto& [question, verdict] : cases) {
    const auto level =
        compare(asked(", variant: more" + std::string(question))[0], "coach", pairs, kDecisions);
    ASSERT_EQ(level.verdicts.size(), 1U);
    EXPECT_EQ(level.verdicts[0], verdict) << question;
  }
}

TEST(Comparing, IsSurerTheLessWasAsked) {
  const auto pairs = pairsOf(60);
  const auto one =
      compare(asked(", variant: more, figures: [runs]")[0], "coach", pairs, kDecisions);
  EXPECT_EQ(one.wayOf(0), 1);
  EXPECT_EQ(one.asked, 1U);
  std::vector<LevelComparison> all(2, one);
  all[0].p = {0.03};
  all[1].p = {0.04};
  raiseTogether(all);
  EXPECT_EQ(all[0].asked, 2U);
  EXPECT_DOUBLE_EQ(all[0].p[0], 0.06);
  EXPECT_DOUBLE_EQ(all[1].p[0], 0.06);
  EXPECT_EQ(all[0].wayOf(0), 0) << "of two questions";
}

TEST(Comparing, TellsHowLongMatchesAre) {
  const auto level = compare(asked(", variant: more")[0], "coach", pairsOf(110), kDecisions);
  EXPECT_EQ(level.a.p50, 15);
  EXPECT_EQ(level.a.p5, 10);
  EXPECT_EQ(level.a.p95, 20);
  EXPECT_EQ(level.b.p99, 20);
}

Stop stopFor(const std::string& question, const std::string& stop) {
  const Study study = withQuestion(question, stop);
  return stopOf(study, kFigures.ids, comparingsOf(study, kFigures).value()).value();
}

TEST(Enough, IsTheMostOrWhenTheRuleSaysSo) {
  const struct {
    const char* stop;
    const char* question;
    std::size_t least, most;
  } cases[] = {
      {"{pairs: 30}", ", variant: more", 30, 30},
      {"{pairs: 1000}", ", variant: more", 500, 500},  // all that there are
      {"{width: {runs: 0.5}}", ", variant: more", 50, 50},
      {"{width: {runs: 0.1}, fewest: 5}", ", variant: more", 51, 100},
      {"{width: {runs: 0.1, runs.0: 0.1}, fewest: 5}", ", variant: more", 500, 500},
      {"{decided: true}", ", variant: more, tolerance: {runs: 2}", 50, 50},
      {"{decided: true, fewest: 5}", ", variant: more, tolerance: {runs: 0.97}", 51, 400},
      // A share tells before the fiftieth pair.
      {"{decided: true, fewest: 5}", ", variant: more, target: {wins.0: [0.7, 1]}", 6, 49},
      {"{decided: true}", ", variant: more, tolerance: {runs: 1}", 500, 500},
      {"{decided: true}", ", variant: more", 500, 500},
      {"{fewest: 5}", ", variant: more, tolerance: {runs: 2}", 500, 500},
  };
  const auto pairs = pairsOf(500);
  for (const auto& each : cases) {
    const Stop stop = stopFor(each.question, each.stop);
    const std::size_t count = counting(stop, pairs).size();
    EXPECT_GE(count, each.least) << each.stop;
    EXPECT_LE(count, each.most) << each.stop;
    // Whoever has fewer pairs doesn't see the end; whoever has more sees the same one.
    EXPECT_EQ(counting(stop, std::span(pairs).first(count)).size(), count);
    if (count > 5) {
      Enough enough(stop);
      for (std::size_t i = 0; i + 1 < count; ++i) enough.add(pairs[i]);
      EXPECT_FALSE(enough.reached()) << each.stop;
    }
  }
}

ResultsHeader header() {
  ResultsHeader made;
  made.game = "x";
  made.variants = {{"base", "c0", {}}, {"more", "c1", {}}, {"same", "c2", {}}};
  made.figures = kFigures.ids;
  return made;
}

std::vector<LineUp> lineUps(const std::vector<std::string>& levels) {
  std::vector<LineUp> all;
  for (const std::string& level : levels) {
    const auto kind =
        playerKind(level, {PlayerKind::kRandom, PlayerKind::kCoach, PlayerKind::kPro});
    all.push_back({{kind.value(), kind.value()}});
  }
  return all;
}

TEST(Answer, SaysWhatHoldsAtWhichLevel) {
  const Study study = withQuestion(", variant: more, figures: [runs, wins.0]");
  const Asked questions = askedOf(study, kFigures).value();
  Results results;
  for (const Pair& pair : pairsOf(60)) results.add("random", pair);
  for (const Pair& pair : pairsOf(60)) {
    Pair fewer = pair;
    std::swap(fewer.matches[0], fewer.matches[1]);
    fewer.matches[0][0][0] = fewer.matches[1][0][0];
    results.add("coach", fewer);
  }
  const auto said = [&](const std::vector<std::string>& levels) {
    std::string all;
    for (const ReportSection& section :
         answer(study, header(), questions, lineUps(levels), results).sections) {
      all += inEnglish(section.title) + "\n";
      for (const ReportLine& line : section.lines) all += inEnglish(line) + "\n";
    }
    return all;
  };
  const std::string both = said({"random", "coach", "pro"});
  EXPECT_THAT(both, HasSubstr("more against base, random on all seats: 60 pairs of matches"));
  EXPECT_THAT(both, HasSubstr("runs rises at some levels (random) and falls at others (coach)."));
  EXPECT_THAT(
      both, HasSubstr("wins.0 rises at some levels (random); at others it can't be told (coach)."));
  EXPECT_THAT(both, HasSubstr("pro: no pair of matches was played."));
  for (const Pair& pair : pairsOf(60)) results.add("pro", pair);
  EXPECT_THAT(said({"random", "pro"}), HasSubstr("runs rises at every level that was played."));
}

TEST(Answer, IsKeptIfEveryBoundIsAtEveryLevel) {
  const auto kept = [](const std::string& question, const std::vector<std::string>& levels) {
    const Study study = withQuestion(", variant: more" + question);
    const Asked questions = askedOf(study, kFigures).value();
    Results results;
    for (const Pair& pair : pairsOf(60)) {
      results.add("random", pair);
      Pair most = pair;
      most.matches[1][0][kRuns] += 5;
      results.add("coach", most);
    }
    return answer(study, header(), questions, lineUps(levels), results).kept;
  };
  EXPECT_TRUE(kept("", {"random", "coach"}));
  EXPECT_TRUE(kept(", tolerance: {runs: 2}", {"random"}));
  EXPECT_FALSE(kept(", tolerance: {runs: 2}", {"random", "coach"}));
  EXPECT_TRUE(kept(", tolerance: {runs: 9}", {"random", "coach"}));
  EXPECT_FALSE(kept(", tolerance: {runs: 1}", {"random"})) << "it can't be told";
  EXPECT_FALSE(kept(", tolerance: {runs: 2}", {"pro"})) << "nobody has played it";
}

}  // namespace
}  // namespace raindelay::study
