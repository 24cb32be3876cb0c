#include "study/answer.h"

#include <algorithm>

#include "study/comparison_report.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

ReportSection notMeasured(const std::vector<std::string>& levels) {
  ReportSection section{{"not-measured", SAY("Not measured"), {}}, "", {}, {}, {}};
  for (const std::string& level : levels) {
    section.lines.push_back(
        {"level-not-measured", SAY("%1: no pair of matches was played."), {level}});
  }
  return section;
}

/// By what all was found: enough to find it again.
std::vector<ReportLine> sourcesOf(const Study& study, const ResultsHeader& header) {
  std::vector<ReportLine> lines = {{"played",
                                    SAY("Rules %1, Rain Delay %2, seed %3; results of %4."),
                                    {std::to_string(header.rulesVersion), header.program,
                                     seedText(header.seed), header.hash()}}};
  for (const ResultsHeader::Played& each : header.variants) {
    lines.push_back({"cards", SAY("%1: cards %2."), {each.name, each.cards}});
  }
  lines.push_back({"again", SAY("The same numbers: raindelay-lab study run %1"), {study.fileName}});
  return lines;
}

#undef SAY

}  // namespace

Report answer(const Study& study, const ResultsHeader& header, const Stop& stop,
              const std::vector<std::string>& levels, const Results& results) {
  const auto found = std::find(header.figures.begin(), header.figures.end(), "decisions");
  const auto decisions = static_cast<std::size_t>(found - header.figures.begin());
  Report report{{"study", RD_TEXT("StudyReport", "%1: %2"), {study.fileName, header.game}},
                sourcesOf(study, header),
                {},
                true};
  std::vector<std::string> open;
  for (const Comparing& asked : stop.asked) {
    std::vector<LevelComparison> answers;
    open.clear();
    for (const std::string& level : levels) {
      const auto pairs = counting(stop, results.of(level));
      if (pairs.empty()) {
        open.push_back(level);
      } else {
        answers.push_back(compare(asked, level, pairs, decisions));
      }
    }
    addComparison(
        asked,
        {study.variants[asked.a].name.text, study.variants[asked.b].name.text, header.figures},
        answers, report);
    // What nobody has measured isn't kept.
    if (answers.empty() && !asked.bounds.empty()) report.kept = false;
  }
  if (!open.empty()) report.sections.push_back(notMeasured(open));
  return report;
}

}  // namespace raindelay::study
