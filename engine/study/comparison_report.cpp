#include "study/comparison_report.h"

#include <cmath>

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyReport", source)

Amount whole(double value) {
  return {value, 0};
}

/// As many decimals as the interval's width leaves any sense, at most five.
int digitsOf(const Interval& interval) {
  const double width = interval.width();
  if (!std::isfinite(width) || width <= 0) return 3;
  const double digits = 1 - std::floor(std::log10(width));
  return digits < 0 ? 0 : digits > 5 ? 5 : static_cast<int>(digits);
}

std::vector<ReportColumn> columnsOf(const ComparisonNames& names) {
  return {{"a", {"variant", SAY("%1"), {names.a}}},
          {"b", {"variant", SAY("%1"), {names.b}}},
          {"change", {"change", SAY("change"), {}}},
          {"low", {"low", SAY("from"), {}}},
          {"high", {"high", SAY("to"), {}}},
          {"efficiency", {"efficiency", SAY("efficiency"), {}}}};
}

ReportRow rowOf(const std::string& figure, const Paired& paired) {
  if (paired.change().count() == 0) return {figure, std::vector<std::optional<Amount>>(6)};
  const Interval interval = paired.changeInterval();
  const int digits = digitsOf(interval);
  const bool known = std::isfinite(interval.width());
  const auto bound = [&](double value) {
    return known ? std::optional<Amount>({value, digits}) : std::nullopt;
  };
  return {figure,
          {Amount{paired.a().mean(), digits}, Amount{paired.b().mean(), digits},
           Amount{paired.change().mean(), digits}, bound(interval.low), bound(interval.high),
           Amount{paired.efficiency(), 1}}};
}

ReportLine lengthsLine(const std::string& name, const Lengths& of) {
  return {"lengths",
          SAY("%1: half the matches have at most %2 decisions; 5 of 100 at most %3, 95 at most %4, "
              "99 at most %5."),
          {name, whole(of.p50), whole(of.p5), whole(of.p95), whole(of.p99)}};
}

ReportLine boundLine(const Bound& bound, const std::string& figure, BoundVerdict verdict) {
  const std::vector<ReportValue> values = {figure, Amount{bound.least, 3}, Amount{bound.most, 3}};
  const bool change = bound.of == Bound::Of::kChange;
  switch (verdict) {
    case BoundVerdict::kKept:
      if (change)
        return {"tolerance-kept", SAY("%1 changes by %2 to %3, as it may: kept."), values};
      return {"target-kept", SAY("%1 lies from %2 to %3, as it should: kept."), values};
    case BoundVerdict::kMissed:
      if (change)
        return {"tolerance-missed", SAY("%1 doesn't change by %2 to %3 alone: missed."), values};
      return {"target-missed", SAY("%1 doesn't lie from %2 to %3: missed."), values};
    case BoundVerdict::kOpen:
      break;
  }
  if (change) {
    return {"tolerance-open", SAY("Whether %1 changes by %2 to %3 alone can't be told yet."),
            values};
  }
  return {"target-open", SAY("Whether %1 lies from %2 to %3 can't be told yet."), values};
}

ReportSection levelSection(const Comparing& asked, const ComparisonNames& names,
                           const LevelComparison& level) {
  ReportSection section{{"comparison",
                         SAY("%1 against %2, %3 on all seats: %4 pairs of matches"),
                         {names.b, names.a, level.level, whole(static_cast<double>(level.pairs))}},
                        "figure",
                        columnsOf(names),
                        {},
                        {}};
  for (std::size_t i = 0; i < asked.figures.size(); ++i) {
    section.table.push_back(rowOf(names.figures[asked.figures[i]], level.figures[i]));
  }
  section.lines.push_back(lengthsLine(names.a, level.a));
  section.lines.push_back(lengthsLine(names.b, level.b));
  for (std::size_t i = 0; i < asked.bounds.size(); ++i) {
    const Bound& bound = asked.bounds[i];
    section.lines.push_back(boundLine(bound, names.figures[bound.figure], level.verdicts[i]));
  }
  return section;
}

/// Which way a figure is known to have changed: -1, 1; 0: it isn't.
int wayOf(const Paired& figure) {
  const Interval interval = figure.changeInterval();
  return interval.low > 0 ? 1 : interval.high < 0 ? -1 : 0;
}

std::string listOf(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

/// What is to be said of a figure over all levels; nothing if it isn't known to change at any.
std::optional<ReportLine> everywhereLine(const std::string& name, std::size_t figure,
                                         std::span<const LevelComparison> levels) {
  std::vector<std::string> rises, falls, open;
  for (const LevelComparison& level : levels) {
    const int way = wayOf(level.figures[figure]);
    (way > 0 ? rises : way < 0 ? falls : open).push_back(level.level);
  }
  if (rises.size() == levels.size()) {
    return ReportLine{"rises", SAY("%1 rises at every level that was played."), {name}};
  }
  if (falls.size() == levels.size()) {
    return ReportLine{"falls", SAY("%1 falls at every level that was played."), {name}};
  }
  if (rises.empty() && falls.empty()) return std::nullopt;
  if (falls.empty()) {
    return ReportLine{"rises-somewhere",
                      SAY("%1 rises at some levels (%2); at others it can't be told (%3)."),
                      {name, listOf(rises), listOf(open)}};
  }
  if (rises.empty()) {
    return ReportLine{"falls-somewhere",
                      SAY("%1 falls at some levels (%2); at others it can't be told (%3)."),
                      {name, listOf(falls), listOf(open)}};
  }
  return ReportLine{"rises-and-falls",
                    SAY("%1 rises at some levels (%2) and falls at others (%3)."),
                    {name, listOf(rises), listOf(falls)}};
}

}  // namespace

void addComparison(const Comparing& asked, const ComparisonNames& names,
                   std::span<const LevelComparison> levels, Report& report) {
  for (const LevelComparison& level : levels) {
    report.sections.push_back(levelSection(asked, names, level));
    for (const BoundVerdict verdict : level.verdicts) report.kept &= verdict == BoundVerdict::kKept;
  }
  if (levels.size() < 2) return;
  ReportSection all{{"levels", SAY("%1 against %2: what holds at which level"), {names.b, names.a}},
                    "",
                    {},
                    {},
                    {}};
  for (std::size_t i = 0; i < asked.figures.size(); ++i) {
    if (auto line = everywhereLine(names.figures[asked.figures[i]], i, levels)) {
      all.lines.push_back(*std::move(line));
    }
  }
  if (all.lines.empty()) {
    all.lines.push_back({"no-change", SAY("No figure is known to change at any level."), {}});
  }
  report.sections.push_back(std::move(all));
}

#undef SAY

}  // namespace raindelay::study
