#include "study/restriction.h"

#include <algorithm>
#include <map>

#include "study/comparison_report.h"
#include "study/holm.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

constexpr double kAlpha = 0.05;

std::vector<double> raisedOf(const RestrictedLevel& level) {
  std::vector<double> p;
  for (const Rung& rung : level.rungs) p.push_back(rung.wins.p());
  return holm(p);
}

ReportRow restrictionRow(const Rung& rung, double p) {
  // Players alike win as often as there are seats: that needn't be measured.
  const Interval lost = rung.wins.interval() * -1 + Interval{rung.fair, rung.fair};
  return {rung.name,
          {Amount{rung.fair - rung.wins.mean(), 3}, Amount{lost.low, 3}, Amount{lost.high, 3},
           Amount{p, 4}}};
}

ReportSection levelSection(const std::string& variant, const RestrictedLevel& level) {
  const auto pairs = static_cast<double>(level.rungs.front().wins.count());
  ReportSection section{
      {"restrict",
       SAY("%1: what it costs to do without an action, %2 on all seats: %3 pairs of matches"),
       {variant, level.level, Amount{pairs, 0}}},
      "without",
      {{"change", {"wins-lost", SAY("wins lost"), {}}},
       {"low", {"low", SAY("from"), {}}},
       {"high", {"high", SAY("to"), {}}},
       {"p", {"p", SAY("p (Holm)"), {}}}},
      {},
      {},
      {.shared = true}};
  const std::vector<double> p = raisedOf(level);
  std::vector<std::string> known;
  for (std::size_t i = 0; i < level.rungs.size(); ++i) {
    section.table.push_back(restrictionRow(level.rungs[i], p[i]));
    if (p[i] <= kAlpha) known.push_back(level.rungs[i].name);
  }
  section.lines.push_back(knownLine(known, level.rungs.size()));
  section.lines.push_back(
      {"wins-lost-are",
       SAY("Wins lost: a share of all matches, in all seats, by a player who does without against "
           "players who don't. About 0: the action is decoration."),
       {}});
  return section;
}

/// What is known to cost wins at each level, and at how many.
ReportSection everywhere(const std::string& variant, std::span<const RestrictedLevel> levels) {
  ReportSection section{
      {"restrict-levels", SAY("%1: what holds at which level"), {variant}}, "", {}, {}, {}};
  std::map<std::string, std::size_t> costs;
  for (const RestrictedLevel& level : levels) {
    const std::vector<double> p = raisedOf(level);
    for (std::size_t i = 0; i < p.size(); ++i) {
      const Rung& rung = level.rungs[i];
      costs[rung.name] += p[i] <= kAlpha && rung.wins.mean() < rung.fair ? 1 : 0;
    }
  }
  for (const auto& [name, count] : costs) {
    if (count == levels.size()) {
      section.lines.push_back(
          {"costs", SAY("To do without %1 costs wins at every level that was played."), {name}});
    } else if (count > 0) {
      section.lines.push_back({"costs-somewhere",
                               SAY("To do without %1 is known to cost wins at %2 of %3 levels."),
                               {name, Amount{static_cast<double>(count), 0},
                                Amount{static_cast<double>(levels.size()), 0}}});
    }
  }
  return section;
}

#undef SAY

}  // namespace

void addRestrictions(const std::string& variant, std::span<const RestrictedLevel> levels,
                     Report& report) {
  for (const RestrictedLevel& level : levels)
    report.sections.push_back(levelSection(variant, level));
  if (levels.size() < 2) return;
  ReportSection all = everywhere(variant, levels);
  if (!all.lines.empty()) report.sections.push_back(std::move(all));
}

}  // namespace raindelay::study
