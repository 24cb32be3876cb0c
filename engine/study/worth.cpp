#include "study/worth.h"

#include <algorithm>
#include <cmath>

#include "study/comparison_report.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

/// A card's answer at a level.
struct Worth {
  const std::string* card;
  const LevelComparison* at;

  [[nodiscard]] double size(std::size_t figure) const {
    return std::abs(at->figures[figure].change().mean());
  }
};

ReportSection worthSection(std::vector<Worth> cards, std::size_t figure, const std::string& name) {
  std::stable_sort(cards.begin(), cards.end(),
                   [&](const Worth& a, const Worth& b) { return a.size(figure) > b.size(figure); });
  const LevelComparison& level = *cards.front().at;
  ReportSection section{
      {"cards",
       SAY("What each card adds to %1 against its neutral twin, %2 on all seats: %3 pairs of "
           "matches"),
       {name, level.level, Amount{static_cast<double>(level.pairs), 0}}},
      "card",
      comparisonColumns({"twin", SAY("twin"), {}}, {"card", SAY("card"), {}}),
      {},
      {},
      {.shared = true}};
  std::vector<std::string> known;
  std::vector<std::string> same;
  for (const Worth& card : cards) {
    section.table.push_back(comparisonRow(*card.card, *card.at, figure));
    if (card.at->wayOf(figure) != 0) known.push_back(*card.card);
    if (neverDiffers(card.at->figures[figure])) same.push_back(*card.card);
  }
  section.lines.push_back(knownLine(known, level.asked));
  if (!same.empty()) section.lines.push_back(sameLine(same, level.pairs));
  return section;
}

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
      std::vector<Worth> cards;
      for (std::size_t i = 0; i < comparings.size(); ++i)
        cards.push_back({&comparings[i].card, &answers[i][level]});
      report.sections.push_back(worthSection(std::move(cards), figure, name));
    }
    if (levels > 1) all.lines.push_back(everywhereLine(comparings, answers, figure, name));
  }
  if (!all.lines.empty()) report.sections.push_back(std::move(all));
}

#undef SAY

}  // namespace raindelay::study
