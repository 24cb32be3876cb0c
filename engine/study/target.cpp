#include "study/target.h"

#include <algorithm>

#include "study/comparison_report.h"
#include "study/zipped.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

Amount counted(double value) {
  return {value, 0};
}

/// `gloves.csv glove-5-4 front=6, …`
std::string changesOf(const std::vector<CellDial>& dials, const DialValues& values) {
  std::vector<std::string> said;
  for (std::size_t i = 0; i < dials.size(); ++i) {
    if (values[i] != dials[i].now) said.push_back(dials[i].said(values[i]));
  }
  return listOf(said);
}

/// The best of those that were measured the longest.
ReportLine bestSoFar(const Targeting& asked, const TargetReport& found) {
  const Proposal& best = *std::min_element(
      found.tried.begin(), found.tried.end(), [](const Proposal& a, const Proposal& b) {
        return a.pairs != b.pairs ? a.pairs > b.pairs : a.fit < b.fit;
      });
  return {"best-so-far",
          SAY("The best so far, by %1 pairs: fit %2, %3 changed: %4"),
          {counted(static_cast<double>(best.pairs)), Amount{best.fit, 3}, counted(best.changed),
           changesOf(asked.dials, best.values)}};
}

ReportSection frontSection(const Targeting& asked, const std::string& level,
                           const TargetReport& found) {
  ReportSection section{
      {"target",
       SAY("Values for the figures that are wanted, %1 on all seats: %2 sets of values tried"),
       {level, counted(static_cast<double>(found.tried.size()))}},
      "changed",
      {{"fit", {"fit", SAY("fit"), {}}}, {"pairs", {"pairs", SAY("pairs"), {}}}},
      {},
      {}};
  for (const Proposal& each : found.front) {
    const std::string changed = std::to_string(each.changed);
    section.table.push_back(
        {changed, {Amount{each.fit, 3}, counted(static_cast<double>(each.pairs))}});
    if (each.changed == 0) continue;
    section.lines.push_back({"target-values",
                             SAY("%1 changed: %2"),
                             {counted(each.changed), changesOf(asked.dials, each.values)}});
  }
  section.lines.push_back(
      {"fit-is",
       SAY("Fit: the sum of each figure's distance from its range, as a share of half the range, "
           "squared; 0 is best. By pairs that the search hasn't seen."),
       {}});
  if (!found.finished) {
    section.lines.push_back(bestSoFar(asked, found));
    section.lines.push_back(searchOpenLine());
  }
  return section;
}

/// Searches at one level.
TargetReport searchAt(const Targeting& asked, const LineUp& lineUp, Measuring& measuring) {
  TargetSpec spec = asked.spec;
  spec.playable = [&](const DialValues& values) {
    return measuring.playable(cellsAt(asked.dials, values)).ok();
  };
  return searchForTarget(spec, [&](const DialValues& values, PairRange range) {
    PairRows rows;
    const auto& pairs = measuring.pairs(lineUp, cellsAt(asked.dials, values), range.end);
    for (auto i = range.first; i < range.end && i < std::ssize(pairs); ++i) {
      auto& row = rows.emplace_back();
      for (const std::size_t figure : asked.figures.figures) {
        row.push_back(pairs[static_cast<std::size_t>(i)].mean(0, figure));
      }
    }
    return rows;
  });
}

}  // namespace

Result<Targeting> targetingOf(const Study& study, std::size_t question, const KnownFigures& figures,
                              const deck::DataFrames& tables) {
  Question asked = study.questions[question];
  for (const Bounds& bounds : asked.target) asked.figures.push_back(bounds.figure);
  auto looked = comparingOf(study, asked, figures);
  if (!looked) return looked.error();
  looked->b = looked->a + 1;  // (The base, and what is zipped to it.)
  auto dials = movingDials(study, asked, tables);
  if (!dials) return dials.error();
  Targeting targeting{question, *std::move(looked), *std::move(dials), {}};
  for (const CellDial& dial : targeting.dials) targeting.spec.dials.push_back(dial.dial());
  for (const Bounds& bounds : asked.target) {
    if (bounds.least == bounds.most) {
      return study.error(bounds.figure.line, bounds.figure.text +
                                                 ": a search needs a range, [least, most]; a "
                                                 "single number is never met");
    }
    targeting.spec.goals.push_back({bounds.least, bounds.most, 1});
  }
  for (const Bounds& weight : asked.weights) {
    const auto found = std::find_if(
        asked.target.begin(), asked.target.end(),
        [&](const Bounds& bounds) { return bounds.figure.text == weight.figure.text; });
    if (found == asked.target.end()) {
      return study.error(weight.figure.line, weight.figure.text + " has a weight and no target");
    }
    const auto goal = static_cast<std::size_t>(found - asked.target.begin());
    targeting.spec.goals[goal].weight = weight.most;
  }
  targeting.spec.costOfChange = asked.changeCost;
  targeting.spec.race = {std::min(study.stop.fewest, study.stop.pairs), study.stop.pairs, 1};
  return targeting;
}

void addTarget(const Targeting& asked, const ResultsHeader& header, std::span<const LineUp> levels,
               Measuring& measuring, Report& report) {
  std::vector<LevelComparison> best;
  std::vector<std::string> values;
  for (const LineUp& lineUp : levels) {
    const TargetReport found = searchAt(asked, lineUp, measuring);
    report.sections.push_back(frontSection(asked, lineUp.name(), found));
    report.kept &= found.finished;
    if (found.front.empty()) continue;
    const std::int64_t most = asked.spec.race.most;
    const std::vector<CellPatch> cells = cellsAt(asked.dials, found.front.back().values);
    // (By value: they may move while others are played.)
    const std::vector<Pair> base = measuring.pairs(lineUp, {}, 2 * most);
    const std::vector<Pair> zippedPairs =
        zipped(base, measuring.pairs(lineUp, cells, 2 * most), {most, 2 * most});
    best.push_back(compare(asked.figures, lineUp.name(), zippedPairs, header.decisions()));
    values.push_back(changesOf(asked.dials, found.front.back().values));
    raiseTogether({&best.back(), 1});
  }
  if (best.empty()) return;
  addComparison(asked.figures, {std::string(kBase), SAY("best values"), header.figures}, best,
                report);
  if (best.size() < 2) return;
  const bool same = std::equal(values.begin() + 1, values.end(), values.begin());
  report.sections.back().lines.push_back(
      same ? ReportLine{"same-values", SAY("The best values are the same at all levels."), {}}
           : ReportLine{"other-values", SAY("The best values aren't the same at all levels."), {}});
}

#undef SAY

}  // namespace raindelay::study
