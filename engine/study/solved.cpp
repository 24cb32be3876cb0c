#include "study/solved.h"

namespace raindelay::study {

#define SAY(source) RD_TEXT("StudyReport", source)

ReportSection solvedSection(std::span<const Solved> solved) {
  ReportSection section{
      {"exact", SAY("Exact: what perfect play of all seats comes to"), {}}, "figure", {}, {}, {}};
  for (const Solved& each : solved) {
    if (each.figures.empty()) {
      section.lines.push_back({"no-solution",
                               SAY("%1: not solved; its cards allow too many positions, or play "
                                   "has no end."),
                               {each.variant}});
      continue;
    }
    section.columns.push_back({each.variant, {"variant", SAY("%1"), {each.variant}}});
    for (std::size_t i = 0; i < each.figures.size(); ++i) {
      if (section.table.size() == i) section.table.push_back({each.figures[i].first, {}});
      section.table[i].cells.emplace_back(Amount{each.figures[i].second, 4});
    }
  }
  section.lines.push_back(
      {"exact-is",
       SAY("Exact: by the game's solution, to which no other play is known that wins more; nothing "
           "was played."),
       {}});
  return section;
}

#undef SAY

}  // namespace raindelay::study
