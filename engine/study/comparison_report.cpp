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

}  // namespace

std::vector<ReportColumn> comparisonColumns(ReportLine a, ReportLine b) {
  return {{"a", std::move(a)},
          {"b", std::move(b)},
          {"change", {"change", SAY("change"), {}}},
          {"low", {"low", SAY("from"), {}}},
          {"high", {"high", SAY("to"), {}}},
          {"efficiency", {"efficiency", SAY("efficiency"), {}}},
          {"p", {"p", SAY("p (Holm)"), {}}}};
}

ReportRow comparisonRow(const std::string& name, const LevelComparison& level, std::size_t figure) {
  const Paired& paired = level.figures[figure];
  if (paired.change().count() == 0) return {name, std::vector<std::optional<Amount>>(7)};
  const Interval interval = paired.changeInterval();
  const int digits = digitsOf(interval);
  const bool known = std::isfinite(interval.width());
  const auto bound = [&](double value) {
    return known ? std::optional<Amount>({value, digits}) : std::nullopt;
  };
  return {name,
          {Amount{paired.a().mean(), digits}, Amount{paired.b().mean(), digits},
           Amount{paired.change().mean(), digits}, bound(interval.low), bound(interval.high),
           Amount{paired.efficiency(), 1}, Amount{level.p[figure], 4}}};
}

bool neverDiffers(const Paired& figure) {
  const Spread& change = figure.change();
  return change.count() > 1 && change.mean() == 0 && change.deviation() == 0 &&
         !figure.changeInterval().isBounded();
}

ReportLine sameLine(const std::vector<std::string>& names, std::int64_t pairs) {
  return {"never-differs",
          SAY("No difference in %1 pairs, so that no interval can be told: %2."),
          {whole(static_cast<double>(pairs)), listOf(names)}};
}

ReportLine knownLine(const std::vector<std::string>& names, std::size_t asked) {
  const Amount all = whole(static_cast<double>(asked));
  if (names.empty()) {
    return {"none-known",
            SAY("Known to differ, with %1 asked at this level (Holm, 0.05): none."),
            {all}};
  }
  return {"known",
          SAY("Known to differ, with %1 asked at this level (Holm, 0.05): %2."),
          {all, listOf(names)}};
}

std::string listOf(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

namespace {

ReportLine lengthsLine(const ReportValue& name, const Lengths& of) {
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
  ReportSection section{
      {"comparison",
       SAY("%1 against %2, %3 on all seats: %4 pairs of matches"),
       {names.b, names.a, level.level, whole(static_cast<double>(level.pairs))}},
      "figure",
      comparisonColumns({"variant", SAY("%1"), {names.a}}, {"variant", SAY("%1"), {names.b}}),
      {},
      {}};
  std::vector<std::string> known, same;
  for (std::size_t i = 0; i < asked.figures.size(); ++i) {
    const std::string& name = names.figures[asked.figures[i]];
    section.table.push_back(comparisonRow(name, level, i));
    if (level.wayOf(i) != 0) known.push_back(name);
    if (neverDiffers(level.figures[i])) same.push_back(name);
  }
  section.lines.push_back(knownLine(known, level.asked));
  if (!same.empty()) section.lines.push_back(sameLine(same, level.pairs));
  section.lines.push_back(lengthsLine(names.a, level.a));
  section.lines.push_back(lengthsLine(names.b, level.b));
  for (std::size_t i = 0; i < asked.bounds.size(); ++i) {
    const Bound& bound = asked.bounds[i];
    section.lines.push_back(boundLine(bound, names.figures[bound.figure], level.verdicts[i]));
  }
  return section;
}

/// What is to be said of a figure over all levels; nothing if it isn't known to change at any.
std::optional<ReportLine> everywhereLine(const std::string& name, std::size_t figure,
                                         std::span<const LevelComparison> levels) {
  std::vector<std::string> rises, falls, open;
  for (const LevelComparison& level : levels) {
    const int way = level.wayOf(figure);
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
