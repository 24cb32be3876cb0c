#include "study/worth.h"

#include <algorithm>
#include <cmath>

#include "study/comparison_report.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

/// The cards known to add to a figure, or to take from it, at every level.
ReportLine everywhereLine(std::span<const Comparing> comparings,
                          std::span<const std::vector<LevelComparison>> answers, std::size_t figure,
                          const std::string& name) {
  std::vector<std::string> cards;
  for (std::size_t i = 0; i < comparings.size(); ++i) {
    const int way = answers[i].front().wayOf(figure);
    const bool holds = way != 0 && std::all_of(answers[i].begin(), answers[i].end(),
                                               [&](const LevelComparison& level) {
                                                 return level.wayOf(figure) == way;
                                               });
    if (holds) cards.push_back(comparings[i].card);
  }
  if (cards.empty()) {
    return {
        "cards-nowhere", SAY("%1: no card is known to matter alike at all levels played."), {name}};
  }
  return {"cards-everywhere",
          SAY("%1: known to matter alike at all levels played: %2."),
          {name, listOf(cards)}};
}

}  // namespace

double Ranked::size(std::size_t figure) const {
  return std::abs(at->figures[figure].change().mean());
}

ReportSection rankingSection(ReportLine title, const std::string& rows,
                             std::vector<ReportColumn> columns, std::vector<Ranked> ranked,
                             std::size_t figure) {
  std::stable_sort(ranked.begin(), ranked.end(), [&](const Ranked& a, const Ranked& b) {
    return a.size(figure) > b.size(figure);
  });
  ReportSection section{std::move(title), rows, std::move(columns), {}, {}, {.shared = true}};
  std::vector<std::string> known;
  std::vector<std::string> same;
  std::int64_t pairs = 0;
  for (const Ranked& each : ranked) {
    section.table.push_back(comparisonRow(each.name, *each.at, figure));
    if (each.at->wayOf(figure) != 0) known.push_back(each.name);
    if (!neverDiffers(each.at->figures[figure])) continue;
    same.push_back(each.name);
    // (That many were played of each.)
    pairs = pairs == 0 ? each.at->pairs : std::min(pairs, each.at->pairs);
  }
  section.lines.push_back(knownLine(known, ranked.front().at->asked));
  if (!same.empty()) section.lines.push_back(sameLine(same, pairs));
  return section;
}

void addWorths(std::span<const Comparing> comparings,
               std::span<const std::vector<LevelComparison>> answers, std::size_t first,
               const std::vector<std::string>& figures, Report& report) {
  std::size_t end = first;
  while (end < comparings.size() && comparings[end].question == comparings[first].question) ++end;
  comparings = comparings.subspan(first, end - first);
  answers = answers.subspan(first, end - first);
  ReportSection all{{"card-levels", SAY("Cards: what holds at which level"), {}}, "", {}, {}, {}};
  const std::size_t levels = answers.front().size();
  for (std::size_t figure = 0; figure < comparings.front().figures.size(); ++figure) {
    const std::string& name = figures[comparings.front().figures[figure]];
    for (std::size_t level = 0; level < levels; ++level) {
      std::vector<Ranked> cards;
      for (std::size_t i = 0; i < comparings.size(); ++i)
        cards.push_back({comparings[i].card, &answers[i][level]});
      const LevelComparison& of = answers.front()[level];
      ReportLine title{"cards",
                       SAY("What each card adds to %1 against its neutral twin, %2 on all seats: "
                           "%3 pairs of matches"),
                       {name, of.level, Amount{static_cast<double>(of.pairs), 0}}};
      report.sections.push_back(
          rankingSection(std::move(title), "card",
                         comparisonColumns({"twin", SAY("twin"), {}}, {"card", SAY("card"), {}}),
                         std::move(cards), figure));
    }
    if (levels > 1) all.lines.push_back(everywhereLine(comparings, answers, figure, name));
  }
  if (!all.lines.empty()) report.sections.push_back(std::move(all));
}

#undef SAY

}  // namespace raindelay::study
